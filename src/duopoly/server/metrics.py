"""What an operator wants to know of this process, counted as it happens, in the text format of Prometheus.

The counters cost next to nothing, so they always count; `duopoly serve --metrics` only shows them. Nothing here names a
table, a person, or an address.
"""

import os
import sys
import time
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from .clock import Clock

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
STARTED = Clock().wall()
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper ends of a histogram's buckets, in seconds."""
PROC = Path("/proc/self")


class Counter:
    """How often something happened, by the values of its labels. Threads may count, too."""

    type = "counter"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        self.name, self.help, self.labels = name, help, labels
        self.counts: Counts[tuple[str, ...]] = Counts() if labels else Counts({(): 0})
        self.lock = Lock()

    def add(self, *values: str, number: int = 1) -> None:
        """Counts something with these values of its labels."""
        with self.lock:
            self.counts[values] += number

    def samples(self) -> Iterator[str]:
        """The lines with the numbers."""
        for values, count in sorted(self.counts.items()):
            yield sample(self.name, dict(zip(self.labels, values, strict=True)), count)


class Histogram:
    """How long something took, in seconds. Threads may measure, too."""

    type = "histogram"

    def __init__(self, name: str, help: str, ends: Sequence[float] = QUICK) -> None:
        self.name, self.help, self.ends = name, help, ends
        self.counts = [0] * (len(ends) + 1)
        self.seconds = 0.0
        self.lock = Lock()

    def observe(self, seconds: float) -> None:
        """Notes how long it took once."""
        with self.lock:
            self.counts[bisect_left(self.ends, seconds)] += 1
            self.seconds += seconds

    @contextmanager
    def measure(self) -> Iterator[None]:
        """Notes how long the block takes, unless it raises."""
        begun = time.perf_counter()
        yield
        self.observe(time.perf_counter() - begun)

    def samples(self) -> Iterator[str]:
        """The lines with the numbers."""
        total = 0
        for end, count in zip((*map(str, self.ends), "+Inf"), self.counts, strict=True):
            total += count
            yield sample(f"{self.name}_bucket", {"le": end}, total)
        yield sample(f"{self.name}_sum", {}, round(self.seconds, 6))
        yield sample(f"{self.name}_count", {}, total)


MOVES = Counter("duopoly_moves_total", "Moves of people, of bots, and of chance.", "by")
MOVE_SECONDS = Histogram("duopoly_move_seconds", "From a person's move to the messages for everyone, the database included.")
STORE_SECONDS = Histogram("duopoly_store_append_seconds", "How long the database took to append to a log.")
STORE_ERRORS = Counter("duopoly_store_errors_total", "Entries that the database could not append.")
THOUGHT_SECONDS = Histogram("duopoly_bot_thought_seconds", "How long a bot thought about a move.")
REQUESTS = Counter("duopoly_requests_total", "Answered requests.", "method", "status")
KEPT = (MOVES, MOVE_SECONDS, STORE_SECONDS, STORE_ERRORS, THOUGHT_SECONDS, REQUESTS)


def sample(name: str, labels: dict[str, str], value: float) -> str:
    """A line of the text format. The values of labels are words of ours, which need no escaping."""
    pairs = ",".join(f'{label}="{text}"' for label, text in labels.items())
    return f"{name}{{{pairs}}} {value}" if pairs else f"{name} {value}"


def gauge(name: str, help: str, value: float, labels: dict[str, str] | None = None, type: str = "gauge") -> list[str]:
    """The lines of a metric with one number."""
    return [f"# HELP {name} {help}", f"# TYPE {name} {type}", sample(name, labels or {}, value)]


def metrics_text(version: str, tables: int, connections: int, thinking: int) -> str:
    """All metrics of this process."""
    lines = [
        *gauge("duopoly_info", "The version of Duopoly.", 1, {"version": version}),
        *gauge("duopoly_tables", "Tables in the memory of this server.", tables),
        *gauge("duopoly_connections", "Browsers connected to a table.", connections),
        *gauge("duopoly_bots_thinking", "Bots that are thinking about a move.", thinking),
    ]
    for metric in KEPT:
        lines += [f"# HELP {metric.name} {metric.help}", f"# TYPE {metric.name} {metric.type}", *metric.samples()]
    return "\n".join([*lines, *process_lines(), ""])


def process_lines() -> Iterator[str]:
    """What this process uses, under the customary names."""
    yield from gauge("process_start_time_seconds", "When the process began, since 1970.", round(STARTED, 3))
    times = os.times()
    used = round(times.user + times.system, 2)
    yield from gauge("process_cpu_seconds_total", "Processor time, in seconds.", used, type="counter")
    if sys.platform == "linux":
        pages = (PROC / "statm").read_text().split()
        size = os.sysconf("SC_PAGE_SIZE")
        yield from gauge("process_virtual_memory_bytes", "Address space.", int(pages[0]) * size)
        yield from gauge("process_resident_memory_bytes", "Memory in use.", int(pages[1]) * size)
        yield from gauge("process_open_fds", "Open files and connections.", len(os.listdir(PROC / "fd")))
