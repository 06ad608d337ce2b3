"""Requests for records that come from elsewhere, and for links that take a game elsewhere."""

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ..requests import records, tables
from ..store import TooManyRooms
from ..wire import Lang, Link, RecordRequest, RecordView, RoomCreated, RoomFromRecord
from .browser_cookie import check_origin, hash_of, new_token, set_token
from .links import LOOPBACK, base_url
from .routes import ERROR_RESPONSES, AnyRequest, asked_by, known_token, manager_of, settings_of

LARGEST_RECORD_BODY = 1024 * 1024
"""As JSON a record is about a quarter longer than its file."""


@post("/api/records", status_code=200, responses=ERROR_RESPONSES, request_max_body_size=LARGEST_RECORD_BODY)
async def post_record(request: AnyRequest, data: JSONBody[RecordRequest]) -> RecordView:
    """What a record holds: a file's text, or the digits of a link."""
    check_origin(request, settings_of(request))
    return await records.record_contents(data)


@post("/api/records/room", responses=ERROR_RESPONSES, request_max_body_size=LARGEST_RECORD_BODY)
async def post_record_room(request: AnyRequest, data: JSONBody[RoomFromRecord]) -> Response[RoomCreated]:
    """Sets up a table where a record's game goes on, or can be looked back on."""
    check_origin(request, settings_of(request))
    config, opened = await records.record_table_config(data)
    token = await known_token(request) or new_token()
    settings, quota = settings_of(request), request.app.state.address_quota
    try:
        async with quota.room_at(request.client.host if request.client else "") as rooms:
            manager, most_open = manager_of(request), settings.most_open_per_browser
            created = await records.record_table(manager, hash_of(token), config, opened, most_open)
            rooms.add(created.room)
    except TooManyRooms as error:
        raise tables.too_many_tables(data.lang) from error
    response = Response(created)
    set_token(response, token, request, settings)
    return response


@get("/api/rooms/{room:str}/record-link", responses=ERROR_RESPONSES)
async def get_record_link(
    request: AnyRequest, room: FromPath[str], address: FromQuery[str] = "", lang: FromQuery[Lang] = "en"
) -> Link:
    """The link and the QR code that open the game's record at an address: by default, of this server."""
    settings = settings_of(request)
    only_here = not address and settings.is_local and request.base_url.hostname in LOOPBACK
    return await records.link_to_record(*asked_by(request), room, lang, address or base_url(request, settings), only_here)
