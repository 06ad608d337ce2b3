"""Requests: what can be laid, laying a table, my tables, sitting down, links, looking back, the record."""

import asyncio
from functools import cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from ... import __version__
from ...editions import load, names
from ...editions.edition import said
from ...play import fair
from ...play.errors import BadRecord
from ...play.game import Record
from ...play.versions import stop_words
from ...words import FOLDER
from ..rooms.house import House, Unreadable
from ..rooms.live import Live
from ..rooms.plan import BadPlan, plan_of
from ..rooms.summary import room_line, unreadable_line
from ..settings import Settings
from ..store import Holder, Key, KeyUsed, StoreError
from ..views.choices import choices, idle_rules
from ..views.looking_back import replay_view, view_at
from ..wire import Choices, Door, Health, IdleRule, Join, KeyWanted, Lang, Link, Made, NewRoom, Problem, Replay, RoomLine, RulesAsked, Verdict, View
from .links import link
from .pages import Page
from .problems import Trouble
from .who import browser_of, check_origin, hash_of, new_token, remember, token_of

Asking = Request[Any, Any, Any]
PAGE_WORDS = ("common.ftl", "fair.ftl")
REFUSALS = {
    status: ResponseSpec(data_container=Problem, description=text, generate_examples=False)
    for status, text in {
        400: "Something in it cannot be.",
        403: "Not allowed for this browser.",
        404: "There is nothing of the kind.",
        409: "The table has moved on.",
        429: "Too many requests.",
        503: "The database does not answer.",
    }.items()
}


def house_of(request: Asking) -> House:
    """The rooms of this server."""
    house: House = request.app.state.house
    return house


def settings_of(request: Asking) -> Settings:
    """How this server is run."""
    settings: Settings = request.app.state.settings
    return settings


async def live_of(request: Asking, room: str) -> Live:
    """The room. Raises NotFoundException."""
    live = await house_of(request).open(room)
    if live is None:
        raise NotFoundException(f"there is no table {room!r}")
    return live


async def visible(request: Asking, room: str) -> tuple[Live, Holder | None]:
    """The room, and what the browser holds there. Raises PermissionDeniedException where strangers may not look on."""
    live = await live_of(request, room)
    holder = await house_of(request).holder(room, browser_of(request))
    if holder is None and not live.room.plan.new.watchers:
        raise PermissionDeniedException("this table is for its players only")
    return live, holder


@get("/api/choices", responses=REFUSALS)
async def get_choices(lang: FromQuery[Lang] = "en") -> Choices:
    """All that a new table offers: editions with their house rules, bots."""
    return await asyncio.to_thread(choices, lang)


@post("/api/idle-rules", status_code=200, responses=REFUSALS)
async def post_idle_rules(data: JSONBody[RulesAsked]) -> list[IdleRule]:
    """Which house rules of a table that is being laid can do nothing beside the others."""
    if data.edition not in names():
        return []
    return await asyncio.to_thread(idle_rules, load(data.edition), data.rules, data.aim, data.lang)


@get("/api/words/{lang:str}", media_type=MediaType.TEXT, responses=REFUSALS)
async def get_words(request: Asking, lang: FromPath[Lang]) -> Response[bytes]:
    """The page's words in a language, as Project Fluent has them."""
    return words_of(lang).response(request.headers.get("accept-encoding", ""))


@cache
def words_of(lang: Lang) -> Page:
    """The page's words, read once."""
    files = sorted(path for path in (FOLDER / lang).glob("*.ftl") if path.name in PAGE_WORDS or path.name.startswith("web-"))
    return Page(b"\n".join(path.read_bytes() for path in files), "text/plain; charset=utf-8")


@get("/api/rooms", responses=REFUSALS)
async def get_rooms(request: Asking, lang: FromQuery[Lang] = "en") -> list[RoomLine]:
    """My tables, the latest first."""
    house, browser = house_of(request), browser_of(request)
    found = []
    for row, last in (await house.store.rooms_of(browser))[:100]:
        holder = await house.holder(row.id, browser)
        try:
            room = await house.peek(row)
            if holder is not None:
                found.append(room_line(room, holder, last, lang))
        except Unreadable as error:
            found.append(unreadable_line(row, error.plan, last, lang))
    return found


@post("/api/rooms", responses=REFUSALS)
async def post_room(request: Asking, data: JSONBody[NewRoom]) -> Response[Made]:
    """Lays a table."""
    check_origin(request, settings_of(request))
    try:
        plan = await asyncio.to_thread(plan_of, data)
    except BadPlan as error:
        raise Trouble(400, "bad-plan", str(error), error.field) from error
    token = token_of(request) or new_token()
    room = await house_of(request).lay(plan, hash_of(token))
    response = Response(Made(room=room))
    remember(response, token, settings_of(request))
    return response


@get("/api/rooms/{room:str}/door", responses=REFUSALS)
async def get_door(request: Asking, room: FromPath[str], key: FromQuery[str], lang: FromQuery[Lang] = "en") -> Door:
    """What a link leads to, before one sits down."""
    live = await live_of(request, room)
    found = await house_of(request).store.key(hash_of(key))
    if found is None or found.room != room:
        raise NotFoundException("this link leads nowhere: ask for a new one")
    state = live.room
    seats = [state.seats[int(seat)] for seat in found.seats]
    free = not found.used and (found.purpose == "device" or any(seat.open for seat in seats))
    return Door(
        room=room,
        name=state.plan.new.name,
        edition=said(load(state.plan.new.edition).name, lang),
        players=[seat.name for seat in state.seats],
        seat=seats[0].name if free and seats else None,
        purpose="device" if found.purpose == "device" else "invite",
        state=state.state,
    )


