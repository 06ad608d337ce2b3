"""Requests for records that come from elsewhere, and for links that take a game elsewhere."""

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ...words import say
from ..rooms.record_link import page_address, record_link
from ..rooms.record_room import config_for_record, record_view
from ..rooms.room_config import BadRoomConfig
from ..store import TooManyRooms
from ..wire import Lang, Link, RecordRequest, RecordView, RoomCreated, RoomFromRecord
from .browser_cookie import check_origin, hash_of, new_token, set_token
from .links import LOOPBACK, base_url
from .problems import HttpProblem
from .routes import ERROR_RESPONSES, AnyRequest, known_token, manager_of, opened_record, settings_of, visible_session

LARGEST_RECORD_BODY = 1024 * 1024
"""As JSON a record is about a quarter longer than its file."""


@post("/api/records", status_code=200, responses=ERROR_RESPONSES, request_max_body_size=LARGEST_RECORD_BODY)
async def post_record(request: AnyRequest, data: JSONBody[RecordRequest]) -> RecordView:
    """What a record holds: a file's text, or the digits of a link."""
    check_origin(request, settings_of(request))
    try:
        return await asyncio.to_thread(record_view, data.record, data.lang)
    except BadRoomConfig as error:
        raise HttpProblem(400, "bad-record", error.text(data.lang), error.field) from error


@post("/api/records/room", responses=ERROR_RESPONSES, request_max_body_size=LARGEST_RECORD_BODY)
async def post_record_room(request: AnyRequest, data: JSONBody[RoomFromRecord]) -> Response[RoomCreated]:
    """Sets up a table where a record's game goes on, or can be looked back on."""
    check_origin(request, settings_of(request))
    try:
        config, opened = await asyncio.to_thread(config_for_record, data)
    except BadRoomConfig as error:
        raise HttpProblem(400, "bad-record", error.text(data.lang), error.field) from error
    token = await known_token(request) or new_token()
    settings, quota = settings_of(request), request.app.state.address_quota
    try:
        async with quota.room_at(request.client.host if request.client else "") as rooms:
            room = await manager_of(request).create(config, hash_of(token), settings.most_open_per_browser, opened)
            rooms.add(room)
    except TooManyRooms as error:
        raise HttpProblem(429, "too-many-tables", say(data.lang, "server-too-many-tables")) from error
    response = Response(RoomCreated(room=room))
    set_token(response, token, request, settings)
    return response


@get("/api/rooms/{room:str}/record-link", responses=ERROR_RESPONSES)
async def get_record_link(
    request: AnyRequest, room: FromPath[str], address: FromQuery[str] = "", lang: FromQuery[Lang] = "en"
) -> Link:
    """The link and the QR code that open the game's record at an address: by default, of this server."""
    session, _ = await visible_session(request, room)
    opened_record(session)
    settings, record = settings_of(request), session.room.record()
    try:
        base = page_address(address) if address else f"{base_url(request, settings)}/"
    except BadRoomConfig as error:
        raise HttpProblem(400, "bad-address", error.text(lang), error.field) from error
    only_here = not address and settings.is_local and request.base_url.hostname in LOOPBACK
    return await asyncio.to_thread(record_link, record, base, only_here)
