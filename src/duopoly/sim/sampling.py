"""Positions of games that are played on to their end: what is learned from, and who has won.

Plain functions like the rules: run as they are, or compiled.
"""

from ..rules.codes import OVER
from ..rules.state import RuleTable, State
from .features import Features, extract
from .playout import Lineup, is_given_up, set_out, step, winners

ROUNDS = 61
"""A game is looked at as one of its first so many rounds begins: a prime number, so that every lineup comes to all of them."""


def sample_game(g: State, rules: RuleTable, lineup: Lineup, after: Lineup, key: int, number: int, found: Features) -> None:
    """Plays game `number` of the key to the beginning of a round that its number settles, writes its signs, and plays it on by
    the bots of `after` to see who wins."""
    set_out(g, rules, lineup, key, number)
    at = 1 + number % ROUNDS
    while g.phase != OVER and g.round < at:
        step(g, rules, lineup)
    found.won = 0
    if g.phase != OVER:
        extract(g, rules, found)
        while g.phase != OVER and not is_given_up(g, rules, after):
            step(g, rules, after)
        found.won = winners(g, rules)
