"""Forgetting: a browser's seats, the links to them, and the tables where nobody else sits."""

from collections.abc import Sequence
from contextlib import suppress

from ..rooms.room_manager import RoomManager
from ..rooms.room_reader import UnreadableRoom
from ..rooms.seats import revoke_seats
from ..store import MovedOn


async def forget_me(manager: RoomManager, browser: str) -> None:
    """Forgets this browser."""
    await forget_browsers(manager, [browser])


async def forget_browsers(manager: RoomManager, browsers: Sequence[str]) -> None:
    """Forgets a person's browsers."""
    for browser in browsers:
        for room, _ in await manager.store.rooms_of(browser):
            await leave_room(manager, room, browser, browsers)


async def leave_room(manager: RoomManager, room: str, browser: str, browsers: Sequence[str]) -> None:
    """Takes a browser's seats at a table and closes the links to them; deletes the table if nobody else sits there."""
    clients = await manager.store.clients(room)
    if all(client.browser in browsers for client in clients):
        await manager.store.delete_room(room)
        return
    client = next((client for client in clients if client.browser == browser), None)
    with suppress(UnreadableRoom, MovedOn):  # its log cannot be written; its seats can be taken
        session = await manager.open(room)
        if session and client and client.seats:
            await revoke_seats(session, client, client.seats)
    await manager.store.revoke(room, browser, client.seats if client else ())
