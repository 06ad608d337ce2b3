"""Intervals, checked against scipy, and by trying how often they hold."""

import random

import numpy as np
import pytest
from scipy import stats as reference

from duopoly.stats.intervals import Estimate, at_rank, deviations, difference, mean, mean_of, quantile, ratio, share, together


@pytest.mark.parametrize(("won", "of"), [(0, 10), (1, 10), (5, 10), (10, 10), (0, 1), (37, 1000), (501_234, 1_000_000)])
@pytest.mark.parametrize("level", [0.9, 0.95, 0.99])
def test_a_share_has_wilsons_interval(won, of, level):
    """As scipy works it out."""
    expected = reference.binomtest(won, of).proportion_ci(level, method="wilson")
    found = share(won, of, level)
    assert (found.value, found.low, found.high) == pytest.approx((won / of, expected.low, expected.high), abs=1e-12)


def test_a_share_of_nothing_is_unknown():
    """Anything between never and always."""
    assert share(0, 0) == Estimate(0.0, 0.0, 1.0)


def test_a_difference_has_newcombes_interval():
    """The examples of his paper (Statistics in Medicine 17, 1998), method 10: 56/70 – 48/80, 9/10 – 3/10, 10/10 – 0/20."""
    assert difference(56, 70, 48, 80)[1:] == pytest.approx((0.0524, 0.3339), abs=5e-5)
    assert difference(9, 10, 3, 10)[1:] == pytest.approx((0.1705, 0.8090), abs=5e-5)
    assert difference(10, 10, 0, 20)[1:] == pytest.approx((0.6791, 1.0), abs=5e-5)


def test_a_mean_has_the_normal_interval():
    """As scipy works it out."""
    rng = random.Random(1)
    numbers = [rng.randrange(1000) for _ in range(200)]
    low, high = reference.norm.interval(0.95, sum(numbers) / 200, reference.sem(numbers))
    assert mean_of(numbers) == pytest.approx((sum(numbers) / 200, low, high))


def test_a_mean_of_large_whole_numbers_keeps_its_spread():
    """Sums of squares beyond what a float tells apart."""
    numbers = [10**9, 10**9 + 1, 10**9 + 2]
    low, high = reference.norm.interval(0.95, 10**9 + 1, reference.sem([0, 1, 2]))
    assert mean(sum(numbers), sum(n * n for n in numbers), 3) == pytest.approx((10**9 + 1, low, high), abs=1e-6)


def test_a_mean_of_one_game_is_unknown():
    """Its interval has no ends."""
    assert mean(5, 25, 1) == (5, float("-inf"), float("inf"))


def test_deviations():
    """1.96 for 95 %."""
    assert deviations() == pytest.approx(reference.norm.ppf(0.975))


def test_ranks():
    """Counts 0, 2, 0, 1 are the values 1, 1, 3."""
    assert [at_rank([0, 2, 0, 1], rank) for rank in (1, 2, 3)] == [1, 1, 3]


@pytest.mark.parametrize("q", [0.25, 0.5, 0.9])
def test_the_interval_of_a_quantile_holds_as_often_as_it_says(q):
    """Of 400 samples of 300 numbers at least 93 in a hundred hold the true value."""
    rng, held = random.Random(7), 0
    for _ in range(400):
        counts = [0] * 1000
        for _ in range(300):
            counts[rng.randrange(1000)] += 1
        held += quantile(counts, q).holds(1000 * q)
    assert held >= 372


def test_the_quantiles_are_values_of_the_sample():
    """The least value that so many are not above."""
    rng = random.Random(3)
    numbers = [rng.randrange(50) for _ in range(101)]
    counts = [numbers.count(value) for value in range(50)]
    for q in (0.25, 0.5, 0.75):
        assert quantile(counts, q).value == sorted(numbers)[int(-(-101 * q // 1)) - 1]


def test_a_ratio_has_the_error_of_a_bootstrap():
    """Tops and bottoms that go together, as rents and turns of a game do."""
    rng = np.random.default_rng(5)
    bottom = rng.poisson(40, 400)
    top = 3 * bottom + rng.normal(0, 20, 400).round()
    sums = (top.sum(), bottom.sum(), (top * top).sum(), (bottom * bottom).sum(), (top * bottom).sum())
    found = ratio(*(float(x) for x in sums), 400)
    again = reference.bootstrap(
        (top, bottom), lambda a, b: a.sum() / b.sum(), paired=True, vectorized=False, n_resamples=2000, rng=rng
    )
    assert found.value == top.sum() / bottom.sum()
    assert (found.high - found.low) / (2 * deviations()) == pytest.approx(again.standard_error, rel=0.06)
    assert ratio(5, 2, 25, 4, 10, 1) == (2.5, float("-inf"), float("inf"))


def test_intervals_that_hold_together():
    """Each of ten at 99.5 %, so that at most one study in twenty has one that misses."""
    assert together(10) == pytest.approx(0.995)
    assert together(1) == pytest.approx(0.95)
