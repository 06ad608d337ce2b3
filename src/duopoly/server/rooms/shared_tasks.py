"""Work on rooms that several may wait for: it is done once for all who come meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SharedTasks(Generic[T]):
    """The work that goes on, by room."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[T]] = {}

    async def result(self, room: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What the work on a room gives; begins it unless it goes on. It goes on if whoever waits for it leaves."""
        if room not in self.tasks:
            self.tasks[room] = asyncio.create_task(work())
            self.tasks[room].add_done_callback(lambda task: self.forget(room, task))
        return await asyncio.shield(self.tasks[room])

    def forget(self, room: str, task: asyncio.Task[T]) -> None:
        """Whoever comes now begins anew. An error was told to those who waited, if any still did."""
        del self.tasks[room]
        if not task.cancelled():
            task.exception()
