"""A game looked back on: from a room's record to what the replay page draws."""

from typing import TYPE_CHECKING

from ...play.game import Record
from ..store import Holder
from ..wire import Replay, View
from .board import board_view
from .lines import line_of
from .moment import Moment
from .position import position_view
from .replay import look_back, result_view
from .room import room_view

if TYPE_CHECKING:
    from ..rooms.live import Live


def replay_view(live: "Live", record: Record, holder: Holder | None, lang: str) -> Replay:
    """The whole game for one reader."""
    from ..rooms.presence import Line, Lines

    reader = Line(holder.browser if holder else "", lang)
    reader.seats, reader.host = {int(seat) for seat in holder.seats} if holder else set(), bool(holder and holder.host)
    back = look_back(record, lang)
    return Replay(
        room=room_view(live.room, Lines(), reader),
        board=board_view(back.game, lang),
        moves=record.moves,
        lines=[line_of(event, n, ply, lang, False) for n, (event, ply) in enumerate(back.events)],
        plies=back.plies,
        rounds=back.rounds,
        wealth=back.wealth,
        stats=back.stats,
        luckiest=back.luckiest,
        throws=back.throws,
        result=result_view(back.game, lang),
    )


def view_at(record: Record, ply: int, lang: str) -> View:
    """The position after so many moves."""
    return position_view(Moment(record.replay(upto=ply), lang))
