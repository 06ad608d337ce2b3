"""Rooms and their logs, in storage. The interface; `sql_store` keeps them in SQLite or PostgreSQL.

The log is the room. A room's row is written once; everything that happens afterwards is an entry appended to its log, and
folding the log in order gives the room. The primary key (room, seq) decides every race.
"""

from .errors import DamagedData, KeyUsed, MovedOn, NoRoom, StoreError, TooManyRooms
from .rows import Client, Key, LogEntry, PushSubscription, RoomActivity, RoomMark, RoomRow
from .store import NewEntry, Store
from .wakeups import ALL_ROOMS, Wakeup

__all__ = [
    "ALL_ROOMS",
    "Client",
    "DamagedData",
    "Key",
    "KeyUsed",
    "LogEntry",
    "MovedOn",
    "NewEntry",
    "NoRoom",
    "PushSubscription",
    "RoomActivity",
    "RoomMark",
    "RoomRow",
    "Store",
    "StoreError",
    "TooManyRooms",
    "Wakeup",
]
