"""Checks of records over the real server: each is made once, one after the other, and nothing else waits for them."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from server.web.tables import alone, throw

from duopoly.play import fair
from duopoly.play.game import Record
from duopoly.server.rooms import record_checks

MANY = 40
"""More than the threads that all requests share."""


class Checks(list):
    """The threads in which records are checked, one for each check; they wait until `go` is set."""

    def __init__(self, monkeypatch):
        self.go, self.verify = threading.Event(), fair.verify
        self.now = self.most = 0
        monkeypatch.setattr(fair, "verify", self.check)

    def check(self, record):
        self.append(threading.current_thread().name)
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            self.go.wait(20)
            return self.verify(record)
        finally:
            self.now -= 1


@pytest.fixture
def checks(monkeypatch):
    checks = Checks(monkeypatch)
    yield checks
    checks.go.set()


@pytest.fixture
def many():
    with ThreadPoolExecutor(MANY) as threads:
        yield threads


def check(table, lang="en"):
    return table.browser.get(f"/api/rooms/{table.id}/check", lang=lang)


def test_a_game_is_checked_once_for_all_who_ask(someone, checks):
    checks.go.set()
    table = alone(someone)
    throw(table, "Ann", 1, 2)
    found = [check(table, lang) for lang in ("en", "fr", "pl", "en")]
    assert all(each["ok"] for each in found)
    assert len({each["text"] for each in found}) == 3
    table.do("chat", text="It is right.")
    assert check(table) == found[0]
    assert len(checks) == 1


def test_a_game_that_went_on_is_checked_anew(someone, checks):
    checks.go.set()
    table = alone(someone)
    throw(table, "Ann", 1, 2)
    assert check(table)["text"].startswith("2 ")
    table.play("Ann", "buy")
    assert check(table)["text"].startswith("3 ")
    table.do("undo", at=3)
    assert check(table)["text"].startswith("2 ")
    assert len(checks) == 3


def test_nobody_else_waits_for_checks(someone, checks, many):
    """However many ask: other requests that need a thread are answered, and new tables laid."""
    tables = [alone(someone) for _ in range(4)]
    asked = [many.submit(check, tables[n % len(tables)]) for n in range(MANY)]
    while not checks:
        pass
    ann = someone()
    assert ann.get(f"/api/rooms/{ann.lay(['Ann c', 'Ben here m'])}/replay")
    assert not any(each.done() for each in asked)
    checks.go.set()
    assert all(each.result(20)["ok"] for each in asked)
    assert (len(checks), checks.most) == (len(tables), 1)
    assert all(thread.startswith("check") for thread in checks)


def test_nobody_waits_while_a_record_is_written(someone, monkeypatch, many):
    """A long one takes a while."""
    go, begun, lines = threading.Event(), threading.Event(), Record.lines

    def slow_lines(record):
        begun.set()
        go.wait(20)
        return lines(record)

    table = alone(someone)
    monkeypatch.setattr(Record, "lines", slow_lines)
    file = many.submit(table.browser.get, f"/api/rooms/{table.id}/record")
    assert begun.wait(20)
    throw(table, "Ann", 1, 2)
    assert not file.done()
    go.set()
    assert Record.parse(file.result(20)).moves == []


def test_a_game_that_has_not_begun_has_no_record(someone):
    ann = someone()
    room = ann.lay(["Ann c", "Ben link m"])
    for what in ("record", "check"):
        assert ann.get(f"/api/rooms/{room}/{what}", 409)["code"] == "not-playing"


def test_what_is_no_move_does_not_have_the_game_checked_again(someone, checks):
    checks.go.set()
    table = alone(someone)
    throw(table, "Ann", 1, 2)
    check(table)
    for offers in ("none", "all", "none"):
        table.do("set-bot-offers", seat="Ann", bot_offers=offers)
        assert check(table)["ok"]
    table.do("set-bot-delay", bot_delay="fast")
    assert check(table)["ok"]
    assert len(checks) == 1


def test_of_a_table_one_check_waits_and_takes_the_latest_moves(someone, checks, many):
    first, table = alone(someone), alone(someone)
    asked = [many.submit(check, first)]
    while not checks:
        pass
    asked.append(many.submit(check, table))
    throw(table, "Ann", 1, 2)
    asked += [many.submit(check, table) for _ in range(3)]
    table.play("Ann", "buy")
    asked += [many.submit(check, table) for _ in range(3)]
    table.do("ping")
    checks.go.set()
    assert {each.result(20)["text"][:2] for each in asked[1:]} == {"3 "}
    assert len(checks) == 2


def test_when_too_many_checks_wait_one_is_told_so(serving, someone, checks, many, monkeypatch):
    monkeypatch.setattr(record_checks, "MOST_WAITING", 1)
    server = serving()
    tables = [alone(someone, server) for _ in range(3)]
    asked = [many.submit(check, tables[0])]
    while not checks:
        pass
    asked.append(many.submit(check, tables[1]))
    while not server.manager.record_checks.waiting:
        pass
    assert tables[2].browser.get(f"/api/rooms/{tables[2].id}/check", 503)["code"] == "busy"
    checks.go.set()
    assert all(each.result(20)["ok"] for each in asked)
    assert check(tables[2])["ok"]
