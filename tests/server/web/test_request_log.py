"""The request log: a line for each request, and nothing secret in it. And the warning if the world comes without https."""

import re
import time

import httpx
import pytest
from server.web.harness import Browser
from server.web.server_process import free_port
from server.web.tables import two

from duopoly.server.settings import Settings
from duopoly.server.web.exposure import is_exposed, is_public

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (\S+) ([A-Z]+) (\S+) (\d+) [\d.]+ ms")


@pytest.fixture
def someone_at(request):
    """A new browser at a program of its own."""
    opened = []

    def start(url):
        opened.append(Browser(url))
        return opened[-1]

    yield start
    for found in opened:
        found.close()


def test_each_request_is_a_line_without_secrets(program, someone_at):
    started = program("--request-log")
    browsers = []

    def someone(_server=None):
        browsers.append(someone_at(started.url))
        return browsers[-1]

    ann, _ben = two(someone)
    key = ann.browser.key(ann.id, purpose="device", seat="Ann")
    ann.browser.get(f"/api/rooms/{ann.id}/invitation", key=key)
    ann.browser.get("/")
    ann.browser.http.get(f"/{key}/{ann.id}")
    ann.browser.http.get(f"/api/rooms/{key}/%0Ainjected")
    tokens = [browser.token for browser in browsers]
    for browser in browsers:
        browser.close()
    assert started.end() == 0
    lines = [found.groups() for line in started.said.splitlines() if (found := LINE.fullmatch(line))]
    assert len(lines) == len(started.said.splitlines()) - 1, started.said
    short = f"{ann.id[:4]}…"
    assert ("127.0.0.1", "POST", "/api/rooms", "201") in lines
    assert ("127.0.0.1", "POST", f"/api/rooms/{short}/seats", "201") in lines
    assert ("127.0.0.1", "GET", f"/api/rooms/{short}/invitation", "200") in lines
    assert ("127.0.0.1", "GET", "/", "200") in lines
    assert lines.count(("127.0.0.1", "GET", "(unknown)", "404")) == 2
    assert [line[1] for line in lines].count("SOCKET") == 2
    for secret in (ann.id, key, *tokens):
        assert secret not in started.said


def test_without_the_option_nothing_is_logged(program):
    started = program()
    assert httpx.get(started.url).status_code == 200
    assert started.end() == 0
    assert len(started.said.splitlines()) == 1


def test_a_browser_that_comes_by_a_public_name_without_https_is_warned_of_once(program):
    """A scanner's name, which the server refuses, does not use up the warning."""
    started = program("--allowed-hosts", "games.example.org")
    for host in ("evil.example", "games.example.org", "games.example.org", "8.8.8.8:8000"):
        httpx.get(f"{started.url}/health", headers={"host": host})
    time.sleep(0.1)
    assert started.end() == 0
    warnings = started.said.splitlines()[1:]
    assert len(warnings) == 1, started.said
    assert warnings[0].startswith("a browser reached this server at http://games.example.org, which is not encrypted")


OF_A_HOME = [(host, {}) for host in ("192.168.1.20:8000", "desk.local", "localhost:8000", "evil\x1b[31m.example")]
ENCRYPTED = [("games.example.org", {"x-forwarded-proto": "https"})]


@pytest.mark.parametrize(
    ("visits", "options"),
    [
        (OF_A_HOME + ENCRYPTED, ("--allowed-hosts", "games.example.org")),
        ([("games.example.org", {})], ("--public-url", "https://games.example.org")),
    ],
    ids=["what they say", "what the operator says"],
)
def test_nobody_is_warned_of_a_home_or_of_https(program, visits, options):
    port = free_port()
    started = program(*options, port=port)
    for host, headers in visits:
        httpx.get(f"http://127.0.0.1:{port}/health", headers={"host": host, **headers})
    assert started.end() == 0
    assert len(started.said.splitlines()) == 1, started.said


PUBLIC = ["games.example.org", "games.example.org:443", "GAMES.example.org.", "8.8.8.8", "[2606:4700::1111]:80"]
HOME = [
    "localhost", "127.0.0.1:8000", "[::1]", "10.1.2.3", "192.168.0.1", "172.16.9.9", "[fd00::1]", "169.254.1.1", "desk",
    "desk.local", "nas.lan:80", "box.home.arpa", "desk.fritz.box", "desk.localdomain:8000", "", "[", "a b.example", "é.example",
]  # fmt: skip


@pytest.mark.parametrize("host", PUBLIC)
def test_a_public_host(host):
    assert is_public(host)


@pytest.mark.parametrize("host", HOME)
def test_a_host_at_home(host):
    assert not is_public(host)


@pytest.mark.parametrize(
    ("settings", "exposed"),
    [
        ({}, False),
        ({"host": "192.168.1.20"}, False),
        ({"host": "8.8.8.8"}, True),
        ({"host": "2606:4700::1111"}, True),
        ({"host": "8.8.8.8", "public_url": "https://games.example.org"}, False),
        ({"public_url": "http://games.example.org"}, True),
        ({"public_url": "http://192.168.1.20:8000"}, False),
    ],
)
def test_which_settings_serve_the_world_without_https(settings, exposed):
    assert is_exposed(Settings(**settings)) is exposed


@pytest.mark.parametrize(("own", "exposed"), [("192.168.1.5", False), ("8.8.8.8", True), ("", False)])
def test_all_addresses_are_as_public_as_ours(monkeypatch, own, exposed):
    monkeypatch.setattr("duopoly.server.web.exposure.own_address", lambda _family: own)
    assert is_exposed(Settings(host="0.0.0.0")) is exposed


def test_who_serves_the_world_without_https_is_told(program):
    started = program("--public-url", "http://games.example.org")
    time.sleep(0.2)
    assert started.end() == 0
    assert "Warning: the whole world can reach this server" in started.said
