"""From a plan to sums: finds out what is there already, who plays the rest and how, and has it played."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from ..fast import is_installed, is_warm, twin
from ..sim.errors import BadPlan
from . import worker_pool as crews
from .folder import Folder
from .job import Games
from .plan import Plan
from .run import Missing, Run, Stop, Watch
from .sums import Sums, tally_of
from .worker_pool import WorkerPool

ENGINES = ("auto", "twin", "interpreter")
PROBE_SECONDS = 0.3
COLD_SECONDS, WARM_SECONDS = 30.0, 1.5
"""What compiling costs where it has not been done on this machine, and loading what was compiled where it has."""
WORTH_A_HINT = 20.0
MANY_ROWS = 20_000
CLUSTER_GAMES = 5_000
"""From so many games on the workers of a cluster compile: each of its machines would have to."""

Say = Callable[[str], None]


class Outcome(NamedTuple):
    """What came of a simulation: sums over `done` of the `asked` games, `found` of them from before; and how it was played."""

    sums: Sums
    asked: int
    done: int
    found: int
    seconds: float
    how: str

    @property
    def finished(self) -> bool:
        """Whether all was played."""
        return self.done == self.asked


def games_of(plan: Plan) -> Games:
    """What is played by the plan."""
    return Games(plan.table(), plan.lineups(), plan.seed)


def simulate(
    plan: Plan,
    games: int,
    *,
    workers: int = 1,
    engine: str = "auto",
    cluster: str | None = None,
    out: Path | None = None,
    say: Say = lambda line: None,
    watch: Callable[[int, int], Watch] | None = None,
    told: Watch = lambda number: None,
    stop: Stop | None = None,
) -> Outcome:
    """Plays games 0 to `games - 1` of the plan. `out`: a folder that keeps a row of each, and from which a run is continued.

    `say` is told how it is played; `watch(asked, found)` is asked once for what is told of each step, and `told`
    hears how many functions are compiled. Ctrl-C, or `stop` set by whoever made it, ends it in good order. Raises BadPlan in
    one line where it cannot be.
    """
    folder = Folder(out, plan, games) if out is not None else None
    with ExitStack() as stack:
        stop = stop or stack.enter_context(Stop())
        if folder:
            stack.callback(folder.close)
        missing = Missing(folder.missing() if folder else [(0, games)])
        found, begun = games - missing.left(), perf_counter()
        crew = stack.enter_context(cluster_at(cluster, engine, missing.left())) if cluster is not None and missing else None
        run = Run(games_of(plan), missing, folder.keep if folder else None, watch(games, found) if watch else None)
        if folder and found:
            count_found(run, folder, found, engine, say)
        how = play_rest(run, crew, workers, engine, (say, told), stop, stack)
        return Outcome(run.sums, games, run.sums.tally.games, found, perf_counter() - begun, how)


def count_found(run: Run, folder: Folder, found: int, engine: str, say: Say) -> None:
    """Adds up the rows that are there already: by the twin where they are many, for the interpreter is slow at it."""
    many = found > (MANY_ROWS if is_warm() else 10 * MANY_ROWS)
    counter = twin(say) if many and engine != "interpreter" and is_installed() else None
    for rows in folder.found():
        run.sums.add_tally(tally_of(rows, counter))


def play_rest(
    run: Run, crew: WorkerPool | None, workers: int, engine: str, hears: tuple[Say, Watch], stop: Stop, stack: ExitStack
) -> str:
    """Plays what is missing, by the crew or by one that suits; returns by whom."""
    if not run.missing:
        return "nothing was left to play"
    if crew is None and engine == "auto":
        run.probe(PROBE_SECONDS, stop)
    if not run.missing or stop.asked:
        return "interpreter"
    crew = crew or stack.enter_context(crew_for(run, workers, engine, *hears))
    run.play(crew, stop)
    return crew.name


def cluster_at(address: str, engine: str, left: int) -> WorkerPool:
    """The workers of a cluster; where so many games make it pay, each has the twin if it can."""
    from .cluster import connected

    return connected(address, engine == "twin" or (engine == "auto" and left >= CLUSTER_GAMES))


def crew_for(run: Run, workers: int, engine: str, say: Say, told: Watch) -> WorkerPool:
    """The workers here that suit what is left to play."""
    if engine == "twin" or (engine == "auto" and pays(run, workers, say)):
        if twin(say, told) is not None:
            return crews.threads(workers, True)
        if engine == "twin":
            raise BadPlan("engine: the compiled twin cannot be had here; auto or interpreter would be right")
    return crews.threads(1, False) if workers == 1 else crews.processes(workers)


def pays(run: Run, workers: int, say: Say) -> bool:
    """Whether compiling pays: what the interpreter would take for the rest, against what it takes to have the twin ready."""
    left, seconds = run.missing.left(), run.missing.left() * run.pace / workers
    told = f"The interpreter would take about {spell(seconds)} for the other {left:,} games"
    if not is_installed():
        if seconds > WORTH_A_HINT:
            say(f"{told}; pip install 'duopoly[fast]' makes it some sixty times as fast.")
        return False
    ready = WARM_SECONDS if is_warm() else COLD_SECONDS
    if seconds <= ready:
        say(f"{told}: compiling would not pay.")
        return False
    say(f"{told}: compiling pays.")
    return True


def spell(seconds: float) -> str:
    """A time as a person says it."""
    if seconds < 90:
        return f"{seconds:.0f} s" if seconds >= 2 else f"{seconds:.1f} s"
    if seconds < 5400:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.0f} hours"
