"""What time it is: for the log as people know it, for waits a clock that nobody can set."""

import sys
import time
from collections.abc import Callable


def steady() -> float:
    """Seconds since some moment: they never go back, nobody sets them, and they go on while the computer sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Clock:
    """The server's clock. All times are seconds since 1970.

    `wall` is the computer's clock, which may be set forward or back at any time: it stands in the log. `now` goes on steadily
    from what the wall clock said when the server started: waits, deadlines, and the end of a timed game go by it.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = steady) -> None:
        self.wall = wall
        self.steady = steady
        self.offset = wall() - steady()

    def now(self) -> float:
        """The time on the clock that nobody can set."""
        return self.steady() + self.offset

    def from_log(self, at: float) -> float:
        """A time of the log, on the clock of `now`."""
        return at + self.now() - self.wall()
