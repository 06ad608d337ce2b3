"""My games: what they came to, a copy of them, and forgetting them."""

import json

from at_table import PHONE, lay, seats
from playwright.sync_api import expect
from test_ending import finished

BEFORE = """async (preferences) => {
    localStorage.setItem("duopoly", JSON.stringify(preferences));
    localStorage.setItem("duopoly-muted-tables", '["somewhere"]');
    sessionStorage.setItem("duopoly somewhere invite Bob", "{}");
    await navigator.serviceWorker.register("call-worker.js", { scope: "./call/" });
}"""
PUSHED = """() => {
    window.unsubscribed = 0;
    const subscription = { endpoint: "https://push.example.org/1", unsubscribe: async () => (window.unsubscribed += 1) };
    PushManager.prototype.getSubscription = async () => subscription;
}"""
KEPT = """async () => {
    const database = await new Promise((done) => (indexedDB.open("duopoly-games").onsuccess = ({ target }) => done(target.result)));
    const all = database.transaction("games").objectStore("games").getAll();
    await new Promise((done) => (all.onsuccess = done));
    return [Object.keys(localStorage).filter((key) => key.startsWith("duopoly")), Object.keys(sessionStorage), all.result.length];
}"""

RECORDS = """async () => {
    const database = await new Promise((done) => (indexedDB.open("duopoly-games").onsuccess = ({ target }) => done(target.result)));
    const all = database.transaction("games").objectStore("games").getAll();
    await new Promise((done) => (all.onsuccess = done));
    return all.result.map(({ record }) => record);
}"""


def test_finished_games_are_named_in_the_readers_language(browse, server):
    """Also what the device has kept in another one."""
    page = browse()
    finished(page, server, name="Over")
    page.goto("/#/games")
    expect(page.locator(".summary")).to_contain_text("Anti-Monopoly, American box")
    page.evaluate("localStorage.duopoly = JSON.stringify({ lang: 'pl' })")
    page.reload()
    expect(page.locator(".summary")).to_contain_text("Anti-Monopoly, wydanie amerykańskie")
    expect(page.locator(".rest")).to_contain_text("Anti-Monopoly, wydanie amerykańskie")


def test_a_record_a_copy_and_forgetting(browse, server, tmp_path):
    """What is forgotten is nowhere on the device; what was saved before can be looked back on from its file."""
    page, other = browse(), browse()
    finished(page, server, name="Over")
    lay(page, seats=seats("Ann Bob", "me bot"), name="Going on")
    page.goto("/#/learn")
    expect(page.locator(".coach-card")).to_be_visible()
    mine = {"lang": "en", "theme": "dark", "name": "Ann", "notify": "on", "solved": ["one"]}
    page.evaluate(BEFORE, mine)
    page.goto("/#/games")
    page.reload()
    expect(page.get_by_role("heading", name="Your record")).to_be_visible()
    expect(page.get_by_role("link", name="Going on")).to_be_visible()
    expect(page.locator(".picture svg").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").click()
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)
    local, session, games = page.evaluate(KEPT)
    assert (len(local), len(session), games) == (3, 1, 1), (local, session)
    page.evaluate(PUSHED)
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Delete it all").click()
    expect(page.get_by_text("Everything of yours is deleted.")).to_be_visible()
    assert page.evaluate(KEPT) == [["duopoly"], [], 0]
    left = json.loads(page.evaluate("localStorage.duopoly"))
    assert {key: left[key] for key in mine} == {"lang": "en", "theme": "dark", "name": "", "notify": "ask", "solved": []}
    assert page.evaluate("unsubscribed") == 1
    page.goto("/#/games")
    expect(page.get_by_text("No tables yet.")).to_be_visible()
    page.get_by_label("Load a copy").set_input_files(copy)
    expect(page.get_by_text("1 game loaded.")).to_be_visible()
    page.get_by_role("button", name="Over").click()
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider", name="Any move of the game")).to_be_visible()
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    other.goto("/#/games")
    other.get_by_label("Load a copy").set_input_files(bad)
    expect(other.get_by_text("This file holds no copy of games.")).to_be_visible()


