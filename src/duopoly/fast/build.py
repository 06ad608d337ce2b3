"""The twin's machine code, made by Numba. Nothing else loads Numba."""

from collections.abc import Callable
from typing import Any

from ..bots.batch import Turn
from ..bots.holdings import Holdings
from ..bots.playout import Lineup, Row
from ..bots.rollouts import Prospect
from ..bots.tally import Tally
from ..bots.walk import Walk
from ..rules.record import Record
from ..rules.state import State, Table
from ..rules.till import Till
from . import drivers, schema
from .drivers import Wish
from .loader import Compiler

RECORDS: dict[type[Record], Any] = {State: schema.GAME} | {
    kind: schema.dtype_of(kind) for kind in (Table, Till, Lineup, Row, Tally, Turn, Wish, Prospect, Walk, Holdings)
}


def build(boundscheck: bool, told: Callable[[int], None]) -> tuple[str, bytes]:
    """The name and the code of `drivers.drive`; `told` hears how many functions are compiled so far."""
    return Compiler(RECORDS, boundscheck, told).native(drivers.drive)
