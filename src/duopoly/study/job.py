"""A job: some games in a row, played by any worker, here or on another machine."""

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from ..fast import interpreter, twin
from ..rules.state import RuleTable
from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from ..sim.playout import Lineup
from .sums import PLAY, total_rows


class GameSpec(NamedTuple):
    """What is played: the rule table, the lineups (game n uses lineup n modulo their number), and the key of all dice.

    `kind` is one of `sums.KINDS` and says what is summed.
    """

    table: RuleTable
    lineups: Sequence[Lineup]
    key: int
    kind: str = PLAY


class SimulationJob(NamedTuple):
    """Games `first` to `first + size - 1`, by the twin if `compiled` and available; with `keep_rows` the rows come back.

    `code` is the digest of the code that the worker must have.
    """

    spec: GameSpec
    first: int
    size: int
    compiled: bool
    keep_rows: bool
    code: str


class JobResult(NamedTuple):
    """What a job returns: packed rows (empty if not kept), the packed sums of its kind, and the time it took."""

    first: int
    size: int
    rows: bytes
    sums: tuple[bytes, ...]
    seconds: float


def run_job(job: SimulationJob) -> JobResult:
    """Plays a job. The rows and sums are the same bytes on any machine and engine. Raises BadPlan if the code differs."""
    if job.code != code_digest():
        raise BadPlan(f"workers: expected code {job.code} on every worker, got {code_digest()} on one of them")
    start = perf_counter()
    rows, sums = play_games(job)
    return JobResult(job.first, job.size, rows if job.keep_rows else b"", sums, perf_counter() - start)


def play_games(job: SimulationJob) -> tuple[bytes, tuple[bytes, ...]]:
    """The rows, if games of this kind have any, and the sums."""
    engine = (twin() if job.compiled else None) or interpreter
    table, lineups, key, kind = job.spec
    arguments = (table, lineups, key, job.first, job.size)
    if kind != PLAY:
        return b"", (engine.collect(kind, *arguments),)
    rows, counters = engine.play_games(*arguments)
    return rows, (total_rows(rows, engine).pack(), counters)
