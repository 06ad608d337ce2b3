"""Intervals, checked against scipy, and by how often they contain the true value."""

import random
from math import log

import numpy as np
import pytest
from scipy import stats as reference

from duopoly.stats.intervals import (
    Estimate,
    bonferroni_level,
    bounded_mean,
    clustered_proportion,
    difference,
    ends_text,
    jackknife_error,
    mean,
    mean_from_sums,
    order_statistic,
    percent_interval,
    positive_mean,
    proportion,
    quantile,
    ratio,
    relative_change,
    share_of_deals,
    z_score,
)


@pytest.mark.parametrize(
    ("successes", "trials"), [(0, 10), (1, 10), (5, 10), (10, 10), (0, 1), (1, 1), (20, 20), (37, 1000), (501_234, 1_000_000)]
)
@pytest.mark.parametrize("level", [0.9, 0.95, 0.999])
def test_a_proportion_has_clopper_and_pearsons_interval(successes, trials, level):
    """As scipy computes it."""
    expected = reference.binomtest(successes, trials).proportion_ci(level, method="exact")
    estimate = proportion(successes, trials, level)
    assert estimate == pytest.approx((successes / trials, expected.low, expected.high), rel=1e-9, abs=1e-12)


@pytest.mark.parametrize("trials", [1, 5, 20, 60])
def test_a_proportion_holds_at_least_as_often_as_it_says(trials):
    """Whatever the true chance, the interval misses it in 5% of samples at most."""
    estimates = [proportion(n, trials) for n in range(trials + 1)]
    for p in np.linspace(0.005, 0.995, 67):
        assert sum(reference.binom.pmf(n, trials, p) for n, each in enumerate(estimates) if each.contains(p)) >= 0.95


def test_a_proportion_of_shared_wins_lies_between_those_of_whole_ones():
    """Half a win more moves both ends."""
    low, between, high = proportion(3, 10), proportion(3.5, 10), proportion(4, 10)
    assert low.low < between.low < high.low
    assert low.high < between.high < high.high


def test_a_proportion_of_no_trials_is_unknown():
    """Anything between never and always."""
    assert proportion(0, 0) == Estimate(0.0, 0.0, 1.0)


def test_a_proportion_of_clusters_holds_as_often_as_it_says():
    """40 groups of 50 trials, where the trials of a group have one chance of winning: 20%, or 60%."""
    rng, truth, held, too_narrow = np.random.default_rng(5), 0.4, 0, 0
    for _ in range(400):
        won = rng.binomial(50, rng.choice([0.2, 0.6], 40))
        without = [(won.sum() - each) / (50 * 39) for each in won]
        error = jackknife_error(won.sum() / 2000, without)
        held += clustered_proportion(won.sum(), 2000, error, 40).contains(truth)
        too_narrow += not proportion(won.sum(), 2000).contains(truth)
    assert 0.93 <= held / 400 <= 0.99
    assert too_narrow / 400 > 0.4


def test_a_proportion_of_clusters_is_never_more_certain_than_one_of_independent_trials():
    """Each group with one win in two: the error over groups is 0, or nearly."""
    assert clustered_proportion(20, 40, 0.0, 20) == proportion(20, 40)
    assert clustered_proportion(20, 40, 1e-9, 20) == proportion(20, 40)


def test_the_jackknife_has_the_error_of_a_mean():
    """1, 2, 3, and 6: mean 3, variance 14/3, standard error the root of 14/12; the means without one are 11/3, 10/3, 3, and 2."""
    assert jackknife_error(3, [11 / 3, 10 / 3, 3, 2]) == pytest.approx((14 / 12) ** 0.5)
    assert jackknife_error(3, [3]) == 0


def test_a_difference_is_made_of_two_exact_intervals():
    """By Newcombe's method 10 (Statistics in Medicine 17, 1998) with those of scipy: 56/70 – 48/80, 10/10 – 0/20."""
    for a, b in (((56, 70), (48, 80)), ((9, 10), (3, 10)), ((10, 10), (0, 20))):
        first, second = (reference.binomtest(*each).proportion_ci(method="exact") for each in (a, b))
        p, q = a[0] / a[1], b[0] / b[1]
        low = p - q - ((p - first.low) ** 2 + (second.high - q) ** 2) ** 0.5
        high = p - q + ((first.high - p) ** 2 + (q - second.low) ** 2) ** 0.5
        assert difference(*a, *b) == pytest.approx((p - q, low, min(1.0, high)))


