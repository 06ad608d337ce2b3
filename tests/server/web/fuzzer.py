"""Requests and messages as strangers may send them: nearly right, absurd, or no HTTP at all. Each seed sends the same.

PYTHONPATH=tests uv run --group test python tests/server/web/fuzzer.py 20000 20000 1      requests, messages, seed
… fuzzer.py 20000 20000 1 postgres                                                        the same with PostgreSQL
"""

import base64
import contextlib
import logging
import random
import shutil
import socket
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from urllib.parse import quote, urlsplit

from msgspec import json
from server.web.harness import PATIENCE, Browser, Serving, open_socket
from websockets.exceptions import WebSocketException

from duopoly.server import wire

QUICK = {"header_seconds": 0.3, "body_seconds": 0.3, "send_seconds": 5.0}
DEEP = "[" * 5000, '{"a":' * 2500, "[" * 300 + "]" * 300, '{"a":' * 200 + "1" + "}" * 200
TEXTS = (
    "", " ", "Ann", "Ben", "chance", "\x00", "a\x00b", "é", "𝒳", "\u202e", "\ufeff", "\ud800", "x" * 25, "x" * 400, "null", "-1", "1e999", "%00",
    "../..", "'; DROP TABLE rooms; --", "{{7*7}}", "\r\n", "٣", "NaN", "0x10", "9" * 400,
)  # fmt: skip
NUMBERS = (0, 1, -1, 39, 40, 2**31, 2**53, 2**63, 2**64, 10**9, 10**9 + 1, 10**400, 0.5, 1e308, -0.0, True)
MOVE_WORDS = (
    "throw", "buy", "decline", "end", "dice", "card", "bid", "pass", "build", "sell", "mortgage", "lift", "claim", "offer", "accept",
    "reject", "give", "take", "cash", "pay", "1", "6", "0", "-3", "9999999999999999999999", "boston", "Ann", "Ben", ":", "+", "/", "\x00", "é",
)  # fmt: skip
ODD_PATHS = (
    "%00", "%ff%fe", "%ed%a0%80", "..%2f..%2fetc", "a" * 3000, quote("💥"), "%", "%zz", quote("٣"), "1e9", "-1", "9" * 400, "0", "3", "NaN",
    "", ".", "..", ";", "a%0d%0ab", "anti-us", "classic-fr", "en", "xx", "%20", "+", "~", "index.html", "schema", "socket",
)  # fmt: skip
HEADERS = {
    "host": ("x", "", "x:99999999", "[::1", "[::1]:80", "a b", "\xff", "http://x", "x" * 3000, "x:x", "%", "127.0.0.1:1, b"),
    "origin": ("null", "http://[", "http://[::1", "https://ex\xe9mple", "://", "http://a:b:c", "http://x", "x" * 3000, "", "http://[v1.x]", "//"),
    "cookie": ("duopoly", "duopoly=", "duopoly=\xff", "duopoly=%ff", 'duopoly="\\377"', ";;;=;=", "a=b; " * 500, "duopoly=" + "é" * 43,
               "duopoly=" + "%00" * 43, "=; ==", 'duopoly="', "duopoly=" + "A" * 43, "duopoly=" + "%F0%9F%92%A5" * 11),
    "content-type": ("application/json", "", "text/plain", "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=x",
                     "application/x-msgpack", "application/x-www-form-urlencoded", "application/json; charset=latin-9", "\xff", ";", "application/"),
    "accept": ("*/*", "", "application/msgpack", "text/html;q=x", "\xff", ",,,;;;"),
    "accept-encoding": ("gzip", "br;q=0, *", "\xff", ""),
    "accept-language": ("pl", "xx-", "\xff"),
    "content-length": ("0", "1", "-1", "999999", "1, 1", "x", "9" * 30),
    "transfer-encoding": ("chunked", "gzip", "identity", "chunked, chunked", "\xff"),
    "connection": ("close", "keep-alive", "upgrade", "upgrade, close", ",", "\xff"),
    "upgrade": ("websocket", "h2c", "\xff", "WebSocket"),
    "sec-websocket-key": ("", "x", base64.b64encode(b"0" * 16).decode(), "\xff", base64.b64encode(b"0" * 99).decode()),
    "sec-websocket-version": ("13", "12", "", "x", "\xff"),
    "sec-websocket-protocol": ("chat", "a, b", ",,", "\xff"),
    "sec-websocket-extensions": ("permessage-deflate", "permessage-deflate; server_max_window_bits=99", "x", ";;", "\xff"),
    "expect": ("100-continue", "x"),
    "x-forwarded-for": ("::::", "1.2.3.4, 5", "[", "[::1", "\xff", "2001:db8::1%eth0", ",", "unknown", "1.2.3.4:x", "x" * 3000),
    "x-forwarded-proto": ("https", "wss", "javascript", "\xff"),
    "range": ("bytes=0-1", "bytes=-", "x"),
    "if-none-match": ("*", "\xff"),
    "te": ("trailers",),
    "x-" + "y" * 3000: ("z",),
}  # fmt: skip
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "FOO", "get", "PRI")
TARGETS = (
    "*",
    "http://x/health",
    "http://[/",
    "x:80",
    "/?",
    "//",
    "/\\",
    "/#",
    "/%",
    "?",
    "/api/rooms?" + "a=b&" * 500,
    "/" + "a/" * 500,
)
RAW = (
    b"\x00" * 50, b"\x16\x03\x01\x02\x00\x01\x00", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.0\r\n\r\n", b"\r\n\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nhost: x\r\n\r\n", b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n", b"GET / HTTP/1.1\r\nhost: x\r\na\x00: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\na: \x00\r\n\r\n", b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 300 + b"\r\n",
    b"GET / HTTP/1.1\r\n" + b"x" * 70_000, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n",
    b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n", b"GET / HTTP/1.1\r\nhost: x\r\n folded: y\r\n\r\n",
    b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5;x=\xff\r\nabcde\r\n0\r\nt: \xff\r\n\r\n",
)  # fmt: skip
PLAN = {"edition": "anti-us", "seats": [{"name": "Ann", "who": "me"}, {"name": "Ben", "who": "link"}], "rules": {"salary": 100}, "name": "x",
        "aim": "last", "minutes": 60, "clock": 60, "dice": "hand", "lang": "en", "hints": True, "spectators": True, "order": "given"}  # fmt: skip
