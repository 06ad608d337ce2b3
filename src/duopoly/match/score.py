"""The score of a deal: what each player won of what there was to win."""

from typing import NamedTuple

from ..sim.playout import Row
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
