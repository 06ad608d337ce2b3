"""Intervals, checked against scipy, and by how often they contain the true value."""

import random

import numpy as np
import pytest
from scipy import stats as reference

from duopoly.stats.intervals import (
    Estimate,
    bonferroni_level,
    difference,
    mean,
    mean_from_sums,
    order_statistic,
    proportion,
    quantile,
    ratio,
    z_score,
)


@pytest.mark.parametrize(
    ("successes", "trials"), [(0, 10), (1, 10), (5, 10), (10, 10), (0, 1), (37, 1000), (501_234, 1_000_000)]
)
@pytest.mark.parametrize("level", [0.9, 0.95, 0.99])
def test_a_proportion_has_wilsons_interval(successes, trials, level):
    """As scipy computes it."""
    expected = reference.binomtest(successes, trials).proportion_ci(level, method="wilson")
    estimate = proportion(successes, trials, level)
    assert estimate == pytest.approx((successes / trials, expected.low, expected.high), abs=1e-12)


def test_a_proportion_of_no_trials_is_unknown():
    """Anything between never and always."""
    assert proportion(0, 0) == Estimate(0.0, 0.0, 1.0)


def test_a_difference_has_newcombes_interval():
    """The examples of his paper (Statistics in Medicine 17, 1998), method 10: 56/70 – 48/80, 9/10 – 3/10, 10/10 – 0/20."""
    assert difference(56, 70, 48, 80)[1:] == pytest.approx((0.0524, 0.3339), abs=5e-5)
    assert difference(9, 10, 3, 10)[1:] == pytest.approx((0.1705, 0.8090), abs=5e-5)
    assert difference(10, 10, 0, 20)[1:] == pytest.approx((0.6791, 1.0), abs=5e-5)


def test_a_mean_has_the_normal_interval():
    """As scipy computes it."""
    rng = random.Random(1)
    numbers = [rng.randrange(1000) for _ in range(200)]
    low, high = reference.norm.interval(0.95, sum(numbers) / 200, reference.sem(numbers))
    assert mean(numbers) == pytest.approx((sum(numbers) / 200, low, high))


def test_a_mean_of_large_whole_numbers_keeps_its_variance():
    """The sums of squares are beyond the precision of floats."""
    numbers = [10**9, 10**9 + 1, 10**9 + 2]
    low, high = reference.norm.interval(0.95, 10**9 + 1, reference.sem([0, 1, 2]))
    assert mean_from_sums(sum(numbers), sum(n * n for n in numbers), 3) == pytest.approx((10**9 + 1, low, high), abs=1e-6)


def test_a_mean_of_one_game_is_unknown():
    """Its interval is unbounded."""
    assert mean_from_sums(5, 25, 1) == (5, float("-inf"), float("inf"))


def test_z_score():
    """1.96 for 95 %."""
    assert z_score() == pytest.approx(reference.norm.ppf(0.975))


def test_order_statistics():
    """Counts 0, 2, 0, 1 are the values 1, 1, 3."""
    assert [order_statistic([0, 2, 0, 1], rank) for rank in (1, 2, 3)] == [1, 1, 3]


@pytest.mark.parametrize("q", [0.25, 0.5, 0.9])
def test_the_interval_of_a_quantile_holds_as_often_as_it_says(q):
    """For at least 93 % of 400 samples of 300 numbers it contains the true value."""
    rng, hits = random.Random(7), 0
    for _ in range(400):
        counts = [0] * 1000
        for _ in range(300):
            counts[rng.randrange(1000)] += 1
        hits += quantile(counts, q).contains(1000 * q)
    assert hits >= 372


def test_quantiles_are_values_of_the_sample():
    """The lowest value with at least that fraction at or below it."""
    rng = random.Random(3)
    numbers = [rng.randrange(50) for _ in range(101)]
    counts = [numbers.count(value) for value in range(50)]
    for q in (0.25, 0.5, 0.75):
        assert quantile(counts, q).value == sorted(numbers)[int(-(-101 * q // 1)) - 1]


def test_a_ratio_has_the_error_of_a_bootstrap():
    """With tops and bottoms that are correlated, like the rents and turns of a game."""
    rng = np.random.default_rng(5)
    bottom = rng.poisson(40, 400)
    top = 3 * bottom + rng.normal(0, 20, 400).round()
    sums = (top.sum(), bottom.sum(), (top * top).sum(), (bottom * bottom).sum(), (top * bottom).sum())
    estimate = ratio(*(float(x) for x in sums), 400)
    bootstrap = reference.bootstrap(
        (top, bottom), lambda a, b: a.sum() / b.sum(), paired=True, vectorized=False, n_resamples=2000, rng=rng
    )
    assert estimate.value == top.sum() / bottom.sum()
    assert (estimate.high - estimate.low) / (2 * z_score()) == pytest.approx(bootstrap.standard_error, rel=0.06)
    assert ratio(5, 2, 25, 4, 10, 1) == (2.5, float("-inf"), float("inf"))


def test_the_bonferroni_level():
    """Ten intervals at 99.5 % each all hold in 95 % of cases."""
    assert bonferroni_level(10) == pytest.approx(0.995)
    assert bonferroni_level(1) == pytest.approx(0.95)


def test_an_estimate_as_json():
    """An unbounded end is null."""
    assert Estimate(1.0, 0.5, 2.0).as_json() == {"value": 1.0, "low": 0.5, "high": 2.0}
    assert mean_from_sums(5, 25, 1).as_json("mean") == {"mean": 5, "low": None, "high": None}
