"""Requests that only a server answers: setting up rooms, links, sitting down, words, health; and the table of all routes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response

from ... import __version__
from ...editions import load
from ...editions.edition import said
from ...words import say
from ..requests import guides, records, tables
from ..requests.api_route import ApiRoute
from ..requests.problem import NotAllowed, NotFound, RequestProblem
from ..requests.rematch import counted_rematch
from ..requests.routes import LARGEST_RECORD, SHARED_ROUTES
from ..rooms.room_config import BadRoomConfig
from ..rooms.room_manager import RoomManager
from ..rooms.seats import MOST_DEVICES, TooManyDevices, add_device, refresh_seats, sit
from ..rooms.session import Session
from ..settings import Settings
from ..store import Client, Key, KeyUsed, StoreError, TooManyRooms
from ..wire import (
    GuideRequest,
    Health,
    Invitation,
    Join,
    Lang,
    Link,
    LinkRequest,
    NewRoom,
    Rematch,
    RoomCreated,
    RoomFromRecord,
)
from . import account_routes
from .browser_cookie import give_token, hash_of, known_token, new_token, token_of
from .device_routes import get_devices, revoke_device
from .links import LOOPBACK, base_url, link
from .metrics_route import get_metrics
from .openapi import describe
from .push_routes import end_subscription, get_push_key, mute_push, post_subscription
from .static_files import StaticFile, get_file


def settings_of(request: Request) -> Settings:
    """The settings of this server."""
    settings: Settings = request.app.state.settings
    return settings


async def get_words(request: Request, lang: Lang) -> Response:
    """The page's words in a language, as a Project Fluent file."""
    return words_file(lang).response(request.headers.get("accept-encoding", ""))


@cache
def words_file(lang: Lang) -> StaticFile:
    """The page's words, compressed once."""
    return StaticFile(tables.page_words(lang), "text/plain; charset=utf-8")


async def post_room(request: Request, manager: RoomManager, data: NewRoom) -> RoomCreated:
    """Sets up a table."""
    config = await tables.new_table_config(data)
    return await set_up(request, data.lang, lambda browser, most_open: tables.new_table(manager, browser, config, most_open))


async def post_record_room(request: Request, manager: RoomManager, data: RoomFromRecord) -> RoomCreated:
    """Sets up a table where a record's game goes on, or can be looked back on."""
    config, opened = await records.record_table_config(data)
    return await set_up(
        request,
        data.lang,
        lambda browser, most_open: records.record_table(manager, browser, config, opened, most_open),
    )


async def post_guide(request: Request, manager: RoomManager, data: GuideRequest) -> RoomCreated:
    """Sets up a guided game."""
    return await set_up(request, data.lang, lambda browser, most_open: guides.guided_table(manager, browser, data, most_open))


async def rematch(request: Request, manager: RoomManager, browser: str, room: str, data: Rematch) -> RoomCreated:
    """The room of the rematch, in which the browser has its seats. The first who asks sets it up; the others are waited for."""
    most_open = settings_of(request).most_open_per_browser
    return await counted_rematch(manager, browser, room, data, lambda: counted(request, data.lang), most_open)


async def set_up(request: Request, lang: Lang, create: Callable[[str, int | None], Awaitable[RoomCreated]]) -> RoomCreated:
    """Lets a function set up a table for the browser, which gets a token if it has none. Raises RequestProblem."""
    token = await known_token(request) or new_token()
    async with counted(request, lang) as rooms:
        created = await create(hash_of(token), settings_of(request).most_open_per_browser)
        rooms.add(created.room)
    give_token(request, token)
    return created


@asynccontextmanager
async def counted(request: Request, lang: Lang) -> AsyncIterator[set[str]]:
    """While the request's address sets up a room, which then goes into the set. Raises RequestProblem if it has too many."""
    try:
        async with request.app.state.address_quota.room_at(request.client.host if request.client else "") as rooms:
            yield rooms
    except TooManyRooms as error:
        raise tables.too_many_tables(lang) from error


async def get_record_link(
    request: Request, manager: RoomManager, browser: str, room: str, address: str = "", lang: Lang = "en"
) -> Link:
    """The link and the QR code that open the game's record at an address: by default, of this server."""
    settings = settings_of(request)
    only_here = not address and settings.is_local and request.base_url.hostname in LOOPBACK
    return await records.link_to_record(manager, browser, room, lang, address or base_url(request, settings), only_here)


async def get_invitation(request: Request, manager: RoomManager, room: str, key: str, lang: Lang = "en") -> Invitation:
    """What a link leads to, before one sits down. A new browser gets its token here: of two links, each would give it one."""
    session = await tables.session_of(manager, room)
    stored_key = await manager.store.key(hash_of(key))
    if stored_key is None or stored_key.room != room:
        raise NotFound("this link leads nowhere: ask for a new one")
    new_room = session.room.config.new_room
    seats = [session.room.seats[int(seat)] for seat in stored_key.seats]
    is_free = not stored_key.used and (stored_key.purpose == "device" or any(seat.open for seat in seats))
    if token_of(request, settings_of(request)) is None:
        give_token(request, request.app.state.issued_tokens.new())
    return Invitation(
        room=room,
        name=session.room.config.name(lang),
        edition=said(load(new_room.edition).name, lang),
        players=[seat.name for seat in session.room.seats if not seat.open],
        seat=seats[0].name if is_free and seats else None,
        purpose="device" if stored_key.purpose == "device" else "invite",
        state=session.room.state,
        earlier_moves=session.room.earlier_moves,
    )


