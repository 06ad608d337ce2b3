"""steady: sensible rules of thumb for both games and both roles.

It buys what it can pay for, keeps a reserve, builds where a house returns most, lifts mortgages when it has plenty, bids up to
what a title is worth to it, raises money where that costs least rent, and trades when both sides gain. A player who would get a
monopoly from it has to leave it a fair share of the gain.
"""

from duopoly.rules.bits import lowest
from duopoly.rules.building import may_buy, next_building_price, why_not_build, why_not_sell
from duopoly.rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BANK,
    BEFORE_THROW,
    BUY,
    DEBT,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_DECLINE,
    DO_END,
    DO_GIVE_UP,
    DO_GO,
    DO_KEEP,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PAY,
    DO_PLACE,
    DO_REJECT,
    DO_ROLE,
    DO_SELL,
    DO_TAX,
    DO_THROW,
    DO_USE_CARD,
    DO_WANT,
    END,
    FINE,
    GO,
    INTEREST,
    MONOPOLIST,
    OK,
    ROLE,
    SPACES,
    TAX,
    TAX_FLAT,
    TAX_PERCENT,
    THROW,
    WANT,
    Move,
)
from duopoly.rules.means import percent_tax
from duopoly.rules.mortgages import why_not_lift, why_not_mortgage
from duopoly.rules.prison import first_card, must_pay, why_not_pay_fee, why_not_use_card
from duopoly.rules.refuse import why_not
from duopoly.rules.state import RuleTable, State
from duopoly.rules.titles import TITLES

from .values import earns, gain, groups_of, value_of

THROW_DICE, END_TURN, PURCHASE, LEAVE_IT = Move(DO_THROW), Move(DO_END), Move(DO_BUY), Move(DO_DECLINE)
NONE = Move(-1)
SETTLING_ROUNDS = 15  # until about this round many titles are unsold, and it is worth moving


def decide(g: State, rules: RuleTable) -> Move:
    """The move of the player to act."""
    seat, phase = g.actor, g.phase
    if phase == THROW:
        return before_throw(g, rules, seat)
    if phase == END or phase == ADJUST:
        return manage(g, rules, seat)
    if phase == BUY:
        return purchase(g, rules, seat)
    if phase == DEBT:
        return raise_money(g, rules, seat)
    if phase == ANSWER:
        return Move(DO_ACCEPT) if is_good(g, rules) and why_not(g, rules, seat, Move(DO_ACCEPT)) == OK else Move(DO_REJECT)
    if phase == AUCTION:
        return bid(g, rules, seat)
    return decide_rare(g, rules, seat, phase)


def decide_rare(g: State, rules: RuleTable, seat: int, phase: int) -> Move:
    """The move in a phase that comes up rarely."""
    if phase == TAX:
        return Move(DO_TAX, TAX_PERCENT if percent_tax(g, rules, seat) < rules.income_tax else TAX_FLAT)
    if phase == ROLE:
        role = Move(DO_ROLE, seat % 2)
        return role if why_not(g, rules, seat, role) == OK else Move(DO_ROLE, 1 - seat % 2)
    if phase == GO:
        return choose_space(g, rules, seat)
    if phase == FINE:
        return Move(DO_PAY)
    if phase == INTEREST:
        return Move(DO_KEEP)
    if phase == WANT:
        return want_one(g, seat, g.cash[seat] > reserve(g, rules) + rules.house_cost[g.site])
    return first_site(g, rules, seat)


def before_throw(g: State, rules: RuleTable, seat: int) -> Move:
    """Trades if the edition allows it only now; then throws, or leaves prison."""
    if rules.trade == BEFORE_THROW and g.offers == 0 and not g.again and g.cash[seat] > reserve(g, rules):
        move = trade(g, rules, seat, g.cash[seat] - reserve(g, rules))
        if move.verb >= 0:
            return move
    return THROW_DICE if g.held[seat] == 0 else leave_prison(g, rules, seat)


def reserve(g: State, rules: RuleTable) -> int:
    """Cash that is not spent on improvements: much of it while titles are still to be bought."""
    return rules.start_cash // 10 if g.round > SETTLING_ROUNDS else rules.start_cash * 2 // 5


