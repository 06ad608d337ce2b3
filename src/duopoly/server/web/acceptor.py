"""Accepts connections one by one, so that there are never more than the limits know of."""

import asyncio
import errno
import socket
from collections.abc import Callable
from contextlib import suppress

from .connection_limits import ConnectionLimits

BACKLOG = 2048
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
PAUSE = 0.05
LEAST_UNSENT = 16 * 1024
"""How much the system keeps for a browser that does not read: beyond that it waits in the server, where it is seen."""


class Acceptor:
    """A listening socket at work. It has the methods of an asyncio server that uvicorn calls.

    An asyncio server accepts all that wait at once, before a protocol hears of the first: a crowd would take all file
    descriptors before a limit could be applied.
    """

    def __init__(self, listener: socket.socket, limits: ConnectionLimits, protocol: Callable[[], asyncio.Protocol]) -> None:
        self.listener, self.limits, self.protocol = listener, limits, protocol
        listener.setblocking(False)
        self.task = asyncio.create_task(self.accept_all())

    async def accept_all(self) -> None:
        """Accepts until it is canceled."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection = await accept(loop, self.listener)
            except OSError as error:  # whoever it was has left again, or there is no file for it
                if error.errno in OUT_OF_FILES:
                    self.limits.out_of_files(error)
                await asyncio.sleep(PAUSE)
                continue
            try:
                set_options(connection)
                await loop.connect_accepted_socket(self.protocol, connection)
            except OSError:
                pass  # it has left again, and the transport closes it
            finally:
                if type(loop).__module__.startswith("uvloop"):  # it closes the descriptor, and does not always tell the socket
                    connection.detach()

    def close(self) -> None:
        """Accepts no more."""
        self.task.cancel()

    async def wait_closed(self) -> None:
        """Waits until it has stopped."""
        await asyncio.gather(self.task, return_exceptions=True)


async def accept(loop: asyncio.AbstractEventLoop, listener: socket.socket) -> socket.socket:
    """The next connection. Whoever cancels this loses none: `loop.sock_accept` may have one in its hands and drop it."""
    if isinstance(loop, getattr(asyncio, "ProactorEventLoop", ())):  # the loop of Windows has no readers
        return (await loop.sock_accept(listener))[0]
    while True:
        with suppress(BlockingIOError):
            connection, _ = listener.accept()
            connection.setblocking(False)
            return connection
        await readable(loop, listener)


async def readable(loop: asyncio.AbstractEventLoop, listener: socket.socket) -> None:
    """Waits until somebody connects."""
    connecting = asyncio.Event()
    loop.add_reader(listener, connecting.set)
    try:
        await connecting.wait()
    finally:
        loop.remove_reader(listener)


def set_options(connection: socket.socket) -> None:
    """Small messages go at once, and what a browser does not read stays in the server."""
    with suppress(OSError):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if hasattr(socket, "TCP_NOTSENT_LOWAT"):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, LEAST_UNSENT)
