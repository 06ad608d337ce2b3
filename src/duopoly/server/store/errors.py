"""What can go wrong with a store, each in one line; never a password, never the data."""

from ...words import say


class StoreError(Exception):
    """The database failed: the message names it and says why.

    Nothing was written, unless the connection broke during the commit: then only reading the log again tells. With a `key`,
    the message of that name says it to whoever plays, in their language; else it is for the operator.
    """

    def __init__(self, message: str, key: str = "", **facts: str) -> None:
        super().__init__(message)
        self.key, self.facts = key, facts

    def text(self, lang: str) -> str:
        """The problem in a language; in English if it is for the operator."""
        return say(lang, self.key, **self.facts) if self.key else str(self)


class DamagedData(StoreError):
    """A part of the database cannot be read; other parts may be."""


class MovedOn(Exception):
    """The room's log has entries that the writer did not know of; nothing was written."""

    def __init__(self, room: str, seq: int) -> None:
        super().__init__(f"room {room} has moved on: entry {seq} is not the next one")
        self.room = room
        self.seq = seq


class KeyUsed(Exception):
    """The key of a link is unknown or used up; nothing was written."""


class TooManyRooms(Exception):
    """A browser has as many rooms with unfinished games as it may have; nothing was written."""


class NoRoom(LookupError):
    """There is no such room, or it was deleted."""
