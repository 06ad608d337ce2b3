"""The compiled code kept between runs: one file, named after everything it depends on.

A file is used only if it is exactly as it was written; a damaged one counts as missing.
"""

import hashlib
import os
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_cache_dir

from ..files import write_atomically

PACKAGE = Path(__file__).parent.parent
COMPILED = ("rules", "policies", "sim", "rl", "fast")
"""The packages whose code is compiled, or compiles it."""
ENDING = ".twin"
UNCHECKED = "DUOPOLY_UNCHECKED"
DIGEST_SIZE = hashlib.sha256().digest_size
MOST_FILES = 4
"""How many files stay; older ones are deleted."""


def folder() -> Path:
    """The folder of the compiled code; the environment variable DUOPOLY_CACHE names another."""
    return Path(os.environ.get("DUOPOLY_CACHE") or user_cache_dir("duopoly", appauthor=False))


def leave_unchecked() -> None:
    """Makes this process, and those it starts, use a twin without bounds checks.

    It is a little faster, but an index out of range would go unnoticed. Setting DUOPOLY_UNCHECKED does the same.
    """
    os.environ[UNCHECKED] = "1"


def checked() -> bool:
    """Whether the twin checks its indexes."""
    return not os.environ.get(UNCHECKED)


def is_installed() -> bool:
    """Whether Numba is installed; does not load it."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def key(boundscheck: bool) -> str:
    """A digest of the compiled sources, of Numba and its libraries, of Python, and of the kind of machine."""
    total = hashlib.sha256()
    for part in COMPILED:
        for path in sorted((PACKAGE / part).glob("*.py")):
            total.update(f"{part}/{path.name}\0".encode() + path.read_bytes() + b"\0")
    versions = [version(name) for name in ("numba", "llvmlite", "numpy")]
    total.update(repr((versions, sys.version, platform.machine(), sys.platform, boundscheck)).encode())
    return total.hexdigest()[:24]


def digest(text: str) -> str:
    """A short digest of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def is_warm() -> bool:
    """Whether the twin has been compiled, as far as can be told without loading Numba."""
    return is_installed() and any(folder().glob(f"{key(checked())}-*{ENDING}"))


def read(path: Path) -> bytes | None:
    """The code in the file; None if the file is missing or damaged."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    digest, code = content[:DIGEST_SIZE], content[DIGEST_SIZE:]
    return code if hashlib.sha256(code).digest() == digest else None


def write(path: Path, code: bytes) -> None:
    """Writes the file and deletes the oldest ones. Raises OSError."""
    write_atomically(path, hashlib.sha256(code).digest() + code)
    files = sorted(path.parent.glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime)
    for old in files[:-MOST_FILES]:
        old.unlink(missing_ok=True)


@contextmanager
def lock(path: Path) -> Iterator[None]:
    """Lets one process at a time compile; the others wait and read its file. Raises OSError if the folder is not writable."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_suffix(".lock").open("ab") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
