"""Hints: what the strongest bot would do in a seat's place, why, and what it thinks of everybody's chances."""

import asyncio
from typing import NamedTuple

from ...analysis.odds import odds
from ...bots import BOTS
from ...fast import is_warm
from ...play.game import Game
from ...sim.rollouts import Rollouts
from ...stats.intervals import Estimate
from ..views.moves import told
from ..wire import AskHint, Chance, Hint
from .acts import playing, seat_of
from .declined import Declined
from .driver import think
from .live import Live
from .presence import Line

ROLLOUTS = 1000


class Advice(NamedTuple):
    """What the bot would do, why in each language, and the chances by player: none where the rules are not compiled."""

    bot: str
    move: str
    reasons: dict[str, str]
    chances: dict[str, Estimate]


async def hint(live: Live, line: Line, message: AskHint) -> Hint:
    """A hint for a seat that is to decide. Raises Declined where there are none, or the game has moved on meanwhile."""
    game = playing(live)
    seat = seat_of(live, line, message.seat)
    if not live.room.plan.hints:
        raise Declined("no-hints")
    if game.to_act != message.seat or live.room.seats[seat].bot:
        raise Declined("not-now")
    ply, bot = len(game.moves), list(BOTS)[-1]
    if ply not in live.advice:
        live.advice[ply] = asyncio.get_running_loop().run_in_executor(
            live.thinkers.threads(bot), advise, game.copy(), bot, live.thinkers.rollouts
        )
    advice = await asyncio.shield(live.advice[ply])
    if live.room.game is not game or len(game.moves) != ply:
        raise Declined("moved-on")
    return Hint(
        id=message.id,
        bot=advice.bot,
        move=advice.move,
        label=told(live.moment(line.lang), message.seat, advice.move),
        reason=advice.reasons.get(line.lang, ""),
        chances=[
            Chance(name=name, value=found.value, low=found.low, high=found.high) for name, found in advice.chances.items()
        ],
    )


def advise(game: Game, bot: str, rollouts: Rollouts | None) -> Advice:
    """The advice for who is to act, by this bot; one that rolls out does so by these rollouts."""
    move, reasons = think(game, bot, rollouts)
    chances = odds(game, moves=False, rollouts=ROLLOUTS, engine="twin").players if is_warm() else {}
    return Advice(bot, move, reasons, chances)
