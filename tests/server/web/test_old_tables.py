"""Tables that other rules laid, in a database of theirs: open to look at as far as they go, and none of them breaks another.

`tests/old/tables.db` was written by the rules of version 1.
"""

import logging
import shutil
from pathlib import Path

import pytest
from msgspec import json
from server.web.tables import alone
from websockets.exceptions import ConnectionClosed

from duopoly import Record
from duopoly.play import fair
from duopoly.play.versions import changed_words
from duopoly.rules.version import VERSION
from duopoly.words import say

OLD = Path(__file__).parent.parent.parent / "old"
TOKEN = "a" * 43
LOAN = "offer Bob give cash 60 take cash 1"
UNREADABLE = {"garbledlog22", "garbledplan2", "unknownkind2"}


@pytest.fixture
def ann(serving, someone, tmp_path):
    """The browser of who laid the old tables, at a server over their database."""
    shutil.copy(OLD / "tables.db", tmp_path / "rooms.db")
    browser = someone(serving())
    browser.http.cookies.set("duopoly", TOKEN)
    return browser


def test_the_list_marks_them_and_is_whole(ann, caplog):
    """What cannot be read is listed as such; the operator reads of it once, with its id."""
    with caplog.at_level(logging.ERROR):
        listed = {line["room"]: line for line in ann.get("/api/rooms", lang="fr")}
        ann.get("/api/rooms")
    assert {room: line["state"] for room, line in listed.items()} == {
        "withaloan222": "stopped",
        "overandloan2": "stopped",
        "takenback222": "playing",
        "plaintable22": "playing",
        **dict.fromkeys(UNREADABLE, "unreadable"),
    }
    for room in ("plaintable22", "takenback222"):
        assert listed[room]["notice"] == changed_words(1, "fr")
    assert LOAN in listed["withaloan222"]["notice"]
    unreadable, version = say("fr", "server-unreadable"), say("fr", "server-unreadable-version", made=1, now=VERSION)
    assert listed["garbledplan2"]["notice"] == unreadable
    assert listed["unknownkind2"]["notice"] == listed["garbledlog22"]["notice"] == f"{unreadable} {version}"
    assert not listed["withaloan222"]["my_turn"]
    assert listed["unknownkind2"]["players"] == ["Ann", "Bob"]
    assert listed["unknownkind2"]["edition"] == listed["plaintable22"]["edition"] != "anti-us"
    assert not any(listed[room]["my_turn"] or listed[room]["treasurer"] for room in UNREADABLE)
    told = [record.getMessage() for record in caplog.records if "cannot be read" in record.getMessage()]
    assert sorted(told) == [f"room {room} cannot be read" for room in sorted(UNREADABLE)]


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_table_that_goes_no_further_can_be_looked_at(ann, lang):
    """It stands before the refused move, says why, and offers nothing."""
    table = ann.sit("withaloan222", lang)
    assert table.room.state == "stopped"
    assert LOAN in table.room.notice
    assert table.view.heading == say(lang, "stopped-heading")
    assert table.view.moves == []
    assert table.room.may_undo == 0
    assert [line.text for line in table.chat] == ["Hello", "Back tomorrow"]
    assert table.refused("play", seat="Ann", move="throw", at=table.view.ply) == "stopped"
    assert table.refused("undo", at=table.view.ply) == "stopped"
    assert table.refused("chat", text="Hello?") == "stopped"
    assert table.refused("replace-with-bot", seat="Ann", bot="steady") == "stopped"
    assert table.refused("hint", seat="Ann") == "not-playing"


def test_it_is_looked_back_on_as_far_as_it_goes_and_downloaded_whole(ann):
    table = ann.sit("withaloan222")
    back = ann.get("/api/rooms/withaloan222/replay")
    assert back["room"]["notice"] == table.room.notice
    assert len(back["moves"]) == table.view.ply
    assert ann.get(f"/api/rooms/withaloan222/plies/{table.view.ply}")["ply"] == table.view.ply
    ann.get(f"/api/rooms/withaloan222/plies/{table.view.ply + 1}", status=404)
    record = Record.parse(ann.get("/api/rooms/withaloan222/record"))
    assert record.rules_version == 1
    assert record.moves[table.view.ply] == ("Ann", LOAN)
    assert len(record.moves) > table.view.ply + 2
    assert "secret" not in record.header["fair"], "the game is not over"
    check = ann.get("/api/rooms/withaloan222/check", lang="en")
    assert check == {"ok": False, "text": table.room.notice}


def test_a_game_that_was_over_keeps_its_open_secret(ann):
    """So that the program that played it can still check its dice."""
    record = Record.parse(ann.get("/api/rooms/overandloan2/record"))
    assert fair.commitment(bytes.fromhex(record.header["fair"]["secret"])) == record.header["fair"]["commitment"]
    ann.get("/api/rooms/overandloan2/analysis", status=409)


def test_a_table_that_these_rules_can_play_goes_on_and_says_so(ann):
    """Also where the refused move was taken back."""
    for room in ("plaintable22", "takenback222"):
        table = ann.sit(room)
        assert table.room.notice == changed_words(1)
        table.until(lambda table=table: table.view.to_act != "chance")
        choice = table.moves(table.view.to_act).decisions[0]
        table.play(table.view.to_act, choice.move)
        assert ann.get(f"/api/rooms/{room}/record").startswith('{"duopoly": 1, ')
        assert Record.parse(ann.get(f"/api/rooms/{room}/record")).rules_version == 1


@pytest.mark.parametrize("room", sorted(UNREADABLE))
def test_what_cannot_be_read_is_refused_and_others_go_on(ann, room):
    for path in ("replay", "record", "check", "plies/0"):
        assert ann.get(f"/api/rooms/{room}/{path}", status=409)["code"] == "unreadable"
    with pytest.raises((ConnectionClosed, AssertionError)) as error:
        ann.sit(room)
    assert error.value.rcvd.code == 4409
    assert ann.sit("plaintable22").room.state == "playing"


def test_a_new_table_keeps_its_version(someone, served):
    """In the store, and in its record; it has nothing to say."""
    table = alone(someone)
    row = served.call(served.manager.store.room(table.id))
    assert json.decode(row.config)["rules_version"] == VERSION
    assert table.room.notice == ""
    assert Record.parse(table.browser.get(f"/api/rooms/{table.id}/record")).rules_version == VERSION
