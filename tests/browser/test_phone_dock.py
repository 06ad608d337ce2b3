"""On a phone what decides stays in sight, below what is read before it."""

import re
from contextlib import suppress

import pytest
from at_table import PHONE, SIZES, act, go_to, hand, in_language, lay, primary, seats
from legible_states import DEALT, EIGHT, FOUR, asks, bidding, deciding, for_sale, owned, played, show, table
from playwright.sync_api import Error, expect

SIDE = {"width": 667, "height": 375}
PLACES = """() => {
  const boxes = [...document.querySelectorAll(".phonemap, #actions .verbs .btn")].map((one) => one.getBoundingClientRect());
  const likely = document.querySelector("#actions [data-primary]");
  const pressed = likely && new DOMMatrix(getComputedStyle(likely).transform).m42;
  const foot = likely?.getBoundingClientRect().bottom - pressed;
  const at = [...boxes.flatMap((box) => [box.left, box.top, box.right, box.bottom]), foot].map((at) => Math.round(at)).join(" ");
  return [likely?.dataset.move ?? "", document.querySelectorAll("#actions .choices button").length, at];
}"""
"""What the first button does, among how many choices; where map, verbs and the foot of the first button are."""
BOTH = pytest.mark.parametrize("size", [PHONE, SIDE], ids=["upright", "side"])
OPENED = ["Ann throw", "chance dice 1 2", "Ann buy", "Ann end", "Bob throw", "chance dice 1 4", "Bob buy", "Bob end"]


def builds(game):
    return game.to_act in game.players and any(move.startswith("build") for move in game.legal())


def to_auction(page, edition, **more):
    game = for_sale(edition, EIGHT, 3, **DEALT)
    game.play("decline")
    assert asks(game, "auction")
    bidding(page, table(page, game, **more))


def ask_hint(page):
    act(page, "Hint")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()


@BOTH
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_hint_and_why_not_are_offered_in_sight(size, lang, browse, server):
    """Before a throw, and beside a title that is for sale."""
    page = browse(size=size)
    in_language(page, lang)
    room = lay(page, seats=seats("Ann Bob", "me bot"), dice="hand")
    go_to(page, room)
    for before in ([], ["Ann throw", "chance dice 2 3"]):
        with hand(page, server, room) as line:
            line.play(*before)
        links = page.locator("#actions .links button")
        expect(links).to_have_count(2)
        expect(primary(page)).to_be_enabled()
        for link in links.all():
            expect(link).to_be_in_viewport(ratio=1)


def test_a_hint_below_the_screen_is_scrolled_to(browse):
    page = browse(size={"width": 1280, "height": 700})
    deciding(page, table(page, for_sale(), hints=True))
    ask_hint(page)
    expect(page.get_by_role("region", name="Hint").get_by_role("paragraph").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_when_a_hint_comes(size, browse):
    page = browse(size={"width": size[0], "height": size[1]})
    deciding(page, table(page, for_sale(), hints=True))
    buttons = page.locator("#actions button")
    page.locator("#actions").get_by_role("button", name="Hint").scroll_into_view_if_needed()

    def places():
        return [(button.inner_text(), button.bounding_box()) for button in buttons.all()]

    before = places()
    ask_hint(page)
    assert places() == before
    expect(page.get_by_role("region", name="Hint").get_by_role("paragraph").first).to_be_in_viewport(ratio=1)
    page.get_by_role("group", name="Hint").get_by_role("button", name="Close").click()
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)
    assert places() == before


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_when_a_title_is_chosen(size, browse):
    page = browse(size={"width": size[0], "height": size[1]})
    game = played(lambda game: owned(game) > 14 and game.phase == "end" and builds(game), "anti-us", FOUR, 1, {})
    deciding(page, table(page, game))
    act(page, re.compile("^Build"))
    titles = page.get_by_role("radiogroup", name="Titles to choose from").get_by_role("radio")
    kept = page.locator("#actions :is(label, .done, .confirm), .phonemap")
    before = [one.bounding_box() for one in kept.all()]
    titles.last.check()
    expect(primary(page)).to_be_visible()
    assert [one.bounding_box() for one in kept.all()] == before


