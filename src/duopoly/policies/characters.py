"""Characters: six players with a temper of their own, each a variation of another policy by a few named parameters.

A character plays like the policy in BASES, and differs where its temper says so: how much cash it holds back, how it bids, what
it offers and accepts, and whether it builds at once. So it gets better when that policy does.

dukat hoards cash. targo haggles. veta blocks the cities of others. mura builds at once. kamrat plays for the camp, and in games
without camps against the leader. loko loves companies and little else.
"""

from ..rules.bits import lowest, size
from ..rules.building import may_buy, next_building_price
from ..rules.codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BEFORE_THROW,
    BUY,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_END,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_REJECT,
    DO_THROW,
    END,
    NOBODY,
    OK,
    SPACES,
    STREET,
    THROW,
    Move,
)
from ..rules.mortgages import why_not_mortgage
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..rules.titles import TITLES
from .greedy import decide as decide_greedily
from .greedy import prices
from .offers import titles_to_ask
from .steady import END_TURN, LEAVE_IT, NONE, PURCHASE, THROW_DICE, improve, leave_prison, next_rent
from .steady import decide as decide_steadily
from .trade_values import completed, completes, exchanged
from .trader import decide as decide_by_trade
from .trader import lot_worth

NAMES = ("dukat", "targo", "veta", "mura", "kamrat", "loko")
DUKAT, TARGO, VETA, MURA, KAMRAT, LOKO = range(len(NAMES))

# What a character is: one number for each of NAMES.
GREEDY, STEADY, TRADER = range(3)
BASES = (STEADY, TRADER, TRADER, TRADER, TRADER, GREEDY)  # the policy it plays like otherwise
CUSHIONS = (30, 0, 0, 0, 0, 0)  # percent of the starting cash that it keeps whatever it could buy, build, or trade
BIDS = (90, 80, 100, 115, 100, 60)  # percent of what trader would pay for a lot
SELLS = (175, 0, 0, 0, 0, 0)  # percent of the printed prices for which it sells what completes no city; 0: as the base
FAIR = (0, 100, 0, 0, 0, 0)  # percent of the other player's gain that it wants to gain itself; 0: as the base
BLOCKS = (0, 0, 220, 0, 150, 0)  # percent of the price that it pays to keep a city from others; 0: as the base
BUILDS_AT_ONCE = (0, 0, 0, 1, 0, 0)  # 1: it keeps no reserve, and mortgages to build
COMPANIES = (0, 0, 0, 0, 0, 200)  # percent of the price that it pays for a company; 0: as the base
STREETS = (0, 0, 0, 0, 0, 25)  # percent of the starting cash that it keeps for companies when it could buy a street

OFFERS_EVERY = 3  # rounds: it makes its own offers in every third one, so that others do not tire of hearing them
HAGGLES = 3  # how many offers targo makes then
FIRST_PRICE, RAISE = 55, 30  # percent of the printed prices that it offers at first, and how much more each time
SMALL_CHANGE = 30  # the part of the starting cash that an offer leaves at least, as its divisor


def decide(g: State, rules: RuleTable, who: int) -> Move:
    """The move of the player to act; `who` is a number in NAMES."""
    seat, phase = g.actor, g.phase
    if phase == ANSWER:
        good = accepts(g, rules, seat, who) and why_not(g, rules, seat, Move(DO_ACCEPT)) == OK
        return Move(DO_ACCEPT) if good else Move(DO_REJECT)
    if phase == AUCTION:
        return bid(g, rules, seat, who)
    move = base_move(g, rules, who)
    if phase == BUY:
        return purchase(g, rules, seat, who, move)
    return manage(g, rules, seat, who, move) if phase == END or phase == ADJUST or phase == THROW else move


def base_move(g: State, rules: RuleTable, who: int) -> Move:
    """What the policy does that the character varies."""
    if BASES[who] == TRADER:
        return decide_by_trade(g, rules)
    return decide_steadily(g, rules) if BASES[who] == STEADY else decide_greedily(g, rules)


# Buying and bidding


def purchase(g: State, rules: RuleTable, seat: int, who: int, move: Move) -> Move:
    """Buys, unless it keeps its cash for something else; some mortgage titles for what they want."""
    space = g.space[seat]
    rest = g.cash[seat] - rules.price[space]
    if move == PURCHASE:
        held_back = CUSHIONS[who] if rules.kind[space] != STREET else CUSHIONS[who] + STREETS[who]
        wants = held_back == 0 or rest >= rules.start_cash * held_back // 100
        return move if wants or completes(g, rules, seat, rules.group[space], 1 << space) else LEAVE_IT
    if rest < 0 and craves(g, rules, seat, who, space) and may_buy(g, rules, seat):
        pawned = pawn(g, rules, seat, -rest)
        return pawned if pawned.verb >= 0 else move
    return move


