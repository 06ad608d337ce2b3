"""The rewards: for winning, or for owning a larger share of everything.

`win`: at the end 1 for a winner and -1/(n-1) for a loser, of n players. Several winners share, so that all rewards of a game
add up to 0. A game that is given up rewards nobody.

`wealth`: after each action the change of one's share in everybody's wealth, as in `rl.wealth`, with titles and buildings at
cost. These rewards add up to the last share less the first, 1/n.
"""

from ..rl.batch import LEARNER
from ..rl.timestep import ALL_OUT, OVER_NOW
from ..sim.playout import Lineup
from .config import WEALTH


def equal_shares(seats: int) -> list[float]:
    """The shares before the first decision."""
    return [1 / seats] * seats


def shares(wealth: list[int], seats: int) -> list[float]:
    """Each seat's share in everybody's wealth; equal shares if nobody has anything."""
    total = sum(wealth)
    return [own / total for own in wealth[:seats]] if total else equal_shares(seats)


def reward(kind: str, ended: int, winners: int, lineup: Lineup, before: list[float], after: list[float]) -> list[float]:
    """Each seat's reward for the last action; `ended` and `winners` as in a Timestep."""
    if kind == WEALTH:
        return [now - then for now, then in zip(after, before, strict=True)]
    n = lineup.seats
    if ended == OVER_NOW:
        won = winners.bit_count()
        return [(n / won * (winners >> seat & 1) - 1) / (n - 1) for seat in range(n)]
    lost = -1 / (n - 1) if ended == ALL_OUT else 0.0
    return [lost if lineup.bot[seat] == LEARNER else 0.0 for seat in range(n)]
