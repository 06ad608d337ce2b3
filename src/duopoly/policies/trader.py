"""trader: estimates what every title earns and completes, and for whom, and trades whenever both sides gain.

It buys what it can, keeps back what the next visits may cost, builds up its cities, and mortgages single titles for that. Each
turn it looks for a trade of a city for a city that raises both players' chances by much (`cities`); else for a trade, with
titles on both sides and cash for the rest, that completes a city or gathers companies. It offers the printed prices first, then
a price that leaves the other a share of the gain. If it sees no such trade, it offers a little cash for titles in the first
rounds, because that costs nothing.

Without camps it judges all that by the rents that each could build up to, by cash and by mortgages (`cities`). It gives nobody
a city where that lowers its own chance. It accepts a city for a city; what completes a city for it alone, if that leaves it the
money to build there; and late in the game swaps that bring both nearer to a city, so that games end. Rollouts show that nearly
everything else lowers its chances, most of all selling a title for cash.

In a role that can have no monopoly it accepts what gains for it and completes none for the other player. Its buildings then
bring no more for their money than titles do, so it buys first, even by mortgaging, and builds later with nearly all its cash.
"""

from ..rules.bits import lowest, size
from ..rules.building import may_buy, next_building_price, why_not_builder, why_not_in_box, why_not_site
from ..rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BEFORE_THROW,
    BUY,
    DEBT,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_LIFT,
    DO_MORTGAGE,
    DO_PASS,
    DO_REJECT,
    END,
    MONOPOLIST,
    OK,
    R_LIFT_OWN_TURN,
    SPACES,
    THROW,
    TRANSPORT,
    WANT,
    Move,
)
from ..rules.mortgages import why_not_lift, why_not_mortgage
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..rules.titles import TITLES
from .cities import FINE_OFFER, FOR_THEM, NO_CITY, TOO_POOR, flaw_of_cities, gained, gathers, is_exchange
from .offers import SHARE, trade
from .steady import (
    END_TURN,
    LEAVE_IT,
    NONE,
    PURCHASE,
    SETTLING_ROUNDS,
    THROW_DICE,
    decide_rare,
    leave_prison,
    may_improve,
    next_rent,
    raise_money,
    want_one,
)
from .trade_values import completed, completes, exchanged, worth_more
from .values import earns, groups_of

# Of two numbers the first is for editions without camps; see `trade_values`.
KEPT_EARLY = (6, 44)  # percent of the starting cash that it keeps while titles are unsold
LEFT = (40, 10)  # percent of the starting cash that it must have after a trade
# Of three numbers the second is a competitor's, the third a monopolist's.
EXPOSED = (15, 50, 400)  # percent of the expected cost of one round's visits that it keeps in cash
FUND = 200  # percent: how much more rent for its money a building must bring than the title mortgaged for it
OFFERS = 2  # offers per turn: the second is dearer
DEAR = 200  # how much cash given for a monopoly counts, in percent: it will be missing for the houses
FEW = 4  # with so few unsold titles it keeps no cash for them
BIDS = 92  # percent of what a lot is worth


def decide(g: State, rules: RuleTable) -> Move:
    """The move of the player to act."""
    return choose(g, rules, OFFERS)


def decide_quietly(g: State, rules: RuleTable) -> Move:
    """The same without offers, for rollouts: looking for offers would take nine tenths of their time."""
    return choose(g, rules, 0)


def choose(g: State, rules: RuleTable, offers: int) -> Move:
    """The move of the player to act, with at most so many offers per turn."""
    seat, phase = g.actor, g.phase
    if phase == THROW:
        return before_throw(g, rules, seat, offers)
    if phase == END or phase == ADJUST:
        return manage(g, rules, seat, offers)
    if phase == BUY:
        return purchase(g, rules, seat)
    if phase == DEBT:
        return raise_money(g, rules, seat)
    if phase == ANSWER:
        return Move(DO_ACCEPT) if is_good(g, rules) and why_not(g, rules, seat, Move(DO_ACCEPT)) == OK else Move(DO_REJECT)
    if phase == AUCTION:
        return bid(g, rules, seat)
    if phase == WANT:
        return want_one(g, seat, g.cash[seat] > reserve(g, rules, seat) + rules.house_cost[g.site])
    return decide_rare(g, rules, seat, phase)


