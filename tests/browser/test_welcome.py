"""The welcome page: one tap to a game, the last table waits there, and all of it in view on a small phone."""

import json
import subprocess
import sys

import pytest
from at_table import PHONE, in_each, in_language, lay, seats
from playwright.sync_api import expect
from test_calls import HIDE, SHOW

from duopoly.words import LANGUAGES


def test_play_now_is_a_monopolists_game_against_easy_bots(browse):
    page = browse()
    fetched = []
    page.on("requestfinished", lambda request: fetched.append(request))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator(".live")).to_be_visible()
    sizes = {one.url: one.sizes()["responseBodySize"] for one in fetched if one.resource_type in ("script", "stylesheet")}
    assert 10_000 < sum(sizes.values()) <= 100_000, sizes
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your throw, Ann")).to_be_visible()
    (room,) = page.request.get("/api/rooms").json()
    assert room["roles"] == ["monopolist", "competitor", "monopolist", "competitor"]
    assert room["seats"] == ["Ann"]


def test_the_board_beside_it_is_alive_while_it_is_seen_and_motion_is_wanted(browse):
    page = browse()
    page.clock.install()
    page.goto("/")
    live = page.locator(".live")
    expect(live).to_be_visible()

    def shown_later():
        page.clock.run_for(5000)
        return live.inner_html()

    before = shown_later()
    assert shown_later() == before, "motion is not wanted"
    page.emulate_media(reduced_motion="no-preference")
    assert any(shown_later() != before for _ in range(20)), "the page hears of it a moment later"
    page.evaluate(HIDE)
    hidden = shown_later()
    assert shown_later() == hidden, "nobody sees it"
    page.evaluate(SHOW)
    assert any(shown_later() != hidden for _ in range(20))


def test_what_stands_below_the_ways_in_begins_where_they_do(browse):
    page = browse({"width": 390, "height": 844})
    page.goto("/")
    free = page.get_by_text("Free · no account needed")
    expect(free).to_be_visible()
    text = "one => { const words = document.createRange(); words.selectNodeContents(one); return words.getBoundingClientRect().x; }"
    assert free.evaluate(text) == page.get_by_role("link", name="Customize").bounding_box()["x"]


def test_a_high_screen_is_not_empty_at_its_foot_alone(browse):
    page = browse({"width": 1440, "height": 900})
    page.goto("/")
    expect(page.locator(".live")).to_be_visible()
    heading, last = page.get_by_role("heading", level=1).bounding_box(), page.locator(".chance").bounding_box()
    above, below = heading["y"] - 48, 900 - last["y"] - last["height"]
    assert 50 < above < below < 3 * above
    words = page.locator(".play small").bounding_box()
    assert words["x"] - page.locator(".play > span").bounding_box()["x"] < 160, "they belong together"


def test_the_last_table_is_one_tap_away_and_nothing_moves_when_it_comes(browse):
    page = browse(PHONE)
    page.goto("/")
    customize = page.get_by_role("link", name="Customize")
    expect(page.get_by_text("Your last table will wait for you here.")).to_be_visible()
    before = customize.bounding_box()
    lay(page, seats=seats("Ann Bob", "me bot"), name="Sunday")
    page.evaluate("dispatchEvent(new Event('focus'))")
    link = page.get_by_role("link", name="Continue: Sunday")
    expect(link).to_be_visible()
    assert customize.bounding_box() == before
    link.click()
    expect(page.locator("#actions")).to_be_visible()


def test_friends_get_a_link_each(browse):
    page = browse()
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("img", name="QR code for the link")).to_have_count(3)


def test_a_real_board_and_the_rules_are_a_tap_away(browse):
    page = browse()
    page.goto("/")
    page.get_by_role("link", name="At a real board").click()
    expect(page.get_by_text("Real board · cards from the app · no turn clock")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("heading", name="Rules: Anti-Monopoly")).to_be_visible()


def test_what_it_says_of_the_newcomers_chances_is_so():
    """An easy bot in the newcomer's seat wins about one game in two, a normal one seven in ten."""

    def share(newcomer):
        lineup = f"{newcomer}:m,greedy:c,greedy:m,greedy:c"
        command = [sys.executable, "-m", "duopoly", "simulate", "anti-us", "--seats", lineup, "--games", "400", "--seed", "1"]
        run = subprocess.run([*command, "--json", "--quiet"], capture_output=True, text=True, check=True)
        return json.loads(run.stdout)["wins"]["seat"]["1"]["share"]

    assert 0.42 < share("greedy") < 0.62
    assert 0.62 < share("steady") < 0.78


@pytest.mark.parametrize("lang", LANGUAGES)
def test_customize_rules_and_puzzles_stand_in_one_row(browse, lang):
    page = browse()
    in_language(page, lang)
    page.goto("/")
    links = page.locator(".foot a")
    expect(links).to_have_count(3)
    for size in in_each(page):
        assert len({links.nth(one).bounding_box()["y"] for one in range(3)}) == 1, size


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tablet_that_lies_has_two_columns_and_no_gaps(browse, lang):
    """Once a narrow column stood in the middle of 1024 pixels."""
    page = browse({"width": 1024, "height": 768})
    in_language(page, lang)
    page.goto("/")
    board, heading = page.locator(".live").bounding_box(), page.get_by_role("heading", level=1).bounding_box()
    assert heading["x"] < 40
    assert heading["x"] + heading["width"] < board["x"]
    assert 1024 - board["x"] - board["width"] < 40
    last = page.locator(".chance").bounding_box()
    assert last["y"] + last["height"] <= 790


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_headline_ends_in_a_word_alone(browse, lang):
    """Once: "ou possédez la", and "ville." below it."""
    page = browse()
    in_language(page, lang)
    page.goto("/")
    expect(page.locator("h1 span")).to_have_count(2)
    for size in in_each(page, [(375, 667), (390, 844), (820, 1180), (1024, 768), (1366, 768)]):
        widths = page.locator("h1 span").evaluate_all(
            """spans => spans.map((span) => {
                const words = document.createRange();
                words.selectNodeContents(span);
                return [...words.getClientRects()].map(({ width }) => width);
            })"""
        )
        assert len(widths[0]) == 1, size
        assert len(widths[1]) <= 2, size
        assert min(widths[1]) > 0.45 * max(widths[1]), size


def test_the_marks_of_the_last_table_keep_their_letters_on_a_phone(browse):
    page = browse(PHONE)
    lay(page, seats=seats())
    page.goto("/")
    letters = page.locator("main a.go .marks text")
    expect(letters.locator("visible=true")).to_have_text(["A", "B"])
