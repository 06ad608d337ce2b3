"""Why trader makes a move: what it reckons, as a message and its facts, read off the state before the move."""

from ...policies.cities import FOR_THEM, NO_CITY, PAYS, TOO_EARLY, TOO_LITTLE, TOO_POOR, flaw_of_cities, gained, is_exchange
from ...policies.greedy import prices
from ...policies.offers import little
from ...policies.steady import SETTLING_ROUNDS
from ...policies.trade_values import exchanged, worth_more
from ...policies.trader import decide, flaw, lot_worth, reserve, waits
from ...rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BUY,
    DO_ACCEPT,
    DO_BUILD,
    DO_BUY,
    DO_CLAIM,
    DO_DECLINE,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_WANT,
    END,
    WANT,
    Move,
)
from ...rules.state import RuleTable, State
from ...rules.titles import TITLES
from . import steady

Why = tuple[str, dict[str, int]]


def why(g: State, rules: RuleTable, move: Move) -> Why:
    """Why it makes the move of who is to act, or claims its rent; raises ValueError for a move that it would not make."""
    if move.verb == DO_CLAIM and g.n_claims > 0:
        return "claims", {}
    if move != decide(g, rules):
        raise ValueError("move: not what trader does here")
    return reckoned(g, rules, move)


def reckoned(g: State, rules: RuleTable, move: Move) -> Why:
    """The same of a move that trader makes, with offers or without."""
    seat, verb = g.actor, move.verb
    if verb == DO_OFFER:
        if move.give == 0 and move.x == little(rules, move.take):
            return "trader-asks", {"other": move.to, "sum": move.x, "price": prices(rules, move.take)}
        if is_exchange(g, rules, seat, move.to, move.give, move.take):
            mine, theirs = points(g, rules, seat, move), points(g, rules, move.to, turned(seat, move))
            return "trader-offers-city", {"other": move.to, "mine-points": mine, "their-points": theirs}
        mine, theirs = offered(g, rules, seat, move)
        return "trader-offers", {"other": move.to, "mine": mine, "theirs": theirs}
    if verb in (DO_BUY, DO_DECLINE):
        space = g.space[seat]
        facts = {"space": space, "price": rules.price[space], "worth": worth_more(g, rules, seat, space)}
        return ("trader-buys", facts) if verb == DO_BUY else ("trader-declines", {**facts, "cash": g.cash[seat]})
    if g.phase == ANSWER:
        return why_answer(g, rules, move)
    if g.phase == AUCTION:
        value = lot_worth(g, rules, seat)
        return ("passes", {"value": value}) if verb == DO_PASS else ("bids", {"bid": move.x, "value": value})
    if verb == DO_MORTGAGE and g.phase in (BUY, END, ADJUST):
        facts = {"space": move.x, "money": rules.mortgage[move.x]}
        return ("trader-pawns", {**facts, "title": g.space[seat]}) if g.phase == BUY else ("trader-funds", facts)
    if verb == DO_BUILD or g.phase not in (END, ADJUST, WANT):
        return steady.why_improve(g, rules, seat, move) if verb == DO_BUILD else steady.PHASES[g.phase](g, rules, seat, move)
    kept = reserve(g, rules, seat)
    if g.phase == WANT and g.builder == seat:
        return steady.why_want(g, rules, seat, move)
    if g.phase == WANT:
        return ("wants" if verb == DO_WANT else "does-not-want"), {"price": rules.house_cost[g.site], "reserve": kept}
    return why_end(g, rules, seat, move, kept)


def why_end(g: State, rules: RuleTable, seat: int, move: Move, kept: int) -> Why:
    """A mortgage lifted, or nothing more to do."""
    if move.verb >= DO_BUILD:
        return steady.why_improve(g, rules, seat, move)
    if g.phase == ADJUST:
        return "adjusted", {"cash": g.cash[seat]}
    if waits(g, rules, seat):
        return "trader-waits", {"cash": g.cash[seat], "round": SETTLING_ROUNDS}
    return "trader-ends", {"cash": g.cash[seat], "reserve": kept}


def offered(g: State, rules: RuleTable, seat: int, move: Move) -> tuple[int, int]:
    """What an exchange gains for the seat that offers it, and for the other."""
    mine = exchanged(g, rules, seat, move.give & TITLES, move.take & TITLES) - move.x + move.y
    theirs = exchanged(g, rules, move.to, move.take & TITLES, move.give & TITLES) + move.x - move.y
    return mine, theirs


def turned(seat: int, move: Move) -> Move:
    """The offer of the seat as the other would make it."""
    return Move(move.verb, move.y, move.x, seat, move.take, move.give)


def points(g: State, rules: RuleTable, seat: int, move: Move) -> int:
    """By how many points of a hundred the offer makes its seat's chances of winning grow."""
    return gained(g, rules, seat, move.to, move.give, move.take, move.x - move.y) // 10


def why_answer(g: State, rules: RuleTable, move: Move) -> Why:
    """What the offer gains for both."""
    if g.swapping:
        return "rejects-swap", {}
    if g.give > TITLES or g.take > TITLES:
        return "rejects-card", {}
    made = Move(DO_OFFER, g.give_cash, g.take_cash, g.offered, g.give, g.take)
    if is_exchange(g, rules, g.offered, g.offerer, g.take, g.give):
        return why_cities(g, rules, points(g, rules, g.offered, turned(g.offerer, made)))
    theirs, mine = offered(g, rules, g.offerer, made)
    if move.verb == DO_ACCEPT:
        return (
            ("accepts", {"mine": mine, "other": g.offerer, "theirs": theirs})
            if theirs > 0
            else ("accepts-alone", {"mine": mine})
        )
    wrong = flaw(g, rules)
    if wrong == FOR_THEM:
        return "trader-rejects-theirs", {"other": g.offerer}
    if wrong == NO_CITY:
        return "trader-rejects-idle", {}
    if wrong == TOO_POOR:
        return "trader-rejects-poor", {"cash": g.cash[g.offered] - g.take_cash + g.give_cash}
    if mine <= 0:
        return ("rejects-loss", {"loss": -mine}) if mine else ("rejects-nothing", {})
    return "trader-rejects", {"mine": mine, "other": g.offerer, "theirs": theirs}


def why_cities(g: State, rules: RuleTable, grown: int) -> Why:
    """What an offer of a city for a city does to its chances, or what else is wrong with it."""
    wrong = flaw_of_cities(g, rules)
    if wrong == TOO_EARLY:
        return "trader-rejects-early", {}
    if wrong == TOO_POOR:
        return "trader-rejects-poor", {"cash": g.cash[g.offered] - g.take_cash + g.give_cash}
    if wrong == TOO_LITTLE:
        return "trader-rejects-city", {"mine-points": grown, "least-points": PAYS // 10}
    return "trader-accepts-city", {"mine-points": grown}
