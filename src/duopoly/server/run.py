"""Running the server: one address, one process, until it is told to stop."""

import asyncio
import errno
import signal
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import uvicorn
from litestar import Litestar

from .settings import BadSetting, Settings
from .store import Store, default_url
from .web.app import make_app

USUAL_PORT, ANY_PORT = 8000, 0
LARGEST_MESSAGE = 16 * 1024
PATIENCE = 3
"""How many seconds requests have to end in when the server stops."""


def listen(settings: Settings) -> socket.socket:
    """The socket that is listened on. Raises BadSetting where the address cannot be had."""
    if settings.port is not None:
        return listen_at(settings, settings.port)
    try:  # a browser keeps its language and looks by the address, so it had better be the same each time
        return listen_at(settings, USUAL_PORT)
    except BadSetting:
        return listen_at(settings, ANY_PORT)


def listen_at(settings: Settings, port: int) -> socket.socket:
    """A socket at the port. Raises BadSetting where the address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    wrong = BadSetting(f"host: {settings.host!r} is no address of this computer; 127.0.0.1 or 0.0.0.0 would be right")
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, port))
    except (OSError, UnicodeError) as error:
        listener.close()
        if not isinstance(error, OSError) or isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise wrong from error
        reason = (error.strerror or str(error)).lower()
        raise BadSetting(f"port: {settings.host}:{port} cannot be had: {reason}; another --port would be right") from error
    return listener


def url_of(settings: Settings, listener: socket.socket) -> str:
    """Where a browser on this computer finds the page."""
    host = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
    shown = f"[{host}]" if ":" in host else host
    return settings.origin or f"http://{shown}:{listener.getsockname()[1]}"


def serve(settings: Settings, ready: Callable[[str], None], open_page: bool) -> None:
    """Serves until it is interrupted; `ready` is told the page's address as soon as requests are answered.

    Raises BadSetting where the address cannot be had, StoreError where the database cannot be opened, FileNotFoundError
    where the page was never built.
    """
    app = make_app(settings)
    config = config_of(app)
    listener = listen(settings)
    url = url_of(settings, listener)

    def started() -> None:
        ready(url)
        if open_page:
            webbrowser.open(url)

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # who is told to end goes as after Ctrl-C: in order
    try:
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            store = runner.run(Store.open(settings.db or default_url()))
            try:
                app.state.store = store
                runner.run(Server(config, started).serve(sockets=[listener]))
            finally:
                runner.run(store.close())
    finally:
        listener.close()


def config_of(app: Litestar) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        log_level="warning",
        lifespan="on",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        date_header=False,
    )


class Server(uvicorn.Server):
    """Uvicorn's server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then says so."""
        await super().startup(sockets)
        if self.started:
            self.tell()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops in order, also for who cannot wait and asks twice: it takes no longer than PATIENCE."""
        super().handle_exit(sig, frame)
        self.force_exit = False
