"""What a browser may ask a room to do: move, undo, hand a seat to a bot, vote, chat."""

from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

from ...bots import names as bot_names
from ...play import fair
from ...play.game import Game
from ...play.seats import CHANCE_NAME
from ...rules.codes import DO_BUILD, DO_CLAIM_FOR_ME, DO_DICE, VERBS
from ..metrics import MOVE_SECONDS
from ..store import MovedOn, NewEntry
from ..text import clean
from ..wire import (
    AddSalt,
    AskMoreTime,
    Chat,
    EndGame,
    LeaveGuide,
    Play,
    ReplaceWithBot,
    SetBotDelay,
    SetBotOffers,
    Start,
    TakeSeatBack,
    Undo,
    Vote,
)
from .absence import has_left
from .connection import HOST, Connection
from .pending_vote import Question
from .request_error import RequestError
from .session import Session
from .votes import asks_about_seat, carry_out, start_vote

MOST_ATTEMPTS = 3
ANSWER_SECONDS = 10.0
"""How long a person is asked before a bot takes their seat or the game ends without them. Whoever is connected at another
server seems to be away at this one, so they are always asked.
"""
ANY_TIME = (*VERBS[DO_BUILD:DO_DICE], VERBS[DO_CLAIM_FOR_ME])
"""Verbs that do not wait for a turn: such a move is not late because others have moved meanwhile."""


async def execute(session: Session, connection: Connection, message: Any) -> None:
    """Carries out a command. Raises RequestError or Refused; then nothing has changed.

    If another server was first, perhaps with a chat message, the command is judged again in what is now the position.
    Raises MovedOn if that happens too often.
    """
    begun = perf_counter()
    if not isinstance(message, Play) and (connection.seats or connection.host):
        session.log_budget.take_message(min(connection.seats, default=HOST), message, session.room.logged)
    async with session.lock:
        for attempt in range(1, MOST_ATTEMPTS + 1):
            if session.room.state == "stopped" or not session.room.dice.is_genuine:
                raise RequestError("stopped")
            try:
                await COMMANDS[type(message)](session, connection, message)
                break
            except MovedOn:
                if attempt == MOST_ATTEMPTS:
                    raise
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
    """Plays a move of a seat, or the result of the players' own dice and cards. Raises RequestError or Refused."""
    game, room = current_game(session), session.room
    verb = message.move.strip().partition(" ")[0]
    if message.seat == CHANCE_NAME:
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
    if (rest := room.guide_rest(game)) and trial.moves[len(game.moves)] != (rest[0].by, rest[0].move):
        raise RequestError("guide")
    await session.append_moves(trial)


def is_late(game: Game, message: Play, verb: str) -> bool:
    """Whether the game has moved on in a way that the player should see before moving."""
    moves = game.moves
    if message.at == len(moves):
        return False
    only_others_moved = all(by != message.seat for by, _ in moves[message.at :])
    return not (verb in ANY_TIME and message.at < len(moves) and only_others_moved)


async def undo(session: Session, connection: Connection, message: Undo) -> None:
    """Takes back the last decision of the connection's seats: at once if no other people play, else by a vote.

    Raises RequestError.
    """
    game, room = current_game(session), session.room
    if message.at != len(game.moves):
        raise RequestError("moved-on")
    moves = room.undoable(connection.seats)
    if not moves:
        raise RequestError("nothing-to-undo")
    others = [seat for seat in room.people if seat not in connection.seats]
    seat = min(connection.seats)
    if not others:
        await session.append([("undo", {"moves": moves, "by": seat})])
    else:
        await start_vote(session, connection.seats, Question("undo", seat, seat, moves))


async def replace_with_bot(session: Session, connection: Connection, message: ReplaceWithBot) -> None:
    """Hands a seat to a bot: one's own at once; another's when its time is up or its person has left, the others agree, and
    that person has not objected in time. Raises RequestError.
    """
    current_game(session)
    room = session.room
    if message.bot not in bot_names():
        raise RequestError("garbled", f"bot: expected {' or '.join(bot_names())}, got {message.bot!r}")
    try:
        seat = room.seat_number(message.seat)
    except LookupError:
        raise RequestError("not-now") from None
    if not connection.seats or room.seats[seat].bot or room.seats[seat].open:
        raise RequestError("not-now")
    entry: NewEntry = ("bot", {"seat": seat, "bot": message.bot})
    if seat in connection.seats:
        await session.append([*leaving_guide(session), entry])
        return
    is_late = room.deadline is not None and session.clock.now() >= room.deadline
    if current_game(session).to_act != message.seat or not (is_late or has_left(room, session.connections, seat)):
        raise RequestError("not-out-of-time")
    question = Question("bot", min(connection.seats), seat, bot=message.bot, wait=ANSWER_SECONDS)
    await start_vote(session, connection.seats, question)


def leaving_guide(session: Session) -> list[NewEntry]:
    """The entries with which the room leaves its guide; none if it has none."""
    return [("leave_guide", {})] if session.room.guide else []


async def leave_guide(session: Session, connection: Connection, _: LeaveGuide) -> None:
    """Leaves the room's guide: the game goes on as at any other table. Raises RequestError."""
    current_game(session)
    if not connection.seats:
        raise RequestError("not-your-seat")
    if session.room.guide is None:
        raise RequestError("not-now")
    await session.append(leaving_guide(session))


