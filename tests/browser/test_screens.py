"""Every screen: nothing for axe to find in light or dark, and no scrolling sideways on a phone.

Where PICTURES names a folder, each screen is also put there in five sizes, in light and in dark.
"""

import os
import re
from pathlib import Path

import pytest
from at_table import SIZES, go_to, hand, in_each, lay, seats, sit
from playwright.sync_api import expect

OPENED = ["Ann throw", "chance dice 1 2", "Ann buy", "Ann end", "Bob throw", "chance dice 1 4", "Bob buy", "Bob end"]
ROUND = ["Ann throw", "chance dice 4 1", "Ann buy", "Ann end", "Bob throw", "chance dice 2 4", "Bob buy", "Bob end"]
BUILT = [*OPENED, *ROUND]


def table(page, server, moves=BUILT, **wanted):
    room = lay(page, **{"seats": seats("Ann Bob", "me here"), "dice": "hand", "cards": "hand", **wanted})
    with hand(page, server, room) as line:
        line.play(*moves)
    return room


def welcome(page, server):
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator(".live")).to_be_visible()


def new_table(page, server):
    page.goto("/#/customize")
    page.locator("summary", has_text="House rules").click()
    page.get_by_role("button", name="Show the other").click()


def tables(page, server):
    table(page, server, name="Sunday")
    lay(page, seats=seats("Ann Bob", "me link"))
    page.goto("/#/tables")
    expect(page.get_by_role("link", name="Sunday")).to_be_visible()


def device_link(page, server):
    page.goto("/#/games")
    page.get_by_text("The same games on another device").click()
    page.get_by_role("button", name="Add another device").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="QR code")).to_be_visible()


def add_device(page, server):
    desk = page.context.browser.new_context(base_url=server.url)
    lay(desk, seats=seats("Ann Bob", "me bot"))
    link = desk.request.post("/api/account/link", data={}).json()
    desk.close()
    page.goto(link["url"])
    expect(page.get_by_role("button", name="Add this device")).to_be_visible()


def waiting(page, server):
    room = lay(page, seats=seats("Ann Bob Cem", "me link link"))
    page.goto(f"/#/t/{room}")
    expect(page.get_by_role("img", name="QR code").last).to_be_visible()


def join(page, server):
    room = lay(page, seats=seats("Ann Bob", "me link"))
    link = page.request.post(f"/api/rooms/{room}/keys", data={"purpose": "invite", "seat": "Bob"}).json()
    page.goto(link["url"])
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def at_table(page, server):
    go_to(page, table(page, server))


def to_buy(page, server):
    go_to(page, table(page, server, OPENED[:2]))
    expect(page.get_by_role("button", name="Buy French Quarter")).to_be_visible()


def title_card(page, server):
    at_table(page, server)
    page.keyboard.press("c")
    expect(page.get_by_role("dialog").get_by_text("A visitor pays the owner")).to_be_visible()


def trade(page, server):
    at_table(page, server)
    page.keyboard.press("t")
    page.get_by_role("dialog").get_by_role("checkbox").first.check()
    expect(page.get_by_role("dialog").get_by_role("heading", name="What this would change")).to_be_visible()


def auction(page, server):
    moves = ["chance dice 6 6", "chance dice 1 1", "Ann throw", "chance dice 1 2", "Ann decline", "Bob bid 20"]
    go_to(page, table(page, server, moves, edition="classic-us", seats=seats("Ann Bob", "me here", roles=False)))
    expect(page.get_by_role("textbox", name="My bid")).to_be_visible()


def menu(page, server):
    at_table(page, server)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def treasurer(page, server):
    room = table(page, server, treasurer=True)
    page.goto(f"/#/t/{room}")
    expect(page.get_by_role("heading", name="Your throw, Ann")).to_be_visible()


def treasurer_rent(page, server):
    treasurer(page, server)
    page.get_by_role("button", name="First die: 1").click()
    page.get_by_role("button", name="Second die: 4").click()
    page.get_by_role("button", name="Wrong dice").first.wait_for()


def treasurer_card(page, server):
    room = table(page, server, ["Ann throw", "chance dice 1 1"], treasurer=True)
    page.goto(f"/#/t/{room}")
    expect(page.get_by_role("searchbox")).to_be_visible()


def replay(page, server):
    page.goto(f"/#/replay/{table(page, server)}")
    expect(page.get_by_role("slider", name="Any move of the game")).to_be_visible()


