"""The application: routes, limits, headers, and the start and stop of the rooms."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..push import PushSender
from ..requests.problem import NotFound
from ..rooms.room_manager import RoomManager
from ..settings import Settings
from ..store.push_subscriptions import PushSubscriptions
from .account_routes import GuessLimits
from .allowed_hosts import HostCheck
from .browser_cookie import IssuedTokens, new_cookies
from .endpoint import Endpoint
from .problems import ProblemAnswers
from .push_notifier import PushNotifier
from .quotas import AddressQuota
from .rate_limits import FULL_SPEED, RateLimiter, SeatedBrowsers
from .routes import ROUTES
from .sockets import room_socket
from .static_files import PageFile, read_static_files

SOCKET = "/api/rooms/{room}/socket"
HIDDEN = ("/health", "/metrics")
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


def make_app(settings: Settings, files: dict[str, PageFile] | None = None) -> Starlette:
    """The application. Set its `state.store` before it starts.

    `files` are the files of the page, by default those of the package. Raises FileNotFoundError if the page was not built,
    BadServerSetting if notifications cannot be pushed as the settings say.
    """
    paths = {route.path: [each for each in ROUTES if each.path == route.path] for route in ROUTES}
    *endpoints, file = [Route(path, Endpoint(routes)) for path, routes in paths.items()]
    app = Starlette(
        routes=[
            *endpoints,
            WebSocketRoute(SOCKET, room_socket),
            Route(SOCKET, Endpoint([])),
            Route("/api/{path:path}", Nowhere()),
            file,
        ],
        lifespan=run_rooms,
        middleware=[
            Middleware(AnswerHeaders, settings),
            Middleware(ProblemAnswers),
            Middleware(HostCheck(settings)),
            Middleware(TidyPaths),
        ],
    )
    app.router.default = Nowhere()
    app.state.settings = settings
    app.state.push_sender = PushSender.from_settings(settings)
    app.state.issued_tokens = IssuedTokens()
    app.state.files = read_static_files() if files is None else files
    return app


class Nowhere:
    """Answers where there is nothing."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises NotFound."""
        raise NotFound("Not Found")


class TidyPaths:
    """The application, for which empty parts of a path do not count: /api/rooms/ is /api/rooms.

    Proxies hide /health and /metrics by their exact paths: those have no second spelling.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request or a socket."""
        if scope["type"] != "lifespan":
            if not scope["path"].isprintable():
                raise NotFound("Not Found")
            tidy = "/" + "/".join(part for part in scope["path"].split("/") if part)
            if tidy not in HIDDEN:
                scope["path"] = tidy
        await self.app(scope, receive, send)


class AnswerHeaders:
    """The application; every response has the security headers, errors too, and the cookies that its browser is to get."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request or a socket."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                cookies = [(b"set-cookie", cookie.encode()) for cookie in new_cookies(scope, self.settings)]
                names = {name for name, _ in message["headers"]}  # a worker has a policy of its own
                message["headers"] = [
                    *message["headers"],
                    *(each for each in ENCODED_HEADERS if each[0] not in names),
                    *cookies,
                ]
            await send(message)

        await self.app(scope, receive, send_with_headers)


@asynccontextmanager
async def run_rooms(app: Starlette) -> AsyncIterator[None]:
    """Runs the rooms of the store while the application runs."""
    settings: Settings = app.state.settings
    sender: PushSender | None = app.state.push_sender
    app.state.push_subscriptions = subscriptions = PushSubscriptions(app.state.store)
    notifier = None if sender is None else PushNotifier(sender, subscriptions)
    manager = RoomManager(app.state.store, settings.retention, on_waiting=notifier.call if notifier else None)
    app.state.manager = manager
    app.state.address_quota = AddressQuota(app.state.store, settings.most_open_per_address)
    app.state.socket_limiter = RateLimiter(settings.requests_a_minute)
    app.state.message_limiter = RateLimiter(int(60 * FULL_SPEED * settings.messages_a_second))
    app.state.seated = SeatedBrowsers()
    app.state.guess_limits = GuessLimits()
    manager.start()
    try:
        yield
    finally:
        await manager.stop()
        if notifier is not None:
            await notifier.stop()
