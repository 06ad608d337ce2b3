"""What goes wrong, each with a message of one line that names the field and says what would be right."""

from .refusals import Refusal


class Refused(ValueError):
    """A move that may not be made; `.refusal` says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadPosition(ValueError):
    """A game or a position that cannot be: the message names the field."""


class BadRecord(ValueError):
    """A record that is cut short, edited or of another version: the message names the line."""
