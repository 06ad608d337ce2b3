"""Runs many games: submits jobs, collects their results, and neither loses nor repeats a game."""

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from time import monotonic
from types import FrameType, TracebackType
from typing import Any, Self

from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from .job import GameSpec, JobResult, SimulationJob
from .sums import Sums
from .worker_pool import WorkerPool

PART_SIZE = 20_000
"""No job crosses a multiple of this, so that files of this many games fill up one after the other."""
JOBS_PER_WORKER = 2
"""One in progress, and one to start when it is done."""
MOST_FAILURES = 4
"""How often in a row workers may be lost with nothing done in between."""
POLL_SECONDS = 0.2
DRAIN_SECONDS = 20.0

Save = Callable[[JobResult], None]
Progress = Callable[[int], None]
"""Called with the number of games just played."""


class MissingGames:
    """The games still to be played, as ranges; the lowest are taken first."""

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        """Each range goes from its first number up to but without its second."""
        self.ranges = sorted(((first, end) for first, end in ranges if first < end), reverse=True)

    def __bool__(self) -> bool:
        return bool(self.ranges)

    def count(self) -> int:
        """How many games there are."""
        return sum(end - first for first, end in self.ranges)

    def take(self, most: int) -> tuple[int, int]:
        """Takes at most this many games in a row, all of one part; returns the first number and how many."""
        first, range_end = self.ranges.pop()
        end = min(range_end, first + max(1, most), (first // PART_SIZE + 1) * PART_SIZE)
        if end < range_end:
            self.ranges.append((end, range_end))
        return first, end - first

    def give_back(self, first: int, count: int) -> None:
        """Returns games that were taken but not played."""
        self.ranges.append((first, first + count))
        self.ranges.sort(reverse=True)


class StopSignal:
    """Ctrl-C while it is entered: once sets `requested` and calls `on_request`, and the run ends cleanly; twice interrupts."""

    def __init__(self, on_request: Callable[[], None] = lambda: None) -> None:
        self.requested, self.on_request = False, on_request
        self.is_held = self.is_due = False
        self.previous_handler: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self.previous_handler = signal.signal(signal.SIGINT, self.request)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.previous_handler is not None:
            signal.signal(signal.SIGINT, self.previous_handler)

    def request(self, number: int, frame: FrameType | None) -> None:
        """The signal handler."""
        if self.requested and self.is_held:
            self.is_due = True
        elif self.requested:
            raise KeyboardInterrupt
        else:
            self.requested = True
            self.on_request()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Delays a second Ctrl-C until the block is done."""
        self.is_held = True
        try:
            yield
        finally:
            self.is_held = False
        if self.is_due:
            raise KeyboardInterrupt


class Run:
    """Games being played. `save` gets each result with its rows, `progress` its number of games; `sums` adds them up."""

    def __init__(
        self, spec: GameSpec, missing: MissingGames, save: Save | None = None, progress: Progress | None = None
    ) -> None:
        self.spec, self.missing, self.save, self.progress = spec, missing, save, progress
        self.sums = Sums(spec.kind)
        self.pending: dict[Future[JobResult], SimulationJob] = {}
        self.stop = StopSignal()
        self.failures = 0
        self.seconds_per_game = 0.0  # of one worker, a moving average; 0: not known yet

    def play(self, pool: WorkerPool, stop: StopSignal | None = None) -> bool:
        """Has the pool play all missing games. Returns False if it was stopped before."""
        self.pool, self.stop = pool, stop or self.stop
        try:
            while (self.missing or self.pending) and not self.stop.requested:
                self.submit_jobs()
                self.collect(POLL_SECONDS)
            if self.stop.requested:
                self.drain()
            return not self.missing and not self.pending
        finally:
            for future in self.pending:
                future.cancel()

    def submit_jobs(self) -> None:
        """Submits as many jobs as the workers can have at a time."""
        while self.missing and len(self.pending) < JOBS_PER_WORKER * max(1, self.pool.width()):
            try:
                self.submit_job()
            except self.pool.lost_errors:
                self.recover()

    def submit_job(self) -> None:
        """Submits the next games; if that fails, they stay missing."""
        with self.stop.held():
            first, count = self.missing.take(self.job_size())
            try:
                job = self.make_job(first, count, self.pool.compiled)
                self.pending[self.pool.submit(job)] = job
            except BaseException:
                self.missing.give_back(first, count)
                raise

    def make_job(self, first: int, count: int, compiled: bool) -> SimulationJob:
        """The job of these games."""
        return SimulationJob(self.spec, first, count, compiled, self.save is not None, code_digest())

    def job_size(self) -> int:
        """How many games make a job of the right length; few until the speed is known, and fewer toward the end."""
        if not self.seconds_per_game:
            return 100 if self.pool.compiled else 2
        fair = self.missing.count() // (JOBS_PER_WORKER * max(1, self.pool.width())) + 1
        return min(int(self.pool.job_seconds / self.seconds_per_game), fair)

    def collect(self, seconds: float) -> None:
        """Waits at most this long for results, and takes them in."""
        done, _ = wait(self.pending, timeout=seconds, return_when=FIRST_COMPLETED)
        lost = [future for future in done if not self.settle(future)]
        if lost:
            self.recover()

    def settle(self, future: Future[JobResult]) -> bool:
        """Takes in the result of a job that is done. Returns False if its worker was lost.

        Whatever else goes wrong, the games stay among the unplayed until they are counted.
        """
        try:
            result = future.result()
        except self.pool.lost_errors:
            self.give_back(future)
            return False
        with self.stop.held():
            if self.save is not None:
                self.save(result)
            self.sums.add(result.sums)
            del self.pending[future]
        self.report(result)
        return True

    def give_back(self, future: Future[JobResult]) -> None:
        """Returns the games of a job to the missing ones."""
        with self.stop.held():
            job = self.pending.pop(future)
            self.missing.give_back(job.first, job.size)

    def recover(self) -> None:
        """After workers were lost: their jobs go back, and the pool is reopened."""
        for future in list(self.pending):
            if future.done():
                self.settle(future)
            else:
                self.give_back(future)
        self.failures += 1
        if self.failures > MOST_FAILURES:
            raise BadPlan(
                f"workers: lost {self.failures} times in a row with nothing done in between; try fewer, "
                'and in a script put the call under if __name__ == "__main__"'
            )
        self.pool.reopen()

    def report(self, result: JobResult) -> None:
        """Learns the workers' speed from a result, and says how many games it has."""
        self.failures = 0
        latest = result.seconds / result.size
        self.seconds_per_game = 0.7 * self.seconds_per_game + 0.3 * latest if self.seconds_per_game else latest
        if self.progress is not None:
            self.progress(result.size)

    def unplayed(self) -> list[tuple[int, int]]:
        """The ranges of games that are not done, whether they were submitted or not."""
        submitted = [(job.first, job.first + job.size) for job in self.pending.values()]
        return sorted([*self.missing.ranges, *submitted])

    def drain(self) -> None:
        """Cancels the jobs that have not started, and waits a while for the others."""
        for future in list(self.pending):
            if future.cancel():
                self.give_back(future)
        until = monotonic() + DRAIN_SECONDS
        while self.pending and monotonic() < until:
            self.collect(POLL_SECONDS)


def play_all(spec: GameSpec, number: int, pool: WorkerPool, save: Save | None = None, progress: Progress | None = None) -> Sums:
    """Has the pool play games 0 to `number - 1`, and returns their sums. The pool stays open."""
    run = Run(spec, MissingGames([(0, number)]), save, progress)
    run.play(pool)
    return run.sums
