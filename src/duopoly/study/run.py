"""Playing many games: hands out jobs, takes in what comes of them, and loses and doubles nothing."""

import signal
import threading
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from time import monotonic
from types import FrameType, TracebackType
from typing import Any, Self

from ..sim.code_digest import code_digest
from ..sim.errors import BadPlan
from .job import Done, Games, Job, play
from .sums import Sums
from .worker_pool import WorkerPool

PART = 20_000
"""No job reaches over a multiple of this, so that files of so many games are filled one after the other."""
AHEAD = 2
"""How many jobs for each worker are handed out: one to play, one to begin with when it is done."""
MOST_BREAKS = 4
"""How often in a row workers may be lost with nothing done in between."""
GLANCE = 0.2
PATIENCE = 20.0

Keep = Callable[[Done], None]
Watch = Callable[[int], None]


class Missing:
    """The games still to be played, in ranges; handed out from the lowest on."""

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        """Each range is its first number and the one behind its last."""
        self.ranges = sorted(((first, end) for first, end in ranges if first < end), reverse=True)

    def __bool__(self) -> bool:
        return bool(self.ranges)

    def left(self) -> int:
        """How many there are."""
        return sum(end - first for first, end in self.ranges)

    def take(self, most: int) -> tuple[int, int]:
        """The first number of some games in a row and how many they are: at most so many, and within one part."""
        first, end = self.ranges.pop()
        stop = min(end, first + max(1, most), (first // PART + 1) * PART)
        if stop < end:
            self.ranges.append((stop, end))
        return first, stop - first

    def give_back(self, first: int, count: int) -> None:
        """They were not played after all."""
        self.ranges.append((first, first + count))
        self.ranges.sort(reverse=True)


class Stop:
    """Ctrl-C once: `asked` is set, `say` is called, and the run ends in good order; twice: at once."""

    def __init__(self, say: Callable[[], None] = lambda: None) -> None:
        self.asked, self.say = False, say
        self.before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self.ask)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)

    def ask(self, number: int, frame: FrameType | None) -> None:
        """The first time remembers it, the second interrupts."""
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True
        self.say()


class Run:
    """Games being played: `keep` gets what comes of each job, rows and all, `watch` how many it were; `sums` adds it up."""

    def __init__(self, games: Games, missing: Missing, keep: Keep | None = None, watch: Watch | None = None) -> None:
        self.games, self.missing, self.keep, self.watch = games, missing, keep, watch
        self.sums = Sums(games.what)
        self.pending: dict[Future[Done], Job] = {}
        self.breaks = 0
        self.pace = 0.0  # seconds a game takes one worker, as lately seen

    def play(self, crew: WorkerPool, stop: Stop | None = None) -> bool:
        """Lets a crew play all that is missing; False where it was stopped before."""
        self.crew, stop = crew, stop or Stop()
        try:
            while (self.missing or self.pending) and not stop.asked:
                self.hand_out()
                self.take_in(GLANCE)
            if stop.asked:
                self.finish_begun()
            return not self.missing and not self.pending
        finally:
            for future in self.pending:
                future.cancel()

    def hand_out(self) -> None:
        """As many jobs as the workers can have in hand."""
        while self.missing and len(self.pending) < AHEAD * max(1, self.crew.width()):
            first, count = self.missing.take(self.size())
            job = self.job(first, count, self.crew.compiled)
            try:
                self.pending[self.crew.submit(job)] = job
            except self.crew.lost:
                self.missing.give_back(first, count)
                self.start_over()

    def job(self, first: int, count: int, compiled: bool) -> Job:
        """A piece of the work."""
        return Job(self.games, first, count, compiled, self.keep is not None, code_digest())

    def probe(self, seconds: float, stop: Stop) -> None:
        """Plays a few games here on the interpreter, to know how long they take."""
        until, count = monotonic() + seconds, 1
        while self.missing and monotonic() < until and not stop.asked:
            self.add(play(self.job(*self.missing.take(count), False)))
            count = max(1, min(2 * count, int((until - monotonic()) / self.pace)))

    def size(self) -> int:
        """How many games make a job of the right length; a few until the pace is known, and towards the end smaller ones."""
        if not self.pace:
            return 100 if self.crew.compiled else 2
        fair = self.missing.left() // (AHEAD * max(1, self.crew.width())) + 1
        return min(int(self.crew.seconds / self.pace), fair)

    def take_in(self, seconds: float) -> None:
        """Waits so long for something to be done, and keeps it."""
        done, _ = wait(self.pending, timeout=seconds, return_when=FIRST_COMPLETED)
        lost = [future for future in done if not self.settle(future)]
        if lost:
            self.start_over()

    def settle(self, future: Future[Done]) -> bool:
        """Keeps what came of a job that is done; False where its worker was lost."""
        job = self.pending.pop(future)
        try:
            result = future.result()
        except self.crew.lost:
            self.missing.give_back(job.first, job.size)
            return False
        self.add(result)
        return True

    def start_over(self) -> None:
        """Workers were lost: what they had in hand is played again by new ones."""
        for future, job in list(self.pending.items()):
            if future.done():
                self.settle(future)
            else:
                del self.pending[future]
                self.missing.give_back(job.first, job.size)
        self.breaks += 1
        if self.breaks > MOST_BREAKS:
            raise BadPlan(
                f"workers: lost {self.breaks} times with nothing done in between; fewer of them would be right, "
                'or in a script the call under if __name__ == "__main__"'
            )
        self.crew.mend()

    def add(self, done: Done) -> None:
        """Keeps what came of a job, and counts it only then."""
        if self.keep is not None:
            self.keep(done)
        self.sums.add(done.sums)
        self.breaks = 0
        pace = done.seconds / done.size
        self.pace = pace if not self.pace else 0.7 * self.pace + 0.3 * pace
        if self.watch is not None:
            self.watch(done.size)

    def left(self) -> list[tuple[int, int]]:
        """The games that are not done, in ranges: nobody has them, or somebody has and did not give them back."""
        held = [(job.first, job.first + job.size) for job in self.pending.values()]
        return sorted([*self.missing.ranges, *held])

    def finish_begun(self) -> None:
        """Gives back what nobody has begun, and waits a little for what somebody has."""
        for future, job in list(self.pending.items()):
            if future.cancel():
                del self.pending[future]
                self.missing.give_back(job.first, job.size)
        until = monotonic() + PATIENCE
        while self.pending and monotonic() < until:
            self.take_in(GLANCE)


def play_all(games: Games, number: int, crew: WorkerPool, keep: Keep | None = None, watch: Watch | None = None) -> Sums:
    """Lets a crew play games 0 to `number - 1`, and adds them up; the crew can play others afterwards."""
    run = Run(games, Missing([(0, number)]), keep, watch)
    run.play(crew)
    return run.sums


def rows_of_all(games: Games, number: int, crew: WorkerPool, watch: Watch | None = None) -> bytes:
    """The packed rows of games 0 to `number - 1`, in their order."""
    chunks: dict[int, bytes] = {}

    def keep(done: Done) -> None:
        chunks[done.first] = done.rows

    play_all(games, number, crew, keep, watch)
    return b"".join(rows for _, rows in sorted(chunks.items()))
