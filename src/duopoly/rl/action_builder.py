"""Bids and offers put together action by action, until the complete move goes to the rules.

There is one way to put each move together: things in the order of the board, given ones before asked ones, then notes from the
largest down, given ones before asked ones. So actions and moves say exactly the same.
"""

from ..rules.actions import A_BID, A_BUILD, A_LIFT, A_MORTGAGE, A_SELL, A_SWAP, move_of
from ..rules.bits import lowest, size
from ..rules.codes import (
    AUCTION,
    BANK,
    DEBT,
    DO_BID,
    DO_OFFER,
    OK,
    OVER,
    R_MONOPOLY_HOUSES,
    R_NOT_THEIRS,
    R_NOT_YOURS,
    SPACES,
    STREET,
    Move,
)
from ..rules.legal import FIRST, legal_actions
from ..rules.packed import Money, Packed, Small, Wide, packed
from ..rules.refuse import why_not
from ..rules.state import RuleTable, State
from ..rules.trading import may_receive, why_not_side, why_not_trade_now
from .actions import A_ASK, A_CANCEL, A_GIVE, A_NOTE, A_OFFER, A_SEND, A_TAKE, ACTIONS, NOTES, THINGS
from .timestep import Timestep

OFFERS = 3
"""No offer or swap is begun in a turn that has seen so many; the rules know no limit, but a game has to go on."""

OFFERED = 3
"""How many times its price the simple game's offer gives for a street."""

EVERY_CARD = (1 << THINGS) - (1 << SPACES)

NO_DRAFT, BIDDING, OFFERING = range(3)
GIVING, TAKING, PAYING, ASKING = range(4)
UNFINISHED = Move(-1)


@packed
class ActionBuilder(Packed):
    """What who is to act has put together so far: nothing, a bid or an offer (`kind`), and what is named now (`part`).

    A bid is in `give_cash`. `shut`: one was given up, so that none is begun before the next move.
    """

    give: Wide
    take: Wide
    give_cash: Money
    take_cash: Money
    kind: Small
    part: Small
    to: Small
    shut: Small


def clear_draft(d: ActionBuilder) -> None:
    """Nothing is being put together."""
    d.give = d.take = 0
    d.give_cash = d.take_cash = 0
    d.kind = NO_DRAFT
    d.part = d.to = d.shut = 0


def step(g: State, d: ActionBuilder, action: int) -> Move:
    """Takes an action that the mask allows; returns the move that it completes, or UNFINISHED."""
    if action == A_CANCEL:
        clear_draft(d)
        d.shut = 1
        return UNFINISHED
    if action == A_SEND or (action == A_BID and d.kind == BIDDING):
        move = completed(d)
        clear_draft(d)
        return move
    if action < A_NOTE:
        d.shut = 0
        return move_of(g, action)
    add(g, d, action)
    return UNFINISHED


def completed(d: ActionBuilder) -> Move:
    """The move that has been put together."""
    if d.kind == BIDDING:
        return Move(DO_BID, d.give_cash)
    return Move(DO_OFFER, d.give_cash, d.take_cash, d.to, d.give, d.take)


def add(g: State, d: ActionBuilder, action: int) -> None:
    """Begins an offer, or adds a thing or a note."""
    if action >= A_TAKE:
        d.take |= 1 << (action - A_TAKE)
        d.part = TAKING
    elif action >= A_GIVE:
        d.give |= 1 << (action - A_GIVE)
    elif action >= A_OFFER:
        d.kind = OFFERING
        d.to = (g.actor + action - A_OFFER) % g.seats
    elif action == A_ASK:
        d.part = ASKING
    else:
        note = NOTES[action - A_NOTE]
        if d.kind == NO_DRAFT:
            d.kind = BIDDING
        if d.part == ASKING:
            d.take_cash += note
        else:
            d.part = PAYING
            d.give_cash += note


def mark(g: State, rules: RuleTable, d: ActionBuilder, turn: Timestep) -> None:
    """Writes the mask: a 1 for each action that who is to act may take now."""
    for action in range(ACTIONS):
        turn.mask[action] = 0
    if g.phase == OVER or g.actor < 0:
        return
    if d.kind == NO_DRAFT:
        mark_moves(g, rules, d, turn)
    else:
        turn.mask[A_CANCEL] = 1 - turn.simple
        if d.kind == BIDDING:
            turn.mask[A_BID] = 1 if d.give_cash > g.bid + 1 else 0
            mark_bid_notes(g, d, turn)
        elif turn.simple:
            mark_purchase(g, rules, d, turn)
        else:
            mark_offer(g, rules, d, turn)


def mark_moves(g: State, rules: RuleTable, d: ActionBuilder, turn: Timestep) -> None:
    """The moves that are one action, and what a bid or an offer begins with."""
    found = legal_actions(g, rules, g.actor)
    for i in range(len(FIRST)):
        bits = found[i]
        while bits:
            turn.mask[FIRST[i] + lowest(bits)] = 1
            bits &= bits - 1
    if g.offers >= OFFERS:
        for action in range(A_SWAP, A_NOTE):
            turn.mask[action] = 0
    if turn.simple:
        simplify(g, turn)
        mark_wishes(g, rules, turn)
    if d.shut or turn.simple:
        return
    if g.phase == AUCTION and turn.mask[A_BID]:
        mark_bid_notes(g, d, turn)
    if g.offers < OFFERS and why_not_trade_now(g, rules, g.actor) == OK:
        for n in range(1, g.seats):
            other = (g.actor + n) % g.seats
            if not g.bankrupt[other] and has_things(g, g.actor) + has_things(g, other) > 0:
                turn.mask[A_OFFER + n] = 1


