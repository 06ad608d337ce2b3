"""The score of a deal: what each player won of what there was to win."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from ..sim.playout import Row
from ..stats.intervals import LEVEL, Estimate, proportion, z_score
from .duplicate_deals import PlayedDeal


class WinShare(NamedTuple):
    """What was won in a deal and what there was to win, both as fractions of its games."""

    won: float
    total: float


class DealScore(NamedTuple):
    """The score of a deal.

    `won` is what each player won, and `finished` the fraction of games with a winner; shared wins count in equal parts.
    `seats[player][role]` is what the player's seats in a role won, of the seats they had in finished games.
    """

    won: tuple[float, ...]
    finished: float
    seats: tuple[tuple[WinShare, ...], ...]

    def win_share(self, player: int) -> WinShare:
        """What the player won of the finished games."""
        return WinShare(self.won[player], self.finished)


def score_deal(deal: PlayedDeal, players: int, roles: int) -> DealScore:
    """Scores a deal of `players` players and `roles` roles."""
    games = len(deal.rows)
    won = [[0.0] * roles for _ in range(players)]
    seats = [[0] * roles for _ in range(players)]
    finished = 0
    for row in deal.rows:
        winners = winning_seats(row)
        finished += bool(winners)
        for seat in range(row.seats if winners else 0):
            seats[row.player[seat]][row.role[seat]] += 1
        for seat in winners:
            won[row.player[seat]][row.role[seat]] += 1 / len(winners)
    shares = tuple(
        tuple(WinShare(won[player][role] / games, seats[player][role] / games) for role in range(roles))
        for player in range(players)
    )
    return DealScore(tuple(sum(by_role) / games for by_role in won), finished / games, shares)


def winning_seats(row: Row) -> list[int]:
    """The seats that won the game."""
    return [seat for seat in range(row.seats) if (row.winners >> seat) & 1]


def overall_share(deals: Sequence[WinShare], level: float = LEVEL) -> Estimate:
    """The share won over all deals; its interval comes from the variance between deals."""
    deals = [deal for deal in deals if deal.total]
    count, won, total = len(deals), sum(deal.won for deal in deals), sum(deal.total for deal in deals)
    if total == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = won / total
    if count < 2:
        return Estimate(share, 0.0, 1.0)
    variance = sum((deal.won - share * deal.total) ** 2 for deal in deals) / (count - 1)
    if variance == 0:  # all deals alike: treat each as one trial
        return proportion(share * count, count, level)
    half = z_score(level) * sqrt(count * variance) / total
    return Estimate(share, max(0.0, share - half), min(1.0, share + half))
