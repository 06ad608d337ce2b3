"""What happens at a table by itself: bots think and move, the program throws, the agreed time runs out."""

import asyncio
import logging
import random
import time
from concurrent.futures import Executor

from ...bots import policy, told
from ...play.game import Game
from ...play.notation import move_text
from ...play.seats import Names
from ...words import LANGUAGES
from ..store import MovedOn, StoreError
from ..views.hand import is_by_hand
from .live import Live

log = logging.getLogger(__name__)

PAUSE = {"off": 0.02, "normal": 1.0, "fast": 0.35}
"""How many seconds after the last move a bot moves, so that people can follow."""
AFTER_TROUBLE = 2.0

Thought = tuple[str, dict[str, str]]


async def drive(live: Live, workers: Executor) -> None:
    """Goes on for as long as the room is in use."""
    while True:
        try:
            wait = await step(live, workers)
        except MovedOn:
            wait = random.uniform(0, 0.05)  # another server was first: not both at once again
        except StoreError as error:
            log.warning("room %s: %s", live.room.id, error)
            wait = AFTER_TROUBLE
        except Exception:
            log.exception("room %s", live.room.id)
            wait = AFTER_TROUBLE
        if wait == 0:
            await asyncio.sleep(0)
            continue
        try:
            async with asyncio.timeout(wait):
                await live.woken.wait()
        except TimeoutError:
            pass
        live.woken.clear()


async def step(live: Live, workers: Executor) -> float | None:
    """Does the one thing that is due; returns after how many seconds to look again, None for when something happens."""
    room, game = live.room, live.room.game
    if not live.lines or game is None or game.to_act is None:
        return None
    if room.ends_at is not None and time.time() >= room.ends_at and game.why_not("chance", "time") is None:
        return await commit(live, game, "chance", "time")
    claim = live.claim(game)  # one that a bot finds when it takes a seat; else it was made with the move before
    if claim is not None:
        return await commit(live, game, *claim)
    if game.to_act == "chance":
        return None if is_by_hand(game.phase, room.plan.by_hand) else await commit(live, game, "chance", "")
    number = room.number(game.to_act)
    if not room.seats[number].bot:
        return until_something(live)
    rest = room.moved + PAUSE[room.plan.new.pace] - time.time()
    if rest > 0:
        return rest
    move, reasons = await asyncio.get_running_loop().run_in_executor(workers, think, game.copy(), room.seats[number].bot)
    room.seats[number].reasons = reasons
    return await commit(live, game, room.seats[number].name, move)


def until_something(live: Live) -> float | None:
    """Seconds until the decision's or the game's time is up; None where no clock runs. All are told when it is."""
    now = time.time()
    if live.room.deadline is not None and now >= live.room.deadline > now - 1:
        live.tell_room()
        return 1.0
    times = [at - now for at in (live.room.deadline, live.room.ends_at) if at is not None and at > now]
    return max(0.01, min(times)) if times else None


async def commit(live: Live, game: Game, by: str, move: str) -> float:
    """Plays a move and appends it, unless the game has moved on meanwhile; without a move the program's chance acts."""
    async with live.lock:
        moves = len(game.moves)
        if live.room.game is game and game.to_act is not None and (by == "chance" or not stale(live, game, by)):
            twin = game.copy()
            if move and twin.why_not(by, move) is None:
                twin.play(move, by=by)
            live.draw(twin)
            if len(twin.moves) > moves:
                await live.append_moves(twin)
    return 0


def stale(live: Live, game: Game, by: str) -> bool:
    """Whether the seat is no bot's any more."""
    return not live.room.seats[live.room.number(by)].bot


def think(game: Game, bot: str) -> Thought:
    """A bot's move, and why it makes it in each language; what it may not do is not done: then the first legal move."""
    g, table = game.inside()
    names = Names(game.edition, game.players)
    try:
        move = move_text(policy(bot)(g, table), names, g.deck)
        if game.why_not(None, move) is None:
            return move, reasons_of(game, bot, move)
        log.error("bot %s: %s is not legal in %s", bot, move, game.position())
    except Exception:
        log.exception("bot %s in %s", bot, game.position())
    return game.legal()[0], {}


def reasons_of(game: Game, bot: str, move: str) -> dict[str, str]:
    """Why the bot makes the move, in each language; a move whose reason cannot be told is made without one."""
    try:
        return {lang: told(bot, game, move, lang) for lang in LANGUAGES}
    except Exception:
        log.exception("bot %s: why %s in %s", bot, move, game.position())
        return {}
