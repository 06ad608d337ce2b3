"""A locked SQLite under a running server: every player gets an answer, and no move is half made."""

import sqlite3
import time
from contextlib import closing

import pytest
from server.web.harness import PATIENCE
from server.web.tables import log, two

from duopoly.server import wire
from duopoly.server.store import database, engines


@pytest.fixture
def lock(monkeypatch, tmp_path):
    """Locks the file of the server as another program would."""
    monkeypatch.setattr(engines, "PATIENCE", 1.0)
    with closing(sqlite3.connect(tmp_path / "rooms.db", isolation_level=None, check_same_thread=False)) as thief:
        yield thief


def test_all_at_a_table_are_answered(serving, someone, lock):
    server = serving()
    table, beside = two(someone, server)
    lines = [table, beside, *(table.browser.sit(table.id) for _ in range(6))]
    for _ in range(2):
        table.do("chat", text="Hello")
    before = log(server, table.id)
    lock.execute("BEGIN IMMEDIATE")
    start = time.monotonic()
    sent = [(line, line.send(type="chat", text="Hello?", seat=None)) for line in lines for _ in range(5)]
    for line, id in sent:
        line.until(lambda line=line, id=id: any(getattr(answer, "id", None) == id for answer in line.heard))
    assert time.monotonic() - start < PATIENCE
    answers = [answer for line in lines for answer in line.heard if isinstance(answer, wire.RequestRefused)]
    assert [answer.code for answer in answers] == ["store"] * len(sent)
    assert "is locked by another program" in answers[0].text
    for path, body in (
        ("/api/rooms", {"edition": "anti-us", "seats": [{"name": "A", "who": "me"}, {"name": "B", "who": "here"}]}),
        (f"/api/rooms/{table.id}/keys", {"purpose": "device"}),
    ):
        assert table.browser.post(path, 503, **body)["code"] == "store"
    assert table.browser.get("/health", 503)["detail"].endswith("rooms.db is locked by another program")
    assert [line["room"] for line in table.browser.get("/api/rooms")] == [table.id], "reading goes on"
    lock.execute("ROLLBACK")
    assert log(server, table.id) == before
    time.sleep(database.PROBE_EVERY)
    table.play("Ann", "throw")
    beside.caught_up(table)
