"""The socket between a browser and a room."""

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import DecodeError, ValidationError, json

from ...play.errors import Refused
from ...play.phrases import rule_words
from ...play.tell import sentence
from ...words import ENGLISH, LANGUAGES
from ..rooms.commands import COMMANDS, execute
from ..rooms.connection import Connection
from ..rooms.hints import hint
from ..rooms.queries import QUERIES, answer_query
from ..rooms.request_error import RequestError
from ..rooms.room_manager import RoomManager, UnreadableRoom
from ..rooms.session import Session
from ..settings import Settings
from ..store import MovedOn, StoreError
from ..wire import AskHint, Done, ClientMessage, Ping, RequestRefused, SetLanguage
from .browser_cookie import browser_of, check_origin
from .connection_limits import network_of
from .rate_limits import TokenBucket

NO_ROOM, NOT_ALLOWED, UNREADABLE_LOG, GOING_AWAY, TRY_AGAIN = 4404, 4403, 4409, 1001, 1013
"""Codes with which a socket is closed."""
DECODE_ERRORS = (ValidationError, DecodeError, UnicodeDecodeError, RecursionError)
LARGEST_ID = 1_000_000_000
log = logging.getLogger(__name__)
DECODER = json.Decoder(ClientMessage)
Socket = WebSocket[Any, Any, Any]


@websocket("/api/rooms/{room:str}/socket")
async def room_socket(socket: Socket, room: FromPath[str], lang: FromQuery[str] = "en") -> None:
    """Connects a browser to a room until it leaves."""
    settings: Settings = socket.app.state.settings
    manager: RoomManager = socket.app.state.manager
    await socket.accept()  # first: a page cannot see why a socket was never opened
    if not socket.app.state.socket_limiter.take(network_of(socket.client.host) if socket.client else ""):
        await socket.close(TRY_AGAIN)
        return
    connection = Connection(browser_of(socket, settings), lang if lang in LANGUAGES else ENGLISH)
    try:
        check_origin(socket, settings)
        session = await manager.open(room)
        if session is None:
            await socket.close(NO_ROOM)
            return
        if not await manager.identify(session, connection):
            raise PermissionDeniedException
    except PermissionDeniedException:
        await socket.close(NOT_ALLOWED)
        return
    except UnreadableRoom:
        await socket.close(UNREADABLE_LOG)
        return
    except StoreError as error:
        log.warning("room %s: %s", room, error)
        await socket.close(TRY_AGAIN)
        return
    if connection.seats:
        socket.app.state.seated.add(connection.browser)
    sender = asyncio.create_task(send_all(socket, connection))
    session.enter(connection)
    try:
        await receive_all(socket, session, connection, settings)
    finally:
        session.leave(connection)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def send_all(socket: Socket, connection: Connection) -> None:
    """Sends queued messages until the connection is cut."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the browser may be gone already
        while (message := await connection.next_message()) is not None:
            await socket.send_data(message.decode(), mode="text")
        await socket.close(GOING_AWAY)


async def receive_all(socket: Socket, session: Session, connection: Connection, settings: Settings) -> None:
    """Handles messages until the browser leaves."""
    bucket = TokenBucket(settings.messages_a_second, settings.burst)
    try:
        while not connection.is_cut:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text") or event.get("bytes") or ""
            if bucket.take():
                await handle(session, connection, text)
            else:
                connection.send(refused(0, RequestError("too-fast"), connection))
                await asyncio.sleep(1 / settings.messages_a_second)
    except WebSocketDisconnect:
        return


async def handle(session: Session, connection: Connection, text: str | bytes) -> None:
    """Does what one message asks and answers it. A refused message changes nothing."""
    try:
        message = DECODER.decode(text)
    except DECODE_ERRORS as error:
        connection.send(refused(id_of(text), RequestError("garbled", str(error)), connection))
        return
    try:
        if type(message) in QUERIES:
            connection.send(answer_query(session, connection, message))
            return
        if isinstance(message, AskHint):
            connection.send(await hint(session, connection, message))
            return
        if isinstance(message, SetLanguage):
            connection.lang = message.lang
            connection.send(session.welcome(connection))
        elif type(message) in COMMANDS:
            await execute(session, connection, message)
        else:
            assert isinstance(message, Ping)
        connection.send(Done(id=message.id))
    except Refused as error:
        refusal = error.refusal
        words = sentence(refusal, connection.lang)
        rule = rule_words(refusal.rule, connection.lang)
        connection.send(RequestRefused(id=message.id, code=refusal.code, text=words, rule=rule, topic=refusal.topic))
    except RequestError as error:
        connection.send(refused(message.id, error, connection))
    except MovedOn:
        connection.send(refused(message.id, RequestError("moved-on"), connection))
    except StoreError as error:
        connection.send(refused(message.id, RequestError("store", str(error)), connection))
    except Exception:
        log.exception("room %s: %s", session.room.id, message)
        connection.send(refused(message.id, RequestError("failed"), connection))


def refused(id: int, error: RequestError, connection: Connection) -> RequestRefused:
    """The answer to a request that failed."""
    return RequestRefused(id=id, code=error.code, text=error.text(connection.lang))


def id_of(text: str | bytes) -> int:
    """The id of a message that cannot be decoded; 0 if that cannot be read either."""
    with contextlib.suppress(*DECODE_ERRORS):
        message = json.decode(text)
        id = message.get("id") if isinstance(message, dict) else None
        if type(id) is int and 0 <= id <= LARGEST_ID:
            return id
    return 0
