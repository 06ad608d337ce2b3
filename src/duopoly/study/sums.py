"""Adding up games: tallies of rows, and sums of tallies."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..rules.counters import Counters
from ..rules.packed import Packed
from ..sim.playout import Row
from ..sim.random_walk import RandomWalk
from ..sim.title_stats import TitleStats
from ..sim.totals import Totals, count

if TYPE_CHECKING:
    from ..fast.compiled import Twin

PLAY, WALK, HOLD = "play", "walk", "hold"
KINDS: dict[str, tuple[type[Packed], ...]] = {PLAY: (Totals, Counters), WALK: (RandomWalk,), HOLD: (TitleStats,)}
"""The sums of each kind of games: who won and what was paid; landings of walkers; what titles brought."""
ROW_SIZE = len(Row().pack())


def tally_of(rows: bytes, twin: "Twin | None" = None) -> Totals:
    """The tally of packed rows."""
    if twin is not None:
        return Totals.unpack(twin.tally(rows))
    tally = Totals()
    for start in range(0, len(rows), ROW_SIZE):
        count(tally, Row.unpack(rows[start : start + ROW_SIZE]))
    return tally


def add(total: Packed, part: Packed) -> None:
    """Adds every number of the part to the total's."""
    for field in total.fields:
        setattr(total, field.name, added(getattr(total, field.name), getattr(part, field.name)))


def added(a: Any, b: Any) -> Any:
    """The sums of two numbers, or of two nested lists of them number by number."""
    return a + b if isinstance(a, int) else [added(x, y) for x, y in zip(a, b, strict=True)]


class Sums:
    """The sums of all games of a kind so far, in whole numbers of any size."""

    def __init__(self, what: str = PLAY) -> None:
        self.records = [kind() for kind in KINDS[what]]

    @property
    def tally(self) -> Totals:
        """Who has won; of games that are played."""
        (found,) = (record for record in self.records if isinstance(record, Totals))
        return found

    def add(self, parts: Sequence[bytes]) -> None:
        """Adds the packed sums of some games."""
        for total, part in zip(self.records, parts, strict=True):
            more = type(total).unpack(part)
            if isinstance(more, Counters):
                more.income = Counters().income  # the purse of the last game, no sum over games
            add(total, more)

    def add_tally(self, tally: Totals) -> None:
        """Adds games of which there are only rows."""
        add(self.tally, tally)
