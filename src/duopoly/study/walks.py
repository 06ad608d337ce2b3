"""Random walks, which the landing chain is checked against: who walks, and on which table."""

from ..editions import Edition, house_rules
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.lineups import new_lineup
from ..sim.random_walk import AWAITS, CASH, SHUFFLES
from ..sim.statistics import WALKS
from .job import GameSpec

WALKERS = 2
TURNS = 100
"""How many turns each walker has in a game."""


def walking_table(edition: Edition) -> RuleTable:
    """The edition's rule table with all the cash that walkers need, and without auctions, in which all would pass."""
    return build_rule_table(house_rules(edition, {"auction": False, "start_cash": CASH}))


def walk_spec(table: RuleTable, leave: str, shuffled: bool, seed: int) -> GameSpec:
    """Games with one walker of each role, or with two players in the classic game.

    `leave` is one of `chain.LEAVES`. With `shuffled` the deck is shuffled before each draw, as the chain assumes.
    """
    way = (AWAITS if leave == "throw" else 0) | (SHUFFLES if shuffled else 0)
    lineup = new_lineup([0] * WALKERS, [way], [seat % table.roles for seat in range(WALKERS)], cap=TURNS)
    return GameSpec(table, [lineup], seed, WALKS)
