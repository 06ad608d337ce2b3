"""On an upright tablet board and decisions share one screen: what one acts with is seen without scrolling."""

import re

import pytest
from at_table import TABLET, act, go_to, lay, primary, seats
from legible_states import DEALT, EIGHT, FOUR, asks, bidding, deciding, for_sale, owned, played, show, table
from playwright.sync_api import expect


def builds(game):
    return game.phase == "end" and owned(game) > 14 and any(move.startswith("build") for move in game.legal())


def all_in_sight(page, controls="#actions :is(button, input)"):
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), "the page does not scroll"
    found = page.locator(controls).all()
    assert found
    for one in found:
        expect(one).to_be_in_viewport(ratio=1)
    dock = page.locator(".acts").first
    assert dock.evaluate("dock => dock.scrollTop") == 0


@pytest.mark.parametrize(
    ("edition", "names", "rules"), [("anti-us", FOUR, {}), ("anti-fr", FOUR, {}), ("classic-us", EIGHT, DEALT)]
)
def test_a_title_for_sale_and_its_auction(edition, names, rules, browse):
    page = browse(TABLET)
    seed = 3 if names == EIGHT else 1
    deciding(page, table(page, for_sale(edition, names, seed, **rules), hints=True))
    all_in_sight(page)
    game = for_sale("classic-us", names, seed, **rules)
    game.play("decline")
    assert asks(game, "auction")
    bidding(page, table(page, game, hints=True))
    all_in_sight(page, "#actions .pinned :is(button, input)")


def test_a_turn_and_what_is_built(browse):
    page = browse(TABLET)
    deciding(page, table(page, played(builds, "anti-us", FOUR, 1, {}), hints=True))
    all_in_sight(page)
    for name in ("Hint", "Build", "Trade"):
        expect(page.locator("#actions").get_by_role("button", name=re.compile(f"^{name}"))).to_be_in_viewport(ratio=1)
    before = primary(page).bounding_box()["y"]
    act(page, re.compile("^Build"))
    page.locator("#actions").get_by_role("radio").first.check()
    all_in_sight(page, "#actions :is(.choices, .chips) button")
    assert abs(primary(page).bounding_box()["y"] - before) < 110, "what decides stays at the foot"


def test_a_debt_and_the_ending(browse):
    page = browse(TABLET)
    show(page, "debt")
    all_in_sight(page)
    show(page, "end")
    expect(page.get_by_role("list", name="Podium")).to_be_in_viewport(ratio=1)
    for name in ("Rematch", "Share", "Look back"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_the_verbs_stay_where_they_are_while_a_bot_decides(browse):
    """What one taps next does not move under the finger when the turn passes."""
    page = browse(TABLET)
    page.add_init_script("""localStorage.setItem('duopoly', '{"speed": "off"}')""")
    room = lay(page, seats=seats("Bob Ann", "bot me"), bot_delay="normal")
    go_to(page, room)
    trade = page.locator("#actions [data-verb=trade]")
    expect(page.locator("#actions .waits")).to_be_visible()
    while_waiting = trade.bounding_box()["y"]
    expect(primary(page)).to_have_text(re.compile("Throw the dice"))
    assert trade.bounding_box()["y"] == pytest.approx(while_waiting, abs=2)
