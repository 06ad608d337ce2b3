"""Every decision as one of 371 small actions: version 1 of the learners' numbering.

The first 269 are the moves of `rules.actions`. A bid above the minimum is added up from bills and then made; an offer is built
thing by thing and then sent. Until then it is only in an `ActionBuilder`, and the rules know nothing of it. A number never
changes its meaning; later actions get numbers after the last, and another version.

    0 to 268   as in `rules.actions`; 13 bid: the minimum, or the bills added
  269 to 275   add a bill of 1, 5, 10, 50, 100, 500, 1000
  276 ask      the bills that follow are requested, not given
  277 send     send the offer
  278 cancel   cancel the bid or offer
  279 wait     for players who are not acting, where everybody must choose an action at the same time
  279 + n      begin an offer to the n-th player clockwise, n from 1 to 7
  287 + thing  give it      329 + thing: request it. Things are the spaces and, from 40 on, the get-out cards of the two decks
"""

from ..rules import actions
from ..rules.bits import lowest
from ..rules.codes import DECKS, DO_BID, DO_OFFER, SEATS, SPACES, Move
from ..rules.state import State

ACTIONS_VERSION = 1

NOTES = (1, 5, 10, 50, 100, 500, 1000)
THINGS = SPACES + DECKS

A_NOTE = actions.ACTIONS
A_ASK = A_NOTE + len(NOTES)
A_SEND = A_ASK + 1
A_CANCEL = A_SEND + 1
A_WAIT = A_CANCEL + 1
A_OFFER = A_WAIT  # + 1: to the next player clockwise
A_GIVE = A_OFFER + SEATS
A_TAKE = A_GIVE + THINGS
ACTIONS = A_TAKE + THINGS


def actions_of(g: State, seat: int, move: Move) -> list[int]:
    """The actions that make up a move of the seat, the one way there is. Raises ValueError for a move of chance."""
    if move.verb == DO_BID and move.x != g.bid + 1:
        return [*notes_of(move.x), actions.A_BID]
    if move.verb == DO_OFFER:
        to = A_OFFER + (move.to - seat) % g.seats
        notes_asked = [A_ASK, *notes_of(move.y)] if move.y else []
        return [to, *things_of(A_GIVE, move.give), *things_of(A_TAKE, move.take), *notes_of(move.x), *notes_asked, A_SEND]
    number = actions.action_of(move)
    if number < 0:
        raise ValueError(f"move: expected a decision of a player, got {move}")
    return [number]


def notes_of(amount: int) -> list[int]:
    """The actions that add up to the sum, the largest bills first."""
    steps = []
    for i in range(len(NOTES) - 1, -1, -1):
        steps += [A_NOTE + i] * (amount // NOTES[i])
        amount %= NOTES[i]
    return steps


def things_of(first: int, things: int) -> list[int]:
    """The actions that name the things of a set, in the order of the board."""
    steps = []
    while things:
        steps.append(first + lowest(things))
        things &= things - 1
    return steps
