"""Limits on what can be played: seeds, rounds, and other whole numbers that people give."""

from typing import Any

from ..editions import Edition
from .errors import BadPlan

ROUNDS = 1000
"""Where a game is given up by default: some would never end."""
TIMED_ROUNDS = 30
"""How long a timed game lasts by default: about two hours for four players, at a minute a turn."""
MOST_ROUNDS = 100_000
MOST_SEED = 2**64 - 1


def rounds_of(rounds: int | None, aim: str, edition: Edition) -> int:
    """The round after which a game is given up or, if timed, over. Raises BadPlan."""
    if rounds is None and aim == "timed":
        return edition.rules.rounds or TIMED_ROUNDS
    return check_integer("rounds", ROUNDS if rounds is None else rounds, 1, MOST_ROUNDS)


def check_integer(name: str, number: Any, least: int, most: int, error: type[ValueError] = BadPlan) -> int:
    """The number, if it is whole and within its bounds; else raises the error."""
    if type(number) is not int or not least <= number <= most:
        raise error(f"{name}: expected a whole number from {least} to {most}, got {number!r}")
    return number
