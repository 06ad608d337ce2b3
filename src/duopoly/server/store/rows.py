"""What the store gives and takes: plain records without the secret of the dice. Times are seconds since 1970, UTC."""

from msgspec import Struct


class RoomRow(Struct, frozen=True):
    """A room as it was laid. `plan` is JSON that the store does not look into."""

    id: str
    plan: str
    created_at: float
    finished_at: float | None = None
    """When its game ended; None while it goes on."""


class Entry(Struct, frozen=True):
    """A line of a room's log; the first has `seq` 1. `body` is JSON that the store does not look into."""

    seq: int
    at: float
    kind: str
    body: str


class Key(Struct, frozen=True, kw_only=True):
    """A link to seats of a room. `hash` is the SHA-256 of the link's token; the token itself is kept nowhere."""

    hash: str
    room: str
    seats: tuple[str, ...] = ()
    purpose: str = ""
    once: bool = True
    """Whether the first to take it uses it up."""
    used: bool = False
    """Whether it was taken before."""


class Holder(Struct, frozen=True, kw_only=True):
    """A browser, by the hash of its token, and the seats of a room that it plays for."""

    browser: str
    seats: tuple[str, ...] = ()
    host: bool = False
    """Whether it may do what only the room's host may."""
    lang: str = ""
    since: float = 0.0
    """When it first came; the store fills this in."""
