"""Hints: what the strongest bot would do in a player's place, why, and everyone's chances of winning."""

import asyncio
from typing import NamedTuple

from ...analysis.odds import odds
from ...bots import BOTS
from ...fast import is_ready
from ...play.game import Game
from ...rules.codes import Move
from ...sim.rollouts import Rollouts
from ...stats.intervals import Estimate
from ..views.moves import move_label
from ..wire import AskHint, Hint, WinChance
from .commands import current_game, own_seat
from .connection import Connection
from .game_loop import think
from .request_error import RequestError
from .session import Session

ROLLOUTS = 1000


class Advice(NamedTuple):
    """What the bot would do, why in each language, and the chances by player: none if the rules are not compiled."""

    bot: str
    move: Move
    reasons: dict[str, str]
    chances: dict[str, Estimate]


async def hint(session: Session, connection: Connection, message: AskHint) -> Hint:
    """A hint for a seat that has to decide. Raises RequestError if there are none, or if the game has moved on."""
    game = current_game(session)
    seat = own_seat(session, connection, message.seat)
    if not session.room.config.hints:
        raise RequestError("no-hints")
    if game.to_act != message.seat or session.room.seats[seat].bot:
        raise RequestError("not-now")
    ply, bot = len(game.moves), list(BOTS)[-1]
    if ply not in session.advice:
        executor = session.bot_executor
        session.advice[ply] = asyncio.ensure_future(executor.run(bot, advise, game.copy(), bot, executor.rollouts))
    advice = await asyncio.shield(session.advice[ply])
    if session.room.game is not game or len(game.moves) != ply:
        raise RequestError("moved-on")
    snapshot = session.snapshot(connection.lang)
    return Hint(
        id=message.id,
        bot=advice.bot,
        move=snapshot.move_text(advice.move),
        label=move_label(snapshot, seat, advice.move),
        reason=advice.reasons.get(connection.lang, ""),
        chances=[
            WinChance(name=name, value=chance.value, low=chance.low, high=chance.high)
            for name, chance in advice.chances.items()
        ],
    )


def advise(game: Game, bot: str, rollouts: Rollouts | None) -> Advice:
    """The bot's advice for the player to act. A bot that rolls out uses these rollouts."""
    move, reasons = think(game, bot, rollouts)
    chances = odds(game, moves=False, rollouts=ROLLOUTS, engine="twin").players if is_ready() else {}
    return Advice(bot, move, reasons, chances)
