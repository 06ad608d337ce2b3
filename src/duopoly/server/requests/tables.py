"""Tables: what a new one offers, setting it up, one's own, who may see one."""

import asyncio
from collections.abc import AsyncIterator
from functools import cache

from ...editions import load, names
from ...words import FOLDER, say
from ..rooms.room_config import BadRoomConfig, RoomConfig, room_config_of
from ..rooms.room_manager import RoomManager
from ..rooms.seats import client_of
from ..rooms.session import Session
from ..store import Client, TooManyRooms
from ..views.room_options import idle_rules, room_options
from ..wire import IdleRule, IdleRulesRequest, Lang, NewRoom, RoomCreated, RoomOptions, RoomSummary
from .problem import NotAllowed, NotFound, RequestProblem

PAGE_WORDS = ("common.ftl", "fair.ftl")
MOST_LISTED = 100


async def new_table_options(lang: Lang = "en") -> RoomOptions:
    """All that a new table offers: editions with their house rules, and bots."""
    return await asyncio.to_thread(room_options, lang)


async def rules_without_effect(data: IdleRulesRequest) -> list[IdleRule]:
    """The house rules of a new table that have no effect beside the others."""
    if data.edition not in names():
        return []
    return await asyncio.to_thread(idle_rules, load(data.edition), data.rules, data.aim, data.lang)


@cache
def page_words(lang: Lang) -> bytes:
    """The page's words in a language, as a Project Fluent file; read once."""
    paths = sorted(path for path in (FOLDER / lang).glob("*.ftl") if path.name in PAGE_WORDS or path.name.startswith("web-"))
    return b"\n".join(path.read_bytes() for path in paths)


async def own_tables(manager: RoomManager, browser: str, lang: Lang = "en") -> list[RoomSummary]:
    """A browser's tables, the latest first."""
    return [summary async for summary in summaries(manager, browser, lang)]


async def summaries(manager: RoomManager, browser: str, lang: Lang) -> AsyncIterator[RoomSummary]:
    """A browser's tables, the latest first, one by one: to read all of them may take long."""
    for room, last in (await manager.store.rooms_of(browser))[:MOST_LISTED]:
        if summary := await manager.own_rooms.summary(room, browser, last, lang):
            yield summary


async def new_table_config(data: NewRoom) -> RoomConfig:
    """What the host of a new table chose, checked. Raises RequestProblem."""
    try:
        return await asyncio.to_thread(room_config_of, data)
    except BadRoomConfig as error:
        raise RequestProblem(400, "bad-room", error.text(data.lang), error.field) from error


async def new_table(manager: RoomManager, browser: str, config: RoomConfig, most_open: int | None = None) -> RoomCreated:
    """Sets up a table. Raises RequestProblem if the browser has `most_open` whose games are not over."""
    try:
        return RoomCreated(room=await manager.create(config, browser, most_open))
    except TooManyRooms as error:
        raise too_many_tables(config.new_room.lang) from error


def too_many_tables(lang: str) -> RequestProblem:
    """The problem of somebody who has as many tables as one may have."""
    return RequestProblem(429, "too-many-tables", say(lang, "server-too-many-tables"))


async def session_of(manager: RoomManager, room: str) -> Session:
    """The room. Raises NotFound."""
    session = await manager.open(room)
    if session is None:
        raise NotFound(f"there is no table {room!r}")
    return session


async def visible_session(manager: RoomManager, browser: str, room: str) -> tuple[Session, Client | None]:
    """The room, and what the browser is there. Raises NotFound, and NotAllowed if strangers may not watch."""
    session = await session_of(manager, room)
    client = await client_of(manager.reader, session.room, browser)
    if client is None and not session.room.config.new_room.spectators:
        raise NotAllowed("this table is for its players only")
    return session, client
