"""What is noted of each request: a count for the metrics and, with `--request-log`, a line. Also a warning without https."""

import logging
import sys
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..metrics import REQUESTS
from ..settings import Settings
from .allowed_hosts import HostCheck
from .exposure import is_host, is_public

log = logging.getLogger(__name__)
request_log = logging.getLogger("duopoly.requests")
METHODS = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE")
OTHER = "other"
"""Stands for all other methods, and for a connection that was refused before its request came."""
UNKNOWN = "(unknown)"
FILE = "{path:path}"
"""What stands for a file in the template of a path."""
SHOWN = 4
"""How many letters of a table's id a line shows: with the whole id one could watch the game."""


class RequestWatch:
    """The application, with each request noted when it is over."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.has_warned = (settings.origin or "").startswith("https:")
        self.hosts = HostCheck(settings)
        if settings.request_log:
            log_to_stderr()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request or a socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if not self.has_warned:
            self.warn_if_open(scope)
        status = 0
        begun = time.perf_counter()

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            method = str(scope.get("method", "SOCKET"))
            method = method if method in METHODS or scope["type"] == "websocket" else OTHER
            address = scope["client"][0] if scope["client"] else "-"
            note(self.settings, address, method, path_of(scope, status), status, time.perf_counter() - begun)

    def warn_if_open(self, scope: Scope) -> None:
        """Warns, once, when somebody reads the page by a public name or address of ours, and not by https."""
        value = next((value for name, value in scope["headers"] if name == b"host"), b"")
        host = value.decode("latin-1")
        if scope["scheme"] in ("http", "ws") and is_host(value) and is_public(host) and self.hosts.allows(host):
            self.has_warned = True
            log.warning(
                "a browser reached this server at http://%s, which is not encrypted: whoever listens in can take the seats. "
                "Put an HTTPS proxy in front of it, and set --public-url.",
                host,
            )


def note(settings: Settings, address: str, method: str, path: str, status: int, seconds: float) -> None:
    """Notes a request that is over."""
    REQUESTS.add(method, str(status))
    if settings.request_log:
        request_log.info("%s %s %s %d %.1f ms", address, method, path, status, 1000 * seconds)


def path_of(scope: Scope, status: int) -> str:
    """The path of a request without what is secret: the query, the ids of tables, and what is no path of ours."""
    template = scope["route"].path if "route" in scope else ""
    if not template or (FILE in template and status not in (200, 304)):
        return UNKNOWN
    template = template.replace(FILE, "{path}")
    for name, value in scope["path_params"].items():
        template = template.replace(f"{{{name}}}", f"{value[:SHOWN]}…" if name == "room" else value)
    return "".join(char if char.isprintable() and char != " " else "?" for char in template)


def log_to_stderr() -> None:
    """Lets request lines go to standard error, with their time."""
    if not request_log.handlers:
        handler = logging.StreamHandler(sys.stderr)
        formatter = logging.Formatter("%(asctime)s.%(msecs)03dZ %(message)s", "%Y-%m-%dT%H:%M:%S")
        formatter.converter = time.gmtime
        handler.setFormatter(formatter)
        request_log.addHandler(handler)
    request_log.setLevel(logging.INFO)
    request_log.propagate = False
