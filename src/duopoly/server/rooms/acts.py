"""What a browser may ask for at a table: moves, taking back, bots that play on, votes, a word to the others."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from ...bots import names as bot_names
from ...play import fair
from ...play.game import Game
from ...rules.codes import DO_BUILD, DO_CLAIM_FOR_ME, DO_DICE, VERBS
from ..wire import Chat, LetBot, Play, SitBack, Start, Undo, Vote
from .declined import Declined
from .live import Live, News
from .presence import Line

ANY_TIME = (*VERBS[DO_BUILD:DO_DICE], VERBS[DO_CLAIM_FOR_ME])
"""Verbs of moves that do not wait for one's turn: such a move is not late because others have moved meanwhile."""


async def act(live: Live, line: Line, message: Any) -> None:
    """Carries a request out. Raises Declined or Refused; then nothing has changed."""
    async with live.lock:
        if live.room.stop is not None:
            raise Declined("stopped")
        await ACTS[type(message)](live, line, message)


def playing(live: Live) -> Game:
    """The game that goes on. Raises Declined where it has not begun, or is over."""
    game = live.room.game
    if game is None or live.room.state != "playing":
        raise Declined("not-playing")
    return game


def seat_of(live: Live, line: Line, name: str) -> int:
    """The seat of that name, which the line holds. Raises Declined."""
    try:
        seat = live.room.number(name)
    except LookupError:
        raise Declined("not-your-seat") from None
    if seat not in line.seats:
        raise Declined("not-your-seat")
    return seat


async def play(live: Live, line: Line, message: Play) -> None:
    """A move of a seat, or of the people's own dice and cards."""
    game, room = playing(live), live.room
    verb = message.move.strip().partition(" ")[0]
    if message.seat == "chance":
        if not line.seats:
            raise Declined("not-your-seat")
        if fair.KINDS.get(verb) not in room.plan.by_hand:
            raise Declined("by-program")
    elif verb in fair.KINDS or room.seats[seat_of(live, line, message.seat)].bot:
        raise Declined("not-your-seat")
    if is_late(game, message, verb):
        raise Declined("moved-on")
    twin = game.copy()
    twin.play(message.move, by=message.seat)
    await live.append_moves(twin)


def is_late(game: Game, message: Play, verb: str) -> bool:
    """Whether the game has moved on in a way that the one who moves should see first."""
    moves = game.moves
    if message.at == len(moves):
        return False
    others = all(by != message.seat for by, _ in moves[message.at :])
    return not (verb in ANY_TIME and message.at < len(moves) and others)


async def undo(live: Live, line: Line, message: Undo) -> None:
    """Takes back up to the last decision of the line's seats: at once where no other people play, else they are asked."""
    game, room = playing(live), live.room
    if message.at != len(game.moves):
        raise Declined("moved-on")
    moves = room.undoable(line.seats)
    if not moves:
        raise Declined("nothing-to-undo")
    others = [seat for seat in room.people if seat not in line.seats]
    if not others:
        await live.append([("undo", {"moves": moves})])
    else:
        await ask(live, line, {"what": "undo", "by": min(line.seats), "seat": min(line.seats), "moves": moves})


async def ask(live: Live, line: Line, body: dict[str, Any]) -> None:
    """Asks all people; those whose seats the line holds agree with it."""
    if live.room.asked is not None:
        raise Declined("vote-open")
    more: list[News] = [
        ("vote", {"by": seat, "yes": True}) for seat in sorted(line.seats & set(live.room.people)) if seat != body["by"]
    ]
    await live.append([("ask", body), *more])


async def let_bot(live: Live, line: Line, message: LetBot) -> None:
    """Lets a bot play on: for one's own seat at once, for another's when his time is up and all the others agree."""
    playing(live)
    room = live.room
    if message.bot not in bot_names():
        raise Declined("garbled", f"bot: {' | '.join(bot_names())}")
    try:
        seat = room.number(message.seat)
    except LookupError:
        raise Declined("not-now") from None
    if not line.seats or room.seats[seat].bot or room.seats[seat].open:
        raise Declined("not-now")
    news: News = ("bot", {"seat": seat, "bot": message.bot})
    if seat in line.seats:
        await live.append([news])
        return
    game = playing(live)
    if game.to_act != message.seat or room.deadline is None or time.time() < room.deadline:
        raise Declined("not-out-of-time")
    others = [person for person in room.people if person != seat and person not in line.seats]
    if others:
        await ask(live, line, {"what": "bot", "by": min(line.seats), "seat": seat, "moves": 0, "bot": message.bot})
    else:
        await live.append([news])


async def vote(live: Live, line: Line, message: Vote) -> None:
    """Agrees for all seats that the line holds; what all agree on is done in the same breath."""
    playing(live)
    room, asked = live.room, live.room.asked
    if asked is None:
        raise Declined("no-vote")
    mine = [seat for seat in room.voters if seat in line.seats and seat not in asked.yes]
    if not mine:
        raise Declined("not-your-seat")
    news: list[News] = [("vote", {"by": seat, "yes": message.yes}) for seat in (mine if message.yes else mine[:1])]
    if message.yes and set(room.voters) <= asked.yes | set(mine):
        done: News = (
            ("undo", {"moves": asked.moves}) if asked.what == "undo" else ("bot", {"seat": asked.seat, "bot": asked.bot})
        )
        news.append(done)
    await live.append(news)


async def sit_back(live: Live, line: Line, message: SitBack) -> None:
    """Takes one's seat back from the bot that plays on."""
    seat = seat_of(live, line, message.seat)
    if not live.room.seats[seat].bot:
        raise Declined("not-now")
    await live.append([("sit", {"seat": seat})])


async def start(live: Live, line: Line, _: Start) -> None:
    """Begins although friends are missing: bots take their seats."""
    room = live.room
    if not line.host:
        raise Declined("host-only")
    if room.game is not None:
        raise Declined("not-now")
    free: list[News] = [("bot", {"seat": n, "bot": "steady"}) for n, seat in enumerate(room.seats) if seat.open]
    await live.append([*free, ("begin", {})])


async def chat(live: Live, line: Line, message: Chat) -> None:
    """Says something to all."""
    if not line.seats:
        raise Declined("chat-person")
    text = " ".join(message.text.split())
    if not text:
        raise Declined("garbled", "text")
    speaker = speaking(live, line, message.seat)
    await live.append([("chat", {"by": live.room.seats[speaker].name, "text": text})])


def speaking(live: Live, line: Line, name: str | None) -> int:
    """Which of the line's seats speaks: the one named, else the one to act, else the first."""
    for seat in line.seats:
        if live.room.seats[seat].name == name:
            return seat
    game = live.room.game
    to_act = [seat for seat in line.seats if game and live.room.seats[seat].name == game.to_act]
    return min(to_act or line.seats)


ACTS: dict[type, Callable[[Live, Line, Any], Awaitable[None]]] = {
    Play: play,
    Undo: undo,
    LetBot: let_bot,
    SitBack: sit_back,
    Vote: vote,
    Start: start,
    Chat: chat,
}
