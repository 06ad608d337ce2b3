"""The root search: its parts against a library, and its interval against a known share."""

import math
import random

import numpy as np
import pytest
from scipy import optimize, stats

from duopoly.stats.intervals import Estimate
from duopoly.study.root_finding import (
    Measurement,
    agreement,
    chance_within,
    chi_square_tail,
    crossing_of,
    evenly_spaced,
    find_crossing,
    fit_curve,
)

POINTS = [
    Measurement(100, 12, 100, 100),
    Measurement(200, 30, 110, 110),
    Measurement(400, 61, 95, 95),
    Measurement(900, 88, 90, 90),
]


def coin(root, slope, rng):
    """Games with a known share of wins."""

    def measure(value, games):
        p = 1 / (1 + math.exp(-slope * (value - root)))
        return Measurement(value, float(sum(rng.random() < p for _ in range(games))), games, games)

    return measure


def test_the_curve_is_the_most_likely_one():
    curve = fit_curve(POINTS)

    def loss(weights):
        total = 0.0
        for value, won, of, _ in POINTS:
            logit = weights[0] + weights[1] * (value - curve.middle) / curve.width
            total += (of + 1) * math.log1p(math.exp(logit)) - (won + 0.5) * logit
        return total

    best = optimize.minimize(loss, [0, 0], method="BFGS", options={"gtol": 1e-8})
    assert (curve.a, curve.b) == pytest.approx(tuple(best.x), abs=1e-5)
    at, step = np.array([curve.a, curve.b]), 1e-3 * np.eye(2)
    hessian = [[loss(at + i + j) - loss(at + i - j) - loss(at - i + j) + loss(at - i - j) for j in step] for i in step]
    assert np.array([[curve.aa, curve.ab], [curve.ab, curve.bb]]) == pytest.approx(
        np.linalg.inv(np.array(hessian) / 4e-6), rel=1e-3
    )


@pytest.mark.parametrize("freedom", [1, 3, 8, 20])
def test_the_tail_of_chi_square(freedom):
    for value in (0.5, 2.0, 10.0, 30.0):
        assert chi_square_tail(value, freedom) == pytest.approx(stats.chi2.sf(value, freedom), abs=0.012)


def test_the_interval_contains_the_true_value_about_as_often_as_it_says():
    rng = random.Random(4)
    hits = 0
    for _ in range(200):
        result = find_crossing(coin(1300, 0.002, rng), 400, 4000, 0.5, 4000)
        hits += result.crossing is not None and result.crossing.contains(1300)
    assert 180 <= hits <= 199


def test_a_fresh_point_far_from_the_curve_has_a_small_p_value():
    curve = fit_curve(POINTS)
    fair = curve.share(300)
    assert agreement(curve, Measurement(300, 400 * fair, 400, 400)) == pytest.approx(1)
    assert agreement(curve, Measurement(300, 400 * (fair + 0.3), 400, 400)) < 1e-6


def test_without_a_crossing_there_is_no_value():
    rng = random.Random(5)
    assert find_crossing(coin(9000, 0.002, rng), 400, 4000, 0.5, 4000).crossing is None
    flat = find_crossing(lambda value, games: Measurement(value, games / 2, games, games), 400, 4000, 0.6, 4000)
    assert flat.crossing is None


def test_a_gentle_slope_is_found_although_a_part_of_it_looks_flat():
    """Near the crossing the share rises by a point or two, which 375 games do not tell from none."""

    def measure(value, games):
        return Measurement(value, games / (1 + math.exp(-(value - 3900) / 3000)), games, games)

    result = find_crossing(measure, 1500, 4500, 0.5, 1500)
    assert result.crossing is not None
    assert result.crossing.contains(3900)


def test_a_narrow_range_is_searched_value_by_value():
    result = find_crossing(coin(3.2, 1.0, random.Random(6)), 1, 6, 0.5, 4000)
    assert result.check is not None
    assert result.check.value == 3
    assert evenly_spaced(1, 3, 9) == [1, 2, 3]


def test_a_flat_curve_crosses_nowhere():
    assert (
        crossing_of(fit_curve([Measurement(1, 50, 100, 100), Measurement(2, 50, 100, 100), Measurement(3, 51, 100, 100)]), 0.5)
        is None
    )


def test_the_chance_of_being_close():
    assert chance_within(Estimate(100, 100 - 1.96 * 5, 100 + 1.96 * 5), 0.05) == pytest.approx(0.6827, abs=1e-3)
