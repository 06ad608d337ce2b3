"""Games of walkers, which the chain of landings is checked against: who walks, and how the edition is laid for them."""

from ..editions import Edition, house_rules
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.lineups import new_lineup
from ..sim.random_walk import AWAITS, CASH, SHUFFLES
from ..sim.statistics import WALKS
from .job import Games

WALKERS = 2
TURNS = 100
"""How many turns each walker has in a game."""


def walking_table(edition: Edition) -> RuleTable:
    """The edition as walkers play it: without auctions, which they would all pass."""
    return build_rule_table(house_rules(edition, {"auction": False}))


def walks(table: RuleTable, leave: str, shuffled: bool, seed: int) -> Games:
    """Games of one walker of each role, or of two players in the classic game.

    `leave` is one of `chain.LEAVES`; `shuffled`: all cards are shuffled before each is drawn, as the chain takes it.
    """
    way = (AWAITS if leave == "throw" else 0) | (SHUFFLES if shuffled else 0)
    lineup = new_lineup([0] * WALKERS, [way], [seat % table.roles for seat in range(WALKERS)], cap=TURNS)
    lineup.cash[:WALKERS] = [CASH] * WALKERS
    return Games(table, [lineup], seed, WALKS)
