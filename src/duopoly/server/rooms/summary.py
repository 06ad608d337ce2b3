"""A table in the list of my tables."""

from ...editions import load, names
from ...editions.edition import said
from ..store import Holder, RoomRow
from ..wire import RoomLine
from .plan import Plan
from .room import Room


def room_line(room: Room, holder: Holder, last: float, lang: str) -> RoomLine:
    """A table in a line."""
    game = room.game
    players = [seat.name for seat in room.seats]
    mine = [players[int(seat)] for seat in holder.seats]
    result = game.result if game else None
    return RoomLine(
        room=room.id,
        name=room.plan.new.name,
        edition=edition_name(room.plan.new.edition, lang),
        players=players,
        seats=mine,
        state=room.state,
        round=game.round if game else 0,
        my_turn=bool(game and room.state == "playing" and game.to_act in mine),
        winners=result.winners if result else [],
        treasurer=room.plan.new.treasurer,
        last=last,
    )


def unreadable_line(row: RoomRow, plan: Plan | None, last: float, lang: str) -> RoomLine:
    """The same of a table whose log cannot be read: what is known of it."""
    seats = plan.new.seats if plan else []
    return RoomLine(
        room=row.id,
        name=plan.new.name if plan else "",
        edition=edition_name(plan.new.edition, lang) if plan else "",
        players=[seat.name for seat in seats],
        seats=[],
        state="unreadable",
        round=0,
        my_turn=False,
        winners=[],
        treasurer=bool(plan and plan.new.treasurer),
        last=last,
    )


def edition_name(key: str, lang: str) -> str:
    """An edition's name; its key where this program has none of that key."""
    return said(load(key).name, lang) if key in names() else key
