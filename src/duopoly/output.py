"""What commands write: folders and files that one run at a time uses, and what the file system refuses as one line."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from .sim.errors import BadPlan


@contextmanager
def explain_os_errors(path: Path, option: str = "out") -> Iterator[None]:
    """Turns an OSError about a file or folder into a BadPlan with a one-line message that names the option it was given by."""
    try:
        yield
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise BadPlan(f"{option}: no room left on the disk of {path}; the games played so far are kept") from error
        raise BadPlan(f"{option}: {path} cannot be used: {(error.strerror or str(error)).lower()}") from error


class Lock:
    """A lock on a folder or file, which one run at a time has until it closes it. Where there are no locks, it does nothing."""

    def __init__(self, path: Path, option: str = "out") -> None:
        """Locks the path. Raises BadPlan if another run has it; the message names the option that the path was given by."""
        self.descriptor = -1
        try:
            import fcntl
        except ImportError:
            return
        self.descriptor = os.open(path, os.O_RDONLY)
        try:
            fcntl.flock(self.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise BadPlan(f"{option}: another run is writing to {path}; name another one") from None

    def close(self) -> None:
        """Lets others write to the path."""
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
