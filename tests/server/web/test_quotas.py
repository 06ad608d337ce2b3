"""How many open tables a browser and an address may have, and tables that are deleted while the server runs."""

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import httpx
from server.web.harness import NO_TLS, closed, open_socket
from server.web.tables import rows, two
from server.web.test_after_the_game import BROKE, end

from duopoly.server.settings import PER_ADDRESS, PER_BROWSER, Settings
from duopoly.server.store import sqlite_wakeups
from duopoly.server.web.quotas import DAY, AddressQuota
from duopoly.words import LANGUAGES, say

SEATS = ["Ann c", "Ben here m"]


def test_a_browser_has_so_many_tables(serving, someone):
    ann, ben = someone(server := serving(tables_per_browser=3)), someone(server)
    rooms = [ann.lay(SEATS) for _ in range(3)]
    for lang in LANGUAGES:
        problem = ann.lay(SEATS, 429, lang=lang)
        assert (problem["code"], problem["detail"]) == ("too-many-tables", say(lang, "server-too-many-tables"))
    ben.lay(SEATS)
    assert len(rows(server, "SELECT 1 FROM rooms")) == 4
    server.call(server.manager.store.append(rooms[0], 3, [("chat", {"by": "Ann", "text": "Over"})], finish=True))
    ann.lay(SEATS)
    ann.lay(SEATS, 429)


def test_an_address_has_so_many_tables(serving, someone):
    """Whatever the browsers: each comes without a cookie. Of many at once no more get through."""
    server = serving(tables_per_address=5)
    body = {"edition": "anti-us", "seats": [{"name": "A", "who": "me"}, {"name": "B", "who": "here"}]}

    def lay(_):
        return httpx.post(
            f"{server.url}/api/rooms", json=body, headers={"origin": server.url}, timeout=20, verify=NO_TLS
        ).status_code

    with ThreadPoolExecutor(12) as threads:
        statuses = list(threads.map(lay, range(12)))
    assert sorted(statuses) == [201] * 5 + [429] * 7
    (room,) = rows(server, "SELECT id FROM rooms LIMIT 1")[0]
    server.call(server.manager.store.delete_room(room))
    assert [lay(0), lay(0)] == [201, 429]


def test_a_table_counts_for_a_day_at_least(serving, someone, monkeypatch):
    """Else records of finished games, and rematches that end at once, could fill the disk."""
    server, now = serving(tables_per_address=2), [0.0]
    monkeypatch.setattr(server.app.state.address_quota, "clock", lambda: now[0])
    table, _ = two(someone, server, rules=BROKE)
    end(table)
    rematch = f"/api/rooms/{table.id}/rematch"
    assert table.browser.post(rematch, 200) == table.browser.post(rematch, 200)
    assert table.browser.lay(SEATS, 429)["code"] == "too-many-tables"
    now[0] = DAY - 1
    table.browser.lay(SEATS, 429)
    now[0] = DAY
    table.browser.lay(SEATS)
    assert table.browser.lay(SEATS, 429)["detail"] == say("en", "server-too-many-tables")


def test_rematches_count_for_their_browser(serving, someone):
    """Each finished game gives one rematch at most, but there may be many finished games."""
    server = serving(tables_per_browser=2)
    first, _ = two(someone, server, rules=BROKE)
    second, _ = two(someone, server, rules=BROKE)
    for table in (first, second):
        end(table)
    ann, other = first.browser, second.browser
    ann.lay(SEATS)
    ann.post(f"/api/rooms/{first.id}/rematch", 200)
    assert ann.lay(SEATS, 429)["code"] == "too-many-tables"
    other.lay(SEATS)
    other.lay(SEATS)
    assert other.post(f"/api/rooms/{second.id}/rematch", 429)["code"] == "too-many-tables"


def test_the_limits(monkeypatch):
    """None on a server for this computer only, unless one says so."""
    assert (Settings().most_open_per_browser, Settings().most_open_per_address) == (None, None)
    public = Settings(public_url="https://games.example.org")
    assert (public.most_open_per_browser, public.most_open_per_address) == (PER_BROWSER, PER_ADDRESS)
    proxied = Settings(allowed_hosts=("games.example.org",))
    assert (proxied.most_open_per_browser, proxied.most_open_per_address) == (PER_BROWSER, PER_ADDRESS)
    assert Settings(tables_per_browser=3).most_open_per_browser == 3
    unlimited = Settings(host="0.0.0.0", tables_per_browser=0, tables_per_address=0)
    assert (unlimited.most_open_per_browser, unlimited.most_open_per_address) == (None, None)


