"""Errors of the file system, as one line."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..sim.errors import BadPlan


@contextmanager
def explain_os_errors(path: Path) -> Iterator[None]:
    """Turns an OSError about a folder into a BadPlan with a one-line message."""
    try:
        yield
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise BadPlan(f"out: no room left on the disk of {path}; the games played so far are kept") from error
        raise BadPlan(f"out: {path} cannot be used: {(error.strerror or str(error)).lower()}") from error
