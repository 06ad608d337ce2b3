"""Who plays: threads over the compiled twin, processes with the interpreter, a cluster, or any other executor."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ThreadPoolExecutor
from types import TracebackType
from typing import Any, Self

from ..sim.processes import new_processes
from .job import Done, Job, play


class WorkerPool:
    """Some workers behind an executor, which is opened anew where it broke.

    `opened` opens it; `width` says how many jobs can be played at once; `compiled` whether by the twin; `name` tells a person;
    `lost` are the errors
    that mean that a worker was lost, and not that the job is bad; `seconds` how long a job should take.
    """

    def __init__(
        self,
        opened: Callable[[], Executor],
        width: Callable[[], int],
        compiled: bool,
        name: str,
        lost: tuple[type[BaseException], ...] = (),
        seconds: float = 0.4,
        close: Callable[[], None] | None = None,
    ) -> None:
        self.opened, self.width, self.compiled, self.name, self.seconds = opened, width, compiled, name, seconds
        self.lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError, *lost)
        self.ended = close
        self.executor = opened()

    def submit(self, job: Job) -> "Future[Done]":
        """Hands a job to the workers; raises one of `lost` where they have gone."""
        return self.executor.submit(play, job)

    def mend(self) -> None:
        """Opens the executor anew."""
        self.executor.shutdown(wait=False)
        self.executor = self.opened()

    def close(self) -> None:
        """Lets the workers go; what they have begun is not waited for."""
        self.executor.shutdown(wait=False)
        if self.ended is not None:
            self.ended()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def threads(workers: int, compiled: bool) -> WorkerPool:
    """Threads here: they run at the same time where the twin plays."""
    name = counted(workers, "thread") + " over the compiled twin" if compiled else "interpreter"
    return WorkerPool(lambda: ThreadPoolExecutor(workers), lambda: workers, compiled, name)


def processes(workers: int) -> WorkerPool:
    """Processes here, each with an interpreter of its own."""
    return WorkerPool(lambda: new_processes(workers), lambda: workers, False, counted(workers, "interpreter"))


def counted(number: int, word: str) -> str:
    """So many of a thing."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def of(executor: Executor, width: int, compiled: bool = True) -> WorkerPool:
    """Any executor; it stays open, and is not opened anew."""
    return WorkerPool(lambda: Borrowed(executor), lambda: width, compiled, type(executor).__name__)


class Borrowed(Executor):
    """An executor that is somebody else's to close."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """Hands it on."""
        return self.executor.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leaves it as it is."""
