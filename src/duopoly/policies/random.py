"""random: any legal move, each as likely as the next. It never makes an offer and plays as badly as one can by the rules."""

from ..rules.actions import move_of
from ..rules.chance import choice
from ..rules.codes import DO_CLAIM, Move
from ..rules.legal import count, legal_actions, nth
from ..rules.refuse import claim_of
from ..rules.state import RuleTable, State


def decide(g: State, rules: RuleTable) -> Move:
    """One of the legal moves of who is to act."""
    found = legal_actions(g, rules, g.actor)
    return move_of(g, nth(found, choice(g, count(found))))


def why(g: State, rules: RuleTable, move: Move) -> tuple[str, dict[str, int]]:
    """Why it makes the move: the lot fell so; only rent that it may claim off turn it claims at once."""
    if move.verb == DO_CLAIM and claim_of(g, g.actor) < 0:
        return "claims", {}
    return "by-lot", {"number": count(legal_actions(g, rules, g.actor))}
