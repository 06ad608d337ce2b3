"""The promise of the dice at a running server: the commitment in the log, the salts of pages, undo that everybody hears of."""

import json
import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server.web.harness import closed, open_socket
from server.web.tables import alone, log, rows, two, whole_log

from duopoly import Record
from duopoly.play import fair
from duopoly.server import wire
from duopoly.server.rooms import session as sessions

OLD = Path(__file__).parent.parent.parent / "old"
OTHER = "77" * 32


def change(database, statement, *values):
    """Changes a database behind the server's back."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(statement, values)
        connection.commit()


def record_of(table):
    return Record.parse(table.browser.get(f"/api/rooms/{table.id}/record"))


def secret_of(server, room):
    return bytes.fromhex(rows(server, "SELECT secret FROM rooms WHERE id = ?", room)[0][0])


def opened(server, table):
    """The table's record with its secret, as it would be after the end."""
    return fair.opened(record_of(table), secret_of(server, table.id))


# The commitment.


@pytest.mark.parametrize("seats", [("Ann c", "Ben link m"), ("Ann c", "Ben steady m")])
def test_the_first_entry_is_the_commitment(someone, served, seats):
    ann = someone()
    room = ann.lay(list(seats))
    seq, kind, body = whole_log(served, room)[0]
    assert (seq, kind) == (1, "commit")
    assert json.loads(body) == {"commitment": fair.commitment(secret_of(served, room))}
    assert ann.sit(room).room.commitment == json.loads(body)["commitment"]


def test_where_nothing_is_drawn_nothing_is_promised(someone, served):
    table = alone(someone, cards="hand")
    assert (table.room.commitment, table.room.takes_salts) == ("", False)
    assert [kind for _, kind, _ in whole_log(served, table.id)] == ["begin"]
    assert table.refused("add-salt", salt="ab" * 16) == "no-salt"


def test_an_exchanged_secret_is_noticed_when_the_table_is_loaded(serving, someone, tmp_path, caplog):
    """The table stops and says why, in each language; the operator reads of it; what was shown is still shown."""
    server = serving()
    table = alone(someone, server, seats=("Ann c", "Ben here m"), dice="program")
    table.play("Ann", "throw")
    shown, ply = table.room.commitment, table.view.ply
    table.browser.close()
    server.stop()
    change(tmp_path / "rooms.db", "UPDATE rooms SET secret = ?", OTHER)
    again = serving()
    with caplog.at_level(logging.ERROR):
        table.browser.url = again.url
        table.browser.http = type(table.browser.http)(
            base_url=again.url, headers={"origin": again.url}, cookies=table.browser.http.cookies
        )
        back = table.browser.sit(table.id)
    assert [message for message in caplog.messages if table.id in message and "secret" in message]
    assert not any(OTHER in message for message in caplog.messages)
    assert (back.room.state, back.room.commitment, back.view.ply) == ("stopped", shown, ply)
    assert (back.room.secret, back.room.takes_salts, back.view.moves) == (None, False, [])
    assert back.refused("play", seat="Ann", move="end", at=ply) == "stopped"
    assert back.refused("chat", text="Hello?") == "stopped"
    for lang in ("en", "fr", "pl"):
        back.do("set-language", lang=lang)
        check = table.browser.get(f"/api/rooms/{table.id}/check", lang=lang)
        assert check == {"ok": False, "text": back.room.notice}
    header = json.loads(table.browser.get(f"/api/rooms/{table.id}/record").partition("\n")[0])
    assert header["fair"]["commitment"] == shown


def test_an_exchanged_secret_is_noticed_before_the_game_begins(serving, someone, tmp_path):
    server = serving()
    ann, ben = someone(server), someone(server)
    room = ann.lay(["Ann", "Ben link"])
    key = ann.key(room, seat="Ben")
    change(tmp_path / "rooms.db", "UPDATE rooms SET secret = ?", OTHER)
    server.call(forget(server, room))
    table = ann.sit(room)
    assert (table.room.state, bool(table.room.notice)) == ("waiting", True)
    assert table.refused("start") == "stopped"
    ben.join(room, key)
    table.until(lambda: table.room.state == "stopped")
    assert table.view.ply == 0


async def forget(server, room):
    """Closes a room in the server's memory, as after five minutes without anybody."""
    del server.manager.sessions[room]
    server.manager.game_loops.pop(room).cancel()


def test_a_second_commitment_is_noticed_too(serving, someone, tmp_path):
    """Whoever changes the secret and appends its commitment."""
    server = serving()
    table = alone(someone, server, dice="program")
    shown = table.room.commitment
    table.close()
    change(tmp_path / "rooms.db", "UPDATE rooms SET secret = ?", OTHER)
    last = whole_log(server, table.id)[-1][0]
    body = json.dumps({"commitment": fair.commitment(bytes.fromhex(OTHER))})
    change(tmp_path / "rooms.db", "INSERT INTO entries VALUES (?, ?, 0, 'commit', ?)", table.id, last + 1, body)
    server.call(forget(server, table.id))
    back = table.browser.sit(table.id)
    assert (back.room.state, back.room.commitment == shown) == ("stopped", False)


