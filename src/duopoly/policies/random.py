"""random: any legal move, all equally likely. It never makes an offer and plays as badly as the rules allow."""

from ..rules.actions import move_of
from ..rules.chance import choice
from ..rules.codes import Move
from ..rules.legal import count, legal_actions, nth
from ..rules.state import RuleTable, State


def decide(g: State, rules: RuleTable) -> Move:
    """One of the legal moves of the player to act."""
    options = legal_actions(g, rules, g.actor)
    return move_of(g, nth(options, choice(g, count(options))))
