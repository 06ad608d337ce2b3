"""The page's requests without a server: from a path to the function that answers it, the same one that HTTP calls."""

import logging
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

import msgspec

from ..server.requests import forget, guides, records, rematch, tables
from ..server.requests.api_route import ApiRoute, TextFile
from ..server.requests.problem import NotFound, RequestProblem, problem_of
from ..server.requests.routes import LARGEST_RECORD, SHARED_ROUTES
from ..server.rooms.room_manager import RoomManager
from ..server.wire import GuideRequest, Lang, NewRoom, RoomCreated, RoomFromRecord
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


async def set_up_record_table(manager: RoomManager, browser: str, data: RoomFromRecord) -> RoomCreated:
    """Sets up a table where a record's game goes on. Raises RequestProblem for one that friends should join by a link."""
    if any(seat.who == "link" for seat in data.seats):
        raise RequestProblem(400, "no-server", say(data.lang, "server-no-server"), "seats")
    return await records.record_table(manager, browser, *await records.record_table_config(data))


async def set_up_guide(manager: RoomManager, browser: str, data: GuideRequest) -> RoomCreated:
    """Sets up a guided game."""
    return await guides.guided_table(manager, browser, data)


async def words(lang: Lang) -> bytes:
    """The page's words in a language."""
    return tables.page_words(lang)


async def needs_server(lang: Lang = ENGLISH) -> None:
    """Refuses what makes no sense without a server. Raises RequestProblem."""
    raise RequestProblem(403, "no-server", say(lang, "server-no-server"))


ROUTES = [
    *SHARED_ROUTES,
    ApiRoute("GET", "/api/words/{lang}", words),
    ApiRoute("GET", "/api/rooms", tables.own_tables),
    ApiRoute("POST", "/api/rooms", set_up_table),
    ApiRoute("POST", "/api/rooms/{room}/rematch", rematch.rematch),
    ApiRoute("POST", "/api/forget-me", forget.forget_me),
    ApiRoute("GET", "/api/push", needs_server),
    ApiRoute("POST", "/api/push", needs_server),
    ApiRoute("POST", "/api/push/end", needs_server),
    ApiRoute("POST", "/api/push/mute", needs_server),
    ApiRoute("GET", "/api/account", needs_server),
    ApiRoute("POST", "/api/account/open", needs_server),
    ApiRoute("POST", "/api/account/leave", needs_server),
    ApiRoute("POST", "/api/account/link", needs_server),
    ApiRoute("POST", "/api/account/link/look", needs_server),
    ApiRoute("POST", "/api/account/link/use", needs_server),
    ApiRoute("POST", "/api/records/room", set_up_record_table, largest_body=LARGEST_RECORD),
    ApiRoute("POST", "/api/guides", set_up_guide),
    ApiRoute("GET", "/api/rooms/{room}/record-link", records.link_to_record),
    ApiRoute("GET", "/api/rooms/{room}/invitation", needs_server),
    ApiRoute("POST", "/api/rooms/{room}/seats", needs_server),
    ApiRoute("POST", "/api/rooms/{room}/keys", needs_server),
    ApiRoute("GET", "/api/rooms/{room}/devices", needs_server),
    ApiRoute("POST", "/api/rooms/{room}/devices/{id}/revoke", needs_server),
]


def path_values(route: ApiRoute, method: str, place: str) -> dict[str, str] | None:
    """The values of the parts in braces; None if the route is another one."""
    patterns, parts = route.path.split("/"), f"/api/{place}".split("/")
    if method != route.method or len(parts) != len(patterns):
        return None
    pairs = list(zip(patterns, parts, strict=True))
    if any(pattern != part for pattern, part in pairs if not pattern.startswith("{")):
        return None
    return {pattern[1:-1]: unquote(part) for pattern, part in pairs if pattern.startswith("{")}


async def dispatch(manager: RoomManager, method: str, path: str, body: str = "", lang: str = ENGLISH) -> RequestAnswer:
    """The answer to a request: a path below `api/` with its query, and a body. Problems are in the reader's language."""
    place, _, query = path.partition("?")
    lang = lang if lang in LANGUAGES else ENGLISH
    try:
        for route in ROUTES:
            values = path_values(route, method, place)
            if values is not None:
                arguments = route.decode({"lang": lang} | dict(parse_qsl(query)) | values, body.encode())
                supply = {"manager": manager, "browser": BROWSER, "client_address": ""}
                return answer_of(await route.function(**arguments, **{name: supply[name] for name in route.supplied}))
        raise NotFound(f"there is no {place}")
    except Exception as error:
        status, _ = problem_of(error)
        if status == 500:
            log.exception("%s %s", method, place)
        return problem_answer(error, lang)


def answer_of(result: Any) -> RequestAnswer:
    """A result as an answer: text, a file by its name and text, or a message."""
    if isinstance(result, bytes):
        return RequestAnswer(200, TEXT, result)
    if isinstance(result, TextFile):
        return RequestAnswer(200, TEXT, result.text.encode(), result.name)
    return RequestAnswer(200, JSON, msgspec.json.encode(result))


def problem_answer(error: Exception, lang: str) -> RequestAnswer:
    """An error as an answer."""
    status, problem = problem_of(error, lang)
    return RequestAnswer(status, JSON, msgspec.json.encode(problem))
