"""Two servers over one database, PostgreSQL or a SQLite file: browsers of both sit at one table."""

import signal

import pytest
from server.web.server_process import Program
from server.web.tables import play, throw, two

from duopoly.server import wire
from duopoly.server.store import Key
from duopoly.server.web.browser_cookie import hash_of


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def url(request, tmp_path_factory):
    if request.param == "sqlite":
        return tmp_path_factory.mktemp("two") / "rooms.db"
    return request.getfixturevalue("postgres").fresh()


@pytest.fixture(scope="module")
def servers(url):
    """Two servers for all tests here."""
    started = [Program(url) for _ in range(2)]
    yield started
    for server in started:
        server.end()


def test_a_move_on_one_arrives_on_the_other(servers, someone):
    here, there = servers
    ann, ben = someone(here), someone(there)
    room = ann.lay(["Ann c", "Ben link m"], dice="hand")
    table = ann.sit(room)
    ben.join(room, ann.key(room, seat="Ben"))
    beside = ben.sit(room)
    table.until(lambda: table.view is not None)
    throw(table, "Ann", 1, 2)
    play(table, "Ann buy", "Ann end")
    beside.caught_up(table)
    assert (beside.view.players, beside.story()) == (table.view.players, table.story())
    throw(beside, "Ben", 1, 2)
    table.caught_up(beside)
    assert (table.cash("Ann"), table.cash("Ben")) == (1446, 1494)
    table.do("chat", text="Thank you")
    beside.until(lambda: beside.chat)
    assert beside.not_played("Ann", "throw") == "not-your-seat"
    beside.do("undo", at=beside.view.ply)
    table.until(lambda: table.room.vote is not None)
    table.do("vote", yes=True)
    beside.until(lambda: beside.view.ply == 5)
    table.caught_up(beside)


def test_of_eight_racers_on_two_servers_one_makes_the_move(servers, someone):
    here, there = servers
    table, _ = two(someone, here)
    devices = [someone(there) for _ in range(4)]
    for device in devices:
        device.join(table.id, table.browser.key(table.id, "device"))
    lines = [table.browser.sit(table.id) for _ in range(4)] + [device.sit(table.id) for device in devices]
    for move in ("Ann throw", "chance dice 1 2", "Ann buy", "Ann end"):
        seat, _, text = move.partition(" ")
        at = lines[0].view.ply
        sent = [line.send(type="play", seat=seat, move=text, at=at) for line in lines]
        answers = []
        for line, id in zip(lines, sent, strict=True):
            line.until(lambda line=line, id=id: any(getattr(found, "id", None) == id for found in line.heard))
            answers.append(next(found for found in line.heard if getattr(found, "id", None) == id))
        assert sum(isinstance(answer, wire.Done) for answer in answers) == 1, move
        assert {answer.code for answer in answers if isinstance(answer, wire.RequestRefused)} == {"moved-on"}
        for line in lines:
            line.until(lambda line=line, at=at: line.view.ply == at + 1)
    assert len({tuple(line.story()) for line in lines}) == 1


def test_one_server_dies_and_its_players_go_on_at_the_other(servers, program, url, someone):
    here, there = program(db=url), servers[0]
    table, _ = two(someone, here)
    throw(table, "Ann", 1, 2)
    table.play("Ann", "buy")
    here.end(signal.SIGKILL)
    table.browser.url = there.url
    again = table.browser.sit(table.id)
    assert (again.view.ply, [moves.seat for moves in again.view.moves]) == (3, ["Ann"])
    again.play("Ann", "end")


def test_only_the_table_where_something_happened_is_read_again(serving, someone, monkeypatch):
    """SQLite tells only that another server wrote."""
    here, there = serving(), serving()
    tables = [two(someone, here)[0] for _ in range(3)]

    def hear(table):
        """The other server writes at a table, which arrives here."""
        before, store = len(table.chat), there.manager.store
        last = there.call(store.entries(table.id))[-1].seq
        there.call(store.append(table.id, last + 1, [("chat", {"by": "Ann", "text": "Hello"})]))
        table.until(lambda: len(table.chat) > before)

    hear(tables[0])  # the first time all are read, and the second time they have been
    hear(tables[0])
    read, entries = [], here.manager.store.entries

    def noting(room, *more):
        read.append(room)
        return entries(room, *more)

    monkeypatch.setattr(here.manager.store, "entries", noting)
    for table in (tables[1], tables[2], tables[1]):
        hear(table)
        assert set(read) == {table.id}
        read.clear()
    friend = someone(there)
    friend.join(tables[1].id, there.call(device_key(there, tables[1].id)))
    line = friend.sit(tables[1].id)
    line.play("Ann", "throw")
    tables[1].until(lambda: tables[1].view.ply == 1)


async def device_key(server, room):
    """A new link to the seats of Ann."""
    await server.manager.store.add_key(Key(hash=hash_of("a-device-of-ann"), room=room, seats=("0",), purpose="device"))
    return "a-device-of-ann"
