"""Guided games: setting one up."""

import asyncio

from ..rooms.guide_room import guide_room
from ..rooms.room_manager import RoomManager
from ..wire import GuideRequest, RoomCreated
from .records import record_table


async def guided_table(manager: RoomManager, browser: str, data: GuideRequest, most_open: int | None = None) -> RoomCreated:
    """Sets up a guided game. Raises RequestProblem if the browser has `most_open` tables whose games are not over."""
    config, opened = await asyncio.to_thread(guide_room, data)
    return await record_table(manager, browser, config, opened, most_open)