def test_addresses_are_forgotten_in_the_end(monkeypatch, served):
    monkeypatch.setattr("duopoly.server.web.quotas.MOST_ADDRESSES", 10)
    quota = AddressQuota(served.manager.store, 5)

    async def come():
        for n in range(30):
            async with quota.room_at(f"192.0.2.{n}") as rooms:
                rooms.add(str(n))

    served.call(come())
    assert list(quota.rooms) == [f"192.0.2.{n}" for n in range(20, 30)]
    assert not quota.pending


# Deleted tables.


def test_a_deleted_table_sends_everyone_away(serving, someone):
    server = serving()
    table, beside = two(someone, server)
    other, _ = two(someone, server)
    server.call(server.manager.store.delete_room(table.id))
    for line in (table, beside):
        assert closed(line.socket) == 1001
        with open_socket(line.browser, table.id) as again:
            assert closed(again) == 4404
        assert line.browser.get("/api/rooms") == []
    other.play("Ann", "throw")


def delete_all(file):
    """As `duopoly tables delete` does beside a running server."""
    with closing(sqlite3.connect(file, timeout=20)) as connection:
        for name in ("entries", "keys", "clients", "rooms"):
            connection.execute(f"DELETE FROM {name}")
        connection.commit()


def test_a_table_that_another_program_deleted(serving, someone, tmp_path, caplog):
    """SQLite tells nobody: the server finds out by itself."""
    server = serving()
    lines = [two(someone, server)[0] for _ in range(2)]
    delete_all(tmp_path / "rooms.db")
    for line in lines:
        assert closed(line.socket) == 1001
    with open_socket(lines[0].browser, lines[0].id) as line:
        assert closed(line) == 4404
    assert not caplog.records


def test_a_move_at_a_table_that_another_program_deleted(serving, someone, tmp_path, caplog, monkeypatch):
    monkeypatch.setattr(sqlite_wakeups, "LOOK_EVERY", 600.0)
    table, _ = two(someone, serving())
    delete_all(tmp_path / "rooms.db")
    table.send(type="play", seat="Ann", move="throw", at=0)
    assert closed(table.socket) == 1001
    assert not caplog.records


def test_old_tables_are_deleted_where_nobody_is(serving, someone, tmp_path):
    server = serving(retention=30)
    lines = [two(someone, server)[0] for _ in range(3)]
    old = time.time() - 40 * 86_400
    with closing(sqlite3.connect(tmp_path / "rooms.db", timeout=20)) as connection:
        for line in lines[:2]:
            connection.execute("UPDATE entries SET at = ? WHERE room = ?", (old, line.id))
        connection.commit()
    for table in server.manager.sessions[lines[0].id].connections:
        table.cut()
    lines[0].close()
    while server.manager.sessions[lines[0].id].connections:
        time.sleep(0.01)
    assert server.call(server.manager.delete_idle(time.time() - 30 * 86_400)) == 1
    assert {room for (room,) in rows(server, "SELECT id FROM rooms")} == {lines[1].id, lines[2].id}
    for name in ("entries", "keys", "clients"):
        assert not rows(server, f"SELECT 1 FROM {name} WHERE room = ?", lines[0].id)
    lines[1].play("Ann", "throw")


def test_a_server_deletes_old_tables_when_it_starts(serving, someone, tmp_path):
    first = serving()
    room = someone(first).lay(SEATS)
    first.stop()
    with closing(sqlite3.connect(tmp_path / "rooms.db")) as connection:
        connection.execute("UPDATE entries SET at = 1.0")
        connection.commit()
    kept = serving()
    assert rows(kept, "SELECT id FROM rooms") == [(room,)], "only if one says so"
    kept.stop()
    again = serving(retention=7)
    deadline = time.monotonic() + 20
    while rows(again, "SELECT id FROM rooms") and time.monotonic() < deadline:
        time.sleep(0.02)
    assert rows(again, "SELECT id FROM rooms") == []
