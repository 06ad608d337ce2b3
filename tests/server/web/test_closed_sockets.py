"""What a socket leaves when its browser is gone: nothing that only the garbage collector could free."""

import gc
import time
import weakref

import pytest
from server.web.harness import PATIENCE
from server.web.tables import two
from websockets.server import ServerProtocol

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
