"""The same functions as the compiled twin's, run by the interpreter; they return the same bytes."""

from collections.abc import Sequence

from ..rules.counters import Counters
from ..rules.state import RuleTable, State
from ..sim.features import Features
from ..sim.playout import Lineup, Row, play_game
from ..sim.rollouts import rollouts
from ..sim.sampling import sample_game
from ..sim.statistics import STATISTICS

__all__ = ["collect", "play_games", "rollouts", "sample_games"]


def play_games(rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> tuple[bytes, bytes]:
    """Plays games `first` to `first + count - 1` of the key, game n with lineup n modulo their number.

    Returns the packed rows of the games, one after the other, and the packed counters of them all.
    """
    g, counters, row = State(), Counters(), Row()
    g.counters = counters
    rows = bytearray()
    for number in range(first, first + count):
        play_game(g, rules, lineups[number % len(lineups)], key, number, counters, row)
        rows += row.pack()
    return bytes(rows), counters.pack()


def collect(statistic: str, rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
    """The packed sums of a statistic, by its name in `sim.statistics`, over games `first` to `first + count - 1`."""
    record, play = STATISTICS[statistic]
    g, counters, sums = State(), Counters(), record()
    g.counters = counters
    for number in range(first, first + count):
        play(g, rules, lineups[number % len(lineups)], key, number, counters, sums)
    return sums.pack()


def sample_games(rules: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
    """The packed features of games `first` to `first + count - 1`.

    Lineups come in pairs: the first of a pair begins the game, the second plays it on.
    """
    g, pairs, samples = State(), len(lineups) // 2, bytearray()
    for number in range(first, first + count):
        begin, after = lineups[number % pairs * 2 : number % pairs * 2 + 2]
        features = Features()
        sample_game(g, rules, begin, after, key, number, features)
        samples += features.pack()
    return bytes(samples)
