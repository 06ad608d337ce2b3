"""Errors of games, positions and records. Their one-line messages have the form `field: expected ..., got ...`."""

from typing import NamedTuple

from .refusals import Refusal


class Refused(ValueError):
    """The move is not legal; `.refusal` says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadPosition(ValueError):
    """The arguments of a game, or a position, are invalid. The message names the field."""


class ReplayStop(NamedTuple):
    """The move at which a replay stops: its number, player and text, the refusal, and the record's version of the rules."""

    number: int
    by: str
    move: str
    refusal: Refusal
    version: int


class BadRecord(ValueError):
    """A record is cut short, edited or of another version. The message names the line or the move.

    `.stop` is the move at which a replay stops, or None if the record is invalid for another reason.
    """

    def __init__(self, message: str, stop: ReplayStop | None = None) -> None:
        super().__init__(message)
        self.stop = stop


class RulesChanged(UserWarning):
    """A record of another version of the rules was replayed: every move is legal, but what it did may differ."""
