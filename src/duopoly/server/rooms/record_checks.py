"""Checks of records: one at a time, because several would leave no time to the tables."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from ...play import fair
from ...play.errors import BadRecord
from ...play.game import Record
from ...play.versions import stop_words
from ...words import LANGUAGES
from ..wire import RecordCheck
from .analysis_queue import MOST_WAITING, QueueFull
from .room import Room
from .session import Session


class RecordChecks:
    """The checks of one server. Of each table at most one waits; it checks the game as it stands when its turn comes."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="check")
        self.turn = asyncio.Lock()
        self.waiting: dict[str, asyncio.Task[dict[str, RecordCheck]]] = {}

    async def result(self, session: Session) -> dict[str, RecordCheck]:
        """The result of checking a table's record, by language. Raises QueueFull."""
        room = session.room
        if session.record_check is not None and session.record_check[0] == state_of(room):
            return await asyncio.shield(session.record_check[1])
        if room.id not in self.waiting:
            if len(self.waiting) >= MOST_WAITING:
                raise QueueFull
            self.waiting[room.id] = asyncio.create_task(self.check(session))
        return await asyncio.shield(self.waiting[room.id])

    async def check(self, session: Session) -> dict[str, RecordCheck]:
        """Checks a table's record when its turn comes."""
        async with self.turn:
            room = session.room
            session.record_check = state_of(room), self.waiting.pop(room.id)
            return await asyncio.get_running_loop().run_in_executor(self.thread, check_record, room.record())

    def close(self) -> None:
        """Stops soon."""
        for task in self.waiting.values():
            task.cancel()
        self.thread.shutdown(wait=False, cancel_futures=True)


def state_of(room: Room) -> object:
    """What the result of a check depends on: the moves, the salts, the secret, and whether the guide was left."""
    return room.game_changes, len(room.dice.salts), room.secret, room.guide is None


def check_record(record: Record) -> dict[str, RecordCheck]:
    """The result of checking a record, by language."""
    try:
        result = fair.verify(record)
    except BadRecord as error:
        words = {lang: stop_words(error.stop, lang) if error.stop else str(error) for lang in LANGUAGES}
        return {lang: RecordCheck(ok=False, text=text) for lang, text in words.items()}
    return {lang: RecordCheck(ok=True, text=fair.describe(result, lang)) for lang in LANGUAGES}
