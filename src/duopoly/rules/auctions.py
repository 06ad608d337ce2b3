"""Auctions: of a declined title, of a bankrupt player's titles, and of the last houses or hotels (see `shortage`)."""

from .bits import lowest
from .bookkeeping import fact
from .building import may_buy
from .codes import (
    AUCTION,
    BANK,
    E_AUCTION,
    E_AUCTION_BEGINS,
    E_BID,
    E_DECLINED,
    E_PASS,
    E_PURCHASE,
    E_UNSOLD,
    HOTEL_LOT,
    NO_LOT,
    NOBODY,
    NOWHERE,
    OK,
    R_BID_HIGHER,
    R_CASH,
    R_COVER,
    R_PRICE_WAR,
    SEATS,
    SPACES,
)
from .flow import interrupt, settle
from .means import pledge_of_lot, spending_keeps_cover
from .money import charge, pay
from .state import RuleTable, State
from .titles import give


def why_not_buy(g: State, rules: RuleTable, seat: int) -> int:
    """Why the seat may not buy the title it stands on: it lacks the cash, or is in a price war where that forbids it."""
    if not may_buy(g, rules, seat):
        return R_PRICE_WAR
    space = g.space[seat]
    if g.cash[seat] < rules.price[space]:
        return R_CASH
    return OK if spending_keeps_cover(g, rules, seat, rules.price[space], rules.mortgage[space]) else R_COVER


def buy(g: State, rules: RuleTable, seat: int) -> None:
    """Buys the title of the space from the bank."""
    space = g.space[seat]
    give(g, rules, space, seat)
    settle(g)
    pay(g, seat, BANK, rules.price[space], E_PURCHASE, space)


def decline(g: State, rules: RuleTable, seat: int) -> None:
    """Leaves the title with the bank; in the classic game it is auctioned at once."""
    space = g.space[seat]
    fact(g, E_DECLINED, seat, BANK, space, 0, 0)
    settle(g)
    if rules.auction:
        auction(g, space, seat)


def auction(g: State, lot: int, after: int) -> None:
    """Opens the bidding on a lot, clockwise from the player after `after`."""
    g.lot = lot
    g.bid = 0
    g.best = NOBODY
    for seat in range(SEATS):
        g.out[seat] = 1 if seat >= g.seats or g.bankrupt[seat] else 0
        if lot >= SPACES and not g.wants[seat]:
            g.out[seat] = 1
    fact(g, E_AUCTION_BEGINS, NOBODY, BANK, place_of(lot), lot, 0)
    g.bidder = next_bidder(g, after)
    interrupt(g, AUCTION, g.bidder)


def place_of(lot: int) -> int:
    """The space of a lot; the last houses and hotels have none yet."""
    return lot if lot < SPACES else NOWHERE


def next_bidder(g: State, seat: int) -> int:
    """The next player clockwise who has not passed."""
    seat = seat + 1 if seat + 1 < g.seats else 0
    while g.out[seat]:
        seat = seat + 1 if seat + 1 < g.seats else 0
    return seat


def bidders(g: State) -> int:
    """How many players have not passed."""
    n = 0
    for seat in range(g.seats):
        if not g.out[seat]:
            n += 1
    return n


def why_not_bid(g: State, rules: RuleTable, seat: int, bid: int) -> int:
    """Why the seat may not bid this much: a bid must beat the last one and be within the bidder's cash."""
    if not may_buy(g, rules, seat):
        return R_PRICE_WAR
    if bid <= g.bid:
        return R_BID_HIGHER
    if bid > g.cash[seat]:
        return R_CASH
    return OK if spending_keeps_cover(g, rules, seat, bid, pledge_of_lot(g, rules, seat)) else R_COVER


def place_bid(g: State, rules: RuleTable, seat: int, bid: int) -> None:
    """Makes the best bid so far."""
    g.bid = bid
    g.best = seat
    fact(g, E_BID, seat, BANK, place_of(g.lot), g.lot, bid)
    go_round(g, rules, seat)


def pass_bid(g: State, rules: RuleTable, seat: int) -> None:
    """Drops out of this auction."""
    g.out[seat] = 1
    fact(g, E_PASS, seat, BANK, place_of(g.lot), g.lot, 0)
    go_round(g, rules, seat)


def go_round(g: State, rules: RuleTable, seat: int) -> None:
    """Moves on to the next bidder. The hammer falls when only the best bidder is left, or nobody."""
    left = bidders(g)
    if left == 0 or (left == 1 and g.best != NOBODY):
        hammer(g, rules)
    else:
        g.bidder = next_bidder(g, seat)
        g.actor = g.bidder


def hammer(g: State, rules: RuleTable) -> None:
    """The lot goes to the best bidder, who owes what they can no longer pay; without a bid it stays where it is."""
    lot, best, bid = g.lot, g.best, g.bid
    close(g)
    if best == NOBODY:
        fact(g, E_UNSOLD, NOBODY, BANK, place_of(lot), lot, 0)
        clear_wants(g)
        return
    charge(g, best, BANK, bid, E_AUCTION, place_of(lot))
    if lot < SPACES:
        give(g, rules, lot, best)
    else:
        if g.wants[best] > 0:  # in an auction set up by hand, nobody has said how many it wants
            g.wants[best] -= 1
        g.lot = lot
        g.respondent = best
        g.best = best
        take_from_box(g, lot, 1)


def close(g: State) -> None:
    """Ends the auction."""
    g.lot = NO_LOT
    g.bid = 0
    g.best = NOBODY
    g.bidder = 0
    for seat in range(SEATS):
        g.out[seat] = 0


def auction_estate(g: State) -> None:
    """Auctions the next of a bankrupt player's titles, in board order."""
    space = lowest(g.estate)
    g.estate &= ~(1 << space)
    auction(g, space, g.turn)


def take_from_box(g: State, lot: int, pieces: int) -> None:
    """Takes the pieces out of the box before they stand on the board; a negative number puts them back."""
    if lot == HOTEL_LOT:
        g.hotels_left -= pieces
    else:
        g.houses_left -= pieces


def clear_wants(g: State) -> None:
    """Clears what everybody wanted of the last houses or hotels."""
    for seat in range(SEATS):
        g.wants[seat] = 0
    g.builder = NOBODY
    g.site = 0
    g.sharing = 0
