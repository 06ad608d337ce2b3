"""The welcome page: one tap to a game, the last table waits there, and all of it in view on a small phone."""

import json
import subprocess
import sys

import pytest
from at_table import PHONE, SIZES, lay, seats
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
    expect(page.get_by_text("Real board · cards from the program · no turn clock")).to_be_visible()
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_customize_rules_and_puzzles_stand_in_one_row(browse, size, lang):
    page = browse({"width": size[0], "height": size[1]})
    page.add_init_script(f"localStorage.setItem('duopoly', '{json.dumps({'lang': lang})}')")
    page.goto("/")
    links = page.locator(".foot a")
    expect(links).to_have_count(3)
    assert len({links.nth(one).bounding_box()["y"] for one in range(3)}) == 1
