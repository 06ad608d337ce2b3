"""What a character says of its move, from the state before it: little, in its own voice, and only what matters to others."""

from ...policies import characters
from ...policies.characters import (
    CUSHIONS,
    FAIR,
    KAMRAT,
    SELLS,
    TARGO,
    cushion,
    decide,
    gains,
    gives_hope,
    is_mate,
    most_bid,
    threatened,
)
from ...policies.greedy import prices
from ...policies.steady import gains as printed_gains
from ...policies.trade_values import completed, completes
from ...rules.bits import lowest
from ...rules.building import may_buy
from ...rules.codes import (
    ANSWER,
    AUCTION,
    DO_ACCEPT,
    DO_BUILD,
    DO_BUY,
    DO_CLAIM,
    DO_DECLINE,
    DO_GIVE_UP,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    NOBODY,
    SPACES,
    STREET,
    Move,
)
from ...rules.state import RuleTable, State
from ...rules.titles import TITLES
from .sentences import Reason

SILENCE: Reason = ("throws", {})
"""A reason without words."""


def why(g: State, rules: RuleTable, move: Move, who: int) -> Reason:
    """What the character says of the move; `who` as in `characters.NAMES`. Raises ValueError if it would not make that move."""
    if move.verb == DO_CLAIM and g.n_claims > 0:
        return SILENCE
    if move != decide(g, rules, who):
        raise ValueError(f"move: not what {characters.NAMES[who]} does here")
    seat = g.actor
    if g.phase == ANSWER:
        return of_answer(g, rules, seat, who, move)
    if g.phase == AUCTION:
        return of_pass(g, rules, seat, who) if move.verb == DO_PASS else SILENCE
    if move.verb == DO_OFFER:
        return of_offer(g, rules, seat, who, move)
    if move.verb in (DO_BUY, DO_DECLINE):
        return of_purchase(g, rules, seat, who, move)
    if move.verb == DO_BUILD:
        return of_building(g, rules, seat, move)
    if move.verb == DO_MORTGAGE and g.n_debts == 0:
        return "says-pawns", {"space": move.x, "money": rules.mortgage[move.x]}
    return ("says-gives-up", {"owed": g.owed[0]}) if move.verb == DO_GIVE_UP else SILENCE


def of_purchase(g: State, rules: RuleTable, seat: int, who: int, move: Move) -> Reason:
    """Buying: what the title completes, or whom it blocks; not buying: why."""
    space = g.space[seat]
    group, price = rules.group[space], rules.price[space]
    if move.verb == DO_DECLINE:
        if CUSHIONS[who] and g.cash[seat] >= price:
            return "says-keeps", {"space": space, "reserve": cushion(rules, who)}
        return "says-declines", {"space": space, "price": price, "cash": g.cash[seat]}
    if rules.kind[space] == STREET and completes(g, rules, seat, group, 1 << space):
        return "says-completes", {"space": space, "city": group}
    other = threatened(g, rules, seat, who, space)
    if other != NOBODY:
        return "says-blocks", {"space": space, "other": other}
    if who == characters.LOKO and rules.kind[space] != STREET:
        return "says-collects", {"space": space}
    return SILENCE


def of_building(g: State, rules: RuleTable, seat: int, move: Move) -> Reason:
    """Building: what the street costs visitors from now on, once it is much."""
    rent = rules.rent[g.role[seat]][move.x][g.buildings[move.x] + 1]
    return ("says-builds", {"space": move.x, "rent": rent}) if 3 * rent >= rules.start_cash else SILENCE


def of_pass(g: State, rules: RuleTable, seat: int, who: int) -> Reason:
    """Passing: kamrat may do it for its camp."""
    if g.best == NOBODY or g.lot >= SPACES or not may_buy(g, rules, seat):
        return SILENCE
    for_mate = is_mate(g, rules, seat, who, g.best) and g.bid < most_bid(g, rules, seat, who)
    return ("says-passes-for-mate", {"other": g.best}) if for_mate else SILENCE


def of_offer(g: State, rules: RuleTable, seat: int, who: int, move: Move) -> Reason:
    """Offering: in the way of the character, or for a city."""
    only_cash = move.give == 0 and move.y == 0
    take = move.take & TITLES
    if who == TARGO and only_cash and take:
        return ("says-haggles" if g.offers == 0 else "says-haggles-on"), {"other": move.to, "sum": move.x}
    if only_cash and take and rules.kind[lowest(take)] != STREET and who == characters.LOKO:
        return "says-asks-company", {"other": move.to, "sum": move.x, "space": lowest(take)}
    if only_cash and take and (rival := threatened(g, rules, seat, who, lowest(take))) not in (NOBODY, move.to):
        return "says-asks-block", {"space": lowest(take), "sum": move.x, "other": rival}
    give = move.give & TITLES
    if who == KAMRAT and rules.roles == 2 and give and completed(g, rules, move.to, take, give) > 0:
        return "says-offers-mate", {"other": move.to, "city": rules.group[lowest(give)]}
    if completed(g, rules, seat, give, take) > 0:
        return "says-offers-city", {"other": move.to, "city": city_completed(g, rules, seat, take)}
    return SILENCE


def city_completed(g: State, rules: RuleTable, seat: int, take: int) -> int:
    """The first city that some titles complete for the seat."""
    streets = take & rules.streets
    while streets & (streets - 1) and not completes(g, rules, seat, rules.group[lowest(streets)], take):
        streets &= streets - 1
    return rules.group[lowest(streets)]


def of_answer(g: State, rules: RuleTable, seat: int, who: int, move: Move) -> Reason:
    """Answering: what it gains, or what is wrong with the offer."""
    other, paid = g.offerer, g.take_cash - g.give_cash
    if g.swapping or g.give > TITLES or g.take > TITLES:
        return "says-rejects", {}
    mine, theirs = gains(g, rules)
    if move.verb == DO_ACCEPT:
        if who == KAMRAT and rules.roles == 2 and mine <= 0:
            return "says-accepts-mate", {"other": other}
        return ("says-accepts-gain", {"mine": mine}) if mine > 0 else ("says-accepts", {})
    if who == KAMRAT and not is_mate(g, rules, seat, who, other):
        return ("says-rejects-camp" if rules.roles == 2 else "says-rejects-leader"), {"other": other}
    if CUSHIONS[who] and paid > 0 and g.cash[seat] - paid < cushion(rules, who):
        return "says-rejects-cushion", {"reserve": cushion(rules, who)}
    if completed(g, rules, other, g.give, g.take) > 0:
        return "says-rejects-city", {"other": other}
    if who == characters.VETA and gives_hope(g, rules, other):
        return "says-rejects-hope", {"other": other}
    if who == characters.LOKO and g.take & ~rules.streets:
        return "says-rejects-company", {}
    if SELLS[who] and g.take and g.give == 0:
        return "says-names-price", {"sum": prices(rules, g.take) * SELLS[who] // 100}
    if FAIR[who] and 0 < mine < theirs:
        return "says-rejects-share", {"mine": mine, "theirs": theirs}
    loss = min(mine, printed_gains(g, rules)[0])
    return ("says-rejects-loss", {"loss": -loss}) if loss < 0 else ("says-rejects", {})
