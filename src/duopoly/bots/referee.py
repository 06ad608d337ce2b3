"""A game played out by bots of any kind: the same game, and the same row, as `playout` plays where all of them are plain."""

import logging
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from ..rules.chance import draw
from ..rules.codes import AIMS, CHANCE, DICE, OVER, Move
from ..rules.counters import Counters
from ..rules.play import play
from ..rules.state import RuleTable, State
from ..sim.playout import Lineup, Row, claim_rents, close_row, is_given_up, note_bankrupts, open_row, set_out, winners
from .bot import Bot, Forfeit, Setting
from .safe_move import Decision, ask, default, move_told

MOST_IN_A_ROW = 200
"""So many moves may be made before dice or a card come; then a bot that goes round in circles has forfeited."""

Note = Callable[[int, State, Decision, float], None]
"""Is told of each decision: the seat, the state before it, what was decided, and the seconds it took."""

log = logging.getLogger("duopoly.bots")


class Company(NamedTuple):
    """Who sits at a table, seat by seat; the table's setting, as any of them has it; and who hears of each decision."""

    bots: Sequence[Bot]
    setting: Setting
    note: Note


def play_game(g: State, rules: RuleTable, lineup: Lineup, key: int, number: int, company: Company) -> Row:
    """Lays the table for game `number` of the key, lets the bots play it out, and returns its row."""
    counters, row = Counters(), Row()
    g.counters = counters
    for seat, bot in enumerate(company.bots):
        safely(bot.begin, company.setting._replace(seat=seat, aim=AIMS[lineup.aim]))
    set_out(g, rules, lineup, key, number)
    open_row(row, counters, lineup, number)
    play_out(g, rules, lineup, row, company)
    close_row(g, rules, counters, row)
    won = winners(g, rules)
    for bot in company.bots:
        safely(bot.end, [seat for seat in range(lineup.seats) if (won >> seat) & 1])
    return row


def play_out(g: State, rules: RuleTable, lineup: Lineup, row: Row, company: Company) -> None:
    """From the set-up to the end."""
    alive, in_a_row = g.alive, 0
    while g.phase != OVER and not is_given_up(g, rules, lineup):
        if g.phase == DICE:
            row.throws += 1
        if g.actor == CHANCE:
            in_a_row = 0
            play(g, rules, CHANCE, draw(g, rules))
        else:
            in_a_row += 1
            play(g, rules, g.actor, decided(g, rules, company, in_a_row))
        if g.n_claims > 0:
            claim_rents(g, rules)
        if g.alive < alive:
            alive = g.alive
            note_bankrupts(g, row)


def decided(g: State, rules: RuleTable, company: Company, in_a_row: int) -> Move:
    """The move of who is to act."""
    bot, begun = company.bots[g.actor], perf_counter()
    if in_a_row > MOST_IN_A_ROW:
        decision = Decision(default(g, rules), Forfeit("nonsense", f"{MOST_IN_A_ROW} moves in a row, and no end of them"))
    else:
        decision = ask(bot, g, rules)
    company.note(g.actor, g, decision, perf_counter() - begun)
    if decision.fault is not None:
        safely(bot.forfeited, move_told(decision.move, company.setting, g), str(decision.fault))
    return decision.move


def safely(tell: Callable[..., None], *what: Any) -> None:
    """Tells a bot something; what goes wrong with that is logged, and no more."""
    try:
        tell(*what)
    except Exception:  # a bot may be anybody's
        log.exception("%s", getattr(tell, "__qualname__", tell))
