"""The limits of what can be played: seeds, rounds and other whole numbers that people give."""

from typing import Any

from ..editions import Edition
from .errors import BadPlan

ROUNDS = 1000
"""Where a game is given up unless it is told otherwise: some would never end."""
TIMED_ROUNDS = 30
"""How long a timed game lasts unless it is told otherwise: about two hours of four players, at a minute a turn."""
MOST_ROUNDS = 100_000
MOST_SEED = 2**64 - 1


def rounds_of(rounds: int | None, aim: str, edition: Edition) -> int:
    """After how many rounds a game is given up, or reckoned."""
    if rounds is None and aim == "timed":
        return edition.rules.rounds or TIMED_ROUNDS
    return check_integer("rounds", ROUNDS if rounds is None else rounds, 1, MOST_ROUNDS)


def check_integer(name: str, number: Any, least: int, most: int) -> int:
    """A whole number within its bounds; raises BadPlan."""
    if type(number) is not int or not least <= number <= most:
        raise BadPlan(f"{name}: {number!r} cannot be; a whole number from {least} to {most} would be right")
    return number
