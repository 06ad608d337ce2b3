"""dealer: judges every trade and every bid by a small network that has learned who wins.

The network (`network.value`) tells how likely each player is to win a position. Dealer accepts what raises its own chance by
half, or by less late in a game, and bids up to the sum at which it would rather see another player get the title. At the end of
its turn it looks for the trade that raises its chance most among those that the other should accept (`deals`). It lifts a
mortgage if that raises its chance by a fiftieth. Apart from that it plays as trader does.
"""

from ..network.accumulator import Accumulator
from ..network.value import WHOLE, evaluate
from ..rules.bits import lowest
from ..rules.building import may_buy
from ..rules.codes import (
    ANSWER,
    AUCTION,
    BEFORE_THROW,
    DO_ACCEPT,
    DO_BID,
    DO_LIFT,
    DO_PASS,
    DO_REJECT,
    END,
    OK,
    SPACES,
    THROW,
    Move,
)
from ..rules.mortgages import lift_price
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..rules.titles import TITLES, give, pledge, redeem
from .deals import MOST_OFFERS, chance_after, deal, demand
from .steady import END_TURN, NONE
from .trader import choose as choose_as_trader
from .trader import lot_worth

STEP = 10
"""It raises a bid by one STEP-th of the printed price."""
CAP = 150
"""It bids at most so many percent of what the title is worth to trader: the network has seen few early auctions."""
LIFTS = 50
"""Lifting a mortgage must raise its chance by one part in LIFTS."""


def decide(g: State, rules: RuleTable) -> Move:
    """The move of the player to act."""
    return choose(g, rules, MOST_OFFERS)


def decide_quietly(g: State, rules: RuleTable) -> Move:
    """The same without offers, for rollouts: looking for them takes most of the time."""
    return choose(g, rules, 0)


def choose(g: State, rules: RuleTable, offers: int) -> Move:
    """The move of the player to act, with at most so many offers per turn."""
    seat, phase = g.actor, g.phase
    if phase == ANSWER:
        return answer(g, rules, seat)
    if phase == AUCTION and g.lot < SPACES:
        return bid(g, rules, seat)
    move = choose_as_trader(g, rules, 0)
    may_lift = phase == END and move == END_TURN and g.owns[seat] & g.pledged != 0
    may_offer = g.offers < offers and g.n_claims == 0 and may_deal(g, rules, move)
    if not may_lift and not may_offer:
        return move
    accumulator, other = Accumulator(), NONE
    if may_lift:
        other = lift(g, rules, accumulator, seat)
    if may_offer and other.verb < 0:
        other = deal(g, rules, accumulator, seat)
    return other if other.verb >= 0 else move


def may_deal(g: State, rules: RuleTable, move: Move) -> bool:
    """Whether it is the time for offers: at the end of the turn when nothing is left to do, or before a regular throw."""
    if rules.trade == BEFORE_THROW:
        return g.phase == THROW and not g.again
    return g.phase == END and move == END_TURN


def answer(g: State, rules: RuleTable, seat: int) -> Move:
    """Accepts what raises its chance of winning by as much as it asks for."""
    if g.swapping or g.give > TITLES or g.take > TITLES or why_not(g, rules, seat, Move(DO_ACCEPT)) != OK:
        return Move(DO_REJECT)
    before, after = chances_of_answer(g, rules, seat)
    return Move(DO_ACCEPT) if after > before + demand(g, before) else Move(DO_REJECT)


def chances_of_answer(g: State, rules: RuleTable, seat: int) -> tuple[int, int]:
    """The seat's chance of winning as things stand, and after the offer."""
    accumulator = Accumulator()
    evaluate(g, rules, accumulator)
    before = accumulator.share[seat]
    after = chance_after(g, rules, accumulator, seat, g.offerer, seat, g.give, g.take, g.give_cash - g.take_cash)
    return before, after


def bid(g: State, rules: RuleTable, seat: int) -> Move:
    """Bids in small steps up to the sum at which it would rather see another player get the title."""
    most = most_to_bid(g, rules, seat)
    if g.bid >= most or not may_buy(g, rules, seat):
        return Move(DO_PASS)
    accumulator = Accumulator()
    without = chance_without(g, rules, accumulator, seat)
    step = rules.price[g.lot] // STEP
    if step > 1 and g.bid + step <= most:
        if chance_if_bought(g, rules, accumulator, seat, seat, g.bid + step) > without:
            return Move(DO_BID, g.bid + step)
    if chance_if_bought(g, rules, accumulator, seat, seat, g.bid + 1) > without:
        return Move(DO_BID, g.bid + 1)
    return Move(DO_PASS)


def most_to_bid(g: State, rules: RuleTable, seat: int) -> int:
    """What it would bid at most, whatever the network says; some cash is left."""
    most, cash = lot_worth(g, rules, seat) * CAP // 100, g.cash[seat] - 1
    return most if most < cash else cash


def chance_without(g: State, rules: RuleTable, accumulator: Accumulator, seat: int) -> int:
    """The seat's chance if it passes: the worst that one of the others makes of the title at the next bid."""
    worst = WHOLE
    for other in range(g.seats):
        if other == seat or g.bankrupt[other] or g.out[other] or g.cash[other] <= g.bid:
            continue
        if g.best < 0 or g.best == other:
            chance = chance_if_bought(g, rules, accumulator, seat, other, g.bid + 1)
            worst = chance if chance < worst else worst
    if worst < WHOLE:
        return worst
    evaluate(g, rules, accumulator)
    return accumulator.share[seat]


def chance_if_bought(g: State, rules: RuleTable, accumulator: Accumulator, seat: int, buyer: int, price: int) -> int:
    """The seat's chance if the buyer gets the lot at the price."""
    owner = g.owner[g.lot]
    give(g, rules, g.lot, buyer)
    g.cash[buyer] -= price
    evaluate(g, rules, accumulator)
    g.cash[buyer] += price
    give(g, rules, g.lot, owner)
    return accumulator.share[seat]


def lift(g: State, rules: RuleTable, accumulator: Accumulator, seat: int) -> Move:
    """Lifts the mortgage without which its chance is greatest. Returns verb -1 if that gains too little."""
    best, best_chance, titles = NONE, -1, g.owns[seat] & g.pledged
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        move = Move(DO_LIFT, space)
        if why_not(g, rules, seat, move) == OK:
            if best_chance < 0:
                evaluate(g, rules, accumulator)
                best_chance = accumulator.share[seat] + accumulator.share[seat] // LIFTS
            chance = chance_if_lifted(g, rules, accumulator, seat, space)
            if chance > best_chance:
                best, best_chance = move, chance
    return best


def chance_if_lifted(g: State, rules: RuleTable, accumulator: Accumulator, seat: int, space: int) -> int:
    """The seat's chance after it has lifted the mortgage."""
    price = lift_price(g, rules, space)
    redeem(g, rules, space)
    g.cash[seat] -= price
    evaluate(g, rules, accumulator)
    g.cash[seat] += price
    pledge(g, rules, space)
    return accumulator.share[seat]
