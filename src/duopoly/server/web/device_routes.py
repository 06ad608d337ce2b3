"""Requests about the browsers that hold my seats: which they are, and removing one."""

from starlette.requests import Request

from ..requests.problem import NotAllowed, NotFound
from ..requests.tables import visible_session
from ..rooms.room_manager import RoomManager
from ..rooms.seats import revoke_seats
from ..rooms.session import Session
from ..store import Client
from ..wire import Device

ID_LENGTH = 16
"""How many digits of a browser's hash name it."""


async def get_devices(manager: RoomManager, browser: str, room: str) -> list[Device]:
    """The browsers that hold seats of mine, the first to come first."""
    session, me = await seated_client(manager, browser, room)
    return [device(session, client, me) for client in await sharing(manager, room, me)]


async def revoke_device(request: Request, manager: RoomManager, browser: str, room: str, id: str) -> list[Device]:
    """Takes my seats from another browser, and closes the links to them that nobody has used. Returns the rest.

    The other one leaves its account, where it would get them again.
    """
    session, me = await seated_client(manager, browser, room)
    clients = await sharing(manager, room, me)
    for client in clients:
        if client.browser[:ID_LENGTH] == id and client.browser != me.browser:
            await request.app.state.store.accounts.leave(client.browser)
            await revoke_seats(session, client, me.seats)
            return [device(session, other, me) for other in clients if other is not client]
    raise NotFound("there is no other device of that name at your seats")


async def seated_client(manager: RoomManager, browser: str, room: str) -> tuple[Session, Client]:
    """The room, and who asks. Raises NotAllowed unless they have a seat."""
    session, client = await visible_session(manager, browser, room)
    if client is None or not client.seats:
        raise NotAllowed("only a player at this table has devices here")
    return session, client


async def sharing(manager: RoomManager, room: str, me: Client) -> list[Client]:
    """The browsers that share a seat with mine, which is one of them."""
    clients = await manager.store.clients(room)
    return [client for client in clients if set(client.seats) & set(me.seats)]


def device(session: Session, client: Client, me: Client) -> Device:
    """A browser as its owner sees it."""
    return Device(
        id=client.browser[:ID_LENGTH],
        players=[session.room.seats[int(seat)].name for seat in client.seats if seat in me.seats],
        since=client.since,
        here=any(connection.browser == client.browser for connection in session.connections),
        mine=client.browser == me.browser,
    )
