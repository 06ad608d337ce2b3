"""Exact tails and quantiles of the beta, binomial, and Student distributions, in plain Python.

Everything comes from the incomplete beta function, by its continued fraction (Numerical Recipes, section 6.4). Tests hold it
against SciPy, which is too large to be needed at run time.
"""

from functools import lru_cache
from math import erfc, exp, lgamma, log, log1p, pi, sqrt

TINY, CLOSE = 1e-300, 1e-15
MAX_TERMS, MAX_STEPS = 100_000, 200
CACHED = 4096


def normal_quantile(p: float) -> float:
    """The x that a standard normal variable falls below with the chance p, between 0 and 1: Newton's method from 0."""
    if p > 0.5:  # the upper tail is the smaller number, and exact
        return -normal_quantile(1 - p)
    x = 0.0
    for _ in range(MAX_STEPS):
        gap = erfc(-x / sqrt(2)) / 2 - p
        step = gap * sqrt(2 * pi) * exp(x * x / 2)
        x -= max(-1.0, min(1.0, step))
        if abs(step) < CLOSE:
            break
    return x


def beta_cdf(x: float, a: float, b: float) -> float:
    """The chance that a beta variable with parameters a and b, both above 0, is at most x."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):  # the fraction converges fast on the other side
        return 1 - beta_cdf(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    return front / a * continued_fraction(x, a, b)


def continued_fraction(x: float, a: float, b: float) -> float:
    """The continued fraction of the incomplete beta function, by Lentz's method."""
    c, d = 1.0, 1 / away_from_zero(1 - (a + b) * x / (a + 1))
    value = d
    for m in range(1, MAX_TERMS):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / away_from_zero(1 + term * d)
            c = away_from_zero(1 + term / c)
            value *= c * d
        if abs(c * d - 1) < CLOSE:
            break
    return value


def away_from_zero(x: float) -> float:
    """The number itself, unless it is too small to divide by."""
    return x if abs(x) > TINY else TINY


@lru_cache(CACHED)
def beta_quantile(p: float, a: float, b: float) -> float:
    """The x that a beta variable with parameters a and b falls below with the chance p."""
    low, high = 0.0, 1.0
    below, above = -p, 1 - p
    x = a / (a + b)
    for _ in range(MAX_STEPS):
        gap = beta_cdf(x, a, b) - p
        if gap < 0:
            low, below = x, gap
            above /= 2  # the Illinois rule: an end that stays counts less and less
        else:
            high, above = x, gap
            below /= 2
        if gap == 0 or high - low <= CLOSE * high:
            break
        x = (low * above - high * below) / (above - below)
        if not low < x < high:
            x = (low + high) / 2
    return x


def student_quantile(level: float, freedom: float) -> float:
    """How many standard errors on either side cover `level` of a Student distribution with `freedom` degrees of freedom."""
    y = beta_quantile(level, 0.5, freedom / 2)
    return sqrt(freedom * y / (1 - y))


def student_tails(errors: float, freedom: float) -> float:
    """The chance that a Student variable with `freedom` degrees of freedom is at least this many standard errors off."""
    return beta_cdf(freedom / (freedom + errors * errors), freedom / 2, 0.5)


def binomial_cdf(successes: int, trials: int, p: float) -> float:
    """The chance of at most so many successes in so many trials with chance p each."""
    if successes < 0:
        return 0.0
    return 1.0 if successes >= trials else 1 - beta_cdf(p, successes + 1, trials - successes)


def binomial_quantile(chance: float, trials: int, p: float) -> int:
    """The lowest number of successes that is not exceeded with at least this chance."""
    low, high = -1, trials
    while high - low > 1:
        middle = (low + high) // 2
        if binomial_cdf(middle, trials, p) >= chance:
            high = middle
        else:
            low = middle
    return high
