"""Ratings of bots, or of bots by role, from the deals of their matches."""

from collections import Counter
from collections.abc import Sequence

from ..sim.playout import Row
from ..stats.ratings import Group, Item, Rating, Results, rate
from .duplicate_deals import PlayedDeal
from .score import winning_seats

NO_ROLE = -1


def count_results(rows: Sequence[Row], bots: Sequence[int], by_role: bool) -> Results:
    """The results of the finished games; `bots` has the bot of each player of the match."""
    games, wins = Counter[Group](), Counter[Item]()
    for row in rows:
        items = [(bots[row.player[seat]], row.role[seat] if by_role else NO_ROLE) for seat in range(row.seats)]
        if winners := winning_seats(row):
            games[tuple(sorted(Counter(items).items()))] += 1
            for seat in winners:
                wins[items[seat]] += 1 / len(winners)  # type: ignore[assignment]
    return Results(games, wins)


def rate_bots(
    matches: Sequence[tuple[Sequence[int], Sequence[PlayedDeal]]], reference: int, by_role: bool, seed: int
) -> dict[Item, Rating]:
    """The ratings by bot and role (-1: all roles together) from matches: the bot of each player, and the deals.

    The reference bot has 1500 points, in each role too; a role in which it won nothing has no ratings.
    """
    results = [[count_results(deal.rows, bots, by_role) for deal in deals] for bots, deals in matches]
    return rate(results, reference, seed)
