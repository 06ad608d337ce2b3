"""Simulates a plan: finds the games that are there already, chooses who plays the others, and has them played."""

from collections.abc import Callable
from contextlib import ExitStack
from os import PathLike
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from ..deprecated import renamed
from ..fast import Say, interpreter, twin
from ..fast.engines import INTERPRETER, TWIN
from .execution import local_pool
from .folder import RunFolder
from .job import GameSpec
from .run import MissingGames, Progress, Run, StopSignal
from .simulation_plan import SimulationPlan
from .sums import Sums, total_rows
from .worker_pool import WorkerPool

MANY_ROWS = 20_000
CLUSTER_GAMES = 5_000
"""From this many games on the workers of a cluster play with the twin."""

__getattr__ = renamed(__name__, {"games_of": "spec_of", "Outcome": "SimulationResult"})


class SimulationResult(NamedTuple):
    """The sums over `done` of the `requested` games, `resumed` of which were in the folder; and who played the others.

    `how` says it for people; the `engine` is "twin" or "interpreter", None if nothing was left to play.
    """

    sums: Sums
    requested: int
    done: int
    resumed: int
    seconds: float
    how: str
    engine: str | None = None

    @property
    def finished(self) -> bool:
        """Whether all games were played."""
        return self.done == self.requested


def spec_of(plan: SimulationPlan) -> GameSpec:
    """The games of the plan."""
    return GameSpec(plan.table(), plan.lineups(), plan.seed)


def simulate(
    plan: SimulationPlan,
    games: int,
    *,
    workers: int = 1,
    engine: str = "auto",
    cluster: str | None = None,
    out: str | PathLike[str] | None = None,
    say: Say = lambda sentence: None,
    watch: Callable[[int, int], Progress] | None = None,
    stop: StopSignal | None = None,
) -> SimulationResult:
    """Plays games 0 to `games - 1` of the plan.

    `out` is a folder that keeps a row of each game, and from which the run can continue. `say` gets sentences about the
    engine. `watch(requested, resumed)` is called once and returns what gets the number of games of each step. Ctrl-C, or a
    `stop` that is requested, ends the run cleanly. Raises BadPlan with a one-line message if it cannot run.
    """
    folder = RunFolder(Path(out), plan, games) if out is not None else None
    with ExitStack() as stack:
        stop = stop or stack.enter_context(StopSignal())
        if folder:
            stack.callback(folder.close)
        missing = MissingGames(folder.missing() if folder else [(0, games)])
        resumed, start = games - missing.count(), perf_counter()
        pool = None
        if cluster is not None and missing:
            pool = stack.enter_context(cluster_pool(cluster, engine, missing.count()))
        progress = watch(games, resumed) if watch else None
        run = Run(spec_of(plan), missing, folder.save if folder else None, progress)
        if folder and resumed:
            add_saved(run, folder, resumed, engine, say)
        how, used = play_missing(run, pool, workers, engine, say, stop, stack)
        return SimulationResult(run.sums, games, run.sums.totals.games, resumed, perf_counter() - start, how, used)


def add_saved(run: Run, folder: RunFolder, games: int, engine: str, say: Say) -> None:
    """Adds up the rows in the folder; with the twin if there are many, because the interpreter is slow at it."""
    counter = (twin(say) if games > MANY_ROWS and engine != "interpreter" else None) or interpreter
    for rows in folder.row_chunks():
        run.sums.add_totals(total_rows(rows, counter))


def play_missing(
    run: Run,
    pool: WorkerPool | None,
    workers: int,
    engine: str,
    say: Say,
    stop: StopSignal,
    stack: ExitStack,
) -> tuple[str, str | None]:
    """Plays the missing games with the pool, or with a suitable one; returns who played them, and with which engine."""
    if not run.missing:
        return "nothing was left to play", None
    pool = pool or stack.enter_context(local_pool(workers, engine, say))
    run.play(pool, stop)
    return pool.name, TWIN if pool.compiled else INTERPRETER


def cluster_pool(address: str, engine: str, games: int) -> WorkerPool:
    """The workers of a cluster, compiled if that was asked or pays."""
    from .cluster import connect

    return connect(address, engine == "twin" or (engine == "auto" and games >= CLUSTER_GAMES))
