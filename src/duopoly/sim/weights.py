"""The learned weights of a position's features: `weights.toml`, which `duopoly train` writes.

The environment variable DUOPOLY_WEIGHTS names another such file, which goes before this one. A file of another version or
with other features is refused.
"""

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from .features import FEATURES, N_FEATURES

VERSION = 1
"""The version of what features and weights mean."""
FILE = Path(__file__).with_name("weights.toml")
OTHER = "DUOPOLY_WEIGHTS"
NAMES = [name for name, _ in FEATURES]
TIMES = ("early", "late")
MOST = 2**31 - 1

Table = list[list[list[int]]]
"""Weights by role, early and late, in the order of FEATURES, as in `playout.Lineup`."""


class BadWeights(ValueError):
    """A weights file cannot be used; a one-line message says why and what was expected."""


def weights(edition: str, roles: int, aim: str) -> Table:
    """The weights for an edition with so many roles, and an aim.

    Without weights of its own it gets those of the first edition with as many roles, if possible with the same aim. Where the
    file that DUOPOLY_WEIGHTS names has none with as many roles, the package's file counts. Raises BadWeights.
    """
    alike: dict[str, Table] = {}
    for file in (path(), FILE):
        alike = alike or {name: rows for name, rows in read(file).items() if len(rows) == roles}
    candidates = [f"{edition}.{aim}", *(name for name in alike if name.endswith(f".{aim}")), *alike]
    rows = next((alike[name] for name in candidates if name in alike), [])
    return [*rows, *([[0] * N_FEATURES for _ in TIMES] for _ in range(2 - len(rows)))]


def path() -> Path:
    """The file that is read."""
    return Path(os.environ.get(OTHER) or FILE)


def check() -> None:
    """Raises BadWeights if the file cannot be used."""
    read(path())


@cache
def read(file: Path) -> dict[str, Table]:
    """The weights in a file, by edition and aim, like `anti-us.last`. Raises BadWeights."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadWeights(f"weights: cannot read {file}: {(error.strerror or str(error)).lower()}") from None
    except ValueError as error:
        raise BadWeights(f"weights: {file.name}: expected TOML, got: {error}") from None
    version = content.get("version")
    if version != VERSION:
        raise BadWeights(f"weights: {file.name}: version: expected {VERSION}, got {version!r}; duopoly train makes a new file")
    if content.get("features", content.get("signs")) != NAMES:  # files of 0.1 call them signs
        raise BadWeights(f"weights: {file.name}: expected the features of this version, got others; duopoly train makes them")
    learned = table_in(content, "learned", file)
    by_aim = {f"{edition}.{aim}": rows for edition in learned for aim, rows in table_in(learned, edition, file).items()}
    return {name: checked(name, rows, file) for name, rows in by_aim.items()}


def table_in(outer: Any, name: str, file: Path) -> dict[str, Any]:
    """The table of that name in a table of the file. Raises BadWeights."""
    inner = outer.get(name) if isinstance(outer, dict) else None
    if not isinstance(inner, dict) or not inner:
        raise BadWeights(f"weights: {file.name}: {name}: expected a table, got {inner!s:.40}; duopoly train makes one")
    return inner


def checked(name: str, rows: Any, file: Path) -> Table:
    """The weights for an edition and aim, by role, early and late. Raises BadWeights."""
    by_role, table = table_in(rows, "weights", file), []
    if len(by_role) > 2:
        raise BadWeights(f"weights: {file.name}: {name}.weights: expected one or two roles, got {len(by_role)}")
    for role in by_role:
        times = table_in(by_role, role, file)
        for time in TIMES:
            row = times.get(time)
            if not (isinstance(row, list) and len(row) == N_FEATURES and all(type(n) is int and abs(n) <= MOST for n in row)):
                key = f"{name}.weights.{role}.{time}"
                raise BadWeights(f"weights: {file.name}: {key}: expected {N_FEATURES} whole numbers, got {row!s:.40}")
        table.append([times[time] for time in TIMES])
    return table
