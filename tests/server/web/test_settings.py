"""`duopoly serve` with settings that cannot be: one line each, and an exit code."""

import socket
import sqlite3

import pytest
from server.web.house import PATIENCE

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
        (("--port", "70000"), "port: 70000 cannot be; 0 (any that is free) to 65535 would be right"),
        (("--port", "-1"), "port: -1 cannot be; 0 (any that is free) to 65535 would be right"),
        (("--host", "nowhere.invalid"), "host: 'nowhere.invalid' is no address of this computer; 127.0.0.1 or 0.0.0.0 would be right"),
        (("--host", "192.0.2.1"), "host: '192.0.2.1' is no address of this computer; 127.0.0.1 or 0.0.0.0 would be right"),
        (("--requests-a-minute", "0"), "requests-a-minute: 0 cannot be; 1 or more would be right"),
        (("--public-url", "games"), "public-url: 'games' cannot be; https://games.example.org would be right"),
        (("--public-url", "https://a.example/play"), "public-url: 'https://a.example/play' cannot be; https://games.example.org would be right"),
        (("--public-url", "http://["), "public-url: 'http://[' cannot be; https://games.example.org would be right"),
        (("--public-url", "https://a:x"), "public-url: 'https://a:x' cannot be; https://games.example.org would be right"),
    ],
)  # fmt: skip
def test_what_cannot_be(said, options, line):
    assert said(*options) == line


def test_a_port_that_is_taken(said):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        found = said("--port", str(port))
    assert found == f"port: 127.0.0.1:{port} cannot be had: address already in use; another --port would be right"


def test_a_database_of_a_newer_version(program, tmp_path):
    """As a person starts it; all other databases that cannot be are the store's tests."""
    newer = tmp_path / "newer.db"
    connection = sqlite3.connect(newer)
    connection.execute("CREATE TABLE duopoly_schema (version_num TEXT)")
    connection.execute("INSERT INTO duopoly_schema VALUES ('99')")
    connection.commit()
    connection.close()
    server = program(db=newer)
    assert server.process.wait(PATIENCE) == 2
    server.end()
    assert server.said == f"duopoly: {newer} was made by a newer Duopoly (schema 99); this one knows 1\n"
