"""Finding where a share, known only by playing, crosses the share that is wanted; and how sure that is.

A stochastic search: shares are measured at values over the whole range, a logistic curve is laid through them, and the next
games are played closer and closer about the place where it crosses, the last of them there. The curve through the last points
gives the value with Fieller's interval.
"""

from collections.abc import Callable, Sequence
from math import erfc, exp, inf, log, sqrt
from typing import NamedTuple

import numpy as np

from ..stats import intervals
from ..stats.intervals import Estimate

Measure = Callable[[int, int], "Point"]
"""Plays so many fresh games at a value."""
FIRST, NEXT = 9, 5
"""How many values are tried over the whole range, and in each closer look."""
LOOKS = 2
PARTS = LOOKS + 2
"""Of the games one part goes to the whole range, one to each closer look, and one to the place where it crosses then."""
ROUNDS_OF_FIT = 50


class Point(NamedTuple):
    """Of the games played at this value so many were decided, and of these so much was won."""

    value: int
    won: float
    of: int
    games: int


class Curve(NamedTuple):
    """log(p / (1 - p)) = a + b (value - middle) / width, the covariances of a and b, and the chance of so bad a fit by luck."""

    a: float
    b: float
    aa: float
    ab: float
    bb: float
    middle: float
    width: float
    luck: float

    def share(self, value: float) -> float:
        """The curve at a value."""
        return 1 / (1 + exp(-(self.a + self.b * (value - self.middle) / self.width)))

    def error(self, value: float) -> float:
        """The standard error of that share."""
        x, p = (value - self.middle) / self.width, self.share(value)
        return p * (1 - p) * sqrt(max(0.0, self.aa + 2 * x * self.ab + x * x * self.bb))


class Found(NamedTuple):
    """The points measured, the curve through the last of them, where it crosses (None: nowhere in the range, or who can say).

    `check` is the last point, played where the curve before it crossed; `luck` the chance that it lies as far from that curve.
    """

    points: list[Point]
    curve: Curve
    value: Estimate | None = None
    check: Point | None = None
    luck: float = 1.0


def search(measure: Measure, low: int, high: int, wanted: float, games: int) -> Found:
    """Searches from `low` to `high` with so many games in all."""
    part = max(FIRST, games // PARTS)
    points = [measure(value, part // FIRST) for value in spread(low, high, FIRST)]
    curve, near = fit(points), points
    for _ in range(LOOKS):
        crossing = crosses(curve, wanted)
        if crossing is None or crossing.high < low or crossing.low > high:
            return Found(points, curve)
        half = max(1.0, min((high - low) / 4, 3 * max(crossing.high - crossing.value, crossing.value - crossing.low)))
        middle = min(max(crossing.value, low), high)
        begin, end = max(low, round(middle - half)), min(high, round(middle + half))
        values = spread(begin, end, NEXT)
        points = points + [measure(value, part // len(values)) for value in values]
        near = [point for point in points if begin <= point.value <= end]
        if len({point.value for point in near}) < 2:
            break
        curve = fit(near)
    crossing = crosses(curve, wanted)
    if crossing is None or not low <= crossing.value <= high or crossing.high - crossing.low > 2 * (high - low):
        return Found(points, curve)
    check = measure(round(crossing.value), part)
    last = fit([*near, check])
    return Found([*points, check], last, crosses(last, wanted), check, surprise(curve, check))


def surprise(curve: Curve, point: Point) -> float:
    """The chance that a fresh point lies as far from the curve, by the errors of both."""
    if point.of == 0:
        return 1.0
    p = curve.share(point.value)
    error = sqrt(curve.error(point.value) ** 2 + p * (1 - p) / point.of)
    return erfc(abs(point.won / point.of - p) / error / sqrt(2))


def spread(low: int, high: int, count: int) -> list[int]:
    """So many whole numbers from low to high, evenly; fewer where there are not so many."""
    return sorted({round(low + (high - low) * i / (count - 1)) for i in range(count)})


def fit(points: Sequence[Point]) -> Curve:
    """The logistic curve of greatest likelihood, by Newton's steps; half a game more on either side keeps it finite."""
    values = np.array([point.value for point in points], dtype=np.float64)
    of = np.array([point.of for point in points], dtype=np.float64) + 1
    won = np.array([point.won for point in points], dtype=np.float64) + 0.5
    middle, width = float(values.mean()), max(1.0, float(np.ptp(values)) / 2)
    design = np.vstack([np.ones_like(values), (values - middle) / width])
    weights = np.zeros(2)
    for _ in range(ROUNDS_OF_FIT):
        p = 1 / (1 + np.exp(-np.clip(weights @ design, -30, 30)))
        information = (design * (of * p * (1 - p))) @ design.T
        step = np.linalg.solve(information, design @ (won - of * p))
        weights = weights + np.clip(step, -2, 2)
        if float(np.abs(step).max()) < 1e-10:
            break
    spread_of = np.linalg.inv(information)
    misfit = float((((won - of * p) ** 2) / (of * p * (1 - p))).sum())
    luck = chance_above(misfit, len(points) - 2)
    a, b = (float(x) for x in weights)
    return Curve(a, b, float(spread_of[0, 0]), float(spread_of[0, 1]), float(spread_of[1, 1]), middle, width, luck)


def chance_above(misfit: float, freedom: int) -> float:
    """The chance that chi-square with so many degrees of freedom is as great, by Wilson and Hilferty's cube root."""
    if freedom < 1:
        return 1.0
    spare = 2 / (9 * freedom)
    return 0.5 * erfc(((misfit / freedom) ** (1 / 3) - (1 - spare)) / sqrt(2 * spare))


def crosses(curve: Curve, wanted: float) -> Estimate | None:
    """Where the curve crosses the wanted share, with Fieller's interval; None where its slope may as well be 0."""
    a, z = curve.a - log(wanted / (1 - wanted)), intervals.deviations()
    square = curve.b**2 - z * z * curve.bb
    if square <= 0:
        return None
    linear, constant = a * curve.b - z * z * curve.ab, a * a - z * z * curve.aa
    root = sqrt(max(0.0, linear * linear - square * constant))
    ends = sorted(curve.middle + curve.width * (-linear + sign * root) / square for sign in (-1, 1))
    return Estimate(curve.middle - curve.width * a / curve.b, *ends)


def sureness(value: Estimate, within: float) -> float:
    """The chance that the true value lies within a share of the one found, taking its error as normal."""
    error = (value.high - value.low) / (2 * intervals.deviations())
    if error <= 0:
        return 1.0
    if error == inf:
        return 0.0
    return 1 - erfc(abs(value.value) * within / error / sqrt(2))
