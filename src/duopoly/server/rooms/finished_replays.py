"""The replays of finished games, each played once in a language for all who look."""

import asyncio
from collections.abc import Callable

from ..wire import Replay
from .shared_tasks import SharedTasks

MOST_REPLAYS = 8
"""How many replays stay in memory: those that somebody looked at last. A long one takes some megabytes."""


class FinishedReplays:
    """The latest replays of finished games, which do not change. The room in them is as their first reader saw it."""

    def __init__(self) -> None:
        self.latest: dict[str, Replay] = {}
        self.playing = SharedTasks[Replay]()

    async def result(self, room: str, lang: str, view: Callable[[], Replay]) -> Replay:
        """The replay of a room's game in a language; a thread makes the `view` unless there is one."""
        name = f"{room} {lang}"
        replay = self.latest.pop(name, None) or await self.playing.result(name, lambda: asyncio.to_thread(view))
        self.latest[name] = replay
        if len(self.latest) > MOST_REPLAYS:
            del self.latest[next(iter(self.latest))]
        return replay
