"""What goes between a player who chooses among numbers and his game."""

from typing import Annotated

from ..rules.packed import Money, Packed, Purses, Small, Wide, packed
from .actions import ACTIONS

Mask = Annotated[list[int], "i1", (ACTIONS,)]

ON, OVER_NOW, GIVEN_UP, ALL_OUT = range(4)


@packed
class Timestep(Packed):
    """In: the `action` chosen; after how many throws the game is given up (`cap`; 0: never), whether wealth is `asked`, and
    whether the game is `simple`: no bids but the least, no offers but `draft.purchase`, selling and mortgaging in debt and only
    there, no building and lifting in debt, and who has one choice makes it.

    Out: who is to act (`seat`) and what he may do (`mask`, a 1 for each action); how many throws that move a token there have
    been (`throws`); how the last action `ended` a game, if it did: OVER_NOW, GIVEN_UP, or ALL_OUT, when all learners have gone
    bankrupt; then `winners` has a bit for each seat that has won. `wealth` is each seat's, now or when the game ended; all
    zeros unless asked for.

    An action that is not allowed is `refused`, by its code of `codes.REFUSALS`, and nothing happens in that game.
    """

    action: Wide
    cap: Money
    throws: Money
    winners: Money
    wealth: Purses
    ended: Small
    asked: Small
    simple: Small
    seat: Small
    refused: Small
    mask: Mask
