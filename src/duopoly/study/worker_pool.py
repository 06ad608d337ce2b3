"""Worker pools: threads with the compiled twin, processes with the interpreter, a cluster, or any other executor."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ThreadPoolExecutor
from threading import Thread
from types import TracebackType
from typing import Any, Self

from ..sim.processes import new_processes
from .job import JobResult, SimulationJob, run_job

CLOSE_SECONDS = 1.0
"""How long `close` waits for jobs in progress."""


class WorkerPool:
    """Workers behind an executor, which is reopened if it breaks.

    `open_executor` opens it. `width` returns how many jobs can run at once. `compiled` says whether the workers use the twin.
    `name` is for people. `lost_errors` mean that a worker was lost, and not that its job is bad. `job_seconds` is how long a
    job should take.
    """

    def __init__(
        self,
        open_executor: Callable[[], Executor],
        width: Callable[[], int],
        compiled: bool,
        name: str,
        lost_errors: tuple[type[BaseException], ...] = (),
        job_seconds: float = 0.4,
        on_close: Callable[[], None] = lambda: None,
    ) -> None:
        self.open_executor, self.width, self.compiled, self.name = open_executor, width, compiled, name
        self.lost_errors: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError, *lost_errors)
        self.job_seconds, self.on_close = job_seconds, on_close
        self.executor = open_executor()

    def submit(self, job: SimulationJob) -> "Future[JobResult]":
        """Submits a job. Raises one of `lost_errors` if the workers are gone."""
        return self.executor.submit(run_job, job)

    def reopen(self) -> None:
        """Opens the executor anew."""
        self.executor.shutdown(wait=False)
        self.executor = self.open_executor()

    def close(self) -> None:
        """Closes the pool; jobs in progress are given a moment to end."""
        closing = Thread(target=self.executor.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        closing.start()
        closing.join(CLOSE_SECONDS)  # a pool that is still closing when Python exits may print an error
        self.on_close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def thread_pool(workers: int, compiled: bool) -> WorkerPool:
    """Threads on this machine; they run at the same time if they use the twin."""
    name = plural(workers, "thread") + " with the compiled twin" if compiled else "interpreter"
    return WorkerPool(lambda: ThreadPoolExecutor(workers), lambda: workers, compiled, name)


def process_pool(workers: int) -> WorkerPool:
    """Processes on this machine, each with its own interpreter."""
    return WorkerPool(lambda: new_processes(workers), lambda: workers, False, plural(workers, "interpreter"))


def plural(number: int, noun: str) -> str:
    """The number and the noun, like "3 threads"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def from_executor(executor: Executor, width: int, compiled: bool = True) -> WorkerPool:
    """A pool over any executor, which is neither closed nor reopened."""
    return WorkerPool(lambda: SharedExecutor(executor), lambda: width, compiled, type(executor).__name__)


class SharedExecutor(Executor):
    """An executor that someone else closes."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """Passes the call on."""
        return self.executor.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Does nothing."""
