"""What commands write: folders and files that one run at a time uses, and what the file system refuses as one line."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


def lock_path(path: Path, option: str = "out") -> int:
    """Locks a folder or file and returns its descriptor, or -1 where there are no such locks. Raises BadPlan if it is locked.

    The message names the option that the path was given by. Closing the descriptor unlocks it.
    """
    try:
        import fcntl
    except ImportError:
        return -1
    descriptor = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise BadPlan(f"{option}: another run is writing to {path}; name another one") from None
    return descriptor
