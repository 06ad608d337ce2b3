"""`duopoly serve` with invalid settings: one line each, and an exit code."""

import socket
import sqlite3

import pytest
from server.web.harness import PATIENCE

from duopoly.server.run import listen
from duopoly.server.settings import BadServerSetting, Settings
from duopoly.server.store.schema import SCHEMA
from duopoly.terminal.cli import run


@pytest.fixture
def said(capsys):
    """The one line that is said by a server that does not start."""

    def start(*options):
        assert run(["serve", "--no-open", *options]) == 2
        found = capsys.readouterr()
        assert (found.out, found.err.count("\n")) == ("", 1)
        return found.err.rstrip("\n").removeprefix("duopoly: ")

    return start


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (("--port", "70000"), "port: expected 0 (any free one) to 65535, got 70000"),
        (("--port", "-1"), "port: expected 0 (any free one) to 65535, got -1"),
        (("--host", "nowhere.invalid"), "host: expected an address of this computer, like 127.0.0.1 or 0.0.0.0, got 'nowhere.invalid'"),
        (("--host", "192.0.2.1"), "host: expected an address of this computer, like 127.0.0.1 or 0.0.0.0, got '192.0.2.1'"),
        (("--host", ""), "host: expected an address of this computer, like 127.0.0.1 or 0.0.0.0, got ''"),
        (("--db", ""), "db: expected a file or the URL of a database, got ''"),
        (("--retention", "inf"), "retention: expected 1 to 36500 days, got inf"),
        (("--retention", "0.5"), "retention: expected 1 to 36500 days, got 0.5"),
        (("--push-contact", "mailto:a@b"), "push-key: expected the file of a key with push-contact, got none"),
        (("--push-key", "k.pem"), "push-contact: expected mailto:you@example.org or an https URL, got none"),
        (("--push-key", "k.pem", "--push-contact", "mailto:"), "push-contact: expected mailto:you@example.org or an https URL, got 'mailto:'"),
        (("--public-url", "https://a b"), "public-url: expected a URL like https://games.example.org, got 'https://a b'"),
        (("--requests-a-minute", "0"), "requests-a-minute: expected 1 or more, got 0"),
        (("--public-url", "games"), "public-url: expected a URL like https://games.example.org, got 'games'"),
        (("--public-url", "https://a.example/play"), "public-url: expected a URL like https://games.example.org, got 'https://a.example/play'"),
        (("--public-url", "http://["), "public-url: expected a URL like https://games.example.org, got 'http://['"),
        (("--public-url", "https://a:x"), "public-url: expected a URL like https://games.example.org, got 'https://a:x'"),
    ],
)  # fmt: skip
def test_an_invalid_setting(said, options, line):
    assert said(*options) == line


def test_a_port_that_is_taken(said):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        found = said("--port", str(port))
    assert found == f"port: expected a free one, got 127.0.0.1:{port} (address already in use)"


def test_of_two_servers_that_start_at_once_one_has_the_port():
    """It is taken as soon as it was found free, before the database is opened."""
    with listen(Settings(port=0)) as first:
        port = first.getsockname()[1]
        with pytest.raises(BadServerSetting, match=rf"^port: expected a free one, got 127.0.0.1:{port} "):
            listen(Settings(port=port))


def test_a_database_of_a_newer_version(program, tmp_path):
    """As a person starts it; the store's tests have the other unusable databases."""
    newer = tmp_path / "newer.db"
    connection = sqlite3.connect(newer)
    connection.execute("CREATE TABLE duopoly_schema (version_num TEXT)")
    connection.execute("INSERT INTO duopoly_schema VALUES ('99')")
    connection.commit()
    connection.close()
    server = program(db=newer)
    assert server.process.wait(PATIENCE) == 2
    server.end()
    assert server.said == f"duopoly: {newer}: expected schema {SCHEMA} or older, got 99: a newer Duopoly wrote it\n"
