"""The phone as the bank of a real board."""

from at_table import PHONE, lay, seats
from playwright.sync_api import expect


def bank(browse):
    page = browse(PHONE, has_touch=True, is_mobile=True)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand", cards="hand", treasurer=True)
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


def test_a_mistake_is_undone(browse):
    page = bank(browse)
    throw(page, 1, 2)
    expect(page.get_by_role("heading", name="French Quarter")).to_be_visible()
    press(page, "Wrong dice: undo")
    throw(page, 1, 4)
    expect(page.get_by_role("heading", name="U.S. Railroad")).to_be_visible()


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
