"""Eight players, some with long names, around one table: what decides is in reach, and no name is cut."""

import pytest
from legible_states import DEALT, EIGHT, bidding, deciding, for_sale, table

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
