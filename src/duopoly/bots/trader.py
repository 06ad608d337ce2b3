"""trader: reckons what every title earns and completes, and for whom; it deals wherever both sides gain.

It buys what it can, keeps back what the next visits may cost, builds cities up and mortgages single titles for that, and each
turn looks for a city for a city that makes the chances of both grow much (`cities`); else for an exchange, with titles on both
sides and cash for the rest, that completes a city or gathers companies. It offers the printed prices first, then what leaves
the other a share of the gain; where it sees none, it asks for titles for a little in the first rounds, as that costs nothing.
Nobody gets a city from it who could build there, but for a city of its own. Else it accepts only what completes a city for it
and none for the other, and leaves it the money to build there: by rollouts nearly all else loses chances of winning, most of
all a title that is sold for cash. Who can have no monopoly accepts what gains for him and completes none for the other.
"""

from ..rules.bits import lowest, size
from ..rules.building import may_buy, next_step, why_not_builder, why_not_in_box, why_not_site
from ..rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BUY,
    DEBT,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_REJECT,
    DO_WANT,
    END,
    OK,
    R_LIFT_OWN_TURN,
    SPACES,
    STREET,
    THROW,
    WANT,
    Move,
)
from ..rules.mortgages import why_not_lift, why_not_mortgage
from ..rules.refuse import why_not
from ..rules.state import State, Table
from ..rules.trading import TITLES
from .cities import FINE_OFFER, FOR_THEM, NO_CITY, TOO_POOR, city_for_city, flaw_of_cities, is_exchange
from .greedy import prices
from .steady import (
    END_TURN,
    LEAVE_IT,
    NONE,
    PURCHASE,
    THROW_DICE,
    decide_rare,
    leave_prison,
    may_improve,
    next_rent,
    raise_money,
)
from .values import earns, groups_of, holdings
from .worths import completed, completes, exchanged, worth_more

# Of two figures the first is that of editions without camps; see `worths`.
KEPT_EARLY = (6, 44)  # per cent of the starting cash that stay in hand while titles are unsold
EXPOSED = (15, 660)  # per cent of what one round's visits are expected to cost, kept in hand
SHARE = 40  # per cent of the other's gain that it wants for itself
LEAVES = 3  # per cent of its own gain that it leaves the other at least
FUND = 200  # per cent: so much more rent for its money must a building bring than the title that is mortgaged for it
OFFERS = 2  # so many offers a turn: the second is dearer
DEAR = 200  # per cent that cash counts which it gives for a monopoly: it will be missing for the houses
LITTLE = (10, 0)  # per cent of the printed prices that it offers where it sees nothing better; 0: then it offers nothing
SOON = 12  # so many rounds long it does so: who sells for a little does it soon, and others would tire of hearing it
LEFT = (40, 10)  # per cent of the starting cash that it must have after an exchange
BUILDS = (40, 1000)  # per cent of the starting cash with which another could build on a city that he got from it
FEW = 4  # so many unsold titles are not worth keeping cash for
BIDS = 92  # per cent of what a lot is worth
MARGIN = (8, 60)  # per cent of a title's price that an exchange must gain


def decide(g: State, ed: Table) -> Move:
    """The move of who is to act."""
    return choose(g, ed, OFFERS)


def decide_quietly(g: State, ed: Table) -> Move:
    """The same, but it makes no offers: for rollouts, of which looking for offers would take nine tenths."""
    return choose(g, ed, 0)


def choose(g: State, ed: Table, offers: int) -> Move:
    """The move of who is to act and makes so many offers a turn."""
    seat, phase = g.actor, g.phase
    if phase == THROW:
        return before_throw(g, ed, seat, offers)
    if phase == END or phase == ADJUST:
        return manage(g, ed, seat, offers)
    if phase == BUY:
        return purchase(g, ed, seat)
    if phase == DEBT:
        return raise_money(g, ed, seat)
    if phase == ANSWER:
        return Move(DO_ACCEPT) if is_good(g, ed) and why_not(g, ed, seat, Move(DO_ACCEPT)) == OK else Move(DO_REJECT)
    if phase == AUCTION:
        return bid(g, ed, seat)
    if phase == WANT:
        return Move(DO_WANT if g.cash[seat] > reserve(g, ed, seat) + ed.house_cost[g.site] else DO_PASS)
    return decide_rare(g, ed, seat, phase)


