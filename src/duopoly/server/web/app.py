"""The application: routes, limits, headers, and the start and stop of the rooms."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import BeforeMessageSendHookHandler, ExceptionHandlersMap, Message, Scope

from ... import __version__
from ..requests.problem import RequestProblem
from ..rooms.room_manager import RoomManager, UnreadableRoom
from ..settings import Settings
from ..store import MovedOn, StoreError
from .allowed_hosts import check_hosts
from .analysis_routes import get_analysis, post_analysis
from .book_routes import get_book, get_example, get_room_book, get_room_example
from .metrics_route import get_metrics
from .browser_cookie import IssuedTokens, renamed_cookies
from .device_routes import get_devices, revoke_device
from .openapi import WireSchemas
from .problems import on_garbled, on_http, on_problem, on_unexpected
from .quotas import AddressQuota
from .rate_limits import RateLimiter, SeatedBrowsers
from .record_routes import get_record_link, post_record, post_record_room
from .request_log import RequestWatch
from .routes import get_room_options, get_invitation, get_health, get_ply, get_record, get_replay, get_rooms, get_record_check, get_words, post_idle_rules, post_key, post_room, post_seat
from .sockets import room_socket
from .static_files import PageFile, file, front, read_static_files

LARGEST_BODY = 16 * 1024
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
ROUTES = [
    get_room_options, post_idle_rules, get_words, get_rooms, post_room, post_record, post_record_room, get_record_link, get_invitation, post_seat, post_key, get_devices, revoke_device, get_replay, get_ply, get_record, get_record_check,
    get_analysis, post_analysis, get_book, get_example, get_room_book, get_room_example, get_health, get_metrics, room_socket, front, file,
]  # fmt: skip
EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    RequestProblem: on_problem,
    HTTPException: on_http,
    StoreError: on_problem,
    MovedOn: on_problem,
    UnreadableRoom: on_problem,
    UnicodeDecodeError: on_garbled,
    RecursionError: on_garbled,
    Exception: on_unexpected,
}


def make_app(settings: Settings, files: dict[str, PageFile] | None = None) -> Litestar:
    """The application. Set its `state.store` before it starts.

    `files` are the files of the page, by default those of the package. Raises FileNotFoundError if the page was not built.
    """
    app = Litestar(
        ROUTES,
        state=State({"settings": settings, "issued_tokens": IssuedTokens(), "files": read_static_files() if files is None else files}),
        lifespan=[run_rooms],
        before_send=[add_headers(settings)],
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # whoever runs the server decides what is logged
        middleware=[check_hosts(settings)],
        openapi_config=OpenAPIConfig(title="Duopoly", version=__version__, render_plugins=[WireSchemas()]),
    )
    app.asgi_handler = RequestWatch(app.asgi_handler, settings)
    return app


def add_headers(settings: Settings) -> BeforeMessageSendHookHandler:
    """Adds the security headers to every response, errors too, and gives older cookies their new name."""

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            sets_token = any(name == b"set-cookie" for name, _ in message["headers"])
            cookies = [] if sets_token else renamed_cookies(scope, settings)
            new_headers = [(b"set-cookie", cookie.to_header(header="").encode()) for cookie in cookies]
            names = {name.lower() for name, _ in message["headers"]}  # a worker has a policy of its own
            headers = [header for header in ENCODED_HEADERS if header[0] not in names]
            message["headers"] = [*message["headers"], *headers, *new_headers]

    return add


@asynccontextmanager
async def run_rooms(app: Litestar) -> AsyncIterator[None]:
    """Runs the rooms of the store while the application runs."""
    settings: Settings = app.state.settings
    manager = RoomManager(app.state.store, settings.retention)
    app.state.manager = manager
    app.state.address_quota = AddressQuota(app.state.store, settings.most_open_per_address)
    app.state.socket_limiter = RateLimiter(app.state.settings.requests_a_minute)
    app.state.seated = SeatedBrowsers()
    manager.start()
    try:
        yield
    finally:
        await manager.stop()
