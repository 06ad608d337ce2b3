"""Records that come from elsewhere, and links that take a game elsewhere."""

import asyncio

from ..rooms.record_link import page_address, record_link
from ..rooms.record_room import OpenedRecord, config_for_record, record_view
from ..rooms.room_config import BadRoomConfig, RoomConfig
from ..rooms.room_manager import RoomManager
from ..store import TooManyRooms
from ..wire import Lang, Link, RecordRequest, RecordView, RoomCreated, RoomFromRecord
from .games import opened_record
from .problem import RequestProblem
from .tables import too_many_tables, visible_session


async def record_contents(data: RecordRequest) -> RecordView:
    """What a record holds: a file's text, or the digits of a link. Raises RequestProblem."""
    try:
        return await asyncio.to_thread(record_view, data.record, data.lang)
    except BadRoomConfig as error:
        raise RequestProblem(400, "bad-record", error.text(data.lang), error.field) from error


async def record_table_config(data: RoomFromRecord) -> tuple[RoomConfig, OpenedRecord]:
    """What the host of a record's table chose, checked, and the record. Raises RequestProblem."""
    try:
        return await asyncio.to_thread(config_for_record, data)
    except BadRoomConfig as error:
        raise RequestProblem(400, "bad-record", error.text(data.lang), error.field) from error


async def record_table(
    manager: RoomManager, browser: str, config: RoomConfig, opened: OpenedRecord, most_open: int | None = None
) -> RoomCreated:
    """Sets up a table where a record's game goes on, or can be looked back on. Raises RequestProblem as `new_table` does."""
    try:
        return RoomCreated(room=await manager.create(config, browser, most_open, opened))
    except TooManyRooms as error:
        raise too_many_tables(config.new_room.lang) from error


async def link_to_record(
    manager: RoomManager, browser: str, room: str, lang: Lang = "en", address: str = "", only_here: bool = False
) -> Link:
    """The link and the QR code that open a table's record at an address. Raises RequestProblem."""
    session, _ = await visible_session(manager, browser, room)
    opened_record(session)
    record = session.room.record()
    try:
        base = page_address(address)
    except BadRoomConfig as error:
        raise RequestProblem(400, "bad-address", error.text(lang), error.field) from error
    return await asyncio.to_thread(record_link, record, base, only_here)
