"""What strangers can do to a server: half requests that take all file descriptors, sockets that are never read.

    uv run --group test python bench/abuse.py openings         1,020 half requests, 1,024 files, then 114 visitors
    uv run --group test python bench/abuse.py sockets          900 whole sockets of strangers, then people at tables come back
    uv run --group test python bench/abuse.py readers          20 sockets that never read, and how long they count as present

Linux only. `--address 127.0.0.2` attacks from an address that is no proxy, so that the limit for one address counts, too.
"""

import asyncio
import base64
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from contextlib import suppress
from pathlib import Path
from typing import Any

from cyclopts import App
from serving import memory_of

PATIENCE = 20
PLAN = {
    "edition": "anti-us", "dice": "hand", "bot_delay": "off",
    "seats": [{"name": "Ann", "who": "me"}, {"name": "Ben", "who": "here"}],
}  # fmt: skip
app = App(name="bench/abuse.py", help=__doc__, help_format="plaintext", version_flags=[], result_action="return_none")


class Attacked:
    """A server with so many file descriptors, and no more."""

    def __init__(self, files: int) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="duopoly-abuse-")
        command = [sys.executable, "-m", "duopoly", "serve", "--no-open", "--port", "0", "--lang", "en"]
        command += ["--requests-a-minute", "1000000", "--db", str(Path(self.folder.name) / "rooms.db")]
        limit = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))  # noqa: E731
        self.log = (Path(self.folder.name) / "log").open("w+")
        self.process = subprocess.Popen(command, stderr=self.log, preexec_fn=limit)
        until = time.monotonic() + PATIENCE
        while "http://" not in self.said() and time.monotonic() < until:
            time.sleep(0.05)
        self.port = int(self.said().split("http://127.0.0.1:")[1].split()[0])

    def said(self) -> str:
        """What it wrote."""
        return Path(self.log.name).read_text()

    def stop(self) -> None:
        """Stops it."""
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.log.close()
        self.folder.cleanup()

    def files(self) -> int:
        """How many files it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


class Line:
    """A connection to the server."""

    reading: asyncio.Task[None]

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: int, address: str = "127.0.0.1", buffer: int | None = None) -> "Line":
        """Connects from an address, perhaps with a small buffer for what is received."""
        plain = socket.socket()
        plain.setblocking(False)
        if buffer:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        plain.bind((address, 0))
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", port))
        return cls(*await asyncio.open_connection(sock=plain, limit=2**22 if buffer is None else 2**10))

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, dict[str, str], bytes]:
        """The status, headers, and body of the answer to a request."""
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n"
        self.writer.write(f"{head}content-length: {len(data)}\r\n\r\n".encode() + data)
        async with asyncio.timeout(PATIENCE):
            first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
            return int(first.split()[1]), headers, await self.reader.readexactly(int(headers.get("content-length", 0)))

    async def upgrade(self, room: str, cookie: str = "") -> bool:
        """Becomes a socket to a table. False if that is refused."""
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /api/rooms/{room}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        self.writer.write(f"{head}cookie: {cookie}\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            answer = await self.reader.readuntil(b"\r\n\r\n")
            return answer.startswith(b"HTTP/1.1 101") and (await self.reader.readexactly(1))[0] in (0x81, 0xC1)

    def keep_reading(self) -> None:
        """Reads whatever comes from now on."""

        async def read() -> None:
            with suppress(OSError):
                while await self.reader.read(2**16):
                    pass

        self.reading = asyncio.create_task(read())

    def say(self, message: dict[str, Any]) -> None:
        """Sends a message on a socket; masked with zeros."""
        data = json.dumps(message).encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126, *len(data).to_bytes(2)])
        self.writer.write(b"\x81" + size + bytes(4) + data)


async def visit(port: int, held: list[Line]) -> str:
    """What comes of a visit: the page, a table, a socket to it that hears everything. The socket stays open."""
    try:
        line = await Line.open(port)
        status, _, _ = await line.ask("GET", "/")
        if status != 200:
            return f"page {status}"
        status, headers, body = await line.ask("POST", "/api/rooms", PLAN)
        if status != 201:
            return f"table {status}"
        cookie = headers["set-cookie"].split(";")[0]
        held.append(await Line.open(port))
        return "in" if await held[-1].upgrade(json.loads(body)["room"], cookie) else "socket refused"
    except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
        return type(error).__name__


async def health(port: int) -> dict[str, Any]:
    """What /health answers, and in how many seconds."""
    begun = time.perf_counter()
    try:
        line = await Line.open(port)
        status, _, body = await line.ask("GET", "/health")
        line.writer.close()
        return {"status": status, "seconds": round(time.perf_counter() - begun, 3), **json.loads(body)}
    except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
        return {"status": type(error).__name__, "sockets": -1}


async def open_many(port: int, count: int, address: str, say: bytes) -> list[Line]:
    """Connections that have sent so much, and wait."""
    lines = []
    for _ in range(count):
        with suppress(OSError, TimeoutError):
            lines.append(await Line.open(port, address))
            lines[-1].writer.write(say)
    return lines


async def keep_opening(port: int, address: str, say: bytes) -> None:
    """Opens connections as fast as it can, until it is canceled."""
    count = 0
    lines: deque[Line] = deque(maxlen=5000)
    try:
        while True:
            lines += await open_many(port, 20, address, say)
            count += 20
            await asyncio.sleep(0)
    finally:
        print(f"{count} more half requests meanwhile")


HALVES = {
    "header": b"GET / HTTP/1.1\r\nhost: x\r\n",
    "body": b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    "nothing": b"",
}


@app.command
def openings(
    half: str = "header",
    count: int = 1020,
    files: int = 1024,
    visitors: int = 114,
    address: str = "127.0.0.1",
    again: bool = False,
) -> None:
    """Half requests (header, body, nothing), then visitors one after the other; `again`: meanwhile ever more half requests."""
    server = Attacked(files)

    async def run() -> None:
        attackers = await open_many(server.port, count, address, HALVES[half])
        await asyncio.sleep(0.5)
        print(f"{len(attackers)} of {count} opened; the server has {server.files()} files open")
        print(f"/health {await health(server.port)}")
        held: list[Line] = []
        more = asyncio.create_task(keep_opening(server.port, address, HALVES[half])) if again else None
        begun = time.perf_counter()
        outcomes = Counter([await visit(server.port, held) for _ in range(visitors)])
        print(f"visitors: {dict(outcomes)} in {time.perf_counter() - begun:.1f} s; /health {await health(server.port)}")
        if more is not None:
            more.cancel()
        await asyncio.sleep(12 if half != "body" else 22)
        print(f"later: the server has {server.files()} files open; /health {await health(server.port)}")

    asyncio.run(run())
    print("the log:", server.said())
    server.stop()


@app.command
def sockets(count: int = 900, files: int = 1024, players: int = 20, address: str = "127.0.0.1") -> None:
    """Whole sockets of strangers fill the server; then players leave and come back, and /health is asked."""
    server = Attacked(files)

    async def run() -> None:
        tables = []
        for _ in range(players):
            line = await Line.open(server.port)
            _, headers, body = await line.ask("POST", "/api/rooms", PLAN)
            tables.append((json.loads(body)["room"], headers["set-cookie"].split(";")[0]))
            line.writer.close()
        lines = [await Line.open(server.port) for _ in tables]
        for line, (room, cookie) in zip(lines, tables, strict=True):
            assert await line.upgrade(room, cookie)
        opened: Counter[Any] = Counter()
        for line in lines:
            line.keep_reading()
        for n in range(count):
            try:
                stranger = await Line.open(server.port, address)
                lines.append(stranger)
                opened[await stranger.upgrade(tables[n % players][0])] += 1
                stranger.keep_reading()
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                opened[type(error).__name__] += 1
        print(f"strangers' sockets open: {dict(opened)}; /health {await health(server.port)}")
        for line in lines[:players]:
            line.writer.close()
        await asyncio.sleep(1)
        back: Counter[Any] = Counter()
        for room, cookie in tables:
            try:
                line = await Line.open(server.port)
                lines.append(line)
                back[await line.upgrade(room, cookie)] += 1
                line.keep_reading()
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                back[type(error).__name__] += 1
        print(f"players back: {dict(back)}; a newcomer: {await visit(server.port, [])}; /health {await health(server.port)}")

    asyncio.run(run())
    print("the log:", server.said())
    server.stop()


@app.command
def readers(count: int = 20, seconds: float = 195.0, buffer: int = 2048) -> None:
    """Sockets that never read and ask for everything each 0.1 s, beside one that reads."""
    server = Attacked(1024)

    async def run() -> None:
        line = await Line.open(server.port)
        _, headers, body = await line.ask("POST", "/api/rooms", PLAN)
        room, cookie = json.loads(body)["room"], headers["set-cookie"].split(";")[0]
        player = await Line.open(server.port)
        assert await player.upgrade(room, cookie)
        player.keep_reading()
        await asyncio.sleep(0.5)
        before = memory_of(server.process.pid)
        deaf = []
        for _ in range(count):
            found = await Line.open(server.port, buffer=buffer)
            key = base64.b64encode(os.urandom(16)).decode()
            head = f"GET /api/rooms/{room}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            found.writer.write(f"{head}sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode())
            found.writer.transport.pause_reading()  # type: ignore[attr-defined]
            deaf.append(found)
        begun = time.monotonic()
        last, most = -1, 0
        while (past := time.monotonic() - begun) < seconds:
            for found in (player, *deaf):
                found.say({"type": "set-language", "id": 1, "lang": "en"})  # it is sent everything again
            await asyncio.sleep(0.12)
            most = max(most, memory_of(server.process.pid))
            now = (await health(server.port))["sockets"]
            if now != last:
                print(f"after {past:5.1f} s: {now} sockets, {(memory_of(server.process.pid) - before) / 1e6:.1f} MB more")
                last = now
            if now <= 1 and past > 3:
                break
        print(f"most memory: {(most - before) / 1e6:.1f} MB more; after {time.monotonic() - begun:.1f} s {last} sockets")

    asyncio.run(run())
    print("the log:", server.said())
    server.stop()


if __name__ == "__main__":
    app()
