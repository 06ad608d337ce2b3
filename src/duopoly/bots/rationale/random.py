"""Why random makes a move: by lot."""

from ...rules.codes import DO_CLAIM, Move
from ...rules.legal import count, legal_actions
from ...rules.refuse import claim_of
from ...rules.state import RuleTable, State
from .sentences import Reason


def why(g: State, rules: RuleTable, move: Move) -> Reason:
    """Why it makes the move: by lot. Only rent that it may claim off turn it claims at once."""
    if move.verb == DO_CLAIM and claim_of(g, g.actor) < 0:
        return "claims", {}
    return "by-lot", {"number": count(legal_actions(g, rules, g.actor))}
