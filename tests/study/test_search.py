"""The search for a balance: its parts against a library and its interval against a share that is known."""

import math
import random

import numpy as np
import pytest
from scipy import optimize, stats

from duopoly.stats.intervals import Estimate
from duopoly.study.root_finding import Point, chance_above, crosses, fit, search, spread, sureness, surprise

POINTS = [Point(100, 12, 100, 100), Point(200, 30, 110, 110), Point(400, 61, 95, 95), Point(900, 88, 90, 90)]


def coin(root, slope, luck):
    """Games whose share of wins is known."""

    def measure(value, games):
        p = 1 / (1 + math.exp(-slope * (value - root)))
        return Point(value, float(sum(luck.random() < p for _ in range(games))), games, games)

    return measure


def test_the_curve_has_the_greatest_likelihood():
    curve = fit(POINTS)

    def loss(weights):
        total = 0.0
        for value, won, of, _ in POINTS:
            logit = weights[0] + weights[1] * (value - curve.middle) / curve.width
            total += (of + 1) * math.log1p(math.exp(logit)) - (won + 0.5) * logit
        return total

    best = optimize.minimize(loss, [0, 0], method="BFGS", options={"gtol": 1e-8})
    assert (curve.a, curve.b) == pytest.approx(tuple(best.x), abs=1e-5)
    at, step = np.array([curve.a, curve.b]), 1e-3 * np.eye(2)
    bends = [[loss(at + i + j) - loss(at + i - j) - loss(at - i + j) + loss(at - i - j) for j in step] for i in step]
    assert np.array([[curve.aa, curve.ab], [curve.ab, curve.bb]]) == pytest.approx(
        np.linalg.inv(np.array(bends) / 4e-6), rel=1e-3
    )


@pytest.mark.parametrize("freedom", [1, 3, 8, 20])
def test_the_chance_of_a_misfit(freedom):
    for misfit in (0.5, 2.0, 10.0, 30.0):
        assert chance_above(misfit, freedom) == pytest.approx(stats.chi2.sf(misfit, freedom), abs=0.012)


def test_the_interval_holds_the_true_value_about_as_often_as_it_says():
    luck = random.Random(4)
    held = 0
    for _ in range(200):
        found = search(coin(1300, 0.002, luck), 400, 4000, 0.5, 4000)
        held += found.value is not None and found.value.holds(1300)
    assert 180 <= held <= 199


def test_a_fresh_point_far_from_the_curve_is_a_surprise():
    curve = fit(POINTS)
    fair = curve.share(300)
    assert surprise(curve, Point(300, 400 * fair, 400, 400)) == pytest.approx(1)
    assert surprise(curve, Point(300, 400 * (fair + 0.3), 400, 400)) < 1e-6


def test_no_crossing_no_value():
    luck = random.Random(5)
    assert search(coin(9000, 0.002, luck), 400, 4000, 0.5, 4000).value is None
    assert search(lambda value, games: Point(value, games / 2, games, games), 400, 4000, 0.6, 4000).value is None


def test_a_narrow_range_is_searched_value_by_value():
    found = search(coin(3.2, 1.0, random.Random(6)), 1, 6, 0.5, 4000)
    assert found.check is not None
    assert found.check.value == 3
    assert spread(1, 3, 9) == [1, 2, 3]


def test_a_flat_curve_crosses_nowhere():
    assert crosses(fit([Point(1, 50, 100, 100), Point(2, 50, 100, 100), Point(3, 51, 100, 100)]), 0.5) is None


def test_how_sure():
    assert sureness(Estimate(100, 100 - 1.96 * 5, 100 + 1.96 * 5), 0.05) == pytest.approx(0.6827, abs=1e-3)
