"""The page for Prometheus: what it counts, who may read it, and that it names nobody."""

import logging
import re

import httpx
import pytest
from server.web.tables import alone, throw

from duopoly.server.metrics import Counter, Histogram
from duopoly.server.web import request_log
from duopoly.server.web.metrics_route import TOKEN

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? ([0-9.e+-]+)')


def read(server, **headers):
    """The metrics as numbers, by name and labels. Every one has its help and its type above it."""
    answer = httpx.get(f"{server.url}/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return parsed(answer.text)


def parsed(text):
    assert text.endswith("\n")
    found, types = {}, {}
    for line in text.splitlines():
        if line.startswith("# HELP "):
            continue
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name not in types
            types[name] = kind
            continue
        name, labels, number = SAMPLE.fullmatch(line).groups()
        assert name in types or types[re.sub("_(bucket|sum|count)$", "", name)] == "histogram", line
        assert name + (labels or "") not in found
        found[name + (labels or "")] = float(number)
    return found


def test_a_move_is_counted_and_timed(serving, someone):
    server = serving(metrics=True)
    before = read(server)
    table = alone(someone, server)
    throw(table, "Ann", 1, 2)
    after = read(server)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown['duopoly_moves_total{by="person"}'] == 1
    assert grown['duopoly_moves_total{by="chance"}'] == 1
    assert grown["duopoly_move_seconds_count"] == 2 == grown['duopoly_move_seconds_bucket{le="+Inf"}']
    assert grown["duopoly_move_seconds_sum"] > 0
    assert grown["duopoly_store_append_seconds_count"] >= 2
    assert after["duopoly_tables"] == after["duopoly_connections"] == 1
    assert grown['duopoly_requests_total{method="POST",status="201"}'] == 1
    assert after["process_cpu_seconds_total"] > 0


def test_no_metric_names_a_table_or_a_person(serving, someone):
    server = serving(metrics=True)
    table = alone(someone, server)
    throw(table, "Ann", 1, 2)
    text = httpx.get(f"{server.url}/metrics").text
    for secret in (
        table.id,
        "Ann",
        "Ben",
        "127.0.0.1",
        table.browser.token,
        server.manager.sessions[table.id].room.dice._secret.hex(),
    ):
        assert secret not in text


def test_bots_that_think_are_timed(serving, someone):
    server = serving(metrics=True)
    before = read(server)
    table = alone(someone, server, seats=("Ann steady c", "Ben steady m"), dice="program")
    table.until(lambda: table.view.ply >= 6)
    after = read(server)
    assert after["duopoly_bot_thought_seconds_count"] > before["duopoly_bot_thought_seconds_count"]
    assert after['duopoly_moves_total{by="bot"}'] > before.get('duopoly_moves_total{by="bot"}', 0)
    assert after["duopoly_bots_thinking"] in (0, 1)


def test_an_entry_that_cannot_be_stored_is_counted(serving, someone):
    server = serving(metrics=True)
    table = alone(someone, server)
    before = read(server)
    server.call(server.manager.store.transact(lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON")))
    assert table.not_played("Ann", "throw") == "store"
    after = read(server)
    assert after["duopoly_store_errors_total"] - before["duopoly_store_errors_total"] == 1
    assert after["duopoly_move_seconds_count"] == before["duopoly_move_seconds_count"]


def test_without_the_option_there_is_no_such_page(served):
    assert httpx.get(f"{served.url}/metrics").status_code == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=192.0.2.7"},
        {"via": "1.1 proxy"},
        {"host": "games.example.org"},
        {"authorization": "Bearer"},
        {"authorization": "Bearer wrong"},
    ],
)
def test_strangers_are_refused(serving, headers, monkeypatch):
    monkeypatch.setenv(TOKEN, "a-good-token")
    server = serving(metrics=True, allowed_hosts=("games.example.org",))
    if "authorization" in headers:
        headers = {**headers, "host": "games.example.org"}
    answer = httpx.get(f"{server.url}/metrics", headers=headers)
    assert answer.status_code == 403
    assert "duopoly_" not in answer.text


def test_the_token_opens_it_from_anywhere(serving, monkeypatch):
    monkeypatch.setenv(TOKEN, "a-good-token")
    server = serving(metrics=True, allowed_hosts=("games.example.org",))
    assert read(server, host="games.example.org", authorization="Bearer a-good-token")["duopoly_tables"] == 0


def test_an_empty_token_opens_nothing(serving, monkeypatch):
    monkeypatch.setenv(TOKEN, "")
    server = serving(metrics=True, allowed_hosts=("games.example.org",))
    headers = {"host": "games.example.org", "authorization": "Bearer"}
    assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 403


def test_a_histogram_adds_up():
    histogram = Histogram("h", "Help.", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.2, 5.0):
        histogram.observe(seconds)
    assert list(histogram.samples()) == [
        'h_bucket{le="0.1"} 2', 'h_bucket{le="1.0"} 3', 'h_bucket{le="+Inf"} 4', "h_sum 5.35", "h_count 4",
    ]  # fmt: skip


def test_a_counter_counts_by_label():
    counter = Counter("c", "Help.", "kind")
    counter.add("a")
    counter.add("b", number=2)
    assert list(counter.samples()) == ['c{kind="a"} 1', 'c{kind="b"} 2']
    assert list(Counter("d", "Help.").samples()) == ["d 0"]


def test_who_is_refused_at_the_door_is_counted_and_logged(serving, someone, caplog, monkeypatch):
    """Too many requests, a Host that is none, and a connection that is one too many."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.1.2.3")  # a proxy has no limit of its own
    server = serving(metrics=True, request_log=True, requests_a_minute=3, connections_per_address=1)
    monkeypatch.setattr(request_log.request_log, "propagate", True)
    ann = someone(server)
    room = ann.lay(["Ann", "Ben here"])
    before = read(server)
    with caplog.at_level(logging.INFO, "duopoly.requests"), httpx.Client(base_url=server.url) as client:
        assert [client.get("/api/rooms").status_code for _ in range(3)] == [200, 200, 429]
    with caplog.at_level(logging.INFO, "duopoly.requests"):
        assert httpx.get(f"{server.url}/api/rooms", headers={"host": "a b"}).status_code == 400
        table = ann.sit(room)
        assert httpx.get(f"{server.url}/api/rooms").status_code == 503
        table.close()
    lines = [record.getMessage() for record in caplog.records]
    assert any(re.fullmatch(r"127.0.0.1 GET \(unknown\) 429 [0-9.]+ ms", line) for line in lines), lines
    assert any(re.fullmatch(r"127.0.0.1 GET \(unknown\) 400 [0-9.]+ ms", line) for line in lines), lines
    assert any(re.fullmatch(r"127.0.0.1 other \(unknown\) 503 [0-9.]+ ms", line) for line in lines), lines
    after = read(server)
    for labels in ('method="GET",status="429"', 'method="GET",status="400"', 'method="other",status="503"'):
        name = f"duopoly_requests_total{{{labels}}}"
        assert after[name] == before.get(name, 0) + 1
