"""Even chances: competitors start with the figure that a study has, where it has one."""

import re

import pytest
from at_table import SIZES, primary, unfold
from legible import faults
from playwright.sync_api import expect

import duopoly

FIGURE = 3254
"""Of docs/studies/balance."""


def customize(browse):
    page = browse()
    page.goto("/#/customize")
    return page


def even(page):
    return page.get_by_role("checkbox", name="Even chances")


def test_a_competitor_starts_with_the_figure(browse, tmp_path):
    """Switched on, a competitor's seat taken: 3,254 stand at both competitors, 1,500 at the monopolists, and the record has it."""
    page = customize(browse)
    ticket = page.get_by_role("complementary", name="Your table")
    expect(even(page)).to_have_accessible_description(re.compile(r"starts with \$3,254 instead of \$1,500, .*“steady”"))
    page.get_by_label("Seat 1, Role").select_option("competitor")
    page.get_by_label("Seat 2, Role").select_option("monopolist")
    expect(ticket).to_contain_text("About 1 win in 100 games")
    even(page).check()
    expect(ticket).to_contain_text("Competitors start with $3,254")
    expect(ticket).to_contain_text("About 25 wins in 100 games")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(primary(page)).to_be_visible()
    room = page.url.rpartition("/")[2]
    file = tmp_path / "even.jsonl"
    file.write_bytes(page.request.get(f"/api/rooms/{room}/record").body())
    game = duopoly.Record.load(file).replay()
    assert game.rules == {"cash_competitor": FIGURE}
    assert [player["cash"] for player in game.position()["players"]] == [FIGURE, 1500, 1500, FIGURE]
    cards = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(cards.filter(has_text="$3,254")).to_have_count(2)
    expect(cards.filter(has_text="$1,500")).to_have_count(2)


def test_it_is_withdrawn_in_plain_sight_where_there_is_no_figure(browse):
    """Another split, another ending, another game: the switch gives way to the reason, and nothing of it is played."""
    page = customize(browse)
    why, off = (
        page.get_by_text("it was measured only for two competitors"),
        page.get_by_text("Even chances is off for this table."),
    )
    even(page).check()
    page.get_by_label("Seat 2, Role").select_option("monopolist")
    for notice in (why, off):
        expect(notice).to_be_visible()
    expect(even(page)).to_have_count(0)
    page.get_by_label("Seat 2, Role").select_option("competitor")
    expect(even(page)).to_be_checked()
    expect(off).to_have_count(0)
    unfold(page, "Ending")
    page.get_by_text("Camp game", exact=True).click()
    expect(why).to_be_visible()
    page.get_by_role("button", name="OK", exact=True).click()
    expect(why).to_have_count(0)
    expect(off).to_have_count(0)
    page.get_by_text("Last one standing", exact=True).last.click()
    expect(even(page)).not_to_be_checked()


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_nothing_is_cut_and_no_text_is_small(browse, lang):
    """Switch, sentence and notice fit at each size in each language."""
    page = customize(browse)
    page.locator("select:has(option[value=pl])").select_option(lang)
    switch = page.get_by_role("checkbox", name=re.compile("^(Even chances|Chances égales|Równe szanse)$"))
    switch.check()
    role = page.locator("li select").nth(3)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        role.select_option("competitor")
        expect(switch).to_be_checked()
        switch.scroll_into_view_if_needed()
        assert faults(page, touch=True) == []
        role.select_option("monopolist")
        expect(switch).to_have_count(0)
        page.locator(".withdrawn").scroll_into_view_if_needed()
        assert faults(page, touch=True) == []
