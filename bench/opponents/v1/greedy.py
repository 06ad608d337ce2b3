"""greedy: plays like a child. It buys whatever it lands on, builds as soon as it may, and never thinks of rents to come.

It bids for a title up to its price, raising by a tenth each time, accepts an offer whose printed prices are in its favor, and
never makes one.
"""

from duopoly.rules.bits import lowest
from duopoly.rules.building import may_buy, why_not_build
from duopoly.rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BUY,
    DEBT,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_PASS,
    DO_REJECT,
    DO_THROW,
    END,
    OK,
    SPACES,
    THROW,
    WANT,
    Move,
)
from duopoly.rules.prison import must_pay
from duopoly.rules.refuse import why_not
from duopoly.rules.state import RuleTable, State
from duopoly.rules.titles import TITLES

from .steady import END_TURN, LEAVE_IT, NONE, PURCHASE, decide_rare, leave_prison, raise_money, want_one


def decide(g: State, rules: RuleTable) -> Move:
    """The move of the player to act."""
    seat, phase = g.actor, g.phase
    if phase == THROW:
        return leave_prison(g, rules, seat) if g.held[seat] > 0 and must_pay(g, rules, seat) else Move(DO_THROW)
    if phase == END or phase == ADJUST:
        move = first_building(g, rules, seat)
        return move if move.verb >= 0 else END_TURN
    if phase == BUY:
        return PURCHASE if why_not(g, rules, seat, PURCHASE) == OK else LEAVE_IT
    if phase == DEBT:
        return raise_money(g, rules, seat)
    if phase == ANSWER:
        return (
            Move(DO_ACCEPT) if offer_gain(g, rules) > 0 and why_not(g, rules, seat, Move(DO_ACCEPT)) == OK else Move(DO_REJECT)
        )
    if phase == AUCTION:
        price = rules.price[g.lot] if g.lot < SPACES else rules.house_cost[g.site]
        most = min(price, g.cash[seat])
        wants = g.bid < most and may_buy(g, rules, seat)
        return Move(DO_BID, min(most, g.bid + 1 + price // 10)) if wants else Move(DO_PASS)
    if phase == WANT:
        return want_one(g, seat, g.cash[seat] > rules.house_cost[g.site])
    return decide_rare(g, rules, seat, phase)


def first_building(g: State, rules: RuleTable, seat: int) -> Move:
    """Builds on the first street that allows it."""
    streets = g.sites[seat]
    while streets:
        space = lowest(streets)
        streets &= streets - 1
        if why_not_build(g, rules, seat, space) == OK:
            return Move(DO_BUILD, space)
    return NONE


def offer_gain(g: State, rules: RuleTable) -> int:
    """What the player who is offered a trade gains by the printed prices."""
    if g.swapping or g.give > TITLES or g.take > TITLES:
        return 0
    return prices(rules, g.give) - prices(rules, g.take) + g.give_cash - g.take_cash


def prices(rules: RuleTable, titles: int) -> int:
    """The sum of the printed prices of some titles."""
    total = 0
    while titles:
        total += rules.price[lowest(titles)]
        titles &= titles - 1
    return total