def craves(g: State, rules: RuleTable, seat: int, who: int, space: int) -> bool:
    """Whether it wants the title more than its price: a company, or what another player lacks for a city."""
    if COMPANIES[who] > 0 and rules.kind[space] != STREET:
        return True
    return BLOCKS[who] > 0 and threatened(g, rules, seat, who, space) != NOBODY


def threatened(g: State, rules: RuleTable, seat: int, who: int, space: int) -> int:
    """The first opponent who would complete a city with the street; NOBODY if there is none."""
    if rules.kind[space] != STREET:
        return NOBODY
    for other in range(g.seats):
        if other != seat and g.bankrupt[other] == 0 and not is_mate(g, rules, seat, who, other):
            if completes(g, rules, other, rules.group[space], 1 << space):
                return other
    return NOBODY


def pawn(g: State, rules: RuleTable, seat: int, short: int) -> Move:
    """Mortgages a bare street for the missing cash, the cheapest first; NONE if all together do not bring it."""
    best, money = NONE, 0
    titles = g.owns[seat] & rules.streets & ~g.pledged & ~g.built & ~g.sites[seat]
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        if why_not_mortgage(g, rules, seat, space) == OK:
            money += rules.mortgage[space]
            if best.verb < 0 or rules.mortgage[space] < rules.mortgage[best.x]:
                best = Move(DO_MORTGAGE, space)
    return best if money >= short else NONE


def bid(g: State, rules: RuleTable, seat: int, who: int) -> Move:
    """Bids in small steps up to what the lot is worth to it; kamrat not against its camp."""
    most = most_bid(g, rules, seat, who)
    against_mate = g.best != NOBODY and is_mate(g, rules, seat, who, g.best)
    if g.bid + 1 > most or against_mate or not may_buy(g, rules, seat):
        return Move(DO_PASS)
    step = 0 if FAIR[who] > 0 else rules.price[g.lot] // 10 if g.lot < SPACES else rules.house_cost[g.site] // 5
    return Move(DO_BID, g.bid + step if step > 0 and g.bid + step <= most else g.bid + 1)


def most_bid(g: State, rules: RuleTable, seat: int, who: int) -> int:
    """The most it bids for the lot with the cash it has."""
    value = lot_worth(g, rules, seat) * BIDS[who] // 100
    if g.lot < SPACES:
        percent = 0
        if COMPANIES[who] > 0 and rules.kind[g.lot] != STREET:
            percent = COMPANIES[who]
        elif BLOCKS[who] > 0 and threatened(g, rules, seat, who, g.lot) != NOBODY:
            percent = BLOCKS[who]
        if rules.price[g.lot] * percent // 100 > value:
            value = rules.price[g.lot] * percent // 100
    cash = g.cash[seat] - cushion(rules, who) - 1
    return value if value < cash else cash


def cushion(rules: RuleTable, who: int) -> int:
    """The cash it always keeps."""
    return rules.start_cash * CUSHIONS[who] // 100


# The end of the turn, or before the throw where that is the time for trades


def manage(g: State, rules: RuleTable, seat: int, who: int, move: Move) -> Move:
    """The base's move, if the temper lets it; a building at once; an offer of its own."""
    if move.verb == DO_OFFER and not may_offer(g, rules, seat, who, move):
        move = idle_move(g, rules, seat)
    if g.phase == END and BUILDS_AT_ONCE[who] > 0 and move.verb != DO_BUILD:
        building = build_at_once(g, rules, seat)
        if building.verb >= 0:
            return building
    if g.phase == END and CUSHIONS[who] > 0 and (move.verb == DO_BUILD or move.verb == DO_LIFT):
        cost = rules.lift[move.x] if move.verb == DO_LIFT else next_building_price(g, rules, seat, move.x)
        if g.cash[seat] - cost < cushion(rules, who):
            move = END_TURN
    if is_time_to_trade(g, rules, move):
        offer = own_offer(g, rules, seat, who)
        if offer.verb >= 0 and why_not(g, rules, seat, offer) == OK:
            return offer
    return move


