"""Requests for the rule book: of an edition with house rules for a new table, and of a table."""

from litestar import get
from litestar.params import FromPath, FromQuery

from ..requests import books
from ..wire import BookView, ExampleView, Lang
from .routes import ERROR_RESPONSES, AnyRequest, asked_by


@get("/api/book/{edition:str}", responses=ERROR_RESPONSES)
async def get_book(
    edition: FromPath[str], lang: FromQuery[Lang] = "en", aim: FromQuery[str] = "", rules: FromQuery[str] = "{}"
) -> BookView:
    """The rules of an edition to read, with what its leaflet leaves to the players; `rules` are house rules as JSON."""
    return await books.book(edition, lang, aim, rules)


@get("/api/book/{edition:str}/examples/{example:str}", responses=ERROR_RESPONSES)
async def get_example(
    edition: FromPath[str],
    example: FromPath[str],
    lang: FromQuery[Lang] = "en",
    aim: FromQuery[str] = "",
    rules: FromQuery[str] = "{}",
) -> ExampleView:
    """An example of that book, played out."""
    return await books.book_example(edition, example, lang, aim, rules)


@get("/api/rooms/{room:str}/book", responses=ERROR_RESPONSES)
async def get_room_book(request: AnyRequest, room: FromPath[str], lang: FromQuery[Lang] = "en") -> BookView:
    """The rules of a table to read, house rules included."""
    return await books.table_book(*asked_by(request), room, lang)


@get("/api/rooms/{room:str}/examples/{example:str}", responses=ERROR_RESPONSES)
async def get_room_example(
    request: AnyRequest, room: FromPath[str], example: FromPath[str], lang: FromQuery[Lang] = "en"
) -> ExampleView:
    """An example of that book, played out by the rules of the table."""
    return await books.table_example(*asked_by(request), room, example, lang)
