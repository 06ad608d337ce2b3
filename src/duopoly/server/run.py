"""Runs the server: one address, one process, until it is stopped."""

import asyncio
import errno
import os
import signal
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from .settings import BadServerSetting, Settings
from .store.engines import default_url
from .store.sql_store import SqlStore
from .web.acceptor import BACKLOG, Acceptor
from .web.admission import Admission
from .web.app import make_app
from .web.connection_limits import raise_file_limit
from .web.protocols import protocol_factory

USUAL_PORT, ANY_PORT = 8000, 0
LARGEST_MESSAGE = 16 * 1024
PATIENCE = 3
"""How many seconds running requests get when the server stops."""
PROXIES = "127.0.0.1,::1"
"""The proxies that are believed by default: those on this machine."""


def listen(settings: Settings) -> socket.socket:
    """The listening socket. Raises BadServerSetting if the address is not available."""
    if settings.port is not None:
        return listen_at(settings, settings.port)
    try:  # a browser stores its preferences by address, so the port should be the same each time
        return listen_at(settings, USUAL_PORT)
    except BadServerSetting:
        return listen_at(settings, ANY_PORT)


def listen_at(settings: Settings, port: int) -> socket.socket:
    """A listening socket at the port. Raises BadServerSetting if the address is not available."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # on Windows it would share the port with another server
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, port))
        listener.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        listener.close()
        if not isinstance(error, OSError) or isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            expected = "an address of this computer, like 127.0.0.1 or 0.0.0.0"
            raise BadServerSetting(f"host: expected {expected}, got {settings.host!r}") from error
        reason = (error.strerror or str(error)).lower()
        raise BadServerSetting(f"port: expected a free one, got {settings.host}:{port} ({reason})") from error
    return listener


def url_of(settings: Settings, listener: socket.socket) -> str:
    """The page's URL for a browser on this computer."""
    host = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
    url_host = f"[{host}]" if ":" in host else host
    return settings.origin or f"http://{url_host}:{listener.getsockname()[1]}"


def serve(settings: Settings, ready: Callable[[str], None], open_page: bool) -> None:
    """Serves until it is interrupted. Calls `ready` with the page's URL as soon as requests are answered.

    Raises BadServerSetting if the address is not available, StoreError if the database cannot be opened, FileNotFoundError
    if the page was not built.
    """
    raise_file_limit()
    app = make_app(settings)
    config = config_of(app)
    listener = listen(settings)
    url = url_of(settings, listener)

    def started() -> None:
        ready(url)
        if open_page:
            webbrowser.open(url)

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stop in order, as after Ctrl-C
    try:
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            store = runner.run(SqlStore.open(default_url() if settings.db is None else settings.db))
            try:
                app.state.store = store
                runner.run(Server(config, started).serve(sockets=[listener]))
            finally:
                runner.run(store.close())
    finally:
        listener.close()


def config_of(app: Starlette) -> uvicorn.Config:
    """Uvicorn's configuration. What strangers send is not worth a line in the log."""
    return uvicorn.Config(
        Admission(app, os.environ.get("FORWARDED_ALLOW_IPS", PROXIES)),
        log_level="error",
        proxy_headers=False,
        lifespan="on",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        date_header=False,
    )


class Server(uvicorn.Server):
    """Uvicorn's server with limits for its connections, and a callback when it is ready."""

    def __init__(self, config: uvicorn.Config, on_started: Callable[[], None]) -> None:
        super().__init__(config)
        assert isinstance(config.app, Admission)
        self.admission = config.app
        self.on_started = on_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then calls `on_started`."""
        await super().startup(sockets=[])
        if not self.started:
            return
        limits, settings = self.admission.limits, self.admission.settings
        make = protocol_factory(limits, settings, self.config, self.server_state, self.lifespan.state)
        self.servers = [Acceptor(listener, limits, make) for listener in sockets or []]  # type: ignore[misc]
        self.on_started()

    async def on_tick(self, counter: int) -> bool:
        """What uvicorn does ten times a second; once a second, looks whether files can still be opened."""
        if counter % 10 == 0:
            self.admission.limits.check_files()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops in order, even if asked twice: it takes no longer than PATIENCE."""
        super().handle_exit(sig, frame)
        self.force_exit = False
