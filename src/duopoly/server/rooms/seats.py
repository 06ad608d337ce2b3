"""The seats of browsers: sitting down, which seats a browser has, and losing them."""

from collections.abc import Sequence
from contextlib import suppress

from msgspec import DecodeError

from ..store import Client, DamagedData, KeyUsed, MovedOn, NewEntry, Store
from ..text import without_selectors
from .connection import Connection
from .room import Room
from .room_config import BadRoomConfig, check_name
from .room_reader import RoomReader, UnreadableRoom
from .session import Session

MOST_DEVICES = 20
"""How many browsers may have the same seat, as in an account."""
SIT_TRIES = 5
"""How often sitting down is tried while other servers append to the same log."""


class TooManyDevices(Exception):
    """A seat has as many browsers as it may have; nothing was written."""


async def add_device(store: Store, room: str, client: Client, key: str) -> None:
    """Gives a browser the seats of another one, by a link with a key. Raises TooManyDevices, KeyUsed, NoRoom."""
    others = [other for other in await store.clients(room) if other.browser != client.browser]
    if any(sum(seat in other.seats for other in others) >= MOST_DEVICES for seat in client.seats):
        raise TooManyDevices
    await store.add_seats(room, client, key)


async def sit(session: Session, client: Client, seat: int, name: str | None, key: str | None) -> None:
    """A friend takes an open seat, by a link with a key; the game begins when the last friend has come.

    Raises BadRoomConfig for a bad name, KeyUsed if the seat is no longer open.
    """
    name = without_selectors(name) if name else None
    for _ in range(SIT_TRIES):
        async with session.lock:
            room = session.room
            if not room.seats[seat].open:
                raise KeyUsed
            names = [name if name and number == seat else other.name for number, other in enumerate(room.seats)]
            if name and room.origin is not None and name != room.seats[seat].name:
                detail = f"expected {room.seats[seat].name!r}, as in the record, got {name!r}"
                raise BadRoomConfig("name", detail, "name-in-record", name=room.seats[seat].name)
            if name:
                check_name(names, seat, room.config.new_room.edition)
            entries: list[NewEntry] = [("sit", {"seat": seat} | ({"name": name} if name else {}))]
            if all(not other.open or number == seat for number, other in enumerate(room.seats)):
                entries.append(("begin", {}))
            try:
                await session.append(entries, client=client, key=key)
                return
            except MovedOn as error:  # somebody sat down at another server; this seat may still be open
                last_error = error
    raise last_error


async def identify(reader: RoomReader, session: Session, connection: Connection) -> bool:
    """Gives a connection the seats of its browser. False for a stranger if the room allows no spectators."""
    while True:
        refreshes = session.refreshes
        client = await client_of(reader, session.room, connection.browser)
        if refreshes == session.refreshes:  # else seats changed hands after they were read
            break
    if client is None:
        return session.room.config.new_room.spectators
    connection.seats, connection.host = seat_numbers(client, session.room), client.host
    return True


async def client_of(reader: RoomReader, room: Room, browser: str) -> Client | None:
    """What a browser is in a room; None for a stranger. Raises UnreadableRoom if its seats cannot be read."""
    try:
        client = await reader.store.client(room.id, browser)
        if client is not None:
            seat_numbers(client, room)
    except (DecodeError, DamagedData, ValueError) as error:
        reader.report(f"{room.id}, a browser's seats,", error)
        raise UnreadableRoom(room.id, room.config) from error
    return client


async def refresh_seats(session: Session) -> None:
    """Gives open connections the seats that their browsers have by now, whichever server gave or took them.

    Closes the room if it was deleted.
    """
    async with session.lock:  # one after the other, or an older reading could come last
        session.refreshes += 1
        if await session.store.room(session.room.id) is None:
            session.end()
            return
        clients = {client.browser: client for client in await session.store.clients(session.room.id)}
        before = {connection: (connection.seats, connection.host) for connection in session.connections}
        for connection in before:
            if client := clients.get(connection.browser):
                with suppress(ValueError):  # what cannot be read changes nothing
                    connection.seats, connection.host = seat_numbers(client, session.room), client.host
        changed = [one for one, seats in before.items() if seats != (one.seats, one.host)]
        if changed:
            session.connections.note_presence(session.room.people)
        for connection in changed:
            connection.send(session.messages.welcome(connection))
        if changed:
            session.send_room()


async def revoke_seats(session: Session, client: Client, seats: Sequence[str]) -> None:
    """Takes seats from a browser, here and on all servers. Raises MovedOn if the room was deleted."""
    async with session.lock:
        await session.store.revoke(session.room.id, client.browser, seats)
        numbers = sorted(int(seat) for seat in client.seats if seat in seats)
        while True:  # the seats are gone already: all must hear of it, however often another server is first
            try:
                await session.append([("revoke", {"browser": client.browser, "seats": numbers})])
                return
            except MovedOn:
                if session.is_deleted:
                    raise


def seat_numbers(client: Client, room: Room) -> set[int]:
    """A client's seats as numbers. Raises ValueError if the room has no such seat."""
    numbers = {int(seat) for seat in client.seats}
    if not numbers <= set(range(len(room.seats))):
        raise ValueError(f"seats: expected 0 to {len(room.seats) - 1}, got {client.seats}")
    return numbers
