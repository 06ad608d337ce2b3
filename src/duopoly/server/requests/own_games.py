"""My games: how a game of mine went, or how it stands."""

import asyncio

from ...bots import find
from ..rooms.room import Room
from ..rooms.room_manager import RoomManager
from ..rooms.room_summary import edition_name
from ..store import Client
from ..views.board import board_view
from ..views.own_game import course_of, place_of, thinned, title_incomes
from ..views.position import position_view
from ..views.snapshot import Snapshot
from ..wire import Lang, OwnGame
from .problem import NotFound, RequestProblem


async def own_game(manager: RoomManager, browser: str, room: str, lang: Lang = "en") -> OwnGame:
    """A game of this browser. Raises NotFound for other games, and RequestProblem before it has begun."""
    row = await manager.reader.row(room)
    client = await manager.store.client(room, browser) if row else None
    if client is None or row is None:
        raise NotFound(f"there is no game of yours at a table {room!r}")
    own_room = await manager.own_rooms.peek(row)
    if own_room.game is None:
        raise RequestProblem(409, "not-playing", "the game has not begun")
    return await asyncio.to_thread(view, own_room, client, lang)


def own_seat(room: Room, client: Client) -> int | None:
    """The seat that is mine of those at this screen: the one the host named so, else the first."""
    seats = [int(seat) for seat in client.seats]
    named = [seat for seat in seats if room.config.new_room.seats[seat].who == "me"]
    return next(iter(named or seats), None)


def view(room: Room, client: Client, lang: str) -> OwnGame:
    """How it went, or how it stands."""
    assert room.game is not None
    me, is_over = own_seat(room, client), room.state == "over"
    record, new_room = room.playable_record(), room.config.new_room
    course = course_of(record, room.game.players[me or 0])
    board, position = board_view(course.game, lang), position_view(Snapshot(course.game, lang))
    name = course.game.players[me] if me is not None else ""
    return OwnGame(
        room=room.id,
        name=room.config.name(lang),
        edition=new_room.edition,
        edition_name=edition_name(new_room.edition, lang),
        players=position.players,
        bots=[level_of(seat.bot) for seat in new_room.seats if seat.bot],
        me=me,
        state=room.state,
        guided=bool(room.config.guide),
        round=position.round,
        last=room.last_move_at,
        place=place_of(course, position.players, name) if is_over and name else 0,
        share=thinned(course.share) if name else [],
        titles=title_incomes(course, lang) if name else [],
        money_before=board.money_before,
        money_after=board.money_after,
        turn=position.turn,
        spaces=[] if is_over else board.spaces,
        cities=[] if is_over else board.cities,
        titles_owned=[] if is_over else position.titles,
    )


def level_of(bot: str) -> str:
    """A bot's level; its name if it has none."""
    entry = find(bot)
    return entry.level or bot
