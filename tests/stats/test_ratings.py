"""Ratings: the most likely strengths, as scipy finds them, and their intervals."""

from collections import Counter
from math import inf, log, log10

import numpy as np
import pytest
from scipy.optimize import minimize

from duopoly.stats.ratings import PRIOR_GAMES, Results, fit_strengths, rate, sum_results

RESULTS = Results(
    Counter({(((0, -1), 2), ((1, -1), 2)): 40, (((1, -1), 1), ((2, -1), 3)): 60, (((0, -1), 1), ((2, -1), 1)): 10}),
    Counter({(0, -1): 31 + 8, (1, -1): 9 + 30.5, (2, -1): 29.5 + 2}),
)


def negative_log_likelihood(logs, results):
    """Of the results, with the prior games against strength 1."""
    items = sorted({item for group in results.games for item, _ in group})
    by_item = dict(zip(items, logs, strict=True))
    total = sum(results.wins[item] * by_item[item] for item in items)
    for group, number in results.games.items():
        total -= number * log(sum(seats * np.exp(by_item[item]) for item, seats in group))
    for item in items:
        total += PRIOR_GAMES / 2 * by_item[item] - PRIOR_GAMES * np.log(1 + np.exp(by_item[item]))
    return -total


def test_strengths_are_the_most_likely_ones():
    """As scipy finds them."""
    strengths = fit_strengths(RESULTS)
    expected = minimize(negative_log_likelihood, np.zeros(3), args=(RESULTS,), method="BFGS", tol=1e-9).x
    assert [log(strengths[item]) for item in sorted(strengths)] == pytest.approx(expected, abs=1e-4)


def test_for_two_players_the_model_is_bradley_terry():
    """With many games, three wins of four are three times the strength."""
    results = Results(Counter({(((0, -1), 1), ((1, -1), 1)): 100_000}), Counter({(0, -1): 75_000.0, (1, -1): 25_000.0}))
    strengths = fit_strengths(results)
    assert strengths[0, -1] / strengths[1, -1] == pytest.approx(3, rel=1e-3)


def duel(wins, games=2, roles=(-1, -1)):
    """A deal between players 0 and 1, of which player 0 wins this many games."""
    first, second = (0, roles[0]), (1, roles[1])
    return Results(Counter({((first, 1), (second, 1)): games}), Counter({first: wins, second: games - wins}))


def test_results_add_up():
    """Games by group, and wins by item, each part so many times."""
    total = sum_results([(duel(2), 1), (duel(0.5), 3)])
    assert total.games == {(((0, -1), 1), ((1, -1), 1)): 8}
    assert total.wins == {(0, -1): 3.5, (1, -1): 4.5}


def test_intervals_contain_the_rating_and_narrow_with_more_deals():
    """The same seed gives the same ones."""
    few, many = ([[duel(wins) for wins in [0, 1, 2, 2] * n]] for n in (5, 40))
    a, b = rate(few, 1, 1)[0, -1], rate(many, 1, 1)[0, -1]
    assert rate(few, 1, 1)[0, -1] == a
    assert a.points.low < a.points.value < a.points.high
    assert (b.points.high - b.points.low) < 0.5 * (a.points.high - a.points.low)
    assert b.points.value == pytest.approx(1500 + 400 * log10(5 / 3), abs=5)
    assert (b.wins, b.seats) == (200, 320)
    assert rate(few, 1, 1)[1, -1].points == (1500, 1500, 1500)


def test_a_player_who_wins_everything_or_nothing_has_an_open_end():
    """The reference player has none."""
    winner = rate([[duel(2)] * 20], 1, 1)
    assert winner[0, -1].points.high == inf
    assert winner[1, -1].points == (1500, 1500, 1500)
    assert rate([[duel(0)] * 20], 1, 1)[0, -1].points.low == -inf


def test_a_role_in_which_the_reference_won_nothing_has_no_ratings():
    """Here player 1 wins only in role 1."""
    deals = [duel(2, roles=(0, 1)) for _ in range(9)] + [duel(0, roles=(0, 1))]
    assert set(rate([deals], 1, 1)) == {(1, 1)}
