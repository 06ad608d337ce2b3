"""What a socket leaves when its browser is gone: nothing that only the garbage collector could free."""

import gc
import time
import weakref

import pytest
from server.web.harness import PATIENCE, closed, open_socket
from server.web.tables import two
from websockets.server import ServerProtocol

from duopoly.server.rooms import connection
from duopoly.server.web.protocols import LimitedSocket


@pytest.fixture
def no_collector():
    """Python's garbage collector rests: while people play, the server's does, too."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_a_closed_socket_frees_its_memory_at_once(someone, served, no_collector):
    tables = two(someone)
    tables[0].play("Ann", "throw")
    sockets = [weakref.ref(thing) for thing in gc.get_objects() if type(thing) in (LimitedSocket, ServerProtocol)]
    assert len(sockets) >= 4
    for table in tables:
        table.socket.close()
    until = time.monotonic() + PATIENCE
    while any(socket() is not None for socket in sockets) and time.monotonic() < until:
        time.sleep(0.05)
    assert [socket() for socket in sockets if socket() is not None] == []


def test_a_browser_has_so_many_connections_to_a_table(someone, monkeypatch):
    """One more is told to try again later, at this table only and for this browser only; then one has gone."""
    monkeypatch.setattr(connection, "MOST_OF_ONE_BROWSER", 3)
    table, beside = two(someone)
    ann = table.browser
    lines = [ann.sit(table.id) for _ in range(2)]
    with open_socket(ann, table.id) as one_more:
        assert closed(one_more) == 1013
    ann.sit(ann.lay(["Ann c", "Cem here m"]))
    beside.browser.sit(table.id)
    lines[0].close()
    beside.quiet()
    ann.sit(table.id).play("Ann", "throw")
