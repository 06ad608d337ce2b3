"""Counts of legal moves and chance branches from named positions; what examples miss, counting catches."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from tree import COUNTS, lines


def test_the_tree_has_the_branches_it_had():
    """positions.json and counts.txt agree; `just counts` writes the counts, a person reads the difference."""
    assert COUNTS.read_text(encoding="utf-8").splitlines() == list(lines())


def test_the_first_three_moves_by_hand():
    """From Start: 1 throw, 36 dice; then 25 cards on 7 of them, 1 move on the 3 that reach the tour, else 2."""
    told = dict(line.split(": ") for line in lines())
    on_cards, on_tour = 1 + 6, 3
    assert told["anti-us, the first throw"] == f"1 36 {25 * on_cards + on_tour + 2 * (36 - on_cards - on_tour)}"


def test_the_order_of_play_by_hand():
    """Each of two players throws 36 dice."""
    told = dict(line.split(": ") for line in lines())
    assert told["anti-us, the order of play"] == f"36 {36 * 36}"


def test_prison_by_hand():
    """First turn: throw or pay. Throwing gives 36 dice, paying a throw. Third turn: only pay."""
    told = dict(line.split(": ") for line in lines())
    assert told["anti-us, first turn in prison"].startswith("2 37 ")
    assert told["anti-us, third turn in prison"] == "1 1 36"
    assert told["anti-fr, first turn in price war"].startswith("3 38 ")
    assert told["anti-fr, bound to pay"] == "1 1 36"
