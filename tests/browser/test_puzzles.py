"""The puzzles' screen: from the welcome page to a solved one, on a phone, by keyboard, and remembered."""

import re

import pytest
from at_table import PHONE, in_each, in_language
from playwright.sync_api import expect

from duopoly.analysis.puzzles import shipped_puzzles


def solution(page):
    """The button of the best move of the puzzle on the screen."""
    return page.locator(f'.moves [data-move="{shipped_puzzles()[page.url.rpartition("/")[2]].best.move}"]')


def test_a_puzzle_is_missed_and_another_solved(browse, violations):
    page = browse(PHONE)
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text(f"0 of {len(shipped_puzzles())} solved")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Which move wins most often?")).to_be_visible()
    assert violations(page) == []
    best = solution(page).inner_text()
    page.locator(".moves button").filter(has_not_text=best).first.click()
    expect(page.get_by_role("heading", name="Not the best")).to_be_focused()
    expect(page.get_by_role("listitem").filter(has_text=best).filter(has_text="best")).to_contain_text("%")
    expect(page.get_by_text("trials from here")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Puzzle 2")).to_be_visible()
    solution(page).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="That is the best move.")).to_be_focused()
    page.get_by_role("link", name="All puzzles").click()
    page.reload()
    expect(page.get_by_text(f"1 of {len(shipped_puzzles())} solved")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Puzzle 2, .*solved"))).to_be_visible()
    for size in ({"width": 667, "height": 375}, {"width": 1366, "height": 768}):
        page.set_viewport_size(size)
        page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=size["width"])


def test_the_marks_are_explained_and_who_one_is(browse, violations):
    page = browse(PHONE)
    page.goto("/#/puzzles")
    expect(page.get_by_text("Easy: quick bots find the move")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(".mover")).to_have_text(re.compile("You are .+: your move"))
    legend = page.locator("details").filter(has_text="What the marks mean")
    meaning = legend.get_by_text("its rent now")
    for size in in_each(page):
        if size == (820, 1180):
            expect(page.locator(".moves button").last).to_be_in_viewport(ratio=1)
        if not meaning.is_visible():
            legend.get_by_text("What the marks mean").click()
        expect(meaning).to_be_visible()
        expect(legend.get_by_text("This is you")).to_be_visible()
        assert violations(page) == [], size


@pytest.mark.parametrize(("lang", "marks"), [("fr", "Ce que veulent dire les marques"), ("pl", "Co znaczą symbole")])
def test_the_legend_in_other_languages(lang, marks, browse):
    page = browse(PHONE)
    in_language(page, lang)
    page.goto("/#/puzzles")
    page.locator("main a.ink").click()
    page.get_by_text(marks).click()
    expect(page.locator("details[open] li")).to_have_count(6)


def test_on_a_phones_side_the_spaces_end_before_the_moves(browse):
    page = browse({"width": 844, "height": 390})
    page.goto(f"/#/puzzles/{next(iter(shipped_puzzles()))}")
    page.locator(".moves").wait_for()
    strip = page.get_by_role("group", name="The spaces in order").bounding_box()
    panel = page.locator(".panel").bounding_box()
    assert strip["x"] + strip["width"] <= panel["x"]


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)])
def test_after_an_answer_the_next_puzzle_is_in_reach(size, browse):
    page = browse({"width": size[0], "height": size[1]})
    page.goto(f"/#/puzzles/{next(iter(shipped_puzzles()))}")
    page.locator(".moves button").first.click()
    expect(page.locator(".answer h2")).to_be_focused()
    expect(page.get_by_role("link", name="Next puzzle")).to_be_in_viewport(ratio=1)


def test_who_has_solved_all_hears_it(browse):
    page = browse(PHONE)
    page.goto("/#/puzzles")
    page.evaluate("all => (localStorage.duopoly = JSON.stringify({ lang: 'en', solved: all }))", list(shipped_puzzles()))
    page.reload()
    expect(page.get_by_text("solved: well done!")).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).to_have_count(0)
