"""Blocks of games and rollouts played by the interpreter; the same bytes as the compiled twin's."""

from collections.abc import Sequence

from ..bots.holdings import Holdings, hold_game
from ..bots.playout import Lineup, Row, play_game
from ..bots.rollouts import rollouts
from ..bots.sample import sample_game
from ..bots.signs import Signs
from ..bots.walk import Walk, walk_game
from ..rules.state import State, Table
from ..rules.till import Till

__all__ = ["hold_games", "play_games", "rollouts", "sample_games", "walk_games"]


def play_games(table: Table, lineups: Sequence[Lineup], key: int, first: int, count: int) -> tuple[bytes, bytes]:
    """Plays games `first` to `first + count - 1` of the key, game n with lineup n mod their number.

    Returns the packed rows one after the other, and the packed till of them all.
    """
    g, till, row = State(), Till(), Row()
    g.till = till
    rows = bytearray()
    for number in range(first, first + count):
        play_game(g, table, lineups[number % len(lineups)], key, number, till, row)
        rows += row.pack()
    return bytes(rows), till.pack()


def walk_games(table: Table, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
    """The packed Walk of games `first` to `first + count - 1`."""
    g, till, walk = State(), Till(), Walk()
    g.till = till
    for number in range(first, first + count):
        walk_game(g, table, lineups[number % len(lineups)], key, number, till, walk)
    return walk.pack()


def hold_games(table: Table, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
    """The packed Holdings of games `first` to `first + count - 1`."""
    g, till, holdings = State(), Till(), Holdings()
    g.till = till
    for number in range(first, first + count):
        hold_game(g, table, lineups[number % len(lineups)], key, number, till, holdings)
    return holdings.pack()


def sample_games(table: Table, lineups: Sequence[Lineup], key: int, first: int, count: int) -> bytes:
    """The packed Signs of games `first` to `first + count - 1`; lineups go in pairs, who begins and who plays on."""
    g, pairs, sampled = State(), len(lineups) // 2, bytearray()
    for number in range(first, first + count):
        begin, after = lineups[number % pairs * 2 : number % pairs * 2 + 2]
        found = Signs()
        sample_game(g, table, begin, after, key, number, found)
        sampled += found.pack()
    return bytes(sampled)
