"""A piece of work: some games in a row, played by whoever gets it, here or on another machine."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from ..fast import interpreted, twin
from ..rules.state import RuleTable
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from ..sim.playout import Lineup
from .sums import HOLD, PLAY, WALK, tally_of


class Games(NamedTuple):
    """What is played: a table, who sits where (game n by the lineup n modulo their number), and the key of all chance.

    `what` says what is added up: one of `sums.KINDS`.
    """

    table: RuleTable
    lineups: Sequence[Lineup]
    key: int
    what: str = PLAY


class Job(NamedTuple):
    """Games `first` to `first + size - 1`. `compiled`: by the twin, where there is one; `keep`: the rows are wanted."""

    games: Games
    first: int
    size: int
    compiled: bool
    keep: bool
    rules: str


class Done(NamedTuple):
    """What came of a job: packed rows (none if they are not wanted), the packed sums of its kind, and the time it took."""

    first: int
    size: int
    rows: bytes
    sums: tuple[bytes, ...]
    seconds: float


def play(job: Job) -> Done:
    """Plays a job; the same bytes wherever and however it is played."""
    if job.rules != code_digest():
        raise BadPlan(
            f"workers: one has rules {code_digest()} where {job.rules} are wanted; the same duopoly everywhere would be right"
        )
    begun = perf_counter()
    rows, sums = played(job)
    return Done(job.first, job.size, rows if job.keep else b"", sums, perf_counter() - begun)


def played(job: Job) -> tuple[bytes, tuple[bytes, ...]]:
    """The rows, where there are any, and the sums."""
    compiled = twin() if job.compiled else None
    player: Any = compiled or interpreted
    table, lineups, key, what = job.games
    asked = (table, lineups, key, job.first, job.size)
    if what == WALK:
        return b"", (player.walk_games(*asked),)
    if what == HOLD:
        return b"", (player.hold_games(*asked),)
    rows, counters = player.play_games(*asked)
    return rows, (tally_of(rows, compiled).pack(), counters)
