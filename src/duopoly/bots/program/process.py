"""A process and its three pipes: reading and writing lines never blocks the game, and the process always ends."""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from time import monotonic, sleep

MOST_WAITING = 256
"""Unread lines after which the program has to wait."""
MOST_UNREAD = 32
"""Messages that a program may leave unread; with more it counts as no longer reading."""
CHUNK = 65_536
STDERR_END = 2_000
POLITE = 0.5
"""Seconds between asking the program to stop and killing it."""
EXIT = 0.2
"""Seconds between the end of a program's output and its own."""


class Ended(Exception):
    """The process has ended or cannot be talked to; the message says why."""


class Process:
    """A running program. `stderr` holds the end of its standard error."""

    def __init__(self, command: Sequence[str], most_line: int) -> None:
        """Starts the program in a process group of its own. Raises OSError."""
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
        """Sends a line without waiting. Raises Ended if the program has not read earlier ones."""
        try:
            self.outbox.put_nowait(line)
        except queue.Full:
            raise Ended("it does not read its input") from None

    def read_line(self, until: float) -> bytes | None:
        """Its next line; None if there is none by that time (of `monotonic`). Raises Ended if no more will come."""
        try:
            line = self.lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            return None
        if isinstance(line, Ended):
            raise line
        return line

    def end(self, goodbye: bytes = b"") -> None:
        """Says goodbye, closes its input, waits a little, and kills it with all processes it has started."""
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
        self.kill()  # not waited for before, so the process id cannot belong to another process
        self.popen.wait()
        for thread, pipe in zip(self.threads, (self.popen.stdin, self.popen.stdout, self.popen.stderr), strict=True):
            thread.join(POLITE)
            if pipe is not None and not thread.is_alive():
                pipe.close()

    def kill(self) -> None:
        """Kills it, and all processes of its group."""
        if sys.platform == "win32":
            self.popen.kill()
            return
        try:
            os.killpg(self.popen.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self.popen.kill()

    # These run in threads of their own, because a pipe may block for as long as it likes.

    def write(self) -> None:
        """Writes the lines in the outbox until there are no more."""
        stdin = self.popen.stdin
        assert stdin is not None
        try:
            while (line := self.outbox.get()) is not None:
                while line:
                    line = line[stdin.write(line) :]
            stdin.close()
        except OSError:
            pass  # it has ended, which its output shows too

    def read(self) -> None:
        """Cuts its output into lines; the end of the output, or a line too long, is passed on as the reason."""
        stdout = self.popen.stdout
        assert stdout is not None
        rest = b""
        while True:
            try:
                chunk = os.read(stdout.fileno(), CHUNK)
            except OSError:
                chunk = b""
            if not chunk:
                self.pass_on(Ended(self.how_it_ended() + (" in the middle of a line" if rest else "")))
                return
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                if not self.pass_on(line if len(line) < self.most_line else self.too_long()):
                    return
            if len(rest) >= self.most_line:
                self.pass_on(self.too_long())
                return

    def how_it_ended(self) -> str:
        """In words, after the end of its output."""
        until = monotonic() + EXIT
        while (code := self.exit_code()) is None and monotonic() < until:
            sleep(EXIT / 20)
        if code is None:
            return "it closed its output"
        return f"it exited with code {code}" if code >= 0 else f"it was ended by {signal_name(-code)}"

    def exit_code(self) -> int | None:
        """How it ended: its code, or minus the signal that ended it; None if it has not ended."""
        if sys.platform == "win32" or not hasattr(os, "waitid"):
            return self.popen.poll()
        try:  # it is not waited for: see `end`
            exit = os.waitid(os.P_PID, self.popen.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
        except ChildProcessError:
            return self.popen.returncode
        if exit is None:
            return None
        return exit.si_status if exit.si_code == os.CLD_EXITED else -exit.si_status

    def too_long(self) -> Ended:
        """The reason given for a line that is too long."""
        return Ended(f"line: expected at most {self.most_line} bytes, got more")

    def pass_on(self, line: bytes | Ended) -> bool:
        """Waits until there is room for the line; False if nobody reads any more."""
        while not self.over.is_set():
            try:
                self.lines.put(line, timeout=0.2)
            except queue.Full:
                continue
            return not isinstance(line, Ended)
        return False

    def read_stderr(self) -> None:
        """Reads its standard error, so that it never blocks there, and keeps the end of it."""
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


def signal_name(number: int) -> str:
    """A signal's name, like SIGKILL; its number if it has none."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
