"""The application: doors, limits, headers, and the life of the rooms behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import ExceptionHandlersMap, Message, Scope

from ... import __version__
from ..rooms.house import House, Unreadable
from ..settings import Settings
from ..store import MovedOn, StoreError
from .analyses import get_analysis, post_analysis
from .books import get_book, get_example, get_room_book, get_room_example
from .limits import Addresses
from .pages import Page, file, front, read_pages
from .problems import Trouble, on_anything, on_http, on_moved, on_store, on_trouble, on_unreadable
from .requests import get_choices, get_door, get_health, get_ply, get_record, get_replay, get_rooms, get_verdict, get_words, post_idle_rules, post_key, post_room, post_seat
from .schema import Exact
from .sockets import room_socket

LARGEST = 16 * 1024
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
DOORS = [
    get_choices, post_idle_rules, get_words, get_rooms, post_room, get_door, post_seat, post_key, get_replay, get_ply, get_record, get_verdict,
    get_analysis, post_analysis, get_book, get_example, get_room_book, get_room_example, get_health, room_socket, front, file,
]  # fmt: skip
REFUSED: ExceptionHandlersMap = {
    Trouble: on_trouble,
    HTTPException: on_http,
    StoreError: on_store,
    MovedOn: on_moved,
    Unreadable: on_unreadable,
    Exception: on_anything,
}


def make_app(settings: Settings, pages: dict[str, Page] | None = None) -> Litestar:
    """The application for these settings; `state.store` is given to it before it starts.

    `pages` are the files of the page, those of the package where they are left out; raises FileNotFoundError where those
    were never built.
    """
    return Litestar(
        DOORS,
        state=State({"settings": settings, "pages": read_pages() if pages is None else pages}),
        lifespan=[rooms_of],
        before_send=[guard],
        exception_handlers=REFUSED,
        request_max_body_size=LARGEST,
        logging_config=None,  # whoever runs the server decides what is logged
        middleware=[limit(settings)],
        openapi_config=OpenAPIConfig(title="Duopoly", version=__version__, render_plugins=[Exact()]),
    )


async def guard(message: Message, _: Scope) -> None:
    """Puts the headers on every answer, refusals too."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *ENCODED]


def limit(settings: Settings) -> Any:
    """How many requests one address may make; the page's own files are free."""
    return RateLimitConfig(
        rate_limit=("minute", settings.requests_a_minute), exclude=["^/$", "^/assets", "^/health"]
    ).middleware


@asynccontextmanager
async def rooms_of(app: Litestar) -> AsyncIterator[None]:
    """The rooms of the store, from the opening of their doors to the closing."""
    house = House(app.state.store)
    app.state.house = house
    app.state.comers = Addresses(app.state.settings.requests_a_minute)
    house.open_doors()
    try:
        yield
    finally:
        await house.close_doors()
