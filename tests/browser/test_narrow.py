"""On a narrow phone nothing lies on anything else, and no word is cut or broken."""

import pytest
from at_table import go_to, hand, in_language, lay, seats
from legible_states import DEALT, EIGHT, FOUR, asks, bidding, deciding, everybody, for_sale, table, waiting_for_friends
from playwright.sync_api import expect
from test_guide import BROKEN

NARROW = {"width": 360, "height": 740}
NARROW_SIDE = {"width": 740, "height": 360}
OVERLAPS = """parts => {
    const boxes = parts.map(one => one.getBoundingClientRect()).filter(({ width }) => width > 1);
    return boxes.filter((box, place) => boxes.slice(place + 1).some(other =>
        box.left < other.right - 0.5 && other.left < box.right - 0.5 && box.top < other.bottom && other.top < box.bottom
    )).length;
}"""
"""How many of the parts lie on a later one."""
SUM = """() => ({ covered: new Promise((resolve) => requestAnimationFrame(function look() {
    const sum = document.querySelector("#players .cash > span");
    if (!sum) return requestAnimationFrame(look);
    const box = sum.getBoundingClientRect();
    resolve([...sum.closest("li").querySelectorAll(".mark svg, .name")].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return box.left < right && left < box.right && box.top < bottom - 1 && top < box.bottom;
    }).map((one) => one.outerHTML));
})) })"""
"""What of the player's mark and name the first sum that comes or goes lies on, once it is there."""
BAR = "header.bar > :is(.home, .watching, .btn), header.bar .names :is(h1, .round)"


@pytest.mark.parametrize(("lang", "who"), [("en", "me bot bot bot"), ("fr", "me here bot bot"), ("pl", "me here bot bot")])
def test_the_bar_shows_its_parts_side_by_side(lang, who, browse):
    page = browse(NARROW)
    in_language(page, lang)
    go_to(page, lay(page, seats=seats(who=who), dice="hand"))
    page.locator(".round").evaluate("round => (round.textContent = round.textContent.replace('1', '116'))")
    assert page.locator(BAR).evaluate_all(OVERLAPS) == 0
    assert page.locator("header.bar h1").bounding_box()["height"] < 20, "the name of the table has one line"


def test_who_watches_leaves_room_for_the_eye(browse):
    ann, page = browse(), browse(NARROW)
    go_to(page, lay(ann))
    expect(page.locator("header.bar .watching")).to_be_visible()
    go_to(ann, page.url.rsplit("/", 1)[1])  # no banner says that she is away
    expect(page.locator("header.bar .names.gone")).to_have_count(0)
    assert page.locator(BAR).evaluate_all(OVERLAPS) == 0


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_words_of_the_verbs_fit(lang, browse):
    page = browse(NARROW)
    in_language(page, lang)
    deciding(page, table(page, for_sale("classic-fr", FOUR, 1)))
    for button in page.locator("#actions .verbs .btn").all():
        assert button.evaluate("button => button.scrollWidth <= button.clientWidth")


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_tables_break_no_word(lang, browse):
    page = browse(NARROW)
    in_language(page, lang)
    lay(page, seats=everybody(FOUR, True))
    page.goto("/#/games")
    name = page.locator("a.whole b")
    expect(name).to_be_visible()
    assert page.locator("a.whole").evaluate_all(BROKEN) == []
    assert name.bounding_box()["width"] > 150


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_commitment_has_one_line(lang, browse):
    page = browse(NARROW)
    in_language(page, lang)
    page.goto(f"/#/t/{waiting_for_friends(page)}")
    digits = page.locator(".promise code")
    expect(digits).to_be_visible()
    assert digits.evaluate("digits => digits.getClientRects().length") == 1


def test_all_bidders_are_seen_on_a_phones_side(browse):
    page = browse(NARROW_SIDE)
    game = for_sale("classic-us", EIGHT, 3, **DEALT)
    game.play("decline")
    assert asks(game, "auction")
    bidding(page, table(page, game))
    assert page.locator(".seats-in li").count() == 8
    covered = page.locator(".seats-in li").evaluate_all("""marks => marks.filter(mark => {
        const { left, bottom } = mark.getBoundingClientRect();
        return !mark.contains(document.elementFromPoint(left + 6, bottom - 3));
    }).length""")
    assert covered == 0
    last = page.locator(".seats-in li").last.bounding_box()
    assert last["y"] + last["height"] <= page.locator("#actions .pinned").bounding_box()["y"] - 4


@pytest.mark.parametrize("size", [NARROW, NARROW_SIDE, {"width": 390, "height": 844}], ids=["upright", "side", "390"])
@pytest.mark.parametrize("cash", [1500, 15000])
@pytest.mark.parametrize("name", ["Ann", "Maximilienne"])
def test_a_sum_that_goes_covers_neither_mark_nor_name(name, cash, size, browse, server):
    """Where nothing moves it is shown for a moment."""
    page = browse(size)
    names = f"{name} Bob Cem Dee"
    room = lay(page, seats=seats(names, "me here here here"), dice="hand", rules={"start_cash": cash})
    go_to(page, room)
    seen = page.evaluate_handle(SUM)
    with hand(page, server, room) as line:
        line.play(f"{name} throw", "chance dice 1 2", f"{name} buy")
    assert page.evaluate("seen => seen.covered", seen) == []


@pytest.mark.parametrize("size", [NARROW, NARROW_SIDE], ids=["upright", "side"])
@pytest.mark.parametrize("cash", [1500, 15000])
def test_the_strip_says_who_of_the_players_one_is(cash, size, browse):
    page = browse(size)
    go_to(page, lay(page, seats=seats(who="bot me bot bot"), dice="hand", rules={"start_cash": cash}))
    own = page.locator("#players .mine")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("Bob")
    word, name = own.locator(".own"), own.locator(".name")
    if word.is_visible():
        expect(word).to_have_text("you")
        assert own.locator(".own, .name, .cash, .mark svg").evaluate_all(OVERLAPS) == 0
    else:
        colors = [one.evaluate("one => getComputedStyle(one).backgroundColor") for one in page.locator("#players .name").all()]
        assert colors[1] != colors[0] == colors[2] == colors[3]
    expect(name).to_be_visible()
