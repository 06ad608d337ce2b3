"""The room around the game, as one reader sees it."""

from msgspec.structs import replace

from ...words import say
from ..store import Client
from ..wire import RoomView, SeatView, VoteView
from .connection import Connection, Connections
from .room import Room


def room_view(room: Room, connections: Connections, connection: Connection, now: float) -> RoomView:
    """The room as one reader sees it. `now` is the server's clock."""
    return own_room_view(shared_room_view(room, connections, connection.lang, now), room, connection)


def own_room_view(shared: RoomView, room: Room, connection: Connection) -> RoomView:
    """What all who read a language see, and what is the reader's own: its seats, and what it may undo."""
    seats = [replace(seat, mine=True) if n in connection.seats else seat for n, seat in enumerate(shared.seats)]
    return replace(shared, seats=seats, host=connection.host, may_undo=room.undoable(connection.seats))


def shared_room_view(room: Room, connections: Connections, lang: str, now: float) -> RoomView:
    """Who sits, what the host chose, what is put to the vote, how the dice are kept honest: for all who read a language."""
    config, new_room, secret = room.config, room.config.new_room, room.secret
    return RoomView(
        room=room.id,
        name=new_room.name,
        state=room.state,
        seats=[seat_view(room, connections, number, lang) for number in range(len(room.seats))],
        host=False,
        spectators=connections.spectators,
        dice="hand" if "dice" in config.by_hand else "program",
        cards="hand" if "cards" in config.by_hand else "program",
        treasurer=new_room.treasurer,
        bot_delay=new_room.bot_delay,
        hints=config.hints,
        clock=new_room.clock,
        minutes=config.minutes,
        ends_at=room.ends_at,
        deadline=room.deadline,
        now=now,
        commitment=room.commitment if room.is_fair else "",
        secret=secret.hex() if secret and room.is_fair else None,
        may_undo=0,
        vote=vote_view(room, lang),
        started=room.started,
        version_notice=room.version_notice(lang),
    )


def offline_room_view(room: Room, client: Client | None, lang: str, now: float) -> RoomView:
    """The room as a browser sees it that is not connected, for instance on the replay page."""
    connection = Connection(client.browser if client else "", lang)
    if client is not None:
        connection.seats, connection.host = {int(seat) for seat in client.seats}, client.host
    return room_view(room, Connections(), connection, now)


def seat_view(room: Room, connections: Connections, number: int, lang: str) -> SeatView:
    """Who sits on a seat."""
    seat = room.seats[number]
    return SeatView(
        name=seat.name,
        who="open" if seat.open else "bot" if seat.bot else "person",
        bot=seat.bot,
        here=bool(seat.bot) or connections.has_seat(number),
        role=room.config.new_room.seats[number].role,
        reason=seat.reasons.get(lang, ""),
    )


def vote_view(room: Room, lang: str) -> VoteView | None:
    """The open vote; None if there is none."""
    vote = room.vote
    if vote is None:
        return None
    names = [seat.name for seat in room.seats]
    if vote.what == "undo":
        text = say(lang, "undo-request", player=names[vote.by], number=vote.moves)
    else:
        text = say(lang, "bot-request", player=names[vote.by], seat=names[vote.seat])
    return VoteView(
        what=vote.what,
        by=names[vote.by],
        seat=names[vote.seat] if vote.what == "bot" else "",
        moves=vote.moves,
        text=text,
        yes=[names[seat] for seat in sorted(vote.yes)],
        waiting=[names[seat] for seat in room.voters if seat not in vote.yes],
    )