@post("/api/rooms/{room:str}/seats", responses=REFUSALS)
async def post_seat(request: Asking, room: FromPath[str], data: JSONBody[Join]) -> Response[Made]:
    """Sits down with the key of a link."""
    check_origin(request, settings_of(request))
    house, live = house_of(request), await live_of(request, room)
    key = await house.store.key(hash_of(data.key))
    if key is None or key.room != room or key.used:
        raise Trouble(403, "key", "this link was used, or leads nowhere: ask for a new one", "key")
    token = token_of(request) or new_token()
    browser = hash_of(token)
    held = await house.holder(room, browser)
    seats = {int(seat) for seat in key.seats} | ({int(seat) for seat in held.seats} if held else set())
    host = bool(held and held.host)
    holder = Holder(browser=browser, seats=tuple(str(seat) for seat in sorted(seats)), host=host, lang=data.lang)
    try:
        if key.purpose == "invite":
            await house.sit(live, holder, int(key.seats[0]), data.name, key.hash)
        elif await house.store.take_key(key.hash):
            await house.store.hold(room, holder)
        else:
            raise KeyUsed
    except BadPlan as error:
        raise Trouble(400, "bad-name", str(error), error.field) from error
    except KeyUsed as error:
        raise Trouble(403, "key", "this link was used already: ask for a new one", "key") from error
    house.hold(live, browser, seats, host)
    response = Response(Made(room=room))
    remember(response, token, settings_of(request))
    return response


@post("/api/rooms/{room:str}/keys", responses=REFUSALS)
async def post_key(request: Asking, room: FromPath[str], data: JSONBody[KeyWanted]) -> Link:
    """A link to pass on: to a seat that waits, to my seats on another device, or to look on."""
    check_origin(request, settings_of(request))
    live, holder = await visible(request, room)
    settings = settings_of(request)
    if data.purpose == "watch":
        return link(request, settings, f"t/{room}")
    if holder is None:
        raise PermissionDeniedException("only who sits at this table may ask for such a link")
    if data.purpose == "device":
        seats = holder.seats
    else:
        seats = (invited(live, holder, data.seat),)
    token = new_token()
    await house_of(request).store.add_key(Key(hash=hash_of(token), room=room, seats=seats, purpose=data.purpose))
    return link(request, settings, f"join/{room}/{token}")


def invited(live: Live, holder: Holder, name: str | None) -> str:
    """The seat to invite to."""
    if not holder.host:
        raise PermissionDeniedException("only who laid this table may invite")
    for number, seat in enumerate(live.room.seats):
        if seat.open and seat.name == name:
            return str(number)
    raise Trouble(400, "seat", "no seat of that name waits for a friend", "seat")


@get("/api/rooms/{room:str}/replay", responses=REFUSALS)
async def get_replay(request: Asking, room: FromPath[str], lang: FromQuery[Lang] = "en") -> Replay:
    """The game looked back on, as far as it has come."""
    live, holder = await visible(request, room)
    return await asyncio.to_thread(replay_view, live, begun(live), holder, lang)


@get("/api/rooms/{room:str}/plies/{ply:int}", responses=REFUSALS)
async def get_ply(request: Asking, room: FromPath[str], ply: FromPath[int], lang: FromQuery[Lang] = "en") -> View:
    """The position after so many moves, chance counted."""
    live, _ = await visible(request, room)
    record = begun(live)
    if not 0 <= ply <= len(record.moves):
        raise NotFoundException(f"ply: there are 0 to {len(record.moves)}")
    return await asyncio.to_thread(view_at, record, ply, lang)


@get("/api/rooms/{room:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def get_record(request: Asking, room: FromPath[str]) -> Response[str]:
    """The whole record as a file that `duopoly replay` reads."""
    live, _ = await visible(request, room)
    begun(live)
    record = live.room.record()
    name = f"duopoly-{record.header['edition']}-{room}.jsonl"
    text = "".join(f"{line}\n" for line in record.lines())
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/rooms/{room:str}/verdict", responses=REFUSALS)
async def get_verdict(request: Asking, room: FromPath[str], lang: FromQuery[Lang] = "en") -> Verdict:
    """Checks every move of the game, and that the dice follow from the secret once that is open."""
    live, _ = await visible(request, room)
    begun(live)
    return await asyncio.to_thread(verdict, live.room.record(), lang)


def verdict(record: Record, lang: str) -> Verdict:
    """What checking a record finds, told."""
    try:
        return Verdict(good=True, text=fair.describe(fair.verify(record), lang))
    except BadRecord as error:
        return Verdict(good=False, text=stop_words(error.stop, lang) if error.stop else str(error))


def begun(live: Live) -> Record:
    """The record of the room's game as far as it goes, opened if it is over. Raises Trouble where it has not begun."""
    room = live.room
    if room.game is None:
        raise Trouble(409, "not-playing", "the game has not begun")
    record = room.game.record()
    return fair.opened(record, room.secret) if room.secret and room.is_fair else record


@get("/health", responses=REFUSALS)
async def get_health(request: Asking) -> Health:
    """Whether the server and its database are well."""
    house = house_of(request)
    try:
        await house.store.ping()
    except StoreError as error:
        raise Trouble(503, "store", str(error)) from error
    return Health(status="ok", version=__version__, rooms=len(house.rooms), sockets=house.sockets)
