"""The line between a browser and its table."""

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import DecodeError, ValidationError, json

from ...play.errors import Refused as RefusedMove
from ...play.phrases import rule_words
from ...play.tell import sentence
from ...words import ENGLISH, LANGUAGES
from ..rooms.acts import ACTS, act
from ..rooms.answers import ANSWERS, answer
from ..rooms.declined import Declined
from ..rooms.hints import hint
from ..rooms.house import House, Unreadable
from ..rooms.live import Live
from ..rooms.presence import Line
from ..settings import Settings
from ..store import MovedOn, StoreError
from ..wire import AskHint, Done, FromPage, Ping, Refused, Speak
from .limits import Bucket
from .who import browser_of, check_origin

NO_ROOM, NOT_ALLOWED, UNREADABLE_LOG, GOING_AWAY, TRY_AGAIN = 4404, 4403, 4409, 1001, 1013
UNREADABLE = (ValidationError, DecodeError, UnicodeDecodeError, RecursionError)
LARGEST_ID = 1_000_000_000
log = logging.getLogger(__name__)
DECODER = json.Decoder(FromPage)
Socket = WebSocket[Any, Any, Any]


@websocket("/api/rooms/{room:str}/socket")
async def room_socket(socket: Socket, room: FromPath[str], lang: FromQuery[str] = "en") -> None:
    """A browser comes to a table, and goes again."""
    settings: Settings = socket.app.state.settings
    house: House = socket.app.state.house
    await socket.accept()  # first, as a page cannot tell why a socket was never opened
    if not socket.app.state.comers.take(socket.client.host if socket.client else ""):
        await socket.close(TRY_AGAIN)
        return
    line = Line(browser_of(socket), lang if lang in LANGUAGES else ENGLISH)
    try:
        check_origin(socket, settings)
        live = await house.open(room)
        if live is None:
            await socket.close(NO_ROOM)
            return
        if not await house.know(live, line):
            raise PermissionDeniedException
    except PermissionDeniedException:
        await socket.close(NOT_ALLOWED)
        return
    except Unreadable:
        await socket.close(UNREADABLE_LOG)
        return
    except StoreError as error:
        log.warning("room %s: %s", room, error)
        await socket.close(TRY_AGAIN)
        return
    sender = asyncio.create_task(send_all(socket, line))
    live.enter(line)
    try:
        await receive_all(socket, live, line, settings)
    finally:
        live.leave(line)
        house.cut += 1
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def send_all(socket: Socket, line: Line) -> None:
    """Sends what waits, until the line is cut."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the browser may be gone already
        while (message := await line.waiting.get()) is not None:
            await socket.send_data(message.decode(), mode="text")
        await socket.close(GOING_AWAY)


async def receive_all(socket: Socket, live: Live, line: Line, settings: Settings) -> None:
    """Reads what comes, until the browser goes."""
    bucket = Bucket(settings.messages_a_second, settings.burst)
    try:
        while True:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text") or event.get("bytes") or ""
            if bucket.take():
                await handle(live, line, text)
            else:
                line.send(declined(0, Declined("too-fast"), line))
                await asyncio.sleep(1 / settings.messages_a_second)
    except WebSocketDisconnect:
        return


async def handle(live: Live, line: Line, text: str | bytes) -> None:
    """Does what one message asks, and says so; a refusal changes nothing."""
    try:
        message = DECODER.decode(text)
    except UNREADABLE as error:
        line.send(declined(id_of(text), Declined("garbled", str(error)), line))
        return
    try:
        if type(message) in ANSWERS:
            line.send(answer(live, line, message))
            return
        if isinstance(message, AskHint):
            line.send(await hint(live, line, message))
            return
        if isinstance(message, Speak):
            line.lang = message.lang
            line.send(live.welcome(line))
        elif type(message) in ACTS:
            await act(live, line, message)
        else:
            assert isinstance(message, Ping)
        line.send(Done(id=message.id))
    except RefusedMove as error:
        refusal = error.refusal
        words = sentence(refusal, line.lang)
        rule = rule_words(refusal.rule, line.lang)
        line.send(Refused(id=message.id, code=refusal.code, text=words, rule=rule, topic=refusal.topic))
    except Declined as error:
        line.send(declined(message.id, error, line))
    except MovedOn:
        line.send(declined(message.id, Declined("moved-on"), line))
    except StoreError as error:
        line.send(declined(message.id, Declined("store", str(error)), line))
    except Exception:
        log.exception("room %s: %s", live.room.id, message)
        line.send(declined(message.id, Declined("failed"), line))


def declined(id: int, error: Declined, line: Line) -> Refused:
    """A declined request as the page is told."""
    return Refused(id=id, code=error.code, text=error.told(line.lang))


def id_of(text: str | bytes) -> int:
    """The number of a message that cannot be read; 0 where that cannot be read either."""
    with contextlib.suppress(*UNREADABLE):
        found = json.decode(text)
        id = found.get("id") if isinstance(found, dict) else None
        if type(id) is int and 0 <= id <= LARGEST_ID:
            return id
    return 0
