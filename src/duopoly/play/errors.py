"""What goes wrong, each with a message of one line that names the field and says what would be right."""

from typing import NamedTuple

from .refusals import Refusal


class Refused(ValueError):
    """A move that may not be made; `.refusal` says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadPosition(ValueError):
    """A game or a position that cannot be: the message names the field."""


class Stop(NamedTuple):
    """A move of a record that the rules refuse: its number, whose, what, why, and which version of the rules made it."""

    number: int
    by: str
    move: str
    refusal: Refusal
    version: int


class BadRecord(ValueError):
    """A record that is cut short, edited or of another version: the message names the line.

    `.stop` is the move at which a replay stops; None where it is something else.
    """

    def __init__(self, message: str, stop: Stop | None = None) -> None:
        super().__init__(message)
        self.stop = stop


class RulesChanged(UserWarning):
    """A record of another version of the rules was replayed by these: every move is legal, but what happened may differ."""
