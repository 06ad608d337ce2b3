"""The compiled twin of the rules and the bots: Python's face of it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numba.core.registry import cpu_target

from ..bots.playout import Lineup, Row
from ..bots.tally import Tally
from ..rules.record import Record
from ..rules.state import State, Table
from ..rules.till import Till
from . import drivers, schema, store
from .loader import Compiler

RECORDS: dict[type[Record], Any] = {State: schema.GAME} | {
    kind: schema.dtype_of(kind) for kind in (Table, Till, Lineup, Row, Tally)
}
EMPTY = {kind: np.zeros(0, dtype=dtype) for kind, dtype in RECORDS.items()}
WORD = 1 << 64


class Twin:
    """The rules and the bots as machine code. It keeps nothing between calls, and any number of threads may call it."""

    def __init__(self, drive: Any) -> None:
        self.drive = drive

    def play_games(self, table: Table, lineups: Sequence[Lineup], key: int, first: int, count: int) -> tuple[bytes, bytes]:
        """Plays games `first` to `first + count - 1` of the key, game n with lineup n mod their number.

        Returns the packed rows one after the other, and the packed till of them all. Other threads run meanwhile.
        """
        games, tables, lines = schema.new_games(1), schema.to_array([table]), schema.to_array(lineups)
        rows = np.zeros(count, dtype=RECORDS[Row])
        self.drive(drivers.PLAY, games, tables, lines, signed(key), first, rows, EMPTY[Tally])
        return rows.tobytes(), games["till"].tobytes()

    def tally(self, rows: bytes) -> bytes:
        """The packed tally of packed rows."""
        tallies = schema.to_array([Tally()])
        found = np.frombuffer(bytearray(rows), dtype=RECORDS[Row])
        self.drive(drivers.TALLY, EMPTY[State], EMPTY[Table], EMPTY[Lineup], 0, 0, found, tallies)
        return tallies.tobytes()


def signed(key: int) -> int:
    """The same 64 bits as a signed number."""
    return (key & (WORD - 1)) - (WORD if key >> 63 & 1 else 0)


def file_of(boundscheck: bool) -> Path:
    """The file that keeps the twin for this processor."""
    machine = str(cpu_target.target_context.codegen().magic_tuple())
    return store.folder() / f"{store.key(boundscheck)}-{store.digest(machine)}{store.ENDING}"


def load(boundscheck: bool, told: Callable[[int], None]) -> Twin:
    """The twin from its file, or compiled and then kept there; `told` hears how many functions are compiled so far.

    Raises OSError where it cannot be kept: compiling it each time would seldom pay.
    """
    path = file_of(boundscheck)
    kept = store.read(path)
    if not kept:
        with store.alone(path):
            kept = store.read(path)
            if not kept:
                build(kept, boundscheck, told)
                store.write(path, kept)
    return build(kept, boundscheck, told)


def build(kept: dict[str, bytes], boundscheck: bool, told: Callable[[int], None]) -> Twin:
    """The twin of what is kept; what is not is compiled and put there."""
    return Twin(Compiler(RECORDS, kept, boundscheck, told).entry(drivers.drive))
