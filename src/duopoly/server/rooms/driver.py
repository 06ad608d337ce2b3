"""What happens at a table by itself: bots think and move, the program throws, the agreed time runs out."""

import asyncio
import logging
import random
import time

from ...bots import Bot, Setting, find
from ...bots.safe_move import ask, default, move_told
from ...play.game import Game
from ...sim.rollouts import Rollouts
from ...words import LANGUAGES
from ..store import MovedOn, StoreError
from ..views.hand import is_by_hand
from .live import Live
from .thinking import Thinkers

log = logging.getLogger(__name__)

PAUSE = {"off": 0.02, "normal": 1.0, "fast": 0.35}
"""How many seconds after the last move a bot moves, so that people can follow."""
AFTER_TROUBLE = 2.0

Thought = tuple[str, dict[str, str]]


async def drive(live: Live, thinkers: Thinkers) -> None:
    """Goes on for as long as the room is in use."""
    while True:
        try:
            wait = await step(live, thinkers)
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


async def step(live: Live, thinkers: Thinkers) -> float | None:
    """Does the one thing that is due; returns after how many seconds to look again, None for when something happens."""
    room, game = live.room, live.room.game
    if not live.lines or game is None or room.state != "playing" or game.to_act is None:
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
    bot, loop = room.seats[number].bot, asyncio.get_running_loop()
    move, reasons = await loop.run_in_executor(thinkers.threads(bot), think, game.copy(), bot, thinkers.rollouts)
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


def think(game: Game, bot: str, rollouts: Rollouts | None = None) -> Thought:
    """A bot's move, and why it makes it in each language; where it makes none that may be, the default for it."""
    g, table = game.inside()
    setting = Setting(game.edition, game.players, g.actor, game.aim)
    try:
        opened = find(bot).open(rollouts=rollouts)
        opened.begin(setting)
        decision = ask(opened, g, table)
        if decision.fault is None:
            move = move_told(decision.move, setting, g)
            return move, reasons_of(opened, game, move)
        log.error("bot %s in %s", bot, game.position(), exc_info=decision.fault)
    except Exception:
        log.exception("bot %s in %s", bot, game.position())
    return move_told(default(g, table), setting, g), {}


def reasons_of(bot: Bot, game: Game, move: str) -> dict[str, str]:
    """Why the bot made the move, in each language; a move whose reason cannot be told is made without one."""
    try:
        told = {lang: bot.told(lang) for lang in LANGUAGES}
    except Exception:
        log.exception("bot %s: why %s in %s", type(bot).__name__, move, game.position())
        return {}
    return {lang: line for lang, line in told.items() if line}