@BOTH
def test_a_hint_leaves_the_throw_in_sight(size, browse):
    page = browse(size=size)
    go_to(page, lay(page))
    ask_hint(page)
    expect(page.get_by_role("region", name="Hint").get_by_role("paragraph").first).to_be_in_viewport(ratio=1)
    expect(primary(page)).to_be_in_viewport(ratio=1)


@BOTH
def test_a_hint_leaves_all_that_bids_in_sight(size, browse):
    page = browse(size=size)
    to_auction(page, "classic-us", hints=True)
    ask_hint(page)
    expect(page.get_by_role("region", name="Hint").get_by_role("paragraph").first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("textbox", name="My bid")).to_be_in_viewport(ratio=1)
    for button in page.locator("#actions .pinned").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["fr", "pl"])
def test_the_menu_is_seen_beside_an_auction_of_long_words(lang, browse):
    page = browse(size=SIDE)
    in_language(page, lang)
    to_auction(page, "classic-fr")
    expect(page.locator("#actions .menu")).to_be_in_viewport(ratio=1)
    lot = page.locator("#actions .lot")
    box, words = lot.bounding_box(), lot.locator(".name b").bounding_box()
    assert words["y"] >= box["y"]
    assert words["y"] + words["height"] <= box["y"] + box["height"]


@BOTH
def test_what_an_offer_changes_stands_above_its_answers(size, browse, server):
    page = browse(size=size)
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand", cards="hand")
    with hand(page, server, room) as line:
        line.play(*OPENED, "Ann offer Bob give french-quarter cash 20 take railroad")
    go_to(page, room)
    accept = page.locator("#actions").get_by_role("button", name="Accept")
    expect(primary(page)).to_be_visible()
    if not accept.is_visible():
        act(page, re.compile("I am Bob"))
    expect(accept).to_be_in_viewport(ratio=1)
    change = page.locator("#actions .effects li")
    expect(change.first).to_be_in_viewport(ratio=1)
    above, answer = change.first.bounding_box(), accept.bounding_box()
    assert above["y"] + above["height"] <= answer["y"]
    for name in ("Reject", "Counteroffer"):
        button = page.locator("#actions").get_by_role("button", name=name)
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate("button => button.scrollWidth <= button.clientWidth")


def test_three_changes_of_a_trade_are_seen_above_its_buttons(browse):
    page = browse(size=SIDE)
    show(page, "trade")
    sheet = page.get_by_role("dialog")
    gives = sheet.get_by_role("region").first
    gives.get_by_role("checkbox").first.uncheck()  # a monopoly with buildings stays whole
    for number in (1, 2):
        gives.get_by_role("checkbox").nth(number).check()
    gives.get_by_role("textbox").fill("5")
    third = sheet.locator(".effects li:nth-child(3)").first
    expect(third).to_be_visible()
    foot = sheet.locator(".foot").bounding_box()
    row = third.bounding_box()
    assert row["y"] + row["height"] <= foot["y"] + 1


@BOTH
def test_a_list_of_titles_tells_that_it_goes_on(size, browse):
    page = browse(size=size)
    show(page, "trade")
    lists = page.get_by_role("dialog").locator(".things")
    for one in lists.all():
        more = one.evaluate("list => list.scrollHeight > list.clientHeight + 2")
        assert (one.get_attribute("data-more") is not None) == more
    going_on = page.get_by_role("dialog").locator(".things[data-more]").first
    expect(going_on).to_be_visible()
    going_on.evaluate("list => (list.scrollTop = list.scrollHeight)")
    expect(page.get_by_role("dialog").locator(".things").first).not_to_have_attribute("data-more", "")


@BOTH
def test_why_a_bot_rejects_stands_before_the_next_decision(size, browse, server):
    page = browse(size=size)
    room = lay(page, seats=seats("Ann Bob", "me bot"), dice="hand", cards="hand")
    go_to(page, room)
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2", "Ann buy", "Ann end")
        while line.view["to_act"] != "chance":
            line.hear("moved")
        line.play("chance dice 1 4")
        while line.view["to_act"] != "Ann":
            line.hear("moved")
        line.play("Ann offer Bob take railroad")
    says = page.locator("#actions .says .words")
    expect(says).to_have_text(re.compile(r"^Bob:\s+Rejects the offer, because it expects to lose \$200 by it$"))
    expect(says).to_be_in_viewport(ratio=1)
    expect(primary(page)).to_be_in_viewport(ratio=1)
    act(page, "Throw the dice")
    expect(says).to_have_count(0)


