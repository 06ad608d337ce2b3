"""Seats: a friend sits down with a key, once; nobody plays on a seat that is not his."""

import hashlib

import pytest
from server.web.harness import closed, open_socket
from server.web.tables import log, rows, two

from duopoly.server import wire


def test_a_friend_sits_down_and_the_game_begins(someone, served):
    ann, ben = someone(), someone()
    room = ann.lay(["Ann c", "Ben link m"], edition="anti-fr", name="Kitchen")
    table = ann.sit(room)
    assert (table.room.state, table.view, table.room.seats[1].who) == ("waiting", None, "open")
    key = ann.key(room, seat="Ben")
    door = ben.get(f"/api/rooms/{room}/invitation", key=key, lang="fr")
    assert door == {
        "room": room, "name": "Kitchen", "edition": "Anti-Monopoly, boîte française", "players": ["Ann"],
        "seat": "Ben", "purpose": "invite", "state": "waiting", "earlier_moves": 0,
    }  # fmt: skip
    assert ben.get(f"/api/rooms/{room}/invitation", key=key)["edition"] == "Anti-Monopoly, French box"
    ben.join(room, key, name="Béa")
    table.until(lambda: table.view is not None)
    beside = ben.sit(room)
    assert [seat.name for seat in table.room.seats] == ["Ann", "Béa"]
    assert [[seat.mine for seat in one.room.seats] for one in (table, beside)] == [[True, False], [False, True]]
    assert [moves.seat for moves in beside.view.moves] == ["Béa"]
    assert (table.room.host, beside.room.host) == (True, False)
    assert [kind for _, kind, _ in log(served, room)] == ["sit", "begin"]


def test_a_key_opens_once(someone, served):
    ann, ben, cem = someone(), someone(), someone()
    room = ann.lay(["Ann", "Ben link", "Cem link"])
    key = ann.key(room, seat="Ben")
    ben.join(room, key)
    before = log(served, room), rows(served, "SELECT * FROM clients WHERE room = ?", room)
    assert cem.join(room, key, 403)["code"] == "key"
    assert cem.join(room, "no-such-key", 403)["code"] == "key"
    assert (log(served, room), rows(served, "SELECT * FROM clients WHERE room = ?", room)) == before
    assert cem.token is None
    assert cem.get(f"/api/rooms/{room}/invitation", key=key)["seat"] is None
    assert cem.get(f"/api/rooms/{room}/invitation", 404, key="no-such-key")["code"] == "not-found"


def test_a_key_of_another_table(someone):
    ann, ben = someone(), someone()
    one, other = (ann.lay(["Ann", "Ben link"]) for _ in range(2))
    key = ann.key(one, seat="Ben")
    assert ben.join(other, key, 403)["code"] == "key"
    ben.get(f"/api/rooms/{other}/invitation", 404, key=key)
    ben.join(one, key)


@pytest.mark.parametrize("name", ["Ann", "bank", "chance", " Ben", "a  b", "a\u202eb", "a give b", "\n"])
def test_a_name_that_cannot_be_leaves_the_seat_and_the_key_free(someone, served, name):
    ann, ben = someone(), someone()
    room = ann.lay(["Ann", "Ben link"])
    key = ann.key(room, seat="Ben")
    problem = ben.join(room, key, 400, name=name)
    assert (problem["code"], problem["field"]) == ("bad-name", "name")
    assert log(served, room) == []
    ben.join(room, key, name="Ben")
    assert ben.sit(room).view.players[1].name == "Ben"


def test_who_comes_too_late_finds_a_bot_on_the_seat(someone, served):
    ann, ben = someone(), someone()
    room = ann.lay(["Ann c", "Ben link m"])
    key = ann.key(room, seat="Ben")
    ann.sit(room).do("start")
    before = log(served, room)
    assert ben.join(room, key, 403)["code"] == "key"
    assert log(served, room)[: len(before)] == before
    assert ben.get(f"/api/rooms/{room}/invitation", key=key)["seat"] is None


