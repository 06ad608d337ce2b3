"""Ratings from games of several players of whom one wins: strengths that make what happened most likely.

The model is Luce's choice, which for two is that of Bradley and Terry: a seat wins with the chance of its strength in the
sum of all strengths at the table. It is fitted by the algorithm of Hunter, "MM algorithms for generalized Bradley–Terry
models", Annals of Statistics 32 (2004). Intervals come of drawing the deals anew, for games of a deal hang together.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import inf, log, log10
from random import Random
from typing import NamedTuple

from ..sim.playout import Row
from ..stats.intervals import Estimate
from .duplicate_deals import Deal
from .score import winners_of

SCALE, MIDDLE = 400, 1500
"""As in chess: 400 points more are ten times the strength; the yardstick has 1500."""
IMAGINED = 1.0
"""Each is given so many games, half of them won, against one of strength 1: so nobody's strength is 0 or endless."""
CLOSE, MOST_STEPS = 1e-7, 2_000
DRAWS = 200

Item = tuple[int, int]
"""Whose strength is asked: a bot; and a role, where that is asked for, else -1."""
Table = tuple[tuple[Item, int], ...]
"""Who sat at a table: each item with the number of its seats."""


class Games(NamedTuple):
    """Games added up: how many there were of each table, and how many each item has won; a shared win counts in parts."""

    tables: Counter[Table]
    wins: Counter[Item]


class Rated(NamedTuple):
    """A rating, with an end of its interval at infinity where an item has won nothing, or all there was to win."""

    rating: Estimate
    wins: float
    seats: int


def games_of(rows: Sequence[Row], bots: Sequence[int], by_role: bool) -> Games:
    """The games that somebody has won; `bots` says for each player of the match which bot it is."""
    tables, wins = Counter[Table](), Counter[Item]()
    for row in rows:
        seats = [(bots[row.player[seat]], row.role[seat] if by_role else -1) for seat in range(row.seats)]
        if winners := winners_of(row):
            tables[tuple(sorted(Counter(seats).items()))] += 1
            for seat in winners:
                wins[seats[seat]] += 1 / len(winners)  # type: ignore[assignment]
    return Games(tables, wins)


def added(parts: Sequence[Games]) -> Games:
    """All of them together."""
    total = Games(Counter(), Counter())
    for part in parts:
        total.tables.update(part.tables)
        total.wins.update(part.wins)
    return total


def strengths(games: Games, begin: Mapping[Item, float] | None = None) -> dict[Item, float]:
    """The strength of each item that has played; sooner found where one begins near it."""
    found = {item: (begin or {}).get(item, 1.0) for table in games.tables for item, _ in table}
    for _ in range(MOST_STEPS):
        share = {item: IMAGINED / (strength + 1) for item, strength in found.items()}
        for table, number in games.tables.items():
            part = number / sum(seats * found[item] for item, seats in table)
            for item, seats in table:
                share[item] += seats * part
        new = {item: (games.wins[item] + IMAGINED / 2) / share[item] for item in found}
        moved = max((abs(log(new[item] / found[item])) for item in found), default=0.0)
        found = new
        if moved < CLOSE:
            break
    return found


def rated(
    matches: Sequence[tuple[Sequence[int], Sequence[Deal]]], yardstick: int, by_role: bool, seed: int
) -> dict[Item, Rated]:
    """The ratings of all bots, or bots in roles, from matches: which bot each player was, and the deals.

    The yardstick is a bot; by role it is that bot in the same role, so that each role has a scale of its own; a role in which
    it has won nothing has none.
    """
    parts = [[games_of(deal.rows, bots, by_role) for deal in deals] for bots, deals in matches]
    whole = added([part for deals in parts for part in deals])
    likeliest = strengths(whole)
    middle = points(likeliest, yardstick)
    drawn: dict[Item, list[float]] = {item: [] for item in middle}
    lot = Random(seed)
    for _ in range(DRAWS):
        again = added([part for deals in parts for part in lot.choices(deals, k=len(deals))])
        for item, value in points(strengths(again, likeliest), yardstick).items():
            drawn[item].append(value)
    known = {-1} | {role for bot, role in whole.wins if bot == yardstick}
    return {
        item: rating(item, middle[item], sorted(drawn[item]), whole, item[0] == yardstick)
        for item in sorted(middle)
        if item[1] in known
    }


def points(found: Mapping[Item, float], yardstick: int) -> dict[Item, float]:
    """Strengths as points beside the yardstick."""
    return {
        (bot, role): MIDDLE + SCALE * log10(strength / found.get((yardstick, role), 1.0))
        for (bot, role), strength in found.items()
    }


def rating(item: Item, middle: float, drawn: Sequence[float], games: Games, is_yardstick: bool) -> Rated:
    """A rating with its interval: the middle 95 % of what came of the deals drawn anew."""
    seats = sum(number * dict(table).get(item, 0) for table, number in games.tables.items())
    could = sum(number for table, number in games.tables.items() if item in dict(table))
    wins = games.wins[item]
    low = drawn[int(0.025 * len(drawn))] if wins > 0 or is_yardstick else -inf
    high = drawn[int(0.975 * len(drawn))] if wins < could or is_yardstick else inf
    return Rated(Estimate(middle, min(low, middle), max(high, middle)), wins, seats)
