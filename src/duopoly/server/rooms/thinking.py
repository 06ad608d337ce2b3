"""Where bots think: threads for those that answer at once, others for those that roll out, and the twin for these."""

import logging
import subprocess
import sys
import threading
from concurrent.futures import Executor, ThreadPoolExecutor

from ...bots import find
from ...fast import cpu_count, is_installed, is_warm, rollouts
from ...sim.rollouts import Rollouts

log = logging.getLogger(__name__)

QUICK, SLOW = 2, 32
"""So many threads; a bot that rolls out holds none of another table's, and no lock of Python's while it does."""
COMPILE = "from duopoly.fast import twin; twin()"


class Thinkers:
    """The threads of a server. The twin is looked for when the first bot wants it, and is compiled by another process."""

    def __init__(self) -> None:
        self.quick = ThreadPoolExecutor(QUICK, thread_name_prefix="bot")
        self.slow = ThreadPoolExecutor(SLOW, thread_name_prefix="thinker")
        self.rolling = ThreadPoolExecutor(max(1, cpu_count() - 1), thread_name_prefix="rollouts")
        self.rollouts: Rollouts | None = None
        self.looking = threading.Lock()
        self.looked = False

    def threads(self, bot: str) -> Executor:
        """Those in which a bot of that name thinks."""
        if not find(bot).twin:
            return self.quick
        with self.looking:
            if not self.looked:
                self.looked = True
                threading.Thread(target=self.look, name="twin", daemon=True).start()
        return self.slow

    def look(self) -> None:
        """Finds the twin; until then, and where there is none, such bots move without rollouts."""
        if not is_installed():
            log.warning("Numba is not installed: planner and expert move as trader does. pip install 'duopoly[fast]' has it.")
            return
        if not is_warm():
            subprocess.run([sys.executable, "-c", COMPILE], stdin=subprocess.DEVNULL, check=False)
        if is_warm():
            found = rollouts(log.warning)
            self.rollouts = lambda *asked: self.rolling.submit(found, *asked).result()

    def close(self) -> None:
        """Nobody thinks any more."""
        for threads in (self.quick, self.slow, self.rolling):
            threads.shutdown(wait=False, cancel_futures=True)
