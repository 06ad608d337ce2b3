"""Analyses of finished games: one after the other in one thread, by the compiled twin, which lets others run meanwhile."""

import logging
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Literal

from ...analysis.game_review import GameReview, review_game
from ...analysis.rollout_engine import rollout_engine
from ...fast import is_installed, is_warm
from ...play.game import Record

log = logging.getLogger(__name__)

KEPT = 50
"""So many analyses stay at hand; a game that is over does not change."""
MOST_WAITING = 8

Stage = Literal["waiting", "warming", "working", "done", "failed"]


class Busy(Exception):
    """Too many games wait for their analysis."""


class Job:
    """A game and its analysis, as far as it has come; `words` are its moves as they are told, by language and ply."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.stage: Stage = "waiting"
        self.course: GameReview | None = None
        self.words: dict[tuple[str, int], tuple[str, str]] = {}


class Analyst:
    """The one of a server."""

    def __init__(self) -> None:
        self.jobs: dict[str, Job] = {}
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="analysis")
        self.closed = False
        self.compiling: subprocess.Popen[bytes] | None = None

    @property
    def can(self) -> bool:
        """Whether games can be analysed here: it takes the extra that compiles the rules."""
        return is_installed()

    def ask(self, room: str, record: Record) -> Job:
        """The analysis of a room's finished game: the one there is, or a new one. Raises Busy."""
        job = self.jobs.get(room)
        if job is None or job.stage == "failed":
            if sum(other.stage == "waiting" for other in self.jobs.values()) >= MOST_WAITING:
                raise Busy
            job = self.jobs[room] = Job(record)
            self.forget()
            self.start(job)
        return job

    def forget(self) -> None:
        """Lets the oldest go that are finished."""
        finished = [room for room, job in self.jobs.items() if job.stage in ("done", "failed")]
        for room in finished[: max(0, len(self.jobs) - KEPT)]:
            del self.jobs[room]

    def start(self, job: Job) -> Future[None]:
        """Puts a job behind those that wait."""
        return self.thread.submit(self.work, job)

    def work(self, job: Job) -> None:
        """Does a job, in the thread."""
        try:
            if not is_warm():
                job.stage = "warming"
                self.warm()
            job.stage = "working"
            for course in review_game(job.record, rollout_engine("twin"), lambda: self.closed):
                job.course = course
            job.stage = "failed" if self.closed else "done"
        except Exception:
            log.exception("an analysis")
            job.stage = "failed"

    def warm(self) -> None:
        """Has the rules compiled by a process of its own: that keeps an interpreter busy for half a minute."""
        command = [sys.executable, "-m", "duopoly", "warm"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as self.compiling:
            self.compiling.wait()

    def close(self) -> None:
        """Stops soon."""
        self.closed = True
        if self.compiling is not None:
            self.compiling.terminate()
        self.thread.shutdown(wait=False, cancel_futures=True)
