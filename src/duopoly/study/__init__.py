"""Many games at once: plans, runs on one machine or many, sums with their intervals, and studies.

>>> from duopoly import study
>>> study.names()
['fairness', 'landings', 'titles', 'length', 'balance']
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyarrow as pa

    from .report import Report

__all__ = ["make", "names", "tables"]


def names() -> list[str]:
    """The studies there are."""
    from .scenarios import SCENARIOS

    return list(SCENARIOS)


def make(
    name: str,
    *,
    edition: str | None = None,
    games: int | None = None,
    seed: int = 1,
    rules: Mapping[str, Any] | None = None,
    seats: int | None = None,
    aim: str | None = None,
    bot: str | None = None,
    vary: str | None = None,
    between: tuple[int, int] | None = None,
    workers: int = 1,
    engine: str = "auto",
    cluster: str | None = None,
) -> "Report":
    """Makes a study: its `headlines`, its `tables`, and `save(folder)`. Raises a ValueError in one line where it cannot be."""
    from .execution import hire
    from .scenarios import Ask, scenario

    chosen = scenario(name)
    ask = Ask(
        edition=edition,
        games=games,
        seed=seed,
        rules=dict(rules or {}),
        seats=seats,
        aim=aim,
        bot=bot,
        vary=vary,
        between=between,
    )
    chosen.check(ask)
    with hire(workers, chosen.engine(ask, engine), cluster) as hands:
        return chosen.report(chosen.settled(ask, hands.compiled), hands)


def tables(name: str, **options: Any) -> "dict[str, pa.Table]":
    """The data of a study, by name; any dataframe library takes them by Arrow's stream or the dataframe interchange."""
    return make(name, **options).tables
