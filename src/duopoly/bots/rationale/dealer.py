"""Why dealer makes a move: how it changes its chance of winning, by the value network."""

from ...network.accumulator import Accumulator
from ...network.value import WHOLE, evaluate
from ...policies.dealer import (
    CAP,
    chance_if_bought,
    chance_if_lifted,
    chance_without,
    chances_of_answer,
    decide,
    most_to_bid,
)
from ...policies.deals import chance_after, demand
from ...policies.trader import decide_quietly as decide_as_trader
from ...policies.trader import lot_worth
from ...rules.building import may_buy
from ...rules.codes import ANSWER, AUCTION, DO_ACCEPT, DO_BID, DO_CLAIM, DO_LIFT, DO_OFFER, SPACES, Move
from ...rules.mortgages import lift_price
from ...rules.state import RuleTable, State
from ...rules.titles import TITLES
from . import trader
from .sentences import Reason
from .steady import bid_reason


def why(g: State, rules: RuleTable, move: Move) -> Reason:
    """Why it makes the move of the player to act, or claims its rent. Raises ValueError if it would not make that move."""
    if move.verb == DO_CLAIM and g.n_claims > 0:
        return "claims", {}
    if move != decide(g, rules):
        raise ValueError("move: not what dealer does here")
    return reason(g, rules, move)


def reason(g: State, rules: RuleTable, move: Move) -> Reason:
    """The reason for a move of dealer's, with offers or without."""
    seat = g.actor
    if move.verb == DO_OFFER:
        accumulator = Accumulator()
        evaluate(g, rules, accumulator)
        before = accumulator.share[seat]
        after = chance_after(g, rules, accumulator, seat, seat, move.to, move.give, move.take, move.x - move.y)
        return "dealer-offers", {"other": move.to, "before": percent(before), "after": percent(after)}
    if g.phase == ANSWER and not g.swapping and g.give <= TITLES and g.take <= TITLES:
        before, after = chances_of_answer(g, rules, seat)
        chances = {"before": percent(before), "after": percent(after)}
        if move.verb == DO_ACCEPT:
            return "dealer-accepts", chances
        return "dealer-rejects", chances | {"asked": percent(min(WHOLE, before + demand(g, before)))}
    if g.phase == AUCTION and g.lot < SPACES:
        return why_bid(g, rules, seat, move)
    if move.verb == DO_LIFT and move != decide_as_trader(g, rules):
        return why_lift(g, rules, seat, move.x)
    return trader.reason(g, rules, move)


def why_lift(g: State, rules: RuleTable, seat: int, space: int) -> Reason:
    """Lifting a mortgage that trader would keep: its chance before and after."""
    accumulator = Accumulator()
    evaluate(g, rules, accumulator)
    before = percent(accumulator.share[seat])
    after = percent(chance_if_lifted(g, rules, accumulator, seat, space))
    return "dealer-lifts", {"space": space, "cost": lift_price(g, rules, space), "before": before, "after": after}


def why_bid(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Bidding: its chance if it gets the title at this price, and if another does."""
    if not may_buy(g, rules, seat):
        return "may-not-bid", {}
    price = move.x if move.verb == DO_BID else g.bid + 1
    if price > most_to_bid(g, rules, seat):
        return bid_reason(move, lot_worth(g, rules, seat) * CAP // 100, max(0, g.cash[seat] - 1))
    accumulator = Accumulator()
    without = percent(chance_without(g, rules, accumulator, seat))
    after = percent(chance_if_bought(g, rules, accumulator, seat, seat, price))
    return "dealer-bids" if move.verb == DO_BID else "dealer-passes", {"bid": price, "after": after, "before": without}


def percent(chance: int) -> int:
    """A chance in percent."""
    return round(100 * chance / WHOLE)