def test_only_the_host_begins_and_invites(someone):
    ann, ben, cem = someone(), someone(), someone()
    room = ann.lay(["Ann", "Ben link", "Cem link"])
    ben.join(room, ann.key(room, seat="Ben"))
    assert ben.sit(room).refused("start") == "host-only"
    assert ben.key(room, seat="Cem", status=403)["code"] == "not-allowed"
    assert cem.key(room, seat="Cem", status=403)["code"] == "not-allowed"
    assert cem.key(room, "device", status=403)["code"] == "not-allowed"
    assert ann.key(room, seat="Dee", status=400)["code"] == "seat"
    assert ann.key(room, seat="Ben", status=400)["code"] == "seat"


def test_the_token_of_another_seat_changes_nothing(someone, served):
    table, beside = two(someone)
    before = log(served, table.id)
    assert beside.not_played("Ann", "throw") == "not-your-seat"
    assert beside.refused("replace-with-bot", seat="Ann") == "not-out-of-time"
    assert beside.refused("take-seat-back", seat="Ann") == "not-your-seat"
    assert beside.not_played("Zoe", "throw") == "not-your-seat"
    assert log(served, table.id) == before
    assert table.not_played("Ben", "throw") == "not-your-seat"
    table.play("Ann", "throw")
    assert len(log(served, table.id)) == len(before) + 1


def test_a_token_of_another_table_is_a_stranger_here(someone, served):
    one, _ = two(someone)
    other, _ = two(someone)
    stranger = one.browser.sit(other.id)
    assert (stranger.view.moves, stranger.room.host) == ([], False)
    assert stranger.not_played("Ann", "throw") == "not-your-seat"
    assert one.browser.key(other.id, "device", status=403)["code"] == "not-allowed"
    made_up = someone()
    made_up.http.cookies.set("duopoly", hashlib.sha256(one.browser.token.encode()).hexdigest()[:43])
    assert made_up.sit(one.id).view.moves == []
    assert [kind for _, kind, _ in log(served, other.id)] == ["sit", "begin"]


def test_my_seat_on_another_device(someone):
    table, _ = two(someone)
    phone = someone()
    key = table.browser.key(table.id, "device")
    assert phone.get(f"/api/rooms/{table.id}/invitation", key=key)["purpose"] == "device"
    phone.join(table.id, key)
    assert phone.join(table.id, key, 403)["code"] == "key"
    on_phone = phone.sit(table.id)
    assert [seat.mine for seat in on_phone.room.seats] == [True, False]
    on_phone.play("Ann", "throw")
    table.caught_up(on_phone)
    table.play("chance", "dice 1 2")
    assert [line["room"] for line in phone.get("/api/rooms")] == [table.id]


def test_coming_back_finds_the_same_seat(someone):
    table, beside = two(someone)
    table.play("Ann", "throw")
    table.close()
    beside.until(lambda: not beside.room.seats[0].here)
    again = table.browser.sit(table.id)
    assert (again.view.ply, [moves.seat for moves in again.view.moves]) == (1, ["Ann"])
    beside.until(lambda: beside.room.seats[0].here)


# What is kept, and how.


def test_tokens_and_keys_are_kept_as_hashes_only(someone, served):
    ann, ben = someone(), someone()
    room = ann.lay(["Ann", "Ben link"])
    key = ann.key(room, seat="Ben")
    ben.join(room, key)
    kept = [str(row) for table in ("rooms", "entries", "keys", "clients") for row in rows(served, f"SELECT * FROM {table}")]
    assert not any(secret in row for row in kept for secret in (ann.token, ben.token, key))
    held = dict(rows(served, "SELECT browser, seats FROM clients WHERE room = ?", room))
    hashes = [hashlib.sha256(found.token.encode()).hexdigest() for found in (ann, ben)]
    assert held == {hashes[0]: '["0"]', hashes[1]: '["1"]'}
    assert len(ann.token) == 43, "256 bits"


