"""The guided games: played to their end by pressing only what the coach rings, left and come back to, answered kindly."""

import json
from contextlib import suppress
from itertools import cycle, islice

import pytest
from at_table import DESK, PHONE, SIZES, in_each
from playwright.sync_api import Error, expect
from test_site import browse_site  # noqa: F401

from duopoly.server.rooms.guides import GUIDES
from duopoly.words import LANGUAGES, say

CUES = {name: [line.cue for line in guide.moves if line.cue] for name, guide in GUIDES.items()}
MOST_PRESSES = 60
SAYS = """["", ".head", ".do"].map((part) => document.querySelector(`.coach-card ${part}`)?.textContent).join() +
    document.querySelector(".coach-card")?.dataset.cue"""
"""What the coach says now: a press must change that, before the next one."""

BROKEN = """feet => feet.flatMap((foot) => {
    const found = [];
    const texts = document.createTreeWalker(foot, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) for (const word of texts.currentNode.data.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        if (range.getClientRects().length > 1) found.push(word[0]);
    }
    return found;
})"""
"""The words that are written on more than one line."""


def guided(page, guide="first", lang="en", **more):
    """Lays the table of a guided game and goes there; bots wait for nobody's eye."""
    page.add_init_script(f"localStorage.setItem('duopoly', '{json.dumps({'lang': lang})}')")
    answer = page.request.post("/api/guides", data={"guide": guide, "lang": lang, "bot_delay": "off", **more})
    assert answer.ok, answer.text()
    page.goto(f"/#/t/{answer.json()['room']}")


def coach(page, cue=""):
    """The coach's card while it is for the learner to move; with a cue, when it says that."""
    return page.locator(f'.coach-card[data-cue="{cue}"]:not([data-waits])' if cue else ".coach-card:not([data-waits])")


def at_cue(cue):
    """What is ringed while the coach says something."""
    return f'.table:has(.coach-card[data-cue="{cue}"]:not([data-waits])) #actions [data-ring]'


def press(page, cue):
    """Presses what has the ring, while the coach says what he says now."""
    page.locator(at_cue(cue)).click(timeout=2000)


def follow(page, until="end-of-guide", pressing=press, seen=lambda: None):
    """Presses only what the coach rings until it says something."""
    card = coach(page)
    for _ in range(MOST_PRESSES):
        expect(card).to_be_visible()
        with suppress(Error):  # what was read has changed meanwhile
            cue = card.get_attribute("data-cue", timeout=2000)
            if cue == until:
                return
            seen()
            before = page.evaluate(SAYS)
            pressing(page, cue)
            page.wait_for_function(f"before => {SAYS} !== before", arg=before, timeout=10_000)
    raise AssertionError(f"not reached: {until}; the coach says: {page.locator('.coach-card').inner_text()}")


