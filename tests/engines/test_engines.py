"""What people with Firefox and with Apple's phones do, in their engines: a turn, a trade, a table at the size of a phone, a game
without a server."""

import json
import time

import pytest
from engines import FIELDS

COACH = ".coach-card:not([data-waits])"
CUE = f"return document.querySelector('{COACH}')?.dataset.cue"
MOST_SECONDS = 180
PHONE, SIDE, DESK = (375, 667), (667, 375), (1366, 768)


@pytest.fixture
def visitor(engine, server):
    """A page at the server, with the size of a desk."""
    engine.go(f"{server.url}/")
    engine.resize(*DESK)
    engine.server = server.url
    return engine


def lay(visitor, **wanted):
    """Ann and Bob at one screen, with dice and cards of their own; opens the table."""
    seats = [{"name": "Ann", "who": "me", "role": "competitor"}, {"name": "Bob", "who": "here", "role": "monopolist"}]
    plan = {"edition": "anti-us", "seats": seats, "dice": "hand", "cards": "hand", **wanted}
    room = visitor.request("/api/rooms", json.dumps(plan))["room"]
    visitor.go(f"{visitor.server}/#/t/{room}")
    visitor.find("Throw the dice")


def throw(visitor, first, second):
    """Throws, with dice that lie on the real table."""
    visitor.press("Throw the dice")
    for eyes in (first, second):
        visitor.press(str(eyes))


def test_a_turn(visitor):
    lay(visitor)
    throw(visitor, 1, 2)
    visitor.sees("French Quarter is for sale")
    visitor.press("Buy")
    visitor.sees("$1,440")
    visitor.press("End")
    visitor.press("I am Bob")
    visitor.find("Throw the dice")


def test_a_trade(visitor):
    lay(visitor)
    throw(visitor, 1, 2)
    visitor.press("Buy")
    visitor.press("End")
    visitor.press("I am Bob")
    throw(visitor, 1, 4)
    visitor.press("Buy")
    visitor.press("End")
    visitor.press("I am Ann")
    visitor.press("Trade")
    visitor.press("French Quarter", FIELDS)
    visitor.press("U.S. Railroad", FIELDS)
    visitor.press("Send to Bob")
    visitor.press("I am Bob")
    visitor.press("Accept")
    visitor.sees("U.S. Railroad passes from Bob to Ann")


@pytest.mark.parametrize("size", [PHONE, SIDE])
def test_a_turn_on_a_phone(visitor, size):
    visitor.resize(*size)
    lay(visitor)
    throw(visitor, 1, 2)
    visitor.press("Buy")
    visitor.sees("$1,440")
    assert visitor.run("return document.documentElement.scrollWidth") <= size[0]


def test_a_game_without_a_server(engine, site_url):
    """The rules run in the page's worker; a new page goes on where the last one was."""
    engine.go(f"{site_url}/")
    engine.resize(*DESK)
    engine.press("Play now")
    engine.until("the rules", lambda: engine.run("return !document.querySelector('[role=progressbar]')") or None)
    engine.press("Throw the dice")
    engine.sees("Ann throws")
    engine.go(f"{site_url}/#/tables")
    engine.driver.refresh()
    engine.sees("Ann, Bob, Cem, Dee")


def test_the_guide_to_its_end(visitor):
    """By pressing only what the coach rings."""
    visitor.go(f"{visitor.server}/#/learn")
    end = time.monotonic() + MOST_SECONDS
    while (cue := visitor.run(CUE)) != "end-of-guide":
        assert time.monotonic() < end, cue
        visitor.press_at(f'.table:has(.coach-card[data-cue="{cue}"]:not([data-waits])) #actions [data-ring]')
        time.sleep(0.2)
