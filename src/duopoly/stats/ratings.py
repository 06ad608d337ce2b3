"""Ratings from games of several players with one winner: the strengths that make the results most likely.

The model is Luce's choice axiom, which for two players is the Bradley–Terry model: a seat wins with the probability of its
strength divided by the sum of all strengths at the table. It is fitted by the algorithm of Hunter, "MM algorithms for
generalized Bradley–Terry models", Annals of Statistics 32 (2004). Intervals come from a bootstrap over deals, because the
games of one deal are not independent.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import inf, log, log10
from random import Random
from typing import NamedTuple

from .intervals import Estimate

SCALE, MIDDLE = 400, 1500
"""As in chess: 400 points more mean ten times the strength. The reference player has 1500."""
PRIOR_GAMES = 1.0
"""Each item is credited with this many games, half of them won, against strength 1; it keeps strengths positive and finite."""
TOLERANCE, MAX_STEPS = 1e-7, 2_000
BOOTSTRAP_SAMPLES = 400
MIN_DEALS = 10
"""Resampling fewer deals than this shows too little of how they vary; then no interval is given."""

Item = tuple[int, int]
"""What is rated: a player, and a role, or -1 if roles are not told apart."""
Group = tuple[tuple[Item, int], ...]
"""Who played a game: each item with the number of its seats."""


class Results(NamedTuple):
    """Summed games: how many each group played, and how many each item won. A shared win counts in equal parts."""

    games: Counter[Group]
    wins: Counter[Item]


class Rating(NamedTuple):
    """A rating in points. An end of its interval is infinite if the item won nothing, or all it could.

    Both are if its matches had fewer than MIN_DEALS deals.
    """

    points: Estimate
    wins: float
    seats: int


def sum_results(parts: Sequence[Results]) -> Results:
    """Adds up the parts."""
    total = Results(Counter(), Counter())
    for part in parts:
        total.games.update(part.games)
        total.wins.update(part.wins)
    return total


def fit_strengths(results: Results, start: Mapping[Item, float] | None = None) -> dict[Item, float]:
    """The most likely strength of each item that played. `start` has first guesses; good ones save steps."""
    strengths = {item: (start or {}).get(item, 1.0) for group in results.games for item, _ in group}
    for _ in range(MAX_STEPS):
        expected = {item: PRIOR_GAMES / (strength + 1) for item, strength in strengths.items()}
        for group, number in results.games.items():
            per_strength = number / sum(seats * strengths[item] for item, seats in group)
            for item, seats in group:
                expected[item] += seats * per_strength
        updated = {item: (results.wins[item] + PRIOR_GAMES / 2) / expected[item] for item in strengths}
        change = max((abs(log(updated[item] / strengths[item])) for item in strengths), default=0.0)
        strengths = updated
        if change < TOLERANCE:
            break
    return strengths


def rate(matches: Sequence[Sequence[Results]], reference: int, seed: int) -> dict[Item, Rating]:
    """The rating of every item, from matches that are sequences of deals; the bootstrap depends on `seed` alone.

    The reference player has 1500 points in each role, so each role has a scale of its own. Items in a role in which the
    reference won nothing are left out.
    """
    results = sum_results([deal for deals in matches for deal in deals])
    strengths = fit_strengths(results)
    points = points_of(strengths, reference)
    samples: dict[Item, list[float]] = {item: [] for item in points}
    random = Random(seed)
    for _ in range(BOOTSTRAP_SAMPLES):
        # One deal fewer than there are, since a resample of all varies less than the deals do (Rao and Wu, JASA 83, 1988).
        sample = sum_results([deal for deals in matches for deal in random.choices(deals, k=max(1, len(deals) - 1))])
        for item, value in points_of(fit_strengths(sample, strengths), reference).items():
            samples[item].append(value)
    enough = all(len(deals) >= MIN_DEALS for deals in matches)
    rated_roles = {-1} | {role for player, role in results.wins if player == reference}
    return {
        item: make_rating(item, points[item], sorted(samples[item]), results, item[0] == reference, enough)
        for item in sorted(points)
        if item[1] in rated_roles
    }


def points_of(strengths: Mapping[Item, float], reference: int) -> dict[Item, float]:
    """Strengths as points relative to the reference player in the same role."""
    return {
        (player, role): MIDDLE + SCALE * log10(strength / strengths.get((reference, role), 1.0))
        for (player, role), strength in strengths.items()
    }


def make_rating(
    item: Item, points: float, samples: Sequence[float], results: Results, is_reference: bool, enough: bool
) -> Rating:
    """The rating of an item; with `enough` deals its interval has the middle 95 % of the sorted bootstrap samples."""
    seats = sum(number * dict(group).get(item, 0) for group, number in results.games.items())
    games = sum(number for group, number in results.games.items() if item in dict(group))
    wins = results.wins[item]
    low = samples[int(0.025 * len(samples))] if (enough and wins > 0) or is_reference else -inf
    high = samples[int(0.975 * len(samples))] if (enough and wins < games) or is_reference else inf
    return Rating(Estimate(points, min(low, points), max(high, points)), wins, seats)
