"""Payoffs of every player against every other at tables of several seats: matrices, means, worst cases, and a ranking.

A match between two players gives one of them 1, 2 … of the seats and the other the rest. What counts is the **wins of a
seat**: the share of all games, also of those given up, that one of the player's seats wins. A player's **advantage** against
another is the wins of its seat less those of the other's, averaged over all ways to share the seats. Deal number d has the
same dice in every match, so figures that combine matches are taken deal by deal, and all intervals are over deals.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from .intervals import LEVEL, Estimate, bonferroni_level, bounded_mean, mean
from .nash import nash_average
from .ratings import BOOTSTRAP_SAMPLES, MIN_DEALS

MANY_DEALS = 20
"""From so many deals on, means over several matches have Student's interval."""

Values = Sequence[float]
"""A figure of each deal, in the order of the deals."""


class WorstCase(NamedTuple):
    """The lowest payoff of a player: the wins of its seat, against whom, and with how many seats."""

    wins: Estimate
    other: int
    own_seats: int


class Standing(NamedTuple):
    """A player's Nash average with intervals; an interval with too few deals reaches over all that is possible."""

    skill: Estimate
    weight: Estimate


class Payoffs:
    """The payoffs of players 0, 1 … at a table; `wins[i, j, k]` has by deal the wins of a seat of i with k of the seats."""

    def __init__(self, players: int, seats: int, wins: Mapping[tuple[int, int, int], Values]) -> None:
        self.players, self.seats, self.wins = players, seats, wins
        self.counts = range(1, seats)
        self.deals = min(map(len, wins.values()))
        self.advantages = {
            (i, j): self.over_deals([(wins[i, j, k], wins[j, i, seats - k]) for k in self.counts])
            for i, j in combinations(range(players), 2)
        }

    def over_deals(self, sides: Sequence[tuple[Values, Values]]) -> Values:
        """By deal the mean over some matches of one side's figure less the other's."""
        return [sum(own[d] - other[d] for own, other in sides) / len(sides) for d in range(self.deals)]

    def cell(self, i: int, j: int, count: int) -> Estimate:
        """The wins of a seat of player i that has `count` of the seats, against player j."""
        return bounded_mean_of(self.wins[i, j, count], 0, 1 / count)

    def advantage(self, i: int, j: int, level: float = LEVEL) -> Estimate:
        """The advantage of player i against player j."""
        if i > j:
            value, low, high = self.advantage(j, i, level)
            return Estimate(-value, -high, -low)
        most = sum(1 / k for k in self.counts) / len(self.counts)
        return mean_of_deals(self.advantages[i, j], -most, most, level)

    def undecided(self) -> list[tuple[int, int]]:
        """The pairs of which it is not sure who is better; all that are left out are sure, at once in 95% of cases."""
        level = bonferroni_level(len(self.advantages))
        return [pair for pair in self.advantages if self.advantage(*pair, level).contains(0)]

    def mean(self, player: int) -> Estimate:
        """The mean wins of a seat of the player, over all others and all numbers of seats."""
        cells = [self.wins[player, j, k] for j in range(self.players) if j != player for k in self.counts]
        means = [sum(values[d] for values in cells) / len(cells) for d in range(self.deals)]
        return mean_of_deals(means, 0, sum(1 / k for k in self.counts) / len(self.counts))

    def worst(self, player: int) -> WorstCase:
        """The player's lowest payoff of all."""
        cells = [(self.cell(player, j, k), j, k) for j in range(self.players) if j != player for k in self.counts]
        return WorstCase(*min(cells, key=lambda cell: cell[0].value))

    def standings(self, seed: int) -> list[Standing]:
        """The Nash average of each player, with intervals by a bootstrap over deals that depends on `seed` alone."""
        point = nash_average(self.matrix(Counter(range(self.deals))))
        samples, random = [], Random(seed)
        for _ in range(BOOTSTRAP_SAMPLES if self.deals >= MIN_DEALS else 0):
            # One deal fewer than there are, since a resample of all varies less than the deals do (Rao and Wu, JASA 83, 1988).
            samples.append(nash_average(self.matrix(Counter(random.choices(range(self.deals), k=self.deals - 1)))))
        return [
            Standing(
                middle(point.skills[i], [sample.skills[i] for sample in samples], (-1.0, 0.0)),
                middle(point.weights[i], [sample.weights[i] for sample in samples], (0.0, 1.0)),
            )
            for i in range(self.players)
        ]

    def matrix(self, deals: Counter[int]) -> list[list[float]]:
        """The advantages in a sample of deals, which says how often each of them is in it."""
        matrix, total = [[0.0] * self.players for _ in range(self.players)], sum(deals.values())
        for (i, j), values in self.advantages.items():
            matrix[i][j] = sum(values[d] * number for d, number in deals.items()) / total
            matrix[j][i] = -matrix[i][j]
        return matrix


def bounded_mean_of(values: Values, low: float, high: float, level: float = LEVEL) -> Estimate:
    """The mean of figures between two ends, with an interval that holds for shares near an end, too."""
    return bounded_mean(sum(values), sum(value * value for value in values), len(values), low, high, level)


def mean_of_deals(values: Values, low: float, high: float, level: float = LEVEL) -> Estimate:
    """The mean of figures that are means themselves: with Student's interval if there are many that differ."""
    if len(values) < MANY_DEALS or min(values) == max(values):
        return bounded_mean_of(values, low, high, level)
    return mean(values, level)


def middle(value: float, samples: Sequence[float], ends: tuple[float, float]) -> Estimate:
    """The value with the middle 95% of the bootstrap samples; without samples with the ends of what is possible."""
    ordered, tail = sorted(samples), (1 - LEVEL) / 2
    low, high = (ordered[int(tail * len(ordered))], ordered[int((1 - tail) * len(ordered))]) if ordered else ends
    return Estimate(value, min(low, value), max(high, value))
