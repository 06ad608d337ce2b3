"""The rewards: for winning, for owning a larger share of everything, or for a better chance of winning.

`win`: at the end 1 for a winner and -1/(n-1) for a loser, of n players. Several winners share, so that all rewards of a game
add up to 0. A game that is given up rewards nobody.

`wealth`: after each action the change of one's share in everybody's wealth, as in `rl.wealth`, with titles and buildings at
cost. These rewards add up to the last share less the first, 1/n.

`chance`: after each action the change of one's chance of winning by the value network, of games that somebody wins; at the end
a winner has it all. These rewards, too, add up to the last chance less 1/n. They are a potential (Ng, Harada, Russell 1999,
*Policy invariance under reward transformations*): what is best by them is best for winning.
"""

from ..rl.batch import LEARNER
from ..rl.timestep import ALL_OUT, OVER_NOW
from ..sim.playout import Lineup
from .config import WIN


def equal_shares(seats: int) -> list[float]:
    """The shares before the first decision."""
    return [1 / seats] * seats


def shares(standing: list[int], seats: int) -> list[float]:
    """Each seat's share in everybody's wealth or chances; equal shares if nobody has anything."""
    total = sum(standing)
    return [own / total for own in standing[:seats]] if total else equal_shares(seats)


def reward(kind: str, ended: int, winners: int, lineup: Lineup, before: list[float], after: list[float]) -> list[float]:
    """Each seat's reward for the last action; `ended` and `winners` as in a Timestep."""
    if kind != WIN:
        return [now - then for now, then in zip(after, before, strict=True)]
    n = lineup.seats
    if ended == OVER_NOW:
        won = winners.bit_count()
        return [(n / won * (winners >> seat & 1) - 1) / (n - 1) for seat in range(n)]
    lost = -1 / (n - 1) if ended == ALL_OUT else 0.0
    return [lost if lineup.bot[seat] == LEARNER else 0.0 for seat in range(n)]
