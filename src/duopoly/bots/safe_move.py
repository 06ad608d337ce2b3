"""Asking a bot for its move so that nothing it does can hurt the table: what cannot be played is forfeited to a default."""

import logging
from typing import NamedTuple

from ..play.notation import move_text
from ..policies.steady import decide as decide_steadily
from ..rules.codes import DO_DECLINE, DO_END, DO_KEEP, DO_PASS, DO_PAY, DO_REJECT, DO_THROW, OK, REFUSALS, VERBS, Move
from ..rules.legal import legal
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from .bot import Bot, Forfeit, Policy, Setting

QUIET = (DO_THROW, DO_END, DO_DECLINE, DO_PASS, DO_REJECT, DO_KEEP, DO_PAY)
"""What costs least thought and binds to least, in the order in which it is tried."""
MOST_TOLD = 200

log = logging.getLogger("duopoly.bots")


class Decision(NamedTuple):
    """The move to be made, and what was wrong with the bot's own: nothing where this is it."""

    move: Move
    fault: Forfeit | None = None


def ask(bot: Bot, g: State, rules: RuleTable) -> Decision:
    """The bot's move, or the default for it; the state stays as it was."""
    try:
        move = checked(bot.decide(g.copy(), rules), g, rules)
    except Forfeit as error:
        fault = error
    except Exception as error:  # a bot may be anybody's
        fault = Forfeit("crash", f"{type(error).__name__}: {error}"[:MOST_TOLD])
    else:
        return Decision(move)
    return Decision(default(g, rules), fault)


def chooser(bot: Bot) -> Policy:
    """A policy that asks the bot; what it forfeits is logged."""

    def choose(g: State, rules: RuleTable) -> Move:
        decision = ask(bot, g, rules)
        if decision.fault is not None:
            log.warning("%s forfeits its move: %s", type(bot).__name__, decision.fault)
        return decision.move

    return choose


def move_told(move: Move, setting: Setting, g: State) -> str:
    """The move as text."""
    return move_text(move, setting.names(), g.deck)


def checked(move: Move, g: State, rules: RuleTable) -> Move:
    """The move as plain whole numbers; raises Forfeit for what is none, or is not allowed."""
    if not isinstance(move, tuple) or len(move) != len(Move._fields) or not all(isinstance(n, int) for n in move):
        raise Forfeit("nonsense", f"{move!r:.{MOST_TOLD}} is no move")
    plain = Move(*map(int, move))
    if not 0 <= plain.verb < len(VERBS):
        raise Forfeit("nonsense", f"no move has the number {plain.verb}")
    refused = why_not(g, rules, g.actor, plain)
    if refused != OK:
        raise Forfeit("illegal", f"{VERBS[plain.verb]} may not be: {REFUSALS[refused][0]}")
    return plain


def default(g: State, rules: RuleTable) -> Move:
    """What is played for a bot that gives no move: what binds to least; money is raised where that costs least rent."""
    for verb in QUIET:
        move = Move(verb)
        if why_not(g, rules, g.actor, move) == OK:
            return move
    move = decide_steadily(g, rules)
    return move if why_not(g, rules, g.actor, move) == OK else legal(g, rules, g.actor)[0]