def leave_prison(g: State, rules: RuleTable, seat: int) -> Move:
    """Leaves prison by card or fee while there is much to buy, or if prison withholds its rents; else throws."""
    if must_pay(g, rules, seat) and not g.again:
        return use_card(g, seat) if may_use_card(g, seat) else Move(DO_PAY)
    if g.round > SETTLING_ROUNDS and (g.role[seat] != MONOPOLIST or rules.prison_collects):
        return THROW_DICE
    if may_use_card(g, seat):
        return use_card(g, seat)
    if g.cash[seat] > rules.fee + rules.start_cash // 20 and why_not_pay_fee(g, rules, seat) == OK:
        return Move(DO_PAY)
    return THROW_DICE


def want_one(g: State, seat: int, has_cash: bool) -> Move:
    """Asks for one of the last houses: the player who began to build always does, others if they have the cash."""
    return Move(DO_WANT, 1) if has_cash or g.builder == seat else Move(DO_PASS)


def may_use_card(g: State, seat: int) -> bool:
    """Whether it may leave prison by a get-out card now."""
    return why_not_use_card(g, seat, first_card(g, seat)) == OK


def use_card(g: State, seat: int) -> Move:
    """Uses the first of its get-out cards."""
    return Move(DO_USE_CARD, first_card(g, seat))


def purchase(g: State, rules: RuleTable, seat: int) -> Move:
    """Buys if a little cash is left: titles are what earns."""
    price = rules.price[g.space[seat]]
    if g.cash[seat] >= price + rules.start_cash // 30 and why_not(g, rules, seat, PURCHASE) == OK:
        return PURCHASE
    return LEAVE_IT


def manage(g: State, rules: RuleTable, seat: int) -> Move:
    """At the end of the turn: lifts, builds, offers a trade; one at a time. At the end of a timed game it keeps no reserve."""
    spare = g.cash[seat] - (0 if g.phase == ADJUST else reserve(g, rules))
    if spare > 0:
        move = improve(g, rules, seat, spare)
        if move.verb >= 0:
            return move
        if g.offers == 0 and g.phase == END and g.n_claims == 0:
            move = trade(g, rules, seat, spare)
            if move.verb >= 0:
                return move
    return END_TURN


def improve(g: State, rules: RuleTable, seat: int, spare: int) -> Move:
    """Lifts the mortgage or builds the house that brings most rent for its cost."""
    best, best_rent, best_cost = NONE, 0, 1
    titles = (g.owns[seat] & g.pledged) | g.sites[seat]
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        mortgaged = g.mortgaged[space]
        cost, verb = (rules.lift[space], DO_LIFT) if mortgaged else (next_building_price(g, rules, seat, space), DO_BUILD)
        if cost > spare:
            continue
        rent = rules.price[space] // 10 if mortgaged else next_rent(g, rules, seat, space)
        if rent * best_cost > best_rent * cost and may_improve(g, rules, seat, verb, space):
            best, best_rent, best_cost = Move(verb, space), rent, cost
    return best


def may_improve(g: State, rules: RuleTable, seat: int, verb: int, space: int) -> bool:
    """Whether the rules allow it."""
    if verb == DO_LIFT:
        return why_not_lift(g, rules, seat, space) == OK
    return why_not_build(g, rules, seat, space) == OK


