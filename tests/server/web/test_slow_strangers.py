"""Who reads nothing, asks by halves, or floods: is cut off in time, and keeps nobody out."""

import asyncio
import errno
import logging
import os
import sys
import time

import pytest
from server.web.fuzzer import problems
from server.web.harness import PATIENCE, closed, open_socket
from server.web.raw_lines import HALF, HALF_BODY, frame, get, raw, rest, upgrade, wait_until
from server.web.tables import alone, log, two

from duopoly.server.rooms import log_budget
from duopoly.server.web import connection_limits, protocols
from duopoly.server.web.connection_limits import ConnectionLimits, address_of

linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
QUICK = {"header_seconds": 0.5, "body_seconds": 0.5, "send_seconds": 0.5}


def connections(server):
    """How many connections the server has open."""
    return len(server.server.admission.limits.addresses)


@pytest.fixture(autouse=True)
def no_traceback():
    """Nothing that strangers send is an error of ours."""
    with problems() as found:
        yield
    assert [text for text in found.texts() if "out of file descriptors" not in text] == []


# Who does not read.


def test_who_stops_reading_is_cut_off_and_is_not_here(serving, someone, monkeypatch):
    """Both ends' buffers are full: the close would wait for ever, the abort does not."""
    monkeypatch.setattr(log_budget, "BURST", 1000)  # the chat is to be longer than the buffers
    server = serving(**QUICK)
    table, beside = two(someone, server)
    cookie = f"cookie: duopoly={beside.browser.token}"
    table.until(lambda: table.room.seats[1].here)
    beside.close()
    table.until(lambda: not table.room.seats[1].here)
    deaf = raw(server, upgrade(table.id, cookie), buffer=1024)
    table.until(lambda: table.room.seats[1].here)
    for n in range(400):
        table.do("chat", text=f"{n} " + "x" * 290)
        if not table.room.seats[1].here:
            break
    table.until(lambda: not table.room.seats[1].here, timeout=10)
    assert server.manager.sockets == 1
    deaf.close()
    table.play("Ann", "throw")


def test_who_answers_no_ping_is_cut_off(serving, someone):
    server = serving()
    table = alone(someone, server)
    server.server.config.ws_ping_interval = server.server.config.ws_ping_timeout = 0.2
    with raw(server, upgrade(table.id)) as deaf:
        table.until(lambda: table.room.spectators == 1)
        assert server.manager.sockets == 2
        table.until(lambda: table.room.spectators == 0, timeout=5)
        assert b"HTTP/1.1 101" in rest(deaf)


def test_an_answer_that_is_not_read(serving, monkeypatch):
    """The page's largest file, many times on one connection, to somebody who does not take it."""
    monkeypatch.setattr(protocols, "LEAST_RATE", 1_000_000)
    server = serving(**QUICK)
    path = max(server.app.state.files, key=lambda name: len(getattr(server.app.state.files[name], "body", b"")))
    with raw(server, get(f"/{path}") * 20, buffer=1024):
        wait_until(lambda: connections(server) == 1)
        wait_until(lambda: connections(server) == 0)


def test_pings_whose_answers_are_not_read(serving, someone):
    server = serving()
    table = alone(someone, server)
    with raw(server, upgrade(table.id), buffer=1024) as deaf:
        table.until(lambda: table.room.spectators == 1)
        with pytest.raises((ConnectionError, TimeoutError)):
            deaf.sendall(frame(b"x" * 120, opcode=9) * 500_000)
        table.until(lambda: table.room.spectators == 0)
    table.play("Ann", "throw")


def test_a_flood_is_not_worked_off_after_its_sender_has_gone(serving, someone):
    """Thousands of messages in one go, at ten a second: their sender would be here for an hour."""
    server = serving(messages_a_second=10.0, burst=30)
    table = alone(someone, server)
    flood = raw(server, upgrade(table.id))
    table.until(lambda: table.room.spectators == 1)
    flood.sendall(frame({"type": "ping", "id": 1}) * 5000)
    table.until(lambda: table.room.spectators == 0, timeout=10)
    flood.close()


