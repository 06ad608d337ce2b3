"""Who has left a table: people who have been away for as long as the host allows, so that nobody need wait for them."""

from .connection import Connections
from .room import Room


def left_at(room: Room, connections: Connections, seat: int) -> float | None:
    """From when on nobody need wait for a seat's person, or the HOST; None if they are here, or always waited for."""
    absence, since = room.config.new_room.absence, connections.away_since.get(seat)
    return None if absence is None or since is None else since + absence


def has_left(room: Room, connections: Connections, seat: int) -> bool:
    """Whether a seat's person, or the HOST, has left."""
    at = left_at(room, connections, seat)
    return at is not None and at <= connections.now()


def left(room: Room, connections: Connections) -> set[int]:
    """The seats of the people who have left."""
    return {seat for seat in room.people if has_left(room, connections, seat)}


def until_left(room: Room, connections: Connections) -> float | None:
    """How many seconds until the next person has left; None if nobody is away."""
    now = connections.now()
    times = [at for seat in room.people if (at := left_at(room, connections, seat)) is not None and at > now]
    return min(times) - now if times else None
