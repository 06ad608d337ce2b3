"""Analyses of finished games. One thread works through them on the compiled rules, so the event loop stays free."""

import logging
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

from ...analysis.expected_line import Line, expected_line
from ...analysis.game_review import GameReview, review_game
from ...analysis.rollout_engine import rollout_engine
from ...analysis.story import PlayedEvent, TurningPoint, events_of, turning_point
from ...fast import twin
from ...play.game import Record
from ..views.analysis import CostlyLabels, analysis_view, costly_labels, no_analysis
from ..wire import Analysis

log = logging.getLogger(__name__)

MOST_FINISHED = 50
"""How many finished analyses stay in memory."""
MOST_WAITING = 8
"""How many games may wait for their analysis, and how many for a check."""
MOST_OF_ONE_ADDRESS = 3
"""How many of the analyses that one address asked for may be unfinished at a time, so that others get their turn."""

Stage = Literal["waiting", "working", "done", "failed"]


class QueueFull(Exception):
    """Too many games are waiting."""


class TooManyOfOneAddress(QueueFull):
    """The address that asks has too many games in the queue."""


class AnalysisJob:
    """A finished game and its analysis so far. `winner` is its only winner, or None; `address` is whose request began it.

    `labels` caches the costly moves in words, by language and ply; `lines` what the bot expected after the better moves.
    """

    def __init__(self, record: Record, winner: str | None = None, address: str = "") -> None:
        self.record = record
        self.winner = winner
        self.address = address
        self.stage: Stage = "waiting"
        self.review: GameReview | None = None
        self.labels: dict[str, dict[int, CostlyLabels]] = {}
        self.lines: dict[int, Line] = {}
        self.events: list[PlayedEvent] | None = None

    def turning_point(self, review: GameReview) -> TurningPoint | None:
        """Where the game turned by a review in which every point has odds; None before that, and if it did not."""
        if self.winner is None or not review.plies or review.plies[-1] != len(self.record.moves):
            return None
        if self.events is None:
            self.events = events_of(self.record)
        return turning_point(review, self.winner, self.events)

    def line(self, ply: int) -> Line:
        """What the bot expected after the better move of the costly decision before this ply. Raises LookupError."""
        costly = next((costly for costly in (self.review.costly if self.review else []) if costly.ply == ply), None)
        if costly is None:
            raise LookupError(ply)
        if ply not in self.lines:
            self.lines[ply] = expected_line(self.record.replay(upto=ply - 1), costly.better)
        return self.lines[ply]


class AnalysisQueue:
    """The analyses of one server."""

    def __init__(self) -> None:
        self.jobs: dict[str, AnalysisJob] = {}
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="analysis")
        self.closed = False

    @property
    def why_missing(self) -> str:
        """Why this server cannot analyze games, which needs the compiled rules; "" if it can."""
        reasons: list[str] = []
        twin(reasons.append)
        return " ".join(reasons)

    def submit(self, room: str, record: Record, winner: str | None = None, address: str = "") -> AnalysisJob:
        """The analysis of a room's finished game; starts one if there is none. Raises QueueFull."""
        job = self.jobs.get(room)
        if job is None or job.stage == "failed":
            unfinished = [other for other in self.jobs.values() if other.stage in ("waiting", "working")]
            if address and sum(other.address == address for other in unfinished) >= MOST_OF_ONE_ADDRESS:
                raise TooManyOfOneAddress
            if sum(other.stage == "waiting" for other in self.jobs.values()) >= MOST_WAITING:
                raise QueueFull
            job = self.jobs[room] = AnalysisJob(record, winner, address)
            self.drop_oldest()
            self.start(job)
        return job

    def drop_oldest(self) -> None:
        """Forgets the oldest finished analyses beyond MOST_FINISHED."""
        finished = [room for room, job in self.jobs.items() if job.stage in ("done", "failed")]
        for room in finished[: max(0, len(self.jobs) - MOST_FINISHED)]:
            del self.jobs[room]

    def start(self, job: AnalysisJob) -> None:
        """Puts a job at the end of the queue."""
        self.thread.submit(deque, self.work(job), 0)

    def work(self, job: AnalysisJob) -> Iterator[None]:
        """Does a job in slices."""
        try:
            job.stage = "working"
            for review in review_game(job.record, rollout_engine("twin"), lambda: self.closed):
                job.review = review or job.review
                yield
            job.stage = "failed" if self.closed else "done"
        except Exception:
            log.exception("an analysis")
            job.stage = "failed"

    def close(self) -> None:
        """Stops soon."""
        self.closed = True
        self.thread.shutdown(wait=False, cancel_futures=True)


def job_view(job: AnalysisJob | None, why_missing: str, lang: str) -> Analysis:
    """The analysis as the page draws it. Puts costly moves that have no words yet into words."""
    if job is None:
        return no_analysis(why_missing)
    stage, review = job.stage, job.review  # in this order: a review that is not the last one must not count as done
    if review is None:
        return Analysis(state=stage)
    labels = job.labels.setdefault(lang, {})
    new = {costly.ply: costly.better for costly in review.costly if costly.ply not in labels}
    if new:
        labels |= costly_labels(job.record, new, lang)
    return analysis_view(stage, review, labels, job.turning_point(review), lang)
