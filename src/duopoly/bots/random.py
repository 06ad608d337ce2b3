"""random: any legal move, each as likely as the next. It never makes an offer and plays as badly as one can by the rules."""

from ..rules.chance import choice
from ..rules.codes import Move
from ..rules.legal import legal
from ..rules.state import State, Table


def decide(g: State, ed: Table) -> Move:
    """One of the legal moves of who is to act."""
    moves = legal(g, ed, g.actor)
    return moves[choice(g, len(moves))]
