"""A table in the list of my tables."""

from ...editions import load
from ...editions.edition import said
from ..store import Holder
from ..wire import RoomLine
from .room import Room


def room_line(room: Room, holder: Holder, last: float, lang: str) -> RoomLine:
    """A table in a line."""
    game = room.game
    names = [seat.name for seat in room.seats]
    mine = [names[int(seat)] for seat in holder.seats]
    result = game.result if game else None
    return RoomLine(
        room=room.id,
        name=room.plan.new.name,
        edition=said(load(room.plan.new.edition).name, lang),
        players=names,
        seats=mine,
        state=room.state,
        round=game.round if game else 0,
        my_turn=bool(game and game.to_act in mine),
        winners=result.winners if result else [],
        treasurer=room.plan.new.treasurer,
        last=last,
    )
