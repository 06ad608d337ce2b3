"""Rooms kept in a database, SQLite or PostgreSQL: the only place that talks to one.

The log is the room. A room's row is written once; everything that happens afterwards is an entry appended to its log, and
whoever folds the log in order knows the room. The primary key (room, seq) decides every race.
"""

from .engines import default_url
from .errors import KeyUsed, MovedOn, StoreError
from .notices import EVERYTHING, Notice
from .rows import Entry, Holder, Key, RoomRow
from .store import Store

__all__ = [
    "EVERYTHING",
    "Entry",
    "Holder",
    "Key",
    "KeyUsed",
    "MovedOn",
    "Notice",
    "RoomRow",
    "Store",
    "StoreError",
    "default_url",
]
