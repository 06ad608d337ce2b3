"""Lineups: who sits where, in which role, and how long a game or a rollout may last."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from ..rules.state import State
from .features import Weights
from .playout import Lineup


def new_lineup(players: Sequence[int], bots: Sequence[int], roles: Sequence[int], aim: int = 0, cap: int = 0) -> Lineup:
    """A lineup from the player in each seat, the bot number of each player, and the role of each seat.

    `aim` is an index into `codes.AIMS`; `cap` the round after which the game is given up or its time is up, 0: never.
    """
    lineup = Lineup()
    lineup.seats, lineup.aim, lineup.cap = len(players), aim, cap
    for seat, player in enumerate(players):
        lineup.player[seat] = player
        lineup.bot[seat] = bots[player]
        lineup.role[seat] = roles[seat]
    return lineup


def rollout_lineup(g: State, bot: int, cap: int, weights: Weights | None = None) -> Lineup:
    """A lineup to roll out a position with: the same bot in every seat, up to round `cap`.

    Then the position is evaluated by `weights`, or without any by the value network.
    """
    seats = range(g.seats)
    lineup = new_lineup([0] * g.seats, [bot], [g.role[seat] for seat in seats], g.aim, cap)
    if weights is None:
        lineup.by_network = 1
    else:
        lineup.weights = weights
    return lineup


def rotations(seats: int) -> list[list[int]]:
    """Every way to seat the players in their order round the table."""
    return [[(first + i) % seats for i in range(seats)] for first in range(seats)]


def camps_by_seat(seats: int, size: int) -> Iterator[list[int]]:
    """Every way to give `size` of the seats role 1, the others role 0."""
    for camp in combinations(range(seats), size):
        yield [int(seat in camp) for seat in range(seats)]


def roles_by_seat(seats: int, roles: int) -> list[list[int]]:
    """Every way to deal the roles so that the camps are equal, or differ by one if the number of seats is odd."""
    if roles == 1:
        return [[0] * seats]
    return [split for size in sorted({seats // 2, seats - seats // 2}) for split in camps_by_seat(seats, size)]
