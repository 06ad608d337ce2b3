"""A bar of a tornado chart: what a smaller and a greater value of one rule change."""

from typing import NamedTuple

from .intervals import Estimate


class Swing(NamedTuple):
    """The bar's label, what the smaller value changes and what the greater, and how the values are written."""

    label: str
    less: Estimate | None
    more: Estimate | None
    less_word: str
    more_word: str
