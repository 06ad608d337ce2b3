"""Why trader makes a move, from the state before it."""

from ...policies.cities import (
    FOR_THEM,
    NO_CITY,
    TOO_EARLY,
    TOO_LITTLE,
    TOO_POOR,
    flaw_of_cities,
    gained,
    gathers,
    is_exchange,
    least_gain,
)
from ...policies.greedy import prices
from ...policies.offers import little
from ...policies.steady import SETTLING_ROUNDS
from ...policies.trade_values import exchanged, worth_more
from ...policies.trader import decide, flaw, lot_worth, means_after, reserve, waits
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
    DO_WANT,
    END,
    WANT,
    Move,
)
from ...rules.state import RuleTable, State
from ...rules.titles import TITLES
from . import steady
from .sentences import Reason


def why(g: State, rules: RuleTable, move: Move) -> Reason:
    """Why it makes the move of the player to act, or claims its rent. Raises ValueError if it would not make that move."""
    if move.verb == DO_CLAIM and g.n_claims > 0:
        return "claims", {}
    if move != decide(g, rules):
        raise ValueError("move: not what trader does here")
    return reason(g, rules, move)


def reason(g: State, rules: RuleTable, move: Move) -> Reason:
    """The reason for a move of trader's, with offers or without."""
    seat, verb = g.actor, move.verb
    if verb == DO_OFFER:
        if move.give == 0 and move.x == little(rules, move.take):
            return "trader-asks", {"other": move.to, "sum": move.x, "price": prices(rules, move.take)}
        if is_exchange(g, rules, seat, move.to, move.give, move.take):
            mine, theirs = points(g, rules, seat, move), points(g, rules, move.to, reversed_offer(seat, move))
            return "trader-offers-city", {"other": move.to, "mine-points": mine, "their-points": theirs}
        if gathers(g, rules, seat, move.to, move.give, move.take, move.x - move.y):
            return "trader-gathers", {"other": move.to}
        mine, theirs = gains_of(g, rules, seat, move)
        return "trader-offers", {"other": move.to, "mine": mine, "theirs": theirs}
    if verb in (DO_BUY, DO_DECLINE):
        space = g.space[seat]
        facts = {"space": space, "price": rules.price[space], "worth": worth_more(g, rules, seat, space)}
        return ("trader-buys", facts) if verb == DO_BUY else ("trader-declines", {**facts, "cash": g.cash[seat]})
    if g.phase == ANSWER:
        return why_answer(g, rules, move)
    if g.phase == AUCTION:
        return steady.bid_reason(move, lot_worth(g, rules, seat), max(0, g.cash[seat] - 1))
    if verb == DO_MORTGAGE and g.phase in (BUY, END, ADJUST):
        facts = {"space": move.x, "money": rules.mortgage[move.x]}
        return ("trader-pawns", {**facts, "title": g.space[seat]}) if g.phase == BUY else ("trader-funds", facts)
    if verb == DO_BUILD or g.phase not in (END, ADJUST, WANT):
        return steady.why_improve(g, rules, seat, move) if verb == DO_BUILD else steady.PHASES[g.phase](g, rules, seat, move)
    reserved = reserve(g, rules, seat)
    if g.phase == WANT and g.builder == seat:
        return steady.why_want(g, rules, seat, move)
    if g.phase == WANT:
        return ("wants" if verb == DO_WANT else "does-not-want"), {"price": rules.house_cost[g.site], "reserve": reserved}
    return why_end(g, rules, seat, move, reserved)


def why_end(g: State, rules: RuleTable, seat: int, move: Move, reserved: int) -> Reason:
    """Ending the turn: a mortgage lifted, or nothing more to do."""
    if move.verb >= DO_BUILD:
        return steady.why_improve(g, rules, seat, move)
    if g.phase == ADJUST:
        return "adjusted", {"cash": g.cash[seat]}
    if waits(g, rules, seat):
        return "trader-waits", {"cash": g.cash[seat], "round": SETTLING_ROUNDS}
    return "trader-ends", {"cash": g.cash[seat], "reserve": reserved}


def gains_of(g: State, rules: RuleTable, seat: int, move: Move) -> tuple[int, int]:
    """What a trade gains for the seat that offers it, and for the other player."""
    mine = exchanged(g, rules, seat, move.give & TITLES, move.take & TITLES) - move.x + move.y
    theirs = exchanged(g, rules, move.to, move.take & TITLES, move.give & TITLES) + move.x - move.y
    return mine, theirs


def reversed_offer(seat: int, move: Move) -> Move:
    """The seat's offer as the other player would make it."""
    return Move(move.verb, move.y, move.x, seat, move.take, move.give)


def points(g: State, rules: RuleTable, seat: int, move: Move) -> int:
    """By how many percentage points the offer raises its seat's chance of winning."""
    return gained(g, rules, seat, move.to, move.give, move.take, move.x - move.y) // 10


def why_answer(g: State, rules: RuleTable, move: Move) -> Reason:
    """Answering: what the offer gains for both, or what is wrong with it."""
    if g.swapping:
        return "rejects-swap", {}
    if g.give > TITLES or g.take > TITLES:
        return "rejects-card", {}
    offer = Move(DO_OFFER, g.give_cash, g.take_cash, g.offered, g.give, g.take)
    if is_exchange(g, rules, g.offered, g.offerer, g.take, g.give):
        return why_city_trade(g, rules, points(g, rules, g.offered, reversed_offer(g.offerer, offer)))
    if gathers(g, rules, g.offered, g.offerer, g.take, g.give, g.take_cash - g.give_cash):
        return "trader-gathers", {"other": g.offerer}
    theirs, mine = gains_of(g, rules, g.offerer, offer)
    if move.verb == DO_ACCEPT:
        return (
            ("accepts", {"mine": mine, "other": g.offerer, "theirs": theirs})
            if theirs > 0
            else ("accepts-alone", {"mine": mine})
        )
    problem = flaw(g, rules, g.offered, g.offerer, g.take, g.give, g.take_cash - g.give_cash)
    if problem == FOR_THEM:
        return "trader-rejects-theirs", {"other": g.offerer}
    if problem == NO_CITY:
        return "trader-rejects-idle", {}
    if problem == TOO_POOR:
        paid = g.take_cash - g.give_cash
        left = g.cash[g.offered] - paid if rules.roles > 1 else means_after(g, rules, g.offered, g.take, g.give, paid)
        return "trader-rejects-poor", {"cash": left}
    if mine <= 0:
        return ("rejects-loss", {"loss": -mine}) if mine else ("rejects-nothing", {})
    return "trader-rejects", {"mine": mine, "other": g.offerer, "theirs": theirs}


def why_city_trade(g: State, rules: RuleTable, gain: int) -> Reason:
    """Answering an offer of a city for a city: how it changes the chance of winning, or what is wrong with it."""
    problem = flaw_of_cities(g, rules, g.offered, g.offerer, g.take, g.give, g.take_cash - g.give_cash)
    if problem == TOO_EARLY:
        return "trader-rejects-early", {}
    if problem == TOO_POOR:
        return "trader-rejects-poor", {"cash": g.cash[g.offered] - g.take_cash + g.give_cash}
    if problem == TOO_LITTLE:
        return "trader-rejects-city", {"mine-points": gain, "least-points": least_gain(g, rules) // 10}
    return "trader-accepts-city", {"mine-points": gain}
