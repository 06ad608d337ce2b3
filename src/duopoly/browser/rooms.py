"""The rooms of a page without a server: its requests, and its connections to tables."""

import asyncio
from collections.abc import Callable

from ..server.requests.messages import GOING_AWAY, CannotConnect, connect, handle
from ..server.rooms.connection import Connection
from ..server.rooms.room_manager import RoomManager
from ..server.rooms.session import Session
from ..server.store import Store
from ..words import ENGLISH, LANGUAGES
from .dispatch import BROWSER, RequestAnswer, dispatch
from .thinking import WorkerAnalyses, WorkerBots

OnMessage = Callable[[int, str], None]
"""Passes a message of a table to the page, by the number of the connection."""
OnClose = Callable[[int, int], None]
"""Tells the page that a connection is closed, with the code."""


class PageRooms:
    """The rooms in a store, for one page."""

    def __init__(self, store: Store, on_message: OnMessage, on_close: OnClose) -> None:
        self.manager = RoomManager(store, bot_executor=WorkerBots(), analysis_queue=WorkerAnalyses())
        self.on_message, self.on_close = on_message, on_close
        self.incoming: dict[int, asyncio.Queue[str | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Starts the rooms in the running event loop."""
        self.manager.start()

    async def stop(self) -> None:
        """Closes all connections; everything is in the store."""
        for queue in self.incoming.values():
            queue.put_nowait(None)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.manager.stop()

    async def request(self, method: str, path: str, body: str, lang: str) -> RequestAnswer:
        """The answer to a request."""
        return await dispatch(self.manager, method, path, body, lang)

    # Connections, by numbers of the page.

    def open(self, number: int, room: str, lang: str) -> None:
        """Connects the page to a room."""
        self.incoming[number] = asyncio.Queue()
        task = asyncio.create_task(self.converse(number, room, lang if lang in LANGUAGES else ENGLISH))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def receive(self, number: int, text: str) -> None:
        """Takes in a message of the page."""
        if number in self.incoming:
            self.incoming[number].put_nowait(text)

    def close(self, number: int) -> None:
        """The page closes a connection."""
        if number in self.incoming:
            self.incoming[number].put_nowait(None)

    async def converse(self, number: int, room: str, lang: str) -> None:
        """Handles a connection until it is closed."""
        connection = Connection(BROWSER, lang)
        code = GOING_AWAY
        try:
            session = await connect(self.manager, connection, room)
            await self.converse_at(session, connection, number)
        except CannotConnect as error:
            code = error.code
        finally:
            del self.incoming[number]
            self.on_close(number, code)

    async def converse_at(self, session: Session, connection: Connection, number: int) -> None:
        """Passes messages on in both directions, until the page closes the connection or it is cut."""
        queue = self.incoming[number]
        sender = asyncio.create_task(self.send_all(connection, number))
        try:
            session.enter(connection)
            while (text := await queue.get()) is not None and not connection.is_cut:
                await handle(session, connection, text)
        finally:
            session.leave(connection)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def send_all(self, connection: Connection, number: int) -> None:
        """Passes the table's messages to the page; if the connection is cut, closes it."""
        while messages := await connection.next_messages():
            for message in messages:
                self.on_message(number, message.decode())
        self.close(number)
