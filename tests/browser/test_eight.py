"""Eight players, some with long names, around one table: what decides is in reach, and no name is cut."""

import pytest
from at_table import in_language
from legible_states import DEALT, EIGHT, bidding, deciding, for_sale, table
from playwright.sync_api import expect

LONG = "Maximilienne Bartholomew Konstantynopolitanka Anne-Sophie Wilhelmina Alexander-the-Great Guillaumette Zbigniewa"
LYING = {"width": 1024, "height": 768}
LAPTOP = {"width": 1366, "height": 768}
UPRIGHT = {"width": 390, "height": 844}


def eight(page, names, auctioned):
    game = for_sale("classic-us", names, 3, **DEALT)
    if auctioned:
        game.play("decline")
    (bidding if auctioned else deciding)(page, table(page, game, hints=True))


def in_reach(page, controls):
    """Whether all of these can be pressed where they are, without scrolling."""
    return page.locator(controls).evaluate_all("""all => all.length > 0 && all.every(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top >= 0 && bottom <= innerHeight && right <= innerWidth && (hit === one || one.contains(hit));
    })""")


@pytest.mark.parametrize("names", [EIGHT, LONG], ids=["short", "long"])
def test_a_lying_tablet_keeps_what_decides_in_reach(names, browse):
    page = browse(LYING, has_touch=True)
    eight(page, names, auctioned=False)
    assert in_reach(page, "#actions .choices .btn")
    eight(page, names, auctioned=True)
    assert in_reach(page, "#actions .pinned :is(button, input)")


@pytest.mark.parametrize("names", [EIGHT, LONG], ids=["short", "long"])
def test_an_auction_leaves_the_ledger_its_place(names, browse):
    page = browse(LAPTOP)
    eight(page, names, auctioned=True)
    assert in_reach(page, "#actions :is(.pinned, .verbs) :is(button, input)")
    ledger = page.locator("#ledger .scroll").bounding_box()
    assert ledger["height"] > 100
    assert ledger["y"] + ledger["height"] <= LAPTOP["height"]


@pytest.mark.parametrize("size", [UPRIGHT, LYING, LAPTOP], ids=["phone", "tablet", "laptop"])
def test_no_name_is_cut(size, browse):
    page = browse(size)
    eight(page, LONG, auctioned=False)
    cut = page.locator("#players .name").evaluate_all("""names => names
        .filter(name => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1)
        .map(name => name.textContent)""")
    assert cut == []
    overlaps = page.locator("#players .seat").evaluate_all("""seats => seats.flatMap(seat => {
        const [name, cash] = [".name", ".cash"].map(part => seat.querySelector(part).getBoundingClientRect());
        const frame = seat.getBoundingClientRect();
        const over = name.right > cash.left && cash.right > name.left && name.bottom > cash.top + 1 && cash.bottom > name.top + 1;
        return over || Math.max(name.bottom, cash.bottom) > frame.bottom ? [seat.textContent] : [];
    })""")
    assert overlaps == []


def test_the_seat_switcher_is_told_by_names_and_leaves_the_heading_room(browse):
    page = browse(LAPTOP)
    eight(page, EIGHT, auctioned=False)
    chips = page.get_by_role("group", name="For whom")
    for name in EIGHT.split():
        assert chips.get_by_role("button", name=name, exact=True).count() == 1
    last = chips.get_by_role("button").last.bounding_box()
    assert page.locator("#dock-heading").bounding_box()["y"] >= last["y"] + last["height"] + 10


@pytest.mark.parametrize("size", [LYING, LAPTOP], ids=["tablet", "laptop"])
@pytest.mark.parametrize(("name", "times"), [("Sunday eight", 1), ("", 0)], ids=["named", "unnamed"])
def test_table_board_and_round_are_told_once(size, name, times, browse):
    page = browse(size)
    game = for_sale("classic-us", EIGHT, 3, **DEALT)
    deciding(page, table(page, game, name))
    seen = page.locator("header.bar").inner_text() + page.locator("#board .about").inner_text()
    assert seen.count("Monopoly, Atlantic City board") == 1
    assert seen.count("round 1") == 1
    assert seen.count("Sunday eight") == times


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_verbs_of_a_lying_tablet_are_whole_in_each_language(lang, browse):
    page = browse(LYING, has_touch=True)
    in_language(page, lang)
    eight(page, EIGHT, auctioned=False)
    panel = page.locator(".acts").first.bounding_box()
    for verb in page.locator("#actions .verbs .btn").all():
        box = verb.bounding_box()
        assert box["x"] + box["width"] <= panel["x"] + panel["width"]
        assert verb.evaluate("verb => verb.scrollWidth <= verb.clientWidth")


def test_the_speeds_in_the_bar_are_words(browse):
    page = browse(LAPTOP)
    eight(page, EIGHT, auctioned=False)
    bar = page.locator("header.bar")
    for word in ("Calm", "Quick", "Instant"):
        expect(bar.get_by_text(word, exact=True)).to_be_in_viewport(ratio=1)
    bar.get_by_role("radio", name="Quick").check()
    expect(bar.get_by_role("button", name="Speed. The board: Quick")).to_be_visible()
