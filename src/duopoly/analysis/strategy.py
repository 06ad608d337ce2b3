"""What strong players do, in figures: those of the study `strategy`, in a file of the package."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("strategy.json")
"""The figures by edition, role and figure, and by what they are of; each value, its interval, and its cases."""


class StrategyFigure(NamedTuple):
    """A figure of the study: its value, its 95% interval (None: not known), and of how many cases it is."""

    value: float
    low: float | None
    high: float | None
    cases: int


class StrategyFigures(NamedTuple):
    """The figures of an edition, by role, figure, and what they are of."""

    games: int
    bot: str
    by_role: Mapping[str, Mapping[str, Mapping[str, StrategyFigure]]]

    def one(self, role: str, figure: str, of: str = "") -> StrategyFigure:
        """The figure of a role. Raises KeyError if there is none."""
        return self.by_role[role][figure][of]


@cache
def all_figures() -> dict[str, StrategyFigures]:
    """The figures of the package by edition."""
    content = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        edition: StrategyFigures(
            content["games"],
            content["bot"],
            {
                role: {name: {of: StrategyFigure(*row) for of, row in figure.items()} for name, figure in figures.items()}
                for role, figures in roles.items()
            },
        )
        for edition, roles in content["figures"].items()
    }
