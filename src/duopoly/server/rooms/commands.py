"""What a browser may ask a room to do: move, undo, hand a seat to a bot, vote, chat."""

from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

from ...bots import names as bot_names
from ...play import fair
from ...play.game import Game
from ...rules.codes import DO_BUILD, DO_CLAIM_FOR_ME, DO_DICE, VERBS
from ..metrics import MOVE_SECONDS
from ..wire import Chat, Play, ReplaceWithBot, Start, TakeSeatBack, Undo, Vote
from .connection import Connection
from .request_error import RequestError
from .session import NewEntry, Session

ANY_TIME = (*VERBS[DO_BUILD:DO_DICE], VERBS[DO_CLAIM_FOR_ME])
"""Verbs that do not wait for a turn: such a move is not late because others have moved meanwhile."""


async def execute(session: Session, connection: Connection, message: Any) -> None:
    """Carries out a command. Raises RequestError or Refused; then nothing has changed."""
    begun = perf_counter()
    async with session.lock:
        if session.room.stop is not None:
            raise RequestError("stopped")
        await COMMANDS[type(message)](session, connection, message)
    if isinstance(message, Play):
        MOVE_SECONDS.observe(perf_counter() - begun)


def current_game(session: Session) -> Game:
    """The game in progress. Raises RequestError if it has not begun or is over."""
    game = session.room.game
    if game is None or session.room.state != "playing":
        raise RequestError("not-playing")
    return game


def own_seat(session: Session, connection: Connection, name: str) -> int:
    """The seat with that name, which must belong to the connection. Raises RequestError."""
    try:
        seat = session.room.seat_number(name)
    except LookupError:
        raise RequestError("not-your-seat") from None
    if seat not in connection.seats:
        raise RequestError("not-your-seat")
    return seat


async def play(session: Session, connection: Connection, message: Play) -> None:
    """Plays a move of a seat, or the result of the players' own dice and cards."""
    game, room = current_game(session), session.room
    verb = message.move.strip().partition(" ")[0]
    if message.seat == "chance":
        if not connection.seats:
            raise RequestError("not-your-seat")
        if fair.KINDS.get(verb) not in room.config.by_hand:
            raise RequestError("by-program")
    elif verb in fair.KINDS or room.seats[own_seat(session, connection, message.seat)].bot:
        raise RequestError("not-your-seat")
    if is_late(game, message, verb):
        raise RequestError("moved-on")
    trial = game.copy()
    trial.play(message.move, by=message.seat)
    await session.append_moves(trial)


def is_late(game: Game, message: Play, verb: str) -> bool:
    """Whether the game has moved on in a way that the player should see before moving."""
    moves = game.moves
    if message.at == len(moves):
        return False
    only_others_moved = all(by != message.seat for by, _ in moves[message.at :])
    return not (verb in ANY_TIME and message.at < len(moves) and only_others_moved)


async def undo(session: Session, connection: Connection, message: Undo) -> None:
    """Takes back the last decision of the connection's seats: at once if no other people play, else by a vote."""
    game, room = current_game(session), session.room
    if message.at != len(game.moves):
        raise RequestError("moved-on")
    moves = room.undoable(connection.seats)
    if not moves:
        raise RequestError("nothing-to-undo")
    others = [seat for seat in room.people if seat not in connection.seats]
    if not others:
        await session.append([("undo", {"moves": moves})])
    else:
        seat = min(connection.seats)
        await start_vote(session, connection, {"what": "undo", "by": seat, "seat": seat, "moves": moves})


async def start_vote(session: Session, connection: Connection, body: dict[str, Any]) -> None:
    """Starts a vote among all people. The connection's own seats vote yes."""
    if session.room.vote is not None:
        raise RequestError("vote-open")
    own_seats = sorted(connection.seats & set(session.room.people))
    votes: list[NewEntry] = [("vote", {"by": seat, "yes": True}) for seat in own_seats if seat != body["by"]]
    await session.append([("ask", body), *votes])


