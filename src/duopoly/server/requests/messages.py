"""The messages between a page and a table: letting a connection in, doing what one message asks."""

import contextlib
import logging
from typing import Any

from msgspec import DecodeError, ValidationError, json

from ...play.errors import Refused
from ...play.phrases import paragraph_words
from ...play.tell import sentence
from ..rooms.commands import COMMANDS, execute
from ..rooms.connection import Connection
from ..rooms.hints import grade, hint
from ..rooms.queries import QUERIES, answer_query
from ..rooms.request_error import RequestError
from ..rooms.room_manager import RoomManager
from ..rooms.room_reader import UnreadableRoom
from ..rooms.seats import identify
from ..rooms.session import Session
from ..store import MovedOn, StoreError
from ..wire import AskGrade, AskHint, ClientMessage, Done, Ping, RequestRefused, SetLanguage
from .wrong_value import UNREADABLE, first_wrong

NO_ROOM, NOT_ALLOWED, UNREADABLE_LOG, GOING_AWAY, TRY_AGAIN = 4404, 4403, 4409, 1001, 1013
"""Codes with which a connection is closed."""
DECODE_ERRORS = (ValidationError, DecodeError, UnicodeDecodeError, RecursionError)
LARGEST_ID = 1_000_000_000
log = logging.getLogger(__name__)
DECODER = json.Decoder(ClientMessage)


class CannotConnect(Exception):
    """A connection that cannot be opened: the code with which it is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


async def connect(manager: RoomManager, connection: Connection, room: str) -> Session:
    """The session of a room; the connection has its seats and may `enter`. Raises CannotConnect."""
    try:
        session = await manager.open(room)
        if session is None:
            raise CannotConnect(NO_ROOM)
        if not await identify(manager.reader, session, connection):
            raise CannotConnect(NOT_ALLOWED)
    except UnreadableRoom:
        raise CannotConnect(UNREADABLE_LOG) from None
    except StoreError as error:
        log.warning("room %s: %s", room, error)
        raise CannotConnect(TRY_AGAIN) from None
    return session


async def handle(session: Session, connection: Connection, text: str | bytes) -> None:
    """Does what one message asks and answers it. A refused message changes nothing.

    What a bot thinks about is answered later: the messages that follow, above all pings, do not wait for it.
    """
    try:
        message = DECODER.decode(text)
    except DECODE_ERRORS:
        connection.send(refused(id_of(text), RequestError("garbled", why_garbled(text)), connection))
        return
    if isinstance(message, AskHint | AskGrade):
        await connection.background.begin(answer(session, connection, message))
    else:
        await answer(session, connection, message)


async def answer(session: Session, connection: Connection, message: Any) -> None:
    """Does what a message asks and answers it."""
    try:
        if type(message) in QUERIES:
            connection.send(answer_query(session, connection, message))
            return
        if isinstance(message, AskHint):
            connection.send(await hint(session, connection, message))
            return
        if isinstance(message, AskGrade):
            connection.send(await grade(session, connection, message))
            return
        if isinstance(message, SetLanguage):
            connection.lang = message.lang
            connection.send(session.messages.welcome(connection))
        elif type(message) in COMMANDS:
            await execute(session, connection, message)
        else:
            assert isinstance(message, Ping)
        connection.send(Done(id=message.id))
    except Refused as error:
        refusal = error.refusal
        words = sentence(refusal, connection.lang)
        edition = refusal.edition
        rule = paragraph_words(edition, refusal.rule, connection.lang) if edition else ""
        connection.send(RequestRefused(id=message.id, code=refusal.code, text=words, rule=rule, topic=refusal.topic))
    except RequestError as error:
        connection.send(refused(message.id, error, connection))
    except MovedOn:
        connection.send(refused(message.id, RequestError("moved-on"), connection))
    except StoreError as error:
        connection.send(refused(message.id, RequestError("store", error.text(connection.lang)), connection))
    except Exception:
        log.exception("room %s: %s", session.room.id, message)
        connection.send(refused(message.id, RequestError("failed"), connection))


def refused(id: int, error: RequestError, connection: Connection) -> RequestRefused:
    """The answer to a request that failed."""
    return RequestRefused(id=id, code=error.code, text=error.text(connection.lang))


def why_garbled(text: str | bytes) -> str:
    """What is wrong with a message that cannot be decoded."""
    try:
        return str(first_wrong(ClientMessage, json.decode(text), strict=True))
    except DECODE_ERRORS:
        return UNREADABLE


def id_of(text: str | bytes) -> int:
    """The id of a message that cannot be decoded; 0 if that cannot be read either."""
    with contextlib.suppress(*DECODE_ERRORS):
        message = json.decode(text)
        id = message.get("id") if isinstance(message, dict) else None
        if type(id) is int and 0 <= id <= LARGEST_ID:
            return id
    return 0