def idle_move(g: State, rules: RuleTable, seat: int) -> Move:
    """What it does instead of an offer."""
    if g.phase != THROW:
        return END_TURN
    return THROW_DICE if g.held[seat] == 0 else leave_prison(g, rules, seat)


def is_time_to_trade(g: State, rules: RuleTable, move: Move) -> bool:
    """Whether it is the phase for trades in this edition, and nothing else is left to do."""
    if g.n_claims > 0 or g.again > 0:
        return False
    if rules.trade == BEFORE_THROW:
        return g.phase == THROW and move.verb == DO_THROW
    return g.phase == END and move.verb == DO_END


def build_at_once(g: State, rules: RuleTable, seat: int) -> Move:
    """Builds or lifts with all its cash; mortgages a street that is no site to build on one that is."""
    move = improve(g, rules, seat, g.cash[seat] - 1)
    if move.verb >= 0 and (move.verb == DO_BUILD or g.sites[seat] == 0):
        return move
    sites, short = g.sites[seat], 0
    while sites:
        space = lowest(sites)
        sites &= sites - 1
        missing = next_building_price(g, rules, seat, space) - g.cash[seat] + 1
        if missing > 0 and (short == 0 or missing < short) and next_rent(g, rules, seat, space) > rules.price[space] // 4:
            short = missing
    if short == 0 or rules.monopoly[g.role[seat]] == 0:
        return NONE
    return pawn(g, rules, seat, short)


def may_offer(g: State, rules: RuleTable, seat: int, who: int, move: Move) -> bool:
    """Whether its temper lets it make the base's offer."""
    if CUSHIONS[who] > 0 and g.cash[seat] - move.x < cushion(rules, who):
        return False
    if who == KAMRAT and not is_mate(g, rules, seat, who, move.to):
        return False
    return who != VETA or completed(g, rules, move.to, move.take & TITLES, move.give & TITLES) == 0


def own_offer(g: State, rules: RuleTable, seat: int, who: int) -> Move:
    """An offer that only this character makes; NONE if it has none to make."""
    if (g.round + seat) % OFFERS_EVERY != 0:
        return NONE
    if who == TARGO:
        return haggle(g, rules, seat)
    if g.offers > 0:
        return NONE
    if who == VETA:
        return blocking_offer(g, rules, seat, who)
    if who == KAMRAT and rules.roles == 2:
        return offer_to_camp(g, rules, seat, who)
    return company_offer(g, rules, seat, who) if who == LOKO else NONE


def haggle(g: State, rules: RuleTable, seat: int) -> Move:
    """Cash for the titles that gain most, far below the printed prices at first, and a little more after each refusal."""
    best, best_gain = NONE, 0
    if g.offers >= HAGGLES:
        return NONE
    for group in range(SPACES):
        if rules.group[group] != group:
            continue
        for other in range(g.seats):
            if other == seat or g.bankrupt[other] > 0:
                continue
            take = titles_to_ask(g, rules, seat, other, group)
            cash = prices(rules, take) * (FIRST_PRICE + RAISE * g.offers) // 100
            if take and cash <= g.cash[seat] - rules.start_cash // SMALL_CHANGE:
                gained = exchanged(g, rules, seat, 0, take) - cash
                move = Move(DO_OFFER, cash, 0, other, 0, take)
                if gained > best_gain and why_not(g, rules, seat, move) == OK:
                    best, best_gain = move, gained
    return best


def blocking_offer(g: State, rules: RuleTable, seat: int, who: int) -> Move:
    """Cash for a street that a third player lacks for a city, before that player buys it."""
    titles = rules.streets & ~g.owns[seat] & ~g.built
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        owner = g.owner[space]
        if owner < 0 or g.buildings[space] > 0:
            continue
        other = threatened(g, rules, seat, who, space)
        cash = rules.price[space] * BLOCKS[who] // 150
        if other != NOBODY and other != owner and cash <= g.cash[seat] - rules.start_cash // SMALL_CHANGE:
            move = Move(DO_OFFER, cash, 0, owner, 0, 1 << space)
            if why_not(g, rules, seat, move) == OK:
                return move
    return NONE


