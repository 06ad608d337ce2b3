"""What the site does where the browser's storage is denied, cut off in the middle, or has two tabs at once."""

import json

import pytest
from at_table import DESK, primary
from chromium import COMPILED_ONCE, launch_args
from playwright.sync_api import expect
from site_play import LAY, LOOK, PLAY, break_off, look, new_room

NO_COOKIES = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""What Chromium calls cookies is all that pages store."""


@pytest.fixture
def denying_page(playwright, site_url, eyes, tmp_path):
    """The site in a browser whose user lets pages store nothing."""
    preferences = tmp_path / "profile/Default/Preferences"
    preferences.parent.mkdir(parents=True)
    preferences.write_text(json.dumps(NO_COOKIES))
    profile = preferences.parents[1]
    started = launch_args(COMPILED_ONCE)
    context = playwright.chromium.launch_persistent_context(profile, base_url=site_url, viewport=DESK, **started)
    context.set_default_timeout(60_000)
    eyes.watch(context, site_url)
    yield context.new_page()
    context.close()
    assert eyes.unexpected() == []


def test_where_nothing_can_be_stored_it_is_said_and_games_are_played(denying_page):
    page = denying_page
    page.goto("/")
    notice = page.get_by_role("status").filter(has_text="This browser does not let Duopoly save games")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Throw the dice").click()
    expect(page.locator("#ledger").get_by_role("listitem").filter(has_text="Ann throws").first).to_be_visible()
    asks = []
    page.on("dialog", lambda dialog: asks.append(dialog.type) or dialog.accept())
    page.goto("/#/tables")
    expect(notice).to_be_visible()
    expect(page.get_by_role("link").filter(has_text="Ann, Bob, Cem, Dee")).to_be_visible()
    page.reload()  # the game would be gone: the browser asks first
    assert asks == ["beforeunload"]
    expect(page.get_by_role("link").filter(has_text="Ann")).to_have_count(0)


GAME = {
    "room": "abc", "name": "", "edition": "anti-us", "edition_name": "American", "me": 0, "players": [{"name": "Ann", "role": None}],
    "round": 9, "place": 1, "last": 1, "share": [], "titles": [], "money_before": "$", "money_after": "",
}  # fmt: skip


def test_where_nothing_can_be_stored_no_copy_is_loaded_and_all_is_forgotten(denying_page, tmp_path):
    copy = tmp_path / "copy.json"
    games = [{"room": "abc", "record": "", "game": GAME}]
    copy.write_text(json.dumps({"format": "duopoly-games", "version": 1, "games": games}), encoding="utf-8")
    page = denying_page
    page.goto("/#/games")
    page.get_by_label("Load a copy").set_input_files(copy)
    expect(page.get_by_text("0 games loaded.")).to_be_visible()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Delete it all").click()
    expect(page.get_by_text("Everything of yours is deleted.")).to_be_visible()


@pytest.mark.parametrize("kill", [False, True], ids=["tab closed", "browser killed"])
def test_a_game_cut_off_while_it_is_written_is_good(playwright, site_url, tmp_path, kill):
    """`bench/site_kills.py` does it more often."""
    room = new_room(playwright, tmp_path, site_url)
    shown = break_off(playwright, tmp_path, site_url, room, kill)
    after = look(playwright, tmp_path, site_url, room)
    assert after["ok"]
    assert after["ply"] >= shown > 0


@pytest.fixture
def plain_context(playwright, site_url, eyes):
    """A browser that has the site by plain HTTP from another computer: it gives it no locks and no cache."""
    url = site_url.replace("127.0.0.1", "duopoly.example")
    started = launch_args(COMPILED_ONCE, "--host-resolver-rules=MAP duopoly.example 127.0.0.1")
    with playwright.chromium.launch(**started) as browser:
        context = browser.new_context(base_url=url, viewport=DESK, reduced_motion="reduce")
        context.set_default_timeout(60_000)
        eyes.watch(context, url)
        yield context
    assert eyes.unexpected() == []


def test_two_tabs_without_locks_do_not_tear_a_game(plain_context):
    first, second = plain_context.new_page(), plain_context.new_page()
    first.goto("/#/tables")
    assert not first.evaluate("isSecureContext || !!navigator.locks")
    room = first.evaluate(LAY, ["Ann", "Bob"])
    for page in (first, second):
        page.goto(f"/#/t/{room}")
        expect(page.get_by_text("choose a role").first).to_be_visible()
    primary(first).click()
    expect(first.get_by_text("Pass to").first).to_be_visible()
    primary(second).click()
    expect(second.get_by_text("The game has moved on: look again.")).to_be_visible()


def test_two_tabs_without_locks_play_one_game_at_once(plain_context):
    pages = [plain_context.new_page(), plain_context.new_page()]
    shown = []
    plain_context.expose_function("noteShown", lambda ply: shown.append(ply))
    for page in pages:
        page.goto("/#/tables")
    room = pages[0].evaluate(LAY, ["Ann", "Bob", "Cem", "Dee"])
    for page in pages:
        page.evaluate(f"void ({PLAY})({room!r})")
    while max(shown, default=0) < 30:
        pages[0].wait_for_timeout(10)
    for page in pages:
        after = page.evaluate(LOOK, room)
        assert after["ok"]
        assert after["ply"] >= 30
