"""Random walks, which the landing chain is checked against: who walks, and on which table."""

from ..editions import Edition, house_rules
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.playout import Lineup
from ..sim.random_walk import AWAITS, CASH, SHUFFLES
from .job import GameSpec
from .sums import WALK

WALKERS = 2
TURNS = 100
"""How many turns each walker has in a game."""


def walking_table(edition: Edition) -> RuleTable:
    """The edition's rule table without auctions, in which all walkers would pass."""
    return build_rule_table(house_rules(edition, {"auction": False}))


def walk_spec(table: RuleTable, leave: str, shuffled: bool, seed: int) -> GameSpec:
    """Games with one walker of each role, or with two players in the classic game.

    `leave` is one of `chain.LEAVES`. With `shuffled` the deck is shuffled before each draw, as the chain assumes.
    """
    lineup = Lineup()
    lineup.seats, lineup.cap = WALKERS, TURNS
    for seat in range(WALKERS):
        lineup.role[seat] = seat % table.roles
        lineup.cash[seat] = CASH
        lineup.bot[seat] = (AWAITS if leave == "throw" else 0) | (SHUFFLES if shuffled else 0)
    return GameSpec(table, [lineup], seed, WALK)
