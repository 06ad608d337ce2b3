"""Requests for the book: of an edition with house rules before there is a table, and of a table."""

import asyncio
from typing import Any

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from ...editions import BadRule, Edition, house_rules, load, names
from ..views.book import book_view, example_view
from ..wire import BookView, ExampleView, Lang
from .problems import Trouble
from .requests import REFUSALS, Asking, visible

MOST_RULES = 4000
"""How long the house rules in an address may be."""


@get("/api/book/{edition:str}", responses=REFUSALS)
async def get_book(
    edition: FromPath[str], lang: FromQuery[Lang] = "en", aim: FromQuery[str] = "", rules: FromQuery[str] = "{}"
) -> BookView:
    """The rules of an edition to read, with what its leaflet leaves to the table; `rules` are house rules as JSON."""
    return await asyncio.to_thread(book_view, edition_of(edition, rules), aim, lang, True)


@get("/api/book/{edition:str}/examples/{example:str}", responses=REFUSALS)
async def get_example(
    edition: FromPath[str],
    example: FromPath[str],
    lang: FromQuery[Lang] = "en",
    aim: FromQuery[str] = "",
    rules: FromQuery[str] = "{}",
) -> ExampleView:
    """An example of that book, played out."""
    return await played(edition_of(edition, rules), aim, example, lang)


@get("/api/rooms/{room:str}/book", responses=REFUSALS)
async def get_room_book(request: Asking, room: FromPath[str], lang: FromQuery[Lang] = "en") -> BookView:
    """The rules that a table plays to read, house rules and all."""
    edition, aim = await rules_of(request, room)
    return await asyncio.to_thread(book_view, edition, aim, lang)


@get("/api/rooms/{room:str}/examples/{example:str}", responses=REFUSALS)
async def get_room_example(
    request: Asking, room: FromPath[str], example: FromPath[str], lang: FromQuery[Lang] = "en"
) -> ExampleView:
    """An example of that book, played out by the rules of the table."""
    edition, aim = await rules_of(request, room)
    return await played(edition, aim, example, lang)


def edition_of(name: str, rules: str) -> Edition:
    """A built-in edition with house rules. Raises NotFoundException or Trouble."""
    if name not in names():
        raise NotFoundException(f"there is no edition {name!r}")
    try:
        wanted = msgspec.json.decode(rules[:MOST_RULES], type=dict[str, int | bool | str])
        return house_rules(load(name), wanted)
    except (BadRule, msgspec.DecodeError) as error:
        raise Trouble(400, "bad-rules", str(error), "rules") from error


async def rules_of(request: Asking, room: str) -> tuple[Edition, str]:
    """The edition that a table plays, with its house rules, and its aim."""
    live, _ = await visible(request, room)
    new = live.room.plan.new
    return house_rules(load(new.edition), new.rules), new.aim


async def played(edition: Edition, aim: str, example: str, lang: Any) -> ExampleView:
    """The example. Raises NotFoundException."""
    found = await asyncio.to_thread(example_view, edition, aim, example, lang)
    if found is None:
        raise NotFoundException(f"there is no example {example!r} here")
    return found
