"""One browser that accepts two invitations at once has both seats, whichever servers it asked."""

import threading
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from server.web.harness import NO_TLS, PATIENCE
from server.web.server_process import Program

TIMES = 20


@pytest.fixture(scope="module")
def servers(postgres):
    """Two servers over one PostgreSQL."""
    url = postgres.fresh()
    started = [Program(url) for _ in range(2)]
    yield started
    for server in started:
        server.end()


def accept(url, room, keys, token, urls=()):
    """Sends the requests for all keys at once, with one token; the status of each."""
    gate = threading.Barrier(len(keys))

    def join(key, to):
        with httpx.Client(
            base_url=to, headers={"origin": to}, cookies={"duopoly": token}, timeout=PATIENCE, verify=NO_TLS
        ) as http:
            gate.wait()
            return http.post(f"/api/rooms/{room}/seats", json={"key": key}).status_code

    with ThreadPoolExecutor(len(keys)) as threads:
        return list(threads.map(join, keys, urls or [url] * len(keys)))


def mine(table):
    return [seat.name for seat in table.room.seats if seat.mine]


def test_at_one_server(someone, served):
    ann, ben = someone(), someone()
    ben.lay(["Ben", "Bot steady"])
    for _ in range(TIMES):
        room = ann.lay(["Ann", "Ben link", "Cem link", "Dee link"])
        keys = [ann.key(room, seat=seat) for seat in ("Ben", "Cem")]
        assert accept(served.url, room, keys, ben.token) == [201, 201]
        table = ben.sit(room)
        assert mine(table) == ["Ben", "Cem"]
        table.close()


def test_at_two_servers_and_an_open_line_hears_of_it(servers, someone):
    here, there = servers
    ann, ben = someone(here), someone(here)
    ben.lay(["Ben", "Bot steady"])
    for n in range(TIMES):
        room = ann.lay(["Ann", "Ben link", "Cem link", "Dee link"])
        keys = [ann.key(room, seat=seat) for seat in ("Ben", "Cem")]
        ben.url = (here, there)[n % 2].url
        table = ben.sit(room)
        assert mine(table) == []
        assert accept("", room, keys, ben.token, [here.url, there.url]) == [201, 201]
        table.until(lambda table=table: mine(table) == ["Ben", "Cem"])
        table.close()


def test_a_seat_on_another_device_is_heard_of_at_the_other_server(servers, someone):
    """No entry of the log says so."""
    here, there = servers
    ann, phone = someone(here), someone(here)
    room = ann.lay(["Ann", "Ben here"])
    phone.lay(["Phone", "Bot steady"])
    phone.url = there.url
    table = phone.sit(room)
    assert mine(table) == []
    accept(here.url, room, [ann.key(room, "device")], phone.token)
    table.until(lambda: mine(table) == ["Ann", "Ben"])
    assert [moves.seat for moves in table.view.moves] == ["Ann", "Ben"]


def test_a_new_browser_that_opens_two_links_is_one_browser(someone):
    """It gets its token with the first link it opens, not with each seat it takes."""
    ann, ben = someone(), someone()
    room = ann.lay(["Ann", "Ben link", "Cem link"])
    keys = [ann.key(room, seat=seat) for seat in ("Ben", "Cem")]
    for key in keys:
        assert ben.get(f"/api/rooms/{room}/invitation", key=key)["seat"]
    token = ben.token
    assert token
    assert accept(ben.url, room, keys, token) == [201, 201]
    assert mine(ben.sit(room)) == ["Ben", "Cem"]
    assert ben.token == token
