"""Where bots think and games are analyzed in a browser: in the worker itself, whose Python has no threads."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from ..fast import twin
from ..server.rooms.analysis_queue import AnalysisJob, AnalysisQueue
from ..server.rooms.bot_executor import BotExecutor
from ..sim.rollouts import Rollouts

T = TypeVar("T")


class WorkerBots(BotExecutor):
    """Bots that think one after the other. Nothing else happens meanwhile, so whatever has come in goes first."""

    async def run(self, bot: str, work: Callable[..., T], *args: Any) -> T:
        """Does a bot's work, and returns what it gives."""
        await asyncio.sleep(0)
        return work(*args)

    @property
    def rollouts(self) -> Rollouts | None:
        """The rollouts of the compiled rules; None without them, and then bots that roll out move like trader."""
        compiled = twin()
        return None if compiled is None else compiled.rollouts


class WorkerAnalyses(AnalysisQueue):
    """Analyzes one game after the other in slices: between two of them the tables go on."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, job: AnalysisJob) -> None:
        """Puts a job at the end of the queue."""
        task = asyncio.create_task(self.work_in_slices(job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def work_in_slices(self, job: AnalysisJob) -> None:
        """Does a job when its turn comes."""
        async with self.turn:
            for _ in self.work(job):
                await asyncio.sleep(0)

    def close(self) -> None:
        """Stops soon."""
        super().close()
        for task in self.tasks:
            task.cancel()
