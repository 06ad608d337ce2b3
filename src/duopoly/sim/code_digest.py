"""A digest of the code that decides how games go: with the same digest the same seed gives the same games."""

from functools import cache
from hashlib import sha256
from pathlib import Path

SETTLING = ("rules", "network", "policies", "sim")
"""The packages whose code decides how a game goes."""


@cache
def code_digest() -> str:
    """A short digest of that code. The edition's data is not part of it."""
    home = Path(__file__).parent.parent
    total = sha256()
    for path in sorted(path for package in SETTLING for path in (home / package).rglob("*") if path.suffix in (".py", ".bin")):
        total.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()[:16]
