"""Samples positions of games to learn from: their features, and who won.

Plain functions like the rules: run as they are, or compiled.
"""

from ..rules.codes import OVER
from ..rules.state import RuleTable, State
from .features import Features, extract
from .playout import NEVER, Lineup, play_on, set_out, winners

ROUNDS = 61
"""A sample is taken at the beginning of one of the first rounds, up to this: a prime, so that every lineup meets all of them.
"""


def sample_game(g: State, rules: RuleTable, lineup: Lineup, after: Lineup, key: int, number: int, features: Features) -> None:
    """Plays game `number` of the key to the beginning of a round, which follows from the number, and writes its features.

    Then the bots of `after` play it on to find who wins.
    """
    set_out(g, rules, lineup, key, number)
    at = 1 + number % ROUNDS
    play_on(g, rules, lineup, at)
    features.won = 0
    if g.phase != OVER:
        extract(g, rules, features)
        play_on(g, rules, after, NEVER)
        features.won = winners(g, rules)


def sample_block(
    games: list[State], tables: list[RuleTable], lineups: list[Lineup], key: int, first: int, features: list[Features]
) -> None:
    """Samples as many games as there are `features`, from number `first` on, all in the first of `games`.

    Lineups come in pairs: the first of a pair begins the game, the second plays it on.
    """
    for i in range(len(features)):
        at = 2 * ((first + i) % (len(lineups) // 2))
        sample_game(games[0], tables[0], lineups[at], lineups[at + 1], key, first + i, features[i])
