"""Worker processes that play games with the interpreter."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, ClassVar


class DeafProcess(SpawnProcess):
    """A process that never gets Ctrl-C: not even while it imports, when it could not ignore it yet."""

    def start(self) -> None:
        """Starts it."""
        with blocked_interrupts():
            super().start()


class DeafContext(SpawnContext):
    """Starts processes afresh, because a fork would copy running threads."""

    Process: ClassVar[Any] = DeafProcess


def new_processes(workers: int) -> ProcessPoolExecutor:
    """A pool of processes that ignore Ctrl-C."""
    return ProcessPoolExecutor(workers, DeafContext(), signal.signal, (signal.SIGINT, signal.SIG_IGN))


@contextmanager
def blocked_interrupts() -> Iterator[None]:
    """Holds Ctrl-C back; processes that are started meanwhile never get it. Does nothing where signals cannot be held back."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
