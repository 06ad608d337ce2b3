"""What a player who chooses numbers and the game tell each other."""

from typing import Annotated

from ..rules.packed import Money, Packed, Purses, Small, Wide, packed
from .actions import ACTIONS

Mask = Annotated[list[int], "i1", (ACTIONS,)]

ON, OVER_NOW, GIVEN_UP, ALL_OUT = range(4)
BY_WIN, BY_WEALTH, BY_CHANCE = range(3)


@packed
class Timestep(Packed):
    """In: the `action`; the `cap` on throws after which the game is given up (0: never); the `reward`: BY_WIN, BY_WEALTH,
    or BY_CHANCE; and `simple`.

    A simple game has no bids but the least, no offers but `action_builder.purchase`, selling and mortgaging only in debt,
    building and lifting only otherwise, and makes decisions with one choice by itself.

    Out: the `seat` to act and its `mask`, with a 1 for each action allowed; the number of `throws` that moved a token; how the
    last action `ended` a game, if it did: OVER_NOW, GIVEN_UP, or ALL_OUT, when all learners are bankrupt; then `winners` has a
    bit for each winning seat. `standing` is by seat what the reward goes by, now or at the end of the
    game: wealth, or the chance of winning; zeros BY_WIN.

    An action that is not allowed is `refused`, with a code of `codes.REFUSALS`, and nothing happens in that game.
    """

    action: Wide
    cap: Money
    throws: Money
    winners: Money
    standing: Purses
    ended: Small
    reward: Small
    simple: Small
    seat: Small
    refused: Small
    mask: Mask