def before_throw(g: State, ed: Table, seat: int, offers: int) -> Move:
    """Trades where the leaflet lets nobody trade later; then throws, from prison too."""
    if ed.trade_before_throw and g.offers < offers and not g.again:
        move = trade(g, ed, seat)
        if move.verb >= 0:
            return move
    return THROW_DICE if g.held[seat] == 0 else leave_prison(g, ed, seat)


def reserve(g: State, ed: Table, seat: int) -> int:
    """Cash that is not spent on improvements: something for what is unsold, and for the rents of the next round."""
    due, owned = 0, 0
    for owner in range(g.seats):
        owned |= g.owns[owner]
    rents = owned & ~g.owns[seat] & ~g.pledged
    while rents:
        due += earns(g, ed, lowest(rents))
        rents &= rents - 1
    early = ed.start_cash * KEPT_EARLY[ed.roles - 1] // 100 if unsold(ed, owned) > FEW else 0
    return early + due * EXPOSED[ed.roles - 1] * 7 // SPACES // 100


def unsold(ed: Table, owned: int) -> int:
    """How many titles are not among these."""
    found = size(ed.streets & ~owned)
    others = TITLES & ~owned & ~ed.streets
    while others:
        found += ed.price[lowest(others)] > 0
        others &= others - 1
    return found


def purchase(g: State, ed: Table, seat: int) -> Move:
    """Titles are what earns: bought to the last note."""
    return PURCHASE if why_not(g, ed, seat, PURCHASE) == OK else LEAVE_IT


def manage(g: State, ed: Table, seat: int, offers: int) -> Move:
    """At the end of the turn: lift, build, mortgage to build, offer a trade; one at a time."""
    move = improve(g, ed, seat)
    if move.verb < 0 and g.phase == END and g.offers < offers and g.n_claims == 0:
        move = trade(g, ed, seat)
    return move if move.verb >= 0 else END_TURN


def spare(g: State, ed: Table, seat: int) -> int:
    """Cash for improvements: what is not kept. At the end of a timed game nothing is."""
    return g.cash[seat] - (0 if g.phase == ADJUST else reserve(g, ed, seat))


def improve(g: State, ed: Table, seat: int) -> Move:
    """The mortgage lifted or the house built that brings most rent for its money; for a house other titles are mortgaged."""
    best, best_rent, best_cost = NONE, 0, 1
    titles = (g.owns[seat] & g.pledged) | g.sites[seat]
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        mortgaged = g.mortgaged[space]
        cost, verb = (ed.lift[space], DO_LIFT) if mortgaged else (next_step(g, ed, seat, space), DO_BUILD)
        rent = ed.price[space] // 10 if mortgaged else next_rent(g, ed, seat, space)
        if rent * best_cost > best_rent * cost and may_come(g, ed, seat, verb, space):
            best, best_rent, best_cost = Move(verb, space), rent, cost
    if best.verb < 0 or (best.verb == DO_LIFT and best_cost > g.cash[seat]):
        return NONE
    # What is kept takes long to reckon, and is not asked before.
    cash = spare(g, ed, seat)
    if best_cost <= cash:
        return best if may_improve(g, ed, seat, best.verb, best.x) else NONE
    return fund(g, ed, seat, best_rent, best_cost, cash) if best.verb == DO_BUILD else NONE


def may_come(g: State, ed: Table, seat: int, verb: int, space: int) -> bool:
    """Whether the rules allow it, now or with more cash."""
    if verb == DO_LIFT:
        return why_not_lift(g, ed, seat, space) != R_LIFT_OWN_TURN
    return (
        why_not_builder(g, ed, seat) == OK
        and why_not_site(g, ed, seat, space) == OK
        and why_not_in_box(g, ed, seat, space) == OK
    )


def fund(g: State, ed: Table, seat: int, rent: int, cost: int, spare: int) -> Move:
    """The title to mortgage for a building: it earns least for the money, and far less than the building will."""
    best, best_loss, best_money, money_of_all = NONE, 1, 0, 0
    titles = g.owns[seat] & ~g.pledged & ~g.built & ~g.sites[seat]
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        money, loss = ed.mortgage[space], earns(g, ed, space) + 1
        if rent * money * 100 > loss * cost * FUND and why_not_mortgage(g, ed, seat, space) == OK:
            money_of_all += money
            if money * best_loss > best_money * loss:
                best, best_loss, best_money = Move(DO_MORTGAGE, space), loss, money
    return best if spare + money_of_all >= cost else NONE


