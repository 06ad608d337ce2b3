"""Requests: setting up rooms, one's own tables, sitting down, links, the replay, the record."""

from contextlib import suppress
from functools import cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from ... import __version__
from ...editions import load
from ...editions.edition import said
from ..requests import games, tables
from ..requests.problem import NotAllowed, NotFound, RequestProblem
from ..rooms.room_config import BadRoomConfig
from ..rooms.room_manager import RoomManager
from ..rooms.session import Session
from ..settings import Settings
from ..store import Client, Key, KeyUsed, StoreError, TooManyRooms
from ..wire import Health, IdleRule, IdleRulesRequest, Invitation, Join, Lang, Link, LinkRequest, NewRoom, PositionView, Problem, RecordCheck, Replay, RoomCreated, RoomOptions, RoomSummary
from .browser_cookie import browser_of, check_origin, hash_of, new_token, set_token, token_of
from .links import link
from .static_files import StaticFile

AnyRequest = Request[Any, Any, Any]
ERROR_RESPONSES = {
    status: ResponseSpec(data_container=Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request is invalid.",
        403: "This browser may not do that.",
        404: "Not found.",
        409: "The table has moved on.",
        429: "Too many requests.",
        503: "The database does not answer.",
    }.items()
}


def manager_of(request: AnyRequest) -> RoomManager:
    """The rooms of this server."""
    manager: RoomManager = request.app.state.manager
    return manager


def settings_of(request: AnyRequest) -> Settings:
    """The settings of this server."""
    settings: Settings = request.app.state.settings
    return settings


async def known_token(request: AnyRequest) -> str | None:
    """The browser's token if it was made here; None for a stranger, and for one who made up a token."""
    token = token_of(request, settings_of(request))
    if token is None:
        return None
    browser = hash_of(token)
    is_known = browser in request.app.state.issued_tokens or await manager_of(request).store.knows(browser)
    return token if is_known else None


def asked_by(request: AnyRequest) -> tuple[RoomManager, str]:
    """The rooms of this server, and the browser that asks."""
    return manager_of(request), browser_of(request, settings_of(request))


@get("/api/room-options", responses=ERROR_RESPONSES)
async def get_room_options(lang: FromQuery[Lang] = "en") -> RoomOptions:
    """All that a new table offers: editions with their house rules, and bots."""
    return await tables.new_table_options(lang)


@post("/api/idle-rules", status_code=200, responses=ERROR_RESPONSES)
async def post_idle_rules(data: JSONBody[IdleRulesRequest]) -> list[IdleRule]:
    """The house rules of a new table that have no effect beside the others."""
    return await tables.rules_without_effect(data)


@get("/api/words/{lang:str}", media_type=MediaType.TEXT, responses=ERROR_RESPONSES)
async def get_words(request: AnyRequest, lang: FromPath[Lang]) -> Response[bytes]:
    """The page's words in a language, as a Project Fluent file."""
    return words_file(lang).response(request.headers.get("accept-encoding", ""))


@cache
def words_file(lang: Lang) -> StaticFile:
    """The page's words, compressed once."""
    return StaticFile(tables.page_words(lang), "text/plain; charset=utf-8")


@get("/api/rooms", responses=ERROR_RESPONSES)
async def get_rooms(request: AnyRequest, lang: FromQuery[Lang] = "en") -> list[RoomSummary]:
    """My tables, the latest first."""
    return await tables.own_tables(*asked_by(request), lang)


@post("/api/rooms", responses=ERROR_RESPONSES)
async def post_room(request: AnyRequest, data: JSONBody[NewRoom]) -> Response[RoomCreated]:
    """Sets up a table."""
    check_origin(request, settings_of(request))
    config = await tables.new_table_config(data)
    token = await known_token(request) or new_token()
    settings, quota = settings_of(request), request.app.state.address_quota
    try:
        async with quota.room_at(request.client.host if request.client else "") as rooms:
            created = await tables.new_table(manager_of(request), hash_of(token), config, settings.most_open_per_browser)
            rooms.add(created.room)
    except TooManyRooms as error:
        raise tables.too_many_tables(data.lang) from error
    response = Response(created)
    set_token(response, token, request, settings)
    return response


