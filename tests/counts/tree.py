"""Counts the tree of moves: every decision and every outcome of chance, to a small depth, from named positions."""

import json
from pathlib import Path

import duopoly
from duopoly.rules.legal import legal
from duopoly.rules.play import play

HERE = Path(__file__).parent
POSITIONS = HERE / "positions.json"
COUNTS = HERE / "counts.txt"


def count(state, table, depth):
    """The number of ways to make `depth` moves of who is to act, chance's branches among them."""
    moves = legal(state, table, state.actor)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        play(after, table, state.actor, move)
        total += count(after, table, depth - 1)
    return total


def lines():
    """A line for each position: its name, and the counts to depth 1, 2, 3 …"""
    for name, row in json.loads(POSITIONS.read_text(encoding="utf-8")).items():
        game = duopoly.Game.from_position(row["position"], seed=0)
        counts = [count(game._state, game._table, depth) for depth in range(1, row["depth"] + 1)]
        yield f"{name}: {' '.join(map(str, counts))}"
