"""A process's share of compiling the twin. Nothing else loads Numba.

    python -m duopoly.fast.shares checked 1 2

writes the bitcode of the second half of the functions to the standard output (`unchecked`: without bounds checks); after each
that is compiled a TICK goes to the standard error.
"""

import gc
import sys
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
from . import drivers, schema
from .build import TICK
from .drivers import Wish
from .loader import Compiler

RECORDS: dict[type[Record], Any] = {State: schema.GAME} | {
    kind: schema.dtype_of(kind)
    for kind in (Table, Till, Lineup, Row, Tally, Turn, Draft, Sight, Wish, Prospect, Walk, Holdings, Signs)
}


def keep_names() -> None:
    """Numba asks for a record's name some forty thousand times, and puts it together from all its fields each time."""
    put_together = types.Record.__repr__

    def name(kind: Any) -> str:
        if kind not in names:
            names[kind] = put_together(kind)
        return names[kind]

    names: dict[Any, str] = {}
    types.Record.__repr__ = name  # type: ignore[method-assign]


def compiler(checks: str) -> Compiler:
    """What compiles the twin; in a process that does nothing else."""
    keep_names()
    gc.set_threshold(100_000, 50, 100)  # most of what is made is kept: looking for the rest costs more than it brings
    return Compiler(RECORDS, checks == "checked", drivers.drive)


def told() -> None:
    """A function more is compiled."""
    print(TICK, file=sys.stderr, flush=True)


def main(checks: str, process: str, processes: str) -> None:
    """Writes the share; see above."""
    sys.stdout.buffer.write(compiler(checks).share(int(process), int(processes), told))


if __name__ == "__main__":
    main(*sys.argv[1:])
