"""Where the compiled functions are kept between runs: one file, named by all that it depends on.

A file is used only if it is as it was written; whatever is wrong with it, it is as if there were none.
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

PACKAGE = Path(__file__).parent.parent
PARTS = ("rules", "policies", "sim", "rl", "fast")
ENDING = ".twin"
UNCHECKED = "DUOPOLY_UNCHECKED"
DIGEST = hashlib.sha256().digest_size
KEPT = 4
"""How many of them stay; older ones are deleted."""


def folder() -> Path:
    """The folder of the compiled functions; DUOPOLY_CACHE says another."""
    return Path(os.environ.get("DUOPOLY_CACHE") or user_cache_dir("duopoly", appauthor=False))


def leave_unchecked() -> None:
    """From now on this process, and those that it starts, use a twin that does not check indexes: a little faster, and where
    the rules had a mistake it would not be noticed. Setting DUOPOLY_UNCHECKED does the same.
    """
    os.environ[UNCHECKED] = "1"


def checked() -> bool:
    """Whether the twin checks its indexes."""
    return not os.environ.get(UNCHECKED)


def is_installed() -> bool:
    """Whether Numba is there; it is not loaded."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def key(boundscheck: bool) -> str:
    """A digest of the sources, of Numba and what it rests on, of Python and of the machine's kind."""
    total = hashlib.sha256()
    for part in PARTS:
        for path in sorted((PACKAGE / part).glob("*.py")):
            total.update(f"{part}/{path.name}\0".encode() + path.read_bytes() + b"\0")
    versions = [version(name) for name in ("numba", "llvmlite", "numpy")]
    total.update(repr((versions, sys.version, platform.machine(), sys.platform, boundscheck)).encode())
    return total.hexdigest()[:24]


def digest(text: str) -> str:
    """A short name for a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def is_warm() -> bool:
    """Whether the twin has been compiled, as far as can be told without loading Numba."""
    return is_installed() and any(folder().glob(f"{key(checked())}-*{ENDING}"))


def read(path: Path) -> tuple[str, bytes] | None:
    """The name and the code that the file keeps; None where there is no such file, or it is not as it was written."""
    try:
        found = path.read_bytes()
    except OSError:
        return None
    digest, body = found[:DIGEST], found[DIGEST:]
    if hashlib.sha256(body).digest() != digest:
        return None
    name, _, code = body.partition(b"\n")
    return name.decode(), code


def write(path: Path, name: str, code: bytes) -> None:
    """Writes the file, whole or not at all, and deletes the oldest ones. Raises OSError."""
    body = name.encode() + b"\n" + code
    half = path.with_suffix(f".{os.getpid()}")
    try:
        half.write_bytes(hashlib.sha256(body).digest() + body)
        os.replace(half, path)
    finally:
        half.unlink(missing_ok=True)
    files = sorted(path.parent.glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime)
    for old in files[:-KEPT]:
        old.unlink(missing_ok=True)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """One process at a time compiles; the others wait and take what it wrote. Raises OSError if the folder is unwritable."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_suffix(".lock").open("ab") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