BODIES = {
    "/api/rooms": PLAN,
    "/api/idle-rules": {"edition": "anti-us", "aim": "last", "rules": {"salary": 100, "start_double": True}, "lang": "en"},
    "/api/rooms/{room}/seats": {"key": "x" * 43, "name": "Cem", "lang": "en"},
    "/api/rooms/{room}/keys": {"purpose": "invite", "seat": "Ben"},
}
MESSAGES = (
    {"type": "play", "seat": "Ann", "move": "throw", "at": 0},
    {"type": "play", "seat": "chance", "move": "dice 1 2", "at": 1},
    {"type": "check-moves", "seat": "Ann", "moves": ["buy", "throw"]},
    {"type": "title-card", "space": 1},
    {"type": "offer-effects", "seat": "Ann", "move": "offer Ben give cash 1"},
    {"type": "throw-preview", "first": 3},
    {"type": "hint", "seat": "Ann"},
    {"type": "rule", "topic": "rent"},
    {"type": "older-lines", "before": 5},
    {"type": "chat", "text": "hello", "seat": "Ann"},
    {"type": "undo", "at": 0},
    {"type": "replace-with-bot", "seat": "Ann", "bot": "steady"},
    {"type": "take-seat-back", "seat": "Ann"},
    {"type": "vote", "yes": True},
    {"type": "start"},
    {"type": "set-language", "lang": "en"},
    {"type": "ping"},
)
FRAMES = (
    b"\x83\x80\0\0\0\0", b"\x81\x05hello", b"\xf1\x80\0\0\0\0", b"\x81\x82\0\0\0\0\xff\xfe", b"\x88\x81\0\0\0\0x", b"\x88\x82\0\0\0\0\x00\x00",
    b"\x88\x84\0\0\0\0\x03\xe8\xff\xfe", b"\x81\xff" + b"\xff" * 8, b"\x89\xfe\x00\xff\0\0\0\0" + b"x" * 255, b"\x80\x80\0\0\0\0", b"\x01\x80\0\0\0\0" * 3,
    b"\x8a\x80\0\0\0\0", b"\xc1\x82\0\0\0\0\xff\xff", b"\x81\xfe\xff\xff\0\0\0\0" + b"x" * 65535,
)  # fmt: skip


