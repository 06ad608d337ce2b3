"""Many games at once: plans, runs on one machine or many, sums with their intervals, and studies.

>>> from duopoly import study
>>> study.names()
['fairness', 'landings', 'titles', 'length', 'balance', 'strategy']
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyarrow as pa

    from .report import Report

__all__ = ["make", "names", "tables"]


def names() -> list[str]:
    """The names of all studies."""
    from .catalog import STUDIES

    return list(STUDIES)


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
    """Makes a study and returns its report, with `headlines`, `tables`, and `save(folder)`.

    Options left out have the study's defaults. Raises a ValueError with a one-line message if one is invalid.
    """
    from .catalog import check_study, find_study, make_report
    from .execution import open_execution
    from .study_plan import StudyPlan

    study = find_study(name)
    plan = StudyPlan(
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
    check_study(study, plan)
    with open_execution(workers, engine, cluster) as execution:
        return make_report(study, study.complete(plan, execution.compiled), execution)


def tables(name: str, **options: Any) -> "dict[str, pa.Table]":
    """The data of a study as Arrow tables by name, for any dataframe library; the options are those of `make`."""
    return make(name, **options).tables