def before_throw(g: State, rules: RuleTable, seat: int, offers: int) -> Move:
    """Trades if the edition allows it only now; then throws, or leaves prison."""
    if rules.trade == BEFORE_THROW and g.offers < offers and not g.again:
        move = trade(g, rules, seat)
        if move.verb >= 0:
            return move
    return THROW_DICE if g.held[seat] == 0 else leave_prison(g, rules, seat)


def reserve(g: State, rules: RuleTable, seat: int) -> int:
    """Cash that is not spent on improvements: some for unsold titles, some for the rents of the next round."""
    due, owned = 0, 0
    for owner in range(g.seats):
        owned |= g.owns[owner]
    rents = owned & ~g.owns[seat] & ~g.pledged
    while rents:
        due += earns(g, rules, lowest(rents))
        rents &= rents - 1
    early = rules.start_cash * KEPT_EARLY[rules.roles - 1] // 100 if unsold(rules, owned) > FEW else 0
    exposed = EXPOSED[rules.roles - 1 + g.role[seat]]
    return early + due * exposed * 7 // SPACES // 100


def unsold(rules: RuleTable, owned: int) -> int:
    """How many titles are not among these."""
    count = size(rules.streets & ~owned)
    others = TITLES & ~owned & ~rules.streets
    while others:
        count += rules.price[lowest(others)] > 0
        others &= others - 1
    return count


def purchase(g: State, rules: RuleTable, seat: int) -> Move:
    """Buys with all its cash, even by mortgaging: titles are what earns."""
    if why_not(g, rules, seat, PURCHASE) == OK:
        return PURCHASE
    space = g.space[seat]
    short = rules.price[space] - g.cash[seat]
    if short <= 0 or not may_buy(g, rules, seat) or not is_worth_mortgages(g, rules, seat, space):
        return LEAVE_IT
    move = fund(g, rules, seat, short, 1, 0)
    return move if move.verb >= 0 else LEAVE_IT


def is_worth_mortgages(g: State, rules: RuleTable, seat: int, space: int) -> bool:
    """Whether it mortgages titles to buy this one.

    Not if it can bid for it instead; a monopolist only for a company or a city.
    """
    if rules.auction:
        return False
    if g.role[seat] != MONOPOLIST or rules.kind[space] == TRANSPORT:
        return True
    return completes(g, rules, seat, rules.group[space], 1 << space)


def manage(g: State, rules: RuleTable, seat: int, offers: int) -> Move:
    """At the end of the turn: lifts, builds, mortgages to build, offers a trade; one at a time."""
    move = NONE if waits(g, rules, seat) else improve(g, rules, seat)
    if move.verb < 0 and g.phase == END and g.offers < offers and g.n_claims == 0:
        move = trade(g, rules, seat)
    return move if move.verb >= 0 else END_TURN


def waits(g: State, rules: RuleTable, seat: int) -> bool:
    """Whether it keeps all its cash for titles: in the first rounds, in a role that can have no monopoly."""
    return rules.monopoly[g.role[seat]] == 0 and g.round <= SETTLING_ROUNDS and g.phase != ADJUST


def spare(g: State, rules: RuleTable, seat: int) -> int:
    """Cash for improvements: all but the reserve. At the end of a timed game there is no reserve."""
    return g.cash[seat] - (0 if g.phase == ADJUST else reserve(g, rules, seat))


def improve(g: State, rules: RuleTable, seat: int) -> Move:
    """Lifts the mortgage or builds the house that brings most rent for its cost; mortgages other titles for a house.

    Of equal ones it takes the dearest, unless the edition makes it build evenly.
    """
    best, best_rent, best_cost = NONE, 0, 1
    titles = (g.owns[seat] & g.pledged) | g.sites[seat]
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        mortgaged = g.mortgaged[space]
        cost, verb = (rules.lift[space], DO_LIFT) if mortgaged else (next_building_price(g, rules, seat, space), DO_BUILD)
        rent = rules.price[space] // 10 if mortgaged else next_rent(g, rules, seat, space)
        better = rent * best_cost - best_rent * cost
        if better == 0 < rent and not rules.build_evenly:
            better = cost - best_cost
        if better > 0 and may_come(g, rules, seat, verb, space):
            best, best_rent, best_cost = Move(verb, space), rent, cost
    if best.verb < 0 or (best.verb == DO_LIFT and best_cost > g.cash[seat]):
        return NONE
    # The reserve takes long to compute, so it is computed last.
    cash = spare(g, rules, seat)
    if best_cost <= cash:
        return best if may_improve(g, rules, seat, best.verb, best.x) else NONE
    return fund(g, rules, seat, best_cost - cash, best_rent, best_cost) if best.verb == DO_BUILD else NONE


