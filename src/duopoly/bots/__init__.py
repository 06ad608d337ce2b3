"""Bots: what plays a seat. They choose a move from the state alone."""

from ..deprecated import renamed
from ..rules.codes import DO_CLAIM, OK, Move
from ..rules.refuse import claim_of, why_not
from ..rules.state import RuleTable, State
from .bot import Bot, Budget, Forfeit, GameInfo, Policy
from .explain import explain_move
from .registry import BOTS, CHARACTERS, LEVELS, BotEntry, find, names, policy

__all__ = [
    "BOTS",
    "CHARACTERS",
    "LEVELS",
    "Bot",
    "BotEntry",
    "Budget",
    "Forfeit",
    "GameInfo",
    "Move",
    "Policy",
    "RuleTable",
    "State",
    "explain_move",
    "find",
    "names",
    "off_turn",
    "policy",
]

__getattr__ = renamed(__name__, {"Entry": "BotEntry", "Setting": "GameInfo", "Table": "RuleTable", "told": "explain_move"})


def off_turn(g: State, rules: RuleTable, seat: int) -> Move | None:
    """What a bot does when it is not to act: it claims its rent at once."""
    claim = Move(DO_CLAIM)
    return claim if claim_of(g, seat) >= 0 and why_not(g, rules, seat, claim) == OK else None
