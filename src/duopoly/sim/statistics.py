"""The statistics that can be collected over many games: a record of sums, and the function that plays a game into it.

To add one, write its record and its function in a file beside this one and list them here. The interpreter, the compiled
twin, and the checkpoints of studies find it by its name.
"""

from collections.abc import Callable
from typing import NamedTuple

from ..rules.packed import Packed
from .random_walk import RandomWalk, walk_game
from .title_stats import TitleStats, count_titles


class Statistic(NamedTuple):
    """`play(g, rules, lineup, key, number, counters, sums)` plays game `number` of the key and adds it to the record."""

    record: type[Packed]
    play: Callable[..., None]


WALKS, TITLES = "walks", "titles"
STATISTICS = {
    WALKS: Statistic(RandomWalk, walk_game),
    TITLES: Statistic(TitleStats, count_titles),
}
