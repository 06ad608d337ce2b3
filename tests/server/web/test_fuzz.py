"""Whatever strangers send, on any route and on a socket: no status 500, no traceback, and everybody plays on.

`fuzzer.py` sends the same by the ten thousand, when it is started as a program.
"""

import socket
import struct
import time

import pytest
from msgspec import json
from server.web.fuzzer import PLAN, QUICK, Fuzzer, problems
from server.web.harness import Serving
from server.web.raw_lines import raw, rest, upgrade, wait_until
from server.web.tables import two

from duopoly.server.web.exposure import is_host


@pytest.fixture(scope="module")
def on_postgres(postgres):
    """A server on PostgreSQL, which is the more particular about text."""
    server = Serving(postgres.fresh(), **QUICK)
    yield server
    server.stop()


@pytest.fixture
def fuzzed(on_postgres):
    """The server, which must log no error."""
    with problems() as found:
        yield on_postgres
    assert found.texts() == []


@pytest.mark.parametrize("seed", [101, 102])
def test_whatever_strangers_send(fuzzed, someone, seed):
    table, beside = two(someone, fuzzed)
    fuzzer = Fuzzer(fuzzed, seed)
    for _ in range(250):
        fuzzer.send_request()
        fuzzer.send_message()
    fuzzer.close()
    assert fuzzer.failures == []
    assert fuzzer.statuses[200] > 10, "some of it is right"
    assert fuzzer.answers["Done"] > 10
    table.play("Ann", "throw")
    beside.caught_up(table)


KEY = "sec-websocket-key: MDAwMDAwMDAwMDAwMDAwMA=="
SOCKET = f"host: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n{KEY}\r\n"
JSON = "host: x\r\ncontent-type: application/json\r\n"


def post(body, path="/api/rooms"):
    return f"POST {path} HTTP/1.1\r\n{JSON}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body


@pytest.mark.parametrize(
    ("say", "status"),
    [
        (post(b"[" * 10_000), 400),
        (post(b'{"edition":' * 1000), 400),
        (post(b'{"edition":"\xc0\x80"}'), 400),
        (post(b'{"edition":"\xff"}'), 400),
        (post(b'{"edition":' + b"9" * 10_000 + b"}"), 400),
        (post(b'{"edition":"anti-us","seats":[{"name":"\\ud800","who":"me"}]}'), 400),
        (post(b'{"key":"' + b"x" * 43 + b'"}', "/api/rooms/%00/seats"), 404),
        (b"GET /api/rooms/a%00b/record HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 404),
        (b"GET /%00 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 404),
        (b"GET /%ff%fe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 404),
        (b"GET /api/rooms HTTP/1.1\r\nhost: [::1\r\n\r\n", 400),
        (b"GET /api/rooms HTTP/1.1\r\nhost: x:99999\r\n\r\n", 400),
        (b"GET /api/rooms/x/plies/" + b"9" * 400 + b" HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 404),
        (post(json.encode(PLAN)).replace(b"host: x", b"host: x\r\norigin: http://[::1"), 403),
        (b"POST /api/rooms/x/socket HTTP/1.1\r\n" + SOCKET.encode() + b"content-length: 0\r\n\r\n", 405),
        (b"GET /api/rooms/x/socket HTTP/1.1\r\n" + SOCKET.encode() + b"a: b\r\n" * 200 + b"\r\n", 400),
        (b"GET /api/rooms/x/socket HTTP/1.1\r\n" + SOCKET.encode() + b"a: " + b"b" * 9000 + b"\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
    ],
)
def test_a_strange_request(fuzzed, say, status):
    with raw(fuzzed, say) as line:
        answer = rest(line)
        assert answer[:12] == f"HTTP/1.1 {status}".encode(), answer[:300]


@pytest.mark.parametrize("path", ["/api/rooms/{room}/socket", "/api/rooms/nowhere00000/socket", "/nowhere", "/api/rooms"])
@pytest.mark.parametrize("origin", ["http://x", "http://evil.example"])
def test_who_hangs_up_before_the_answer_is_no_error(fuzzed, someone, path, origin):
    """At any moment: while a request or a socket is opened, refused, or written to."""
    ann = someone(fuzzed)
    room = ann.lay(["Ann", "Ben here"])
    opening = upgrade(room, f"origin: {origin}").replace(f"/api/rooms/{room}/socket".encode(), path.format(room=room).encode())
    half = post(json.encode(PLAN))[:-20]
    for n in range(15):
        for say in (opening, opening + b"\x89\x80\0\0\0\0" * n, half):
            with raw(fuzzed, say) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", n % 2, 0))
                time.sleep(n % 5 / 2000)
    wait_until(lambda: not fuzzed.manager.sessions[room].connections if room in fuzzed.manager.sessions else True)
    assert ann.get("/health")["status"] == "ok"


@pytest.mark.parametrize("origin", ["http://[", "null", "https://ex\xe9mple", "", "http://a:b:c"])
def test_a_strange_origin(fuzzed, someone, origin):
    ann = someone(fuzzed)
    room = ann.lay(["Ann", "Ben here"])
    with raw(fuzzed, upgrade(room).replace(b"host: x", b"host: x\r\norigin: " + origin.encode("latin-1"))) as line:
        line.shutdown(socket.SHUT_WR)  # the server need not wait for the answer to its farewell
        assert rest(line)[-2:] == (4403).to_bytes(2, "big")


@pytest.mark.parametrize(
    ("host", "good"),
    [
        (b"x", True), (b"games.example.org", True), (b"127.0.0.1:8000", True), (b"[::1]:8000", True), (b"my_pc:65535", True),
        (b"", False), (b"x:65536", False), (b"[::1", False), (b"a b", False), (b"\xff", False), (b"x:", False), (b"a/b", False), (b"a@b", False),
    ],
)  # fmt: skip
def test_the_host_of_a_request(host, good):
    assert is_host(host) == good
