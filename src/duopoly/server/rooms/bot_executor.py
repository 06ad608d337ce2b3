"""Where bots think: threads for quick bots, other threads for bots that use rollouts, and the compiled rules for those.

A question that several ask is answered once. It is dropped if nobody waits for the answer any longer.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from ...bots import find
from ...fast import cpu_count, twin
from ...sim.rollouts import Candidate, Rollouts

log = logging.getLogger(__name__)
T = TypeVar("T")

QUICK_THREADS, SLOW_THREADS = 2, 32
"""A bot that uses rollouts blocks no other table: it has its own thread and does not hold Python's lock."""


class BotExecutor:
    """The bot threads of a server."""

    def __init__(self) -> None:
        self.quick = ThreadPoolExecutor(QUICK_THREADS, thread_name_prefix="bot")
        self.slow = ThreadPoolExecutor(SLOW_THREADS, thread_name_prefix="slow-bot")
        self.rollout_threads = ThreadPoolExecutor(max(1, cpu_count() - 1), thread_name_prefix="rollouts")
        self.thinking = 0
        """How many bots are thinking now."""

    @contextmanager
    def count_thinking(self) -> Iterator[None]:
        """Counts a bot as thinking during the block."""
        self.thinking += 1
        try:
            yield
        finally:
            self.thinking -= 1

    def threads(self, bot: str) -> Executor:
        """The threads in which the bot of that name thinks."""
        return self.slow if find(bot).twin else self.quick

    async def run(self, bot: str, work: Callable[..., T], *args: Any) -> T:
        """Does a bot's work where the bot of that name thinks, and returns what it gives."""
        return await asyncio.get_running_loop().run_in_executor(self.threads(bot), work, *args)

    @property
    def rollouts(self) -> Rollouts | None:
        """Rolls out in threads of its own; None without the compiled rules, and then bots that roll out move like trader."""
        compiled = twin(log.warning)
        if compiled is None:
            return None
        return lambda *args: self.roll_out(compiled.rollouts, *args)

    def roll_out(self, rollouts: Rollouts, *args: Any) -> list[Candidate]:
        """Rolls out in a thread for that. Raises CancelledError when all is stopped: what waits for the result ends, too."""
        try:
            rolling = self.rollout_threads.submit(rollouts, *args)
        except RuntimeError:
            raise CancelledError from None
        return rolling.result()

    def close(self) -> None:
        """Stops all bots."""
        for threads in (self.quick, self.slow, self.rollout_threads):
            threads.shutdown(wait=False, cancel_futures=True)


class SharedWork(Generic[T]):
    """A bot's work on a game after so many `changes`, done once for all who wait. It is dropped if they leave before it begins.

    What has begun cannot be stopped: it is finished, for whoever comes back.
    """

    def __init__(self, executor: BotExecutor, changes: int, bot: str, work: Callable[..., T], *args: Any) -> None:
        self.changes = changes
        self.work = work
        self.waiting = 0
        self.has_begun = self.is_dropped = False
        self.task = asyncio.ensure_future(executor.run(bot, self.begin, *args))

    def begin(self, *args: Any) -> T:
        """Does the work."""
        self.has_begun = True
        return self.work(*args)

    @property
    def is_over(self) -> bool:
        """Whether it is done or dropped."""
        return self.is_dropped or self.task.done()

    async def result(self) -> T:
        """What the work gives."""
        self.waiting += 1
        try:
            return await asyncio.shield(self.task)
        finally:
            self.waiting -= 1
            if not (self.waiting or self.has_begun):
                self.is_dropped = True
                self.task.cancel()
