"""Why steady makes a move: what it weighed, as a message and its facts, read off the state before the move.

The messages are those of `words/*/bots.ftl` without their `bots-`. A fact is a number: `space` and `title` a space, `city`
the first space of one, `other` a seat, `round` and `number` as they are, anything else a sum of money.
"""

from collections.abc import Callable

from ...policies.steady import PURCHASE, SETTLING_ROUNDS, decide, gains, is_good, lot_value, next_rent, rent_of_step, reserve
from ...policies.values import MONOPOLY_PERCENT, earns, gain, groups_of, street_percent
from ...rules.building import may_buy, next_building_price
from ...rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BEFORE_THROW,
    BUY,
    DEBT,
    DO_ACCEPT,
    DO_BUILD,
    DO_CLAIM,
    DO_GIVE_UP,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PAY,
    DO_SELL,
    DO_THROW,
    DO_USE_CARD,
    DO_WANT,
    END,
    FINE,
    GO,
    INTEREST,
    MONOPOLIST,
    NOBODY,
    PLACE,
    ROLE,
    SPACES,
    STREET,
    TAX,
    TAX_FLAT,
    THROW,
    WANT,
    Move,
)
from ...rules.means import percent_tax
from ...rules.prison import must_pay
from ...rules.shortage import is_won
from ...rules.state import RuleTable, State
from ...rules.titles import TITLES

Why = tuple[str, dict[str, int]]


def why(g: State, rules: RuleTable, move: Move) -> Why:
    """Why it makes the move of who is to act, or claims its rent; raises ValueError for a move that it would not make."""
    if move.verb == DO_CLAIM and g.n_claims > 0:
        return "claims", {}
    if move != decide(g, rules):
        raise ValueError("move: not what steady does here")
    if move.verb == DO_OFFER:
        return why_offer(g, rules, move)
    return PHASES[g.phase](g, rules, g.actor, move)


