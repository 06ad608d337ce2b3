"""Actions as text, for people who look at what a learner does."""

from ..rl.actions import A_ASK, A_CANCEL, A_GIVE, A_NOTE, A_OFFER, A_SEND, A_TAKE, A_WAIT, ACTIONS, NOTES
from ..rules.actions import A_BID, SPACE_VERBS, move_of
from ..rules.codes import DO_CARD, DO_DICE, DO_DIE, DO_ROLE, DO_SPEED, DO_SWAP, DO_TAX, FACES, SPACES, VERBS, Move
from ..rules.state import State

WORDS = {A_ASK: "ask", A_SEND: "send", A_CANCEL: "cancel", A_WAIT: "wait"}


def action_text(action: int) -> str:
    """What the number means, the same in every edition: spaces, seats and roles by number. Raises ValueError for what is none.

    >>> action_text(138), action_text(280), action_text(271)
    ('build 39', 'offer to the 1st clockwise', 'note 10')
    """
    if not 0 <= action < ACTIONS:
        raise ValueError(f"action: expected 0 to {ACTIONS - 1}, got {action}")
    if action in WORDS:
        return WORDS[action]
    if action >= A_TAKE:
        return f"take {thing(action - A_TAKE)}"
    if action >= A_GIVE:
        return f"give {thing(action - A_GIVE)}"
    if action > A_OFFER:
        n = action - A_OFFER
        return f"offer to the {n}{('st', 'nd', 'rd')[n - 1] if n < 4 else 'th'} clockwise"
    if action >= A_NOTE:
        return f"note {NOTES[action - A_NOTE]}"
    return "bid" if action == A_BID else move_words(move_of(State(), action))


def thing(number: int) -> str:
    """A title by its space, a get-out card by its deck."""
    return str(number) if number < SPACES else f"card:{number - SPACES}"


def move_words(move: Move) -> str:
    """A move that is one action, or a move of chance, with numbers for its objects."""
    word = VERBS[move.verb]
    if move.verb in SPACE_VERBS or move.verb in (DO_CARD, DO_DIE, DO_ROLE):
        return f"{word} {move.x}"
    if move.verb == DO_DICE:
        return f"{word} {move.x} {move.y}"
    if move.verb == DO_SPEED:
        return f"{word} {FACES[move.x]}"
    if move.verb == DO_TAX:
        return f"{word} {('flat', 'percent')[move.x]}"
    return f"{word} {move.to}" if move.verb == DO_SWAP else word