def test_on_a_phones_side_the_time_left_is_seen_and_there_is_nobody_to_chat_with(browse):
    page = browse(size=SIDE)
    go_to(page, lay(page, aim="timed", minutes=30))
    expect(page.get_by_role("timer", name=re.compile("^Time left"))).to_be_in_viewport(ratio=1)
    page.locator("#actions .menu").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Ledger")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("button", name="Chat")).to_have_count(0)


def test_why_a_button_is_gray_moves_nothing_and_goes_with_the_decision(browse, server):
    page = browse(size=SIDE)
    room = lay(page, seats=seats("Ann Bob", "me bot"), dice="hand")
    go_to(page, room)
    buttons = page.locator("#actions button")
    expect(primary(page)).to_be_visible()
    before = [button.bounding_box() for button in buttons.all()]
    page.locator("#actions").get_by_role("button", name="Build").click(force=True)
    why = page.locator("#actions").get_by_role("note")
    expect(why).to_be_in_viewport(ratio=1)
    assert [button.bounding_box() for button in buttons.all()][: len(before)] == before
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 2 3")
    expect(why).to_have_count(0)


def test_on_a_phones_side_nothing_moves_when_the_network_is_lost(browse, eyes):
    eyes.expect("WebSocket|ERR_|Failed to load")
    page = browse(size=SIDE)
    go_to(page, lay(page))
    expect(primary(page)).to_be_visible()
    kept = page.locator("#actions button, .phonemap, #players")
    before = [one.bounding_box() for one in kept.all()]
    page.context.set_offline(True)
    expect(page.locator("header.bar .warn")).to_be_visible()
    assert [one.bounding_box() for one in kept.all()] == before


def in_full(rows):
    """How many rows of a list are seen in full."""
    return rows.evaluate_all(
        """rows => rows.filter(row => {
            const list = row.parentElement.getBoundingClientRect(), box = row.getBoundingClientRect();
            return box.top >= list.top && box.bottom <= Math.min(list.bottom, innerHeight) + 1;
        }).length"""
    )


