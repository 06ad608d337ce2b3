"""Requests: setting up rooms, one's own tables, sitting down, links, the replay, the record."""

import asyncio
from contextlib import suppress
from functools import cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from ... import __version__
from ...editions import load, names
from ...editions.edition import said
from ...play import fair
from ...play.errors import BadRecord
from ...play.game import Record
from ...play.versions import stop_words
from ...words import FOLDER, say
from ..rooms.room_config import BadRoomConfig, room_config_of
from ..rooms.room_manager import RoomManager
from ..rooms.room_view import offline_room_view
from ..rooms.session import Session
from ..settings import Settings
from ..store import Client, Key, KeyUsed, StoreError, TooManyRooms
from ..views.replay import replay_view, view_at
from ..views.room_options import idle_rules, room_options
from ..wire import Health, IdleRule, IdleRulesRequest, Invitation, Join, Lang, Link, LinkRequest, NewRoom, PositionView, Problem, RecordCheck, Replay, RoomCreated, RoomOptions, RoomSummary
from .browser_cookie import browser_of, check_origin, hash_of, new_token, set_token, token_of
from .links import link
from .problems import HttpProblem
from .static_files import StaticFile

AnyRequest = Request[Any, Any, Any]
PAGE_WORDS = ("common.ftl", "fair.ftl")
MOST_LISTED = 100
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


async def session_of(request: AnyRequest, room: str) -> Session:
    """The room. Raises NotFoundException."""
    session = await manager_of(request).open(room)
    if session is None:
        raise NotFoundException(f"there is no table {room!r}")
    return session


async def visible_session(request: AnyRequest, room: str) -> tuple[Session, Client | None]:
    """The room, and what the browser is there. Raises PermissionDeniedException if strangers may not watch."""
    session = await session_of(request, room)
    client = await manager_of(request).client(session.room, browser_of(request, settings_of(request)))
    if client is None and not session.room.config.new_room.spectators:
        raise PermissionDeniedException("this table is for its players only")
    return session, client


@get("/api/room-options", responses=ERROR_RESPONSES)
async def get_room_options(lang: FromQuery[Lang] = "en") -> RoomOptions:
    """All that a new table offers: editions with their house rules, and bots."""
    return await asyncio.to_thread(room_options, lang)


@post("/api/idle-rules", status_code=200, responses=ERROR_RESPONSES)
async def post_idle_rules(data: JSONBody[IdleRulesRequest]) -> list[IdleRule]:
    """The house rules of a new table that have no effect beside the others."""
    if data.edition not in names():
        return []
    return await asyncio.to_thread(idle_rules, load(data.edition), data.rules, data.aim, data.lang)


@get("/api/words/{lang:str}", media_type=MediaType.TEXT, responses=ERROR_RESPONSES)
async def get_words(request: AnyRequest, lang: FromPath[Lang]) -> Response[bytes]:
    """The page's words in a language, as a Project Fluent file."""
    return page_words(lang).response(request.headers.get("accept-encoding", ""))


@cache
def page_words(lang: Lang) -> StaticFile:
    """The page's words, read once."""
    paths = sorted(path for path in (FOLDER / lang).glob("*.ftl") if path.name in PAGE_WORDS or path.name.startswith("web-"))
    return StaticFile(b"\n".join(path.read_bytes() for path in paths), "text/plain; charset=utf-8")


@get("/api/rooms", responses=ERROR_RESPONSES)
async def get_rooms(request: AnyRequest, lang: FromQuery[Lang] = "en") -> list[RoomSummary]:
    """My tables, the latest first."""
    manager, browser = manager_of(request), browser_of(request, settings_of(request))
    rooms = (await manager.store.rooms_of(browser))[:MOST_LISTED]
    summaries = [await manager.summary(room, browser, last, lang) for room, last in rooms]
    return [summary for summary in summaries if summary is not None]


@post("/api/rooms", responses=ERROR_RESPONSES)
async def post_room(request: AnyRequest, data: JSONBody[NewRoom]) -> Response[RoomCreated]:
    """Sets up a table."""
    check_origin(request, settings_of(request))
    try:
        config = await asyncio.to_thread(room_config_of, data)
    except BadRoomConfig as error:
        raise HttpProblem(400, "bad-room", error.text(data.lang), error.field) from error
    token = await known_token(request) or new_token()
    settings, quota = settings_of(request), request.app.state.address_quota
    try:
        async with quota.room_at(request.client.host if request.client else "") as rooms:
            room = await manager_of(request).create(config, hash_of(token), settings.most_open_per_browser)
            rooms.add(room)
    except TooManyRooms as error:
        raise HttpProblem(429, "too-many-tables", say(data.lang, "server-too-many-tables")) from error
    response = Response(RoomCreated(room=room))
    set_token(response, token, request, settings_of(request))
    return response