async def let_bot(session: Session, connection: Connection, message: ReplaceWithBot) -> None:
    """Hands a seat to a bot: one's own seat at once; another's when its time is up and all the others agree."""
    current_game(session)
    room = session.room
    if message.bot not in bot_names():
        raise RequestError("garbled", f"bot: {' | '.join(bot_names())}")
    try:
        seat = room.seat_number(message.seat)
    except LookupError:
        raise RequestError("not-now") from None
    if not connection.seats or room.seats[seat].bot or room.seats[seat].open:
        raise RequestError("not-now")
    entry: NewEntry = ("bot", {"seat": seat, "bot": message.bot})
    if seat in connection.seats:
        await session.append([entry])
        return
    game = current_game(session)
    if game.to_act != message.seat or room.deadline is None or session.clock.now() < room.deadline:
        raise RequestError("not-out-of-time")
    others = [person for person in room.people if person != seat and person not in connection.seats]
    if others:
        body = {"what": "bot", "by": min(connection.seats), "seat": seat, "moves": 0, "bot": message.bot}
        await start_vote(session, connection, body)
    else:
        await session.append([entry])


async def vote(session: Session, connection: Connection, message: Vote) -> None:
    """Votes for all seats of the connection. The last yes carries out what the vote is about."""
    current_game(session)
    room, open_vote = session.room, session.room.vote
    if open_vote is None:
        raise RequestError("no-vote")
    mine = [seat for seat in room.voters if seat in connection.seats and seat not in open_vote.yes]
    if not mine:
        raise RequestError("not-your-seat")
    entries: list[NewEntry] = [("vote", {"by": seat, "yes": message.yes}) for seat in (mine if message.yes else mine[:1])]
    if message.yes and set(room.voters) <= open_vote.yes | set(mine):
        if open_vote.what == "undo":
            entries.append(("undo", {"moves": open_vote.moves}))
        else:
            entries.append(("bot", {"seat": open_vote.seat, "bot": open_vote.bot}))
    await session.append(entries)


async def sit_back(session: Session, connection: Connection, message: TakeSeatBack) -> None:
    """Takes one's seat back from a bot."""
    seat = own_seat(session, connection, message.seat)
    if not session.room.seats[seat].bot:
        raise RequestError("not-now")
    await session.append([("sit", {"seat": seat})])


async def start(session: Session, connection: Connection, _: Start) -> None:
    """Begins the game although friends are missing: bots take their seats."""
    room = session.room
    if not connection.host:
        raise RequestError("host-only")
    if room.game is not None:
        raise RequestError("not-now")
    bots: list[NewEntry] = [("bot", {"seat": n, "bot": "steady"}) for n, seat in enumerate(room.seats) if seat.open]
    await session.append([*bots, ("begin", {})])


async def chat(session: Session, connection: Connection, message: Chat) -> None:
    """Sends a chat message to everyone."""
    if not connection.seats:
        raise RequestError("chat-person")
    text = " ".join(message.text.split())
    if not text:
        raise RequestError("garbled", "text")
    speaker = speaker_seat(session, connection, message.seat)
    await session.append([("chat", {"by": session.room.seats[speaker].name, "text": text})])


def speaker_seat(session: Session, connection: Connection, name: str | None) -> int:
    """Which of the connection's seats speaks: the one named, else the one to act, else the first."""
    for seat in connection.seats:
        if session.room.seats[seat].name == name:
            return seat
    game = session.room.game
    to_act = [seat for seat in connection.seats if game and session.room.seats[seat].name == game.to_act]
    return min(to_act or connection.seats)


COMMANDS: dict[type, Callable[[Session, Connection, Any], Awaitable[None]]] = {
    Play: play,
    Undo: undo,
    ReplaceWithBot: let_bot,
    TakeSeatBack: sit_back,
    Vote: vote,
    Start: start,
    Chat: chat,
}
