"""What the store takes and returns: plain records, without the secret of the dice. Times are seconds since 1970, UTC."""

from typing import Any

from msgspec import Struct


class RoomRow(Struct, frozen=True):
    """A room. `config` is JSON that the store does not look into."""

    id: str
    config: str
    created_at: float
    finished_at: float | None = None
    """When its game ended; None if it has not."""


class RoomMark(Struct, frozen=True):
    """How far a room has come: the seq of the last entry of its log, and who sits where, as a text that changes with it."""

    seq: int
    clients: str


class RoomActivity(Struct, frozen=True):
    """A room, when something last happened there, how many entries its log has, and whether its game has begun."""

    row: RoomRow
    last: float
    entries: int
    begun: bool
    is_damaged: bool = False
    """Whether its log has a gap, or an entry that is no JSON."""


class LogEntry(Struct, frozen=True):
    """An entry of a room's log; the first has `seq` 1. `body` is any JSON value, decoded."""

    seq: int
    at: float
    kind: str
    body: Any


class Key(Struct, frozen=True, kw_only=True):
    """A link to seats of a room. `hash` is the SHA-256 of the link's key; the key itself is not stored."""

    hash: str
    room: str
    seats: tuple[str, ...] = ()
    purpose: str = ""
    once: bool = True
    """Whether the first use uses it up."""
    used: bool = False
    """Whether it was used before."""


class PushSubscription(Struct, frozen=True, kw_only=True):
    """Where to push notifications for a browser, and its public key and secret to encrypt them, in base64url."""

    endpoint: str
    browser: str
    p256dh: str
    auth: str
    lang: str = ""


class Client(Struct, frozen=True, kw_only=True):
    """A browser in a room, by the hash of its token, and its seats."""

    browser: str
    seats: tuple[str, ...] = ()
    host: bool = False
    """Whether it set up the room."""
    lang: str = ""
    since: float = 0.0
    """When it first came; the store fills this in."""
