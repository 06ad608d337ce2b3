"""The twin's machine code, made by Numba. Nothing else loads Numba.

    python -m duopoly.fast.build checked FILE

writes it to the file (`unchecked`: without bounds checks), and a line with the number of functions compiled after each.
"""

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import types

from ..bots.holdings import Holdings
from ..bots.playout import Lineup, Row
from ..bots.rollouts import Prospect
from ..bots.signs import Signs
from ..bots.tally import Tally
from ..bots.walk import Walk
from ..learn.draft import Draft
from ..learn.sight import Sight
from ..learn.turn import Turn
from ..rules.record import Record
from ..rules.state import State, Table
from ..rules.till import Till
from . import drivers, schema, store
from .drivers import Wish
from .loader import Compiler

RECORDS: dict[type[Record], Any] = {State: schema.GAME} | {
    kind: schema.dtype_of(kind)
    for kind in (Table, Till, Lineup, Row, Tally, Turn, Draft, Sight, Wish, Prospect, Walk, Holdings, Signs)
}


def build(boundscheck: bool, told: Callable[[int], None]) -> tuple[str, bytes]:
    """The name and the code of `drivers.drive`; `told` hears how many functions are compiled so far."""
    return Compiler(RECORDS, boundscheck, told).native(drivers.drive)


def keep_names() -> None:
    """Numba asks for a record's name some forty thousand times, and puts it together from all its fields each time."""
    put_together = types.Record.__repr__

    def name(kind: Any) -> str:
        if kind not in names:
            names[kind] = put_together(kind)
        return names[kind]

    names: dict[Any, str] = {}
    types.Record.__repr__ = name  # type: ignore[method-assign]


def main(checks: str, path: str) -> None:
    """Writes the file; see above. Raises OSError."""
    keep_names()
    gc.set_threshold(100_000, 50, 100)  # most of what is made is kept: looking for the rest costs more than it brings
    store.write(Path(path), *build(checks == "checked", lambda n: print(n, flush=True)))


if __name__ == "__main__":
    main(*sys.argv[1:])
