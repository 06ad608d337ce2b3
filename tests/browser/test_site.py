"""The page without a server, from a bare file server: whole games, and that nothing is lost."""

import json
import re

import pytest
from at_table import DESK, PHONE, act, asked, cash, go_to, press_on, primary, seats, unfold
from playwright.sync_api import expect
from test_treasurer import player, press, throw
from test_whole_game import look_back

REQUEST = """async ([method, path, body]) => {
    const [{ name }] = performance.getEntriesByType("resource").filter(({ name }) => /client-[^/]*[.]js$/.test(name));
    const answer = await (await import(name)).request(method, path, body);
    return { status: answer.status, body: await answer.json() };
}"""


@pytest.fixture
def browse_site(new_context, site_url, eyes):
    """Opens a browser of its own at the site, and gives its page."""

    def opened(size=DESK, context=None, **more):
        context = context or new_context(viewport=size, base_url=site_url, **more)
        context.set_default_timeout(30_000)
        eyes.watch(context, site_url)
        return context.new_page()

    yield opened
    assert eyes.unexpected() == []


@pytest.fixture(scope="module")
def lasting_page(browser, browser_context_args, site_url):
    """A page of the site for all tests that need no new one: its rules are loaded once."""
    context = browser.new_context(**browser_context_args, viewport=DESK, base_url=site_url)
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()


@pytest.fixture
def loaded_page(lasting_page, site_url, eyes):
    """That page, watched, at its games: some may be those of other tests."""
    eyes.watch(lasting_page.context, site_url)
    lasting_page.set_viewport_size(DESK)
    lasting_page.goto("/#/tables")
    expect(lasting_page.get_by_role("heading", name="My games")).to_be_visible()
    yield lasting_page
    assert eyes.unexpected() == []


def request(page, method, path, data=None):
    """What the page's worker answers."""
    expect(page.get_by_role("progressbar")).to_have_count(0)
    return page.evaluate(REQUEST, [method, path, json.dumps(data) if data else ""])


def lay_here(page, **wanted):
    """Lays a table in this browser; gives its id. As it stands: four seats, three bots, at once."""
    page.goto("/#/tables")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    answer = request(page, "POST", "rooms", {"edition": "anti-us", "seats": seats(), "bot_delay": "off", **wanted})
    assert answer["status"] == 200, answer
    return answer["body"]["room"]