def test_a_mean_has_students_interval():
    """As scipy computes it, for five numbers as for two hundred."""
    rng = random.Random(1)
    for count in (2, 5, 200):
        numbers = [rng.randrange(1000) for _ in range(count)]
        low, high = reference.t.interval(0.95, count - 1, sum(numbers) / count, reference.sem(numbers))
        assert mean(numbers) == pytest.approx((sum(numbers) / count, low, high))


def test_a_mean_of_large_whole_numbers_keeps_its_variance():
    """The sums of squares are beyond the precision of floats."""
    numbers = [10**9, 10**9 + 1, 10**9 + 2]
    low, high = reference.t.interval(0.95, 2, 10**9 + 1, reference.sem([0, 1, 2]))
    assert mean_from_sums(sum(numbers), sum(n * n for n in numbers), 3) == pytest.approx((10**9 + 1, low, high), abs=1e-6)


@pytest.mark.parametrize("estimate", [mean_from_sums, positive_mean])
def test_a_mean_of_equal_numbers_or_of_one_is_unknown(estimate):
    """Nothing tells how much they vary, so there is no interval of the width 0."""
    assert estimate(5, 25, 1) == (5, float("-inf"), float("inf"))
    assert estimate(20, 80, 5) == (4, float("-inf"), float("inf"))
    assert estimate(0, 0, 20) == (0, float("-inf"), float("inf"))


def sums_of(numbers):
    return float(numbers.sum()), float((numbers * numbers).sum()), len(numbers)


def test_a_mean_above_0_has_the_interval_of_a_bootstrap_and_never_goes_below_0():
    """For 300 numbers with a long tail it is scipy's bootstrap; for four of which three are 0, it stays above 0."""
    numbers = np.random.default_rng(2).lognormal(3, 1, 300)
    expected = reference.bootstrap((numbers,), np.mean, n_resamples=4000, method="BCa", rng=np.random.default_rng(3))
    low, high = expected.confidence_interval
    assert positive_mean(*sums_of(numbers))[1:] == pytest.approx((low, high), rel=0.03)
    few = np.array([0, 0, 100, 700])
    assert mean_from_sums(*sums_of(few)).low < 0 < positive_mean(*sums_of(few)).low
    assert mean_from_sums(*sums_of(few)).high < positive_mean(*sums_of(few)).high


@pytest.mark.parametrize(("count", "least"), [(10, 0.92), (100, 0.93)])
def test_a_mean_above_0_holds_more_often_than_a_symmetric_one(count, least):
    """For exponential numbers, which have a long tail; 95 of 100 would be right."""
    rng = np.random.default_rng(4)
    samples = [sums_of(rng.exponential(1, count)) for _ in range(2000)]
    by_log, symmetric = (sum(estimate(*sums).contains(1) for sums in samples) for estimate in (positive_mean, mean_from_sums))
    assert by_log >= max(symmetric, least * 2000)


@pytest.mark.parametrize("count", [5, 10, 20, 50, 200])
def test_a_mean_between_two_ends_holds_as_often_as_it_says(count):
    """For numbers that are 0 or 1, which vary most, it is near scipy's exact interval; it holds in 94% of samples at least."""
    estimates = [bounded_mean(n, n, count, 0, 1) for n in range(count + 1)]
    for p in np.linspace(0.005, 0.995, 67):
        assert sum(reference.binom.pmf(n, count, p) for n, each in enumerate(estimates) if each.contains(p)) > 0.94
    for n, estimate in enumerate(estimates):
        exact = reference.binomtest(n, count).proportion_ci(method="exact")
        assert estimate.value == n / count
        assert estimate[1:] == pytest.approx((exact.low, exact.high), abs=0.35 / count**0.5)


def test_a_mean_between_two_ends_is_never_certain():
    """Twenty games in which two of two went bankrupt, or always one: both leave room for games that are not like that."""
    assert bounded_mean(40, 80, 20, 0, 2) == pytest.approx((2, 1.6, 2), abs=0.05)
    always_one = bounded_mean(20, 20, 20, 0, 2)
    assert 0.75 < always_one.low < 0.9
    assert 1.1 < always_one.high < 1.25
    assert bounded_mean(0, 0, 0, -1, 1) == (0, -1, 1)


