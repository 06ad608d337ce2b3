"""Proportions, means and quantiles with their confidence intervals: plain formulas over counts.

Intervals are at 95% unless a level is given. They are made for small samples, too:

- a share of independent games: Clopper and Pearson's exact interval; of cases that depend on each other, Korn and Graubard's;
- a mean of numbers with known ends, such as the bankrupt players of a game: Agresti and Coull's "plus four", by Student;
- a mean of any numbers: Student's;
- a mean of numbers above 0, such as rounds, and a ratio of sums: Student's on the log scale, which never goes below 0;
- a quantile: between order statistics, by the binomial distribution.

Where a sample tells nothing about the spread, because all numbers are equal, an end is infinite and not the value itself.
"""

from collections.abc import Iterable, Sequence
from math import ceil, exp, floor, inf, isfinite, sqrt
from typing import Any, NamedTuple

from .distributions import beta_quantile, binomial_quantile, normal_quantile, student_quantile

LEVEL = 0.95
ROUNDING = 1e-7
"""What floats may be off by, in units of the last digit shown."""
MAX_EXPONENT = 7.0
"""An interval from less than a thousandth to more than a thousand times the value says nothing."""
PLUS = 2
"""How many games are added at either end for the interval of a mean between known ends."""


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
    """How many standard deviations on either side cover `level` of a normal distribution: 1.96 for 95%."""
    return normal_quantile((1 + level) / 2)


def bonferroni_level(intervals: int) -> float:
    """The level at which each of `intervals` must be computed so that all of them hold at once in 95% of cases."""
    return 1 - (1 - LEVEL) / max(1, intervals)


def proportion(successes: float, trials: float, level: float = LEVEL) -> Estimate:
    """`successes / trials` with Clopper and Pearson's exact interval; shared wins may count in parts."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    tail, losses = (1 - level) / 2, trials - successes
    low = beta_quantile(tail, successes, losses + 1) if successes > 0 else 0.0
    high = beta_quantile(1 - tail, successes + 1, losses) if losses > 0 else 1.0
    return widened(successes / trials, low, high)


def clustered_proportion(successes: float, trials: int, error: float, groups: int, level: float = LEVEL) -> Estimate:
    """`successes / trials` where trials depend on each other, from its standard error over so many groups of them.

    Clopper and Pearson's interval for as many independent trials as would have that error, at most `trials` (Korn and Graubard,
    *Confidence intervals for proportions with small expected number of positive counts estimated from survey data*, Survey
    Methodology 24, 1998).
    """
    value = successes / trials if trials else 0.0
    if error <= 0:
        return proportion(successes, trials, level)
    fewer = (z_score(level) / student_quantile(level, groups - 1)) ** 2
    effective = min(trials, value * (1 - value) / error**2 * fewer)
    return proportion(value * effective, effective, level)


def jackknife_error(value: float, values_without: Sequence[float]) -> float:
    """The standard error of a figure of all games, from the same figure without one group of games after another.

    The delete-a-group jackknife (Kott, Journal of Official Statistics 17, 2001). The cases within a group may depend on each
    other; the groups may not. 0 if there are fewer than two groups.
    """
    groups = len(values_without)
    if groups < 2:
        return 0.0
    return sqrt((groups - 1) / groups * sum((each - value) ** 2 for each in values_without))


def widened(value: float, low: float, high: float) -> Estimate:
    """The estimate with an interval that contains its value, whatever the rounding."""
    return Estimate(value, min(low, value), max(high, value))


def difference(successes: float, trials: int, other_successes: float, other_trials: int, level: float = LEVEL) -> Estimate:
    """The first proportion minus the second, from independent trials.

    The interval is made of those of the two as in Newcombe's method 10, with exact ones for the two.
    """
    a, b = proportion(successes, trials, level), proportion(other_successes, other_trials, level)
    low = sqrt((a.value - a.low) ** 2 + (b.high - b.value) ** 2)
    high = sqrt((a.high - a.value) ** 2 + (b.value - b.low) ** 2)
    middle = a.value - b.value
    return Estimate(middle, max(-1.0, middle - low), min(1.0, middle + high))


def standard_error(total: float, squares: float, count: int) -> float:
    """The standard error of the mean of `count` numbers, two or more, from their sum and their sum of squares."""
    # The difference is exact for whole numbers; floats would lose the variance of large values.
    return sqrt(max(0.0, (squares * count - total * total) / (count * (count - 1))) / count)


def mean_from_sums(total: float, squares: float, count: int, level: float = LEVEL) -> Estimate:
    """The mean of `count` numbers of any kind from their sum and their sum of squares, with Student's interval."""
    error = standard_error(total, squares, count) if count >= 2 else 0.0
    middle = total / count if count else 0.0
    half = student_quantile(level, count - 1) * error if error else inf
    return Estimate(middle, middle - half, middle + half)


def mean(values: Iterable[float], level: float = LEVEL) -> Estimate:
    """The mean of some numbers of any kind, with Student's interval."""
    numbers = list(values)
    return mean_from_sums(sum(numbers), sum(x * x for x in numbers), len(numbers), level)


def positive_mean(total: float, squares: float, count: int, level: float = LEVEL) -> Estimate:
    """The mean of `count` numbers, 0 or more, from their sum and their sum of squares.

    The interval is Student's for the logarithm of the mean, by the delta method. It fits the long tails of rounds and money
    better than a symmetric one, and does not go below 0.
    """
    if count < 2:
        return Estimate(total if count else 0.0, -inf, inf)
    error = standard_error(total, squares, count)
    return on_log_scale(total / count, error, student_quantile(level, count - 1))


