"""Ratings from games of several players with one winner: the strengths that make the results most likely.

The model is Luce's choice axiom, which for two players is the Bradley–Terry model: a seat wins with the probability of its
strength divided by the sum of all strengths at the table. Its likelihood has a single maximum, which Newton's method finds for
the logarithms of the strengths. Intervals come from a bootstrap over deals, because the games of one deal are not independent.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, inf, log, log1p, log10
from random import Random
from typing import NamedTuple

from .intervals import Estimate
from .linear import solve

SCALE, MIDDLE = 400, 1500
"""As in chess: 400 points more mean ten times the strength. The reference player has 1500."""
PRIOR_GAMES = 1.0
"""Each item is credited with this many games, half of them won, against strength 1; it keeps strengths positive and finite."""
TOLERANCE, MAX_STEPS, MAX_HALVINGS = 1e-7, 100, 30
BOOTSTRAP_SAMPLES = 400
MIN_DEALS = 10
"""Resampling fewer deals than this shows too little of how they vary; then no interval is given."""

Item = tuple[int, int]
"""What is rated: a player, and a role, or -1 if roles are not told apart."""
Group = tuple[tuple[Item, int], ...]
"""Who played a game: each item with the number of its seats."""
IndexedGroup = tuple[Sequence[tuple[int, int]], int]
"""A group with places in a list for its items, and how many games it played."""


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


def sum_results(parts: Iterable[tuple[Results, int]]) -> Results:
    """Adds up the parts, each so many times."""
    total = Results(Counter(), Counter())
    for part, times in parts:
        for group, number in part.games.items():
            total.games[group] += times * number
        for item, wins in part.wins.items():
            total.wins[item] += times * wins
    return total


def fit_strengths(results: Results, start: Mapping[Item, float] | None = None) -> dict[Item, float]:
    """The most likely strength of each item that played. `start` has first guesses; good ones save steps."""
    items = sorted({item for group in results.games for item, _ in group})
    place = {item: i for i, item in enumerate(items)}
    groups = [([(place[item], seats) for item, seats in group], number) for group, number in results.games.items()]
    wins = [results.wins[item] for item in items]
    logs = [log((start or {}).get(item, 1.0)) for item in items]
    likelihood = log_likelihood(groups, wins, logs)
    for _ in range(MAX_STEPS):
        slopes, curves = derivatives(groups, wins, logs)
        step, part = solve(curves, slopes), 1.0
        for _ in range(MAX_HALVINGS):
            moved = [value + part * change for value, change in zip(logs, step, strict=True)]
            if (higher := log_likelihood(groups, wins, moved)) >= likelihood:
                logs, likelihood = moved, higher
                break
            part /= 2
        else:
            break  # as near as floats come
        if max(map(abs, step), default=0.0) < TOLERANCE:
            break
    return {item: exp(value) for item, value in zip(items, logs, strict=True)}


def log_likelihood(groups: Sequence[IndexedGroup], wins: Sequence[float], logs: Sequence[float]) -> float:
    """The logarithm of how likely the wins and the prior games are."""
    strengths = [exp(value) for value in logs]
    total = sum((won + PRIOR_GAMES / 2) * value for won, value in zip(wins, logs, strict=True))
    total -= PRIOR_GAMES * sum(log1p(strength) for strength in strengths)
    return total - sum(number * log(sum(seats * strengths[i] for i, seats in group)) for group, number in groups)


def derivatives(
    groups: Sequence[IndexedGroup], wins: Sequence[float], logs: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The first derivatives of the log likelihood, and the second ones with the other sign."""
    strengths = [exp(value) for value in logs]
    chances = [strength / (strength + 1) for strength in strengths]
    slopes = [won + PRIOR_GAMES * (0.5 - chance) for won, chance in zip(wins, chances, strict=True)]
    curves = [[0.0] * len(logs) for _ in logs]
    for i, chance in enumerate(chances):
        curves[i][i] = PRIOR_GAMES * chance * (1 - chance)
    for group, number in groups:
        total = sum(seats * strengths[i] for i, seats in group)
        shares = [(i, seats * strengths[i] / total) for i, seats in group]
        for i, share in shares:
            slopes[i] -= number * share
            curves[i][i] += number * share
            for j, other in shares:
                curves[i][j] -= number * share * other
    return slopes, curves


def rate(matches: Sequence[Sequence[Results]], reference: int, seed: int) -> dict[Item, Rating]:
    """The rating of every item, from matches that are sequences of deals; the bootstrap depends on `seed` alone.

    The reference player has 1500 points in each role, so each role has a scale of its own. Items in a role in which the
    reference won nothing are left out.
    """
    results = sum_results((deal, 1) for deals in matches for deal in deals)
    strengths = fit_strengths(results)
    points = points_of(strengths, reference)
    samples: dict[Item, list[float]] = {item: [] for item in points}
    random = Random(seed)
    for _ in range(BOOTSTRAP_SAMPLES):
        # One deal fewer than there are, since a resample of all varies less than the deals do (Rao and Wu, JASA 83, 1988).
        sample = sum_results(
            (deals[number], times)
            for deals in matches
            for number, times in Counter(random.choices(range(len(deals)), k=max(1, len(deals) - 1))).items()
        )
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
    """The rating of an item; with `enough` deals its interval has the middle 95% of the sorted bootstrap samples."""
    seats = sum(number * dict(group).get(item, 0) for group, number in results.games.items())
    games = sum(number for group, number in results.games.items() if item in dict(group))
    wins = results.wins[item]
    low = samples[int(0.025 * len(samples))] if (enough and wins > 0) or is_reference else -inf
    high = samples[int(0.975 * len(samples))] if (enough and wins < games) or is_reference else inf
    return Rating(Estimate(points, min(low, points), max(high, points)), wins, seats)
