"""Games of walkers, which the chain of landings is checked against: who walks, and how the edition is laid for them."""

from ..editions import Edition, house_rules
from ..rules.rule_table import build_rule_table
from ..rules.state import RuleTable
from ..sim.playout import Lineup
from ..sim.random_walk import AWAITS, CASH, SHUFFLES
from .job import Games
from .sums import WALK

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
    lineup = Lineup()
    lineup.seats, lineup.cap = WALKERS, TURNS
    for seat in range(WALKERS):
        lineup.role[seat] = seat % table.roles
        lineup.cash[seat] = CASH
        lineup.bot[seat] = (AWAITS if leave == "throw" else 0) | (SHUFFLES if shuffled else 0)
    return Games(table, [lineup], seed, WALK)