def test_an_old_table_promises_at_its_next_entry_and_takes_no_salts(serving, someone, tmp_path):
    """It goes on as it began: its record verifies without salts."""
    shutil.copy(OLD / "tables.db", tmp_path / "rooms.db")
    server = serving()
    ann = someone(server)
    ann.http.cookies.set("duopoly", "a" * 43)
    before = whole_log(server, "plaintable22")
    assert not any(kind == "commit" for _, kind, _ in before)
    table = ann.sit("plaintable22")
    assert (table.room.takes_salts, table.room.salts, len(table.room.commitment)) == (False, [], 64)
    assert table.ask("add-salt", salt="ab" * 16).code == "no-salt"
    table.do("chat", text="Hello")
    entries = whole_log(server, table.id)
    assert entries[len(before)][1] == "commit"
    assert json.loads(entries[len(before)][2]) == {"commitment": table.room.commitment}
    table.do("chat", text="Again")
    assert [kind for _, kind, _ in whole_log(server, table.id)].count("commit") == 1
    assert "salts" not in record_of(table).header["fair"]


# The salts.


def test_the_salts_of_two_people_are_in_the_dice_and_in_the_record(someone, served):
    table, beside = two(someone, dice="program")
    table.until(lambda: len(table.room.salts) == 2)
    assert {salt.salt for salt in table.room.salts} == {table.salt, beside.salt}
    assert [salt.players for salt in table.room.salts] == [["Ann"], ["Ben"]]
    assert table.room.takes_salts
    table.play("Ann", "throw")
    table.until(lambda: table.view.to_act != "chance")
    assert not table.room.takes_salts
    kinds = [kind for _, kind, _ in whole_log(served, table.id)]
    assert kinds.index("close_salts") == kinds.index("move") - 1 or kinds.index("close_salts") == kinds.index("move") + 1
    assert kinds.count("commit") == kinds.count("close_salts") == 1
    assert kinds[0] == "commit"
    record = record_of(table)
    assert record.header["fair"]["salts"] == [
        {"player": name, "salt": salt} for name, salt in (("Ann", table.salt), ("Ben", beside.salt))
    ]
    found = fair.verify(opened(served, table))
    thrown = sum(how.startswith("dice ") for who, how in record.moves if who == "chance")  # a card may make her throw again
    assert (found.salted, found.throws) == (("Ann", "Ben"), thrown)
    key = fair.draw_key(secret_of(served, table.id), [bytes.fromhex(salt) for salt in (table.salt, beside.salt)])
    roll = fair.draw(key, 0, 36)
    assert record.moves[1] == ("chance", f"dice {roll // 6 + 1} {roll % 6 + 1}")


def test_a_salt_comes_once_in_time_and_from_people(someone, served):
    table, beside = two(someone, dice="program")
    fan = someone().sit(table.id)
    assert table.refused("add-salt", salt="ab" * 16) == "no-salt", "one each"
    assert fan.refused("add-salt", salt="ab" * 16) == "no-salt"
    for garbled in ("AB" * 16, "ab" * 15, "ab" * 17, "zz" * 16, 7):
        assert beside.refused("add-salt", salt=garbled) == "garbled"
    table.play("Ann", "throw")
    beside.caught_up(table)
    before = whole_log(served, table.id)
    assert beside.refused("add-salt", salt="ab" * 16) == "no-salt"
    assert [kind for _, kind, _ in before].count("salt") == 2


def test_one_salt_stands_for_all_seats_at_a_screen(someone, served):
    table = alone(someone, dice="program")
    table.until(lambda: table.room.salts)
    assert [salt.players for salt in table.room.salts] == [["Ann", "Ben"]]
    table.play("Ann", "throw")
    assert table.view.ply > 1, "nobody waited"


def test_who_sends_no_salt_blocks_nobody(someone, served):
    """The first throw waits a moment, once."""
    ann = someone()
    table = ann.sit(ann.lay(["Ann c", "Ben steady m"]), salts=False)
    table.play("Ann", "throw")
    assert table.view.ply == 1, "the dice wait for the salt"
    table.until(lambda: table.view.to_act == "Ann" and table.view.ply > 1)
    assert not table.room.takes_salts
    assert table.room.salts == []
    assert "salts" not in record_of(table).header["fair"]
    assert fair.verify(opened(served, table)).throws > 0


def test_a_salt_that_comes_during_the_wait_counts(someone, served, monkeypatch):
    monkeypatch.setattr(sessions, "SALT_WAIT", 20.0)
    ann, ben = someone(), someone()
    room = ann.lay(["Ann c", "Ben link m"], dice="program")
    table = ann.sit(room)
    ben.join(room, ann.key(room, seat="Ben"))
    table.until(lambda: table.view is not None)
    table.play("Ann", "throw")
    assert table.view.to_act == "chance"
    beside = ben.sit(room)
    table.until(lambda: table.view.ply > 1, timeout=10)
    assert [salt.salt for salt in table.room.salts] == [table.salt, beside.salt]