def check_in_sight(page):
    """The coach and what it rings are in sight and beside one another; nothing makes the page scroll sideways.

    Returns whether it could look: what moves on is drawn anew.
    """
    found = page.evaluate(
        """() => {
            const rect = (element) => { const { left, top, right, bottom } = element.getBoundingClientRect(); return [left, top, right, bottom]; };
            const ring = document.querySelector("#actions [data-ring]");
            const coach = document.querySelector(".coach-card");
            return ring && coach && { ring: rect(ring), coach: rect(coach), width: innerWidth, height: innerHeight,
                shadow: getComputedStyle(ring).boxShadow, sideways: document.documentElement.scrollWidth > innerWidth };
        }"""
    )
    if found is None:
        return False
    (left, top, right, bottom), (left2, top2, right2, bottom2) = found["ring"], found["coach"]
    assert left >= right2 or right <= left2 or top >= bottom2 or bottom <= top2, ("the coach covers what it rings", found)
    assert not found["sideways"], found
    assert "6px" in found["shadow"] or "inset" in found["shadow"], ("no ring is seen", found)
    assert min(left, left2) >= 0, found
    assert max(right, right2) <= found["width"], found
    return True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pressing_what_is_ringed_leads_to_the_end(browse, lang):
    """In every size, which changes from press to press. On a phone on its side the coach has little room, and yet breaks no word."""
    page = browse()
    guided(page, lang=lang)
    words = page.locator(".coach-card")
    sizes = cycle(SIZES)
    broken, looks = [], dict.fromkeys(SIZES, 0)

    def look():
        four = islice(sizes, len(SIZES) - 1)  # the last of them, in which it is pressed, is another each time
        for width, height in in_each(page, four):
            looks[width, height] += check_in_sight(page)
            if width == 667:
                broken.extend(words.locator(".foot").evaluate_all(BROKEN))

    follow(page, seen=look)
    assert broken == []
    assert min(looks.values()) > 10
    expect(words).to_contain_text(say(lang, "web-guide-first-end-of-guide-title"))
    words.get_by_role("button", name=say(lang, "web-guide-play")).click()
    expect(words).to_have_count(0)
    expect(page.locator("#actions [data-primary]")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_different_leads_to_a_game_that_goes_on(browse, lang):
    page = browse(PHONE if lang == "pl" else DESK)
    guided(page, "difference", lang)
    follow(page, seen=lambda: check_in_sight(page))
    page.locator(".coach-card").get_by_role("button", name=say(lang, "web-guide-play-on")).click()
    expect(page.locator(".coach-card")).to_have_count(0)
    expect(page.locator("#actions [data-primary]")).to_be_visible()


def by_key(page, cue):
    """Presses what has the ring with a key; it must have the focus without a Tab, unless it accepts an offer."""
    while page.locator(f"{at_cue(cue)}[data-move=accept]:not(:focus)").count():
        page.keyboard.press("Tab")
    page.wait_for_selector(f"{at_cue(cue)}:focus, {at_cue(cue)} :focus", timeout=2000)
    page.keyboard.press("Space" if page.evaluate("document.activeElement.matches('input')") else "Enter")


def test_by_keys_alone(browse):
    page = browse()
    page.add_init_script("""localStorage.setItem('duopoly', '{"speed": "off"}')""")
    page.goto("/#/learn")
    follow(page, pressing=by_key)
    expect(page.get_by_role("link", name="How Anti-Monopoly differs")).to_be_visible()


def test_coming_back_finds_the_step_that_was_left(browse):
    page = browse()
    page.add_init_script("""localStorage.setItem('duopoly', '{"speed": "off"}')""")
    for cue in CUES["first"][::3]:
        page.goto("/#/learn")
        follow(page, until=cue)
        page.goto("/#/tables")
        expect(page.get_by_role("heading", name="My games")).to_be_visible()
        page.goto("/#/learn")
        expect(coach(page, cue)).to_be_visible()
    follow(page)
    page.goto("/#/tables")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    page.goto("/#/learn")
    expect(coach(page, "throw")).to_be_visible()


def test_the_tour_is_skipped_and_taken_up_again(browse):
    page = browse()
    page.add_init_script("""localStorage.setItem('duopoly', '{"speed": "off"}')""")
    page.goto("/#/learn")
    follow(page, until="build")
    page.get_by_role("button", name="Skip the tour").click()
    expect(page.locator(".coach-card")).to_have_count(0)
    page.wait_for_url("**/#/t/*")
    expect(page.locator("#ledger")).to_be_visible()
    page.locator("#actions [data-primary]").click()
    expect(page.locator("#actions [data-primary]")).to_be_visible()
    page.goto("/#/learn")
    expect(coach(page, "build")).to_be_visible()


def test_back_takes_a_move_back(browse):
    page = browse()
    guided(page)
    follow(page, until="city")
    page.get_by_role("button", name="Back").click()
    expect(coach(page, "rent")).to_be_visible()
    follow(page, until="city")


def test_another_move_is_answered_kindly(browse):
    page = browse(PHONE)
    guided(page)
    follow(page, until="buy")
    page.locator('#actions [data-move="decline"]').click()
    expect(page.locator(".coach-card")).to_contain_text(say("en", "server-guide"))
    follow(page, until="build")
    page.locator('#actions [data-verb="mortgage"]').click()
    expect(page.locator(at_cue("build"))).to_contain_text("Done")
    follow(page, until="built")


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_axe_finds_nothing(browse, violations, size):
    page = browse(size)
    guided(page)
    for cue in ("throw", "build", "trade", "debt"):
        follow(page, until=cue)
        if cue == "build":
            press(page, cue)
        assert violations(page) == []
    follow(page)
    expect(page.get_by_role("heading", name="Ann owns the town.")).to_be_visible()
    assert violations(page) == []


def test_without_a_server(browse_site):  # noqa: F811
    page = browse_site()
    page.add_init_script("""localStorage.setItem('duopoly', '{"speed": "off"}')""")
    page.goto("/#/learn")
    follow(page, until="build")
    page.goto("/#/tables")
    page.goto("/#/learn")
    follow(page, until="build")
    page.get_by_role("button", name="Skip the tour").click()
    expect(page.locator(".coach-card")).to_have_count(0)
    expect(page.locator("#actions [data-primary]")).to_be_visible()
    page.goto("/#/learn/difference")
    follow(page)


def test_what_a_trade_would_change_is_seen_below_the_coach_on_a_phone(browse):
    page = browse(PHONE)
    guided(page)
    follow(page, until="trade")
    dock, change = page.locator(".dock .choices").bounding_box(), page.locator(".dock .changes li").first.bounding_box()
    assert change["y"] + change["height"] <= dock["y"]
