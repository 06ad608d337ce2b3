"""Bots: players that choose a move from the state alone, each in a file of its own, with its idea in the docstring."""

from collections.abc import Callable

from ..rules.codes import DO_CLAIM, OK, Move
from ..rules.refuse import claim_of, why_not
from ..rules.state import State, Table
from . import random, steady
from .telling import told

__all__ = ["BOTS", "Policy", "off_turn", "policy", "told"]

Policy = Callable[[State, Table], Move]
"""Chooses the move of who is to act; it reads the state and leaves it as it was."""

BOTS: dict[str, Policy] = {"random": random.decide, "steady": steady.decide}


def policy(name: str) -> Policy:
    """The bot of that name; raises ValueError for one there is not."""
    if name not in BOTS:
        raise ValueError(f"bot: no bot {name!r}; {' or '.join(BOTS)} would be right")
    return BOTS[name]


def off_turn(g: State, ed: Table, seat: int) -> Move | None:
    """What a bot does when it is not to act: it claims its rent at once."""
    claim = Move(DO_CLAIM)
    return claim if claim_of(g, seat) >= 0 and why_not(g, ed, seat, claim) == OK else None
