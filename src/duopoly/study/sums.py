"""Sums over many games: totals of rows, and totals of totals."""

import warnings
from collections.abc import Callable, Sequence
from operator import add, sub
from typing import Any

from ..fast import Engine, interpreter
from ..rules.counters import Counters
from ..rules.packed import Packed
from ..sim.playout import Row
from ..sim.statistics import STATISTICS
from ..sim.totals import Totals

PLAY = "play"
KINDS: dict[str, tuple[type[Packed], ...]] = {PLAY: (Totals, Counters)} | {
    name: (statistic.record,) for name, statistic in STATISTICS.items()
}
"""The records of sums for each kind of games: who won and what was paid, or a statistic."""
ROW_SIZE = len(Row().pack())


def total_rows(rows: bytes, engine: Engine = interpreter) -> Totals:
    """The totals of packed rows; the twin is faster."""
    return Totals.unpack(engine.add_rows(rows))


def add_fields(total: Packed, part: Packed) -> None:
    """Adds every number of `part` to that of `total`."""
    for field in total.fields:
        setattr(total, field.name, combine(add, getattr(total, field.name), getattr(part, field.name)))


def subtract_fields(total: Packed, part: Packed) -> None:
    """Subtracts every number of `part` from that of `total`."""
    for field in total.fields:
        setattr(total, field.name, combine(sub, getattr(total, field.name), getattr(part, field.name)))


def combine(operation: Callable[[int, int], int], a: Any, b: Any) -> Any:
    """An operation on two numbers, or on two nested lists of numbers, element by element."""
    return operation(a, b) if isinstance(a, int) else [combine(operation, x, y) for x, y in zip(a, b, strict=True)]


class Sums:
    """The sums of all games of a kind so far, as whole numbers of any size."""

    def __init__(self, kind: str = PLAY) -> None:
        self.records = [record() for record in KINDS[kind]]

    @property
    def totals(self) -> Totals:
        """Who won, how and when; only for games of the kind PLAY."""
        (totals,) = (record for record in self.records if isinstance(record, Totals))
        return totals

    @property
    def tally(self) -> Totals:
        """The name of `totals` in duopoly 0.1."""
        warnings.warn("Sums.tally is now Sums.totals; the old name goes with 1.0", DeprecationWarning, stacklevel=2)
        return self.totals

    def add(self, parts: Sequence[bytes]) -> None:
        """Adds the packed sums of some games."""
        for total, packed in zip(self.records, parts, strict=True):
            part = type(total).unpack(packed)
            if isinstance(part, Counters):
                part.income = Counters().income  # of the last game alone, so it is no sum
            add_fields(total, part)

    def add_totals(self, totals: Totals) -> None:
        """Adds games of which only the rows are left."""
        add_fields(self.totals, totals)
