"""The phone as the bank of a real board."""

import pytest
from at_table import PHONE, SIZES, in_language, lay, seats
from playwright.sync_api import expect


def bank(browse, names="Ann Bob", **wanted):
    page = browse(PHONE, has_touch=True, is_mobile=True)
    room = lay(page, seats=seats(names, "me here here"), dice="hand", cards="hand", treasurer=True, **wanted)
    page.goto(f"/#/t/{room}")
    return page


def throw(page, first, second):
    page.get_by_role("button", name=f"First die: {first}").click()
    page.get_by_role("button", name=f"Second die: {second}").click()


def press(page, name):
    page.get_by_role("region", name="What comes next").get_by_role("button", name=name).click()


def player(page, name):
    return page.get_by_role("list", name="Players").get_by_role("button", name=name)


def test_a_throw_is_two_taps_and_a_rent_is_kept(browse):
    page = bank(browse)
    throw(page, 1, 2)
    press(page, "Buy French Quarter")
    expect(page.get_by_text("$60").first).to_be_visible()
    press(page, "Paid, next throw")
    throw(page, 1, 2)
    rent = page.get_by_role("article")
    expect(rent).to_contain_text("Bob pays Ann $6 rent for French Quarter: $6 for the bare street.")
    expect(rent.get_by_role("listitem")).to_have_text(["1 × 5", "1 × 1"])
    expect(player(page, "Ann")).to_contain_text("1,446")  # 1500 - 60 + 6
    expect(player(page, "Bob")).to_contain_text("1,494")
    press(page, "Paid, next throw")
    expect(page.get_by_role("heading", name="Your throw, Ann")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_hears_what_to_do_before_the_first_throw_alone(browse, size):
    page = bank(browse)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    told = page.get_by_text("tap what the dice show")
    expect(told).to_be_visible()
    throw(page, 1, 2)
    press(page, "Buy French Quarter")
    press(page, "Paid, next throw")
    expect(page.get_by_role("heading", name="Your throw, Bob")).to_be_visible()
    expect(told).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 740), (667, 375)])
def test_the_words_of_a_button_stay_within_it(browse, size):
    page = browse({"width": size[0], "height": size[1]}, has_touch=True)
    in_language(page, "fr")
    page.goto(f"/#/t/{lay(page, seats=seats('Ann Bob', 'me here'), dice='hand', treasurer=True)}")
    button = page.get_by_role("button", name="Hypothèque")
    expect(button).to_be_visible()
    words = button.evaluate(
        """button => {
            const words = document.createRange();
            words.selectNodeContents(button);
            return words.getBoundingClientRect().width;
        }"""
    )
    assert words + 8 <= button.bounding_box()["width"]


def test_the_focus_stays_with_what_comes_next(browse):
    page = bank(browse)
    die = page.get_by_role("button", name="First die: 1")

    def enter(button):
        button.focus()
        page.keyboard.press("Enter")

    enter(die)
    enter(page.get_by_role("button", name="Second die: 2"))
    expect(page.get_by_role("button", name="Buy French Quarter")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Paid, next throw")).to_be_focused()
    page.keyboard.press("Enter")
    expect(die).to_be_focused()


def test_the_title_card_offers_the_moves_of_its_owner(browse):
    page = bank(browse)
    throw(page, 1, 2)
    press(page, "Buy French Quarter")
    press(page, "Paid, next throw")
    player(page, "Ann").click()
    page.get_by_role("dialog", name="Ann").get_by_role("button", name="French Quarter").click()
    card = page.get_by_role("dialog", name="French Quarter")
    card.get_by_role("button", name="Mortgage French Quarter").click()
    expect(player(page, "Ann")).to_contain_text("1,470")  # 1500 - 60 + 30: it is Bob's turn, but her title


def test_a_mistake_is_undone(browse):
    page = bank(browse)
    throw(page, 1, 2)
    expect(page.get_by_role("heading", name="French Quarter")).to_be_visible()
    press(page, "Wrong dice: undo")
    expect(page.get_by_text("1 move was taken back, from move 2 on. Enter again what was really thrown")).to_be_visible()
    expect(page.get_by_role("heading", name="Ann throws two dice")).to_be_visible()
    throw(page, 1, 4)
    expect(page.get_by_role("heading", name="U.S. Railroad")).to_be_visible()


def test_a_wrong_price_of_an_auction_is_undone_in_one_press(browse):
    page = bank(browse, "Ann Bob Cid", rules={"auction": True})

    def sold(name, price):
        page.get_by_role("group", name="Who wins").get_by_role("button", name=name).click()
        page.get_by_role("textbox", name="For").fill(price)
        press(page, "Sold")

    throw(page, 1, 2)
    press(page, "auction")
    sold("Bob", "100")
    expect(player(page, "Bob")).to_contain_text("1,400")
    press(page, "Undo")
    expect(player(page, "Bob")).to_contain_text("1,500")
    sold("Cid", "120")
    expect(player(page, "Cid")).to_contain_text("1,380")
    expect(player(page, "Bob")).to_contain_text("1,500")


def test_a_card_is_one_search(browse):
    page = bank(browse)
    throw(page, 1, 1)
    found = page.get_by_role("list").filter(has_text="The court splits up")
    expect(found.get_by_role("button")).to_have_count(25)
    page.get_by_role("searchbox", name="Number or words on the card").fill("boom")
    expect(page.get_by_role("status").filter(has_text="1 match")).to_be_visible()
    page.get_by_role("button", name="Boom times").click()
    expect(player(page, "Ann")).to_contain_text("1,550")  # card 12 brings 50
    press(page, "Wrong card: undo")
    expect(player(page, "Ann")).to_contain_text("1,500")
    expect(page.get_by_role("searchbox", name="Number or words on the card")).to_be_visible()


def test_all_second_dice_are_in_sight(browse):
    page = bank(browse)
    page.get_by_role("button", name="First die: 2").click()
    last = page.get_by_role("list", name="With a 2 and this second die").get_by_role("listitem").last
    expect(last).to_contain_text("Wilshire Blvd.")
    dock = page.get_by_role("region", name="What comes next")
    assert bottom(last) <= dock.bounding_box()["y"] + 0.5


def test_an_offer_says_who_is_asked(browse):
    """Everybody looks at one screen: "you" alone would be anybody."""
    page = bank(browse)
    throw(page, 1, 2)
    press(page, "Buy French Quarter")
    player(page, "Ann").click()
    page.get_by_role("dialog", name="Ann").get_by_role("button", name="Trade").click()
    sheet = page.get_by_role("dialog", name="Offer a trade")
    sheet.get_by_role("checkbox", name="French Quarter").check()
    sheet.get_by_role("button", name="Send to Bob").click()
    expect(page.get_by_role("heading", name="Bob: Ann offers you a trade")).to_be_visible()
    press(page, "Reject")
    expect(page.get_by_text("Bob rejects Ann’s offer.").first).to_be_visible()


def bottom(place):
    box = place.bounding_box()
    return box["y"] + box["height"]
