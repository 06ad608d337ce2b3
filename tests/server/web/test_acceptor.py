"""A server that stops while somebody connects: what was accepted is served or closed, never left open."""

import asyncio
import gc
import socket
import warnings

import pytest

from duopoly.server.web.acceptor import Acceptor
from duopoly.server.web.connection_limits import ConnectionLimits


class Closing(asyncio.Protocol):
    """Closes what it is given."""

    def connection_made(self, transport):
        transport.close()


async def connect_and_stop(turns):
    """Somebody connects, and the server stops after some turns of the event loop."""
    listener = socket.create_server(("127.0.0.1", 0))
    acceptor = Acceptor(listener, ConnectionLimits(10, 100), Closing)
    await asyncio.sleep(0.01)
    visitor = socket.create_connection(listener.getsockname())
    for _ in range(turns):
        await asyncio.sleep(0)
    acceptor.close()
    await acceptor.wait_closed()
    listener.close()
    return visitor


@pytest.mark.parametrize("turns", range(6))
def test_no_connection_is_left_open(turns):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        visitor = asyncio.run(connect_and_stop(turns))
        visitor.close()
        gc.collect()
    assert [str(warning.message) for warning in caught] == []