@get("/api/rooms/{room:str}/invitation", responses=ERROR_RESPONSES)
async def get_invitation(
    request: AnyRequest, room: FromPath[str], key: FromQuery[str], lang: FromQuery[Lang] = "en"
) -> Response[Invitation]:
    """What a link leads to, before one sits down. A new browser gets its token here: of two links, each would give it one."""
    session = await session_of(request, room)
    stored_key = await manager_of(request).store.key(hash_of(key))
    if stored_key is None or stored_key.room != room:
        raise NotFoundException("this link leads nowhere: ask for a new one")
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
    manager, session = manager_of(request), await session_of(request, room)
    key = await manager.store.key(hash_of(data.key))
    if key is None or key.room != room or key.used:
        raise HttpProblem(403, "key", "this link was used, or leads nowhere: ask for a new one", "key")
    token = await known_token(request) or new_token()
    browser = hash_of(token)
    client = Client(browser=browser, seats=key.seats, lang=data.lang)
    try:
        if key.purpose == "invite":
            await manager.sit(session, client, int(key.seats[0]), data.name, key.hash)
        else:
            await manager.store.add_seats(room, client, key.hash)
    except BadRoomConfig as error:
        raise HttpProblem(400, "bad-name", error.text(data.lang), error.field) from error
    except KeyUsed as error:
        raise HttpProblem(403, "key", "this link was used already: ask for a new one", "key") from error
    with suppress(StoreError):  # the seat is taken, whatever happens now
        await manager.refresh_seats(session)
    response = Response(RoomCreated(room=room))
    set_token(response, token, request, settings_of(request))
    return response


@post("/api/rooms/{room:str}/keys", responses=ERROR_RESPONSES)
async def post_key(request: AnyRequest, room: FromPath[str], data: JSONBody[LinkRequest]) -> Link:
    """Makes a link to share: to an open seat, to my seats on another device, or to watch."""
    check_origin(request, settings_of(request))
    session, client = await visible_session(request, room)
    settings = settings_of(request)
    if data.purpose == "watch":
        return link(request, settings, f"t/{room}")
    if client is None:
        raise PermissionDeniedException("only a player at this table may ask for such a link")
    if data.purpose == "device":
        seats = client.seats
    else:
        seats = (seat_to_invite(session, client, data.seat),)
    token = new_token()
    await manager_of(request).store.add_key(Key(hash=hash_of(token), room=room, seats=seats, purpose=data.purpose))
    return link(request, settings, f"join/{room}/{token}")


def seat_to_invite(session: Session, client: Client, name: str | None) -> str:
    """The number of the open seat with that name. Raises PermissionDeniedException or HttpProblem."""
    if not client.host:
        raise PermissionDeniedException("only the host of this table may invite")
    for number, seat in enumerate(session.room.seats):
        if seat.open and seat.name == name:
            return str(number)
    raise HttpProblem(400, "seat", "no seat of that name waits for a friend", "seat")


@get("/api/rooms/{room:str}/replay", responses=ERROR_RESPONSES)
async def get_replay(request: AnyRequest, room: FromPath[str], lang: FromQuery[Lang] = "en") -> Replay:
    """The replay of the game so far."""
    session, client = await visible_session(request, room)
    record, now = opened_record(session), session.clock.now()
    return await asyncio.to_thread(lambda: replay_view(offline_room_view(session.room, client, lang, now), record, lang))


@get("/api/rooms/{room:str}/plies/{ply:int}", responses=ERROR_RESPONSES)
async def get_ply(request: AnyRequest, room: FromPath[str], ply: FromPath[int], lang: FromQuery[Lang] = "en") -> PositionView:
    """The position after that many moves, chance counted."""
    session, _ = await visible_session(request, room)
    record = opened_record(session)
    if not 0 <= ply <= len(record.moves):
        raise NotFoundException(f"ply: expected 0 to {len(record.moves)}, got {ply}")
    return await asyncio.to_thread(view_at, record, ply, lang)


@get("/api/rooms/{room:str}/record", media_type=MediaType.TEXT, responses=ERROR_RESPONSES)
async def get_record(request: AnyRequest, room: FromPath[str]) -> Response[str]:
    """The whole record as a file that `duopoly replay` reads."""
    session, _ = await visible_session(request, room)
    opened_record(session)
    record = session.room.record()
    name = f"duopoly-{record.header['edition']}-{room}.jsonl"
    text = "".join(f"{line}\n" for line in record.lines())
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/rooms/{room:str}/check", responses=ERROR_RESPONSES)
async def get_record_check(request: AnyRequest, room: FromPath[str], lang: FromQuery[Lang] = "en") -> RecordCheck:
    """Checks every move of the game, and that the dice follow from the secret once that is open."""
    session, _ = await visible_session(request, room)
    opened_record(session)
    if not session.room.is_genuine:
        return RecordCheck(ok=False, text=session.room.notice(lang))
    return await asyncio.to_thread(check_record, session.room.record(), lang)


def check_record(record: Record, lang: str) -> RecordCheck:
    """The result of checking a record."""
    try:
        return RecordCheck(ok=True, text=fair.describe(fair.verify(record), lang))
    except BadRecord as error:
        return RecordCheck(ok=False, text=stop_words(error.stop, lang) if error.stop else str(error))


def opened_record(session: Session) -> Record:
    """The record of the room's game so far, with the secret if the game is over. Raises HttpProblem if it has not begun."""
    room = session.room
    if room.game is None:
        raise HttpProblem(409, "not-playing", "the game has not begun")
    return room.playable_record()


@get("/health", responses=ERROR_RESPONSES)
async def get_health(request: AnyRequest) -> Health:
    """Health check of the server and its database: writes a row."""
    manager = manager_of(request)
    try:
        await manager.store.check()
    except StoreError as error:
        raise HttpProblem(503, "store", str(error)) from error
    return Health(status="ok", version=__version__, rooms=len(manager.sessions), sockets=manager.sockets)