def test_a_share_of_deals_by_hand():
    """Three deals, of which 1/2, 1/4 and 3/4 were won: two won and two lost are added to them."""
    deals = [(0.5, 1.0), (0.25, 1.0), (0.75, 1.0)]
    extended = [0.5, 0.25, 0.75, 1, 1, 0, 0]
    half = reference.t.ppf(0.975, 6) * reference.sem(extended)
    assert share_of_deals(deals) == pytest.approx((0.5, max(0, 0.5 - half), min(1, 0.5 + half)))
    assert share_of_deals([]) == share_of_deals([(0.0, 0.0)]) == (0.0, 0.0, 1.0)
    assert share_of_deals([(0.5, 1.0)]).low < 0.1
    assert 0.7 < share_of_deals([(1.0, 1.0)] * 20).low < 0.85


def test_a_relative_change_has_the_interval_of_a_bootstrap():
    """Of the mean number of rounds, where one is twice the other; games independent of each other."""
    rng = np.random.default_rng(6)
    longer, base = rng.gamma(4, 50, 400), rng.gamma(4, 25, 300)
    expected = reference.bootstrap(
        (longer, base), lambda a, b: a.mean() / b.mean() - 1, vectorized=False, n_resamples=2000, method="percentile", rng=rng
    ).confidence_interval
    change = relative_change(*sums_of(longer), *sums_of(base))
    assert change.value == pytest.approx(longer.mean() / base.mean() - 1)
    assert change[1:] == pytest.approx((expected.low, expected.high), rel=0.05)
    assert relative_change(5, 25, 1, 4, 16, 1) == (0, -1, float("inf"))


def test_z_score():
    """1.96 for 95%."""
    assert z_score() == pytest.approx(reference.norm.ppf(0.975))


def test_order_statistics():
    """Counts 0, 2, 0, 1 are the values 1, 1, 3."""
    assert [order_statistic([0, 2, 0, 1], rank) for rank in (1, 2, 3)] == [1, 1, 3]


@pytest.mark.parametrize("q", [0.25, 0.5, 0.9])
def test_the_interval_of_a_quantile_holds_as_often_as_it_says(q):
    """For at least 93% of 400 samples of 300 numbers it contains the true value."""
    rng, hits = random.Random(7), 0
    for _ in range(400):
        counts = [0] * 1000
        for _ in range(300):
            counts[rng.randrange(1000)] += 1
        hits += quantile(counts, q).contains(1000 * q)
    assert hits >= 372


@pytest.mark.parametrize(("size", "q"), [(20, 0.25), (21, 0.5), (100, 0.9), (1000, 0.5)])
def test_a_quantile_lies_between_the_binomials_order_statistics(size, q):
    """As scipy counts them; the value v is the v-th of the sample."""
    low, high = reference.binom.ppf([0.025, 0.975], size, q)
    estimate = quantile([0] + [1] * size, q)
    assert estimate[1:] == (low if low > 0 else float("-inf"), high + 1 if high < size else float("inf"))


def test_a_quantile_of_few_numbers_is_unknown():
    """Five numbers are too few for the median, six are enough."""
    assert quantile([0, 5], 0.5) == (1, float("-inf"), float("inf"))
    assert quantile([0] + [1] * 5, 0.5) == (3, float("-inf"), float("inf"))
    assert quantile([0] + [1] * 6, 0.5) == (3, 1, 6)


def test_intervals_are_rounded_outward():
    """So that 99.96% is not shown as all of it."""
    assert percent_interval((0.99999, 0.9996, 0.99999)) == "100.0 (99.9 to 100.0)%"
    assert percent_interval((0.5, 0.25, 0.75)) == "50.0 (25.0 to 75.0)%"
    assert ends_text(-0.01, 1234.5) == ("-1", "1,235")
    assert ends_text(0.3 - 0.1, 0.1 + 0.2, 1) == ("0.2", "0.3")


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
    assert log(estimate.high / estimate.low) / 2 / z_score() * estimate.value == pytest.approx(
        bootstrap.standard_error, rel=0.06
    )
    assert ratio(5, 2, 25, 4, 10, 1) == (2.5, float("-inf"), float("inf"))


def test_the_bonferroni_level():
    """Ten intervals at 99.5% each all hold in 95% of cases."""
    assert bonferroni_level(10) == pytest.approx(0.995)
    assert bonferroni_level(1) == pytest.approx(0.95)


def test_an_estimate_as_json():
    """An unbounded end is null."""
    assert Estimate(1.0, 0.5, 2.0).as_json() == {"value": 1.0, "low": 0.5, "high": 2.0}
    assert mean_from_sums(5, 25, 1).as_json("mean") == {"mean": 5, "low": None, "high": None}
