"""The sequential test: how often it is wrong although it looks after every deal, how soon it decides, and its intervals."""

import random
from math import log

import pytest

from duopoly.stats.sequential_test import STAKES, Bettor, SequentialTest, anytime_share

GAMES = 8


def deals(rng, chance, number):
    """What was won in each deal, as a fraction of its games."""
    return [sum(rng.random() < chance for _ in range(GAMES)) / GAMES for _ in range(number)]


def decide(rng, chance, share, most=250, error=0.05):
    """Whether it finds the mean above or below the share, and after how many deals."""
    test = SequentialTest(share, 1 - share)
    for number, won in enumerate(deals(rng, chance, most), 1):
        test.add(won - share)
        if sign := test.sign(error):
            return sign, number
    return 0, most


@pytest.mark.parametrize("chance", [0.05, 0.25, 0.5])
def test_it_is_rarely_wrong_although_it_looks_after_every_deal(chance):
    """At most 5% is guaranteed; here in 400 runs of 250 looks. A plain interval would be wrong five times as often."""
    rng = random.Random(1)
    wrong = sum(decide(rng, chance, chance)[0] != 0 for _ in range(400))
    assert wrong <= 0.05 * 400


@pytest.mark.parametrize(
    ("chance", "share", "sign", "most"), [(0.4, 0.25, 1, 40), (0.1, 0.25, -1, 90), (0.9, 0.25, 1, 10), (0.45, 0.5, -1, 250)]
)
def test_it_decides_soon(chance, share, sign, most):
    """A large difference takes a few deals; in most of 60 runs."""
    rng = random.Random(2)
    decisions = [decide(rng, chance, share, most)[0] for _ in range(60)]
    assert decisions.count(sign) >= 50
    assert -sign not in decisions


def test_equal_bots_are_never_told_apart():
    """They win exactly the same in every deal."""
    test = SequentialTest(1.0, 1.0)
    for _ in range(10_000):
        test.add(0.0)
    assert test.sign(0.05) == 0


def test_a_bettor_never_loses_all():
    """Some wealth is left whatever happens, and the maximum is kept."""
    bettor = Bettor(0.25)
    for _ in range(500):
        bettor.add(-0.25)
    assert all(wealth > -log(4) * 501 for wealth in bettor.log_wealths)
    assert bettor.max_log_wealth == 0.0
    assert len(bettor.log_wealths) == len(STAKES)


@pytest.mark.parametrize("chance", [0.03, 0.25, 0.6])
def test_an_interval_holds_whenever_one_stops(chance):
    """Stopped at the worst time, when the share is furthest from the truth."""
    rng = random.Random(3)
    hits = 0
    for _ in range(60):
        won = deals(rng, chance, 120)
        worst = max(range(10, 121, 10), key=lambda n, won=won: abs(sum(won[:n]) / n - chance) * n**0.5)
        hits += anytime_share([(part, 1.0) for part in won[:worst]]).contains(chance)
    assert hits >= 55


def test_the_ends_of_an_interval():
    """Nothing won, everything won, and games that nobody won."""
    assert anytime_share([]) == anytime_share([(0.0, 0.0)] * 5) == (0.0, 0.0, 1.0)
    nothing, everything = anytime_share([(0.0, 1.0)] * 50), anytime_share([(1.0, 1.0)] * 50)
    assert nothing.value == nothing.low == 0
    assert 0.05 < nothing.high < 0.2
    assert (everything.value, everything.high) == (1, 1)
    assert everything.low == pytest.approx(1 - nothing.high, abs=1e-3)
    half = anytime_share([(0.25, 0.5), (0.0, 0.0)] * 200)
    assert half.value == 0.5
    assert half.contains(0.5)


def test_an_interval_and_the_test_agree():
    """A share that the test rejects is outside the interval."""
    won = deals(random.Random(4), 0.4, 60)
    interval = anytime_share([(part, 1.0) for part in won])
    for share in (0.1, 0.25, 0.3, 0.35, 0.4, 0.5, 0.7):
        test = SequentialTest(share, 1 - share)
        for part in won:
            test.add(part - share)
        assert (test.sign(0.05) == 0) == interval.contains(share)