async def end_game(session: Session, connection: Connection, _: EndGame) -> None:
    """Ends the game while it waits for somebody who has left, if all the others agree. Raises RequestError."""
    game, room = current_game(session), session.room
    if not connection.seats:
        raise RequestError("not-your-seat")
    seat = room.seat_number(game.to_act) if game.to_act not in (None, CHANCE_NAME) else None
    if seat is None or not has_left(room, session.connections, seat):
        raise RequestError("nobody-left")
    await start_vote(session, connection.seats, Question("end", min(connection.seats), seat, wait=ANSWER_SECONDS))


async def ask_more_time(session: Session, connection: Connection, _: AskMoreTime) -> None:
    """Starts the clock of the connection's decision anew, once for each decision. Raises RequestError."""
    game = current_game(session)
    if game.to_act in (None, CHANCE_NAME):
        raise RequestError("not-your-seat")
    seat = own_seat(session, connection, game.to_act or "")
    if asks_about_seat(session):
        raise RequestError("vote-open")
    if not session.room.may_have_more_time:
        raise RequestError("no-more-time")
    await session.append([("more_time", {"by": seat})])


async def set_bot_delay(session: Session, connection: Connection, message: SetBotDelay) -> None:
    """Changes how long bots wait before they move. Only the host may. Raises RequestError."""
    if not connection.host:
        raise RequestError("host-only")
    current_game(session)
    if message.bot_delay != session.room.bot_delay:
        await session.append([("bot_delay", {"delay": message.bot_delay})])


async def set_bot_offers(session: Session, connection: Connection, message: SetBotOffers) -> None:
    """Says which offers of bots a seat wants. Raises RequestError."""
    current_game(session)
    seat = own_seat(session, connection, message.seat)
    if message.bot_offers != session.room.seats[seat].bot_offers:
        await session.append([("bot_offers", {"seat": seat, "offers": message.bot_offers})])


async def add_salt(session: Session, connection: Connection, message: AddSalt) -> None:
    """Adds a browser's salt to the dice, once, before the first outcome is drawn. Raises RequestError."""
    room = session.room
    seats = connection.seats & set(room.people) - room.dice.salted
    if room.dice.salts_closed or not seats:
        raise RequestError("no-salt")
    await session.append([("salt", {"seats": sorted(seats), "salt": message.salt})])


async def vote(session: Session, connection: Connection, message: Vote) -> None:
    """Votes for all seats of the connection. The last yes carries out what the vote is about.

    The person whose seat a bot is to take decides alone: yes is at once, no ends the vote. Of an undo, whoever has agreed may
    still say no: so one takes one's own question back. Raises RequestError.
    """
    current_game(session)
    room, open_vote = session.room, session.room.vote
    if open_vote is None or message.what not in (None, open_vote.question.what):
        raise RequestError("no-vote")
    question = open_vote.question
    voters = [*([question.seat] if question.wait else []), *open_vote.voters(room.people)]
    own = [seat for seat in dict.fromkeys(voters) if seat in connection.seats]
    mine = [seat for seat in own if seat not in open_vote.yes or (question.what == "undo" and not message.yes)]
    if not mine:
        raise RequestError("not-your-seat")
    entries: list[NewEntry] = [("vote", {"by": seat, "yes": message.yes}) for seat in (mine if message.yes else mine[:1])]
    await session.append(entries)
    await carry_out(session)


async def take_seat_back(session: Session, connection: Connection, message: TakeSeatBack) -> None:
    """Takes one's seat back from a bot. Raises RequestError."""
    seat = own_seat(session, connection, message.seat)
    if not session.room.seats[seat].bot:
        raise RequestError("not-now")
    await session.append([("sit", {"seat": seat})])


async def start(session: Session, connection: Connection, _: Start) -> None:
    """Begins the game although friends are missing: bots take their seats. Anybody at the table may, if the host has left.

    Raises RequestError.
    """
    room = session.room
    if not connection.host and not (connection.seats and has_left(room, session.connections, HOST)):
        raise RequestError("host-only")
    if room.game is not None:
        raise RequestError("not-now")
    bots: list[NewEntry] = [("bot", {"seat": n, "bot": "steady"}) for n, seat in enumerate(room.seats) if seat.open]
    await session.append([*bots, ("begin", {})])


async def chat(session: Session, connection: Connection, message: Chat) -> None:
    """Sends a chat message to everyone. Raises RequestError."""
    if not connection.seats:
        raise RequestError("chat-person")
    text = clean(message.text)
    if not text:
        raise RequestError("garbled", "text: expected signs that can be seen, got none")
    speaker = speaker_seat(session, connection, message.seat)
    await session.append([("chat", {"by": session.room.seats[speaker].name, "text": text})])


def speaker_seat(session: Session, connection: Connection, name: str | None) -> int:
    """Which of the connection's seats speaks: the one named, which must be one of them, else the one to act, else the first.

    Raises RequestError.
    """
    if name is not None:
        return own_seat(session, connection, name)
    game = session.room.game
    to_act = [seat for seat in connection.seats if game and session.room.seats[seat].name == game.to_act]
    return min(to_act or connection.seats)


COMMANDS: dict[type, Callable[[Session, Connection, Any], Awaitable[None]]] = {
    Play: play,
    Undo: undo,
    ReplaceWithBot: replace_with_bot,
    TakeSeatBack: take_seat_back,
    Vote: vote,
    Start: start,
    EndGame: end_game,
    SetBotDelay: set_bot_delay,
    SetBotOffers: set_bot_offers,
    AddSalt: add_salt,
    AskMoreTime: ask_more_time,
    LeaveGuide: leave_guide,
    Chat: chat,
}
