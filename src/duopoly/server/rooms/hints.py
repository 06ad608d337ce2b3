"""Hints: what the strongest bot would do in a player's place, why, how sure that is, the best three moves, and all chances.

And grades: what a player's last decision cost.
"""

import asyncio
from collections.abc import Callable, Generator
from typing import Any, Literal, NamedTuple

from ...analysis import advice as analysis
from ...analysis.decisions import MoveChoice
from ...analysis.grades import Comparison, compare, grade_of, last_choice
from ...analysis.odds import BOT, chance_of
from ...analysis.rollout_engine import RolloutEngine, RolloutSetup, lineup, rollout_engine, rollout_key
from ...bots import BOTS
from ...fast import is_ready
from ...play.game import Game, Record
from ...rules.codes import BANK, DO_OFFER, Move
from ...rules.legal import legal
from ...sim.rollouts import Rollouts, candidate_of
from ...stats.intervals import Estimate
from ...words import say
from ..views.deeds import deed
from ..views.expected_line import line_text
from ..views.legal_moves import move_label
from ..views.snapshot import Snapshot
from ..wire import AskGrade, AskHint, GradedMove, Hint, HintOption, WinChance
from .bot_executor import SharedWork
from .commands import current_game, own_seat
from .connection import Connection
from .request_error import RequestError
from .room_bots import think
from .session import Session

ROLLOUTS = 1000

Sureness = Literal["clear", "close", "only", "unknown"]


class Thought(NamedTuple):
    """What the bot would do, why in each language, and the chances by player: none if the rules are not compiled, or if nothing
    is decided yet. `compared` has the move beside the best others; None if they were not measured.
    """

    bot: str
    move: Move
    reasons: dict[str, str]
    chances: dict[str, Estimate]
    is_undecided: bool
    is_only: bool
    compared: analysis.Advice | None


class Graded(NamedTuple):
    """A decision that was compared, and the game before it."""

    choice: MoveChoice
    before: Game
    comparison: Comparison


async def earlier_advice(session: Session, kind: str, seat: str) -> None:
    """Waits until what a seat asked before the game moved on is over: bots think about one question of a kind for each seat."""
    while (work := session.advice.get((kind, seat))) and not work.is_over and work.changes != session.room.game_changes:
        await asyncio.wait([work.task])


def shared(session: Session, kind: str, seat: str, start: Callable[[], SharedWork[Any]]) -> SharedWork[Any]:
    """A bot's work on a seat's question about the game as it stands; starts it unless somebody has asked the same."""
    work = session.advice.get((kind, seat))
    if work is None or work.is_dropped or work.changes != session.room.game_changes:
        work = session.advice[kind, seat] = start()
    return work


async def hint(session: Session, connection: Connection, message: AskHint) -> Hint:
    """A hint for a seat that has to decide. Raises RequestError if there are none, or if the game has moved on."""
    await earlier_advice(session, "hint", message.seat)
    game = current_game(session)
    seat = own_seat(session, connection, message.seat)
    if not session.room.config.hints:
        raise RequestError("no-hints")
    if game.to_act != message.seat or session.room.seats[seat].bot:
        raise RequestError("not-now")
    changes, bot = session.room.game_changes, list(BOTS)[-1]
    executor = session.bot_executor
    work = shared(
        session, "hint", message.seat, lambda: SharedWork(executor, changes, bot, advise, game.copy(), bot, executor.rollouts)
    )
    advice: Thought = await work.result()
    if session.room.game is not game or session.room.game_changes != changes:
        raise RequestError("moved-on")
    snapshot = session.messages.snapshot(connection.lang)
    compared = advice.compared
    options = [hint_option(snapshot, seat, option) for option in compared.options] if compared else []
    second = compared.second if compared else None
    return Hint(
        id=message.id,
        bot=advice.bot,
        move=snapshot.move_text(advice.move),
        label=move_label(snapshot, seat, advice.move),
        reason=advice.reasons.get(connection.lang, ""),
        chances=[win_chance(name, chance) for name, chance in advice.chances.items()],
        undecided=advice.is_undecided,
        sureness=sureness(advice),
        other=move_label(snapshot, seat, second) if second else "",
        after=options[0].chance if second and not advice.is_undecided else None,
        rollouts=compared.rollouts if compared else ROLLOUTS if advice.chances else 0,
        played_by=say(connection.lang, f"bot-{BOT}"),
        options=options,
    )


