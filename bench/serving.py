"""A server in a new process, and what it uses of the machine (Linux: read from /proc)."""

import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
NO_LIMIT = 1_000_000
"""All clients share one address here."""
COMPILED = tempfile.TemporaryDirectory(prefix="duopoly-bench-", ignore_cleanup_errors=True)
BYTECODE = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": COMPILED.name}
"""Servers find Python's compiled files, as they do from their second start on."""


@dataclass
class Server:
    """A running server, and what it wrote to standard error after its address."""

    url: str
    pid: int
    said: list[str] = field(default_factory=list)


@contextmanager
def serving(db: Path | str, python: str = sys.executable, options: Sequence[str] = (), port: int = 0) -> Iterator[Server]:
    """Starts a server, and stops it at the end. `python` is that of the checkout to be measured; port 0 is a free one."""
    usual = ["--no-open", "--port", str(port), "--lang", "en", "--requests-a-minute", str(NO_LIMIT), "--db", str(db)]
    command = [python, "-m", "duopoly", "serve", *usual, *options]
    pipe, env = subprocess.PIPE, {**os.environ, **BYTECODE}
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=pipe, text=True, env=env) as process:
        try:
            assert process.stderr is not None
            line = process.stderr.readline()
            address = re.search(r"http://\S+", line)
            if address is None:
                raise RuntimeError(f"the server did not start: {line}{process.stderr.read()}")
            found = Server(address[0], process.pid)
            stderr = process.stderr
            threading.Thread(target=lambda: found.said.extend(stderr), daemon=True).start()
            yield found
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def a_server(python: str = sys.executable) -> Iterator[Server]:
    """A server with an empty database."""
    with tempfile.TemporaryDirectory(prefix="duopoly-bench-") as folder, serving(Path(folder) / "rooms.db", python) as found:
        yield found


def time_to_ready(db: Path) -> tuple[float, float]:
    """Seconds from the command to the first answer of /health, and those in which the server had a processor."""
    begun = time.perf_counter()
    with serving(db) as server, urlopen(f"{server.url}/health") as answer:
        assert answer.status == 200
        return time.perf_counter() - begun, cpu_seconds(server.pid)


@dataclass
class Sample:
    """What was used up to a moment: seconds of the clock and of processors, bytes of memory."""

    at: float
    server: float
    clients: float
    idle: float
    memory: int


@dataclass
class Use:
    """What was used in a span of time, in seconds: by the server, the clients, nothing, and other work on the machine."""

    span: float
    server: float
    clients: float
    idle: float
    others: float


def cpu_seconds(pid: int) -> float:
    """Processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> int:
    """Bytes of memory that a process has in use."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def idle_seconds() -> float:
    """Seconds in which the processors of this machine were idle."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return (int(fields[4]) + int(fields[5])) / TICKS


def sample(servers: list[int], clients: list[int]) -> Sample:
    """What is used now; by several servers together."""
    by_servers, by_clients = (sum(cpu_seconds(pid) for pid in pids) for pids in (servers, clients))
    return Sample(time.perf_counter(), by_servers, by_clients, idle_seconds(), sum(map(memory_of, servers)))


class Sampler:
    """Takes a sample every few seconds while the block runs."""

    def __init__(self, servers: list[int], clients: list[int], every: float) -> None:
        self.servers, self.clients, self.every = servers, clients, every
        self.samples: list[Sample] = []
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        while not self.done.is_set():
            self.samples.append(sample(self.servers, self.clients))
            self.done.wait(self.every)

    def __enter__(self) -> "Sampler":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.samples.append(sample(self.servers, self.clients))
        self.done.set()
        self.thread.join()

    def use(self) -> Use:
        """What was used from the first sample to the last."""
        first, last = self.samples[0], self.samples[-1]
        span, idle = last.at - first.at, last.idle - first.idle
        server, clients = last.server - first.server, last.clients - first.clients
        return Use(span, server, clients, idle, max(0.0, span * (os.cpu_count() or 1) - idle - server - clients))
