"""Trades between players: offers of titles, get-out cards and cash, to be accepted or rejected."""

from .bits import lowest
from .bookkeeping import fact
from .building import group_built, may_buy
from .codes import (
    ADJUST,
    ANSWER,
    AUCTION,
    BEFORE_THROW,
    CARD_BIT,
    CARDS,
    DECKS,
    E_ACCEPTED,
    E_GET_OUT_PASSED_ON,
    E_OFFER,
    E_PASSED_ON,
    E_REJECTED,
    E_SWAP,
    E_SWAP_ACCEPTED,
    E_SWAP_OFFER,
    E_SWAP_REJECTED,
    E_SWAP_WITHDRAWN,
    E_TRADE,
    E_WITHDRAWN,
    NOBODY,
    NOWHERE,
    OK,
    R_BANKRUPT,
    R_BARE_FIRST,
    R_CASH,
    R_CHOOSE_FIRST,
    R_COVER,
    R_EMPTY_OFFER,
    R_LOAN,
    R_MONOPOLY_HOUSES,
    R_NO_GET_OUT_CARD,
    R_NO_OFFER,
    R_NO_SWAP,
    R_NO_TRADE_TIMED,
    R_NOT_THEIRS,
    R_NOT_YOUR_OFFER,
    R_NOT_YOURS,
    R_ONE_OFFER,
    R_PRICE_WAR,
    R_SUM,
    R_THEIR_CASH,
    R_THEIR_COVER,
    R_THEIR_INTEREST,
    R_TRADE_BEFORE_THROW,
    R_TRADE_SELF,
    ROLE,
    THROW,
    TIMED,
    UNDECIDED,
    Move,
)
from .flow import interrupt, release, why_not_any_time
from .means import interest_on_all, why_not_covered
from .money import pay, spendable
from .mortgages import strands_houses
from .setup import cash_in_role, take_role
from .state import RuleTable, State
from .titles import TITLES, find_all_sites, give

MANY_OFFERS = 100
SIDES = (R_CASH, R_THEIR_CASH, R_NOT_YOURS, R_NOT_THEIRS, R_COVER, R_THEIR_COVER)