def book(page, server):
    at_table(page, server)
    page.get_by_role("button", name="rule 8").first.click()
    page.get_by_role("button", name="See it played: Double, and once more").click()
    expect(page.get_by_text("1 of 4")).to_be_visible()


def book_search(page, server):
    page.goto("/#/rules/anti-fr/11f")
    expect(page.get_by_role("heading", name="11F")).to_be_focused()
    page.get_by_role("searchbox").fill("monopoly")
    expect(page.get_by_text("paragraphs")).to_be_visible()


def strategy(page, server):
    page.goto("/#/strategy/anti-us")
    expect(page.get_by_role("heading", name="As a monopolist")).to_be_visible()


def strategy_classic(page, server):
    page.goto("/#/strategy/classic-us")
    expect(page.get_by_role("heading", name="What strong players do")).to_be_visible()


SCREENS = (
    welcome, new_table, tables, device_link, add_device, waiting, join, at_table, to_buy, title_card, trade, auction, menu, treasurer, treasurer_rent,
    treasurer_card, replay, book, book_search, strategy, strategy_classic,
)  # fmt: skip


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_at_every_size(screen, browse, server, violations):
    page = browse()
    screen(page, server)
    found = {}
    for width, height in in_each(page):
        schemes = ("light", "dark") if (width, height) in (SIZES[0], SIZES[-1]) else ("light",)  # colors are those of all sizes
        if wrong := violations(page, schemes=schemes):
            found[width] = wrong
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        picture(page, f"{screen.__name__}-{width}")
    assert found == {}


def picture(page, name):
    folder = os.environ.get("PICTURES")
    if not folder:
        return
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=Path(folder) / f"{name}-{scheme}.png")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768), (1440, 900)])
@pytest.mark.parametrize("who", ["me bot", "me link"], ids=["alone", "with chat"])
def test_the_filter_of_the_ledger_shows_all_eight_players(who, width, height, browse):
    """By their marks, where there is no room for their names."""
    page = browse({"width": width, "height": height})
    names = "Aleksandra Maximilienne Cezary Dominika Ewelina Franciszek Grzegorz Hania"
    host = lay(page, edition="classic-us", seats=seats(names, f"{who}{' bot' * 6}", False), dice="hand")
    if who == "me link":
        sit(browse(), page, host, "Maximilienne")
    go_to(page, host)
    filters = page.get_by_role("group", name="Show the lines of")
    for name in names.split():
        button = filters.get_by_role("button", name=name)
        expect(button).to_have_attribute("title", name)
        expect(button.locator("svg")).to_be_in_viewport(ratio=1)
    filters.get_by_role("button", name="Hania").click()
    expect(filters.get_by_role("button", name="Hania")).to_have_attribute("aria-pressed", "true")


def test_a_real_board_says_where_its_cards_come_from(browse):
    page = browse()
    page.goto("/#/customize/board")
    expect(page.get_by_role("main").locator("header")).to_contain_text("it draws the cards and does the sums")
    pace = page.locator("summary").filter(has=page.get_by_role("heading", name="Dice and speed"))
    expect(pace).to_contain_text("Real board · cards from the app · no turn clock")
    pace.click()
    page.get_by_role("radio", name="From the box").check()
    expect(page.get_by_role("main").locator("header")).to_contain_text("you throw, move, and draw the cards")
    expect(pace).to_contain_text("Real board · cards from the box · no turn clock")


AWAY = re.compile("The server cannot be reached|could not be loaded")
CODE = ["/games", "/puzzles", "/rules/anti-us"]
ANSWERS = [*CODE, "/strategy/anti-us", "/customize", "/learn", "/replay/abc", "/join/abc/def", "/device/abc"]


@pytest.mark.parametrize(("lost", "paths"), [("**/*", CODE), ("**/api/**", ANSWERS)], ids=["code", "answers"])
def test_without_the_server_a_screen_says_so_and_tries_again(lost, paths, browse, eyes):
    eyes.expect("ERR_FAILED|40[04]")
    for path in paths:
        page = browse()
        page.goto("/#/nowhere")
        expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
        page.route(lost, lambda route: route.abort())
        page.evaluate("path => (location.hash = path)", path)
        screen = page.locator(".screen")
        expect(screen.get_by_text(AWAY).first).to_be_visible()
        expect(screen).not_to_contain_text("not valid")
        page.unroute(lost)
        screen.get_by_role("button", name="Try again").first.click()
        expect(screen.get_by_text(AWAY).locator("visible=true")).to_have_count(0)
        expect(screen).not_to_be_empty()
        page.close()
