"""The test by betting: how often it is wrong when it looks after every deal, how soon it is sure, and its intervals."""

import random
from math import log

import pytest

from duopoly.stats.sequential_test import STAKES, Bettor, SequentialTest, share

GAMES = 8


def deals(rnd, chance, number):
    """What was won in each deal, as a part of its games."""
    return [sum(rnd.random() < chance for _ in range(GAMES)) / GAMES for _ in range(number)]


def stops(rnd, chance, asked, most=250, error=0.05):
    """What it calls sure, and after how many deals."""
    sign = SequentialTest(asked, 1 - asked)
    for number, won in enumerate(deals(rnd, chance, most), 1):
        sign.see(won - asked)
        if sure := sign.sure(error):
            return sure, number
    return 0, most


@pytest.mark.parametrize("chance", [0.05, 0.25, 0.5])
def test_it_is_seldom_wrong_although_it_looks_after_every_deal(chance):
    """At most 5 of 100 are promised; here with 400 tries of 250 looks. A plain interval would be wrong five times as often."""
    rnd = random.Random(1)
    wrong = sum(stops(rnd, chance, chance)[0] != 0 for _ in range(400))
    assert wrong <= 0.05 * 400


@pytest.mark.parametrize(
    ("chance", "asked", "way", "most"), [(0.4, 0.25, 1, 40), (0.1, 0.25, -1, 90), (0.9, 0.25, 1, 10), (0.45, 0.5, -1, 250)]
)
def test_it_is_soon_sure(chance, asked, way, most):
    """Of a great difference after a few deals; in most of 60 tries."""
    rnd = random.Random(2)
    found = [stops(rnd, chance, asked, most) for _ in range(60)]
    assert sum(sure == way for sure, _ in found) >= 50
    assert not any(sure == -way for sure, _ in found)


def test_equal_bots_are_never_told_apart():
    """Equal bots win exactly alike in every deal."""
    sign = SequentialTest(1.0, 1.0)
    for _ in range(10_000):
        sign.see(0.0)
    assert sign.sure(0.05) == 0


def test_a_bettor_never_loses_all():
    """Whatever comes, some is left; his best is kept."""
    bettor = Bettor(0.25)
    for _ in range(500):
        bettor.see(-0.25)
    assert all(wealth > -log(4) * 501 for wealth in bettor.logs)
    assert bettor.best == 0.0
    assert len(bettor.logs) == len(STAKES)


@pytest.mark.parametrize("chance", [0.03, 0.25, 0.6])
def test_an_interval_holds_wherever_one_stops(chance):
    """Stopped where it looks worst: where the share is furthest from the truth."""
    rnd = random.Random(3)
    held = 0
    for _ in range(60):
        won = deals(rnd, chance, 120)
        worst = max(range(10, 121, 10), key=lambda n, won=won: abs(sum(won[:n]) / n - chance) * n**0.5)
        held += share([(part, 1.0) for part in won[:worst]]).holds(chance)
    assert held >= 55


def test_the_ends_of_an_interval():
    """Nothing, all, and games that nobody has won."""
    assert share([]) == share([(0.0, 0.0)] * 5) == (0.0, 0.0, 1.0)
    none, every = share([(0.0, 1.0)] * 50), share([(1.0, 1.0)] * 50)
    assert none.value == none.low == 0
    assert 0.05 < none.high < 0.2
    assert (every.value, every.high) == (1, 1)
    assert every.low == pytest.approx(1 - none.high, abs=1e-3)
    half = share([(0.25, 0.5), (0.0, 0.0)] * 200)
    assert half.value == 0.5
    assert half.holds(0.5)


def test_an_interval_and_the_test_agree():
    """What is refuted as a share is outside the interval."""
    won = deals(random.Random(4), 0.4, 60)
    found = share([(part, 1.0) for part in won])
    for asked in (0.1, 0.25, 0.3, 0.35, 0.4, 0.5, 0.7):
        sign = SequentialTest(asked, 1 - asked)
        for part in won:
            sign.see(part - asked)
        assert (sign.sure(0.05) == 0) == found.holds(asked)
