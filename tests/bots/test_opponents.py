"""The frozen opponents play as on 22 November 2026; those that exploit others make only moves that the rules allow."""

import hashlib
import sys
from pathlib import Path

import pytest

from duopoly.bots import GameInfo
from duopoly.editions import load
from duopoly.fast import interpreter
from duopoly.rules.codes import CHANCE, OVER
from duopoly.rules.refuse import why_not
from duopoly.rules.rule_table import build_rule_table
from duopoly.rules.state import State
from duopoly.sim import playout
from duopoly.sim.lineups import new_lineup

BENCH = Path(__file__).parents[2] / "bench"
MOVES = {"classic-us": "2d644adeb83b1e32", "anti-us": "c9114bd64e4d0248"}
"""By edition, the digest of a game's moves by four trader-v1, with planner-v1's answers to some positions."""


@pytest.fixture
def players(monkeypatch):
    """The module of the opponents; the interpreter's rollouts know them, too."""
    monkeypatch.syspath_prepend(str(BENCH))
    from opponents import players

    monkeypatch.setattr(playout, "decide", players.decide)
    yield players
    for name in [name for name in sys.modules if name.partition(".")[0] == "opponents"]:
        del sys.modules[name]


def game(edition, bots, rounds):
    """A game of these bots move by move: state, table, and the bot to act, before each decision."""
    table, g = build_rule_table(load(edition)), State()
    line = new_lineup([0, 1, 2, 3], bots, [seat % 2 * (table.roles - 1) for seat in range(4)])
    playout.set_out(g, table, line, 2026, 7)
    while g.phase != OVER and g.round <= rounds:
        if g.actor != CHANCE:
            yield g, table, bots[g.actor]
        playout.step(g, table, line)


@pytest.mark.parametrize("edition", MOVES)
def test_they_play_as_they_did(players, edition):
    from opponents.numbers import TRADER_V1
    from opponents.v1.planner import Planner

    planner = Planner()
    planner.budget = planner.budget._replace(rollouts=120)
    planner.rollouts = interpreter.rollouts
    planner.begin(GameInfo(load(edition), ("Ann", "Bob", "Cem", "Dee"), 0))
    digest = hashlib.sha256()
    for n, (g, table, bot) in enumerate(game(edition, [TRADER_V1] * 4, 40)):
        digest.update(repr(tuple(players.decide(g, table, bot))).encode())
        if n % 80 == 79:
            digest.update(repr(tuple(planner.decide(g.copy(), table))).encode())
    assert digest.hexdigest()[:16] == MOVES[edition]


@pytest.mark.parametrize("edition", MOVES)
@pytest.mark.parametrize("half", [0, 1])
def test_exploiters_play_by_the_rules(players, edition, half):
    from opponents.numbers import EXPLOITERS, number_of

    bots = [number_of(name) for name in EXPLOITERS[4 * half : 4 * half + 4]]
    moves = 0
    for g, table, bot in game(edition, bots, 60):
        before = g.pack()
        assert why_not(g, table, g.actor, players.decide(g, table, bot)) == 0
        assert g.pack() == before
        moves += 1
    assert moves > 300