def why_not_offer(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """Why the seat may not make this offer now."""
    refusal = why_not_trade_now(g, rules)
    if refusal != OK:
        return refusal
    if not 0 <= m.to < g.seats or m.to == seat:
        return R_TRADE_SELF
    if g.bankrupt[m.to]:
        return R_BANKRUPT
    return why_not_terms(g, rules, seat, m)


def why_not_trade_now(g: State, rules: RuleTable) -> int:
    """Why no trade is allowed at this time."""
    refusal = why_not_any_time(g)
    if refusal != OK:
        return refusal
    if g.phase == ADJUST or (g.aim == TIMED and not rules.timed_trade):
        return R_NO_TRADE_TIMED
    if g.offerer != NOBODY:
        return R_ONE_OFFER
    if rules.trade == BEFORE_THROW and (g.again or (g.resume if g.phase >= AUCTION else g.phase) != THROW):
        return R_TRADE_BEFORE_THROW
    return OK


def why_not_terms(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """Why the exchange is not allowed: money alone would be a loan or a gift, and each side must have what it gives."""
    if not (m.give or m.take):
        return R_LOAN if m.x or m.y else R_EMPTY_OFFER
    if m.x < 0 or m.y < 0:
        return R_SUM
    if m.x > spendable(g, seat):
        return R_CASH
    if m.y > spendable(g, m.to):
        return R_THEIR_CASH
    refusal = why_not_side(g, rules, seat, m.give, m.take, R_NOT_YOURS)
    if refusal == OK:
        refusal = why_not_side(g, rules, m.to, m.take, m.give, R_NOT_THEIRS)
    if refusal == OK and not may_receive(g, rules, seat, m.take):
        refusal = R_PRICE_WAR
    if refusal == OK and not may_receive(g, rules, m.to, m.give):
        refusal = R_PRICE_WAR
    if refusal == OK:
        refusal = why_not_interest(g, rules, seat, m)
    return refusal if refusal != OK else why_not_covered(g, rules, seat, m)


def why_not_side(g: State, rules: RuleTable, giver: int, giving: int, getting: int, not_owned: int) -> int:
    """Why the giver cannot hand over one side of the offer: titles and cards must be its own, and the titles bare."""
    if giving & ~(TITLES | CARDS):
        return not_owned
    for deck in range(DECKS):
        if (giving >> (CARD_BIT + deck)) & 1 and g.keeper[deck] != giver:
            return R_NO_GET_OUT_CARD
    titles = giving & TITLES
    rest = titles
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        if g.owner[space] != giver or rules.price[space] == 0:
            return not_owned
        if (g.interest >> space) & 1:
            return R_CHOOSE_FIRST
        if g.buildings[space] > 0 or (rules.bare_group and group_built(g, rules, giver, rules.group[space])):
            return R_BARE_FIRST
    if titles and strands_houses(g, rules, giver, titles, getting & TITLES):
        return R_MONOPOLY_HOUSES
    return OK


def may_receive(g: State, rules: RuleTable, seat: int, getting: int) -> bool:
    """Whether the seat may get these titles: where the leaflet forbids buying in a price war, that includes trades."""
    return getting & TITLES == 0 or may_buy(g, rules, seat)


def why_not_interest(g: State, rules: RuleTable, seat: int, m: Move) -> int:
    """Why the new owner of a mortgaged title may not get it: it could not pay the interest."""
    if rules.mortgage_interest == 0:
        return OK
    if interest_on_all(g, rules, m.take & TITLES) > spendable(g, seat) - m.x + m.y:
        return R_CASH
    if interest_on_all(g, rules, m.give & TITLES) > spendable(g, m.to) + m.x - m.y:
        return R_THEIR_INTEREST
    return OK


def offer(g: State, seat: int, m: Move) -> None:
    """Makes an offer, which stands until it is accepted, rejected or withdrawn."""
    g.offerer = seat
    g.offered = m.to
    g.give = m.give
    g.take = m.take
    g.give_cash = m.x
    g.take_cash = m.y
    count_offer(g)
    fact(g, E_OFFER, seat, m.to, NOWHERE, m.x, m.y)
    interrupt(g, ANSWER, m.to)


def count_offer(g: State) -> None:
    """Counts the offers made since the turn began, up to `MANY_OFFERS`."""
    if g.offers < MANY_OFFERS:
        g.offers += 1


def terms(g: State) -> Move:
    """The present offer, as the move that made it."""
    return Move(0, g.give_cash, g.take_cash, g.offered, g.give, g.take)


def why_not_accept(g: State, rules: RuleTable, seat: int) -> int:
    """Why the seat may not accept: for instance because the exchange is no longer possible."""
    if g.swapping:
        return why_not_swap_now(g, rules, seat, g.offerer)
    return from_other_side(why_not_terms(g, rules, g.offerer, terms(g)))


def from_other_side(refusal: int) -> int:
    """Swaps the offerer's refusal codes for the recipient's."""
    for i in range(len(SIDES)):
        if refusal == SIDES[i]:
            return SIDES[i ^ 1]
    return refusal


def accept(g: State, rules: RuleTable) -> None:
    """Accepts the offer: both sides change hands."""
    giver, receiver, m = g.offerer, g.offered, terms(g)
    swapping = g.swapping
    fact(g, E_SWAP_ACCEPTED if swapping else E_ACCEPTED, receiver, giver, NOWHERE, 0, 0)
    drop_offer(g)
    if swapping:
        role = g.role[giver]
        take_role(g, rules, giver, g.role[receiver])
        take_role(g, rules, receiver, role)
        find_all_sites(g, rules, giver)
        find_all_sites(g, rules, receiver)
        fact(g, E_SWAP, giver, receiver, NOWHERE, g.role[giver], g.role[receiver])
        return
    if m.x > 0:
        pay(g, giver, receiver, m.x, E_TRADE, NOWHERE)
    if m.y > 0:
        pay(g, receiver, giver, m.y, E_TRADE, NOWHERE)
    hand_over(g, rules, giver, receiver, m.give)
    hand_over(g, rules, receiver, giver, m.take)


def hand_over(g: State, rules: RuleTable, giver: int, receiver: int, things: int) -> None:
    """Hands titles and get-out cards to their new owner; mortgaged titles stay mortgaged."""
    titles = things & TITLES
    while titles:
        space = lowest(titles)
        titles &= titles - 1
        give(g, rules, space, receiver)
        fact(g, E_PASSED_ON, giver, receiver, space, g.mortgaged[space], 0)
        if g.mortgaged[space] and rules.mortgage_interest > 0:
            g.interest |= 1 << space
            g.inherited &= ~(1 << space)
    for deck in range(DECKS):
        if (things >> (CARD_BIT + deck)) & 1:
            g.keeper[deck] = receiver
            fact(g, E_GET_OUT_PASSED_ON, giver, receiver, NOWHERE, deck, 0)


def drop_offer(g: State) -> None:
    """Removes the offer; the turn goes on where it was."""
    g.offerer = NOBODY
    g.offered = g.give_cash = g.take_cash = g.swapping = 0
    g.give = g.take = 0
    release(g)


def reject(g: State, seat: int) -> None:
    """Rejects the offer."""
    fact(g, E_SWAP_REJECTED if g.swapping else E_REJECTED, seat, g.offerer, NOWHERE, 0, 0)
    drop_offer(g)


def why_not_withdraw(g: State, seat: int) -> int:
    """Why the seat may not withdraw the offer: there is none, or somebody else made it."""
    if g.offerer == NOBODY:
        return R_NO_OFFER
    return OK if seat == g.offerer else R_NOT_YOUR_OFFER


def withdraw(g: State, seat: int) -> None:
    """Withdraws the offer."""
    fact(g, E_SWAP_WITHDRAWN if g.swapping else E_WITHDRAWN, seat, g.offered, NOWHERE, 0, 0)
    drop_offer(g)


def why_not_swap(g: State, rules: RuleTable, seat: int, other: int) -> int:
    """Why the seat may not offer to swap roles: some leaflets allow it, and only before the first throw."""
    if not rules.swap_roles or not g.setup or (g.phase != ROLE and g.phase != THROW and g.phase != ANSWER):
        return R_NO_SWAP
    if g.offerer != NOBODY:
        return R_ONE_OFFER
    if not 0 <= other < g.seats or other == seat:
        return R_TRADE_SELF
    if g.role[seat] == UNDECIDED or g.role[other] == UNDECIDED or g.role[seat] == g.role[other]:
        return R_NO_SWAP
    return why_not_swap_now(g, rules, seat, other)


def why_not_swap_now(g: State, rules: RuleTable, seat: int, other: int) -> int:
    """Why two seats with different roles may no longer swap them: titles dealt before the start let them build and spend."""
    if (g.owns[seat] | g.owns[other]) & g.built != 0:
        return R_NO_SWAP
    if cash_in_role(g, rules, seat, g.role[other]) < 0:
        return R_CASH
    return R_THEIR_CASH if cash_in_role(g, rules, other, g.role[seat]) < 0 else OK


def swap(g: State, seat: int, other: int) -> None:
    """Offers to swap roles."""
    g.offerer = seat
    g.offered = other
    g.swapping = 1
    count_offer(g)
    fact(g, E_SWAP_OFFER, seat, other, NOWHERE, 0, 0)
    interrupt(g, ANSWER, other)
