"""The page's requests without a server: from a path to the function that answers it, the same one that HTTP calls."""

import inspect
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

import msgspec

from ..server.requests import books, games, tables
from ..server.requests.problem import NotAllowed, NotFound, RequestProblem, problem_of
from ..server.rooms.room_manager import RoomManager
from ..server.wire import Lang, NewRoom, RoomCreated
from ..words import ENGLISH, LANGUAGES, say

log = logging.getLogger(__name__)

BROWSER = "this-browser"
"""Whose tables they are: nobody else can ask."""
JSON, TEXT = "application/json", "text/plain; charset=utf-8"


class RequestAnswer(NamedTuple):
    """The answer to a request, as HTTP would have it: the status, the type and the body; a file has a name."""

    status: int
    type: str
    body: bytes
    name: str = ""


async def set_up_table(manager: RoomManager, browser: str, data: NewRoom) -> RoomCreated:
    """Sets up a table. Raises RequestProblem for one that friends should join by a link."""
    if any(seat.who == "link" for seat in data.seats):
        raise RequestProblem(400, "no-server", say(data.lang, "server-no-server"), "seats")
    return await tables.new_table(manager, browser, await tables.new_table_config(data))


async def words(lang: Lang) -> bytes:
    """The page's words in a language."""
    return tables.page_words(lang)


async def needs_server(lang: Lang = ENGLISH) -> None:
    """Refuses what makes no sense without a server. Raises NotAllowed."""
    raise NotAllowed(say(lang, "server-no-server"))


class Route:
    """A path with its parts in braces, and the function that answers it; `manager` and `browser` are given by this program."""

    def __init__(self, method: str, path: str, function: Callable[..., Awaitable[Any]]) -> None:
        self.method, self.function = method, function
        self.parts = path.split("/")
        parameters = inspect.signature(function).parameters
        self.is_of_tables = "manager" in parameters
        fields = [
            (name, parameter.annotation)
            if parameter.default is parameter.empty
            else (name, parameter.annotation, parameter.default)
            for name, parameter in parameters.items()
            if name not in ("manager", "browser", "data")
        ]
        self.arguments = msgspec.defstruct("Arguments", fields, kw_only=True)
        self.data = parameters["data"].annotation if "data" in parameters else None

    def match(self, method: str, parts: list[str]) -> dict[str, str] | None:
        """The values of the parts in braces; None if the path is another one."""
        if method != self.method or len(parts) != len(self.parts):
            return None
        values = {}
        for pattern, part in zip(self.parts, parts, strict=True):
            if pattern.startswith("{"):
                values[pattern[1:-1]] = unquote(part)
            elif pattern != part:
                return None
        return values

    async def answer(self, manager: RoomManager, values: dict[str, str], body: str) -> Any:
        """What the function gives. Raises a msgspec error for values that it cannot take."""
        arguments = msgspec.structs.asdict(msgspec.convert(values, self.arguments, strict=False))
        if self.is_of_tables:
            arguments |= {"manager": manager, "browser": BROWSER}
        if self.data is not None:
            arguments["data"] = msgspec.json.decode(body, type=self.data)
        return await self.function(**arguments)


ROUTES = [
    Route("GET", "words/{lang}", words),
    Route("GET", "room-options", tables.new_table_options),
    Route("POST", "idle-rules", tables.rules_without_effect),
    Route("GET", "rooms", tables.own_tables),
    Route("POST", "rooms", set_up_table),
    Route("GET", "rooms/{room}/replay", games.replay),
    Route("GET", "rooms/{room}/plies/{ply}", games.position_at),
    Route("GET", "rooms/{room}/record", games.record_file),
    Route("GET", "rooms/{room}/check", games.record_check),
    Route("GET", "rooms/{room}/analysis", games.analysis),
    Route("POST", "rooms/{room}/analysis", games.start_analysis),
    Route("GET", "rooms/{room}/book", books.table_book),
    Route("GET", "rooms/{room}/examples/{example}", books.table_example),
    Route("GET", "book/{edition}", books.book),
    Route("GET", "book/{edition}/examples/{example}", books.book_example),
    Route("GET", "rooms/{room}/invitation", needs_server),
    Route("POST", "rooms/{room}/seats", needs_server),
    Route("POST", "rooms/{room}/keys", needs_server),
    Route("GET", "rooms/{room}/devices", needs_server),
    Route("POST", "rooms/{room}/devices/{id}/revoke", needs_server),
]


async def dispatch(manager: RoomManager, method: str, path: str, body: str = "", lang: str = ENGLISH) -> RequestAnswer:
    """The answer to a request: a path below `api/` with its query, and a body. Problems are in the reader's language."""
    place, _, query = path.partition("?")
    lang = lang if lang in LANGUAGES else ENGLISH
    try:
        for route in ROUTES:
            values = route.match(method, place.split("/"))
            if values is not None:
                return answer_of(await route.answer(manager, {"lang": lang} | dict(parse_qsl(query)) | values, body))
        raise NotFound(f"there is no {place}")
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return problem_answer(RequestProblem(400, "bad-request", str(error)), lang)
    except Exception as error:
        status, _ = problem_of(error)
        if status == 500:
            log.exception("%s %s", method, place)
        return problem_answer(error, lang)


def answer_of(result: Any) -> RequestAnswer:
    """A result as an answer: text, a file by its name and text, or a message."""
    if isinstance(result, bytes):
        return RequestAnswer(200, TEXT, result)
    if isinstance(result, tuple):
        name, text = result
        return RequestAnswer(200, TEXT, text.encode(), name)
    return RequestAnswer(200, JSON, msgspec.json.encode(result))


def problem_answer(error: Exception, lang: str) -> RequestAnswer:
    """An error as an answer."""
    status, problem = problem_of(error, lang)
    return RequestAnswer(status, JSON, msgspec.json.encode(problem))