def next_rent(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """What one more building adds to the rent; 0 if the street is fully built."""
    role, built = g.role[seat], g.buildings[space]
    if built > rules.max_houses[role]:
        return 0
    row = rules.rent[role][space]
    # A first house adds little but leads to the next ones, so the average up to the third counts.
    if rules.build_evenly and built < 2 and rules.max_houses[role] > 2:
        return (row[3] - row[0]) // 3
    return row[built + 1] - row[built]


def raise_money(g: State, rules: RuleTable, seat: int) -> Move:
    """Pays as soon as it can; until then sells or mortgages what costs least rent for the money it brings."""
    if g.cash[seat] >= g.owed[0]:
        return Move(DO_PAY)
    best, best_loss, best_money = NONE, 1, 0
    titles = g.owns[seat] & ~g.pledged
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        if g.buildings[space] > 0:
            money, loss, verb = rules.house_cost[space] // 2, rent_of_step(g, rules, seat, space), DO_SELL
        else:
            money, loss, verb = rules.mortgage[space], earns(g, rules, space), DO_MORTGAGE
        if money * best_loss > best_money * (loss + 1) and may_raise(g, rules, seat, verb, space):
            best, best_loss, best_money = Move(verb, space), loss + 1, money
    return best if best.verb >= 0 else Move(DO_GIVE_UP)


def may_raise(g: State, rules: RuleTable, seat: int, verb: int, space: int) -> bool:
    """Whether the rules allow it."""
    if verb == DO_SELL:
        return why_not_sell(g, rules, seat, space) == OK
    return why_not_mortgage(g, rules, seat, space) == OK


def rent_of_step(g: State, rules: RuleTable, seat: int, space: int) -> int:
    """The rent lost with one building."""
    row, built = rules.rent[g.role[seat]][space], g.buildings[space]
    return row[built] - row[built - 1]


def bid(g: State, rules: RuleTable, seat: int) -> Move:
    """Bids in small steps up to what the lot is worth and keeps a little cash; in price war only if it may buy."""
    limit, value = g.cash[seat] - rules.start_cash // 30, lot_value(g, rules, seat)
    if value < limit:
        limit = value
    if g.bid + 1 > limit or not may_buy(g, rules, seat):
        return Move(DO_PASS)
    step = rules.price[g.lot] // 10 if g.lot < SPACES else value // 10
    return Move(DO_BID, g.bid + step if step > 0 and g.bid + step <= limit else g.bid + 1)


def lot_value(g: State, rules: RuleTable, seat: int) -> int:
    """What the auction's lot is worth: a title what it adds, one of the last houses or hotels twice a house's price."""
    return gain(g, rules, seat, g.lot) if g.lot < SPACES else 2 * rules.house_cost[g.site]


def trade(g: State, rules: RuleTable, seat: int, spare: int) -> Move:
    """Every other round, looks through one group for a title that is worth more to it than to its owner."""
    if (g.round + seat) & 1:
        return NONE
    group = rules.group[(g.round * 7 + seat * 3) % SPACES]
    if group < 0:
        return NONE
    for i in range(rules.group_size[group]):
        space = rules.members[group][i]
        owner = g.owner[space]
        if owner != BANK and owner != seat and g.buildings[space] == 0:
            mine, theirs = gain(g, rules, seat, space), gain(g, rules, owner, space)
            sum_offered = theirs + (mine - theirs) * 2 // 5
            if mine > theirs + rules.price[space] // 4 and sum_offered <= spare:
                move = Move(DO_OFFER, sum_offered, 0, owner, 0, 1 << space)
                if why_not(g, rules, seat, move) == OK:
                    return move
    return NONE


def is_good(g: State, rules: RuleTable) -> bool:
    """Whether the player who is offered the trade gains by it, and gets a fair share of both gains."""
    if g.swapping or g.give > TITLES or g.take > TITLES:
        return False
    mine, theirs = gains(g, rules)
    return mine > 0 and 2 * mine >= theirs


def gains(g: State, rules: RuleTable) -> tuple[int, int]:
    """What the offer of titles and cash gains for the player who is offered it, and for the one who makes it."""
    giver, taker = g.offerer, g.offered
    groups = groups_of(rules, g.give | g.take)
    givers, takers = g.owns[giver], g.owns[taker]
    mine = value_of(g, rules, taker, groups, (takers & ~g.take) | g.give) - value_of(g, rules, taker, groups, takers)
    theirs = value_of(g, rules, giver, groups, (givers & ~g.give) | g.take) - value_of(g, rules, giver, groups, givers)
    return mine + g.give_cash - g.take_cash, theirs + g.take_cash - g.give_cash


def choose_space(g: State, rules: RuleTable, seat: int) -> Move:
    """The dearest unsold title it can pay for; else Start, or the first space it may choose."""
    best, fallback = NONE, NONE
    for space in range(SPACES):
        move = Move(DO_GO, space)
        if why_not(g, rules, seat, move) == OK:
            if fallback.verb < 0:
                fallback = move
            if g.owner[space] == BANK and 0 < rules.price[space] <= g.cash[seat]:
                if best.verb < 0 or rules.price[space] > rules.price[best.x]:
                    best = move
    return best if best.verb >= 0 else fallback


def first_site(g: State, rules: RuleTable, seat: int) -> Move:
    """The first street where the house or hotel it has won may stand."""
    for space in range(SPACES):
        move = Move(DO_PLACE, space)
        if why_not(g, rules, seat, move) == OK:
            return move
    return Move(DO_PASS)