@get("/api/rooms/{room:str}/invitation", responses=ERROR_RESPONSES)
async def get_invitation(
    request: AnyRequest, room: FromPath[str], key: FromQuery[str], lang: FromQuery[Lang] = "en"
) -> Response[Invitation]:
    """What a link leads to, before one sits down. A new browser gets its token here: of two links, each would give it one."""
    session = await tables.session_of(manager_of(request), room)
    stored_key = await manager_of(request).store.key(hash_of(key))
    if stored_key is None or stored_key.room != room:
        raise NotFound("this link leads nowhere: ask for a new one")
    new_room = session.room.config.new_room
    seats = [session.room.seats[int(seat)] for seat in stored_key.seats]
    is_free = not stored_key.used and (stored_key.purpose == "device" or any(seat.open for seat in seats))
    invitation = Invitation(
        room=room,
        name=new_room.name,
        edition=said(load(new_room.edition).name, lang),
        players=[seat.name for seat in session.room.seats],
        seat=seats[0].name if is_free and seats else None,
        purpose="device" if stored_key.purpose == "device" else "invite",
        state=session.room.state,
        earlier_moves=session.room.earlier_moves,
    )
    response = Response(invitation)
    if token_of(request, settings_of(request)) is None:
        set_token(response, request.app.state.issued_tokens.new(), request, settings_of(request))
    return response


@post("/api/rooms/{room:str}/seats", responses=ERROR_RESPONSES)
async def post_seat(request: AnyRequest, room: FromPath[str], data: JSONBody[Join]) -> Response[RoomCreated]:
    """Sits down with the key of a link."""
    check_origin(request, settings_of(request))
    manager, session = manager_of(request), await tables.session_of(manager_of(request), room)
    key = await manager.store.key(hash_of(data.key))
    if key is None or key.room != room or key.used:
        raise RequestProblem(403, "key", "this link was used, or leads nowhere: ask for a new one", "key")
    token = await known_token(request) or new_token()
    browser = hash_of(token)
    client = Client(browser=browser, seats=key.seats, lang=data.lang)
    try:
        if key.purpose == "invite":
            await manager.sit(session, client, int(key.seats[0]), data.name, key.hash)
        else:
            await manager.store.add_seats(room, client, key.hash)
    except BadRoomConfig as error:
        raise RequestProblem(400, "bad-name", error.text(data.lang), error.field) from error
    except KeyUsed as error:
        raise RequestProblem(403, "key", "this link was used already: ask for a new one", "key") from error
    with suppress(StoreError):  # the seat is taken, whatever happens now
        await manager.refresh_seats(session)
    response = Response(RoomCreated(room=room))
    set_token(response, token, request, settings_of(request))
    return response


@post("/api/rooms/{room:str}/keys", responses=ERROR_RESPONSES)
async def post_key(request: AnyRequest, room: FromPath[str], data: JSONBody[LinkRequest]) -> Link:
    """Makes a link to share: to an open seat, to my seats on another device, or to watch."""
    check_origin(request, settings_of(request))
    session, client = await tables.visible_session(*asked_by(request), room)
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
    await manager_of(request).store.add_key(Key(hash=hash_of(token), room=room, seats=seats, purpose=data.purpose))
    return link(request, settings, f"join/{room}/{token}")


def seat_to_invite(session: Session, client: Client, name: str | None) -> str:
    """The number of the open seat with that name. Raises NotAllowed or RequestProblem."""
    if not client.host:
        raise NotAllowed("only the host of this table may invite")
    for number, seat in enumerate(session.room.seats):
        if seat.open and seat.name == name:
            return str(number)
    raise RequestProblem(400, "seat", "no seat of that name waits for a friend", "seat")


@get("/api/rooms/{room:str}/replay", responses=ERROR_RESPONSES)
async def get_replay(request: AnyRequest, room: FromPath[str], lang: FromQuery[Lang] = "en") -> Replay:
    """The replay of the game so far."""
    return await games.replay(*asked_by(request), room, lang)


@get("/api/rooms/{room:str}/plies/{ply:int}", responses=ERROR_RESPONSES)
async def get_ply(request: AnyRequest, room: FromPath[str], ply: FromPath[int], lang: FromQuery[Lang] = "en") -> PositionView:
    """The position after that many moves, chance counted."""
    return await games.position_at(*asked_by(request), room, ply, lang)


@get("/api/rooms/{room:str}/record", media_type=MediaType.TEXT, responses=ERROR_RESPONSES)
async def get_record(request: AnyRequest, room: FromPath[str]) -> Response[str]:
    """The whole record as a file that `duopoly replay` reads."""
    name, text = await games.record_file(*asked_by(request), room)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/rooms/{room:str}/check", responses=ERROR_RESPONSES)
async def get_record_check(request: AnyRequest, room: FromPath[str], lang: FromQuery[Lang] = "en") -> RecordCheck:
    """Checks every move of the game, and that the dice follow from the secret once that is open."""
    return await games.record_check(*asked_by(request), room, lang)


@get("/health", responses=ERROR_RESPONSES)
async def get_health(request: AnyRequest) -> Health:
    """Health check of the server and its database: writes a row."""
    manager = manager_of(request)
    try:
        await manager.store.check()
    except StoreError as error:
        raise RequestProblem(503, "store", str(error)) from error
    return Health(status="ok", version=__version__, rooms=len(manager.sessions), sockets=manager.sockets)
