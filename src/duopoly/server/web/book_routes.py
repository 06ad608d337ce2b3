"""Requests for the rule book: of an edition with house rules for a new table, and of a table."""

import asyncio
from typing import Any

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from ...editions import BadRule, Edition, house_rules, load, names
from ..views.book import book_view, example_view
from ..wire import BookView, ExampleView, Lang
from .problems import HttpProblem
from .routes import ERROR_RESPONSES, AnyRequest, visible_session

MOST_RULES = 4000
"""How many characters the house rules in an address may have."""


@get("/api/book/{edition:str}", responses=ERROR_RESPONSES)
async def get_book(
    edition: FromPath[str], lang: FromQuery[Lang] = "en", aim: FromQuery[str] = "", rules: FromQuery[str] = "{}"
) -> BookView:
    """The rules of an edition to read, with what its leaflet leaves to the players; `rules` are house rules as JSON."""
    return await asyncio.to_thread(book_view, edition_with(edition, rules), aim, lang, True)


@get("/api/book/{edition:str}/examples/{example:str}", responses=ERROR_RESPONSES)
async def get_example(
    edition: FromPath[str],
    example: FromPath[str],
    lang: FromQuery[Lang] = "en",
    aim: FromQuery[str] = "",
    rules: FromQuery[str] = "{}",
) -> ExampleView:
    """An example of that book, played out."""
    return await played_example(edition_with(edition, rules), aim, example, lang)


@get("/api/rooms/{room:str}/book", responses=ERROR_RESPONSES)
async def get_room_book(request: AnyRequest, room: FromPath[str], lang: FromQuery[Lang] = "en") -> BookView:
    """The rules of a table to read, house rules included."""
    edition, aim = await room_edition(request, room)
    return await asyncio.to_thread(book_view, edition, aim, lang)


@get("/api/rooms/{room:str}/examples/{example:str}", responses=ERROR_RESPONSES)
async def get_room_example(
    request: AnyRequest, room: FromPath[str], example: FromPath[str], lang: FromQuery[Lang] = "en"
) -> ExampleView:
    """An example of that book, played out by the rules of the table."""
    edition, aim = await room_edition(request, room)
    return await played_example(edition, aim, example, lang)


def edition_with(name: str, rules: str) -> Edition:
    """A built-in edition with house rules. Raises NotFoundException or HttpProblem."""
    if name not in names():
        raise NotFoundException(f"there is no edition {name!r}")
    try:
        return house_rules(load(name), msgspec.json.decode(rules[:MOST_RULES], type=dict[str, int | bool | str]))
    except (BadRule, msgspec.DecodeError) as error:
        raise HttpProblem(400, "bad-rules", str(error), "rules") from error


async def room_edition(request: AnyRequest, room: str) -> tuple[Edition, str]:
    """The edition of a table, with its house rules, and its aim."""
    session, _ = await visible_session(request, room)
    new_room = session.room.config.new_room
    return house_rules(load(new_room.edition), new_room.rules), new_room.aim


async def played_example(edition: Edition, aim: str, key: str, lang: Any) -> ExampleView:
    """The example. Raises NotFoundException."""
    example = await asyncio.to_thread(example_view, edition, aim, key, lang)
    if example is None:
        raise NotFoundException(f"there is no example {key!r} here")
    return example
