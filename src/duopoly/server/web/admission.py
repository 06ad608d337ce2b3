"""At the door: how often and how much at once an address may ask, and who gets in when the server is full."""

import math
from collections import Counter
from typing import Any

from msgspec import json
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..settings import Settings
from ..wire import Problem
from .app import ENCODED_HEADERS
from .browser_cookie import browser_of
from .connection_limits import ConnectionLimits, address_of, file_limit, without_mapping
from .exposure import is_host
from .rate_limits import RateLimiter
from .request_log import RequestWatch

TRY_AGAIN = 1013
FREE = ("/", "/health", "/metrics")
FREE_FOLDER = "/assets"
"""The page's own files do not count as requests, and neither do the health check and the metrics."""


class Admission:
    """The application behind its limits. `limits` are those of its connections.

    Behind a proxy, all connections come from the proxy's address. Then an address is what the proxy says it is, and what is
    limited are requests and sockets at one time.
    """

    def __init__(self, app: Starlette, proxies: str) -> None:
        self.app = app
        self.settings: Settings = app.state.settings
        watch = RequestWatch(self.admit, self.settings)  # outside: whoever is refused is noted, too
        self.behind_proxies = ProxyHeadersMiddleware(watch, proxies)  # type: ignore[arg-type]
        files = self.settings.files or file_limit()
        self.limits = ConnectionLimits(self.settings.connections_per_address, files, self.behind_proxies.trusted_hosts)
        self.requests = RateLimiter(self.settings.requests_a_minute)
        self.at_once: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Handles one request or socket."""
        if scope["type"] != "lifespan":
            if scope["client"]:
                scope["client"] = (without_mapping(scope["client"][0]), scope["client"][1])
            scope["state"]["peer"] = host_of(scope)
        await self.behind_proxies(scope, receive, send)  # type: ignore[arg-type]

    async def admit(self, scope: Any, receive: Receive, send: Send) -> None:
        """Lets the application answer, or refuses."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        host = host_of(scope)
        address = address_of(host)
        is_free = scope["path"] in FREE or scope["path"].startswith(FREE_FOLDER)
        if not all(is_host(value) for name, value in scope["headers"] if name == b"host"):
            await refuse(scope, receive, send, 400, "bad-request", "host: expected a name or an address, perhaps with a port")
        elif scope["state"].get("is_reserved") and not self.may_use_reserve(scope):
            await refuse(scope, receive, send, 503, "busy", "the server is full; try again in a minute", 60)
        elif scope["type"] == "http" and not is_free and not self.requests.take(address):
            seconds = math.ceil(60 / self.settings.requests_a_minute)
            await refuse(scope, receive, send, 429, "too-fast", "too many requests; try again in a moment", seconds)
        elif host == scope["state"]["peer"]:
            await self.app(scope, receive, send)
        elif self.at_once[address] >= self.settings.connections_per_address:
            await refuse(scope, receive, send, 429, "too-fast", "too many connections from this address", 60)
        else:
            self.at_once[address] += 1
            try:
                await self.app(scope, receive, send)
            finally:
                self.at_once[address] -= 1
                if not self.at_once[address]:
                    del self.at_once[address]

    def may_use_reserve(self, scope: Any) -> bool:
        """Whether this is the health check, or a browser with a seat."""
        return scope["path"] == "/health" or browser_of(HTTPConnection(scope), self.settings) in self.app.state.seated


def host_of(scope: Any) -> str:
    """The address that a request comes from."""
    return str(scope["client"][0]) if scope["client"] else ""


async def refuse(scope: Any, receive: Receive, send: Send, status: int, code: str, detail: str, seconds: int = 0) -> None:
    """Answers in place of the application. A socket is opened first: a page cannot see why one was never opened."""
    answers: list[Message]
    if scope["type"] == "websocket":
        await receive()
        answers = [
            {"type": "websocket.accept", "subprotocol": None, "headers": []},
            {"type": "websocket.close", "code": TRY_AGAIN, "reason": code},
        ]
    else:
        body = json.encode(Problem(code=code, detail=detail))
        headers = [
            *((b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())),
            *([(b"retry-after", str(seconds).encode())] if seconds else []),
            *((b"connection", b"close"), *ENCODED_HEADERS),
        ]
        answers = [
            {"type": "http.response.start", "status": status, "headers": headers},
            {"type": "http.response.body", "body": body, "more_body": False},
        ]
    for answer in answers:
        await send(answer)
