"""Whole games over the socket, to their result: what was promised before the first throw is kept after the last."""

import hashlib
import json
import logging
import subprocess
import sys
from base64 import b64encode

import pytest

from duopoly.play import fair

SHORT = {"anti-us": 1, "anti-fr": 10, "anti-fr15k": 4, "anti-pl": 4, "classic-fr": 12, "classic-us": 3}
"""Secrets with which a game is not long."""
POOR = {"start_cash": 500, "start_bonus": 0}


@pytest.fixture
def secret(edition, monkeypatch):
    """The secret of the next table's dice."""
    found = hashlib.sha256(f"{edition}{SHORT[edition]}".encode()).digest()
    monkeypatch.setattr(fair, "new_secret", lambda: found)
    return found


def play_first_choices(table, me, then):
    """Plays the most likely move until the game is over; `then` is called before each. What was said of the cash comes true."""
    while table.view.to_act is not None:
        if table.view.to_act != me:
            table.hear()
            continue
        then()
        moves = table.moves(me)
        choices = moves.decisions or moves.manage.get("sell") or moves.manage["mortgage"]
        at = table.view.ply
        table.play(me, choices[0].move)
        assert table.view.ply > at
        if choices[0].after is not None and choices[0].verb != "bid" and table.view.ply == at + 1:
            assert table.cash(me) == choices[0].after, choices[0]


def check_moves(table, me):
    """All that is offered can be made, and nothing that is shown gray."""
    moves, ply = table.moves(me), table.view.ply
    offered, grays = table.offered(me)[:79], [gray.move for gray in moves.blocked if gray.verb not in ("offer", "swap")]
    for asked, can in ((offered, True), (grays, False)):
        checked = table.ask("check-moves", seat=me, moves=asked) if asked else None
        if checked is not None and table.view.ply == ply:
            assert [gray is None for gray in checked.blocked] == [can] * len(asked)
            assert [choice is not None for choice in checked.legal] == [can] * len(asked)


def hidden_in(secret, text):
    """Whether a text has nothing of the secret, in whichever form."""
    forms = (secret, secret.hex().encode(), b64encode(secret)[:42], repr(secret).encode())
    return not any(form.lower() in text.lower() for form in forms)


def is_over(message):
    """Whether a message tells of a game that is over."""
    return hasattr(message, "room") and message.room.state == "over"


@pytest.mark.parametrize("edition", SHORT)
def test_a_whole_game(edition, someone, secret, tmp_path, caplog, capfd):
    caplog.set_level(logging.DEBUG)
    for ours in ("websockets.client", "httpx", "httpcore"):
        caplog.set_level(logging.WARNING, ours)
    ann, fan = someone(), someone()
    room = ann.lay(["Ann", "Ben steady", "Cem steady"], edition=edition, rules=POOR)
    table, beside = ann.sit(room, salts=False), fan.sit(room, "pl")  # with salts the games would be others
    promise = table.first.room.commitment
    assert promise == hashlib.sha256(b"duopoly commitment 1\n" + secret).hexdigest()
    asked = 0

    def then():
        nonlocal asked
        asked += 1
        if asked % 10 == 1:
            check_moves(table, "Ann")
        if asked == 12:
            for path in (
                "rooms",
                f"rooms/{room}/replay",
                f"rooms/{room}/record",
                f"rooms/{room}/check",
                f"rooms/{room}/plies/7",
            ):
                assert hidden_in(secret, str(ann.get(f"/api/{path}")).encode()), path
            assert hidden_in(secret, bytes(ann.received))

    play_first_choices(table, "Ann", then)
    beside.caught_up(table)
    for one in (table, beside):
        over = next(n for n, message in enumerate(one.heard) if is_over(message))
        assert all(hidden_in(secret, text) for text in one.texts[:over]), "nothing of the secret is told before the end"
        assert one.heard[over].room.secret == secret.hex()
    logged = "".join(capfd.readouterr()) + caplog.text
    assert hidden_in(secret, logged.encode())
    assert table.not_played("Ann", "throw") == table.refused("undo", at=table.view.ply) == "not-playing"
    check_the_end(ann, room, table, promise, secret, tmp_path)


def check_the_end(ann, room, table, promise, secret, tmp_path):
    """The record is accepted by the program, the ledger is whole, the result is the same wherever it is told."""
    record = ann.get(f"/api/rooms/{room}/record")
    assert json.loads(record.partition("\n")[0])["fair"] == {"commitment": promise, "secret": secret.hex()}
    (tmp_path / "game.jsonl").write_text(record)
    command = [sys.executable, "-m", "duopoly", "replay", "--verify", str(tmp_path / "game.jsonl")]
    checked = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert ann.get(f"/api/rooms/{room}/check")["ok"]

    again = ann.sit(room)
    assert again.view.result == table.view.result
    assert again.total == table.total
    assert again.lines == {n: line for n, line in table.lines.items() if n >= table.total - 120}
    older = again.ask("older-lines", before=table.total - 120).lines
    assert older == [table.lines[line.n] for line in older]
    assert len(older) == min(120, max(0, table.total - 120))

    back = ann.get(f"/api/rooms/{room}/replay")
    assert len(back["moves"]) == table.view.ply
    assert back["result"]["winners"] == table.view.result.winners
    assert [line["text"] for line in back["lines"]][-120:] == again.story()
    last = ann.get(f"/api/rooms/{room}/plies/{table.view.ply}")
    assert [player["cash"] for player in last["players"]] == [player.cash for player in table.view.players]
    ann.get(f"/api/rooms/{room}/plies/{table.view.ply + 1}", 404)
    listed = next(line for line in ann.get("/api/rooms") if line["room"] == room)
    assert (listed["state"], listed["winners"], listed["my_turn"]) == ("over", table.view.result.winners, False)
