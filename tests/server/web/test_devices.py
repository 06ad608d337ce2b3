"""My devices: which they are, and removing one."""

from server.web.harness import closed, open_socket
from server.web.tables import rows, two

from duopoly.server.rooms.seats import MOST_DEVICES
from duopoly.words import LANGUAGES, say


def devices(table):
    return table.browser.get(f"/api/rooms/{table.id}/devices")


def on_phone(someone, table):
    """A second device of whoever sits at the table."""
    phone = someone()
    phone.join(table.id, table.browser.key(table.id, "device"))
    return phone


def revoke(browser, room, id, status=200):
    return browser.post(f"/api/rooms/{room}/devices/{id}/revoke", status)


def test_a_device_is_removed_and_its_open_page_only_watches(someone, served):
    table, beside = two(someone)
    phone = on_phone(someone, table)
    line = phone.sit(table.id)
    assert [moves.seat for moves in line.view.moves] == ["Ann"]
    first, second = devices(table)
    assert (first["mine"], first["here"], first["players"]) == (True, True, ["Ann"])
    assert (second["mine"], second["here"], second["players"]) == (False, True, ["Ann"])
    assert first["since"] <= second["since"]
    assert len(devices(beside)) == 1
    assert [device["id"] for device in revoke(table.browser, table.id, second["id"])] == [first["id"]]
    line.until(lambda: not any(seat.mine for seat in line.room.seats))
    assert line.not_played("Ann", "throw") == "not-your-seat"
    assert line.refused("chat", text="Hello") == "chat-person"
    assert [moves.seat for moves in phone.sit(table.id).view.moves] == []
    assert phone.get("/api/rooms") == []
    assert len(rows(served, "SELECT * FROM clients WHERE room = ?", table.id)) == 2
    table.play("Ann", "throw")


def test_at_a_table_without_spectators_its_page_is_closed(someone):
    table, _ = two(someone, spectators=False)
    phone = on_phone(someone, table)
    with open_socket(phone, table.id) as line:
        line.recv(5)
        revoke(table.browser, table.id, devices(table)[1]["id"])
        assert closed(line) == 1001
    with open_socket(phone, table.id) as line:
        assert closed(line) == 4403


def test_a_seat_has_so_many_devices(someone, served):
    """Another one waits until one is removed. A device that is there already may come again, and other seats have their own."""
    table, beside = two(someone)
    phones = [on_phone(someone, table) for _ in range(MOST_DEVICES - 1)]
    key, last = table.browser.key(table.id, "device"), someone()
    for lang in LANGUAGES:
        problem = last.join(table.id, key, 429, lang=lang)
        words = say(lang, "server-too-many-devices", most=MOST_DEVICES)
        assert problem == {"code": "too-many-devices", "detail": words, "field": "key"}
    assert len(rows(served, "SELECT * FROM clients WHERE room = ?", table.id)) == MOST_DEVICES + 1
    phones[0].join(table.id, table.browser.key(table.id, "device"))
    on_phone(someone, beside)
    revoke(table.browser, table.id, devices(table)[-1]["id"])
    last.join(table.id, table.browser.key(table.id, "device"))
    last.sit(table.id).play("Ann", "throw")


def test_links_that_nobody_used_are_closed_with_it(someone):
    table, beside = two(someone)
    phone = on_phone(someone, table)
    lost, other = phone.key(table.id, "device"), beside.browser.key(table.id, "device")
    revoke(table.browser, table.id, devices(table)[1]["id"])
    assert someone().join(table.id, lost, 403)["code"] == "key"
    someone().join(table.id, other)


def test_nobody_removes_the_devices_of_others(someone):
    table, beside = two(someone)
    phone = on_phone(someone, table)
    theirs = devices(table)[1]["id"]
    fan = someone()
    assert fan.get(f"/api/rooms/{table.id}/devices", 403)["code"] == "not-allowed"
    assert revoke(fan, table.id, theirs, 403)["code"] == "not-allowed"
    assert revoke(beside.browser, table.id, theirs, 404)["code"] == "not-found"
    assert revoke(table.browser, table.id, devices(table)[0]["id"], 404)["code"] == "not-found", "not one's own"
    assert revoke(table.browser, table.id, "0" * 16, 404)["code"] == "not-found"
    evil = someone(origin="https://evil.example")
    evil.http.cookies.set("duopoly", table.browser.token)
    assert revoke(evil, table.id, theirs, 403)["code"] == "not-allowed"
    assert [moves.seat for moves in phone.sit(table.id).view.moves] == ["Ann"]


def test_a_device_keeps_the_seats_of_its_own(someone):
    """Ben's browser that also held Ann's seat loses only that."""
    table, beside = two(someone)
    beside.browser.join(table.id, table.browser.key(table.id, "device"))
    beside.until(lambda: sum(seat.mine for seat in beside.room.seats) == 2)
    other = next(device for device in devices(table) if not device["mine"])
    revoke(table.browser, table.id, other["id"])
    beside.until(lambda: [seat.mine for seat in beside.room.seats] == [False, True])
    assert beside.browser.sit(table.id).refused("end-game") == "nobody-left"


def test_the_log_says_so_and_is_read_again(someone, served):
    table, _ = two(someone)
    on_phone(someone, table)
    revoke(table.browser, table.id, devices(table)[1]["id"])
    table.close()

    async def forget():
        del served.manager.sessions[table.id]
        served.manager.game_loops.pop(table.id).cancel()

    served.call(forget())
    assert table.browser.sit(table.id).room.state == "playing"
