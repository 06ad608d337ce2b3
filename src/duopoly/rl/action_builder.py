"""Builds bids and offers action by action, until the complete move goes to the rules.

There is one way to build each move: things in the order of the board, first those given, then those requested; then bills
from the largest down, first those given, then those requested. So actions and moves say exactly the same.
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
"""After so many offers or swaps in a turn no more can be begun: the rules have no limit, but a game has to go on."""

OFFERED = 3
"""The simple game's offer gives this many times a street's price."""

EVERY_CARD = (1 << THINGS) - (1 << SPACES)

NOTHING_BEGUN, BIDDING, OFFERING = range(3)
GIVING, TAKING, PAYING, ASKING = range(4)
UNFINISHED = Move(-1)


@packed
class ActionBuilder(Packed):
    """What the player to act has built so far: nothing, a bid or an offer (`kind`), and what comes next (`part`).

    A bid is in `give_cash`. `shut`: one was canceled, so no other can be begun before the next move.
    """

    give: Wide
    take: Wide
    give_cash: Money
    take_cash: Money
    kind: Small
    part: Small
    to: Small
    shut: Small


def clear(builder: ActionBuilder) -> None:
    """Starts over with nothing."""
    builder.give = builder.take = 0
    builder.give_cash = builder.take_cash = 0
    builder.kind = NOTHING_BEGUN
    builder.part = builder.to = builder.shut = 0


def step(g: State, builder: ActionBuilder, action: int) -> Move:
    """Takes an action that the mask allows; returns the move that it completes, or UNFINISHED."""
    if action == A_CANCEL:
        clear(builder)
        builder.shut = 1
        return UNFINISHED
    if action == A_SEND or (action == A_BID and builder.kind == BIDDING):
        move = completed(builder)
        clear(builder)
        return move
    if action < A_NOTE:
        builder.shut = 0
        return move_of(g, action)
    add(g, builder, action)
    return UNFINISHED


def completed(builder: ActionBuilder) -> Move:
    """The move that has been built."""
    if builder.kind == BIDDING:
        return Move(DO_BID, builder.give_cash)
    return Move(DO_OFFER, builder.give_cash, builder.take_cash, builder.to, builder.give, builder.take)


def add(g: State, builder: ActionBuilder, action: int) -> None:
    """Begins an offer, or adds a thing or a bill."""
    if action >= A_TAKE:
        builder.take |= 1 << (action - A_TAKE)
        builder.part = TAKING
    elif action >= A_GIVE:
        builder.give |= 1 << (action - A_GIVE)
    elif action >= A_OFFER:
        builder.kind = OFFERING
        builder.to = (g.actor + action - A_OFFER) % g.seats
    elif action == A_ASK:
        builder.part = ASKING
    else:
        note = NOTES[action - A_NOTE]
        if builder.kind == NOTHING_BEGUN:
            builder.kind = BIDDING
        if builder.part == ASKING:
            builder.take_cash += note
        else:
            builder.part = PAYING
            builder.give_cash += note


def mark(g: State, rules: RuleTable, builder: ActionBuilder, timestep: Timestep) -> None:
    """Writes the mask: a 1 for each action that the player to act may take."""
    unmark(timestep)
    if g.phase == OVER or g.actor < 0:
        return
    if builder.kind == NOTHING_BEGUN:
        mark_moves(g, rules, builder, timestep)
    else:
        timestep.mask[A_CANCEL] = 1 - timestep.simple
        if builder.kind == BIDDING:
            timestep.mask[A_BID] = 1 if builder.give_cash > g.bid + 1 else 0
            mark_bid_notes(g, builder, timestep)
        elif timestep.simple:
            mark_purchase(g, rules, builder, timestep)
        else:
            mark_offer(g, rules, builder, timestep)


def unmark(timestep: Timestep) -> None:
    """Writes a mask of zeros."""
    for action in range(ACTIONS):
        timestep.mask[action] = 0


def mark_moves(g: State, rules: RuleTable, builder: ActionBuilder, timestep: Timestep) -> None:
    """Marks the moves that are one action, and the actions that begin a bid or an offer."""
    options = legal_actions(g, rules, g.actor)
    for i in range(len(FIRST)):
        bits = options[i]
        while bits:
            timestep.mask[FIRST[i] + lowest(bits)] = 1
            bits &= bits - 1
    if g.offers >= OFFERS:
        for action in range(A_SWAP, A_NOTE):
            timestep.mask[action] = 0
    if timestep.simple:
        simplify(g, timestep)
        mark_recipients(g, rules, timestep)
    if builder.shut or timestep.simple:
        return
    if g.phase == AUCTION and timestep.mask[A_BID]:
        mark_bid_notes(g, builder, timestep)
    if g.offers < OFFERS and why_not_trade_now(g, rules) == OK:
        for n in range(1, g.seats):
            other = (g.actor + n) % g.seats
            if not g.bankrupt[other] and has_things(g, g.actor) + has_things(g, other) > 0:
                timestep.mask[A_OFFER + n] = 1


def has_things(g: State, seat: int) -> int:
    """1 if the seat owns a title or a get-out card: an offer needs at least one."""
    return 1 if g.owns[seat] or g.keeper[0] == seat or g.keeper[1] == seat else 0


def simplify(g: State, timestep: Timestep) -> None:
    """Removes building and lifting in debt, selling and mortgaging otherwise."""
    for space in range(SPACES):
        if g.phase == DEBT:
            timestep.mask[A_BUILD + space] = timestep.mask[A_LIFT + space] = 0
        else:
            timestep.mask[A_SELL + space] = timestep.mask[A_MORTGAGE + space] = 0


def mark_recipients(g: State, rules: RuleTable, timestep: Timestep) -> None:
    """Marks who can get an offer in the simple game, which allows one per turn."""
    streets = missing(g, rules, g.actor) if g.offers == 0 and why_not_trade_now(g, rules) == OK else 0
    while streets:
        space = lowest(streets)
        streets &= streets - 1
        if why_not(g, rules, g.actor, purchase(g, rules, space)) == OK:
            timestep.mask[A_OFFER + (g.owner[space] - g.actor) % g.seats] = 1


def mark_purchase(g: State, rules: RuleTable, builder: ActionBuilder, timestep: Timestep) -> None:
    """Marks what the simple game's offer can request; then the largest bill still due; at last, sending it."""
    if builder.take == 0:
        streets = missing(g, rules, g.actor) & g.owns[builder.to]
        while streets:
            space = lowest(streets)
            streets &= streets - 1
            timestep.mask[A_TAKE + space] = 1 if why_not(g, rules, g.actor, purchase(g, rules, space)) == OK else 0
        return
    due = purchase(g, rules, lowest(builder.take)).x - builder.give_cash
    for i in range(len(NOTES) - 1, -1, -1):
        if due >= NOTES[i]:
            timestep.mask[A_NOTE + i] = 1
            return
    timestep.mask[A_SEND] = 1


