"""Writing files: whole or not at all, with errors of the system as one line."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..sim.errors import BadPlan


def write_atomic(file: Path, content: bytes) -> None:
    """Writes the file whole or not at all: first beside its place, as `.NAME`, then moved there."""
    partial = file.with_name(f".{file.name}")
    try:
        with partial.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)


@contextmanager
def explain_os_errors(path: Path) -> Iterator[None]:
    """Turns an OSError about a folder into a BadPlan with a one-line message."""
    try:
        yield
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise BadPlan(f"out: no room left on the disk of {path}; the games played so far are kept") from error
        raise BadPlan(f"out: {path} cannot be used: {(error.strerror or str(error)).lower()}") from error
