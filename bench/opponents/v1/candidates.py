"""Candidate moves of a position: the move trader would make, and a handful of others worth trying."""

from collections.abc import Iterator

from duopoly.rules.bits import lowest
from duopoly.rules.codes import (
    ADJUST,
    AUCTION,
    BEFORE_THROW,
    BUY,
    DEBT,
    DO_BID,
    DO_BUILD,
    DO_END,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_SELL,
    DO_THROW,
    END,
    OK,
    SPACES,
    STREET,
    THROW,
    Move,
)
from duopoly.rules.legal import legal
from duopoly.rules.refuse import why_not
from duopoly.rules.state import RuleTable, State
from duopoly.rules.trading import why_not_trade_now

from .offers import SHARE, fair_cash, titles_to_ask
from .steady import next_rent
from .trade_values import completes, exchanged
from .trader import decide, lot_worth
from .values import earns

MOST_OFFERS, MOST_BUILDS, MOST_SALES = 6, 3, 4
OFFERS_A_TURN = 2


def candidate_moves(g: State, rules: RuleTable) -> list[Move]:
    """The candidate moves of the player to act; trader's move is the first."""
    first = decide(g, rules)
    moves = [first]
    for move in others(g, rules, g.actor, first):
        if move not in moves and why_not(g, rules, g.actor, move) == OK:
            moves.append(move)
    return moves


def others(g: State, rules: RuleTable, seat: int, first: Move) -> Iterator[Move]:
    """Other moves worth trying, whether the rules allow them or not."""
    phase = g.phase
    if phase == AUCTION:
        yield from bids(g, rules, seat)
    elif phase == THROW:
        if g.held[seat]:
            yield from (move for move in legal(g, rules, seat) if move.verb < DO_BUILD)
        elif rules.trade == BEFORE_THROW and not g.again:
            yield Move(DO_THROW)
            yield from offers(g, rules, seat)
    elif phase == DEBT:
        yield from sales(g, rules, seat)
    elif phase in (END, ADJUST):
        yield Move(DO_END)
        yield from improvements(g, rules, seat)
        yield from offers(g, rules, seat)
    else:
        yield from (move for move in legal(g, rules, seat) if move.verb < DO_BUILD)
        if phase == BUY and g.cash[seat] < rules.price[g.space[seat]]:
            yield from sales(g, rules, seat)


def bids(g: State, rules: RuleTable, seat: int) -> Iterator[Move]:
    """Passing, raising by a tenth, and some sums up to one and a half times what the lot is worth."""
    yield Move(DO_PASS)
    value = lot_worth(g, rules, seat)
    yield Move(DO_BID, g.bid + 1 + max(g.bid, value) // 10)
    for percent in (50, 100, 150):
        if value * percent // 100 > g.bid:
            yield Move(DO_BID, value * percent // 100)


def improvements(g: State, rules: RuleTable, seat: int) -> Iterator[Move]:
    """The buildings that bring most for their cost, one in each city, and the mortgage of the dearest title to lift."""
    builds = [move for move in legal(g, rules, seat) if move.verb == DO_BUILD]
    builds.sort(key=lambda move: -next_rent(g, rules, seat, move.x) / rules.house_cost[move.x])
    cities = set[int]()
    for move in builds:
        if rules.group[move.x] not in cities and len(cities) < MOST_BUILDS:
            cities.add(rules.group[move.x])
            yield move
    lifts = [move for move in legal(g, rules, seat) if move.verb == DO_LIFT]
    yield from sorted(lifts, key=lambda move: -rules.price[move.x])[:1]


def sales(g: State, rules: RuleTable, seat: int) -> Iterator[Move]:
    """Sales and mortgages that cost least rent for their money."""
    moves = [move for move in legal(g, rules, seat) if move.verb in (DO_SELL, DO_MORTGAGE)]
    moves.sort(key=lambda move: earns(g, rules, move.x) / max(1, rules.mortgage[move.x]))
    yield from moves[:MOST_SALES]


def offers(g: State, rules: RuleTable, seat: int) -> list[Move]:
    """Trades that the other player should accept by trader's values, the best first; of every other group each round."""
    if g.offers >= OFFERS_A_TURN or g.n_claims or why_not_trade_now(g, rules) != OK:
        return []
    gains: dict[Move, int] = {}
    groups = [space for space in range(SPACES) if rules.group[space] == space and not (space + g.round) & 1]
    for other in range(g.seats):
        if other == seat or g.bankrupt[other]:
            continue
        for group in groups:
            take = titles_to_ask(g, rules, seat, other, group)
            if take:
                for give in (0, *gifts(g, rules, seat, other, group)):
                    consider(g, rules, seat, other, give, take, gains)
            give = titles_to_ask(g, rules, other, seat, group)
            if give:
                consider(g, rules, seat, other, give, 0, gains)
    return sorted(gains, key=lambda move: -gains[move])[:MOST_OFFERS]


def gifts(g: State, rules: RuleTable, seat: int, other: int, group: int) -> Iterator[int]:
    """What the seat could give for a title of the group: titles that complete a city for the other player, or companies."""
    sets = g.owns[seat] & ~g.built & ~rules.group_set[group]
    while sets:
        own = rules.group[lowest(sets)]
        part = sets & rules.group_set[own]
        sets &= ~part
        if rules.kind[own] != STREET or completes(g, rules, other, own, part):
            yield part


def consider(g: State, rules: RuleTable, seat: int, other: int, give: int, take: int, gains: dict[Move, int]) -> None:
    """Adds the trade, at the least cash for which the other player should accept, if it gains and the rules allow it."""
    mine, theirs = exchanged(g, rules, seat, give, take), exchanged(g, rules, other, take, give)
    cash = max(fair_cash(mine, theirs, SHARE), -g.cash[other])
    move = Move(DO_OFFER, max(0, cash), max(0, -cash), other, give, take)
    if mine - cash > 0 and why_not(g, rules, seat, move) == OK:
        gains[move] = mine - cash