def has_things(g: State, seat: int) -> int:
    """1 if the seat owns a title or keeps a get-out card: an offer needs one at least."""
    return 1 if g.owns[seat] or g.keeper[0] == seat or g.keeper[1] == seat else 0


def simplify(g: State, turn: Timestep) -> None:
    """In debt there is no building and lifting, else no selling and mortgaging."""
    for space in range(SPACES):
        if g.phase == DEBT:
            turn.mask[A_BUILD + space] = turn.mask[A_LIFT + space] = 0
        else:
            turn.mask[A_SELL + space] = turn.mask[A_MORTGAGE + space] = 0


def mark_wishes(g: State, rules: RuleTable, turn: Timestep) -> None:
    """Whom an offer may go to in the simple game, where each turn sees one."""
    streets = missing(g, rules, g.actor) if g.offers == 0 and why_not_trade_now(g, rules, g.actor) == OK else 0
    while streets:
        space = lowest(streets)
        streets &= streets - 1
        if why_not(g, rules, g.actor, purchase(g, rules, space)) == OK:
            turn.mask[A_OFFER + (g.owner[space] - g.actor) % g.seats] = 1


def mark_purchase(g: State, rules: RuleTable, d: ActionBuilder, turn: Timestep) -> None:
    """What the simple game's offer asks for; then the largest note that is due, and in the end to send it."""
    if d.take == 0:
        streets = missing(g, rules, g.actor) & g.owns[d.to]
        while streets:
            space = lowest(streets)
            streets &= streets - 1
            turn.mask[A_TAKE + space] = 1 if why_not(g, rules, g.actor, purchase(g, rules, space)) == OK else 0
        return
    due = purchase(g, rules, lowest(d.take)).x - d.give_cash
    for i in range(len(NOTES) - 1, -1, -1):
        if due >= NOTES[i]:
            turn.mask[A_NOTE + i] = 1
            return
    turn.mask[A_SEND] = 1


def purchase(g: State, rules: RuleTable, space: int) -> Move:
    """The simple game's offer: a street for some times its price."""
    return Move(DO_OFFER, OFFERED * rules.price[space], 0, g.owner[space], 0, 1 << space)


def missing(g: State, rules: RuleTable, seat: int) -> int:
    """Streets of others of which each would make its city the seat's monopoly."""
    needed, found = rules.monopoly[g.role[seat]], 0
    for space in range(SPACES):
        if rules.kind[space] == STREET and g.owner[space] != BANK and g.owner[space] != seat:
            city = rules.group_set[rules.group[space]]
            most = size(city)
            if size(city & g.owns[seat] & ~g.pledged) + 1 == (needed if needed < most else most):
                found |= 1 << space
    return found


def fits(amount: int, i: int, most: int) -> bool:
    """Whether note i may be laid on a sum: no smaller one lies there, it makes no larger one, and the sum stays within."""
    note = NOTES[i]
    if amount % note != 0 or amount + note > most:
        return False
    return i + 1 == len(NOTES) or (amount + note) % NOTES[i + 1] != 0


def mark_bid_notes(g: State, d: ActionBuilder, turn: Timestep) -> None:
    """Notes from which a bid above the least one can still be reached within the cash."""
    cash = g.cash[g.actor]
    for i in range(len(NOTES)):
        if fits(d.give_cash, i, cash):
            most = cash
            if i + 1 < len(NOTES):
                full = (d.give_cash // NOTES[i + 1] + 1) * NOTES[i + 1] - 1
                most = full if full < cash else cash
            turn.mask[A_NOTE + i] = 1 if most > g.bid + 1 else 0


def mark_offer(g: State, rules: RuleTable, d: ActionBuilder, turn: Timestep) -> None:
    """What may be added to the offer, and whether it may be sent as it stands."""
    seat = g.actor
    if d.part == GIVING:
        mark_things(g, rules, d, turn, A_GIVE)
    if d.part <= TAKING:
        mark_things(g, rules, d, turn, A_TAKE)
    if d.give | d.take == 0:  # money alone would be a loan
        return
    payer = d.to if d.part == ASKING else seat
    paid = d.take_cash if d.part == ASKING else d.give_cash
    for i in range(len(NOTES)):
        if fits(paid, i, g.cash[payer]):
            turn.mask[A_NOTE + i] = 1
    if d.part < ASKING and g.cash[d.to] > 0:
        turn.mask[A_ASK] = 1
    if (d.part < ASKING or d.take_cash > 0) and why_not(g, rules, seat, completed(d)) == OK:
        turn.mask[A_SEND] = 1


def mark_things(g: State, rules: RuleTable, d: ActionBuilder, turn: Timestep, first: int) -> None:
    """The things behind the last one named that the giver may hand over; what strands houses alone may yet do in exchange."""
    giving = first == A_GIVE
    giver, receiver = (g.actor, d.to) if giving else (d.to, g.actor)
    named, not_owned = (d.give, R_NOT_YOURS) if giving else (d.take, R_NOT_THEIRS)
    things = (EVERY_CARD | g.owns[giver]) & ~((1 << end_of(named)) - 1)
    while things:
        thing = lowest(things)
        things &= things - 1
        if may_receive(g, rules, receiver, 1 << thing):
            refusal = why_not_side(g, rules, giver, 1 << thing, 0, not_owned)
            if refusal == OK or refusal == R_MONOPOLY_HOUSES:
                turn.mask[first + thing] = 1


def end_of(things: int) -> int:
    """The number behind the last thing of a set; 0 for none."""
    n = 0
    while things >> n:
        n += 1
    return n
