"""Blocks of games and rollouts played by the interpreter; the same bytes as the compiled twin's."""

from collections.abc import Sequence

from ..rules.counters import Counters
from ..rules.state import RuleTable, State
from ..sim.features import Features
from ..sim.playout import Lineup, Row, play_game
from ..sim.random_walk import RandomWalk, walk_game
from ..sim.rollouts import rollouts
from ..sim.sampling import sample_game
from ..sim.title_stats import TitleStats, hold_game

__all__ = ["hold_games", "play_games", "rollouts", "sample_games", "walk_games"]


def play_games(table: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> tuple[bytes, bytes]:
    """Plays games `first` to `first + count - 1` of the key, game n with lineup n mod their number.

    Returns the packed rows one after the other, and the packed till of them all.
    """
    g, counters, row = State(), Counters(), Row()
    g.counters = counters
    rows = bytearray()
    for number in range(first, first + count):
        play_game(g, table, lineups[number % len(lineups)], key, number, counters, row)
        rows += row.pack()
    return bytes(rows), counters.pack()


def walk_games(table: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
    """The packed Walk of games `first` to `first + count - 1`."""
    g, counters, walk = State(), Counters(), RandomWalk()
    g.counters = counters
    for number in range(first, first + count):
        walk_game(g, table, lineups[number % len(lineups)], key, number, counters, walk)
    return walk.pack()


def hold_games(table: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
    """The packed Holdings of games `first` to `first + count - 1`."""
    g, counters, holdings = State(), Counters(), TitleStats()
    g.counters = counters
    for number in range(first, first + count):
        hold_game(g, table, lineups[number % len(lineups)], key, number, counters, holdings)
    return holdings.pack()


def sample_games(table: RuleTable, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
    """The packed Signs of games `first` to `first + count - 1`; lineups go in pairs, who begins and who plays on."""
    g, pairs, sampled = State(), len(lineups) // 2, bytearray()
    for number in range(first, first + count):
        begin, after = lineups[number % pairs * 2 : number % pairs * 2 + 2]
        found = Features()
        sample_game(g, table, begin, after, key, number, found)
        sampled += found.pack()
    return bytes(sampled)
