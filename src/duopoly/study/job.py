"""A piece of work: some games in a row, played by whoever gets it, here or on another machine."""

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from ..bots.playout import Lineup
from ..fast import interpreted, twin
from ..rules.state import Table
from .errors import BadPlan
from .sums import tally_of
from .version import rules_digest


class Games(NamedTuple):
    """What is played: a table, who sits where (game n by the lineup n modulo their number), and the key of all chance."""

    table: Table
    lineups: Sequence[Lineup]
    key: int


class Job(NamedTuple):
    """Games `first` to `first + size - 1`. `compiled`: by the twin, where there is one; `keep`: the rows are wanted."""

    games: Games
    first: int
    size: int
    compiled: bool
    keep: bool
    rules: str


class Done(NamedTuple):
    """What came of a job: packed rows (none if they are not wanted), a packed Tally, a packed Till, and the time it took."""

    first: int
    size: int
    rows: bytes
    tally: bytes
    till: bytes
    seconds: float


def play(job: Job) -> Done:
    """Plays a job; the same bytes wherever and however it is played."""
    if job.rules != rules_digest():
        raise BadPlan(
            f"workers: one has rules {rules_digest()} where {job.rules} are wanted; the same duopoly everywhere would be right"
        )
    begun = perf_counter()
    compiled = twin() if job.compiled else None
    play_games = compiled.play_games if compiled else interpreted.play_games
    rows, till = play_games(*job.games, job.first, job.size)
    tally = tally_of(rows, compiled).pack()
    return Done(job.first, job.size, rows if job.keep else b"", tally, till, perf_counter() - begun)
