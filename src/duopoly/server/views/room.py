"""The table round the game, as one reader sees it."""

import time
from typing import TYPE_CHECKING

from ...words import say
from ..wire import RoomView, SeatView, VoteView

if TYPE_CHECKING:
    from ..rooms.presence import Line, Lines
    from ..rooms.room import Room


def room_view(room: "Room", lines: "Lines", line: "Line") -> RoomView:
    """Who sits, what was agreed, what is asked, how the dice are kept honest."""
    new, secret = room.plan.new, room.secret
    return RoomView(
        room=room.id,
        name=new.name,
        state=room.state,
        seats=[seat_view(room, lines, line, number) for number in range(len(room.seats))],
        host=line.host,
        watching=lines.watching,
        dice="hand" if "dice" in room.plan.by_hand else "program",
        cards="hand" if "cards" in room.plan.by_hand else "program",
        treasurer=new.treasurer,
        pace=new.pace,
        hints=room.plan.hints,
        clock=new.clock,
        minutes=room.plan.minutes,
        ends_at=room.ends_at,
        deadline=room.deadline,
        now=time.time(),
        commitment=room.commitment if room.is_fair else "",
        secret=secret.hex() if secret and room.is_fair else None,
        may_undo=room.undoable(line.seats),
        vote=vote_view(room, line.lang),
        started=room.started,
        notice=room.notice(line.lang),
    )


def seat_view(room: "Room", lines: "Lines", line: "Line", number: int) -> SeatView:
    """Who sits on a seat."""
    seat = room.seats[number]
    return SeatView(
        name=seat.name,
        who="open" if seat.open else "bot" if seat.bot else "person",
        bot=seat.bot,
        here=bool(seat.bot) or lines.of(number),
        mine=number in line.seats,
        role=room.plan.new.seats[number].role,
        reason=seat.reasons.get(line.lang, ""),
    )


def vote_view(room: "Room", lang: str) -> VoteView | None:
    """What all people have to agree on."""
    asked = room.asked
    if asked is None:
        return None
    names = [seat.name for seat in room.seats]
    if asked.what == "undo":
        told = say(lang, "undo-told", player=names[asked.by], number=asked.moves)
    else:
        told = say(lang, "bot-told", player=names[asked.by], seat=names[asked.seat])
    return VoteView(
        what=asked.what,
        by=names[asked.by],
        seat=names[asked.seat] if asked.what == "bot" else "",
        moves=asked.moves,
        told=told,
        yes=[names[seat] for seat in sorted(asked.yes)],
        waiting=[names[seat] for seat in room.voters if seat not in asked.yes],
    )