def copied(**more):
    """A copy of a finished game, as a file."""
    players = [{"name": name, "role": None} for name in ("Ann", "אבא", "גד")]
    game = {
        "room": "abc", "name": "", "edition": "anti-us", "edition_name": "American", "me": 0, "players": players,
        "round": 41, "place": 1, "last": 1, "share": [], "titles": [], "money_before": "$", "money_after": "",
    }  # fmt: skip
    games = [{"room": "abc", "lang": "en", "record": "", "game": game, **more}]
    content = json.dumps({"format": "duopoly-games", "version": 1, "games": games})
    return {"name": "copy.json", "mimeType": "application/json", "buffer": content.encode()}


def test_a_copy_without_a_record_keeps_the_devices(browse):
    page = browse()
    page.goto("/#/games")
    for file in (copied(record="all moves"), copied()):
        page.get_by_label("Load a copy").set_input_files(file)
        loaded = page.get_by_text("1 game loaded.")
        expect(loaded).to_be_visible()
        expect(page.get_by_text("41 rounds")).to_be_visible()
        page.wait_for_timeout(100)
        assert page.evaluate(RECORDS) == ["all moves"]


def test_names_from_right_to_left_leave_the_number_of_rounds_alone(browse):
    page = browse()
    page.goto("/#/games")
    page.get_by_label("Load a copy").set_input_files(copied())
    expect(page.get_by_text("\u2068אבא, גד\u2069 · 41 rounds")).to_be_visible()


def test_the_same_games_on_another_device(browse):
    desk, phone = browse(), browse()
    lay(desk, seats=seats("Ann Bob", "me bot"), name="Sunday")
    for page, button in ((desk, "New account"), (phone, "Sign in")):
        open_account(page)
        page.get_by_label("Name").fill("Ann")
        page.get_by_label("Passphrase").fill("kofa-nuri-talo-bemi")
        page.get_by_role("button", name=button).click()
        expect(page.get_by_text("This device is in your account")).to_be_visible()
    expect(phone.get_by_role("link", name="Sunday")).to_be_visible()


def open_account(page):
    page.goto("/#/games")
    page.get_by_text("The same games on another device").click()


def test_a_link_adds_another_device_with_one_tap(browse, server, eyes):
    """Neither has an account; the finished game and the one that goes on are on both, and the link works once."""
    desk, phone, other = browse(), browse(PHONE), browse()
    finished(desk, server, name="Over")
    lay(desk, seats=seats("Ann Bob", "me bot"), name="Sunday")
    open_account(desk)
    desk.get_by_role("button", name="Add another device").click()
    sheet = desk.get_by_role("dialog", name="Add another device")
    expect(sheet.get_by_role("img", name="QR code")).to_be_visible()
    url = sheet.get_by_role("textbox").input_value()
    phone.goto(url)
    expect(phone.get_by_role("heading", name="Add this device to the games of Ann?")).to_be_visible()
    phone.get_by_role("button", name="Add this device").click()
    expect(phone.get_by_role("heading", name="Your record")).to_be_visible()
    expect(phone.get_by_text("Over")).to_be_visible()
    expect(phone.get_by_role("link", name="Sunday")).to_be_visible()
    expect(desk.get_by_text("Both devices have the same games now.")).to_be_visible()
    expect(sheet).to_be_hidden()
    expect(desk.get_by_text("with 2 devices in all")).to_be_visible()
    phone.goto("/")
    expect(phone.get_by_role("link", name="Continue")).to_be_visible()
    lay(phone, seats=seats("Bea Bob", "me bot"), name="Monday")
    desk.goto("/#/games")
    desk.reload()
    expect(desk.get_by_role("link", name="Monday")).to_be_visible()
    eyes.expect("403")
    other.goto(url)
    expect(other.get_by_text("This link does not work any more")).to_be_visible()
    other.get_by_role("link", name="My games").last.click()
    expect(other.get_by_text("No tables yet.")).to_be_visible()


def test_the_device_that_made_a_link_says_so(browse):
    desk = browse()
    desk.goto("/#/games")
    desk.goto(desk.request.post("/api/account/link", data={}).json()["url"])
    expect(desk.get_by_text("This device has these games already.")).to_be_visible()
