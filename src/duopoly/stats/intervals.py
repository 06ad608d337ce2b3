"""Proportions, means and quantiles with their confidence intervals: plain formulas over counts.

Intervals are at 95 % unless a level is given.
"""

from collections.abc import Iterable, Sequence
from math import ceil, floor, inf, isfinite, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

LEVEL = 0.95


class Estimate(NamedTuple):
    """A value and the two ends of its interval."""

    value: float
    low: float
    high: float

    def contains(self, value: float) -> bool:
        """Whether the interval contains the value."""
        return self.low <= value <= self.high

    def as_json(self, name: str = "value") -> dict[str, Any]:
        """The estimate for JSON, its value under `name`; an unbounded end is null."""
        ends = {"low": self.low, "high": self.high}
        return {name: self.value} | {end: value if isfinite(value) else None for end, value in ends.items()}


def z_score(level: float = LEVEL) -> float:
    """How many standard deviations on either side cover `level` of a normal distribution: 1.96 for 95 %."""
    return NormalDist().inv_cdf((1 + level) / 2)


def bonferroni_level(intervals: int) -> float:
    """The level at which each of `intervals` must be computed so that all of them hold at once in 95 % of cases."""
    return 1 - (1 - LEVEL) / max(1, intervals)


def proportion(successes: float, trials: int, level: float = LEVEL) -> Estimate:
    """`successes / trials` with Wilson's interval, which stays good near 0 and 1."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    z, p = z_score(level), successes / trials
    middle = (p + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * sqrt(p * (1 - p) / trials + z * z / (4 * trials * trials))
    low = 0.0 if successes <= 0 else max(0.0, middle - half)
    return Estimate(p, low, 1.0 if successes >= trials else min(1.0, middle + half))


def difference(successes: float, trials: int, other_successes: float, other_trials: int, level: float = LEVEL) -> Estimate:
    """The first proportion minus the second, from independent trials, with Newcombe's interval (his method 10)."""
    a, b = proportion(successes, trials, level), proportion(other_successes, other_trials, level)
    low = sqrt((a.value - a.low) ** 2 + (b.high - b.value) ** 2)
    high = sqrt((a.high - a.value) ** 2 + (b.value - b.low) ** 2)
    middle = a.value - b.value
    return Estimate(middle, max(-1.0, middle - low), min(1.0, middle + high))


def mean_from_sums(total: float, squares: float, count: int, level: float = LEVEL) -> Estimate:
    """The mean of `count` numbers from their sum and their sum of squares, by the normal approximation."""
    if count < 2:
        return Estimate(total if count else 0.0, -inf, inf)
    middle = total / count
    # The difference is exact for whole numbers; floats would lose the variance of large values.
    variance = max(0.0, (squares * count - total * total) / (count * (count - 1)))
    half = z_score(level) * sqrt(variance / count)
    return Estimate(middle, middle - half, middle + half)


def mean(values: Iterable[float], level: float = LEVEL) -> Estimate:
    """The mean of some numbers, by the normal approximation."""
    numbers = list(values)
    return mean_from_sums(sum(numbers), sum(x * x for x in numbers), len(numbers), level)


def ratio(
    top: float, bottom: float, top_squares: float, bottom_squares: float, products: float, count: int, level: float = LEVEL
) -> Estimate:
    """The ratio of two sums over `count` games, by the delta method.

    The two may be correlated: `products` is the sum of each game's top times its bottom.
    """
    if bottom == 0 or count < 2:
        return Estimate(top / bottom if bottom else 0.0, -inf, inf)
    middle = top / bottom
    # The squares of each game's residual, its top minus the ratio times its bottom; residuals sum to 0.
    residual_squares = top_squares - 2 * middle * products + middle * middle * bottom_squares
    half = z_score(level) * sqrt(max(0.0, residual_squares) * count / (count - 1)) / bottom
    return Estimate(middle, middle - half, middle + half)


def order_statistic(counts: Sequence[int], rank: int) -> int:
    """The value at a rank (from 1) of the sorted sample; `counts[v]` says how often v occurs."""
    seen = 0
    for value, count in enumerate(counts):
        seen += count
        if seen >= rank:
            return value
    return len(counts) - 1


def quantile(counts: Sequence[int], q: float, level: float = LEVEL) -> Estimate:
    """The q-quantile of a sample, with the interval between order statistics, which holds for any distribution."""
    size = sum(counts)
    if size == 0:
        return Estimate(0.0, 0.0, 0.0)
    half = z_score(level) * sqrt(size * q * (1 - q))
    low, high = max(1, floor(size * q - half)), min(size, ceil(size * q + half) + 1)
    value = order_statistic(counts, max(1, ceil(size * q)))
    return Estimate(value, order_statistic(counts, low), order_statistic(counts, high))


def percent(value: float, digits: int = 1) -> str:
    """A proportion as a percentage."""
    return f"{100 * value:.{digits}f} %"


def percent_interval(estimate: tuple[float, float, float], digits: int = 1) -> str:
    """A proportion as a percentage, with its interval."""
    value, low, high = (f"{100 * x:.{digits}f}" for x in estimate)
    return f"{value} ({low} to {high}) %"


def p_text(p_value: float) -> str:
    """A p-value as text, like "p = 0.047"."""
    return "p < 0.001" if p_value < 0.001 else f"p = {p_value:.3f}"
