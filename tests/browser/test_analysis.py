"""The analysis board of a finished game, and a hint at the table. What the server finds is tested there; here it is given."""

import re

import pytest
from at_table import PHONE, act, go_to, hand, lay, seats
from playwright.sync_api import expect

DECLINED = {
    "ply": 2, "by": "Ann", "move": "Do not buy", "deed": "Ann left French Quarter unsold at $60",
    "better": "Buy French Quarter", "grade": "blunder", "best": 0.7, "played": 0.4, "cost": 0.3, "low": 0.28, "high": 0.32,
}  # fmt: skip


LUCK_AND_SKILL = [
    {"name": "Ann", "luck": -0.2, "luck_low": -0.24, "luck_high": -0.16, "cost": 0.3, "cost_low": 0.28, "cost_high": 0.32,
     "choices": 2, "error_rate": 0.15},
    {"name": "Bob", "luck": 0.2, "luck_low": 0.16, "luck_high": 0.24, "cost": 0.0, "cost_low": 0.0, "cost_high": 0.0,
     "choices": 1, "error_rate": 0.0},
]  # fmt: skip


def given(state, **more):
    """An analysis as the server sends it."""
    empty = {
        "command": "",
        "done": 0.0,
        "plies": [],
        "odds": [],
        "costly": [],
        "players": [],
        "rollouts": 0,
        "unfinished": 0.0,
        "bot": "",
        "turning_point": None,
    }
    return {**empty, "state": state, **more}


def found(plies):
    """A whole one of so many moves: Ann falls from a half to nothing."""
    odds = [
        {"name": "Ann", "value": [0.5, 0.4, 0.0], "low": [0.45, 0.35, 0.0], "high": [0.55, 0.45, 0.01]},
        {"name": "Bob", "value": [0.5, 0.6, 1.0], "low": [0.45, 0.55, 0.99], "high": [0.55, 0.65, 1.0]},
    ]
    more = {
        "done": 1.0,
        "plies": plies,
        "odds": odds,
        "costly": [DECLINED],
        "players": LUCK_AND_SKILL,
        "rollouts": 500,
        "unfinished": 0.02,
    }
    return given("done", **more, bot="steady")


def test_a_finished_game_is_analyzed_on_its_page(browse, server, violations):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me here"), dice="hand", rules={"start_cash": 100})
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2", "Ann decline", "Ann end", "Bob throw")
        view = line.play("chance dice 1 3", "Bob tax flat", "Bob give-up")
    moves = view["ply"]
    answers = [given("none"), given("working", done=0.2), found([0, 4, moves])]
    page.route("**/analysis?*", lambda route: route.fulfill(json=answers.pop(0) if answers else found([0, 4, moves])))
    page.goto(f"/#/replay/{room}")
    board = page.get_by_role("figure").filter(has=page.get_by_role("heading", name="Winning chances"))
    board.get_by_role("button", name="Analyze this game").click()
    expect(board.get_by_role("progressbar")).to_have_attribute("value", "0.2")
    expect(board.get_by_role("img")).to_have_accessible_name("Winning chances over 1 round. Ann: 0%. Bob: 100%.")
    expect(board).to_contain_text(
        "Judged nearly as the strongest bot, steady, judges: a few rounds were played on from each point 500 times"
    )
    page.set_viewport_size({"width": 390, "height": 844})
    board.get_by_role("button", name="Ann left French Quarter unsold").click()
    expect(page.get_by_role("slider", name="Any move of the game")).to_have_value("2")
    expect(page.locator(".then")).to_be_in_viewport()
    expect(board.get_by_role("listitem").filter(has_text="Ann").first).to_contain_text("50%")
    skill = board.get_by_role("region", name="Luck and skill")
    expect(skill).to_contain_text(
        re.compile(r"Ann\s*dice and cards\s*−20\s*−24 to −16\s*2 choices\s*−30\s*−32 to −28\s*each choice\s*−15.00")
    )
    expect(skill).to_contain_text(re.compile(r"Bob\s*dice and cards\s*\+20"))
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=PHONE["width"])
    board.get_by_role("button", name="As a table").click()
    table = page.get_by_role("dialog", name="Winning chances")
    expect(table.get_by_role("row", name="End")).to_contain_text("100%")
    assert answers == []


def test_a_hint_is_given_and_goes_with_the_next_move(browse, server, violations):
    page = browse()
    room = lay(page, seats=seats("Ann Bob", "me bot"), dice="hand")
    go_to(page, room)
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 1 2")
    act(page, "Hint")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text(re.compile("A strong bot would play: (Buy French Quarter|Do not buy)"))
    expect(hint).to_contain_text("Nothing is decided yet")
    expect(hint).to_contain_text(
        re.compile("Judged nearly as the strongest bot, .+, judges: a few rounds were played on from here [0-9,]+ times")
    )
    expect(hint).not_to_contain_text(re.compile(r"\b0%"))
    expect(hint.get_by_role("listitem").filter(has_text="Do not buy")).to_be_visible()
    assert violations(page) == []
    act(page, "Buy French Quarter")
    expect(hint).to_be_hidden()


def test_a_hint_has_options_with_chances_and_a_line(browse, server, violations):
    """Once somebody owns something: each move with its interval, what it costs, and how the game may go on."""
    page = browse(PHONE)
    room = lay(page, seats=seats("Ann Bob", "me bot"), dice="hand")
    go_to(page, room)
    with hand(page, server, room) as line:
        line.play("Ann throw", "chance dice 3 3", "Ann buy", "Ann throw", "chance dice 1 2")
    act(page, "Hint")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("What to consider")
    option = hint.locator("ol > li").nth(1)
    expect(option).to_contain_text(re.compile(r"\d% chance of winning \(\d+% to \d+%\)"))
    option.get_by_text("How it may go on").click()
    expect(option.locator("details p")).to_contain_text("Ann")
    assert violations(page) == []


@pytest.mark.parametrize(("width", "height", "bar"), [(568, 320, 60), (667, 375, 60), (320, 568, 110)])
def test_a_replay_with_long_names_on_a_small_screen(width, height, bar, browse, server):
    """Nothing is wider than the screen, and where the map is low one row of buttons lies over it."""
    page = browse({"width": width, "height": height})
    room = lay(page, seats=seats("Wolfeschlegelsteinhausen Bob", "me here"), dice="hand")
    with hand(page, server, room) as line:
        line.play("Wolfeschlegelsteinhausen throw", "chance dice 1 2", "Wolfeschlegelsteinhausen buy")
    page.goto(f"/#/replay/{room}")
    expect(page.get_by_role("button", name="As a table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.get_by_role("group", name="Any move of the game").bounding_box()["height"] < bar
