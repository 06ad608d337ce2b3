"""Asks a bot for a move safely: no matter what it does, the game goes on, with a default move if need be."""

import logging
from typing import NamedTuple

from ..play.notation import Garbled, move_text, parse_move
from ..play.refusals import refusal_of
from ..play.seats import Names
from ..play.tell import tell
from ..policies.steady import decide as decide_steadily
from ..rules.codes import DO_DECLINE, DO_END, DO_KEEP, DO_PASS, DO_PAY, DO_REJECT, DO_THROW, OK, REFUSALS, VERBS, Move
from ..rules.legal import legal
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from .bot import Bot, Forfeit, GameInfo, Policy, printable

QUIET = (DO_THROW, DO_END, DO_DECLINE, DO_PASS, DO_REJECT, DO_KEEP, DO_PAY)
"""The default moves: those that commit the player to least, in the order in which they are tried."""
MOST_MESSAGE = 200
"""Characters of a bot's own words in a message about a fault."""
MOST_FORFEIT = 1_000
"""Characters of the message of a Forfeit, which may tell why a move is refused."""

log = logging.getLogger("duopoly.bots")


class Decision(NamedTuple):
    """The move to make, and what was wrong with the bot's own move if this is not it."""

    move: Move
    fault: Forfeit | None = None


def ask(bot: Bot, g: State, rules: RuleTable) -> Decision:
    """The bot's move, or the default for it. The state stays unchanged."""
    try:
        move = checked(bot.decide(g.copy(), rules), g, rules, getattr(bot, "info", None))
    except Forfeit as error:
        error.args = (printable(str(error), MOST_FORFEIT),)
        fault = error
    except (Exception, SystemExit) as error:  # a bot can be anybody's code
        fault = Forfeit("crash", printable(f"{type(error).__name__}: {error}", MOST_MESSAGE))
    else:
        return Decision(move)
    return Decision(default(g, rules), fault)


def safe_policy(bot: Bot) -> Policy:
    """A policy that asks the bot and logs what it forfeits."""

    def choose(g: State, rules: RuleTable) -> Move:
        decision = ask(bot, g, rules)
        if decision.fault is not None:
            log.warning("%s forfeits its move: %s", type(bot).__name__, decision.fault)
        return decision.move

    return choose


def checked(move: Move, g: State, rules: RuleTable, info: GameInfo | None) -> Move:
    """The move as plain integers. Raises Forfeit if it is not a move or not allowed."""
    if not isinstance(move, tuple) or len(move) != len(Move._fields) or not all(isinstance(n, int) for n in move):
        raise Forfeit("nonsense", f"{move!r:.{MOST_MESSAGE}} is not a move")
    plain = Move(*map(int, move))
    if not 0 <= plain.verb < len(VERBS):
        raise Forfeit("nonsense", f"verb: expected 0 to {len(VERBS) - 1}, got {plain.verb}")
    refusal = why_not(g, rules, g.actor, plain)
    if refusal != OK:
        raise Forfeit("illegal", why_illegal(refusal, plain, g, rules, info))
    return plain


def why_illegal(refusal: int, move: Move, g: State, rules: RuleTable, info: GameInfo | None) -> str:
    """The move and why it is not legal, in English. Without the game's names it is the refusal's code."""
    if not isinstance(info, GameInfo):  # a bot need not keep it
        return f"{VERBS[move.verb]} is not allowed: {REFUSALS[refusal][0]}"
    names = info.names()
    why = refusal_of(refusal, g, rules, names, g.actor, move)
    assert why is not None
    return f"{text_of(move, names, g.deck)} is not allowed: {tell(why)}"


def text_of(move: Move, names: Names, deck: int) -> str:
    """The move as text; only its verb if the move names what there is not, such as space 99."""
    try:
        text = move_text(move, names, deck)
        return text if parse_move(text, names, deck) == move else VERBS[move.verb]
    except (IndexError, Garbled):
        return VERBS[move.verb]


def default(g: State, rules: RuleTable) -> Move:
    """The move made for a bot that gives none: the one that commits it to least; money is raised where it costs least rent."""
    for verb in QUIET:
        move = Move(verb)
        if why_not(g, rules, g.actor, move) == OK:
            return move
    move = decide_steadily(g, rules)
    return move if why_not(g, rules, g.actor, move) == OK else legal(g, rules, g.actor)[0]
