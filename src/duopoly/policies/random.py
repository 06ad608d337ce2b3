"""random: any legal move, each as likely as the next. It never makes an offer and plays as badly as one can by the rules."""

from ..rules.actions import move_of
from ..rules.chance import choice
from ..rules.codes import Move
from ..rules.legal import choices, count, nth
from ..rules.state import RuleTable, State


def decide(g: State, rules: RuleTable) -> Move:
    """One of the legal moves of who is to act."""
    options = choices(g, rules, g.actor)
    return move_of(g, nth(options, choice(g, count(options))))
