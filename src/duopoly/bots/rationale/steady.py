"""Why steady makes a move, from the state before it."""

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
from .sentences import Reason


def why(g: State, rules: RuleTable, move: Move) -> Reason:
    """Why it makes the move of the player to act, or claims its rent. Raises ValueError if it would not make that move."""
    if move.verb == DO_CLAIM and g.n_claims > 0:
        return "claims", {}
    if move != decide(g, rules):
        raise ValueError("move: not what steady does here")
    if move.verb == DO_OFFER:
        return why_offer(g, rules, move)
    return PHASES[g.phase](g, rules, g.actor, move)


def why_before_throw(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Before the throw: the state of imprisonment, or whether to offer a trade first."""
    if g.held[seat]:
        return why_in_prison(g, rules, seat, move)
    if rules.trade == BEFORE_THROW and g.offers == 0 and not g.again:
        reserved = reserve(g, rules)
        return ("throws-without-trade", {}) if g.cash[seat] > reserved else ("throws-with-reserve", {"reserve": reserved})
    return "throws", {}


def why_in_prison(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """In prison or price war: how it leaves, or why it waits for a double."""
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


def why_purchase(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Buying: the price, and what would be left."""
    space, cash = g.space[seat], g.cash[seat]
    facts = {"space": space, "price": rules.price[space]}
    if move == PURCHASE:
        return "buys", {**facts, "rest": cash - rules.price[space]}
    return "does-not-buy", {**facts, "cash": cash, "least": rules.start_cash // 30}


def why_manage(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Managing: the best use of its money, or why there is none."""
    if move.verb in (DO_BUILD, DO_LIFT):
        return why_improve(g, rules, seat, move)
    cash, reserved = g.cash[seat], reserve(g, rules)
    if g.phase == ADJUST:
        return "adjusted", {"cash": cash}
    if cash <= reserved:
        early = g.round <= SETTLING_ROUNDS
        return ("saves-to-buy", {"reserve": reserved, "round": SETTLING_ROUNDS}) if early else ("saves", {"reserve": reserved})
    may_trade = g.offers == 0 and g.n_claims == 0 and rules.trade != BEFORE_THROW
    return ("ends" if may_trade else "ends-without-trade"), {"spare": cash - reserved, "reserve": reserved}


def why_improve(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Improving: the rent it expects and the cost."""
    space = move.x
    if move.verb == DO_LIFT:
        return "lifts", {"space": space, "rent": rules.price[space] // 10, "cost": rules.lift[space]}
    facts = {"space": space, "rent": next_rent(g, rules, seat, space), "cost": next_building_price(g, rules, seat, space)}
    built, row = g.buildings[space], rules.rent[g.role[seat]][space]
    return ("builds" if facts["rent"] == row[built + 1] - row[built] else "builds-on", facts)


def why_offer(g: State, rules: RuleTable, move: Move) -> Reason:
    """Offering: what the title is worth to both."""
    space = move.take.bit_length() - 1
    mine, theirs = gain(g, rules, g.actor, space), gain(g, rules, move.to, space)
    return "offers", {"other": move.to, "space": space, "sum": move.x, "mine": mine, "theirs": theirs}


def why_answer(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Answering: what the offer gains for both."""
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
    """The first city in which the offer would give its maker a monopoly; NOBODY if there is none."""
    giver, give, take = g.offerer, g.give, g.take
    groups = groups_of(rules, give | take)
    cities = [city for city in range(SPACES) if (groups >> city) & 1 and rules.kind[city] == STREET]
    own = g.owns[giver]
    before = {city: street_percent(g, rules, giver, city, own) for city in cities}
    own = (own & ~give) | take
    new = [city for city in cities if street_percent(g, rules, giver, city, own) == MONOPOLY_PERCENT != before[city]]
    return new[0] if new else NOBODY


def why_bid(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Bidding: what the lot is worth, and the cash it can spend."""
    value, purse = lot_value(g, rules, seat), max(0, g.cash[seat] - rules.start_cash // 30)
    if not may_buy(g, rules, seat):
        return "may-not-bid", {}
    return bid_reason(move, value, purse)


def bid_reason(move: Move, value: int, purse: int) -> Reason:
    """How far it would go, and what it has to spend if that is not more."""
    if move.verb == DO_PASS:
        return ("passes", {"value": value}) if value < purse else ("passes-for-cash", {"value": value, "purse": purse})
    facts = {"bid": move.x, "value": value}
    return ("bids", facts) if value < purse else ("bids-cash", {**facts, "purse": purse})


def why_raise(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Raising money: what it gives up for the money."""
    space = move.x
    if move.verb == DO_PAY:
        return "pays", {"owed": g.owed[0]}
    if move.verb == DO_GIVE_UP:
        return "gives-up", {"owed": g.owed[0]}
    if move.verb == DO_SELL:
        return "sells", {"space": space, "money": rules.house_cost[space] // 2, "loss": rent_of_step(g, rules, seat, space)}
    assert move.verb == DO_MORTGAGE
    return "mortgages", {"space": space, "money": rules.mortgage[space], "loss": earns(g, rules, space)}


def why_tax(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Income tax: the cheaper way."""
    facts = {"flat": rules.income_tax, "percent": percent_tax(g, rules, seat)}
    return ("pays-flat" if move.x == TAX_FLAT else "pays-percent"), facts


def why_role(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Choosing a role: by the seat, if the camps allow it."""
    return ("role-of-seat" if move.x == seat % 2 else "role-left"), {}


def why_go(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Choosing a space: the dearest title it can pay for, if any."""
    space = move.x
    unsold = g.owner[space] < 0 < rules.price[space] <= g.cash[seat]
    return ("goes-to-buy", {"space": space, "price": rules.price[space]}) if unsold else ("goes", {"space": space})


def why_fine(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """A fine: it always pays."""
    return "pays-fine", {}


def why_keep(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Mortgaged titles received: it always keeps the mortgage."""
    return "keeps-mortgage", {}


def why_want(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """The last houses: it began to build, or it compares the price with its reserve."""
    if move.verb == DO_WANT and g.builder == seat:
        return "wants-first", {}
    facts = {"price": rules.house_cost[g.site], "reserve": reserve(g, rules)}
    return ("wants" if move.verb == DO_WANT else "does-not-want"), facts


def why_place(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Placing a house: the first street where it may stand, if any; and the price if the house was not won."""
    if move.verb == DO_PASS:
        return "leaves-in-box", {}
    if is_won(g, seat):
        return "places", {"space": move.x}
    return "places-at-price", {"space": move.x, "price": next_building_price(g, rules, seat, move.x)}


PHASES: dict[int, Callable[[State, RuleTable, int, Move], Reason]] = {
    THROW: why_before_throw, BUY: why_purchase, END: why_manage, ADJUST: why_manage, ANSWER: why_answer, AUCTION: why_bid,
    DEBT: why_raise, TAX: why_tax, ROLE: why_role, GO: why_go, FINE: why_fine, INTEREST: why_keep, WANT: why_want,
    PLACE: why_place,
}  # fmt: skip
"""What gives the reason in each phase in which somebody decides."""
