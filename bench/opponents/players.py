"""Which function decides for which number: those of the package, and after them the opponents."""

from duopoly.policies.characters import decide as decide_in_character
from duopoly.policies.dealer import decide as decide_by_value
from duopoly.policies.dealer import decide_quietly as decide_by_value_quietly
from duopoly.policies.greedy import decide as decide_greedily
from duopoly.policies.random import decide as decide_at_random
from duopoly.policies.steady import decide as decide_steadily
from duopoly.policies.trader import decide as decide_by_trade
from duopoly.policies.trader import decide_quietly
from duopoly.rules.codes import Move
from duopoly.rules.state import RuleTable, State
from duopoly.sim.playout import DEALER, FIRST_CHARACTER, GREEDY, QUIET, QUIET_DEALER, STEADY, TRADER

from .exploiters import auction_off, drive_up, hoard, know_the_rule, low_ball, make_king, quit_late, refuse
from .numbers import (
    AUCTIONEER,
    FIRST,
    HOARDER,
    INSIDER,
    KINGMAKER,
    LOW_BALLER,
    QUIET_V1,
    REFUSER,
    SHILL,
    TRADER_V1,
)
from .v1.trader import decide as decide_v1
from .v1.trader import decide_quietly as decide_quietly_v1


def decide(g: State, rules: RuleTable, bot: int) -> Move:
    """The move of the player to act, by his bot. Compiled in place of `playout.decide`."""
    if bot >= FIRST_CHARACTER:
        return decide_in_character(g, rules, bot - FIRST_CHARACTER)
    if bot >= FIRST:
        return decide_as_opponent(g, rules, bot)
    if bot == TRADER:
        return decide_by_trade(g, rules)
    if bot == DEALER:
        return decide_by_value(g, rules)
    if bot == QUIET_DEALER:
        return decide_by_value_quietly(g, rules)
    if bot == QUIET:
        return decide_quietly(g, rules)
    if bot == GREEDY:
        return decide_greedily(g, rules)
    return decide_steadily(g, rules) if bot == STEADY else decide_at_random(g, rules)


def decide_as_opponent(g: State, rules: RuleTable, bot: int) -> Move:
    """The move of an opponent."""
    if bot == TRADER_V1:
        return decide_v1(g, rules)
    if bot == QUIET_V1:
        return decide_quietly_v1(g, rules)
    if bot == REFUSER:
        return refuse(g, rules)
    if bot == HOARDER:
        return hoard(g, rules)
    if bot == LOW_BALLER:
        return low_ball(g, rules)
    if bot == SHILL:
        return drive_up(g, rules)
    if bot == AUCTIONEER:
        return auction_off(g, rules)
    if bot == INSIDER:
        return know_the_rule(g, rules)
    return make_king(g, rules) if bot == KINGMAKER else quit_late(g, rules)
