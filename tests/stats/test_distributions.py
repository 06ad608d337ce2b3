"""The distributions behind the intervals, checked against scipy."""

import random
from statistics import NormalDist

import pytest
from scipy import stats as reference

from duopoly.stats.distributions import (
    beta_cdf,
    beta_quantile,
    binomial_cdf,
    binomial_quantile,
    normal_quantile,
    student_quantile,
    student_tails,
)


def test_beta():
    """For a thousand pairs of parameters from 0.3 to a million."""
    rng = random.Random(1)
    for _ in range(1000):
        a, b, p = 10 ** rng.uniform(-0.5, 6), 10 ** rng.uniform(-0.5, 6), rng.choice((0.0005, 0.025, 0.5, 0.975, rng.random()))
        expected = reference.beta.ppf(p, a, b)
        assert beta_quantile(p, a, b) == pytest.approx(expected, rel=1e-7, abs=1e-14)
        assert beta_cdf(expected, a, b) == pytest.approx(p, rel=1e-6)
    assert (beta_cdf(-1, 2, 3), beta_cdf(0, 2, 3), beta_cdf(1, 2, 3)) == (0, 0, 1)


@pytest.mark.parametrize("freedom", [1, 2, 3, 10, 100, 10_000, 1_000_000])
@pytest.mark.parametrize("level", [0.5, 0.95, 0.9999])
def test_student(freedom, level):
    """From one degree of freedom to nearly the normal distribution."""
    assert student_quantile(level, freedom) == pytest.approx(reference.t.ppf((1 + level) / 2, freedom), rel=1e-6)


@pytest.mark.parametrize("freedom", [1, 2, 3, 10, 100, 10_000, 1_000_000])
@pytest.mark.parametrize("errors", [0.0, 0.01, 1.0, 3.0, -3.0, 6.0, 40.0])
def test_the_tails_of_student(freedom, errors):
    """On both sides together; in a tail of 1e-300 as well."""
    assert student_tails(errors, freedom) == pytest.approx(2 * reference.t.sf(abs(errors), freedom), rel=1e-6)


@pytest.mark.parametrize(("trials", "p"), [(1, 0.5), (3, 0.5), (20, 0.25), (1000, 0.9), (100_000, 0.5)])
def test_binomial(trials, p):
    """The chance of at most so many, and the other way round."""
    for chance in (0.0005, 0.025, 0.5, 0.975):
        number = binomial_quantile(chance, trials, p)
        assert number == reference.binom.ppf(chance, trials, p)
        assert binomial_cdf(number, trials, p) == pytest.approx(reference.binom.cdf(number, trials, p))
    assert (binomial_cdf(-1, trials, p), binomial_cdf(trials, trials, p)) == (0, 1)


@pytest.mark.parametrize("p", [1e-9, 0.001, 0.3, 0.5, 0.8, 0.975, 0.9999])
def test_the_normal_quantile_is_that_of_the_standard_library(p):
    assert normal_quantile(p) == pytest.approx(NormalDist().inv_cdf(p), rel=1e-12)
