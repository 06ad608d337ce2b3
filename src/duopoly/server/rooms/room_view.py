"""The room around the game, as one reader sees it."""

from functools import lru_cache

from msgspec.structs import replace

from ...fast import is_ready
from ...play.promise import Undone
from ...play.seats import CHANCE_NAME
from ...words import say
from ..store import Client
from ..wire import RematchView, RoomView, SaltView, SeatView, VoteView
from .absence import left, left_at
from .connection import HOST, Connection, Connections
from .room import Room

LATEST_UNDONE = 5
"""How many of the latest undos are told."""


def room_view(room: Room, connections: Connections, connection: Connection, now: float) -> RoomView:
    """The room as one reader sees it. `now` is the server's clock."""
    return own_room_view(shared_room_view(room, connections, connection.lang, now), room, connection)


def own_room_view(shared: RoomView, room: Room, connection: Connection) -> RoomView:
    """What all who read a language see, and what is the reader's own: its seats, and what it may undo."""
    seats = [replace(seat, mine=True) if n in connection.seats else seat for n, seat in enumerate(shared.seats)]
    return replace(shared, seats=seats, host=connection.host, may_undo=room.undoable(connection.seats))


def shared_room_view(room: Room, connections: Connections, lang: str, now: float) -> RoomView:
    """Who sits, what the host chose, what is put to the vote, how the dice are kept honest: for all who read a language."""
    config, new_room, dice, secret = room.config, room.config.new_room, room.dice, room.secret
    rest = room.guide_rest(room.game)
    return RoomView(
        room=room.id,
        name=config.name(lang),
        state=room.state,
        seats=[seat_view(room, connections, number, lang) for number in range(len(room.seats))],
        host=False,
        spectators=connections.spectators,
        dice="hand" if "dice" in config.by_hand else "program",
        cards="hand" if "cards" in config.by_hand else "program",
        treasurer=new_room.treasurer,
        bot_delay=room.bot_delay,
        hints=config.hints,
        grades=config.hints and is_ready(),
        clock=new_room.clock,
        absence=new_room.absence,
        minutes=config.minutes,
        ends_at=room.ends_at,
        deadline=room.deadline,
        more_time=room.may_have_more_time,
        now=now,
        commitment=dice.commitment if room.is_fair else "",
        secret=secret.hex() if secret and room.is_fair else None,
        salts=[SaltView(players=[room.seats[seat].name for seat in salt.seats], salt=salt.number.hex()) for salt in dice.salts],
        takes_salts=not dice.salts_closed and dice.is_genuine,
        undone=[undone_line(room, undo, lang) for undo in room.undone[-LATEST_UNDONE:]],
        undos=len(room.undone),
        start_at=left_at_view(room, connections, HOST),
        may_undo=0,
        vote=vote_view(room, connections, lang),
        started=room.started,
        earlier_moves=room.earlier_moves,
        guide=None if rest is None or room.guide is None else room.guide.view(rest),
        notice=room.notice(lang),
        rematch=rematch_view(room),
        names_shared=sorted_names(room, room.names_shared),
        names_wanted=sorted_names(room, set(room.named) - room.names_shared),
    )


def offline_room_view(room: Room, client: Client | None, lang: str, now: float) -> RoomView:
    """The room as a browser sees it that is not connected, for instance on the replay page."""
    connection = Connection(client.browser if client else "", lang)
    if client is not None:
        connection.seats, connection.host = {int(seat) for seat in client.seats}, client.host
    return room_view(room, Connections(lambda: now), connection, now)


def seat_view(room: Room, connections: Connections, number: int, lang: str) -> SeatView:
    """Who sits on a seat."""
    seat = room.seats[number]
    is_played = room.game is not None and seat.reason_ply <= len(room.game.moves)
    return SeatView(
        name=seat.name,
        who="open" if seat.open else "bot" if seat.bot else "person",
        bot=seat.bot,
        bot_since=seat.bot_since if seat.bot and seat.has_person else None,
        bot_ply=seat.bot_ply,
        here=not (seat.has_person or seat.open) or connections.has_seat(number),
        left_at=None if seat.bot or seat.open else left_at_view(room, connections, number),
        role=room.config.new_room.seats[number].role,
        bot_offers=seat.bot_offers,
        reason=seat.reasons.get(lang, "") if is_played else "",
        reason_ply=seat.reason_ply if is_played else 0,
    )


def left_at_view(room: Room, connections: Connections, seat: int) -> float | None:
    """From when on nobody need wait for a seat's person, or the HOST; None also once the game is over."""
    return None if room.state in ("over", "stopped") else left_at(room, connections, seat)


def rematch_view(room: Room) -> RematchView | None:
    """The next game of the same people, and who is ready for it; None until somebody asks for one."""
    return None if room.rematch is None else RematchView(room=room.rematch, ready=sorted_names(room, room.ready))


def sorted_names(room: Room, seats: set[int]) -> list[str]:
    """The names of seats, clockwise."""
    return [room.seats[seat].name for seat in sorted(seats)]


def undone_line(room: Room, undo: Undone, lang: str) -> str:
    """The sentence about moves that were taken back. At a real board one device plays for several: it names nobody."""
    player = "" if room.config.new_room.treasurer else undo.by
    return undone_words(undo, lang, player, all(map(room.is_by_hand, outcomes_of(undo))))


@lru_cache(maxsize=512)
def undone_words(undo: Undone, lang: str, player: str, by_hand: bool) -> str:
    """Everybody should know what was thrown before, unless it was entered `by_hand`: that is entered anew."""
    outcomes = outcomes_of(undo)
    chance = "none" if not outcomes else "entered" if by_hand else "known"
    facts = {"number": len(undo.moves), "outcomes": len(outcomes), "player": player, "at": undo.after + 1}
    return say(lang, "undone-line", who="somebody" if player else "nobody", chance=chance, **facts)


def outcomes_of(undo: Undone) -> list[str]:
    """The throws and cards among the moves that were taken back."""
    return [move for by, move in undo.moves if by == CHANCE_NAME and not move.startswith("time")]


def vote_view(room: Room, connections: Connections, lang: str) -> VoteView | None:
    """The open vote; None if there is none."""
    vote = room.vote
    if vote is None:
        return None
    question, names = vote.question, [seat.name for seat in room.seats]
    by, seat_name = names[question.by], names[question.seat]
    if question.what == "undo":
        text = say(lang, "undo-request", player=by, number=question.moves)
    else:
        text = say(lang, f"{question.what}-request", player=by, seat=seat_name)
    return VoteView(
        what=question.what,
        by=by,
        seat=seat_name if question.what != "undo" else "",
        moves=question.moves,
        text=text,
        yes=[names[seat] for seat in sorted(vote.yes)],
        waiting=[names[seat] for seat in vote.voters(room.people, left(room, connections)) if seat not in vote.yes],
        until=vote.until,
    )