def hint_option(snapshot: Snapshot, seat: int, option: analysis.Option) -> HintOption:
    """An option in words."""
    text, players = snapshot.move_text(option.move), snapshot.game.players
    return HintOption(
        move=text,
        label=move_label(snapshot, seat, option.move),
        chance=win_chance(players[seat], option.chance),
        more=option.more.value,
        low=option.more.low,
        high=option.more.high,
        other="" if option.theirs is None else players[option.move.to],
        theirs=option.theirs,
        line=line_text(snapshot.game, option.line, snapshot.lang),
    )


def win_chance(name: str, chance: Estimate) -> WinChance:
    """A player's chance."""
    return WinChance(name=name, value=chance.value, low=chance.low, high=chance.high)


def sureness(advice: Thought) -> Sureness:
    """How sure the advice is: whether the move is surely better than the best of the others."""
    if advice.is_only:
        return "only"
    rest = advice.compared and advice.compared.rest
    # Champion bids by the network and trades in its rollouts: here another move may win more. An offer counts as accepted.
    if not rest or rest.low > 0 or advice.move.verb == DO_OFFER:
        return "unknown"
    return "clear" if rest.high < 0 else "close"


def advise(game: Game, bot: str, rollouts: Rollouts | None) -> Thought:
    """The bot's advice for the player to act. A bot that rolls out uses these rollouts."""
    move, reasons = think(game, bot, rollouts)
    is_undecided = all(owner == BANK for owner in game.inside()[0].owner)
    if not is_ready():
        g, rules = game.inside()
        return Thought(bot, move, reasons, {}, is_undecided, legal(g, rules, g.actor) == [move], None)
    engine = engine_with(rollouts)
    chances = {} if is_undecided else chances_in(game, engine)
    compared = analysis.advise(game, move, engine)
    return Thought(bot, move, reasons, chances, is_undecided, compared.second is None, compared)


def engine_with(rollouts: Rollouts | None) -> RolloutEngine:
    """The compiled rules with these rollouts: those of the bots, which have threads of their own and end with the server."""
    engine = rollout_engine("twin")
    return engine if rollouts is None else engine._replace(rollouts=rollouts)


def chances_in(game: Game, engine: RolloutEngine) -> dict[str, Estimate]:
    """Each player's chance of winning the game as it stands."""
    g, rules = game.inside()
    (position,) = engine.roll(
        g, rules, lineup(g, game.edition, BOT), rollout_key(analysis.SEED), range(ROLLOUTS), [candidate_of()]
    )
    return {name: chance_of(position, seat, g) for seat, name in enumerate(game.players)}


def result_of(steps: Generator[None, None, Any]) -> Any:
    """What a generator returns at its end."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value


async def grade(session: Session, connection: Connection, message: AskGrade) -> GradedMove:
    """What the last decision of a seat cost. Raises RequestError if there are no hints here, or nothing was decided yet."""
    await earlier_advice(session, "grade", message.seat)
    game = current_game(session)
    own_seat(session, connection, message.seat)
    if not session.room.config.hints:
        raise RequestError("no-hints")
    if not is_ready():
        raise RequestError("no-odds")
    executor, changes, bot = session.bot_executor, session.room.game_changes, list(BOTS)[-1]
    work = shared(
        session,
        "grade",
        message.seat,
        lambda: SharedWork(executor, changes, bot, grade_last, game.record(), message.seat, executor.rollouts),
    )
    graded: Graded | None = await work.result()
    if graded is None:
        raise RequestError("no-decision")
    (ply, _, seat, move, *_), compared = graded.choice, graded.comparison
    snapshot = Snapshot(graded.before, connection.lang)
    return GradedMove(
        id=message.id,
        ply=ply - 1,
        deed=deed(snapshot, seat, move),
        better=move_label(snapshot, seat, compared.better),
        grade=grade_of(compared.cost),
        played=compared.chance.value,
        best=compared.best.value,
        cost=compared.cost.value,
        low=compared.cost.low,
        high=compared.cost.high,
        rollouts=compared.rollouts,
        played_by=say(connection.lang, f"bot-{BOT}"),
    )


def grade_last(record: Record, by: str, rollouts: Rollouts | None) -> Graded | None:
    """The last decision of a player against the best other move; None if there was nothing to decide."""
    engine = engine_with(rollouts)
    choice = last_choice(record, by, engine.rollouts)
    if choice is None:
        return None
    before = record.replay(upto=choice.ply - 1)
    g, rules = before.inside()
    setup = RolloutSetup(engine, g, rules, lineup(g, before.edition, BOT), rollout_key(analysis.SEED))
    return Graded(choice, before, result_of(compare(choice, setup)))