@pytest.mark.parametrize(("public_url", "secure"), [(None, False), ("https://games.example.org", True)])
def test_the_cookie_is_for_this_site_alone_and_for_no_script(serving, someone, public_url, secure):
    ann = someone(serving(public_url=public_url))
    plan = {"edition": "anti-us", "seats": [{"name": "Ann", "who": "me"}, {"name": "Ben", "who": "bot", "bot": "steady"}]}
    answer = ann.http.post("/api/rooms", json=plan)
    name, *flags = answer.headers["set-cookie"].split("; ")
    assert name.startswith("__Host-duopoly=" if secure else "duopoly=")
    expected = {"httponly", "samesite=strict", "path=/", "max-age=31536000"} | ({"secure"} if secure else set())
    assert {flag.lower() for flag in flags} == expected


def test_pages_of_other_sites_are_refused(someone, served):
    ann = someone()
    room = ann.lay(["Ann", "Ben here"])
    evil = someone(origin="https://evil.example")
    evil.http.cookies.set("duopoly", ann.token)
    assert evil.lay(["Ann", "Ben here"], 403)["code"] == "not-allowed"
    assert evil.key(room, "device", status=403)["code"] == "not-allowed"
    assert evil.join(room, "some-key-or-other", 403)["code"] == "not-allowed"
    for origin in ("https://evil.example", "null", f"{served.url}.evil.example", "http://127.0.0.1"):
        with open_socket(ann, room, origin=origin) as line:
            assert closed(line) == 4403
    assert ann.sit(room).view.moves, "while its own page is served"


def test_the_public_address_may_come_too(serving, someone):
    server = serving(public_url="https://games.example.org")
    ann = someone(server)
    room = ann.lay(["Ann", "Ben here"])
    with open_socket(ann, room, origin="https://games.example.org") as line:
        assert wire.Welcome.__struct_config__.tag in line.recv(5)
    with open_socket(ann, room, origin="https://games.example.org.evil.example") as line:
        assert closed(line) == 4403


# Who looks on.


def test_who_looks_on_sees_the_game_and_can_do_nothing(someone, served):
    table, _ = two(someone)
    fan = someone().sit(table.id)
    assert (fan.view.moves, fan.room.host, fan.room.may_undo) == ([], False, 0)
    assert [seat.mine for seat in fan.room.seats] == [False, False]
    table.until(lambda: table.room.spectators == 1)
    before = log(served, table.id)
    for refused, code in (
        (lambda: fan.not_played("Ann", "throw"), "not-your-seat"),
        (lambda: fan.not_played("chance", "dice 1 2"), "not-your-seat"),
        (lambda: fan.refused("chat", text="Throw!"), "chat-person"),
        (lambda: fan.refused("undo", at=fan.view.ply), "nothing-to-undo"),
        (lambda: fan.refused("replace-with-bot", seat="Ann"), "not-now"),
        (lambda: fan.refused("take-seat-back", seat="Ann"), "not-your-seat"),
        (lambda: fan.refused("vote", yes=True), "no-vote"),
        (lambda: fan.refused("start"), "host-only"),
    ):
        assert refused() == code
    assert log(served, table.id) == before
    table.play("Ann", "throw")
    fan.caught_up(table)


def test_a_table_for_its_players_only(someone):
    table, beside = two(someone, spectators=False)
    fan = someone()
    with open_socket(fan, table.id) as line:
        assert closed(line) == 4403
    for path in ("replay", "record", "check", "plies/0"):
        assert fan.get(f"/api/rooms/{table.id}/{path}", 403)["code"] == "not-allowed"
        beside.browser.get(f"/api/rooms/{table.id}/{path}")
    assert fan.key(table.id, "watch", status=403)["code"] == "not-allowed"
    assert fan.get("/api/rooms") == []


def test_a_table_that_is_not_there(someone):
    ann = someone()
    with open_socket(ann, "nowhere00000") as line:
        assert closed(line) == 4404
    for path in ("replay", "record", "check", "plies/0"):
        assert ann.get(f"/api/rooms/nowhere00000/{path}", 404)["code"] == "not-found"
