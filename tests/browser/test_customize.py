"""A new table: who plays stands in one row each, also for eight, and on a phone in two lines."""

from itertools import pairwise

import pytest
from at_table import in_language
from playwright.sync_api import expect

from duopoly.words import LANGUAGES

PARTS = ".seat > svg, .name, .who, .bot button, .role, .remove"


def rows(page):
    return page.get_by_role("list", name="Who plays").get_by_role("listitem")


def lines_of(row):
    """How many lines of parts a row has."""
    middles = sorted(box["y"] + box["height"] / 2 for box in (part.bounding_box() for part in row.locator(PARTS).all()))
    return 1 + sum(later - sooner > 10 for sooner, later in pairwise(middles))


def full_table(page):
    """The most players that any edition has."""
    page.goto("/#/customize")
    page.get_by_role("radio", name="Monopoly, Atlantic City board").check(force=True)
    for _ in range(4):
        page.get_by_role("button", name="Add a seat").click()
    expect(rows(page)).to_have_count(8)


CUT = """selects => selects.filter((select) => {
    const words = document.createElement("canvas").getContext("2d");
    const style = getComputedStyle(select);
    words.font = style.font;
    const arrow = 18;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    return words.measureText(select.selectedOptions[0].text).width > room;
}).map((select) => select.selectedOptions[0].text)"""
"""What is chosen and cannot be read to its end."""
OVERLAPS = """seats => seats.flatMap((seat) => {
    const parts = [...seat.children].map((one) => [one.className, one.getBoundingClientRect()]);
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return parts.flatMap(([name, box], n) => parts.slice(n + 1).filter((other) => over(box, other[1])).map((other) => [name, other[0]]));
})"""
"""Parts of a row that lie over each other."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_roles_can_be_read(browse, lang):
    """Once a phone said "Przedsiębior"."""
    page = browse()
    in_language(page, lang)
    page.goto("/#/customize")
    expect(page.locator(".seat .role")).to_have_count(4)
    for width, height in ((320, 568), (360, 740), (390, 844), (844, 390), (1024, 768), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".seat select").evaluate_all(CUT) == [], width
        assert page.locator(".seat").evaluate_all(OVERLAPS) == [], width
        names = page.locator(".seat .name")
        assert min(name.bounding_box()["width"] for name in names.all()) >= 70, width


@pytest.mark.parametrize(("size", "lines"), [((1366, 768), 1), ((1024, 768), 1), ((390, 844), 2), ((375, 667), 2)])
def test_a_player_is_a_row(browse, size, lines):
    page = browse({"width": size[0], "height": size[1]})
    page.goto("/#/customize")
    expect(rows(page)).to_have_count(4)
    page.get_by_role("combobox", name="Seat 2, Who sits here").select_option("link")
    assert [lines_of(row) for row in rows(page).all()] == [lines] * 4
    full_table(page)
    assert [lines_of(row) for row in rows(page).all()] == [lines] * 8
    assert all(row.bounding_box()["height"] <= 62 * lines for row in rows(page).all())


@pytest.mark.parametrize("lang", ["fr", "pl"])
def test_the_bot_of_a_seat_looks_like_a_button(browse, lang):
    """Once a style of other rows took its border."""
    page = browse({"width": 390, "height": 844})
    in_language(page, lang)
    page.goto("/#/customize")
    button = page.locator(".seat .bot button").first
    assert button.evaluate("one => getComputedStyle(one).borderLeftWidth") != "0px"
    assert button.bounding_box()["height"] >= 44


def test_the_editions_are_compared_beside_what_differs(browse):
    """Scrolled to the last edition, a phone still says which rule a row is about."""
    page = browse({"width": 390, "height": 844})
    page.goto("/#/customize")
    page.get_by_role("button", name="Compare the editions").click()
    table = page.get_by_role("region", name="Compare the editions")
    table.evaluate("table => table.scrollBy(1000, 0)")
    expect(table.get_by_role("rowheader").first).to_be_in_viewport(ratio=0.9)
    expect(table.get_by_role("columnheader").last).to_be_in_viewport(ratio=0.9)
