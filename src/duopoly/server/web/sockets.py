"""The socket between a browser and a room."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from ...words import ENGLISH, LANGUAGES
from ..requests.messages import GOING_AWAY, NOT_ALLOWED, TRY_AGAIN, CannotConnect, connect, handle, refused
from ..requests.problem import NotAllowed
from ..rooms.connection import Connection
from ..rooms.request_error import RequestError
from ..rooms.room_manager import RoomManager
from ..rooms.session import Session
from ..settings import Settings
from ..token_bucket import TokenBucket
from .browser_cookie import browser_of, check_origin
from .connection_limits import client_address
from .rate_limits import RateLimiter


async def room_socket(socket: WebSocket) -> None:
    """Connects a browser to a room until it leaves."""
    room, lang = socket.path_params["room"], socket.query_params.get("lang", ENGLISH)
    settings: Settings = socket.app.state.settings
    manager: RoomManager = socket.app.state.manager
    await socket.accept()  # first: a page cannot see why a socket was never opened
    address = client_address(socket)
    if not socket.app.state.socket_limiter.take(address):
        await socket.close(TRY_AGAIN)
        return
    connection = Connection(browser_of(socket, settings), lang if lang in LANGUAGES else ENGLISH)
    try:
        check_origin(socket, settings)
        session = await connect(manager, connection, room)
        if session.connections.is_full_for(connection.browser):
            raise CannotConnect(TRY_AGAIN)
    except NotAllowed:
        await socket.close(NOT_ALLOWED)
        return
    except CannotConnect as error:
        await socket.close(error.code)
        return
    if connection.seats:
        socket.app.state.seated.add(connection.browser)
    sender = asyncio.create_task(send_all(socket, connection))
    try:
        session.enter(connection)
        await receive_all(socket, session, connection, address)
    finally:
        session.leave(connection)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def send_all(socket: WebSocket, connection: Connection) -> None:
    """Sends queued messages until the connection is cut."""
    send_texts: Callable[[list[bytes]], Awaitable[None]] = socket.state.send_texts()
    with contextlib.suppress(WebSocketDisconnect, ClientDisconnected, RuntimeError):  # the browser may be gone already
        while messages := await connection.next_messages():
            await send_texts(messages)
        await socket.close(GOING_AWAY)


async def receive_all(socket: WebSocket, session: Session, connection: Connection, address: str) -> None:
    """Handles messages until the browser leaves."""
    settings: Settings = socket.app.state.settings
    limiter: RateLimiter = socket.app.state.message_limiter
    bucket = TokenBucket(settings.messages_a_second, settings.burst)
    while not connection.is_cut:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text") or event.get("bytes") or ""
        if bucket.take() and limiter.take(address):
            await handle(session, connection, text)
        else:
            connection.send(refused(0, RequestError("too-fast"), connection))
            await asyncio.sleep(1 / settings.messages_a_second)
