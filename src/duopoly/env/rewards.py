"""What is rewarded: to win, or to own a larger share of everything.

`win`: at the end 1 for a winner and -1/(n-1) for a loser, of n players; what several win they share, so that all rewards of a
game add up to 0. A game that is given up rewards nobody.

`wealth`: after each action what it has added to one's share in the wealth of all, as `learn.wealth` reckons it: titles and
buildings at cost. They add up to the last share less the first, 1/n.
"""

from ..rl.batch import LEARNER
from ..rl.timestep import ALL_OUT, OVER_NOW, Timestep
from ..sim.playout import Lineup
from .config import WEALTH


def begun(seats: int) -> list[float]:
    """The shares before the first decision."""
    return [1 / seats] * seats


def shares(turn: Timestep, seats: int) -> list[float]:
    """Each seat's share in the wealth of all; equal where nobody has anything."""
    total = sum(turn.wealth)
    return [own / total for own in turn.wealth[:seats]] if total else begun(seats)


def reward(kind: str, turn: Timestep, lineup: Lineup, before: list[float], after: list[float]) -> list[float]:
    """Each seat's reward for the action that has just been made."""
    if kind == WEALTH:
        return [now - then for now, then in zip(after, before, strict=True)]
    n = lineup.seats
    if turn.ended == OVER_NOW:
        won = turn.winners.bit_count()
        return [(n / won * (turn.winners >> seat & 1) - 1) / (n - 1) for seat in range(n)]
    lost = -1 / (n - 1) if turn.ended == ALL_OUT else 0.0
    return [lost if lineup.bot[seat] == LEARNER else 0.0 for seat in range(n)]
