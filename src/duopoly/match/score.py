"""What came of deals, as numbers: who won what of what there was to win, deal by deal."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from ..sim.playout import Row
from ..stats.intervals import LEVEL, Estimate, deviations, share
from .duplicate_deals import Deal


class Part(NamedTuple):
    """Of a deal: what was won, and what there was to win, both as parts of its games."""

    won: float
    of: float


class Score(NamedTuple):
    """A deal's result. `won` by player; `finished`: the part of its games that somebody has won; a shared win counts in parts.

    `seats[player][role]` is what the player's seats in a role have won, of how many seats there were in games won.
    """

    won: tuple[float, ...]
    finished: float
    seats: tuple[tuple[Part, ...], ...]

    def of(self, player: int) -> Part:
        """What a player has won of the games that somebody has won."""
        return Part(self.won[player], self.finished)


def score(deal: Deal, players: int, roles: int) -> Score:
    """The deal's result."""
    games = len(deal.rows)
    won = [[0.0] * roles for _ in range(players)]
    places = [[0] * roles for _ in range(players)]
    finished = 0
    for row in deal.rows:
        winners = winners_of(row)
        finished += bool(winners)
        for seat in range(row.seats if winners else 0):
            places[row.player[seat]][row.role[seat]] += 1
        for seat in winners:
            won[row.player[seat]][row.role[seat]] += 1 / len(winners)
    seats = tuple(
        tuple(Part(won[player][role] / games, places[player][role] / games) for role in range(roles))
        for player in range(players)
    )
    return Score(tuple(sum(parts) / games for parts in won), finished / games, seats)


def winners_of(row: Row) -> list[int]:
    """The seats that have won."""
    return [seat for seat in range(row.seats) if (row.winners >> seat) & 1]


def ratio(parts: Sequence[Part], level: float = LEVEL) -> Estimate:
    """What was won of what there was to win, over all deals; its interval by the spread between them."""
    parts = [part for part in parts if part.of]
    n, won, of = len(parts), sum(part.won for part in parts), sum(part.of for part in parts)
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    middle = won / of
    if n < 2:
        return Estimate(middle, 0.0, 1.0)
    spread = sum((part.won - middle * part.of) ** 2 for part in parts) / (n - 1)
    if spread == 0:  # all the same so far: as a share of the deals
        return share(middle * n, n, level)
    half = deviations(level) * sqrt(n * spread) / of
    return Estimate(middle, max(0.0, middle - half), min(1.0, middle + half))