@pytest.mark.parametrize(("size", "titles", "offered"), [(PHONE, 4, 3), (SIDE, 3, 3)], ids=["upright", "side"])
def test_long_lists_have_the_height_that_is_left(size, titles, offered, browse):
    page = browse(size=size)
    game = played(lambda game: owned(game) > 14 and game.phase == "end" and builds(game), "anti-us", FOUR, 1, {})
    deciding(page, table(page, game))
    act(page, re.compile("^Mortgage"))
    assert in_full(page.locator("#actions .list .pick")) >= titles
    expect(page.get_by_role("button", name="Done", exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Done", exact=True).click()
    act(page, re.compile("^Trade"))
    lists = page.get_by_role("dialog").locator(".things")
    expect(lists.last).to_be_in_viewport(ratio=1)
    assert in_full(lists.first.locator(".pick")) >= offered


@BOTH
def test_a_list_for_a_debt_says_when_it_can_be_paid(size, browse):
    page = browse(size=size)
    show(page, "debt")
    act(page, re.compile("^Sell"))
    expect(page.locator("#dock-heading")).to_have_text(re.compile("still missing$"))
    page.locator("#actions .list").get_by_role("radio").first.check()
    primary(page).click()
    expect(page.locator("#dock-heading")).to_have_text("You can pay now")
    pay = page.locator("#actions").get_by_role("button", name=re.compile("^Pay"))
    expect(pay).to_be_in_viewport(ratio=1)
    pay.click()
    expect(pay).to_have_count(0)


EVERY_TURN = re.compile("^(throw|buy|end)$")


@pytest.mark.parametrize(("edition", "lang"), [("anti-us", "en"), ("classic-us", "en"), ("anti-fr", "fr"), ("anti-us", "pl")])
def test_no_control_moves_between_one_question_and_the_next(edition, lang, browse):
    """Before a throw, beside a title for sale, after it: map, verbs and the foot of the first button stay where they are."""
    page = browse(size=PHONE)
    in_language(page, lang)
    go_to(page, lay(page, edition=edition, seats=seats(roles=edition.startswith("anti")), hints=True))
    likely = primary(page).first
    for size in (PHONE, SIDE):
        page.set_viewport_size(size)
        places = {}
        for _ in range(12):
            expect(likely).to_be_visible()
            move, choices, at = page.evaluate(PLACES)  # all at once: the next question may come in between
            if EVERY_TURN.match(move) and choices <= (2 if move == "buy" else 1):
                places.setdefault(move, set()).add(at)
            with suppress(Error):  # a bot was faster
                likely.click(timeout=1000)
        assert len(places) == 3, size
        assert len(set.union(*places.values())) == 1, places


@pytest.mark.parametrize(("edition", "lang"), [("anti-us", "en"), ("anti-fr", "fr")])
def test_on_a_phones_side_a_long_name_moves_nothing(edition, lang, browse, server):
    """The card above says it: the trucking company is bought by a button where the throw's is."""
    page = browse(size=SIDE)
    in_language(page, lang)
    room = lay(page, edition=edition, seats=seats("Ann Bob", "me bot"), dice="hand", hints=True)
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 6 6", "Ann buy", "Ann throw", "chance dice 6 5", "Ann buy", "Ann end")
        while line.view["to_act"] != "chance":
            line.hear("moved")
        line.play("chance dice 4 6")
        while line.view["to_act"] != "Ann":
            line.hear("moved")
    go_to(page, room)
    kept = page.locator("#actions [data-primary], #actions .verbs .btn")
    expect(kept).to_have_count(6)

    def feet():
        return [round(box["y"] + box["height"]) for box in (one.bounding_box() for one in kept.all())]

    before = feet()
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 6 6")
    buy = page.locator("#actions [data-move=buy]")
    expect(buy).to_be_visible()
    assert feet() == before


@BOTH
def test_nothing_moves_when_somebody_bids(size, browse):
    """What bids keeps its place while others do."""
    page = browse(size=size)
    game = for_sale("classic-us", FOUR, 3)
    game.play("decline")
    people = [{"who": "me"} if name == game.to_act else {"who": "bot", "bot": "steady"} for name in game.players]
    bidding(page, table(page, game, seats=people, dice="program", cards="program"))
    kept = page.locator("#actions :is(.lot, .pinned .btn, .verbs .btn)")
    expect(primary(page)).to_be_visible()
    before = [one.bounding_box() for one in kept.all()]
    primary(page).click()
    expect(page.locator("#actions .best b")).to_be_visible()
    assert [one.bounding_box() for one in kept.all()] == before
    expect(page.locator("#actions .best b")).not_to_have_text("$1")
    assert [one.bounding_box() for one in kept.all()] == before


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_auction_on_a_high_phone_shows_the_rents(lang, browse):
    page = browse(size={"width": 390, "height": 844})
    in_language(page, lang)
    game = for_sale("classic-us", FOUR, 3)
    game.play("decline")
    bidding(page, table(page, game, hints=True))
    for part in ("#dock-heading", "#actions .lot .rents", "#actions [data-primary]", "#actions .verbs"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_an_offer_in_an_auction_tells_one_sum_of_cash(browse):
    """To whom has the best bid, which is not paid yet."""
    page = browse(size=PHONE)
    game = for_sale("classic-us", FOUR, 3)
    game.play("decline")
    bidder = game.to_act
    game.play("bid 1")
    offers = (f"offer {bidder} give cash 50 take {key}" for key in game.position()["titles"])
    offer = next(one for one in offers if game.why_not(game.to_act, one) is None)
    game.play(offer)
    go_to(page, table(page, game))
    accept = page.locator("#actions").get_by_role("button", name="Accept")
    expect(accept.or_(page.get_by_role("button", name=f"I am {bidder}")).first).to_be_visible()
    if not accept.is_visible():
        act(page, f"I am {bidder}")
    cash = page.locator("#actions .effects li").filter(has_text="Cash").first
    expect(cash).to_be_visible()
    expect(accept).to_contain_text(cash.locator("b").inner_text().replace("$", ""))