def test_undo_to_the_beginning_opens_the_salts_for_nobody(someone, served):
    table = alone(someone, dice="program")
    table.play("Ann", "throw")
    first = next(move for by, move in record_of(table).moves if by == "chance")
    while table.room.may_undo:
        table.do("undo", at=table.view.ply)
    assert table.view.ply == 0
    assert not table.room.takes_salts
    assert table.refused("add-salt", salt="ab" * 16) == "no-salt"
    table.play("Ann", "throw")
    assert next(move for by, move in record_of(table).moves if by == "chance") == first


def test_the_salts_survive_a_restart(serving, someone, tmp_path):
    server = serving()
    table, beside = two(someone, server, dice="program")
    table.play("Ann", "throw")
    before = record_of(table)
    server.call(forget(server, table.id))
    assert record_of(table).header["fair"] == before.header["fair"]
    server.call(forget(server, table.id))
    assert {salt.salt for salt in table.browser.sit(table.id).room.salts} == {table.salt, beside.salt}


def test_a_bot_that_takes_the_seat_changes_nothing(someone, served):
    table, beside = two(someone, dice="program")
    beside.do("replace-with-bot", seat="Ben")
    table.play("Ann", "throw")
    assert [row["player"] for row in record_of(table).header["fair"]["salts"]] == ["Ann", "Ben"]
    assert fair.verify(opened(served, table)).salted == ("Ann", "Ben")


# Undo.


@pytest.mark.parametrize("hints", [True, False])
def test_an_undo_is_in_the_log_and_the_record_and_everybody_hears_of_it(someone, served, hints):
    """At a table with a bot and hints as well: what was thrown stays."""
    table = alone(someone, seats=("Ann c", "Ben steady m"), dice="program", hints=hints)
    fan = someone().sit(table.id, "fr")
    table.play("Ann", "throw")
    table.until(lambda: table.view.to_act == "Ann")
    taken = record_of(table).moves
    table.do("undo", at=table.view.ply)
    fan.until(lambda: fan.room.undos == 1)
    outcomes = sum(by == "chance" for by, _ in taken)
    assert outcomes
    assert table.room.undone[0].startswith(f"Ann took back {len(taken)} moves, from move 1 on. ")
    assert "stay" in table.room.undone[0]
    assert "Ann a annulé" in fan.room.undone[0]
    assert [json.loads(body) for _, kind, body in log(served, table.id) if kind == "undo"] == [{"moves": len(taken), "by": 0}]
    table.play("Ann", "throw")
    table.until(lambda: table.view.to_act == "Ann")
    record = opened(served, table)
    assert record.header["undone"] == [{"after": 0, "by": "Ann", "moves": [list(move) for move in taken]}]
    assert record.moves[: len(taken)] == taken, "it falls the same again"
    assert fair.verify(record).undone == 1


def test_an_undo_by_vote_names_who_asked(someone, served):
    table, beside = two(someone, dice="program")
    table.play("Ann", "throw")
    beside.caught_up(table)
    table.do("undo", at=table.view.ply)
    beside.until(lambda: beside.room.vote is not None)
    beside.do("vote", yes=True)
    table.until(lambda: table.room.undos == 1)
    assert record_of(table).header["undone"][0]["by"] == "Ann"


def test_undos_of_old_tables_are_in_their_records(serving, someone, tmp_path):
    """Nobody noted who took back."""
    shutil.copy(OLD / "tables.db", tmp_path / "rooms.db")
    ann = someone(serving())
    ann.http.cookies.set("duopoly", "a" * 43)
    table = ann.sit("takenback222")
    assert table.room.undos >= 1
    assert all(undo["by"] == "" for undo in record_of(table).header["undone"])
    assert ann.get("/api/rooms/takenback222/check")["ok"]


# After the end.


def test_a_whole_game_with_salts_and_undo_verifies_everywhere(someone, served, tmp_path):
    ann = someone()
    room = ann.lay(["Ann", "Ben steady", "Cem steady"], edition="anti-fr", aim="timed", minutes=5, rules={"rounds": 2})
    table = ann.sit(room)
    n = 0
    while table.view.to_act is not None:
        if table.view.to_act != "Ann":
            table.hear()
            continue
        n += 1
        if n == 3:
            table.do("undo", at=table.view.ply)
            continue
        moves = table.moves("Ann")
        table.play("Ann", (moves.decisions or moves.manage.get("sell") or moves.manage["mortgage"])[0].move)
    record = record_of(table)
    found = fair.verify(record)
    assert (found.opened, found.salted, found.undone) == (True, ("Ann",), 1)
    check = ann.get(f"/api/rooms/{room}/check")
    assert check["ok"]
    assert "Ann" in check["text"]
    assert bytes.fromhex(table.room.secret) == secret_of(served, room)
    assert wire.SaltView(players=["Ann"], salt=table.salt) in table.room.salts


def test_a_stranger_s_socket_adds_nothing(someone, served):
    ann = someone()
    room = ann.lay(["Ann", "Ben steady"], spectators=False)
    with open_socket(someone(), room) as line:
        assert closed(line) == 4403
    assert not [kind for _, kind, _ in whole_log(served, room) if kind == "salt"]
