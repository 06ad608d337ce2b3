"""A server that is killed or told to stop: the table, the seats and every accepted move are there when it starts again."""

import signal
import sqlite3
from contextlib import closing, suppress

import pytest
from server.web.server_process import free_port
from server.web.tables import throw, two
from websockets.exceptions import ConnectionClosed

from duopoly import __version__


def test_killed_in_mid_game(program, someone, tmp_path):
    first = program(port=free_port())
    table, beside = two(someone, first)
    throw(table, "Ann", 1, 2)
    table.play("Ann", "buy")
    table.do("chat", text="Wait for me")
    known, story = table.view, table.story()
    assert first.end(signal.SIGKILL) == -signal.SIGKILL
    for line in (table, beside):
        with pytest.raises(ConnectionClosed):
            line.quiet(10)
    second = program(port=int(first.url.rpartition(":")[2]))
    assert second.url == first.url
    again, other = table.browser.sit(table.id), beside.browser.sit(table.id)
    assert (again.view.ply, again.view.players, again.view.titles) == (known.ply, known.players, known.titles)
    assert (again.story(), [line.text for line in again.chat]) == (story, ["Wait for me"])
    assert [[seat.mine for seat in line.room.seats] for line in (again, other)] == [[True, False], [False, True]]
    assert again.room.commitment == table.first.room.commitment
    assert [line["room"] for line in table.browser.get("/api/rooms")] == [table.id]
    assert other.not_played("Ann", "end") == "not-your-seat"
    again.play("Ann", "end")
    other.caught_up(again)


def test_killed_while_moves_are_made(program, someone, tmp_path):
    """Whoever was told that his move was made finds it; a move that was on its way is there whole or not at all."""
    first = program(port=free_port())
    ann = someone(first)
    table = ann.sit(ann.lay(["Ann c", "Ben here m"]))
    for _ in range(9):
        moves = table.moves(table.view.to_act)
        table.play(moves.seat, moves.decisions[0].move)
    moves = table.moves(table.view.to_act)
    table.send(type="play", seat=moves.seat, move=moves.decisions[0].move, at=table.view.ply)
    first.end(signal.SIGKILL)
    with suppress(ConnectionClosed):
        table.quiet(10)
    acknowledged = table.view
    program(port=int(first.url.rpartition(":")[2]))
    again = ann.sit(table.id)
    assert again.view.ply >= acknowledged.ply
    assert again.story()[: table.total] == table.story()
    assert again.view.to_act != "chance"
    assert ann.get(f"/api/rooms/{table.id}/check")["ok"]
    with closing(sqlite3.connect(tmp_path / "rooms.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_bots_play_on_after_a_restart(program, someone):
    """Nobody asks them: it is enough that somebody is there."""
    first = program(port=free_port())
    ann = someone(first)
    table = ann.sit(ann.lay(["Ann c", "Ben steady m"], bot_delay="fast"))
    table.play("Ann", "throw")
    while table.view.to_act == "Ann":
        table.play("Ann", table.moves("Ann").decisions[-1].move)
    first.end(signal.SIGKILL)
    program(port=int(first.url.rpartition(":")[2]))
    again = ann.sit(table.id)
    again.until(lambda: again.view.to_act == "Ann" or again.view.ply > table.view.ply)


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_says_goodbye(program, someone, by):
    server = program()
    table, beside = two(someone, server)
    table.play("Ann", "throw")
    server.process.send_signal(by)
    codes = []
    for line in (table, beside):
        with pytest.raises(ConnectionClosed) as error:
            line.quiet(10)
        codes.append(error.value.rcvd.code)
    assert all(code in (1001, 1012) for code in codes), "going away"
    assert server.end(by) == 0
    assert "Traceback" not in server.said


def test_health_and_nothing_of_the_secret_written_or_said(program, someone, tmp_path):
    """Not by a server that is asked for everything and then killed; only its database has it."""
    server = program()
    table, _ = two(someone, server, dice="program")
    table.play("Ann", "throw")
    assert table.browser.get("/health") == {
        "status": "ok", "version": __version__, "rooms": 1, "sockets": 2,
    }  # fmt: skip
    for path in ("replay", "record", "check", "plies/1"):
        table.browser.get(f"/api/rooms/{table.id}/{path}")
    server.end(signal.SIGKILL)
    with closing(sqlite3.connect(tmp_path / "rooms.db")) as connection:
        (secret,) = connection.execute("SELECT secret FROM rooms").fetchone()
    assert len(secret) == 64
    for said in (bytes(table.browser.received).decode("utf-8", "replace"), server.said):
        assert secret not in said
    assert table.first.room.commitment in bytes(table.browser.received).decode("utf-8", "replace")