def test_a_whole_game_at_a_desk_without_a_server(browse_site, tmp_path, violations):
    page = browse_site()
    page.goto("/#/customize")
    unfold(page, "House rules", "Dice and speed")
    page.get_by_role("button", name="Remove Dee").click()
    page.get_by_role("spinbutton", name="Starting cash").fill("40")
    page.get_by_role("spinbutton", name="Start, landing or passing").fill("0")
    page.get_by_role("radio", name="Instant").check()
    expect(page.get_by_text("2 changed")).to_be_visible()
    expect(page.get_by_role("option", name="friend")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(primary(page)).to_be_visible()
    assert violations(page) == []
    press_on(page, until="Look back").click()
    look_back(page, tmp_path)


def test_a_whole_game_on_a_phone_without_a_server(browse_site, tmp_path):
    page = browse_site(PHONE, has_touch=True, is_mobile=True)
    room = lay_here(page, aim="timed", rules={"rounds": 2}, seats=seats("Ann Bob Cem", "me here bot"))
    page.goto(f"/#/t/{room}")
    press_on(page, until="Look back").click()
    look_back(page, tmp_path)


def test_a_reload_in_mid_decision_goes_on_where_it_was(loaded_page):
    page = loaded_page
    room = lay_here(page, seats=seats("Ann Bob", "me here"), dice="hand", cards="hand")
    go_to(page, room)
    act(page, "Throw the dice")
    page.locator("#actions").get_by_role("button", name="1", exact=True).click()
    page.reload()
    page.locator("#actions").get_by_role("button", name="1", exact=True).click()
    page.locator("#actions").get_by_role("button", name="2", exact=True).click()
    expect(asked(page, "French Quarter is for sale")).to_be_visible()
    page.reload()
    expect(asked(page, "French Quarter is for sale")).to_be_visible()
    primary(page).click()
    expect(cash(page, "Ann")).to_contain_text("$1,440")
    page.reload()
    expect(cash(page, "Ann")).to_contain_text("$1,440")
    page.goto("/#/tables")
    expect(page.get_by_role("link").and_(page.locator(f"[href$='{room}']"))).to_contain_text("Ann")


FILL = """async () => {
    const opened = (request) => new Promise((resolve, reject) => {
        request.onupgradeneeded = () => request.result.createObjectStore("bytes", { autoIncrement: true });
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const database = await opened(indexedDB.open("filler"));
    for (let size = 2 ** 20; size >= 64; size /= 2)
        while (await new Promise((resolve) => {
            const transaction = database.transaction("bytes", "readwrite", { durability: "strict" });
            transaction.objectStore("bytes").add(crypto.getRandomValues(new Uint8Array(Math.min(size, 65536))));
            for (let more = size - 65536; more > 0; more -= 65536)
                transaction.objectStore("bytes").add(crypto.getRandomValues(new Uint8Array(65536)));
            transaction.oncomplete = () => resolve(true);
            transaction.onabort = () => resolve(false);
        }));
    database.close();
}"""


def test_what_cannot_be_saved_is_not_played(browse_site, site_url):
    page = browse_site()
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": site_url, "quotaSize": 4_000_000})
    room = lay_here(page, seats=seats("Ann Bob", "me here"), dice="hand", cards="hand")
    go_to(page, room)
    page.evaluate(FILL)
    act(page, "Throw the dice")
    expect(page.get_by_text("This browser has no space left to save games.")).to_be_visible()
    page.evaluate("indexedDB.deleteDatabase('filler')")
    act(page, "Throw the dice")
    expect(page.locator("#actions").get_by_role("button", name="6", exact=True)).to_be_visible()


def test_of_two_tabs_one_has_the_games(browse_site):
    first = browse_site()
    room = lay_here(first, seats=seats("Ann Bob", "me here"))
    go_to(first, room)
    second = browse_site(context=first.context)
    second.goto(f"/#/t/{room}")
    expect(second.get_by_role("heading", name="Duopoly is open in another tab")).to_be_visible()
    primary(first).click()
    line = first.locator("#ledger").get_by_role("listitem").filter(has_text="Ann throws").first
    expect(line).to_be_visible()
    second.get_by_role("button", name="Go on here").click()
    expect(second.locator("#ledger").get_by_role("listitem").filter(has_text="Ann throws").first).to_be_visible()
    expect(first.get_by_role("heading", name="Duopoly is open in another tab")).to_be_visible()
    second.close()
    first.get_by_role("button", name="Go on here").click()
    expect(line).to_be_visible()


def test_one_press_takes_the_games_over_and_back(browse_site):
    """Until it goes on here the page has no keys; and an open sheet does not hide that the games are elsewhere."""
    first = browse_site()
    first.goto("/#/tables")
    expect(first.get_by_text("No tables yet.")).to_be_visible()
    title = first.title()
    first.keyboard.press("?")
    expect(first.get_by_role("dialog")).to_be_visible()
    second = browse_site(context=first.context)
    second.goto("/")
    here = second.get_by_role("button", name="Go on here")
    expect(here).to_be_focused()
    for key in ("Escape", "Tab", "Shift+Tab", "?", "Escape", "Escape"):
        second.keyboard.press(key)
        expect(here).to_be_focused()
    expect(second.get_by_role("dialog")).to_have_count(0)
    expect(second).to_have_title("Duopoly")
    second.keyboard.press("Enter")
    expect(first.get_by_role("alertdialog")).to_be_visible()
    expect(first.get_by_role("heading", name="Duopoly is open in another tab")).to_be_visible()
    expect(first.get_by_role("button", name="Go on here")).to_be_focused()
    assert first.title() == title
    expect(second.get_by_role("alertdialog")).to_have_count(0)
    assert second.url.partition("#")[2] in ("", "/")
    second.goto("/#/tables")
    expect(second.get_by_text("No tables yet.")).to_be_visible()
    first.get_by_role("button", name="Go on here").click()
    expect(second.get_by_role("heading", name="Duopoly is open in another tab")).to_be_visible()
    expect(first.get_by_text("No tables yet.")).to_be_visible()
    expect(first.get_by_role("alertdialog")).to_have_count(0)


def test_the_question_goes_when_the_other_tab_is_closed(browse_site):
    """It goes before the rules are ready: nobody can press the button any more, and lose the games to this very tab."""
    first = browse_site()
    first.goto("/#/tables")
    expect(first.get_by_text("No tables yet.")).to_be_visible()
    second = browse_site(context=first.context)
    second.goto("/#/tables")
    expect(second.get_by_role("heading", name="Duopoly is open in another tab")).to_be_visible()
    second.context.route("**/python/*", lambda route: None)  # the rules never come
    first.close()
    expect(second.get_by_role("alertdialog")).to_have_count(0)
    expect(second.get_by_role("progressbar")).to_be_visible()


def test_rules_that_stop_are_noticed(loaded_page, eyes):
    eyes.expect("stopped")
    page = loaded_page
    request(page, "GET", "rooms?lang=en")
    page.workers[0].evaluate("() => void Promise.reject(new Error('stopped'))")
    expect(page.get_by_role("heading", name="The rules could not be loaded")).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("stopped")).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    assert request(page, "GET", "rooms?lang=en")["status"] == 200