def on_log_scale(value: float, error: float, quantile: float) -> Estimate:
    """A figure above 0 with the interval of its logarithm; unknown if there is no error to go by."""
    if value <= 0 or error <= 0:
        return Estimate(value, -inf, inf)
    exponent = quantile * error / value
    return (
        Estimate(value, value * exp(-exponent), value * exp(exponent))
        if exponent < MAX_EXPONENT
        else Estimate(value, -inf, inf)
    )


def bounded_mean(total: float, squares: float, count: int, low: float, high: float, level: float = LEVEL) -> Estimate:
    """The mean of `count` numbers from `low` to `high`, from their sum and their sum of squares.

    The interval is Student's after adding two numbers at either end, as Agresti and Coull do for proportions. So it never has
    the width 0, even if all numbers are equal.
    """
    n = count + 2 * PLUS
    extended, extended_squares = total + PLUS * (low + high), squares + PLUS * (low * low + high * high)
    half = student_quantile(level, n - 1) * standard_error(extended, extended_squares, n)
    value = total / count if count else (low + high) / 2
    return widened(value, max(low, extended / n - half), min(high, extended / n + half))


def share_of_deals(deals: Sequence[tuple[float, float]], level: float = LEVEL) -> Estimate:
    """The share won over independent deals; each is (won, total) as fractions of its games.

    The interval is that of a ratio of sums, with two deals won and two lost added as in `bounded_mean`.
    """
    won, total = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
    if total == 0:
        return Estimate(0.0, 0.0, 1.0)
    extended = [*deals, *[(1.0, 1.0), (0.0, 1.0)] * PLUS]
    n, extended_total = len(extended), total + 2 * PLUS
    middle = (won + PLUS) / extended_total
    residuals = sum((deal_won - middle * deal_total) ** 2 for deal_won, deal_total in extended)
    half = student_quantile(level, n - 1) * sqrt(residuals * n / (n - 1)) / extended_total
    return widened(won / total, max(0.0, middle - half), min(1.0, middle + half))


def ratio(
    top: float, bottom: float, top_squares: float, bottom_squares: float, products: float, count: int, level: float = LEVEL
) -> Estimate:
    """The ratio of two sums of numbers, 0 or more, over `count` games, by the delta method on the log scale.

    The two may be correlated: `products` is the sum of each game's top times its bottom.
    """
    if bottom == 0 or count < 2:
        return Estimate(top / bottom if bottom else 0.0, -inf, inf)
    middle = top / bottom
    # The squares of each game's residual, its top minus the ratio times its bottom; residuals sum to 0.
    residual_squares = top_squares - 2 * middle * products + middle * middle * bottom_squares
    error = sqrt(max(0.0, residual_squares) * count / (count - 1)) / bottom
    return on_log_scale(middle, error, student_quantile(level, count - 1))


def relative_change(
    total: float, squares: float, count: int, base_total: float, base_squares: float, base_count: int, level: float = LEVEL
) -> Estimate:
    """How much larger a mean of numbers above 0 is than another, as a fraction of the other; from independent samples."""
    if count < 2 or base_count < 2 or base_total <= 0 or total <= 0:
        return Estimate(0.0, -1.0, inf)
    means = (total / count, base_total / base_count)
    errors = (standard_error(total, squares, count), standard_error(base_total, base_squares, base_count))
    error = sqrt(sum((error / mean) ** 2 for error, mean in zip(errors, means, strict=True)))
    change = on_log_scale(means[0] / means[1], error * means[0] / means[1], student_quantile(level, min(count, base_count) - 1))
    return Estimate(change.value - 1, max(-1.0, change.low - 1), change.high - 1)


def order_statistic(counts: Sequence[int], rank: int) -> int:
    """The value at a rank (from 1) of the sorted sample; `counts[v]` says how often v occurs."""
    seen = 0
    for value, count in enumerate(counts):
        seen += count
        if seen >= rank:
            return value
    return len(counts) - 1


def quantile(counts: Sequence[int], q: float, level: float = LEVEL) -> Estimate:
    """The q-quantile of a sample, with the interval between order statistics, which holds for any distribution.

    An end is infinite if the sample is too small to have one.
    """
    size = sum(counts)
    if size == 0:
        return Estimate(0.0, -inf, inf)
    tail = (1 - level) / 2
    low, high = binomial_quantile(tail, size, q), binomial_quantile(1 - tail, size, q) + 1
    return Estimate(
        order_statistic(counts, max(1, ceil(size * q))),
        order_statistic(counts, low) if low > 0 else -inf,
        order_statistic(counts, high) if high <= size else inf,
    )


def percent(value: float, digits: int = 1) -> str:
    """A proportion as a percentage."""
    return f"{100 * value:.{digits}f}%"


def ends_text(low: float, high: float, digits: int = 0) -> tuple[str, str]:
    """The ends of an interval as text, rounded outward, so that it is never narrower than it was."""
    unit = 10.0**digits
    down, up = floor(low * unit + ROUNDING) / unit, ceil(high * unit - ROUNDING) / unit
    return f"{down + 0.0:,.{digits}f}", f"{up + 0.0:,.{digits}f}"


def percent_interval(estimate: tuple[float, float, float], digits: int = 1) -> str:
    """A proportion as a percentage, with its interval."""
    value, low, high = estimate
    ends = ends_text(100 * low, 100 * high, digits)
    return f"{100 * value:.{digits}f} ({ends[0]} to {ends[1]})%"


def p_text(p_value: float) -> str:
    """A p-value as text, like "p = 0.047"."""
    return "p < 0.001" if p_value < 0.001 else f"p = {p_value:.3f}"