def test_a_message_in_endless_pieces(serving, someone):
    server = serving()
    table = alone(someone, server)
    with raw(server, upgrade(table.id)) as line:
        table.until(lambda: table.room.spectators == 1)
        line.sendall(frame(b"{", fin=False) + frame(b"", opcode=0, fin=False) * 300)
        assert b"\x03\xf0" in rest(line), "1008"
    table.play("Ann", "throw")


# Who asks slowly.


@pytest.mark.parametrize(("say", "answer"), [(HALF, b"408"), (HALF_BODY, b"408"), (b"", b""), (b"G", b"408")])
def test_a_request_that_does_not_come(serving, say, answer):
    server = serving(**QUICK)
    with raw(server, say) as line:
        assert rest(line)[9:12] == answer
    wait_until(lambda: connections(server) == 0)


def test_a_request_by_the_byte(serving):
    """Each byte comes soon after the other, and the whole does not come in time."""
    server = serving(**QUICK)
    with raw(server, HALF) as line, pytest.raises(ConnectionError):  # noqa: PT012
        line.settimeout(0.1)
        for _ in range(100):
            line.sendall(b"a")
            try:
                assert line.recv(500).startswith(b"HTTP/1.1 408")
                raise ConnectionError
            except TimeoutError:
                pass


def test_the_second_request_has_the_same_time(serving):
    server = serving(**QUICK)
    with raw(server, get("/health")) as line:
        assert b"200 OK" in line.recv(4000)
        line.sendall(HALF)
        assert b"HTTP/1.1 408" in rest(line)


