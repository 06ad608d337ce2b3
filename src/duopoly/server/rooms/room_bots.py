"""The bots of a room in use: each is opened when it is first asked, and plays its seat until the game is over.

It may remember what it saw. So if moves were taken back, its own was not made because something else happened while it
thought, or somebody else moved for its seat, perhaps a bot at another server, a new one plays on.
"""

import asyncio
import logging
from collections.abc import Sequence
from threading import Lock

from ...bots import Bot, Budget, GameInfo, find
from ...bots.referee import notify
from ...bots.safe_move import ask, default
from ...play.game import Game
from ...rules.codes import DO_CLAIM, VERBS, Move
from ...sim.rollouts import Rollouts
from ...words import LANGUAGES
from ..metrics import THOUGHT_SECONDS
from .bot_executor import BotExecutor
from .room import Room

log = logging.getLogger(__name__)

MOST_CLOSING = 1.0
"""For how many seconds a room that goes out of use waits for its bots: one may still think."""


class SeatBot:
    """A bot at a seat. It does one thing at a time, and whatever it raises, the game goes on."""

    def __init__(self, name: str, budget: Budget | None = None) -> None:
        self.name = name
        self.budget = budget
        """What it may spend on a decision; None: as much as it does elsewhere."""
        self.bot: Bot | None = None
        self.moves: list[tuple[str, str]] = []
        """The moves that it knows of: the last one is its own."""
        self.lock = Lock()
        self.is_over = False
        """Whether it is to be closed: by `close`, or if it still thinks then, after that."""
        self.winners: Sequence[int] | None = None

    def think(self, game: Game, rollouts: Rollouts | None = None, at_table: bool = False) -> tuple[Move, dict[str, str]]:
        """Its move, and its reason in each language, `at_table` only if it is worth a word there.

        The default move, without a reason, if it fails.
        """
        with self.lock:
            answer = self.answer(game, rollouts, at_table)
        self.close_if_over()
        return answer

    def answer(self, game: Game, rollouts: Rollouts | None, at_table: bool) -> tuple[Move, dict[str, str]]:
        """As `think`, by who has the lock."""
        g, table = game.inside()
        info = GameInfo(game.edition, game.players, g.actor, game.aim)
        try:
            bot = self.bot if self.bot is not None and self.has_followed(game) else self.open(info, rollouts)
        except Exception:
            log.exception("bot %s in %s", self.name, game.position())
            self.close_bot()
            return default(g, table), {}
        move, fault = ask(bot, g, table)
        text = info.move_text(move, g)
        self.moves = [*game.moves, (game.players[g.actor], text)]
        if fault is None:
            return move, reasons_of(bot, game, at_table)
        log.error("bot %s in %s", self.name, game.position(), exc_info=fault)
        notify(bot.forfeited, text, str(fault))
        return move, {}

    def open(self, info: GameInfo, rollouts: Rollouts | None) -> Bot:
        """A new bot, in place of the one that was here. Raises whatever it raises."""
        self.close_bot()
        entry = find(self.name)
        budget = self.budget if rollouts is not None or not entry.twin else None  # without the twin it would take minutes
        self.bot = bot = entry.open(budget, rollouts)
        bot.begin(info)
        return bot

    def has_followed(self, game: Game) -> bool:
        """Whether the game went on from the bot's last move, and nobody else has moved for it since but to claim its rent."""
        moves, count = game.moves, len(self.moves)
        since = [move for by, move in moves[count:] if by == game.to_act]
        return moves[:count] == self.moves and all(move == VERBS[DO_CLAIM] for move in since)

    def close(self, winners: Sequence[int] | None = None) -> None:
        """The bot is not needed any more. `winners` are the seats that won; None if the game is not over.

        Nobody waits for a bot that still thinks: it closes when it has.
        """
        self.is_over, self.winners = True, winners
        self.close_if_over()

    def close_if_over(self) -> None:
        """Closes the bot if it is to be closed and does not think."""
        if not self.is_over or not self.lock.acquire(blocking=False):
            return
        try:
            if self.bot is not None and self.winners is not None:
                notify(self.bot.end, self.winners)
            self.close_bot()
        finally:
            self.lock.release()

    def close_bot(self) -> None:
        """Closes the bot if it is open."""
        if self.bot is not None:
            notify(self.bot.close)
        self.bot = None


def think(game: Game, bot: str, rollouts: Rollouts | None = None) -> tuple[Move, dict[str, str]]:
    """The move of a new bot, and its reason in each language. The default move, without a reason, if the bot fails."""
    seat_bot = SeatBot(bot)
    try:
        return seat_bot.think(game, rollouts)
    finally:
        seat_bot.close()


def reasons_of(bot: Bot, game: Game, at_table: bool = False) -> dict[str, str]:
    """Why the bot made its move, in each language; nothing if it cannot say."""
    try:
        tell = bot.remark if at_table else bot.explain
        reasons = {lang: tell(lang) for lang in LANGUAGES}
    except Exception:
        log.exception("bot %s: no reason in %s", type(bot).__name__, game.position())
        return {}
    return {lang: text for lang, text in reasons.items() if text}


class RoomBots:
    """The bots of a room, by their seats and names. They think, and are closed, where the executor says."""

    def __init__(self, executor: BotExecutor) -> None:
        self.executor = executor
        self.bots: dict[tuple[int, str], SeatBot] = {}

    async def think(self, seat: int, bot: str, game: Game, budget: Budget | None = None) -> tuple[Move, dict[str, str]]:
        """The move of the bot at a seat, with its budget, and what it says of it at the table, in each language."""
        seat_bot = self.bots.setdefault((seat, bot), SeatBot(bot, budget))
        with self.executor.count_thinking(), THOUGHT_SECONDS.measure():
            return await self.executor.run(bot, seat_bot.think, game.copy(), self.executor.rollouts, True)

    async def close_unneeded(self, room: Room) -> None:
        """Closes all if the game is over, and tells them who won; else those whose seat is another's now."""
        if room.state in ("over", "stopped"):
            await self.close(list(self.bots), winners_of(room))
        else:
            await self.close([(seat, bot) for seat, bot in self.bots if room.seats[seat].bot != bot])

    async def close_all(self) -> None:
        """Closes all: the room goes out of use."""
        await self.close(list(self.bots))

    async def close(self, keys: Sequence[tuple[int, str]], winners: Sequence[int] | None = None) -> None:
        """Closes some of the bots."""
        bots = [self.bots.pop(key) for key in keys]
        if bots:
            closing = [asyncio.ensure_future(self.executor.run(bot.name, bot.close, winners)) for bot in bots]
            await asyncio.wait(closing, timeout=MOST_CLOSING)


def winners_of(room: Room) -> list[int]:
    """The seats that won; none if the game was given up."""
    result = room.game.result if room.game is not None else None
    return [room.seat_number(name) for name in result.winners] if result else []
