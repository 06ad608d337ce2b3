"""Which rules are played: two runs with the same digest give the same games."""

from functools import cache
from hashlib import sha256
from pathlib import Path

SETTLING = ("rules", "policies", "sim")
"""The packages whose code settles how a game goes."""


@cache
def code_digest() -> str:
    """A short digest of the code that settles how a game goes; the table of the edition is not in it."""
    home = Path(__file__).parent.parent
    total = sha256()
    for path in sorted(path for package in SETTLING for path in (home / package).rglob("*.py")):
        total.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()[:16]
