"""Shares, means and medians with their intervals: plain formulas over counts.

An interval is meant for 95 % unless another level is asked for.
"""

from collections.abc import Iterable, Sequence
from math import ceil, floor, inf, sqrt
from statistics import NormalDist
from typing import NamedTuple

LEVEL = 0.95


class Estimate(NamedTuple):
    """A value with the ends of its interval."""

    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether the interval holds the value."""
        return self.low <= value <= self.high


def deviations(level: float = LEVEL) -> float:
    """How many standard deviations either way hold the level of a normal distribution: 1.96 for 95 %."""
    return NormalDist().inv_cdf((1 + level) / 2)


def together(intervals: int) -> float:
    """The level of each of so many intervals at which all of them hold in 95 of 100 cases (Bonferroni)."""
    return 1 - (1 - LEVEL) / max(1, intervals)


def share(won: float, of: int, level: float = LEVEL) -> Estimate:
    """The share `won / of` with Wilson's interval, which holds up where the share is near 0 or 1."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    z, p = deviations(level), won / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return Estimate(p, 0.0 if won <= 0 else max(0.0, middle - half), 1.0 if won >= of else min(1.0, middle + half))


def difference(won: float, of: int, other_won: float, other_of: int, level: float = LEVEL) -> Estimate:
    """The first share less the second, from independent games, with Newcombe's interval (his method 10)."""
    a, b = share(won, of, level), share(other_won, other_of, level)
    low = sqrt((a.value - a.low) ** 2 + (b.high - b.value) ** 2)
    high = sqrt((a.high - a.value) ** 2 + (b.value - b.low) ** 2)
    between = a.value - b.value
    return Estimate(between, max(-1.0, between - low), min(1.0, between + high))


def mean(total: float, squares: float, of: int, level: float = LEVEL) -> Estimate:
    """The mean of `of` numbers from their sum and the sum of their squares, by the normal approximation."""
    if of < 2:
        return Estimate(total if of else 0.0, -inf, inf)
    middle = total / of
    # The exact difference of two whole numbers: floats would lose the spread of large values.
    spread = max(0.0, (squares * of - total * total) / (of * (of - 1)))
    half = deviations(level) * sqrt(spread / of)
    return Estimate(middle, middle - half, middle + half)


def mean_of(values: Iterable[float], level: float = LEVEL) -> Estimate:
    """The mean of some numbers."""
    numbers = list(values)
    return mean(sum(numbers), sum(x * x for x in numbers), len(numbers), level)


def ratio(
    top: float, bottom: float, top_squares: float, bottom_squares: float, products: float, of: int, level: float = LEVEL
) -> Estimate:
    """The ratio of two sums over `of` games that are drawn together, from their squares and products, by the delta method."""
    if bottom == 0 or of < 2:
        return Estimate(top / bottom if bottom else 0.0, -inf, inf)
    found = top / bottom
    # What is left of each game's top when its share of the bottom is taken off: its sum is 0, its squares tell the spread.
    rest = top_squares - 2 * found * products + found * found * bottom_squares
    half = deviations(level) * sqrt(max(0.0, rest) * of / (of - 1)) / bottom
    return Estimate(found, found - half, found + half)


def at_rank(counts: Sequence[int], rank: int) -> int:
    """The value that stands at a rank (from 1) when all are sorted; `counts[v]` says how often v occurs."""
    seen = 0
    for value, count in enumerate(counts):
        seen += count
        if seen >= rank:
            return value
    return len(counts) - 1


def quantile(counts: Sequence[int], q: float, level: float = LEVEL) -> Estimate:
    """The value below which the share `q` lies, with the interval between order statistics that holds for any distribution."""
    of = sum(counts)
    if of == 0:
        return Estimate(0.0, 0.0, 0.0)
    half = deviations(level) * sqrt(of * q * (1 - q))
    low, high = max(1, floor(of * q - half)), min(of, ceil(of * q + half) + 1)
    return Estimate(at_rank(counts, max(1, ceil(of * q))), at_rank(counts, low), at_rank(counts, high))


def percent(value: float, digits: int = 1) -> str:
    """A share in per cent."""
    return f"{100 * value:.{digits}f} %"


def within(estimate: tuple[float, float, float], digits: int = 1) -> str:
    """A share in per cent with its interval."""
    value, low, high = (f"{100 * x:.{digits}f}" for x in estimate)
    return f"{value} ({low} to {high}) %"
