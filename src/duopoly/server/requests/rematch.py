"""After a game: a rematch of the same people, and whether a picture of the game may name them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from ..rooms.rematch import rematch_of
from ..rooms.request_error import RequestError
from ..rooms.room_config import BadRoomConfig, RoomConfig, room_config_of
from ..rooms.room_manager import RoomManager
from ..rooms.seats import client_of, refresh_seats, sit
from ..rooms.session import Session
from ..store import Client, KeyUsed, MovedOn
from ..wire import Rematch, RoomCreated, ShareNames
from .games import check_over
from .problem import NotAllowed, RequestProblem
from .tables import session_of

Counted = Callable[[], AbstractAsyncContextManager[set[str]]]
TRIES = 5
"""How often an entry is appended while other servers append to the same log."""


@asynccontextmanager
async def uncounted() -> AsyncIterator[set[str]]:
    """While a room is set up where there may be any number of them."""
    yield set()


async def rematch(manager: RoomManager, browser: str, room: str, data: Rematch) -> RoomCreated:
    """The room of the rematch, in which the browser has its seats. The first who asks sets it up; the others are waited for.

    Raises RequestProblem while the game goes on, NotAllowed for a spectator.
    """
    return await counted_rematch(manager, browser, room, data, uncounted)


async def counted_rematch(
    manager: RoomManager, browser: str, room: str, data: Rematch, counted: Counted, most_open: int | None = None
) -> RoomCreated:
    """The same where tables are counted: a new one goes into the set that `counted` gives.

    Raises TooManyRooms if the browser has `most_open` whose games are not over.
    """
    session, seats = await own_seats(manager, browser, room)
    own = ""
    async with session.lock:
        for _ in range(TRIES):
            id = session.room.rematch
            following = await manager.open(id) if id else None
            if following is None:
                own = id = own or await set_up(manager, browser, await config_of(session, seats, data), counted, most_open)
            else:
                id = following.room.id
                if own not in ("", id):  # somebody at another server was faster
                    await manager.store.delete_room(own)
                    own = ""
                await take_seats(manager, browser, session, following, seats, data)
            if id == session.room.rematch and seats <= session.room.ready:
                return RoomCreated(room=id)
            with suppress(MovedOn):
                await session.append([("rematch", {"room": id, "by": min(seats), "seats": sorted(seats)})])
                return RoomCreated(room=id)
        if own:
            await manager.store.delete_room(own)
        raise RequestProblem(409, "moved-on", "the table has moved on: look again")


async def own_seats(manager: RoomManager, browser: str, room: str) -> tuple[Session, set[int]]:
    """The room of a game that is over, and the browser's seats there. Raises RequestProblem and NotAllowed."""
    session = await session_of(manager, room)
    client = await client_of(manager.reader, session.room, browser)
    if client is None or not client.seats:
        raise NotAllowed("only a player at this table may ask for that")
    check_over(session)
    return session, {int(seat) for seat in client.seats}


async def set_up(manager: RoomManager, browser: str, config: RoomConfig, counted: Counted, most_open: int | None) -> str:
    """Sets up the room of the rematch. Raises TooManyRooms."""
    async with counted() as rooms:
        room = await manager.create(config, browser, most_open)
        rooms.add(room)
    return room


async def config_of(session: Session, seats: set[int], data: Rematch) -> RoomConfig:
    """What the room of the rematch is like. Raises RequestProblem."""
    new_room = rematch_of(session.room, seats, data.swap, data.lang)
    try:
        return await asyncio.to_thread(room_config_of, new_room)
    except BadRoomConfig as error:
        raise RequestProblem(400, "bad-room", error.text(data.lang), error.field) from error


async def take_seats(
    manager: RoomManager, browser: str, session: Session, following: Session, seats: set[int], data: Rematch
) -> None:
    """Gives the browser its seats in the rematch: those that wait for it, and those that another device of its seats took."""
    old_seats = {session.room.seats[seat].name: seat for seat in seats}
    for number, seat in enumerate(following.room.seats):
        client = Client(browser=browser, seats=(str(number),), lang=data.lang)
        if seat.open and seat.name in old_seats:
            with suppress(KeyUsed):  # the host has begun meanwhile, or somebody came by the link
                await sit(following, client, number, None, None)
        elif seat.name in old_seats and await is_shared(manager, browser, session, old_seats[seat.name], following, number):
            await manager.store.add_seats(following.room.id, client)
    await refresh_seats(following)


async def is_shared(manager: RoomManager, browser: str, session: Session, seat: int, following: Session, number: int) -> bool:
    """Whether a seat of the rematch belongs to another browser that has the old seat, too, and did not remove this one."""
    if browser in following.room.removed:
        return False
    before, after = await manager.store.clients(session.room.id), await manager.store.clients(following.room.id)
    owners = {client.browser for client in after if str(number) in client.seats}
    return any(client.browser in owners for client in before if str(seat) in client.seats)


async def share_names(manager: RoomManager, browser: str, room: str, data: ShareNames) -> ShareNames:
    """Notes whether a picture of the game may name the players at this screen. Raises RequestProblem and NotAllowed."""
    session, seats = await own_seats(manager, browser, room)
    async with session.lock:
        for _ in range(TRIES):
            if seats & session.room.names_shared == (seats if data.agree else set()):
                return data
            try:
                session.log_budget.take(min(seats))
                await session.append([("names", {"by": min(seats), "seats": sorted(seats), "agree": data.agree})])
                return data
            except MovedOn:
                continue
            except RequestError as error:
                raise RequestProblem(429, error.code, "too many requests; try again in a moment") from error
    raise RequestProblem(409, "moved-on", "the table has moved on: look again")
