"""Who does a study's work: a crew for its games; who watches, who may stop it, and what is kept of it in between."""

from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Self

from ..sim.errors import BadPlan
from . import worker_pool as crews
from .checkpoint import Checkpoint
from .job import Games
from .run import Missing, Run, Stop
from .sums import Sums
from .worker_pool import WorkerPool

ENGINES = ("auto", "twin", "interpreter")
Watch = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and how much it is in all."""


class Stopped(Exception):
    """The study was stopped before it was done; what had been played is kept, where it has a place."""


class Execution:
    """A crew, and what it needs to know; `compiled`: it plays by the twin."""

    def __init__(self, crew: WorkerPool, watch: Watch | None = None, stop: Stop | None = None) -> None:
        self.crew, self.stop = crew, stop or Stop()
        self.watch: Watch = watch or (lambda what, done, of: None)
        self.kept: Checkpoint | None = None

    @property
    def compiled(self) -> bool:
        """Whether games are played by the twin."""
        return self.crew.compiled

    def play(self, games: Games, first: int, count: int, played: Callable[[int], None] | None = None) -> Sums:
        """Plays games `first` to `first + count - 1` and adds them up, or takes what is there. Raises Stopped."""
        found = self.kept.find(games, first, count) if self.kept else None
        run = Run(games, Missing(found.missing if found else [(first, first + count)]), None, played)
        if found:
            run.sums.add(found.sums)
            if played:
                played(count - run.missing.left())
        if not run.missing:
            return run.sums
        try:
            run.play(self.crew, self.stop)
        finally:
            left = run.left()
            if self.kept:
                self.kept.write(games, first, count, left, [record.pack() for record in run.sums.records])
        if left:
            raise Stopped
        return run.sums

    def play_all(self, what: str, kinds: Sequence[Games], count: int) -> Iterator[Sums]:
        """Plays so many games of each kind, and yields what came of it in their order."""
        done = 0

        def played(games: int) -> None:
            nonlocal done
            done += games
            self.watch(what, done, count * len(kinds))

        for games in kinds:
            yield self.play(games, 0, count, played)

    def close(self) -> None:
        """Lets them go."""
        self.crew.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class Asked(Exception):
    """A study asks for its first games."""


class Idle(Execution):
    """Hands that play nothing: what a study refuses, it refuses before it asks for games."""

    def __init__(self) -> None:
        super().__init__(crews.threads(1, False))

    def play(self, games: Games, first: int, count: int, played: Callable[[int], None] | None = None) -> Sums:
        """Raises Asked."""
        raise Asked


def hire(
    workers: int = 1,
    engine: str = "auto",
    cluster: str | None = None,
    say: Callable[[str], None] = lambda line: None,
    watch: Watch | None = None,
    stop: Stop | None = None,
) -> Execution:
    """Hands for a study: the workers of a cluster, or some here; the twin where it can be had, else the interpreter."""
    if engine not in ENGINES:
        raise BadPlan(f"engine: no engine {engine!r}; {', '.join(ENGINES)} would be right")
    if cluster is not None:
        from .cluster import connected

        return Execution(connected(cluster, engine != "interpreter"), watch, stop)
    if engine != "interpreter":
        from ..fast import FUNCTIONS, twin

        def told(compiled: int) -> None:
            if watch is not None:
                watch("compiling", compiled, FUNCTIONS)

        if twin(say, told) is not None:
            return Execution(crews.threads(workers, True), watch, stop)
        if engine == "twin":
            raise BadPlan("engine: the compiled twin cannot be had here; auto or interpreter would be right")
    return Execution(crews.processes(workers) if workers > 1 else crews.threads(1, False), watch, stop)
