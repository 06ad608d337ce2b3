"""The rule book: of an edition with house rules for a new table, and of a table."""

import asyncio

from ...analysis.strategy import all_figures
from ...editions import BadRule, Edition, house_rules, load, names
from ...rules.codes import AIMS
from ..rooms.room_manager import RoomManager
from ..views.book import book_view, example_view
from ..views.strategy import strategy_view
from ..wire import BookView, ExampleView, Lang, StrategyView
from .api_route import decode_body
from .problem import NotFound, RequestProblem
from .tables import visible_session

MOST_RULES = 4000
"""How many characters the house rules in an address may have."""


async def book(edition: str, lang: Lang = "en", aim: str = "", rules: str = "{}") -> BookView:
    """The rules of an edition to read, with what its leaflet leaves to the players; `rules` are house rules as JSON."""
    return await asyncio.to_thread(book_view, edition_with(edition, rules), known_aim(aim), lang, True)


async def book_example(edition: str, example: str, lang: Lang = "en", aim: str = "", rules: str = "{}") -> ExampleView:
    """An example of that book, played out."""
    return await played_example(edition_with(edition, rules), known_aim(aim), example, lang)


async def strategy(edition: str, lang: Lang = "en") -> StrategyView:
    """How to play an edition well. Raises NotFound."""
    played = edition_with(edition, "{}")
    if played.key not in all_figures():
        raise NotFound(f"there are no figures of {edition!r}")
    return await asyncio.to_thread(strategy_view, played, lang)


async def table_book(manager: RoomManager, browser: str, room: str, lang: Lang = "en") -> BookView:
    """The rules of a table to read, house rules included."""
    edition, aim = await table_edition(manager, browser, room)
    return await asyncio.to_thread(book_view, edition, aim, lang)


async def table_example(manager: RoomManager, browser: str, room: str, example: str, lang: Lang = "en") -> ExampleView:
    """An example of that book, played out by the rules of the table."""
    edition, aim = await table_edition(manager, browser, room)
    return await played_example(edition, aim, example, lang)


def edition_with(name: str, rules: str) -> Edition:
    """A built-in edition with house rules. Raises NotFound or RequestProblem."""
    if name not in names():
        raise NotFound(f"there is no edition {name!r}")
    try:
        return house_rules(load(name), decode_body(rules[:MOST_RULES].encode(), dict[str, int | bool | str]))
    except BadRule as error:
        raise RequestProblem(400, "bad-rules", str(error), "rules") from error
    except RequestProblem as problem:
        raise RequestProblem(400, "bad-rules", problem.problem.detail.replace("data:", "rules:", 1), "rules") from problem


def known_aim(aim: str) -> str:
    """The aim of a game, or "". Raises RequestProblem."""
    if aim and aim not in AIMS:
        raise RequestProblem(400, "bad-aim", f"aim: expected one of {', '.join(AIMS)}, got {aim!r}", "aim")
    return aim


async def table_edition(manager: RoomManager, browser: str, room: str) -> tuple[Edition, str]:
    """The edition of a table, with its house rules, and its aim."""
    session, _ = await visible_session(manager, browser, room)
    new_room = session.room.config.new_room
    return house_rules(load(new_room.edition), new_room.rules), new_room.aim


async def played_example(edition: Edition, aim: str, key: str, lang: Lang) -> ExampleView:
    """The example. Raises NotFound."""
    example = await asyncio.to_thread(example_view, edition, aim, key, lang)
    if example is None:
        raise NotFound(f"there is no example {key!r} here")
    return example
