"""The actions of a compiled bot in a learner's place: what it would do next, from whatever has been built so far.

For learners that imitate a bot, or begin as it and improve on it.
"""

from ..rules.actions import A_BID, A_END, action_of
from ..rules.bits import lowest
from ..rules.codes import DO_BID, DO_OFFER, Move
from ..rules.state import RuleTable, State
from ..sim.playout import decide
from .action_builder import ASKING, BIDDING, GIVING, NOTHING_BEGUN, OFFERING, TAKING, ActionBuilder
from .actions import A_ASK, A_CANCEL, A_GIVE, A_NOTE, A_OFFER, A_SEND, A_TAKE, ACTIONS, NOTES
from .timestep import Timestep

NEAREST = (A_CANCEL, A_BID, A_END)
"""What comes nearest to an action that is not allowed: to cancel, the least bid, the end of the turn."""


def imitate_all(
    games: list[State], tables: list[RuleTable], timesteps: list[Timestep], builders: list[ActionBuilder], bot: int
) -> None:
    """Writes into each timestep the action with which the bot, by its number in a lineup, would go on."""
    for i in range(len(timesteps)):
        move = decide(games[i], tables[0], bot)
        action = next_action(games[i], builders[i], move)
        timesteps[i].action = allowed_action(timesteps[i], action)


def next_action(g: State, builder: ActionBuilder, move: Move) -> int:
    """The next of the `actions_of` a move of the player to act; to cancel if what is built does not lead there."""
    if move.verb == DO_OFFER:
        return next_of_offer(g, builder, move)
    if move.verb == DO_BID and move.x != g.bid + 1:
        if builder.kind == OFFERING or builder.give_cash > move.x:
            return A_CANCEL
        return note_for(move.x - builder.give_cash) if builder.give_cash < move.x else A_BID
    return action_of(move) if builder.kind == NOTHING_BEGUN else A_CANCEL


def next_of_offer(g: State, builder: ActionBuilder, move: Move) -> int:
    """The next action of an offer."""
    if builder.kind == NOTHING_BEGUN:
        return A_OFFER + (move.to - g.actor) % g.seats
    if builder.kind == BIDDING or builder.to != move.to or exceeds(builder, move):
        return A_CANCEL
    give, take = move.give & ~builder.give, move.take & ~builder.take
    if give:
        return A_GIVE + lowest(give) if builder.part == GIVING else A_CANCEL
    if take:
        return A_TAKE + lowest(take) if builder.part <= TAKING else A_CANCEL
    if builder.give_cash < move.x:
        return note_for(move.x - builder.give_cash) if builder.part != ASKING else A_CANCEL
    if move.y and builder.part != ASKING:
        return A_ASK
    return note_for(move.y - builder.take_cash) if builder.take_cash < move.y else A_SEND


def exceeds(builder: ActionBuilder, move: Move) -> bool:
    """Whether the offer that has been begun contains something that the move does not."""
    if builder.give & ~move.give or builder.take & ~move.take:
        return True
    return builder.give_cash > move.x or builder.take_cash > move.y


def note_for(due: int) -> int:
    """The action that adds the largest bill that is not too much."""
    for i in range(len(NOTES) - 1, 0, -1):
        if NOTES[i] <= due:
            return A_NOTE + i
    return A_NOTE


def allowed_action(timestep: Timestep, action: int) -> int:
    """The action if the mask allows it; else what comes nearest, or any that is allowed."""
    if timestep.mask[action]:
        return action
    for i in range(len(NEAREST)):
        if timestep.mask[NEAREST[i]]:
            return NEAREST[i]
    for other in range(ACTIONS):
        if timestep.mask[other]:
            return other
    return action