class Problems(logging.Handler):
    """What the server logs as an error of its own."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.records = []

    def emit(self, record):
        if record.exc_info or record.levelno >= logging.ERROR or "Traceback" in record.getMessage():
            self.records.append(record)

    def texts(self):
        form = logging.Formatter()
        return [form.format(record) for record in self.records]


@contextlib.contextmanager
def problems():
    """Everything that is logged as an error while the block runs, by whichever library."""
    handler = Problems()
    loggers = [logging.getLogger(name) for name in ("", "uvicorn", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield handler
    finally:
        for logger in loggers:
            logger.removeHandler(handler)


class Fuzzer:
    """Sends what a seed says to a server, and counts what comes back."""

    def __init__(self, server, seed):
        self.server = server
        self.random = random.Random(seed)
        self.statuses = Counter()
        self.answers = Counter()
        self.failures = []
        self.views = {}
        self.said = b""
        self.line = None
        self.browser = Browser(server.url)
        self.templates = sorted({route.path for route in server.app.routes})
        self.rooms = [self.browser.lay(["Ann c", "Ben link m"], dice="hand")]
        self.rooms.append(self.browser.lay(["Ann c", "Ben here m"], dice="hand", cards="hand", clock=10, hints=True))
        self.rooms.append(self.browser.lay(["Ann m", "Ben steady c"], aim="timed", minutes=5))
        self.rooms.append(
            self.browser.lay(["Ann", "Ben here", "Cem here"], edition="classic-fr", treasurer=True, dice="hand", cards="hand")
        )
        self.keys = [self.browser.key(self.rooms[0], purpose, "Ben") for purpose in ("invite", "device", "device", "device")]
        self.token = f"duopoly={self.browser.token}"
        self.sockets = {}

    def close(self):
        self.hang_up()
        for line in self.sockets.values():
            line.__exit__(None, None, None)
        self.browser.close()

    def one(self, *options):
        return self.random.choice(options[0] if len(options) == 1 else options)

    # Values.

    def value(self):
        """Anything that JSON can be, or cannot."""
        kind = self.random.random()
        if kind < 0.5:
            return self.one(TEXTS)
        if kind < 0.8:
            return self.one(NUMBERS)
        return self.one(None, [], {}, [[]], {"": {}}, ["Ann"] * 100, {"a": self.one(TEXTS)}, {str(n): n for n in range(200)})

    def bent(self, value):
        """The value with one thing in it changed, left out, or added."""
        if isinstance(value, dict) and value and self.random.random() < 0.85:
            key = self.one(list(value))
            chance = self.random.random()
            if chance < 0.1:
                return {name: part for name, part in value.items() if name != key}
            if chance < 0.2:
                return {**value, self.one(TEXTS): self.value()}
            return {**value, key: self.bent(value[key])}
        if isinstance(value, list) and value and self.random.random() < 0.7:
            place = self.random.randrange(len(value))
            return [*value[:place], self.bent(value[place]), *value[place + 1 :]]
        return self.value()

    def text(self, value):
        """The value as JSON, which may be broken."""
        text = to_json(value)
        chance = self.random.random()
        if chance < 0.04:
            text = self.one(DEEP)
        elif chance < 0.08:
            text = text.replace("1", self.one(*DEEP, "NaN", "Infinity", "1e999", "9" * 5000), 1)
        elif chance < 0.12:
            text = text[: self.random.randrange(len(text) + 1)]
        elif chance < 0.14:
            text = "\ufeff" + text
        data = text.encode("utf-8", "surrogatepass")
        if chance > 0.96:
            place = self.random.randrange(len(data) + 1)
            data = data[:place] + self.one(b"\xff", b"\x00", b"\xed\xa0\x80", b"\xc0\x80") + data[place:]
        return data

    def move(self):
        return " ".join(self.random.choices(MOVE_WORDS, k=self.random.randrange(1, 7)))

    # Requests.

    def path(self, template):
        """A path of the route; its parts are a table's, or odd."""
        parts = []
        for part in template.split("/")[1:]:
            if part.startswith("{room"):
                parts.append(self.one(self.rooms) if self.random.random() < 0.6 else self.one(ODD_PATHS))
            elif part.startswith("{"):
                parts.append(self.one(ODD_PATHS))
            else:
                parts.append(part if self.random.random() < 0.97 else self.one(ODD_PATHS))
        return "/" + "/".join(parts)

    def query(self):
        names = ("lang", "key", "aim", "rules", "x", "%00", "lang[]", "")
        values = ("en", "fr", "xx", "%00", "%ff", "%ed%a0%80", "last", "timed", "%7B%7D", quote('{"salary":' + "9" * 300 + "}"), quote(DEEP[0][:900]),
                  quote('{"salary":1}'), quote('{"\x00":true}'), "[", "a" * 2000, "%", "+", "=", "&;", quote('{"start_double":"x"}'))  # fmt: skip
        return "&".join(f"{self.one(names)}={self.one(values)}" for _ in range(self.random.randrange(0, 5)))

    def request(self):
        """A request, and its method."""
        if self.random.random() < 0.04:
            return self.one(RAW), "GET"
        template = self.one(self.templates) if self.random.random() < 0.7 else self.one(list(BODIES))
        body = b""
        method = "GET"
        if template in BODIES and self.random.random() < 0.7:
            method = "POST"
            value = BODIES[template]
            if "key" in value and self.random.random() < 0.5:
                value = {**value, "key": self.one(self.keys)}
            body = to_json(value).encode() if self.random.random() < 0.3 else self.text(self.bent(value))
        if self.random.random() < 0.12:
            method = self.one(METHODS)
        target = self.path(template) if self.random.random() < 0.97 else self.one(TARGETS)
        query = self.query()
        headers = {"host": urlsplit(self.server.url).netloc}
        if self.random.random() < 0.6:
            headers["cookie"] = self.token
        if body:
            headers |= {"content-type": "application/json", "content-length": str(len(body))}
        if template.endswith("/socket") and self.random.random() < 0.7:
            headers |= {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
            headers["sec-websocket-key"] = base64.b64encode(b"0" * 16).decode()
        for _ in range(self.one(0, 0, 0, 1, 1, 2)):
            name = self.one(list(HEADERS))
            headers[name] = self.one(HEADERS[name])
        lines = [
            f"{method} {target}{'?' + query if query else ''} HTTP/1.1",
            *(f"{name}: {text}" for name, text in headers.items()),
        ]
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + body, method

    def hang_up(self):
        if self.line is not None:
            self.line.close()
            self.line = None

    def send_request(self):
        """Sends a request, and counts the status of its answer: 0 if the connection was only closed."""
        data, method = self.request()
        status = self.exchange(data, method)
        self.statuses[status] += 1
        if status >= 500 and status != 503:
            self.failures.append(data)

    def exchange(self, data, method):
        if self.line is None:
            self.line = socket.create_connection(("127.0.0.1", urlsplit(self.server.url).port), PATIENCE)
        try:
            self.line.sendall(data)
            head = b""
            while b"\r\n\r\n" not in head:
                more = self.line.recv(65536)
                if not more:
                    self.hang_up()
                    return int(head[9:12] or 0)
                head += more
        except ConnectionError:
            self.hang_up()
            return 0
        except TimeoutError as error:
            raise AssertionError(data) from error
        head, _, rest = head.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        status = int(first.split()[1])
        headers = {name.lower(): text for name, _, text in (line.partition(": ") for line in lines)}
        missing = 0 if method == "HEAD" or status in (204, 304) else int(headers.get("content-length", 0)) - len(rest)
        with contextlib.suppress(ConnectionError):
            while missing > 0 and (more := self.line.recv(65536)):
                missing -= len(more)
        if status in (100, 101) or status >= 400 or missing < 0 or headers.get("connection") == "close":
            self.hang_up()  # what else comes on it is not told from what is asked next
        return status

    # Messages.

    def send_message(self):
        """Sends a message on a socket, and a ping behind it; counts the code of its answer."""
        room = self.one(self.rooms)
        code = self.ask(room)
        self.answers[code] += 1
        if code == "failed":
            self.failures.append(self.said)

    def ask(self, room):
        try:
            if room not in self.sockets:
                self.sockets[room] = open_socket(self.browser, room).__enter__()
                self.views[room] = json.decode(self.sockets[room].recv(PATIENCE), type=wire.ServerMessage).view
            line = self.sockets[room]
            if self.random.random() < 0.02:
                line.socket.sendall(self.one(FRAMES))
                return self.heard(room, line, 0)
            chance = self.random.random()
            message = {**self.one(MESSAGES), "id": 77}
            view = self.views.get(room)
            if view is not None and "at" in message:
                message["at"] = view.ply
            if chance < 0.3:
                message |= self.legal_move(view)
            elif "move" in message and chance < 0.5:
                message["move"] = self.move()
            elif chance < 0.75:
                message = self.bent(message)
            data = self.text(message) if chance > 0.4 else to_json(message).encode("utf-8", "surrogatepass")
            self.said, text = data, data.decode("utf-8", "ignore")
            line.send(data if self.random.random() < 0.2 else text)
            return self.heard(room, line, 77)
        except (WebSocketException, ConnectionError):
            self.sockets.pop(room).__exit__(None, None, None)
            return "closed"

    def legal_move(self, view):
        """What makes a message a move that is offered, if there is one: so the games go on."""
        if view is None:
            return {}
        offered = [(moves.seat, choice.move) for moves in view.moves for choice in (*moves.decisions, *moves.off_turn)]
        if view.to_act == "chance":
            dice, first, second = self.one("dice", "dice", "card"), self.one(1, 2, 3, 4, 5, 6), self.one(1, 2, 3, 4, 5, 6)
            offered.append(("chance", f"dice {first} {second}" if dice == "dice" else f"card {first}"))
        if not offered:
            return {}
        seat, move = self.one(offered)
        return {"type": "play", "seat": seat, "move": move, "at": view.ply} if self.random.random() < 0.8 else {}

    def heard(self, room, line, id):
        """The code of the answer: what comes before that to a ping sent behind it."""
        behind = self.random.randrange(10**8, 10**9)
        line.send(f'{{"type":"ping","id":{behind}}}')
        code = "nothing"
        while True:
            message = json.decode(line.recv(PATIENCE), type=wire.ServerMessage)
            self.views[room] = getattr(message, "view", None) or self.views.get(room)
            answered = getattr(message, "id", None)
            if answered == behind:
                return code
            if answered in (0, id):
                code = getattr(message, "code", type(message).__name__)


def to_json(value):
    """As JSON, with what the library refuses to write: huge numbers and lone surrogates."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{to_json(str(name))}:{to_json(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(to_json, value)) + "]"
    if isinstance(value, str):
        escapes = {"\x00": "\\u0000", "\ud800": "\\ud800", '"': '\\"', "\\": "\\\\", "\r": "\\r", "\n": "\\n"}
        return '"' + "".join(escapes.get(letter, letter) for letter in value) + '"'
    return {True: "true", False: "false", None: "null"}[value] if value is None or isinstance(value, bool) else str(value)


def main(requests=20_000, messages=20_000, seed=1, database="sqlite"):
    cluster = None
    folder = Path(tempfile.mkdtemp())
    url = folder / "rooms.db"
    if database == "postgres":
        from postgres import new_cluster

        cluster = new_cluster()
        url = cluster.fresh()
    server = Serving(url, **QUICK)
    with problems() as found:
        fuzzer = Fuzzer(server, seed)
        begun = time.monotonic()
        for send, count in ((fuzzer.send_request, requests), (fuzzer.send_message, messages)):
            for _ in range(count):
                send()
        print(f"{database}, seed {seed}, {time.monotonic() - begun:.0f} s")
        print(f"{requests} requests: {dict(fuzzer.statuses.most_common())}")
        print(f"{messages} messages: {dict(fuzzer.answers.most_common())}")
        fuzzer.close()
        server.stop()
    for data in fuzzer.failures[:20]:
        print("failed:", data[:600])
    print(f"status 500 or the answer failed: {len(fuzzer.failures)}")
    print(f"tracebacks and errors in the log: {len(found.records)}")
    for text, count in Counter("\n".join(text.splitlines()[:1] + text.splitlines()[-4:]) for text in found.texts()).most_common(
        15
    ):
        print(count, text)
    if cluster is not None:
        cluster.stop()
        shutil.rmtree(cluster.folder)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main(*(int(text) if text.isdigit() else text for text in sys.argv[1:]))
