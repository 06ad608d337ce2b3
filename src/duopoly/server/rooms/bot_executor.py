"""Where bots think: threads for quick bots, other threads for bots that use rollouts, and the compiled rules for those."""

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager

from ...bots import find
from ...fast import cpu_count, is_installed, is_warm, rollouts
from ...sim.rollouts import Rollouts

log = logging.getLogger(__name__)

QUICK_THREADS, SLOW_THREADS = 2, 32
"""A bot that uses rollouts blocks no other table: it has its own thread and does not hold Python's lock."""
COMPILE = "from duopoly.fast import twin; twin()"


class BotExecutor:
    """The bot threads of a server. The first bot that needs the compiled rules loads them; another process compiles them."""

    def __init__(self) -> None:
        self.quick = ThreadPoolExecutor(QUICK_THREADS, thread_name_prefix="bot")
        self.slow = ThreadPoolExecutor(SLOW_THREADS, thread_name_prefix="slow-bot")
        self.rollout_threads = ThreadPoolExecutor(max(1, cpu_count() - 1), thread_name_prefix="rollouts")
        self.rollouts: Rollouts | None = None
        self.load_lock = threading.Lock()
        self.is_loading = False
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
        if not find(bot).twin:
            return self.quick
        with self.load_lock:
            if not self.is_loading:
                self.is_loading = True
                threading.Thread(target=self.load_twin, name="twin", daemon=True).start()
        return self.slow

    def load_twin(self) -> None:
        """Loads the compiled rules. Until then, and if there are none, such bots move without rollouts."""
        if not is_installed():
            log.warning("Numba is not installed: planner and expert play like trader. pip install 'duopoly[fast]' installs it.")
            return
        if not is_warm():
            subprocess.run([sys.executable, "-c", COMPILE], stdin=subprocess.DEVNULL, check=False)
        if is_warm():
            run = rollouts(log.warning)
            self.rollouts = lambda *args: self.rollout_threads.submit(run, *args).result()

    def close(self) -> None:
        """Stops all bots."""
        for threads in (self.quick, self.slow, self.rollout_threads):
            threads.shutdown(wait=False, cancel_futures=True)