def bid(g: State, ed: Table, seat: int) -> Move:
    """Bids in small steps up to what the lot is worth; in price war only where it may buy."""
    limit = g.cash[seat] - 1
    value = lot_worth(g, ed, seat)
    if value < limit:
        limit = value
    if g.bid + 1 > limit or not may_buy(g, ed, seat):
        return Move(DO_PASS)
    step = ed.price[g.lot] // 10 if g.lot < SPACES else value // 10
    return Move(DO_BID, g.bid + step if step > 0 and g.bid + step <= limit else g.bid + 1)


def lot_worth(g: State, ed: Table, seat: int) -> int:
    """What it would give for the lot: most of what a title adds and keeps from others; twice the price of a house or hotel."""
    return worth_more(g, ed, seat, g.lot) * BIDS // 100 if g.lot < SPACES else 2 * ed.house_cost[g.site]


def is_good(g: State, ed: Table) -> bool:
    """Whether the offer completes a city for the one asked and none for the other, leaves money to build, and gains enough."""
    if g.swapping or g.give > TITLES or g.take > TITLES:
        return False
    seat, paid = g.offered, g.take_cash - g.give_cash
    if is_exchange(g, ed, seat, g.offerer, g.take, g.give):
        return flaw_of_cities(g, ed) == FINE_OFFER
    if flaw(g, ed) != FINE_OFFER:
        return False
    mine = exchanged(g, ed, seat, g.take, g.give) - (paid * DEAR // 100 if paid > 0 else paid)
    theirs = exchanged(g, ed, g.offerer, g.give, g.take) + paid
    return mine > 0 and 100 * mine >= SHARE * theirs


def flaw(g: State, ed: Table) -> int:
    """What is wrong with the offer whatever it gains: FINE_OFFER, FOR_THEM, NO_CITY or TOO_POOR."""
    seat, paid = g.offered, g.take_cash - g.give_cash
    if completed(g, ed, g.offerer, g.give, g.take) > 0:
        return FOR_THEM
    if ed.monopoly[g.role[seat]] > 0 and completed(g, ed, seat, g.take, g.give) <= 0:
        return NO_CITY
    return TOO_POOR if g.cash[seat] - paid < ed.start_cash * LEFT[ed.roles - 1] // 100 else FINE_OFFER


def trade(g: State, ed: Table, seat: int) -> Move:
    """A city for a city; else the exchange that gains most; else titles for a little."""
    move = city_for_city(g, ed, seat) if g.offers == 0 else NONE
    if move.verb < 0:
        move = exchange(g, ed, seat)
    if move.verb >= 0 or LITTLE[ed.roles - 1] == 0 or g.round > SOON:
        return move
    return bargain(g, ed, seat)


def bargain(g: State, ed: Table, seat: int) -> Move:
    """The titles worth most beyond a little cash: some sell so. The second offer of a turn is about the other groups."""
    best, best_gain = NONE, 0
    for group in range(SPACES):
        if ed.group[group] != group or (group + g.round + g.offers) & 1:
            continue
        for other in range(g.seats):
            if other != seat and g.bankrupt[other] == 0:
                take = wanted(g, ed, seat, other, group)
                cash = little(ed, take)
                gained = exchanged(g, ed, seat, 0, take) - cash if take else 0
                if gained > best_gain and cash <= g.cash[seat] - ed.start_cash // 30:
                    move = Move(DO_OFFER, cash, 0, other, 0, take)
                    if why_not(g, ed, seat, move) == OK:
                        best, best_gain = move, gained
    return best


def little(ed: Table, take: int) -> int:
    """What it offers for titles where it sees nothing better."""
    return prices(ed, take) * LITTLE[ed.roles - 1] // 100


def exchange(g: State, ed: Table, seat: int) -> Move:
    """The offer that gains most, of all players and every other group: nobody hears the same offer turn after turn."""
    best, best_gain = NONE, 0
    for group in range(SPACES):
        if ed.group[group] != group or (group + g.round) & 1:
            continue
        for other in range(g.seats):
            if other != seat and g.bankrupt[other] == 0:
                take = wanted(g, ed, seat, other, group)
                if take:
                    gained, move = best_terms(g, ed, seat, other, take)
                    if gained > best_gain and not is_exchange(g, ed, seat, other, move.give, move.take):
                        best, best_gain = move, gained
    return best


def wanted(g: State, ed: Table, seat: int, other: int, group: int) -> int:
    """Which of the other's titles of the group it would have: those that complete a city, or the first that is bare."""
    bare = g.owns[other] & ed.group_set[group] & ~g.built
    if bare == 0 or (ed.bare_group and g.owns[other] & ed.group_set[group] & g.built):
        return 0
    if ed.kind[group] != STREET:
        return bare & -bare
    missing = ed.monopoly[g.role[seat]] - size(g.owns[seat] & ed.group_set[group])
    if ed.monopoly[g.role[seat]] > ed.group_size[group]:
        missing -= ed.monopoly[g.role[seat]] - ed.group_size[group]
    if missing <= 0 or size(bare) <= missing:
        return bare if missing > 0 else bare & -bare
    while size(bare) > missing:
        bare &= bare - 1
    return bare


def best_terms(g: State, ed: Table, seat: int, other: int, take: int) -> tuple[int, Move]:
    """What it gains at most by an offer for these titles that the other should accept, and the offer; 0 where none gains."""
    best, found = 0, NONE
    groups = ed.group[lowest(take)]
    sets = (g.owns[seat] & ~g.built) & ~ed.group_set[groups]
    give, tried = 0, 0
    while True:
        gained, cash = terms(g, ed, seat, other, give, take)
        if gained > best:
            move = Move(DO_OFFER, cash if cash > 0 else 0, -cash if cash < 0 else 0, other, give, take)
            if why_not(g, ed, seat, move) == OK:
                best, found = gained, move
        give = 0
        while sets and give == 0:
            group = ed.group[lowest(sets)]
            if (tried >> group) & 1 == 0:
                tried |= 1 << group
                part = sets & ed.group_set[group]
                if ed.kind[group] != STREET or completes(g, ed, other, group, part):
                    give = part
            sets &= ~ed.group_set[group]
        if give == 0:
            return best, found


def terms(g: State, ed: Table, seat: int, other: int, give: int, take: int) -> tuple[int, int]:
    """What it gains by the exchange, and the cash it must add (below 0: gets) so that the other accepts."""
    mine, theirs = exchanged(g, ed, seat, give, take), exchanged(g, ed, other, take, give)
    # The other wants its share s of what is gained: theirs + cash >= s (mine - cash); so does steady, by its own reckoning.
    cash = fair_cash(mine, theirs, LEAVES)
    groups = groups_of(ed, give | take)
    own, others = g.owns[seat], g.owns[other]
    plain = holdings(g, ed, seat, groups, (own & ~give) | take) - holdings(g, ed, seat, groups, own)
    plain_theirs = holdings(g, ed, other, groups, (others & ~take) | give) - holdings(g, ed, other, groups, others)
    asked = fair_cash(plain, plain_theirs, 50)
    if asked > cash:
        cash = asked
    # The first offer of a turn is at the printed prices, where these are lower; who refuses it, hears the other.
    printed = prices(ed, take) - prices(ed, give) + 1
    if g.offers == 0 and printed < cash:
        cash = printed
    elif g.offers > 0 and cash <= printed:
        return 0, 0
    spare = g.cash[seat] - ed.start_cash // 30
    if cash > spare or mine - cash < ed.price[lowest(take)] * MARGIN[ed.roles - 1] // 100:
        return 0, 0
    if cash < -g.cash[other] * 2 // 3:
        cash = -g.cash[other] * 2 // 3
    # Nor does it give away for little what brings the other much, or a city to one who can build on it.
    if 100 * (mine - cash) < SHARE * (theirs + cash):
        return 0, 0
    if g.cash[other] + cash >= ed.start_cash * BUILDS[ed.roles - 1] // 100 and hands_over(g, ed, seat, other, give, take):
        return 0, 0
    return mine - cash, cash


def hands_over(g: State, ed: Table, seat: int, other: int, give: int, take: int) -> bool:
    """Whether the exchange completes more cities for the other than for the seat."""
    return completed(g, ed, other, take, give) > completed(g, ed, seat, give, take)


def fair_cash(mine: int, theirs: int, share: int) -> int:
    """The least cash that leaves the other a gain, and so many per cent of what is left to the one who pays."""
    fair = (share * mine - 100 * theirs) // (100 + share) + 1
    least = 1 - theirs
    return fair if fair > least else least
