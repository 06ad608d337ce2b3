"""A bar of a tornado chart: what lowering and what raising one rule changes."""

from typing import NamedTuple

from .intervals import Estimate


class TornadoBar(NamedTuple):
    """The bar's label, the effect of a lower and of a higher value (None: not shown), and how the values are written."""

    label: str
    lower: Estimate | None
    higher: Estimate | None
    lower_text: str
    higher_text: str