def why_before_throw(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """In prison and price war, out of it or not; else only whether to offer a trade, where that is the time for it."""
    if g.held[seat]:
        return why_in_prison(g, rules, seat, move)
    if rules.trade == BEFORE_THROW and g.offers == 0 and not g.again:
        kept = reserve(g, rules)
        return ("throws-without-trade", {}) if g.cash[seat] > kept else ("throws-with-reserve", {"reserve": kept})
    return "throws", {}


def why_in_prison(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """By what it leaves, or why it waits for a double."""
    fee, late = rules.fee, g.round > SETTLING_ROUNDS
    if must_pay(g, rules, seat) and not g.again:
        return ("must-use-card", {}) if move.verb == DO_USE_CARD else ("must-pay", {"fee": fee})
    if late and (g.role[seat] != MONOPOLIST or rules.prison_collects):
        return "waits", {"round": SETTLING_ROUNDS}
    if move.verb == DO_USE_CARD:
        return ("uses-card-for-rent", {}) if late else ("uses-card-to-buy", {"round": SETTLING_ROUNDS})
    if move.verb == DO_THROW:
        return ("throws-extra", {}) if g.again else ("keeps-fee", {"fee": fee, "least": fee + rules.start_cash // 20})
    return ("leaves-for-rent", {"fee": fee}) if late else ("leaves-to-buy", {"fee": fee, "round": SETTLING_ROUNDS})


def why_purchase(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """The price, and what it would leave."""
    space, cash = g.space[seat], g.cash[seat]
    facts = {"space": space, "price": rules.price[space]}
    if move == PURCHASE:
        return "buys", {**facts, "rest": cash - rules.price[space]}
    return "does-not-buy", {**facts, "cash": cash, "least": rules.start_cash // 30}


def why_manage(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """The best use of its money, or why there is none."""
    if move.verb in (DO_BUILD, DO_LIFT):
        return why_improve(g, rules, seat, move)
    cash, kept = g.cash[seat], reserve(g, rules)
    if g.phase == ADJUST:
        return "adjusted", {"cash": cash}
    if cash <= kept:
        early = g.round <= SETTLING_ROUNDS
        return ("saves-to-buy", {"reserve": kept, "round": SETTLING_ROUNDS}) if early else ("saves", {"reserve": kept})
    looked = g.offers == 0 and g.n_claims == 0 and rules.trade != BEFORE_THROW
    return ("ends" if looked else "ends-without-trade"), {"spare": cash - kept, "reserve": kept}


def why_improve(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """The rent it counts on and what it costs."""
    space = move.x
    if move.verb == DO_LIFT:
        return "lifts", {"space": space, "rent": rules.price[space] // 10, "cost": rules.lift[space]}
    facts = {"space": space, "rent": next_rent(g, rules, seat, space), "cost": next_building_price(g, rules, seat, space)}
    built, row = g.buildings[space], rules.rent[g.role[seat]][space]
    return ("builds" if facts["rent"] == row[built + 1] - row[built] else "builds-on", facts)


def why_offer(g: State, rules: RuleTable, move: Move) -> Why:
    """What the title is worth to either."""
    space = move.take.bit_length() - 1
    mine, theirs = gain(g, rules, g.actor, space), gain(g, rules, move.to, space)
    return "offers", {"other": move.to, "space": space, "sum": move.x, "mine": mine, "theirs": theirs}


def why_answer(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """What the offer gains for both."""
    if g.swapping:
        return "rejects-swap", {}
    if g.give > TITLES or g.take > TITLES:
        return "rejects-card", {}
    mine, theirs = gains(g, rules)
    facts = {"mine": mine, "other": g.offerer, "theirs": theirs}
    if move.verb == DO_ACCEPT:
        return ("accepts", facts) if theirs > 0 else ("accepts-alone", {"mine": mine})
    if is_good(g, rules):
        return "rejects-impossible", {}
    if mine <= 0:
        return ("rejects-loss", {"loss": -mine}) if mine else ("rejects-nothing", {})
    city = new_monopoly(g, rules)
    return ("rejects-share", facts) if city == NOBODY else ("rejects-monopoly", {**facts, "city": city})


def new_monopoly(g: State, rules: RuleTable) -> int:
    """The first city that the offer would make a monopoly of the one who makes it; NOBODY if there is none."""
    giver, give, take = g.offerer, g.give, g.take
    groups = groups_of(rules, give | take)
    cities = [city for city in range(SPACES) if (groups >> city) & 1 and rules.kind[city] == STREET]
    own = g.owns[giver]
    before = {city: street_percent(g, rules, giver, city, own) for city in cities}
    own = (own & ~give) | take
    new = [city for city in cities if street_percent(g, rules, giver, city, own) == MONOPOLY_PERCENT != before[city]]
    return new[0] if new else NOBODY


def why_bid(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """What the lot is worth, and what it has for it."""
    value, purse = lot_value(g, rules, seat), max(0, g.cash[seat] - rules.start_cash // 30)
    if not may_buy(g, rules, seat):
        return "may-not-bid", {}
    if move.verb == DO_PASS:
        return ("passes", {"value": value}) if value < purse else ("passes-for-cash", {"value": value, "purse": purse})
    facts = {"bid": move.x, "value": value}
    return ("bids", facts) if value < purse else ("bids-cash", {**facts, "purse": purse})


def why_raise(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """What it gives up for the money."""
    space = move.x
    if move.verb == DO_PAY:
        return "pays", {"owed": g.owed[0]}
    if move.verb == DO_GIVE_UP:
        return "gives-up", {"owed": g.owed[0]}
    if move.verb == DO_SELL:
        return "sells", {"space": space, "money": rules.house_cost[space] // 2, "loss": rent_of_step(g, rules, seat, space)}
    assert move.verb == DO_MORTGAGE
    return "mortgages", {"space": space, "money": rules.mortgage[space], "loss": earns(g, rules, space)}


def why_tax(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """The cheaper way."""
    facts = {"flat": rules.income_tax, "percent": percent_tax(g, rules, seat)}
    return ("pays-flat" if move.x == TAX_FLAT else "pays-percent"), facts


def why_role(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """By the seat, if the camps allow it."""
    return ("role-of-seat" if move.x == seat % 2 else "role-left"), {}


def why_go(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """The dearest title, or none."""
    space = move.x
    unsold = g.owner[space] < 0 < rules.price[space] <= g.cash[seat]
    return ("goes-to-buy", {"space": space, "price": rules.price[space]}) if unsold else ("goes", {"space": space})


def why_fine(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """It always pays."""
    return "pays-fine", {}


def why_keep(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """It always keeps."""
    return "keeps-mortgage", {}


def why_want(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """It began to build; else by the price of a house, and the reserve."""
    if move.verb == DO_WANT and g.builder == seat:
        return "wants-first", {}
    facts = {"price": rules.house_cost[g.site], "reserve": reserve(g, rules)}
    return ("wants" if move.verb == DO_WANT else "does-not-want"), facts


def why_place(g: State, rules: RuleTable, seat: int, move: Move) -> Why:
    """The first place, or none; what was not won has its price."""
    if move.verb == DO_PASS:
        return "leaves-in-box", {}
    if is_won(g, seat):
        return "places", {"space": move.x}
    return "places-at-price", {"space": move.x, "price": next_building_price(g, rules, seat, move.x)}


PHASES: dict[int, Callable[[State, RuleTable, int, Move], Why]] = {
    THROW: why_before_throw, BUY: why_purchase, END: why_manage, ADJUST: why_manage, ANSWER: why_answer, AUCTION: why_bid,
    DEBT: why_raise, TAX: why_tax, ROLE: why_role, GO: why_go, FINE: why_fine, INTEREST: why_keep, WANT: why_want,
    PLACE: why_place,
}  # fmt: skip
"""The reasons for the moves of each phase in which somebody decides."""