def test_the_body_of_a_request_that_is_refused_anyway(serving):
    """It is answered at once, and the connection does not wait for the rest for ever."""
    server = serving(**QUICK)
    say = b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-length: 9999999\r\ncontent-type: application/json\r\n\r\n{"
    with raw(server, say) as line:
        assert b"413" in rest(line)
    wait_until(lambda: connections(server) == 0)


def test_half_requests_keep_nobody_out(program, someone):
    """More of them than the server may open files; those in the middle of something stay."""
    server = program("--requests-a-minute", "100000", files=160)
    table = alone(someone, server)
    halves = [raw(server, say) for _ in range(70) for say in (HALF, HALF_BODY, b"")]
    visitors = [alone(someone, server) for _ in range(20)]
    for visitor in (table, *visitors):
        visitor.play("Ann", "throw")
    assert visitors[0].browser.get("/health")["sockets"] == 21
    for line in halves:
        line.close()
    server.end()
    assert server.said.count("\n") == 2, server.said
    assert "of at most 96 connections: the longest waiting are closed" in server.said


# How many.


@linux
def test_so_many_connections_from_one_address(serving, someone):
    server = serving(connections_per_address=5)
    table = alone(someone, server)
    lines = [raw(server, upgrade(table.id), "127.0.0.2") for _ in range(5)]
    table.until(lambda: table.room.spectators == 5)
    with raw(server, get("/health"), "127.0.0.2") as line:
        assert rest(line).startswith(b"HTTP/1.1 503")
    with raw(server, get("/health"), "127.0.0.3") as line:
        assert line.recv(4000).startswith(b"HTTP/1.1 200"), "others get in"
    lines.pop().close()
    table.until(lambda: table.room.spectators == 4)
    half = raw(server, HALF, "127.0.0.2")
    with raw(server, get("/health"), "127.0.0.2") as line:
        assert line.recv(4000).startswith(b"HTTP/1.1 200"), "who only waits makes room"
        assert rest(half) == b""
    for line in (half, *lines):
        line.close()


def test_so_many_at_once_behind_a_proxy(serving, someone):
    """The proxy has one address and no limit; each visitor has one, by the address that the proxy says."""
    server = serving(connections_per_address=3)
    table = alone(someone, server)
    lines = [raw(server, upgrade(table.id, f"x-forwarded-for: 2001:db8::{n}")) for n in range(3)]
    table.until(lambda: table.room.spectators == 3)
    with raw(server, upgrade(table.id, "x-forwarded-for: 2001:db8::ffff")) as line:
        assert b"\x03\xf5" in rest(line), "1013: the same /64"
    with raw(server, get("/api/rooms", "x-forwarded-for: 2001:db8::ffff")) as line:
        assert line.recv(4000).startswith(b"HTTP/1.1 429")
    lines.append(raw(server, upgrade(table.id, "x-forwarded-for: 2001:db8:0:1::1")))
    table.until(lambda: table.room.spectators == 4)
    lines.pop(0).close()
    table.until(lambda: table.room.spectators == 3)
    lines.append(raw(server, upgrade(table.id, "x-forwarded-for: 2001:db8::9")))
    table.until(lambda: table.room.spectators == 4)
    for line in lines:
        line.close()


def test_requests_are_counted_by_the_64(serving):
    server = serving(requests_a_minute=2)
    found = []
    for n in range(3):
        with raw(server, get("/api/rooms", f"x-forwarded-for: 2001:db8::{n}", "connection: close")) as line:
            found.append(rest(line)[9:12])
    assert found == [b"200", b"200", b"429"]


def test_a_full_server_still_serves_those_at_tables(serving, someone):
    """Sockets of strangers take all places; the reserve is for players who come back, and for the health check."""
    server = serving(files=64)
    table, beside = two(someone, server)
    limits = server.server.admission.limits
    ann, ben = table.browser, beside.browser
    ann.http.close()
    ben.http.close()
    lines = []
    while len(limits.addresses) < limits.most_open:
        lines.append(raw(server, upgrade(table.id)))
        table.until(lambda: table.room.spectators == len(lines))
    with raw(server, get("/", "connection: close")) as line:
        answer = rest(line)
        assert answer.startswith(b"HTTP/1.1 503"), "strangers do not get in"
        assert b"content-security-policy" in answer
    with raw(server, upgrade(table.id)) as line:
        assert b"\x03\xf5" in rest(line), "1013"
    with raw(server, get("/health", "connection: close")) as line:
        assert rest(line).startswith(b"HTTP/1.1 200")
    beside.close()
    table.until(lambda: not table.room.seats[1].here)
    lines.append(raw(server, upgrade(table.id)))  # a stranger takes the place that Ben left
    table.until(lambda: table.room.spectators == len(lines))
    beside = ben.sit(table.id)
    table.until(lambda: table.room.seats[1].here)
    table.play("Ann", "throw")
    beside.caught_up(table)
    for line in lines:
        line.close()


def test_more_than_the_reserve_is_refused():
    """Nothing waits, and even the reserve is taken."""
    limits = ConnectionLimits(per_address=1000, files=128)
    transports = [object() for _ in range(limits.most + 1)]
    limits.warn = lambda *_: None
    places = [limits.admit(transport, "127.0.0.1") for transport in transports]
    assert places == ["open"] * limits.most_open + ["reserved"] * (limits.most - limits.most_open) + ["refused"]
    limits.forget(transports[0])
    limits.forget(transports[-1])
    assert limits.admit(object(), "127.0.0.1") == "reserved"


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_no_file_can_be_opened(monkeypatch, caplog, anyio_backend):
    def full(*_):
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    limits = ConnectionLimits(per_address=1000, files=128)
    limits.check_files()
    assert caplog.text == ""
    monkeypatch.setattr(connection_limits.os, "open", full)
    with caplog.at_level(logging.ERROR):
        limits.check_files()
        limits.check_files()
    assert [record.getMessage() for record in caplog.records] == [
        "out of file descriptors (Too many open files) with 0 connections open"
    ]


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(host, address):
    assert address_of(host) == address


def test_the_rest_of_a_burst_is_still_done(serving, someone):
    """Who plays a move and leaves at once has played it."""
    server = serving()
    table = alone(someone, server)
    with open_socket(table.browser, table.id) as line:
        line.send('{"type":"play","id":1,"seat":"Ann","move":"throw","at":0}')
    table.until(lambda: table.view.ply == 1)
    assert [kind for _, kind, _ in log(server, table.id)] == ["begin", "move"]


def test_too_many_at_once_end_their_line_and_no_other(serving, someone):
    server = serving()
    table = alone(someone, server)
    with open_socket(table.browser, table.id) as line:
        line.recv(PATIENCE)
        line.protocol.max_size = None
        line.socket.sendall(frame({"type": "ping", "id": 1}) * 3000)
        assert closed(line) in (1008, None)
    table.play("Ann", "throw")


def test_large_messages_at_once_are_too_many(serving, someone):
    """Compressed, a hundred fit into some kilobytes, and four bytes for each letter would be kept of all."""
    server = serving()
    table = alone(someone, server)
    with open_socket(table.browser, table.id) as line:
        line.recv(PATIENCE)
        for _ in range(10):
            line.protocol.send_text(b" " * 8000)
        line.socket.sendall(b"".join(line.protocol.data_to_send()))
        assert closed(line) in (1008, None)
    table.play("Ann", "throw")


def test_a_body_in_too_many_pieces(serving):
    """A byte each: refused before all of them are taken in."""
    head = b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    server = serving()
    for pieces, status in ((1000, b"413"), (2000, b"400")):
        large = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
        with raw(server, head + large + b"1\r\n \r\n" * pieces + b"0\r\n\r\n") as line:
            assert rest(line)[9:12] == status


def test_a_socket_behind_an_answer_that_is_not_read(serving, someone):
    """It would never hear that its browser does not read, and everything would be kept for it."""
    server = serving()
    table = alone(someone, server)
    path = max(server.app.state.files, key=lambda name: len(getattr(server.app.state.files[name], "body", b"")))
    with raw(server, get(f"/{path}") * 3 + upgrade(table.id), buffer=1024) as deaf:
        answers = rest(deaf)
        assert answers.count(b"HTTP/1.1 200") == 3
        assert b"HTTP/1.1 400" in answers
        assert b"HTTP/1.1 101" not in answers
    assert server.manager.sockets == 1


class Line:
    """A transport that notes whether it was cut off."""

    is_cut = False

    def abort(self):
        self.is_cut = True


async def held_lines(sizes, most):
    """Connections of one address, for which so many bytes wait to be read, and one of another address."""
    limits = ConnectionLimits(100, 1000)
    lines = [Line() for _ in sizes]
    other = Line()
    limits.admit(other, "192.0.2.9")
    limits.hold(other, most)
    for line, size in zip(lines, sizes, strict=True):
        limits.admit(line, "192.0.2.1")
        limits.hold(line, size)
    return limits, lines, other


def test_too_much_for_one_address_cuts_off_the_slowest(monkeypatch):
    """Others are left alone, and what has been read counts no longer."""
    monkeypatch.setattr(connection_limits, "MOST_UNSENT", 100)

    async def check():
        limits, lines, other = await held_lines([30, 50, 20], 100)
        assert not any(line.is_cut for line in (*lines, other))
        limits.release(lines[2])
        limits.hold(lines[2], 19)
        assert not any(line.is_cut for line in lines)
        limits.hold(lines[0], 40)
        assert [line.is_cut for line in (*lines, other)] == [False, True, False, False]
        limits.hold(lines[2], 60)
        assert [line.is_cut for line in lines] == [False, True, False]

    asyncio.run(check())


def test_the_list_of_tables_ends_when_nobody_waits_for_it(serving, someone, monkeypatch):
    server = serving()
    ann = someone(server)
    rooms = [ann.lay(["Ann", "Ben here"]) for _ in range(10)]
    summary, summed = server.manager.own_rooms.summary, []

    async def slow(room, *about):
        summed.append(room)
        await asyncio.sleep(0.1)
        return await summary(room, *about)

    monkeypatch.setattr(server.manager.own_rooms, "summary", slow)
    with raw(server, get("/api/rooms", f"cookie: duopoly={ann.token}")):
        while not summed:
            time.sleep(0.01)
    time.sleep(0.5)
    assert len(summed) <= 3
    assert {line["room"] for line in ann.get("/api/rooms")} == set(rooms)
