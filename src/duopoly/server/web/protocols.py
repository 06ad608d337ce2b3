"""HTTP and WebSocket as uvicorn speaks them, with limits: how long a request may take to come, and an answer to be read."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any
from weakref import WeakMethod

import h11
from msgspec import json
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState

from ..settings import Settings
from ..wire import Problem
from .connection_limits import ConnectionLimits, without_mapping
from .request_log import OTHER, UNKNOWN, note
from .websocket_protocol import WebSocketProtocol

LEAST_RATE = 4 * 1024
"""How many bytes a second a browser has to read, beside the time that it gets for anything."""
MOST_UNSENT = 256 * 1024
"""How much may wait for a browser that lets the server answer its pings, but reads no answer."""
MOST_QUEUED = 200
"""How many messages a browser may send at once. A page sends a few; thousands fit into what is read in one go."""
MOST_WAITING = 64 * 1024
"""How many bytes these may have in all, decompressed."""
MOST_FRAMES = 256
"""In how many pieces a message may come."""
MOST_PIECES = 1024
"""In how many pieces the body of a request may come."""
CLOSE_SECONDS = 3.0
"""How long a browser may take to say goodbye to a socket that the server has closed."""
TOO_MANY, NOT_TEXT = 1008, 1007
"""Codes with which a socket is closed."""

TOO_SLOW = (408, "Request Timeout", "too-slow", "the request took too long to come")
UNREAD = (400, "Bad Request", "bad-request", "expected the answer before it to be read first, got a handshake")
TOO_MANY_CONNECTIONS = (503, "Service Unavailable", "busy", "too many connections; try again in a minute")


class SendLimit(asyncio.Protocol):
    """Aborts a connection if what is sent is not read in time.

    To close it would not do: a transport that is closed waits until everything is sent, so for ever.
    """

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    limits: ConnectionLimits
    send_seconds: float
    send_timer: asyncio.TimerHandle | None = None

    def limit_sends(self) -> None:
        """From now on `pause_writing` is called as soon as anything is left to send, `resume_writing` when nothing is."""
        self.transport.set_write_buffer_limits(high=0)

    def pause_writing(self) -> None:
        """The browser does not keep up."""
        super().pause_writing()
        unsent = self.transport.get_write_buffer_size()
        self.limits.hold(self.transport, unsent)
        seconds = self.send_seconds + unsent / LEAST_RATE
        self.send_timer = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The browser has read everything."""
        self.stop_send_timer()
        super().resume_writing()

    def stop_send_timer(self) -> None:
        """Nothing is being sent."""
        self.limits.release(self.transport)
        if self.send_timer is not None:
            self.send_timer.cancel()
            self.send_timer = None


class HttpParser(h11.Connection):
    """Refuses a body in too many pieces: tens of thousands fit into what is read in one go, before its size is looked at."""

    pieces = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """What has come next. Raises RemoteProtocolError if that is no HTTP."""
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.pieces += 1
            if self.pieces > MOST_PIECES:
                raise h11.RemoteProtocolError("too many pieces")
        elif isinstance(event, h11.Request):
            self.pieces = 0
        return event


