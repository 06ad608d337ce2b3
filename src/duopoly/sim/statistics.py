"""The statistics that can be collected over many games: a record of sums, and the function that plays games into it.

To add one, write its record and its function in a file beside this one and list them here. The interpreter, the compiled
twin, and the checkpoints of studies find it by its name.
"""

from collections.abc import Callable
from typing import NamedTuple

from ..rules.packed import Packed
from .random_walk import RandomWalk, walk_games
from .strategy_counts import count_strategy_in_games
from .strategy_stats import StrategyStats
from .title_stats import TitleStats, count_titles_in_games


class Statistic(NamedTuple):
    """`play(games, tables, lineups, key, first, count, sums)` plays `count` games of the key and adds them to the record.

    It is a kernel: an array of records for each argument that is no number. It uses the first of `games`, `tables` and `sums`.
    """

    record: type[Packed]
    play: Callable[..., None]


WALKS, TITLES, STRATEGY = "walks", "titles", "strategy"
STATISTICS = {
    WALKS: Statistic(RandomWalk, walk_games),
    TITLES: Statistic(TitleStats, count_titles_in_games),
    STRATEGY: Statistic(StrategyStats, count_strategy_in_games),
}
