"""On an upright tablet board and decisions share one screen: what one acts with is seen without scrolling."""

import re

import pytest
from at_table import TABLET, act, go_to, in_language, lay, primary, seats
from legible_states import DEALT, EIGHT, FOUR, asks, bidding, deciding, for_sale, owned, played, show, table
from playwright.sync_api import expect

LOW_TABLETS = [(768, 1024), (800, 1024), (810, 1080)]
"""Upright ones that are too low for a large board and a decision below it."""


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


@pytest.mark.parametrize("size", LOW_TABLETS)
def test_a_lower_tablet_shows_all_that_decides(size, browse):
    page = browse({"width": size[0], "height": size[1]})
    game = for_sale("classic-us", EIGHT, 3, **DEALT)
    deciding(page, table(page, game, hints=True))
    all_in_sight(page)
    assert page.locator(".phonemap").bounding_box()["width"] > 560, "the column is wide"
    game.play("decline")
    bidding(page, table(page, game, hints=True))
    all_in_sight(page)


@pytest.mark.parametrize("size", [(820, 1180), (834, 1112)])
def test_the_sum_stands_under_the_words_of_a_purchase(size, browse):
    """With a finger, without the key's name beside them."""
    page = browse({"width": size[0], "height": size[1]}, has_touch=True)
    deciding(page, table(page, for_sale(), hints=True))
    words, cost = (primary(page).locator(part).bounding_box() for part in ("> span", "small"))
    assert words["y"] + words["height"] <= cost["y"]
    verbs = page.locator("#actions .verbs .btn").first
    covered = verbs.evaluate("""button => {
        const { left, top, width } = button.getBoundingClientRect();
        const choices = document.querySelector("#actions .choices");
        const shadow = getComputedStyle(choices).boxShadow.match(/-?[\\d.]+px/g).map(parseFloat);
        return choices.getBoundingClientRect().bottom + shadow[1] + shadow[2] + shadow[3] > top;
    }""")
    assert not covered, "the edge of the row below is seen"


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("finger", [True, False], ids=["finger", "mouse"])
def test_below_a_board_as_small_as_can_be_nothing_is_cut(finger, lang, browse):
    page = browse({"width": 834, "height": 1112}, has_touch=finger)
    in_language(page, lang)
    deciding(page, table(page, for_sale(), hints=True))
    all_in_sight(page)
    dock = page.locator(".acts").first
    assert dock.evaluate("dock => dock.scrollHeight <= dock.clientHeight")


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_role_is_chosen_by_whole_words_on_a_lying_tablet(lang, browse):
    """Beside a mouse, too, where a key's name could push them out of their button."""
    page = browse({"width": 1024, "height": 768})
    in_language(page, lang)
    go_to(page, lay(page, seats=seats("Ann Bob", "me here", roles=False)))
    expect(page.locator("#actions .choices .btn")).to_have_count(2)
    cut = page.locator("#actions .choices .btn").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
    )
    assert cut == 0


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
