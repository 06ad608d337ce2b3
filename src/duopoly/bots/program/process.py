"""A process and its three pipes: lines in and out that never block the table, and an end that always comes."""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from time import monotonic

MOST_WAITING = 256
"""Lines that nobody has read yet; then the program has to wait."""
MOST_UNREAD = 32
"""Messages that a program may leave unread; then it is taken to have stopped reading."""
CHUNK = 65_536
STDERR_END = 2_000
POLITE = 0.5
"""Seconds between being told to stop and being made to."""


class Ended(Exception):
    """The process cannot be talked to any more; the message says why."""


class Process:
    """A running program. `stderr` holds the end of what it has said there."""

    def __init__(self, command: Sequence[str], most_line: int) -> None:
        """Starts it, in a group of processes of its own; raises OSError where it cannot be started."""
        self.most_line = most_line
        self.lines: queue.Queue[bytes | Ended] = queue.Queue(MOST_WAITING)
        self.outbox: queue.Queue[bytes | None] = queue.Queue(MOST_UNREAD)
        self.stderr = b""
        self.over = threading.Event()
        pipe = subprocess.PIPE
        self.popen = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=sys.platform != "win32"
        )
        jobs = (self.write, self.read, self.read_stderr)
        self.threads = [threading.Thread(target=job, daemon=True, name=f"bot-{job.__name__}") for job in jobs]
        for thread in self.threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Hands over a line; raises Ended where the program has not read what was sent before."""
        try:
            self.outbox.put_nowait(line)
        except queue.Full:
            raise Ended("it does not read its input") from None

    def read_line(self, until: float) -> bytes | None:
        """Its next line; None where there is none by that time (of `monotonic`). Raises Ended where no more will come."""
        try:
            line = self.lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            return None
        if isinstance(line, Ended):
            raise line
        return line

    def end(self, goodbye: bytes = b"") -> None:
        """Says goodbye, closes its input, waits a little, and ends it with all that it has started."""
        if self.over.is_set():
            return
        writer, reader, _ = self.threads
        try:
            for last in (goodbye, None):
                self.outbox.put_nowait(last)
        except queue.Full:
            pass
        else:
            writer.join(POLITE)
            if not writer.is_alive():
                reader.join(POLITE)  # it has ended when its output has
        self.over.set()
        self.kill()  # not reaped before, so that its number is still its own
        self.popen.wait()
        for thread, pipe in zip(self.threads, (self.popen.stdin, self.popen.stdout, self.popen.stderr), strict=True):
            thread.join(POLITE)
            if pipe is not None and not thread.is_alive():
                pipe.close()

    def kill(self) -> None:
        """Makes it stop, and all processes of its group."""
        if sys.platform == "win32":
            self.popen.kill()
            return
        try:
            os.killpg(self.popen.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self.popen.kill()

    # In threads of their own: a pipe may block for as long as it likes.

    def write(self) -> None:
        """Passes on what is to be sent, until nothing more is."""
        stdin = self.popen.stdin
        assert stdin is not None
        try:
            while (line := self.outbox.get()) is not None:
                while line:
                    line = line[stdin.write(line) :]
            stdin.close()
        except OSError:
            pass  # it has gone: its output says so too

    def read(self) -> None:
        """Cuts its output into lines; what is no line is passed on as the reason why it is over."""
        stdout = self.popen.stdout
        assert stdout is not None
        rest = b""
        while True:
            try:
                chunk = os.read(stdout.fileno(), CHUNK)
            except OSError:
                chunk = b""
            if not chunk:
                self.pass_on(Ended("it has ended" + (" in the middle of a line" if rest else "")))
                return
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                if not self.pass_on(line if len(line) < self.most_line else self.too_long()):
                    return
            if len(rest) >= self.most_line:
                self.pass_on(self.too_long())
                return

    def too_long(self) -> Ended:
        """What is said of a line without an end."""
        return Ended(f"line: expected at most {self.most_line} bytes, got more")

    def pass_on(self, line: bytes | Ended) -> bool:
        """Waits until there is room for the line; False where nobody will ask for it."""
        while not self.over.is_set():
            try:
                self.lines.put(line, timeout=0.2)
            except queue.Full:
                continue
            return not isinstance(line, Ended)
        return False

    def read_stderr(self) -> None:
        """Takes away what it says there, so that it is never kept waiting, and keeps the end of it."""
        stderr = self.popen.stderr
        assert stderr is not None
        while True:
            try:
                chunk = os.read(stderr.fileno(), CHUNK)
            except OSError:
                return
            if not chunk:
                return
            self.stderr = (self.stderr + chunk)[-STDERR_END:]
