"""How the games of a study are played: the workers, the progress, a signal to stop, and a checkpoint."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from types import TracebackType
from typing import Self

from ..fast import Say, twin
from ..fast.engines import check_engine, no_twin
from .checkpoint import Checkpoint
from .job import GameSpec
from .run import MissingGames, Progress, Run, StopSignal
from .sums import Sums
from .worker_pool import WorkerPool, process_pool, thread_pool

StudyProgress = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is to do."""


class StudyStopped(Exception):
    """The study was stopped before it was done. What was played is in the checkpoint, if there is one."""


class Execution:
    """A worker pool and what goes with it; `checkpoint` can be set later."""

    def __init__(self, pool: WorkerPool, progress: StudyProgress | None = None, stop: StopSignal | None = None) -> None:
        self.pool, self.stop = pool, stop or StopSignal()
        self.progress: StudyProgress = progress or (lambda what, done, total: None)
        self.checkpoint: Checkpoint | None = None

    @property
    def compiled(self) -> bool:
        """Whether the twin plays the games."""
        return self.pool.compiled

    def play(self, spec: GameSpec, first: int, count: int, progress: Progress | None = None) -> Sums:
        """Plays games `first` to `first + count - 1`, except those in the checkpoint, and sums them. Raises StudyStopped."""
        saved = self.checkpoint.find(spec, first, count) if self.checkpoint else None
        run = Run(spec, MissingGames(saved.missing if saved else [(first, first + count)]), None, progress)
        if saved:
            run.sums.add(saved.sums)
            if progress:
                progress(count - run.missing.count())
        if not run.missing:
            return run.sums
        try:
            run.play(self.pool, self.stop)
        finally:
            unplayed = run.unplayed()
            if self.checkpoint:
                self.checkpoint.write(spec, first, count, unplayed, [record.pack() for record in run.sums.records])
        if unplayed:
            raise StudyStopped
        return run.sums

    def play_all(self, what: str, specs: Sequence[GameSpec], count: int) -> Iterator[Sums]:
        """Plays `count` games of each spec, and yields their sums in order; `what` tells people what is being played.

        Raises StudyStopped.
        """
        for (sums,) in self.play_batches(what, specs, count, 1):
            yield sums

    def play_batches(self, what: str, specs: Sequence[GameSpec], count: int, batches: int) -> Iterator[list[Sums]]:
        """The same in this many batches of games, as equal as possible; yields the sums of each batch. Raises StudyStopped."""
        done = 0

        def progress(games: int) -> None:
            nonlocal done
            done += games
            self.progress(what, done, count * len(specs))

        ends = [count * number // batches for number in range(batches + 1)]
        for spec in specs:
            yield [self.play(spec, first, end - first, progress) for first, end in pairwise(ends)]

    def close(self) -> None:
        """Closes the pool."""
        self.pool.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class GamesNeeded(Exception):
    """Raised by a dry run when the study asks for its first games."""


class DryRun(Execution):
    """An execution that plays nothing, to find out what a study refuses before it asks for games."""

    def __init__(self) -> None:
        super().__init__(thread_pool(1, False))

    def play(self, spec: GameSpec, first: int, count: int, progress: Progress | None = None) -> Sums:
        """Raises GamesNeeded."""
        raise GamesNeeded


def open_execution(
    workers: int = 1,
    engine: str = "auto",
    cluster: str | None = None,
    say: Say = lambda sentence: None,
    progress: StudyProgress | None = None,
    stop: StopSignal | None = None,
) -> Execution:
    """An execution on a cluster or on this machine, with the twin if it is available. Raises BadPlan if it cannot be had."""
    check_engine(engine)
    if cluster is not None:
        from .cluster import connect

        return Execution(connect(cluster, engine != "interpreter"), progress, stop)
    return Execution(local_pool(workers, engine, say), progress, stop)


def local_pool(workers: int, engine: str, say: Say) -> WorkerPool:
    """Workers on this machine: threads with the twin if it is available, else interpreters. Raises BadPlan if it must be."""
    if engine != "interpreter":
        if twin(say) is not None:
            return thread_pool(workers, True)
        if engine == "twin":
            raise no_twin()
    return process_pool(workers) if workers > 1 else thread_pool(1, False)
