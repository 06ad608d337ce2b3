"""What happens in a room by itself: bots think and move, the program throws the dice, the agreed time runs out."""

import asyncio
import logging
import random
from contextlib import suppress

from ...play.errors import Refused
from ...play.game import Game
from ...play.seats import CHANCE_NAME
from ...rules.codes import CHANCE, DO_TIME, OK, Move
from ...rules.refuse import why_not
from ..store import MovedOn, StoreError
from ..views.chance import is_by_hand
from .automatic_moves import play_automatic_moves, play_off_turn
from .bot_budget import bot_budget
from .bot_executor import BotExecutor
from .guides import GuideMove
from .room import Room
from .room_bots import RoomBots, reasons_of, think  # noqa: F401  # the last two by their path in 0.1
from .session import Session
from .votes import carry_out, until_vote_result, vote_result

log = logging.getLogger(__name__)

BOT_DELAY = {"off": 0.02, "normal": 1.0, "fast": 0.35}
"""How many seconds after the last move a bot moves, so that people can follow."""
RETRY_DELAY = 2.0
LONGEST_WAIT = 30.0
"""After so many seconds the loop looks again, whatever it waits for: the event loop's clock stands while a computer sleeps."""
TIME_IS_UP = Move(DO_TIME)


async def run_game_loop(session: Session, bot_executor: BotExecutor) -> None:
    """Runs until it is canceled, when the room goes out of use."""
    bots = RoomBots(bot_executor)
    try:
        while True:
            await change(session, await next_step(session, bots))
    finally:
        await bots.close_all()


async def next_step(session: Session, bots: RoomBots) -> float | None:
    """Does what is due, whatever happens. Returns the seconds until the next look, or None to wait for a change."""
    try:
        await bots.close_unneeded(session.room)
        return await step(session, bots)
    except MovedOn:
        return random.uniform(0, 0.05)  # another server was first; a random wait keeps the two from colliding again
    except StoreError as error:
        log.warning("room %s: %s", session.room.id, error)
    except Exception:
        log.exception("room %s", session.room.id)
    return RETRY_DELAY


async def change(session: Session, seconds: float | None) -> None:
    """Waits for a change in the room, but no longer than so many seconds; None is for ever."""
    if seconds == 0:
        await asyncio.sleep(0)
        return
    loop = asyncio.get_running_loop()
    alarm = None if seconds is None else loop.call_later(min(seconds, LONGEST_WAIT), session.changed.set)
    try:
        await session.changed.wait()
    finally:
        if alarm is not None:
            alarm.cancel()
    session.changed.clear()


async def step(session: Session, bots: RoomBots) -> float | None:
    """Does the one thing that is due. Returns the seconds until the next look, or None to wait for a change."""
    room, game, now = session.room, session.room.game, session.clock.now()
    if not session.connections or game is None or room.state != "playing" or game.to_act is None:
        return None
    if room.ends_at is not None and now >= room.ends_at and may_end(game):
        return await commit(session, game, CHANCE_NAME, TIME_IS_UP)
    if vote_result(session) is not None:  # whoever had not voted yet has left
        async with session.lock:
            await carry_out(session)
        return 0
    has_bots = any(seat.bot for seat in room.seats)
    # A bot that has just taken a seat may claim; the other claims were made with the last move.
    if has_bots and play_off_turn(room, game.copy()):
        return await commit(session, game)
    if game.to_act == CHANCE_NAME:
        if is_by_hand(game.phase, room.config.by_hand):
            return until_deadline(session, now)
        return session.until_salted() or await commit(session, game)
    seat = room.seats[room.seat_number(game.to_act)]
    if not seat.bot:
        return until_deadline(session, now)
    delay = BOT_DELAY["off" if bots_bid_on(room, game) else room.bot_delay]
    rest = room.last_move_at + delay - session.clock.now()
    if rest > 0:
        return min(rest, delay)
    if rest_of_guide := room.guide_rest(game):
        return await commit_guided(session, game, rest_of_guide[0])
    changes = room.game_changes
    number = room.seat_number(seat.name)
    move, remarks = await bots.think(number, seat.bot, game, bot_budget(seat.bot, room.budget(number)))
    ply = len(game.moves) + 1
    if room.game is not game or room.game_changes != changes:
        return 0
    if remarks or ply <= seat.reason_ply:  # what it said before stays, unless that move was taken back
        seat.reasons, seat.reason_ply = remarks, ply
    return await commit(session, game, seat.name, move, changes)


def bots_bid_on(room: Room, game: Game) -> bool:
    """Whether all people at the table have dropped out of an auction: they need not wait through each bid of the bots."""
    out = game.inside()[0].out
    return game.phase == "auction" and bool(room.people) and all(out[seat] for seat in room.people)


def may_end(game: Game) -> bool:
    """Whether a timed game may end now."""
    g, table = game.inside()
    return why_not(g, table, CHANCE, TIME_IS_UP) == OK


def until_deadline(session: Session, now: float) -> float | None:
    """Seconds until the decision's or the game's time is up; None if no clock runs. Tells everyone when it is up.

    `now` is the time at which the loop looked for what is due: what comes due later is waited for.
    """
    deadline = session.room.deadline
    if deadline is not None and now >= deadline and session.announced != deadline:
        session.announced = deadline
        session.send_room()
    times = [at - now for at in (deadline, session.room.ends_at) if at is not None and at > now]
    if (until_result := until_vote_result(session)) is not None:
        times.append(until_result)
    return max(0.01, min(times)) if times else None


async def commit(
    session: Session, game: Game, by: str = CHANCE_NAME, move: Move | None = None, changes: int | None = None
) -> float:
    """Plays a move, if any, and then what follows by itself; does nothing if the game has moved on meanwhile.

    A move that took a while was thought out after so many `changes` of the game.
    """
    async with session.lock:
        if changes not in (None, session.room.game_changes):
            return 0
        if session.room.game is game and game.to_act is not None and (by == CHANCE_NAME or is_bot(session, by)):
            trial = game.copy()
            if move is not None:
                play_if_legal(trial, by, move)
            play_automatic_moves(session.room, trial, session.until_salted)
            if len(trial.moves) > len(game.moves):
                await session.append_moves(trial)
    return 0


async def commit_guided(session: Session, game: Game, line: GuideMove) -> float:
    """Plays the move of another player that stands in the room's guide; does nothing if the game has moved on meanwhile."""
    async with session.lock:
        if session.room.game is game and session.room.guide and is_bot(session, line.by):
            trial = game.copy()
            trial.play(line.move, by=line.by)
            await session.append_moves(trial)
    return 0


def play_if_legal(game: Game, by: str, move: Move) -> None:
    """Plays the move unless the rules refuse it: the position may have changed since it was chosen."""
    with suppress(Refused):
        game.off_turn_with(lambda *_: move, by)


def is_bot(session: Session, name: str) -> bool:
    """Whether the seat is still a bot's."""
    return bool(session.room.seats[session.room.seat_number(name)].bot)
