"""All of it can be read and hit: at every size and 320 wide, in three languages, with eight players.

Where PICTURES names a folder, each state is also put there.
"""

import json
import os
from pathlib import Path

import pytest
from at_table import PHONE, SIZES, TABLET, act, go_to, in_language, lay, seats
from legible import faults
from legible_states import STATES, show
from playwright.sync_api import expect

from duopoly.words import LANGUAGES

ALL = [(320, 568), *SIZES]
SMALL = 800
"""Narrower screens, and low ones, have the layout of a phone."""
TOUCH = 1000
"""Narrower screens are touched."""
DESK = {"width": 1366, "height": 768}
SIDE = {"width": 667, "height": 375}
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page has heard of its new size and is drawn."""
SETTLED = """small => !document.querySelector(small ? ".ring" : ".phonemap")
    && document.getAnimations().every(one => one.playState !== "running")"""
"""The layout of a phone, or a large board, has come and stands still."""


OVERPRINTED = """lens => {
    const texts = document.createTreeWalker(lens, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        found.push([texts.currentNode.data, range.getBoundingClientRect()]);
    }
    const over = ([, a], [, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const out = ([, a]) => { const b = lens.getBoundingClientRect(); return a.left < b.left || a.right > b.right || a.bottom > b.bottom; };
    return found.filter((one, n) => one[0].trim() && (out(one) || found.slice(n + 1).some((other) => over(one, other)))).map(([text]) => text);
}"""
"""What of a card of the lens is printed over something else or out of it."""


NOTCH = 59
COVERED = """notch => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    return [...(dialog ?? document).querySelectorAll("a, button, input, select, h1, h2, p, label")].filter((one) => {
        const { left, right, width, top, bottom } = one.getBoundingClientRect();
        const seen = width && one.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight;
        return seen && !one.closest(".spoken, .skip, .strip") && (left < notch - 1 || right > innerWidth - notch + 1);
    }).map((one) => one.outerHTML.slice(0, 120));
}"""
"""What can be read or pressed at the left or right edge; the strip of spaces scrolls."""


OUT_OF_REACH = """() => {
    const controls = [...document.querySelectorAll("#actions :is(button, input), header button")];
    if (!document.querySelector("#actions button")) return ["no button is there"];
    return controls.filter((one) => one.checkVisibility()).filter((one) => {
        one.scrollIntoView({ block: "center", behavior: "instant" });
        const { top, bottom } = one.getBoundingClientRect();
        return (top + bottom) / 2 < 0 || (top + bottom) / 2 > innerHeight;
    }).map((one) => one.outerHTML.slice(0, 120));
}"""
"""What is pressed at a table and cannot be scrolled to."""


@pytest.mark.parametrize("state", STATES)
def test_all_of_it_can_be_read(state, browse):
    """No text under 11 pixels, nothing cut or off the page, and on what is touched no target under 44."""
    page = browse()
    lay_table, open_table = STATES[state]
    room = lay_table(page)
    found = {}
    for lang in LANGUAGES:
        page.goto("/#/rules")
        page.evaluate(f"localStorage.setItem('duopoly', '{json.dumps({'lang': lang})}')")
        page.reload()
        page.set_viewport_size(DESK)
        open_table(page, room)
        for width, height in ALL:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(FRAMES)
            page.wait_for_function(SETTLED, arg=width < SMALL)
            seen = faults(page, touch=width < TOUCH)
            if seen:
                found[lang, width] = seen
            picture(page, f"{state}-{width}-{lang}")
    assert found == {}


@pytest.mark.parametrize("state", ["start", "auction", "debt", "treasurer"])
def test_enlarged_all_that_is_pressed_can_be_scrolled_to(state, browse):
    """A window of 1920 × 1080 at 400% is 480 × 270 large."""
    page = browse({"width": 480, "height": 270})
    show(page, state)
    for width, height in ((480, 270), (360, 225), (427, 420), (400, 300), (546, 300)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        page.wait_for_function(SETTLED, arg=True)
        assert page.evaluate(OUT_OF_REACH) == [], (width, height)


@pytest.mark.parametrize("state", ["start", "treasurer", "customize", "games", "puzzles", "rules", "welcome", "trade"])
def test_a_notch_covers_nothing(state, browse):
    """A phone on its side leaves out what its screen lacks, left and right."""
    page = browse({"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    insets = {"insets": {"left": NOTCH, "right": NOTCH}}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", insets)
    show(page, state)
    page.wait_for_function(SETTLED, arg=True)
    assert page.evaluate(COVERED, NOTCH) == []


def picture(page, name):
    folder = os.environ.get("PICTURES")
    for scheme in ("dark", "light") if folder else ():
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=Path(folder) / f"{name}-{scheme}.png")


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768)])
def test_a_title_for_sale_fills_its_panel_above_a_wide_ledger(size, browse):
    page = browse({"width": size[0], "height": size[1]})
    show(page, "buy")
    actions, ledger = (page.locator(part).bounding_box() for part in (".panel.acts", "#ledger"))
    assert ledger["y"] >= actions["y"] + actions["height"]
    assert ledger["width"] == actions["width"]
    said = page.locator("#actions").bounding_box()
    assert actions["height"] < said["height"] * 1.4
    card = page.locator("#actions .offer > section").bounding_box()
    assert page.locator("#actions [data-primary]").bounding_box()["x"] > card["x"] + card["width"]


@pytest.mark.parametrize("size", [TABLET, DESK])
def test_three_lines_about_a_payment_stay_off_the_decks(size, browse):
    """In French the decks are high: their names take two lines, and the box stands below them."""
    page = browse(size=size)
    in_language(page, "fr")
    show(page, "europe")
    reason = page.locator("#board .reason")
    reason.evaluate("reason => (reason.textContent = `${reason.textContent} `.repeat(2))")
    box, decks = reason.bounding_box(), page.locator("#board .decks").bounding_box()
    assert box["height"] > 40
    assert box["y"] + box["height"] + 4 <= decks["y"]


def test_back_closes_what_is_open_and_stays_at_the_table(browse):
    page = browse(size=PHONE)
    show(page, "start")
    there = page.url
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == there
    expect(page.locator("#actions")).to_be_visible()
    # One sheet upon another, then closed by its cross: nothing is left to go back through.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair dice").click()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => history.state?.sheet !== true")
    # A screen that is left through the menu is left for good.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="My games").click()
    expect(page.locator("#actions")).to_have_count(0)
    page.wait_for_timeout(100)
    assert "/t/" not in page.url


def test_turning_the_phone_keeps_sheet_and_focus(browse):
    page = browse(size=PHONE)
    show(page, "buy")
    button = page.locator("#actions [data-primary]")
    button.focus()
    page.set_viewport_size(SIDE)
    expect(button).to_be_focused()
    # On its side the map is a square at the left, and the bar gives way.
    expect(page.get_by_role("banner")).to_have_count(0)
    page.evaluate(FRAMES)
    box = page.locator(".phonemap").bounding_box()
    assert abs(box["width"] - box["height"]) < 2
    assert box["height"] > 340
    expect(button).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_nobody_of_eight_is_hidden_on_a_phone(browse):
    page = browse(size=PHONE)
    show(page, "eight")
    for width in (320, 375, 667):
        page.set_viewport_size({"width": width, "height": 375 if width == 667 else 667})
        players = page.get_by_role("list", name="Players").get_by_role("listitem")
        expect(players).to_have_count(8)
        for one in players.all():
            expect(one).to_be_in_viewport(ratio=1)


def test_eight_players_and_the_log_stay_in_view(browse):
    page = browse(size=DESK)
    show(page, "eight")
    assert page.evaluate("document.documentElement.scrollHeight") <= DESK["height"]
    expect(page.locator("#actions [data-primary]")).to_be_in_viewport(ratio=1)
    lines = page.locator("#ledger").get_by_role("listitem")
    for n in range(4):
        expect(lines.nth(n)).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [DESK, PHONE, SIDE])
def test_the_rents_that_count_stand_beside_buy(size, browse):
    page = browse(size=size)
    show(page, "buy")
    card = page.locator("section:has(> .strip)")
    expect(card).to_be_in_viewport(ratio=1)
    expect(card.locator("td.then")).to_have_count(1)
    expect(page.locator("#actions [data-primary]")).to_be_in_viewport(ratio=1)
    act(page, "Do not buy")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("state", ["debt", "start"])
def test_debt_and_start_keep_the_map(state, browse):
    page = browse(size=PHONE)
    show(page, state)
    expect(page.locator(".phonemap")).to_be_in_viewport(ratio=1)
    # Nothing lies empty below the last button.
    last = page.locator("#actions").bounding_box()
    assert PHONE["height"] - last["y"] - last["height"] < 40


@pytest.mark.parametrize("size", [PHONE, SIDE])
def test_what_confirms_a_choice_is_in_sight(size, browse):
    page = browse(size=size)
    show(page, "debt")
    page.locator("#actions [data-verb=mortgage]").click()
    page.get_by_role("radiogroup", name="Titles to choose from").get_by_role("radio").last.check()
    expect(page.locator("#actions [data-primary]")).to_be_in_viewport(ratio=1)


def test_the_map_stays_while_the_order_is_thrown(browse):
    page = browse(size=PHONE)
    go_to(page, lay(page, edition="anti-us", seats=seats("Ann Bob Cem", "me here here", roles=False)))
    expect(page.locator(".phonemap")).to_be_in_viewport(ratio=1)


def test_the_lens_tells_a_space_inside_the_ring(browse):
    page = browse(size=DESK)
    show(page, "buy")
    lens = page.locator(".space-lens")
    expect(lens).to_have_count(0)
    ring = page.locator("#board .ring").bounding_box()
    for space in (1, 9, 10, 14, 20, 26, 31, 39):
        page.locator(f"[role=gridcell][data-space='{space}']").hover(force=True)
        expect(lens).to_be_visible()
        box = lens.bounding_box()
        for at, long in (("x", "width"), ("y", "height")):
            assert ring[at] + 80 < box[at] < ring[at] + ring[long] - 80 - box[long]
        token = page.locator("#board .ring .token.turn .base").bounding_box()
        apart = (
            token["x"] + token["width"] <= box["x"] or box["x"] + box["width"] <= token["x"]
            or token["y"] + token["height"] <= box["y"] or box["y"] + box["height"] <= token["y"]
        )  # fmt: skip
        assert apart, space
    page.mouse.move(1200, 700)
    expect(lens).to_have_count(0)
    page.locator("select:has(option[value=pl])").select_option("pl")
    for space in (0, 10, 20, 30):  # the corners have the longest sentences
        page.locator(f"[role=gridcell][data-space='{space}']").hover(force=True)
        expect(lens).to_be_visible()
        assert lens.evaluate(OVERPRINTED) == [], space
    page.mouse.move(1200, 700)
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    expect(lens).to_be_visible()


def test_a_replay_has_room_for_its_ledger_and_tables(browse):
    page = browse(size=DESK)
    show(page, "replay_paris")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        page.wait_for_function(SETTLED, arg=width < SMALL)
        words = page.locator(".around .ledger button")
        assert min(one.bounding_box()["width"] for one in words.all()) >= 130, width  # once 50
        if width >= SMALL:
            assert page.evaluate(
                "[...document.querySelectorAll('main table')].every(({ scrollWidth, parentElement }) => scrollWidth <= parentElement.clientWidth)"
            ), width


def test_an_auction_of_eight_keeps_the_map_on_its_side(browse):
    page = browse(size=SIDE)
    show(page, "auction")
    expect(page.locator(".phonemap")).to_be_in_viewport(ratio=1)
    expect(page.locator("#actions [data-primary]")).to_be_in_viewport(ratio=1)
