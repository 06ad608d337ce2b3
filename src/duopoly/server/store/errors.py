"""What can go wrong with a store, each in one line; never a password, never the data."""


class StoreError(Exception):
    """The database failed: the message names it and says why.

    Nothing was written, unless the connection broke during the commit: then only reading the log again tells.
    """


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
