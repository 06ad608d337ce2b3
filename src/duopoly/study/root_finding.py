"""Finds where a share that can only be measured by playing crosses a target, and how certain that is.

It is a stochastic root search: shares are measured at values over the whole range, a logistic curve is fitted, and the next
games are played closer and closer around the crossing, the last of them at it. The curve through the last points gives the
value with Fieller's interval.
"""

from collections.abc import Callable, Sequence
from math import erfc, exp, inf, log, sqrt
from typing import NamedTuple

import numpy as np

from ..stats.intervals import Estimate, z_score

Measure = Callable[[int, int], "Measurement"]
"""Plays this many fresh games at a value: measure(value, games)."""
RANGE_VALUES, ZOOM_VALUES = 9, 5
"""How many values are tried over the whole range, and at each zoom."""
ZOOMS = 2
STAGES = ZOOMS + 2
"""The games are shared equally by the whole range, each zoom, and the final check."""
MOST_NEWTON_STEPS = 50


class Measurement(NamedTuple):
    """Of the `games` played at a value `decided` had a winner, and of these `won` were won; shared wins count in parts."""

    value: int
    won: float
    decided: int
    games: int


class LogisticCurve(NamedTuple):
    """log(p / (1 - p)) = a + b (value - middle) / width, the covariances of a and b, and the p-value of the fit."""

    a: float
    b: float
    aa: float
    ab: float
    bb: float
    middle: float
    width: float
    p_value: float

    def share(self, value: float) -> float:
        """The share at a value."""
        return 1 / (1 + exp(-(self.a + self.b * (value - self.middle) / self.width)))

    def error(self, value: float) -> float:
        """The standard error of that share."""
        x, p = (value - self.middle) / self.width, self.share(value)
        return p * (1 - p) * sqrt(max(0.0, self.aa + 2 * x * self.ab + x * x * self.bb))


class SearchResult(NamedTuple):
    """All measurements, the curve through the last of them, and where it crosses the target (None if that is unknown).

    `check` is the last measurement, at the crossing of the curve before it; `p_value` tests whether it agrees with that curve.
    """

    points: list[Measurement]
    curve: LogisticCurve
    crossing: Estimate | None = None
    check: Measurement | None = None
    p_value: float = 1.0


def find_crossing(measure: Measure, low: int, high: int, target: float, games: int) -> SearchResult:
    """Searches from `low` to `high` for the target share, with about `games` games in all."""
    budget = max(RANGE_VALUES, games // STAGES)
    points = [measure(value, budget // RANGE_VALUES) for value in evenly_spaced(low, high, RANGE_VALUES)]
    curve, near = fit_curve(points), points
    for _ in range(ZOOMS):
        crossing = crossing_of(curve, target)
        if crossing is None or crossing.high < low or crossing.low > high:
            return SearchResult(points, curve)
        half = max(1.0, min((high - low) / 4, 3 * max(crossing.high - crossing.value, crossing.value - crossing.low)))
        middle = min(max(crossing.value, low), high)
        start, end = max(low, round(middle - half)), min(high, round(middle + half))
        values = evenly_spaced(start, end, ZOOM_VALUES)
        points = points + [measure(value, budget // len(values)) for value in values]
        curve, near = fit_near(points, middle, half, target)
    crossing = crossing_of(curve, target)
    if crossing is None or not low <= crossing.value <= high or crossing.high - crossing.low > 2 * (high - low):
        return SearchResult(points, curve)
    check = measure(round(crossing.value), budget)
    final = fit_curve([*near, check])
    return SearchResult([*points, check], final, crossing_of(final, target), check, agreement(curve, check))


def fit_near(points: list[Measurement], middle: float, half: float, target: float) -> tuple[LogisticCurve, list[Measurement]]:
    """The curve through the points up to `half` from the middle, and these; through more if its slope is not significant."""
    while True:
        near = [point for point in points if abs(point.value - middle) <= half + 0.5]
        if len({point.value for point in near}) >= 2:
            curve = fit_curve(near)
            if len(near) == len(points) or crossing_of(curve, target) is not None:
                return curve, near
        half *= 2


def agreement(curve: LogisticCurve, point: Measurement) -> float:
    """The p-value of a fresh measurement, given the curve and the errors of both."""
    if point.decided == 0:
        return 1.0
    p = curve.share(point.value)
    error = sqrt(curve.error(point.value) ** 2 + p * (1 - p) / point.decided)
    return erfc(abs(point.won / point.decided - p) / error / sqrt(2))


def evenly_spaced(low: int, high: int, count: int) -> list[int]:
    """At most `count` different whole numbers from low to high, evenly spaced."""
    return sorted({round(low + (high - low) * i / (count - 1)) for i in range(count)})


def fit_curve(points: Sequence[Measurement]) -> LogisticCurve:
    """The most likely logistic curve, by Newton's method; half a win and half a loss are added to keep it finite."""
    values = np.array([point.value for point in points], dtype=np.float64)
    decided = np.array([point.decided for point in points], dtype=np.float64) + 1
    won = np.array([point.won for point in points], dtype=np.float64) + 0.5
    middle, width = float(values.mean()), max(1.0, float(np.ptp(values)) / 2)
    design = np.vstack([np.ones_like(values), (values - middle) / width])
    weights = np.zeros(2)
    for _ in range(MOST_NEWTON_STEPS):
        p = 1 / (1 + np.exp(-np.clip(weights @ design, -30, 30)))
        information = (design * (decided * p * (1 - p))) @ design.T
        step = np.linalg.solve(information, design @ (won - decided * p))
        weights = weights + np.clip(step, -2, 2)
        if float(np.abs(step).max()) < 1e-10:
            break
    covariance = np.linalg.inv(information)
    chi_square = float((((won - decided * p) ** 2) / (decided * p * (1 - p))).sum())
    p_value = chi_square_tail(chi_square, len(points) - 2)
    a, b = (float(x) for x in weights)
    aa, ab, bb = float(covariance[0, 0]), float(covariance[0, 1]), float(covariance[1, 1])
    return LogisticCurve(a, b, aa, ab, bb, middle, width, p_value)


def chi_square_tail(chi_square: float, freedom: int) -> float:
    """The chance that chi-square with `freedom` degrees of freedom is at least this, by Wilson and Hilferty's cube root."""
    if freedom < 1:
        return 1.0
    variance = 2 / (9 * freedom)
    return 0.5 * erfc(((chi_square / freedom) ** (1 / 3) - (1 - variance)) / sqrt(2 * variance))


def crossing_of(curve: LogisticCurve, target: float) -> Estimate | None:
    """Where the curve crosses the target, with Fieller's interval; None if its slope is not significant."""
    a, z = curve.a - log(target / (1 - target)), z_score()
    square = curve.b**2 - z * z * curve.bb
    if square <= 0:
        return None
    linear, constant = a * curve.b - z * z * curve.ab, a * a - z * z * curve.aa
    root = sqrt(max(0.0, linear * linear - square * constant))
    ends = sorted(curve.middle + curve.width * (-linear + sign * root) / square for sign in (-1, 1))
    return Estimate(curve.middle - curve.width * a / curve.b, *ends)


def chance_within(value: Estimate, fraction: float) -> float:
    """The chance that the true value is within a fraction of the estimate, taking its error as normal."""
    error = (value.high - value.low) / (2 * z_score())
    if error <= 0:
        return 1.0
    if error == inf:
        return 0.0
    return 1 - erfc(abs(value.value) * fraction / error / sqrt(2))
