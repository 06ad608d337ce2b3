"""Adding up games: tallies of rows, and sums of tallies."""

from typing import TYPE_CHECKING, Any

from ..bots.playout import Row
from ..bots.tally import Tally, count
from ..rules.record import Record
from ..rules.till import Till

if TYPE_CHECKING:
    from ..fast.compiled import Twin

ROW_SIZE = len(Row().pack())


def tally_of(rows: bytes, twin: "Twin | None" = None) -> Tally:
    """The tally of packed rows."""
    if twin is not None:
        return Tally.unpack(twin.tally(rows))
    tally = Tally()
    for start in range(0, len(rows), ROW_SIZE):
        count(tally, Row.unpack(rows[start : start + ROW_SIZE]))
    return tally


def add(total: Record, part: Record) -> None:
    """Adds every number of the part to the total's."""
    for field in total.fields:
        setattr(total, field.name, added(getattr(total, field.name), getattr(part, field.name)))


def added(a: Any, b: Any) -> Any:
    """The sums of two numbers, or of two nested lists of them number by number."""
    return a + b if isinstance(a, int) else [added(x, y) for x, y in zip(a, b, strict=True)]


class Sums:
    """The tally and the till of all games so far, in whole numbers of any size."""

    def __init__(self) -> None:
        self.tally, self.till = Tally(), Till()

    def add(self, tally: Tally, till: Till) -> None:
        """Adds what came of some games."""
        add(self.tally, tally)
        till.income = Till().income  # the purse of the last game, no sum over games
        add(self.till, till)

    def add_tally(self, tally: Tally) -> None:
        """Adds games of which there are only rows."""
        add(self.tally, tally)
