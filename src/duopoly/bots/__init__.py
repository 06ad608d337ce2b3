"""Bots: players that choose a move from the state alone, each in a file of its own, with its idea in the docstring."""

from ..rules.codes import DO_CLAIM, OK, Move
from ..rules.refuse import claim_of, why_not
from ..rules.state import State, Table
from .bot import Bot, Budget, Forfeit, Policy, Setting
from .registry import BOTS, LEVELS, Entry, find, names, policy
from .telling import told

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "Entry",
    "Forfeit",
    "Move",
    "Policy",
    "Setting",
    "State",
    "Table",
    "find",
    "names",
    "off_turn",
    "policy",
    "told",
]


def off_turn(g: State, ed: Table, seat: int) -> Move | None:
    """What a bot does when it is not to act: it claims its rent at once."""
    claim = Move(DO_CLAIM)
    return claim if claim_of(g, seat) >= 0 and why_not(g, ed, seat, claim) == OK else None
