"""What happens in a room by itself: bots think and move, the program throws the dice, the agreed time runs out."""

import asyncio
import logging
import random
from contextlib import suppress

from ...bots import Bot, GameInfo, find
from ...bots.safe_move import ask, default
from ...play.errors import Refused
from ...play.game import Game
from ...rules.codes import CHANCE, DO_TIME, OK, Move
from ...rules.refuse import why_not
from ...sim.rollouts import Rollouts
from ...words import LANGUAGES
from ..metrics import THOUGHT_SECONDS
from ..store import MovedOn, StoreError
from ..views.chance import is_by_hand
from .bot_executor import BotExecutor
from .commands import carry_out
from .guides import GuideMove
from .room import Room
from .session import Session

log = logging.getLogger(__name__)

BOT_DELAY = {"off": 0.02, "normal": 1.0, "fast": 0.35}
"""How many seconds after the last move a bot moves, so that people can follow."""
RETRY_DELAY = 2.0
LONGEST_WAIT = 30.0
"""After so many seconds the loop looks again, whatever it waits for: the event loop's clock stands while a computer sleeps."""
TIME_IS_UP = Move(DO_TIME)


async def run_game_loop(session: Session, bot_executor: BotExecutor) -> None:
    """Runs until it is canceled, when the room goes out of use."""
    while True:
        try:
            wait = await step(session, bot_executor)
        except MovedOn:
            wait = random.uniform(0, 0.05)  # another server was first; a random wait keeps the two from colliding again
        except StoreError as error:
            log.warning("room %s: %s", session.room.id, error)
            wait = RETRY_DELAY
        except Exception:
            log.exception("room %s", session.room.id)
            wait = RETRY_DELAY
        if wait == 0:
            await asyncio.sleep(0)
            continue
        await change(session, wait)


async def change(session: Session, seconds: float | None) -> None:
    """Waits for a change in the room, but no longer than so many seconds; None is for ever."""
    loop = asyncio.get_running_loop()
    alarm = None if seconds is None else loop.call_later(min(seconds, LONGEST_WAIT), session.changed.set)
    try:
        await session.changed.wait()
    finally:
        if alarm is not None:
            alarm.cancel()
    session.changed.clear()


async def step(session: Session, bot_executor: BotExecutor) -> float | None:
    """Does the one thing that is due. Returns the seconds until the next look, or None to wait for a change."""
    room, game, now = session.room, session.room.game, session.clock.now()
    if not session.connections or game is None or room.state != "playing" or game.to_act is None:
        return None
    if room.ends_at is not None and now >= room.ends_at and may_end(game):
        return await commit(session, game, "chance", TIME_IS_UP)
    if session.vote_result() is not None:  # whoever had not voted yet has left
        return await close_vote(session)
    has_bots = any(seat.bot for seat in room.seats)
    # A bot that has just taken a seat may claim; the other claims were made with the last move.
    if has_bots and session.play_off_turn(game.copy()):
        return await commit(session, game)
    if game.to_act == "chance":
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
    with bot_executor.count_thinking(), THOUGHT_SECONDS.measure():
        move, remarks = await bot_executor.run(seat.bot, think, game.copy(), seat.bot, bot_executor.rollouts, True)
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
    if (until_left := until_someone_left(session)) is not None:
        times.append(until_left)
    return max(0.01, min(times)) if times else None


def until_someone_left(session: Session) -> float | None:
    """Seconds until an open vote need not wait for a person any longer; None if there is none."""
    vote = session.room.vote
    if vote is None:
        return None
    left = session.until_left
    times = [] if left is None else [left]
    if vote.until is not None and vote.until > session.clock.now():
        times.append(vote.until - session.clock.now())
    if session.vote_result() is not None:  # its time has come since the loop looked
        times.append(0)
    return min(times, default=None)


async def close_vote(session: Session) -> float:
    """Carries out a vote that nobody has to wait for any longer."""
    async with session.lock:
        await carry_out(session)
    return 0


async def commit(
    session: Session, game: Game, by: str = "chance", move: Move | None = None, changes: int | None = None
) -> float:
    """Plays a move, if any, and then what follows by itself; does nothing if the game has moved on meanwhile.

    A move that took a while was thought out after so many `changes` of the game.
    """
    async with session.lock:
        if changes not in (None, session.room.game_changes):
            return 0
        if session.room.game is game and game.to_act is not None and (by == "chance" or is_bot(session, by)):
            trial = game.copy()
            if move is not None:
                play_if_legal(trial, by, move)
            session.play_automatic_moves(trial)
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


def think(game: Game, bot: str, rollouts: Rollouts | None = None, at_table: bool = False) -> tuple[Move, dict[str, str]]:
    """A bot's move, and its reason in each language, `at_table` only if it is worth a word there.

    The default move, without a reason, if the bot fails.
    """
    g, table = game.inside()
    try:
        opened = find(bot).open(rollouts=rollouts)
        opened.begin(GameInfo(game.edition, game.players, g.actor, game.aim))
        decision = ask(opened, g, table)
        if decision.fault is None:
            return decision.move, reasons_of(opened, game, at_table)
        log.error("bot %s in %s", bot, game.position(), exc_info=decision.fault)
    except Exception:
        log.exception("bot %s in %s", bot, game.position())
    return default(g, table), {}


def reasons_of(bot: Bot, game: Game, at_table: bool = False) -> dict[str, str]:
    """Why the bot made its move, in each language; nothing if it cannot say."""
    try:
        tell = bot.remark if at_table else bot.explain
        reasons = {lang: tell(lang) for lang in LANGUAGES}
    except Exception:
        log.exception("bot %s: no reason in %s", type(bot).__name__, game.position())
        return {}
    return {lang: text for lang, text in reasons.items() if text}