async def post_seat(request: Request, manager: RoomManager, room: str, data: Join) -> RoomCreated:
    """Sits down with the key of a link."""
    session = await tables.session_of(manager, room)
    key = await manager.store.key(hash_of(data.key))
    if key is None or key.room != room or key.used:
        raise RequestProblem(403, "key", say(data.lang, "server-used-link"), "key")
    token = await known_token(request) or new_token()
    browser = hash_of(token)
    client = Client(browser=browser, seats=key.seats, lang=data.lang)
    try:
        if key.purpose == "invite":
            await sit(session, client, int(key.seats[0]), data.name, key.hash)
        else:
            await add_device(manager.store, room, client, key.hash)
    except BadRoomConfig as error:
        raise RequestProblem(400, "bad-name", error.text(data.lang), error.field) from error
    except TooManyDevices as error:
        detail = say(data.lang, "server-too-many-devices", most=MOST_DEVICES)
        raise RequestProblem(429, "too-many-devices", detail, "key") from error
    except KeyUsed as error:
        raise RequestProblem(403, "key", say(data.lang, "server-used-link"), "key") from error
    with suppress(StoreError):  # the seat is taken, whatever happens now
        await refresh_seats(session)
    give_token(request, token)
    return RoomCreated(room=room)


async def post_key(request: Request, manager: RoomManager, browser: str, room: str, data: LinkRequest) -> Link:
    """Makes a link to share: to an open seat, to my seats on another device, or to watch."""
    session, client = await tables.visible_session(manager, browser, room)
    settings = settings_of(request)
    if data.purpose == "watch":
        return link(request, settings, f"t/{room}")
    if client is None:
        raise NotAllowed("only a player at this table may ask for such a link")
    if data.purpose == "device":
        seats = client.seats
    else:
        seats = (seat_to_invite(session, client, data.seat),)
    token = new_token()
    await manager.store.add_key(Key(hash=hash_of(token), room=room, seats=seats, purpose=data.purpose))
    return link(request, settings, f"join/{room}/{token}")


def seat_to_invite(session: Session, client: Client, name: str | None) -> str:
    """The number of the open seat with that name. Raises NotAllowed or RequestProblem."""
    if not client.host:
        raise NotAllowed("only the host of this table may invite")
    for number, seat in enumerate(session.room.seats):
        if seat.open and seat.name == name:
            return str(number)
    raise RequestProblem(400, "seat", "no seat of that name waits for a friend", "seat")


async def get_health(manager: RoomManager) -> Health:
    """Health check of the server and its database: writes a row."""
    try:
        await manager.store.check()
    except StoreError as error:
        raise RequestProblem(503, "store", str(error)) from error
    return Health(status="ok", version=__version__, rooms=len(manager.sessions), sockets=manager.sockets)


API_ROUTES = [
    *SHARED_ROUTES,
    ApiRoute("GET", "/api/words/{lang}", get_words),
    ApiRoute("GET", "/api/rooms", account_routes.get_own_tables),
    ApiRoute("POST", "/api/rooms", post_room, 201),
    ApiRoute("POST", "/api/rooms/{room}/rematch", rematch),
    ApiRoute("GET", "/api/account", account_routes.get_account),
    ApiRoute("POST", "/api/account/open", account_routes.open_account),
    ApiRoute("POST", "/api/account/leave", account_routes.leave_account),
    ApiRoute("POST", "/api/account/link", account_routes.post_account_link, 201),
    ApiRoute("POST", "/api/account/link/look", account_routes.look_at_account_link),
    ApiRoute("POST", "/api/account/link/use", account_routes.use_account_link),
    ApiRoute("POST", "/api/forget-me", account_routes.forget_me),
    ApiRoute("POST", "/api/records/room", post_record_room, 201, LARGEST_RECORD),
    ApiRoute("POST", "/api/guides", post_guide, 201),
    ApiRoute("GET", "/api/rooms/{room}/record-link", get_record_link),
    ApiRoute("GET", "/api/rooms/{room}/invitation", get_invitation),
    ApiRoute("POST", "/api/rooms/{room}/seats", post_seat, 201),
    ApiRoute("POST", "/api/rooms/{room}/keys", post_key, 201),
    ApiRoute("GET", "/api/rooms/{room}/devices", get_devices),
    ApiRoute("POST", "/api/rooms/{room}/devices/{id}/revoke", revoke_device),
    ApiRoute("GET", "/api/push", get_push_key),
    ApiRoute("POST", "/api/push", post_subscription),
    ApiRoute("POST", "/api/push/end", end_subscription),
    ApiRoute("POST", "/api/push/mute", mute_push),
    ApiRoute("GET", "/health", get_health),
]
SCHEMA = json.encode(describe(API_ROUTES))


async def get_schema() -> Response:
    """The description of the API."""
    return Response(SCHEMA, media_type="application/vnd.oai.openapi+json")


ROUTES = [
    *API_ROUTES,
    *(ApiRoute("GET", path, get_schema) for path in ("/schema", "/schema/openapi.json")),
    ApiRoute("GET", "/metrics", get_metrics),
    *(ApiRoute(method, path, get_file) for method in ("GET", "HEAD") for path in ("/", "/{path:path}")),
]
