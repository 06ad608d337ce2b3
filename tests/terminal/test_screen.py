"""What is drawn: it fits the screen, money stands in a column, and colors are for terminals that want them."""

import os
import pty
import re
import subprocess
import sys

import pytest

from duopoly import Game
from duopoly.editions import names
from duopoly.terminal.board import board_lines, tokens_text
from duopoly.terminal.screen import beside, money_screen, players_table
from duopoly.terminal.view import View, tags


def busy(edition):
    """A game in which nearly all titles are owned, some with buildings, one mortgaged."""
    classic = edition.startswith("classic")
    roles = [None, None, None] if classic else ["competitor", "monopolist", "competitor"]
    people = [("Wilhelmina of Orange", 0), ("Bo", 10), ("Steady 1", 39)]
    players = [
        {"name": name, "cash": 12345, "space": space} | ({"role": role} if role else {})
        for (name, space), role in zip(people, roles, strict=True)
    ]
    game = Game(edition, [name for name, _ in people])
    owners = [name for name, _ in people]
    titles = {str(title.index): {"owner": owners[i % 3]} for i, title in enumerate(game.edition.titles.values())}
    titles["5"]["mortgaged"] = True
    return Game.from_position({"edition": edition, "turn": "Bo", "phase": "throw", "players": players, "titles": titles})


@pytest.mark.parametrize("edition", names())
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize(("width", "height"), [(40, 24), (80, 24), (120, 40), (200, 60)])
def test_the_board_fits_the_screen(edition, lang, width, height):
    """All 40 spaces, no line too wide; at 80 × 24 one screen; on large screens a ring."""
    lines = [line.plain for line in board_lines(View(busy(edition), lang), width, height)]
    assert max(map(len, lines)) <= max(width, 78)
    if width >= 80:
        assert len(lines) <= height - 2
    numbers = {int(n) for line in lines for n in re.findall(r"(?<!\d)(\d{1,2})(?!\d)", line)}
    assert numbers >= set(range(40))


@pytest.mark.parametrize("edition", names())
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_money_fits_80_columns(script, edition, lang):
    """Long names, long sums, all titles."""
    screen = script()
    for part in money_screen(View(busy(edition), lang)):
        screen.io.show(part)
    assert max(map(len, screen.text.splitlines())) <= 80


def test_money_stands_right_aligned(script):
    """The last digits are under each other."""
    game = Game("anti-us", ["Ann", "Bob"], roles=["competitor", "monopolist"], rules={"start_cash": 900})
    game.play("throw")
    game.play("dice 1 2")
    game.play("buy")
    screen = script()
    screen.io.show(players_table(View(game, "en")))
    ends = {re.search(r"\$\d+", line).end() for line in screen.text.splitlines() if "$" in line}
    assert "$840" in screen.text
    assert len(ends) == 1


def test_the_board_tells_owner_role_buildings_and_tokens():
    """Bob monopolizes New Orleans with a house; Ann stands on it."""
    position = {
        "edition": "anti-us",
        "turn": "Ann",
        "phase": "throw",
        "players": [
            {"name": "Ann", "role": "competitor", "cash": 500, "space": 1},
            {"name": "Bob", "role": "monopolist", "cash": 500, "space": 0},
        ],
        "titles": {"1": {"owner": "Bob", "buildings": 1}, "3": {"owner": "Bob"}, "5": {"owner": "Ann", "mortgaged": True}},
    }
    lines = [line.plain for line in board_lines(View(Game.from_position(position), "en"), 80, 24)]
    assert re.match(r" 1 NO Basin St\. +Bob·m 1h +◄Ann", lines[1])
    assert re.match(r" 3 NO French Quarter +Bob·m ×2", lines[3])
    assert re.match(r" 5 T  U\.S\. Railroad +Ann·c mtg", lines[5])
    assert "Bob·m Bob" in lines[-1]


def test_tags_are_short_and_all_different():
    """Three letters, or the seat where they would be the same."""
    assert tags(["Ann", "Anna", "Steady 1", "Steady 2", "[b]"]) == ["Ann", "P2", "St1", "St2", "P5"]


def test_tokens_that_do_not_fit_are_counted():
    """Eight players on Start."""
    game = Game("classic-us", [f"Player {n}" for n in range(8)])
    shown = tokens_text(View(game, "en"), 0, 8)
    assert len(shown) <= 8
    assert shown.endswith("+7")


def test_many_moves_stand_beside_each_other():
    """A few stand below each other; more are read downwards."""
    assert beside(["a", "b"], 80) == ["a", "b"]
    assert beside(list("abcde"), 6) == ["a c e", "b d"]


def on_a_terminal(environment, *arguments):
    """What the program prints on a terminal of its own."""
    main, other = pty.openpty()
    command = [sys.executable, "-m", "duopoly", *arguments]
    program = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment)
    os.close(other)
    said = b""
    while True:
        try:
            part = os.read(main, 65536)
        except OSError:
            break
        if not part:
            break
        said += part
    program.wait(timeout=60)
    os.close(main)
    return said.decode()


def test_colors_are_for_terminals_that_want_them(environment):
    """On a terminal there are some; with NO_COLOR or on a dumb one none; in a pipe none (see the other tests)."""
    arguments = ("play", "--seats", "steady,steady", "--rounds", "1", "--seed", "1")
    terminal = {**environment, "TERM": "xterm-256color"}
    assert "\x1b[" in on_a_terminal(terminal, *arguments)
    assert "\x1b" not in on_a_terminal({**terminal, "NO_COLOR": "1"}, *arguments)
    assert "\x1b" not in on_a_terminal({**terminal, "TERM": "dumb"}, *arguments)