def test_a_nested_file_does_not_stop_the_rules(loaded_page):
    page = loaded_page
    page.goto("/#/games")
    before = request(page, "GET", "rooms?lang=en")
    deep = '{"duopoly": 1, "x": ' + "[" * 10_000 + "]" * 10_000 + "}\n"
    nested = {"name": "deep.jsonl", "mimeType": "text/plain", "buffer": deep.encode()}
    page.locator("input[type=file]").last.set_input_files(nested)
    expect(page.get_by_text("line 1: expected a record's header")).to_be_visible()
    assert request(page, "GET", "rooms?lang=en") == before
    assert before["status"] == 200


def test_without_its_words_the_page_asks_to_try_again(browse_site, eyes):
    eyes.expect("ERR_FAILED")
    page = browse_site()
    page.context.route("**/answers/words-*", lambda route: route.abort())
    page.goto("/#/tables")
    expect(page.get_by_role("heading", name="The page could not be loaded")).to_be_visible()
    page.context.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def test_without_its_code_the_page_asks_to_try_again(browse_site, eyes):
    eyes.expect("ERR_FAILED|Failed to fetch")
    page = browse_site()
    page.context.route(re.compile(r"/client-[^/]*[.]js$"), lambda route: route.abort())
    page.goto("/#/tables")
    expect(page.get_by_text("Check the connection, then try again.")).to_be_visible()
    page.context.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def test_the_bank_of_a_real_board_without_a_server(browse_site):
    page = browse_site(PHONE, has_touch=True, is_mobile=True)
    room = lay_here(page, seats=seats("Ann Bob", "me here"), dice="hand", cards="hand", treasurer=True)
    page.goto(f"/#/t/{room}")
    throw(page, 1, 2)
    press(page, "Buy French Quarter")
    press(page, "Paid, next throw")
    throw(page, 1, 2)
    expect(page.get_by_role("article")).to_contain_text("Bob pays Ann $6 rent for French Quarter")
    expect(player(page, "Ann")).to_contain_text("1,446")
    press(page, "Wrong dice: undo")
    expect(player(page, "Ann")).to_contain_text("1,440")
    throw(page, 1, 4)
    expect(page.get_by_role("heading", name="U.S. Railroad")).to_be_visible()


def test_bots_think_and_games_are_analyzed_without_a_server(loaded_page):
    page = loaded_page
    expert = {"name": "Bob", "who": "bot", "bot": "expert", "role": "monopolist"}
    room = lay_here(page, seats=[seats()[0], expert], aim="timed", rules={"rounds": 1})
    go_to(page, room)
    act(page, "Hint")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("A strong bot would play:")
    expect(hint).to_contain_text("Nothing is decided yet", timeout=30_000)  # no title is owned
    press_on(page, until="Look back").click()
    board = page.get_by_role("figure").filter(has=page.get_by_role("heading", name="Winning chances"))
    board.get_by_role("button", name="Analyze this game").click()
    expect(board.get_by_role("img")).to_have_accessible_name(re.compile("Winning chances over 1 round"), timeout=60_000)


def test_how_to_play_well_without_a_server(loaded_page):
    """The page's worker has the figures and the words."""
    page = loaded_page
    page.set_viewport_size(PHONE)
    page.goto("/#/strategy/anti-pl")
    expect(page.get_by_role("heading", name="As a competitor")).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(2)
