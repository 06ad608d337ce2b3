"""What was learned of the signs of a position: `weights.toml`, which `duopoly train` writes and says how.

DUOPOLY_WEIGHTS names another such file. One of another version, or of other signs, is refused.
"""

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from .features import FEATURES, N_FEATURES

VERSION = 1
"""Of what signs and weights mean; a change of either is a new one."""
FILE = Path(__file__).with_name("weights.toml")
OTHER = "DUOPOLY_WEIGHTS"
NAMES = [name for name, _ in FEATURES]
TIMES = ("early", "late")
MOST = 2**31 - 1

Table = list[list[list[int]]]
"""By role, early and late, in the order of SIGNS: as `playout.Lineup` has it."""


class BadWeights(ValueError):
    """A file of weights that cannot be used; the message says what is wrong and what would be right, in one line."""


def weights(edition: str, roles: int, aim: str) -> Table:
    """The weights for an edition with so many roles and an aim; where it was not learned, those of the first like it.

    Raises BadWeights where the file cannot be used.
    """
    learned = read(path())
    alike = [name for name, rows in learned.items() if len(rows) == roles]
    wanted = [f"{edition}.{aim}", *(name for name in alike if name.endswith(f".{aim}")), *alike]
    rows = next((learned[name] for name in wanted if name in alike), [])
    return [*rows, *([[0] * N_FEATURES for _ in TIMES] for _ in range(2 - len(rows)))]


def path() -> Path:
    """The file that is read."""
    return Path(os.environ.get(OTHER) or FILE)


def check() -> None:
    """Raises BadWeights where the file cannot be used."""
    read(path())


@cache
def read(file: Path) -> dict[str, Table]:
    """The weights of a file by edition and aim, like `anti-us.last`. Raises BadWeights."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadWeights(f"weights: {file} cannot be read: {(error.strerror or str(error)).lower()}") from None
    except ValueError as error:
        raise BadWeights(f"weights: {file} is no TOML: {error}") from None
    if found.get("version") != VERSION:
        raise BadWeights(
            f"weights: {file.name} is of version {found.get('version')!r}; {VERSION} would be right: duopoly train makes it"
        )
    if found.get("signs") != NAMES:
        raise BadWeights(f"weights: {file.name} has other signs than this version; duopoly train makes those of today")
    learned = within(found, "learned", file)
    by_aim = {f"{edition}.{aim}": rows for edition in learned for aim, rows in within(learned, edition, file).items()}
    return {name: checked(name, rows, file) for name, rows in by_aim.items()}


def within(found: Any, name: str, file: Path) -> dict[str, Any]:
    """What a table of the file has under a name. Raises BadWeights."""
    inner = found.get(name) if isinstance(found, dict) else None
    if not isinstance(inner, dict) or not inner:
        raise BadWeights(f"weights: {file.name}: {name}: a table would be right; duopoly train makes one")
    return inner


def checked(name: str, rows: Any, file: Path) -> Table:
    """The weights of a game by role, early and late. Raises BadWeights."""
    by_role, table = within(rows, "weights", file), []
    if len(by_role) > 2:
        raise BadWeights(f"weights: {file.name}: {name}.weights: those of one or two roles would be right")
    for role in by_role:
        times = within(by_role, role, file)
        for time in TIMES:
            row = times.get(time)
            if not (isinstance(row, list) and len(row) == N_FEATURES and all(type(n) is int and abs(n) <= MOST for n in row)):
                raise BadWeights(
                    f"weights: {file.name}: {name}.weights.{role}.{time}: {N_FEATURES} whole numbers would be right"
                )
        table.append([times[time] for time in TIMES])
    return table
