"""A row that cannot be read: its table is listed as unreadable and the operator reads of it; all others are as they were."""

import logging
import sqlite3
from contextlib import closing

import pytest
from server.web.harness import closed, open_socket
from server.web.tables import alone, two

from duopoly.server.rooms import room_reader
from duopoly.words import LANGUAGES, say

SPOILED = {
    "seats that are no list": "UPDATE clients SET seats = '{' WHERE room = ?",
    "seats that are not there": "UPDATE clients SET seats = '[\"7\"]' WHERE room = ?",
    "seats that are no numbers": "UPDATE clients SET seats = '[\"Ann\"]' WHERE room = ?",
    "seats that are bytes": "UPDATE clients SET seats = x'00ff' WHERE room = ?",
    "a config that is no JSON": "UPDATE rooms SET config = 'hello' WHERE id = ?",
    "a config that is bytes": "UPDATE rooms SET config = x'ff00' WHERE id = ?",
    "a config of another program": "UPDATE rooms SET config = '{\"edition\": 7}' WHERE id = ?",
    "an edition that is not there": "UPDATE rooms SET config = replace(config, 'anti-us', 'anti-mars') WHERE id = ?",
    "a secret that is none": "UPDATE rooms SET secret = 'xyz' WHERE id = ?",
    "an entry that is no JSON": "UPDATE entries SET body = '{' WHERE seq = 2 AND room = ?",
    "an entry of another kind": "UPDATE entries SET kind = 'seance' WHERE seq = 2 AND room = ?",
    "an entry that is missing": "DELETE FROM entries WHERE seq = 1 AND room = ?",
    "an entry with text that is no text": "UPDATE entries SET body = CAST(x'7b22ff' AS TEXT) WHERE seq = 2 AND room = ?",
    "an entry that says nothing": "UPDATE entries SET body = '{}' WHERE seq = 3 AND room = ?",
}
HARMLESS = {
    "a time that is none": "UPDATE rooms SET created_at = 'soon' WHERE id = ?",
    "an entry at no time": "UPDATE entries SET at = 'then' WHERE seq = 2 AND room = ?",
    "a name with text that is no text": "UPDATE rooms SET config = CAST(replace(config, 'Tea', x'54ff61') AS TEXT) WHERE id = ?",
}


def spoil(server, statement, room):
    """Changes the file of a running server."""
    with closing(sqlite3.connect(server.settings.db, timeout=20)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute(statement, (room,))
        connection.commit()


@pytest.fixture
def tables(serving, someone):
    """A server that has read nothing yet, and one browser's three tables; the middle one is for spoiling."""
    server = serving()
    ann = someone(server)
    rooms = [ann.lay(["Ann c", "Ben here m"], dice="hand", name="Tea") for _ in range(3)]
    for room in rooms:
        table = ann.sit(room)
        table.play("Ann", "throw")
        table.close()
    server.manager.sessions.clear()
    return server, ann, rooms


@pytest.mark.parametrize("what", SPOILED)
def test_the_others_stand(tables, what, caplog):
    server, ann, rooms = tables
    spoil(server, SPOILED[what], rooms[1])
    with caplog.at_level(logging.ERROR):
        for lang in LANGUAGES:
            listed = {line["room"]: line for line in ann.get("/api/rooms", lang=lang)}
            assert {room: line["state"] for room, line in listed.items()} == {
                rooms[0]: "playing", rooms[1]: "unreadable", rooms[2]: "playing",
            }  # fmt: skip
            assert listed[rooms[1]]["notice"] == say(lang, "server-unreadable")
            assert listed[rooms[0]]["notice"] == ""
    reports = [record.getMessage() for record in caplog.records]
    assert len(reports) == 1, "the operator reads of it once"
    assert rooms[1] in reports[0]
    with open_socket(ann, rooms[1]) as line:
        assert closed(line) == 4409
    ann.get(f"/api/rooms/{rooms[1]}/record", status=409)
    assert ann.sit(rooms[2]).view.ply == 1


@pytest.mark.parametrize("what", HARMLESS)
def test_what_can_be_read_all_the_same(tables, what):
    server, ann, rooms = tables
    spoil(server, HARMLESS[what], rooms[1])
    assert {line["state"] for line in ann.get("/api/rooms")} == {"playing"}
    table = ann.sit(rooms[1])
    table.play("chance", "dice 1 2")


def test_a_repaired_row_is_read_again(tables, monkeypatch):
    server, ann, rooms = tables
    spoil(server, "UPDATE rooms SET secret = 'xyz' || secret WHERE id = ?", rooms[1])
    assert [line["state"] for line in ann.get("/api/rooms")].count("unreadable") == 1
    spoil(server, "UPDATE rooms SET secret = substr(secret, 4) WHERE id = ?", rooms[1])
    for _, (at, config) in list(server.manager.reader.unreadable.items()):
        server.manager.reader.unreadable[rooms[1]] = at - room_reader.READ_AGAIN, config
    assert [line["state"] for line in ann.get("/api/rooms")] == ["playing"] * 3


def test_of_one_browser_only(serving, someone):
    """The seats of another browser at the same table, and a link."""
    server = serving()
    table, beside = two(someone, server)
    spoil(server, "UPDATE clients SET seats = '{' WHERE seats = '[\"1\"]' AND room = ?", table.id)
    key = table.browser.key(table.id, "device")
    assert table.browser.sit(table.id).view.moves
    with open_socket(beside.browser, table.id) as line:
        assert closed(line) == 4409
    spoil(server, "UPDATE keys SET seats = '[' WHERE room = ?", table.id)
    phone = someone(server)
    assert phone.join(table.id, key, 403)["code"] == "key"


def test_a_damaged_page_of_the_file(serving, someone, tmp_path):
    """SQLite itself cannot read a part of the logs: tables elsewhere in the file are played on."""
    server = serving()
    ann = someone(server)
    rooms = []
    for _ in range(3):
        table = alone(someone, server)
        for n in range(120):
            table.do("chat", text=f"{n} " + "x" * 200)
        rooms.append((table.browser, table.id))
        table.close()
    assert ann.get("/api/rooms") == []
    server.stop()
    damage(tmp_path / "rooms.db", rooms[1][1], (rooms[0][1], rooms[2][1]))
    server = serving()
    states = []
    for browser, room in rooms:
        browser.url, browser.http.base_url = server.url, server.url
        states += [(line["room"] == room, line["state"]) for line in browser.get("/api/rooms")]
    assert states == [(True, "playing"), (True, "unreadable"), (True, "playing")]


def damage(file, room, others):
    """Overwrites the pages of the file that hold this room's messages, and no other's."""
    content = bytearray(file.read_bytes())
    pages = [
        at
        for at in range(4096, len(content), 4096)
        if content[at : at + 4096].count(room.encode()) > 10
        and not any(other.encode() in content[at : at + 4096] for other in others)
    ]
    assert pages
    for at in pages[len(pages) // 2 :][:1]:
        content[at : at + 4096] = b"\xff" * 4096
    file.write_bytes(content)