class LimitedHttp(SendLimit, H11Protocol):
    """A connection on which requests come. A request has to come in time; who is one too many is turned away."""

    def __init__(
        self, limits: ConnectionLimits, settings: Settings, config: Config, state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, state, app_state)
        self.conn = HttpParser(h11.SERVER)
        self.limits, self.settings = limits, settings
        self.send_seconds = settings.send_seconds
        self.seconds = {h11.IDLE: settings.header_seconds, h11.SEND_BODY: settings.body_seconds}
        self.stage: Any = None
        self.read_timer: asyncio.TimerHandle | None = None
        self.is_socket = False
        self.ws_protocol_class = partial(LimitedSocket, limits, settings)  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A browser, or whoever it is, has come."""
        super().connection_made(transport)
        self.limit_sends()
        host = self.client[0] if self.client else ""
        place = self.limits.admit(transport, host)
        if place == "refused":
            self.answer(*TOO_MANY_CONNECTIONS)
            note(self.settings, without_mapping(host) or "-", OTHER, UNKNOWN, TOO_MANY_CONNECTIONS[0], 0.0)
            return
        self.app_state = {**self.app_state, "is_reserved": place == "reserved"}
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self.stop_read_timer()
        self.stop_send_timer()
        self.limits.forget(self.transport)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Takes in what has come."""
        super().handle_events()
        self.watch()

    def watch(self) -> None:
        """Sets the time limit for what is to come next, if that has changed: headers, the body, or nothing while we answer."""
        stage = self.conn.their_state
        if stage is self.stage or self.is_socket or self.transport.is_closing():
            return
        self.stage = stage
        self.stop_read_timer()
        if stage in self.seconds:
            self.limits.wait(self.transport)
            self.read_timer = self.loop.call_later(self.seconds[stage], self.on_too_slow)
        else:
            self.limits.serve(self.transport)

    def on_too_slow(self) -> None:
        """The request has not come in time. One that has not even begun needs no answer."""
        if self.transport.is_closing():
            return
        if self.stage is h11.SEND_BODY and not self.cycle.response_started:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self.answer(*TOO_SLOW)
        elif self.stage is h11.IDLE and self.conn.trailing_data[0]:
            self.answer(*TOO_SLOW)
        else:
            self.transport.close()

    def answer(self, status: int, phrase: str, code: str, detail: str) -> None:
        """Answers in place of the application, and closes the connection."""
        body = json.encode(Problem(code=code, detail=detail))
        head = f"HTTP/1.1 {status} {phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(head.encode() + b"connection: close\r\n\r\n" + body)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Says that this is no request, unless all has been said already."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # the application has nothing more to say on this connection
            self.cycle.message_event.set()
        with suppress(h11.LocalProtocolError):
            super().send_400_response(msg)
        self.transport.close()

    def _should_upgrade(self) -> bool:
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a socket: another protocol takes over."""
        if self.transport.get_write_buffer_size() > 0:  # the socket would never hear that its browser does not read
            self.answer(*UNREAD)
            return
        self.is_socket = True
        self.stop_read_timer()
        self.limits.serve(self.transport)
        super().handle_websocket_upgrade(event)

    def stop_read_timer(self) -> None:
        """Nothing is awaited."""
        if self.read_timer is not None:
            self.read_timer.cancel()
            self.read_timer = None


class LimitedSocket(SendLimit, WebSocketProtocol):
    """A socket that is aborted when the browser stops reading, does not answer a ping, or floods it."""

    def __init__(
        self,
        limits: ConnectionLimits,
        settings: Settings,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.limits = limits
        self.send_seconds = settings.send_seconds
        self.burst = settings.burst
        self.waiting = 0
        self.close_timeout = CLOSE_SECONDS
        self.app_state = {**app_state, "send_texts": WeakMethod(self.send_texts)}  # see connection_lost

    async def send_texts(self, messages: list[bytes]) -> None:
        """Sends text messages in one go, by the shortest way: the layers of the application have nothing to add to them.

        Raises ClientDisconnected if the browser has gone, RuntimeError if the socket is being closed.
        """
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if self.close_sent:
            raise RuntimeError("the socket is closed")
        try:
            for message in messages:
                self.conn.send_text(message)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection has become a socket."""
        super().connection_made(transport)
        self.limit_sends()

    def connection_lost(self, exc: Exception | None) -> None:
        """The browser has gone. What it sent last is still done; of a flood, only the beginning."""
        self.stop_send_timer()
        self.limits.forget(self.transport)
        first = [self.queue.get_nowait() for _ in range(min(self.burst, self.queue.qsize()))]
        while not self.queue.empty():
            self.queue.get_nowait()
        for event in first:
            self.queue.put_nowait(event)
        super().connection_lost(exc)
        # Nothing points back to the socket now, so its memory is free at once. Garbage is not collected while people play.
        self.conn.extensions = []
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        """Takes in what has come. The first is the request: if it is no handshake, nobody else will answer."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()

    def handle_ping(self) -> None:
        """Answers a ping, unless the browser reads no answers."""
        if self.transport.is_closing():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def handle_cont(self, event: Any) -> None:
        """Takes a piece of a message."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAMES:
            self.fail(TOO_MANY, "too many pieces")

    def send_receive_event_to_app(self) -> None:
        """Passes on a message, if it is one."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.fail(NOT_TEXT, "not text")
            return
        # More is read only when all have been taken.
        self.waiting = sum(map(len, self.frames)) + (0 if self.queue.empty() else self.waiting)
        super().send_receive_event_to_app()
        if self.queue.qsize() > MOST_QUEUED or self.waiting > MOST_WAITING:
            self.fail(TOO_MANY, "too many messages at once")

    def handle_parser_exception(self) -> None:
        """What came is no WebSocket. If it was not even a handshake, there is no code to answer with."""
        if self.conn.close_sent is None:
            self.transport.close()
        else:
            super().handle_parser_exception()

    def fail(self, code: int, reason: str) -> None:
        """Ends the socket at once, with a code for whoever still reads."""
        if not self.transport.is_closing():
            self.conn.fail(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()


def is_text(data: bytes) -> bool:
    """Whether these bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def protocol_factory(
    limits: ConnectionLimits, settings: Settings, config: Config, state: ServerState, app_state: dict[str, Any]
) -> Callable[[], asyncio.Protocol]:
    """What makes the protocol of each new connection."""
    return lambda: LimitedHttp(limits, settings, config, state, app_state)