def purchase(g: State, rules: RuleTable, space: int) -> Move:
    """The simple game's offer: a multiple of its price for a street."""
    return Move(DO_OFFER, OFFERED * rules.price[space], 0, g.owner[space], 0, 1 << space)


def missing(g: State, rules: RuleTable, seat: int) -> int:
    """Streets of other players each of which would complete a monopoly for the seat."""
    needed, streets = rules.monopoly[g.role[seat]], 0
    for space in range(SPACES):
        if rules.kind[space] == STREET and g.owner[space] != BANK and g.owner[space] != seat:
            city = rules.group_set[rules.group[space]]
            most = size(city)
            if size(city & g.owns[seat] & ~g.pledged) + 1 == (needed if needed < most else most):
                streets |= 1 << space
    return streets


def fits(amount: int, i: int, most: int) -> bool:
    """Whether bill i can follow: after no smaller one, without making up a larger one, and within the limit."""
    note = NOTES[i]
    if amount % note != 0 or amount + note > most:
        return False
    return i + 1 == len(NOTES) or (amount + note) % NOTES[i + 1] != 0


def mark_bid_notes(g: State, builder: ActionBuilder, timestep: Timestep) -> None:
    """Marks bills from which a bid above the minimum can be reached with the player's cash."""
    cash = g.cash[g.actor]
    for i in range(len(NOTES)):
        if fits(builder.give_cash, i, cash):
            most = cash
            if i + 1 < len(NOTES):
                full = (builder.give_cash // NOTES[i + 1] + 1) * NOTES[i + 1] - 1
                most = full if full < cash else cash
            timestep.mask[A_NOTE + i] = 1 if most > g.bid + 1 else 0


def mark_offer(g: State, rules: RuleTable, builder: ActionBuilder, timestep: Timestep) -> None:
    """Marks what can be added to the offer, and whether it can be sent as it stands."""
    seat = g.actor
    if builder.part == GIVING:
        mark_things(g, rules, builder, timestep, A_GIVE)
    if builder.part <= TAKING:
        mark_things(g, rules, builder, timestep, A_TAKE)
    if builder.give | builder.take == 0:  # cash alone would be a loan
        return
    payer = builder.to if builder.part == ASKING else seat
    paid = builder.take_cash if builder.part == ASKING else builder.give_cash
    for i in range(len(NOTES)):
        if fits(paid, i, g.cash[payer]):
            timestep.mask[A_NOTE + i] = 1
    if builder.part < ASKING and g.cash[builder.to] > 0:
        timestep.mask[A_ASK] = 1
    if (builder.part < ASKING or builder.take_cash > 0) and why_not(g, rules, seat, completed(builder)) == OK:
        timestep.mask[A_SEND] = 1


def mark_things(g: State, rules: RuleTable, builder: ActionBuilder, timestep: Timestep, first: int) -> None:
    """Marks the things after the last one that the giver may hand over.

    A street that would leave houses stranded is allowed, because the rest of the trade may change that.
    """
    giving = first == A_GIVE
    giver, receiver = (g.actor, builder.to) if giving else (builder.to, g.actor)
    named, not_owned = (builder.give, R_NOT_YOURS) if giving else (builder.take, R_NOT_THEIRS)
    things = (EVERY_CARD | g.owns[giver]) & ~((1 << end_of(named)) - 1)
    while things:
        thing = lowest(things)
        things &= things - 1
        if may_receive(g, rules, receiver, 1 << thing):
            refusal = why_not_side(g, rules, giver, 1 << thing, 0, not_owned)
            if refusal == OK or refusal == R_MONOPOLY_HOUSES:
                timestep.mask[first + thing] = 1


def end_of(things: int) -> int:
    """The number after the last thing of a set; 0 if it is empty."""
    n = 0
    while things >> n:
        n += 1
    return n