def offer_to_camp(g: State, rules: RuleTable, seat: int, who: int) -> Move:
    """Streets that complete a city for somebody of its camp, at the printed prices or for what that player can spare."""
    for other in range(g.seats):
        if other == seat or g.bankrupt[other] > 0 or not is_mate(g, rules, seat, who, other):
            continue
        rest = g.owns[seat] & rules.streets & ~g.built
        while rest:
            part = rest & rules.group_set[rules.group[lowest(rest)]]
            rest &= ~part
            if completes(g, rules, other, rules.group[lowest(part)], part):
                if completes(g, rules, other, rules.group[lowest(part)], part & -part):
                    part &= -part
                spare = g.cash[other] - rules.start_cash // 5
                cash = prices(rules, part) if prices(rules, part) < spare else spare
                move = Move(DO_OFFER, 0, cash, other, part, 0)
                if cash > 0 and why_not(g, rules, seat, move) == OK:
                    return move
    return NONE


def company_offer(g: State, rules: RuleTable, seat: int, who: int) -> Move:
    """Much cash for somebody's company."""
    for space in range(SPACES):
        owner = g.owner[space]
        if rules.price[space] > 0 and rules.kind[space] != STREET and owner >= 0 and owner != seat:
            cash = rules.price[space] * COMPANIES[who] // 130
            move = Move(DO_OFFER, cash, 0, owner, 0, 1 << space)
            if cash <= g.cash[seat] - rules.start_cash // SMALL_CHANGE and why_not(g, rules, seat, move) == OK:
                return move
    return NONE


# Answering offers


def accepts(g: State, rules: RuleTable, seat: int, who: int) -> bool:
    """Whether it takes the offer: the base's answer, changed by its temper."""
    if g.swapping or g.give > TITLES or g.take > TITLES:
        return False
    other, paid = g.offerer, g.take_cash - g.give_cash
    if paid > 0 and g.cash[seat] - paid < cushion(rules, who):
        return False
    if who == KAMRAT:
        if not is_mate(g, rules, seat, who, other):
            return False
        if rules.roles == 2 and helps_camp(g, rules, seat, paid):
            return True
    if who == VETA and gives_hope(g, rules, other):
        return False
    companies = TITLES & ~rules.streets
    if COMPANIES[who] > 0:
        if g.take & companies:
            return False
        if g.give & companies and g.take == 0:
            return 100 * paid <= COMPANIES[who] * prices(rules, g.give)
    if SELLS[who] > 0 and g.give == 0 and completed(g, rules, other, g.give, g.take) == 0:
        if g.take and -100 * paid >= SELLS[who] * prices(rules, g.take):
            return True
    if base_move(g, rules, who).verb != DO_ACCEPT:
        return False
    if FAIR[who] == 0:
        return True
    mine, theirs = gains(g, rules)
    return 100 * mine >= FAIR[who] * theirs


def gains(g: State, rules: RuleTable) -> tuple[int, int]:
    """What the offer gains for the player who is offered it, and for the one who makes it, by trader's values."""
    paid = g.take_cash - g.give_cash
    mine = exchanged(g, rules, g.offered, g.take & TITLES, g.give & TITLES) - paid
    return mine, exchanged(g, rules, g.offerer, g.give & TITLES, g.take & TITLES) + paid


def helps_camp(g: State, rules: RuleTable, seat: int, paid: int) -> bool:
    """Whether the offer gains for both together, and the seat can bear it."""
    mine, theirs = gains(g, rules)
    return mine + theirs > 0 and 4 * mine > -rules.start_cash and g.cash[seat] - paid > rules.start_cash // 10


def gives_hope(g: State, rules: RuleTable, other: int) -> bool:
    """Whether the offer takes a street of a city in which the other player has one already, or could make a monopoly."""
    needed, titles = rules.monopoly[g.role[other]], g.take & rules.streets
    while titles and needed > 0:
        space = lowest(titles)
        titles &= titles - 1
        if size(g.owns[other] & rules.group_set[rules.group[space]]) > 0:
            return True
    return False


def is_mate(g: State, rules: RuleTable, seat: int, who: int, other: int) -> bool:
    """Whether it plays with the other: kamrat with its camp, and in games without camps with all but the leader."""
    if who != KAMRAT:
        return False
    return g.role[other] == g.role[seat] if rules.roles == 2 else other != leader(g, rules)


def leader(g: State, rules: RuleTable) -> int:
    """The player with the most cash and titles, at their printed prices."""
    best, most = 0, -1
    for seat in range(g.seats):
        wealth = g.cash[seat] + prices(rules, g.owns[seat] & ~g.pledged)
        if g.bankrupt[seat] == 0 and wealth > most:
            best, most = seat, wealth
    return best