def may_come(g: State, rules: RuleTable, seat: int, verb: int, space: int) -> bool:
    """Whether the rules allow it, now or with more cash."""
    if verb == DO_LIFT:
        return why_not_lift(g, rules, seat, space) != R_LIFT_OWN_TURN
    return (
        why_not_builder(g, rules, seat) == OK
        and why_not_site(g, rules, seat, space) == OK
        and why_not_in_box(g, rules, seat, space) == OK
    )


def fund(g: State, rules: RuleTable, seat: int, short: int, rent: int, cost: int) -> Move:
    """The title to mortgage for the missing cash: its rent must be far less for its money than `rent` is for `cost`."""
    best, best_loss, best_money, money_of_all = NONE, 1, 0, 0
    cities = g.sites[seat] if rules.monopoly[g.role[seat]] > 0 else 0
    titles = g.owns[seat] & ~g.pledged & ~g.built & ~cities
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        money, loss = rules.mortgage[space], earns(g, rules, space) + 1
        if rent * money * 100 > loss * cost * FUND and why_not_mortgage(g, rules, seat, space) == OK:
            money_of_all += money
            if money * best_loss > best_money * loss:
                best, best_loss, best_money = Move(DO_MORTGAGE, space), loss, money
    return best if money_of_all >= short else NONE


def bid(g: State, rules: RuleTable, seat: int) -> Move:
    """Bids in small steps up to what the lot is worth; in price war only if it may buy."""
    limit = g.cash[seat] - 1
    value = lot_worth(g, rules, seat)
    if value < limit:
        limit = value
    if g.bid + 1 > limit or not may_buy(g, rules, seat):
        return Move(DO_PASS)
    step = rules.price[g.lot] // 10 if g.lot < SPACES else value // 10
    return Move(DO_BID, g.bid + step if step > 0 and g.bid + step <= limit else g.bid + 1)


def lot_worth(g: State, rules: RuleTable, seat: int) -> int:
    """What it would pay for the lot: most of what a title adds or blocks; twice the price of a house or hotel."""
    return worth_more(g, rules, seat, g.lot) * BIDS // 100 if g.lot < SPACES else 2 * rules.house_cost[g.site]


def is_good(g: State, rules: RuleTable) -> bool:
    """Whether the offer completes a city for it and none for the other player, leaves money to build, and gains enough."""
    if g.swapping or g.give > TITLES or g.take > TITLES:
        return False
    return accepts(g, rules, g.offered, g.offerer, g.take, g.give, g.take_cash - g.give_cash)


def accepts(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int, paid: int) -> bool:
    """Whether the seat accepts to give titles and so much cash (negative: gets it) to the other player for titles."""
    if is_exchange(g, rules, seat, other, give, take):
        return flaw_of_cities(g, rules, seat, other, give, take, paid) == FINE_OFFER
    if gathers(g, rules, seat, other, give, take, paid):
        return True
    if flaw(g, rules, seat, other, give, take, paid) != FINE_OFFER:
        return False
    if rules.roles == 1:
        worth = exchanged(g, rules, seat, give, take)
        return worth > paid and gained(g, rules, seat, other, give, take, paid) >= 0
    mine = exchanged(g, rules, seat, give, take) - (paid * DEAR // 100 if paid > 0 else paid)
    theirs = exchanged(g, rules, other, take, give) + paid
    return mine > 0 and 100 * mine >= SHARE * theirs


def flaw(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int, paid: int) -> int:
    """What is wrong with the offer, apart from the gain: FINE_OFFER, FOR_THEM, NO_CITY or TOO_POOR."""
    if completed(g, rules, other, take, give) > 0:
        return FOR_THEM
    if rules.monopoly[g.role[seat]] > 0 and completed(g, rules, seat, give, take) <= 0:
        return NO_CITY
    left = g.cash[seat] - paid if rules.roles > 1 else means_after(g, rules, seat, give, take, paid)
    return TOO_POOR if left < rules.start_cash * LEFT[rules.roles - 1] // 100 else FINE_OFFER


def means_after(g: State, rules: RuleTable, seat: int, give: int, take: int, paid: int) -> int:
    """The cash it has after a trade, with what it can mortgage outside the cities that the trade completes."""
    cash, rest = g.cash[seat] - paid, g.owns[seat] & ~give & ~g.pledged & ~g.built
    groups = groups_of(rules, take)
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        if (groups >> rules.group[space]) & 1 == 0:
            cash += rules.mortgage[space]
    return cash
