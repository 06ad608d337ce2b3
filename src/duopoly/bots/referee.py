"""Plays a game with bots of any kind, and returns the same row as `playout` does for plain functions."""

import logging
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from ..rules.chance import draw
from ..rules.codes import AIMS, CHANCE, DICE, DO_ACCEPT, DO_REJECT, Move
from ..rules.counters import Counters
from ..rules.play import play
from ..rules.state import RuleTable, State
from ..sim.playout import Lineup, Row, claim_rents, close_row, goes_on, note_bankrupts, open_row, set_out, winners
from .bot import Bot, Forfeit, GameInfo
from .safe_move import Decision, ask, default

MOST_IN_A_ROW = 200
"""A bot that makes this many moves in a row without dice or a card is going in circles, and forfeits."""
ANSWERS = (DO_ACCEPT, DO_REJECT)
"""Moves that do not count: who makes offers without end is going in circles, not who answers them."""

OnDecision = Callable[[int, State, Decision, float], None]
"""Called with each decision: the seat, the state before it, the decision, and the seconds it took."""

log = logging.getLogger("duopoly.bots")


class Participants(NamedTuple):
    """The bots by seat, what they know of the game (the seat differs), and a callback for each decision."""

    bots: Sequence[Bot]
    info: GameInfo
    on_decision: OnDecision


def play_game(g: State, rules: RuleTable, lineup: Lineup, key: int, number: int, participants: Participants) -> Row:
    """Sets up game `number` of the key, lets the bots play it, and returns its row."""
    counters, row = Counters(), Row()
    g.counters = counters
    for seat, bot in enumerate(participants.bots):
        notify(bot.begin, participants.info._replace(seat=seat, aim=AIMS[lineup.aim]))
    set_out(g, rules, lineup, key, number)
    open_row(row, counters, lineup, number)
    play_out(g, rules, lineup, row, participants)
    close_row(g, rules, counters, row)
    won = winners(g, rules)
    for bot in participants.bots:
        notify(bot.end, [seat for seat in range(lineup.seats) if (won >> seat) & 1])
    return row


def play_out(g: State, rules: RuleTable, lineup: Lineup, row: Row, participants: Participants) -> None:
    """Plays from the set-up to the end."""
    alive, in_a_row = g.alive, [0] * g.seats
    while goes_on(g, rules, lineup):
        if g.phase == DICE:
            row.throws += 1
        if g.actor == CHANCE:
            in_a_row = [0] * g.seats
            play(g, rules, CHANCE, draw(g, rules))
        else:
            move = next_move(g, rules, participants, in_a_row[g.actor])
            in_a_row[g.actor] += move.verb not in ANSWERS
            play(g, rules, g.actor, move)
        if g.n_claims > 0:
            claim_rents(g, rules)
        if g.alive < alive:
            alive = g.alive
            note_bankrupts(g, row)


def next_move(g: State, rules: RuleTable, participants: Participants, in_a_row: int) -> Move:
    """The move of the player to act, who has made `in_a_row` moves since the last dice or card."""
    bot, begun = participants.bots[g.actor], perf_counter()
    decision = ask(bot, g, rules)
    is_endless = in_a_row >= MOST_IN_A_ROW and decision.fault is None and decision.move.verb not in ANSWERS
    if is_endless and decision.move != (fallback := default(g, rules)):
        fault = Forfeit("nonsense", f"more than {MOST_IN_A_ROW} moves before the next dice or card")
        decision = Decision(fallback, fault)
    participants.on_decision(g.actor, g, decision, perf_counter() - begun)
    if decision.fault is not None:
        notify(bot.forfeited, participants.info.move_text(decision.move, g), str(decision.fault))
    return decision.move


def notify(method: Callable[..., None], *arguments: Any) -> None:
    """Calls a bot's method and logs whatever it raises."""
    try:
        method(*arguments)
    except (Exception, SystemExit):  # a bot can be anybody's code
        log.exception("%s", getattr(method, "__qualname__", method))
