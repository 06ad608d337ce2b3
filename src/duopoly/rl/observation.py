"""What a seat sees, as numbers: version 1 of the observation.

It holds everything that lies open on the table and nothing else: the state has no hidden order of cards and no dice to come.
Players are counted clockwise from the observer, spaces from Start; places of players who are not there are zero. All editions
and numbers of players have the same layout. Each number is in thousandths of what its field says, from 0 to MOST; money is in
thousandths of the edition's starting cash.
"""

from typing import Annotated

from ..policies.values import earns
from ..rules.bits import lowest
from ..rules.codes import (
    BANK,
    CARD_BIT,
    COUNTS,
    DEAL,
    DECK_SIZE,
    DECKS,
    FACES,
    NO_LOT,
    NOBODY,
    SEATS,
    SPACES,
    STREET,
    TRANSPORT,
    UNDECIDED,
)
from ..rules.packed import Packed, packed
from ..rules.prison import collects
from ..rules.state import RuleTable, State
from .action_builder import NOTHING_BEGUN, OFFERING, OFFERS, ActionBuilder

OBSERVATION_VERSION = 1

UNIT = 1000
MOST = 32 * UNIT
LOTS = SPACES + 2
ROUNDS = 100
FULL_BUILT = 5
DECIDED = DEAL  # the phases before this one: while titles are dealt nobody decides

LAYOUT: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("phase", (DECIDED,), "one-hot: what is to be decided, in the order of `codes.PHASES` without the last, dealing titles"),
    ("resume", (DECIDED,), "one-hot: what is waiting during an interruption"),
    ("aim", (3,), "one-hot: last, camp, timed"),
    ("own_seat", (SEATS,), "one-hot: the observer's place in seat order, which the numbers of `swap` use"),
    ("round", (1,), "rounds, in hundreds"),
    ("setup", (1,), "1 until the first dice that move a token"),
    ("doubles", (1,), "doubles in a row, in thirds"),
    ("again", (1,), "1 during an extra throw"),
    ("dice", (2,), "the dice of the throw, in sixths"),
    ("face", (len(FACES),), "one-hot: the Speed Die's face; first: not thrown"),
    ("houses_left", (1,), "houses in the box, in 32nds"),
    ("hotels_left", (1,), "hotels in the box, in 12ths"),
    ("offers", (1,), "offers since the turn began, as a fraction of those allowed"),
    ("counting", (len(COUNTS),), "one-hot: what dice that only count are thrown for"),
    ("used", (DECKS, DECK_SIZE), "1 for each used card at the bottom of its deck"),
    ("due", (1,), "what the first debtor owes"),
    ("due_to", (SEATS,), "1 for the creditor; all zero: the bank"),
    ("bid", (1,), "the highest bid"),
    ("lot", (LOTS,), "one-hot: what is auctioned: a space, one of the last houses, one of the last hotels"),
    ("offer_cash", (2,), "cash offered, and requested"),
    ("offer_cards", (2, DECKS), "1 for each get-out card offered, and requested"),
    ("swapping", (1,), "1 if the offer is to swap roles"),
    ("draft", (3,), "one-hot: what the observer is putting together: nothing, a bid, an offer"),
    ("draft_part", (4,), "one-hot: what is being named: things given, things requested, bills given, bills requested"),
    ("draft_to", (SEATS,), "1 for the player the observer's offer goes to"),
    ("draft_cash", (2,), "bills given or bid, and requested"),
    ("draft_cards", (2, DECKS), "1 for each get-out card given, and requested"),
    ("draft_shut", (1,), "1 if a bid or offer was just canceled"),
    ("present", (SEATS,), "1 for each player who is not bankrupt"),
    ("role", (SEATS, 2), "one-hot: competitor or monopolist; the classic role is the first"),
    ("cash", (SEATS,), "cash"),
    ("owes", (SEATS,), "all debts"),
    ("claims", (SEATS,), "rents that the player may claim"),
    ("turn", (SEATS,), "1 for the player on turn"),
    ("actor", (SEATS,), "1 for the player to act"),
    ("held", (SEATS,), "regular turns in prison or price war, including the next, in thirds"),
    ("stayed", (SEATS,), "1 if the player sat a turn out and must pay"),
    ("passed_start", (SEATS,), "1 if the player has passed Start"),
    ("score", (SEATS,), "the throw for the order of play, in twelfths"),
    ("out", (SEATS,), "1 if the player has passed in the auction"),
    ("best", (SEATS,), "1 for the highest bidder"),
    ("wants", (SEATS,), "1 if the player wants one of the last houses or hotels"),
    ("offerer", (SEATS,), "1 for the player who made the open offer"),
    ("offered", (SEATS,), "1 for the player who must answer it"),
    ("get_out", (DECKS, SEATS), "1 for the holder of the deck's get-out card"),
    ("token", (SEATS, SPACES), "1 for the space of the token"),
    ("owner", (SEATS, SPACES), "1 for each title of the player"),
    ("mortgaged", (SPACES,), "1 if mortgaged"),
    ("buildings", (SPACES,), "houses, with a hotel as one more, in fifths"),
    ("choice", (SPACES,), "1 if the new owner must keep the mortgage or lift it"),
    ("estate", (SPACES,), "1 if waiting to be auctioned"),
    ("site", (SPACES,), "1 where a player wants one of the last houses"),
    ("offer_give", (SPACES,), "1 if offered"),
    ("offer_take", (SPACES,), "1 if requested"),
    ("draft_give", (SPACES,), "1 if the observer's own offer gives it"),
    ("draft_take", (SPACES,), "1 if the observer's own offer requests it"),
    ("kind", (3, SPACES), "1 for streets; for transport companies; for utilities"),
    ("price", (SPACES,), "the price"),
    ("house_cost", (SPACES,), "the price of a house"),
    ("rent", (SPACES,), "what one visit earns the owner now; for utilities with a throw of 7"),
)
"""The fields in their order: name, shape, and content."""


def length(shape: tuple[int, ...]) -> int:
    """How many numbers a field has."""
    n = 1
    for axis in shape:
        n *= axis
    return n


def offsets() -> dict[str, int]:
    """Where each field begins; `end` is where the last one ends."""
    starts, at = {}, 0
    for name, shape, _ in LAYOUT:
        starts[name] = at
        at += length(shape)
    return {**starts, "end": at}


OFFSET = offsets()
SIZE = OFFSET["end"]
(
    O_PHASE, O_RESUME, O_AIM, O_OWN_SEAT, O_ROUND, O_SETUP, O_DOUBLES, O_AGAIN, O_DICE, O_FACE, O_HOUSES_LEFT, O_HOTELS_LEFT,
    O_OFFERS, O_COUNTING, O_USED, O_DUE, O_DUE_TO, O_BID, O_LOT, O_OFFER_CASH, O_OFFER_CARDS, O_SWAPPING, O_DRAFT, O_DRAFT_PART,
    O_DRAFT_TO, O_DRAFT_CASH, O_DRAFT_CARDS, O_DRAFT_SHUT, O_PRESENT, O_ROLE, O_CASH, O_OWES, O_CLAIMS, O_TURN, O_ACTOR, O_HELD,
    O_STAYED, O_PASSED_START, O_SCORE, O_OUT, O_BEST, O_WANTS, O_OFFERER, O_OFFERED, O_GET_OUT, O_TOKEN, O_OWNER, O_MORTGAGED,
    O_BUILDINGS, O_CHOICE, O_ESTATE, O_SITE, O_OFFER_GIVE, O_OFFER_TAKE, O_DRAFT_GIVE, O_DRAFT_TAKE, O_KIND, O_PRICE,
    O_HOUSE_COST, O_RENT,
) = (OFFSET[name] for name, _, _ in LAYOUT)  # fmt: skip

Numbers = Annotated[list[int], "i2", (SIZE,)]


@packed
class Observation(Packed):
    """The numbers of an observation, in the order of LAYOUT."""

    numbers: Numbers


def observe(g: State, rules: RuleTable, builder: ActionBuilder, seat: int, observation: Observation) -> None:
    """Writes what the seat sees. Only the player to act sees what they are building."""
    write_prices(rules, observation)
    observe_again(g, rules, builder, seat, observation)


def observe_again(g: State, rules: RuleTable, builder: ActionBuilder, seat: int, observation: Observation) -> None:
    """The same in an observation that was already written for the same rules: prices stay."""
    wipe(observation, 0, O_KIND)
    wipe(observation, O_RENT, SIZE)
    write_turn(g, observation)
    write_cards(g, observation)
    observation.numbers[O_OWN_SEAT + seat] = UNIT
    write_business(g, rules, seat, observation)
    if seat == g.actor:
        write_builder(g, rules, builder, seat, observation)
    for other in range(g.seats):
        write_player(g, rules, other, (other - seat) % g.seats, observation)
    write_titles(g, rules, seat, observation)


def wipe(observation: Observation, first: int, end: int) -> None:
    """Sets the numbers from the first one up to the end to 0."""
    for i in range(first, end):
        observation.numbers[i] = 0


def part(amount: int, unit: int) -> int:
    """An amount in thousandths of the whole, from 0 to MOST: an endless box may hold less than no houses."""
    if amount <= 0:
        return 0
    share = amount * UNIT // (unit if unit > 0 else 1)
    return share if share < MOST else MOST


def write_turn(g: State, observation: Observation) -> None:
    """Writes whose turn it is and what for, the dice, and the houses and hotels left."""
    numbers = observation.numbers
    numbers[O_PHASE + g.phase] = UNIT
    numbers[O_RESUME + g.resume] = UNIT if g.resume > 0 else 0
    numbers[O_AIM + g.aim] = UNIT
    numbers[O_ROUND] = part(g.round, ROUNDS)
    numbers[O_SETUP] = g.setup * UNIT
    numbers[O_DOUBLES] = part(g.doubles, 3)
    numbers[O_AGAIN] = g.again * UNIT
    numbers[O_DICE] = part(g.die1, 6)
    numbers[O_DICE + 1] = part(g.die2, 6)
    numbers[O_FACE + g.face] = UNIT
    numbers[O_HOUSES_LEFT] = part(g.houses_left, 32)
    numbers[O_HOTELS_LEFT] = part(g.hotels_left, 12)
    numbers[O_OFFERS] = part(g.offers, OFFERS)
    numbers[O_COUNTING + g.counting] = UNIT


def write_cards(g: State, observation: Observation) -> None:
    """Writes the used cards."""
    for deck in range(DECKS):
        for i in range(g.n_used[deck]):
            observation.numbers[O_USED + deck * DECK_SIZE + g.used[deck][i]] = UNIT


def write_business(g: State, rules: RuleTable, seat: int, observation: Observation) -> None:
    """Writes the debt due, the auction, and the standing offer."""
    numbers = observation.numbers
    if g.n_debts > 0:
        numbers[O_DUE] = part(g.owed[0], rules.start_cash)
        if g.creditor[0] != BANK:
            numbers[O_DUE_TO + (g.creditor[0] - seat) % g.seats] = UNIT
    numbers[O_BID] = part(g.bid, rules.start_cash)
    if g.lot != NO_LOT:
        numbers[O_LOT + g.lot] = UNIT
    if g.offerer != NOBODY:
        numbers[O_OFFER_CASH] = part(g.give_cash, rules.start_cash)
        numbers[O_OFFER_CASH + 1] = part(g.take_cash, rules.start_cash)
        numbers[O_SWAPPING] = g.swapping * UNIT
        write_things(g.give, O_OFFER_GIVE, O_OFFER_CARDS, observation)
        write_things(g.take, O_OFFER_TAKE, O_OFFER_CARDS + DECKS, observation)


def write_builder(g: State, rules: RuleTable, builder: ActionBuilder, seat: int, observation: Observation) -> None:
    """Writes what the seat is building."""
    numbers = observation.numbers
    numbers[O_DRAFT + builder.kind] = UNIT
    numbers[O_DRAFT_SHUT] = builder.shut * UNIT
    if builder.kind == NOTHING_BEGUN:
        return
    numbers[O_DRAFT_PART + builder.part] = UNIT
    numbers[O_DRAFT_CASH] = part(builder.give_cash, rules.start_cash)
    if builder.kind == OFFERING:
        numbers[O_DRAFT_TO + (builder.to - seat) % g.seats] = UNIT
        numbers[O_DRAFT_CASH + 1] = part(builder.take_cash, rules.start_cash)
        write_things(builder.give, O_DRAFT_GIVE, O_DRAFT_CARDS, observation)
        write_things(builder.take, O_DRAFT_TAKE, O_DRAFT_CARDS + DECKS, observation)


def write_things(things: int, titles: int, cards: int, observation: Observation) -> None:
    """Writes a set of titles and get-out cards."""
    while things:
        thing = lowest(things)
        things &= things - 1
        observation.numbers[titles + thing if thing < CARD_BIT else cards + thing - CARD_BIT] = UNIT


def write_player(g: State, rules: RuleTable, seat: int, n: int, observation: Observation) -> None:
    """Writes the n-th player clockwise from the observer."""
    numbers = observation.numbers
    if not g.bankrupt[seat]:
        numbers[O_PRESENT + n] = UNIT
        numbers[O_TOKEN + n * SPACES + g.space[seat]] = UNIT
    if g.role[seat] != UNDECIDED:
        numbers[O_ROLE + 2 * n + g.role[seat]] = UNIT
    numbers[O_CASH + n] = part(g.cash[seat], rules.start_cash)
    owed = claimed = 0
    for i in range(g.n_debts):
        if g.debtor[i] == seat:
            owed += g.owed[i]
    for i in range(g.n_claims):
        if g.claimant[i] == seat:
            claimed += g.claimed[i]
    numbers[O_OWES + n] = part(owed, rules.start_cash)
    numbers[O_CLAIMS + n] = part(claimed, rules.start_cash)
    numbers[O_TURN + n] = UNIT if g.turn == seat else 0
    numbers[O_ACTOR + n] = UNIT if g.actor == seat else 0
    numbers[O_HELD + n] = part(g.held[seat], 3)
    numbers[O_STAYED + n] = g.stayed[seat] * UNIT
    numbers[O_PASSED_START + n] = g.passed_start[seat] * UNIT
    numbers[O_SCORE + n] = part(g.score[seat], 12)
    numbers[O_OUT + n] = g.out[seat] * UNIT
    numbers[O_BEST + n] = UNIT if g.best == seat else 0
    numbers[O_WANTS + n] = UNIT if g.wants[seat] > 0 else 0
    numbers[O_OFFERER + n] = UNIT if g.offerer == seat else 0
    numbers[O_OFFERED + n] = UNIT if g.offerer != NOBODY and g.offered == seat else 0
    for deck in range(DECKS):
        numbers[O_GET_OUT + deck * SEATS + n] = UNIT if g.keeper[deck] == seat else 0


def write_prices(rules: RuleTable, observation: Observation) -> None:
    """Writes what the board is all game long: kinds of titles and prices."""
    wipe(observation, O_KIND, O_RENT)
    numbers = observation.numbers
    for space in range(SPACES):
        if rules.price[space] > 0:
            kind = rules.kind[space]
            numbers[O_KIND + (0 if kind == STREET else 1 if kind == TRANSPORT else 2) * SPACES + space] = UNIT
            numbers[O_PRICE + space] = part(rules.price[space], rules.start_cash)
            numbers[O_HOUSE_COST + space] = part(rules.house_cost[space], rules.start_cash)


def write_titles(g: State, rules: RuleTable, seat: int, observation: Observation) -> None:
    """Writes the board: owners, buildings, and rents."""
    numbers = observation.numbers
    for owner in range(g.seats):
        n, owned = (owner - seat) % g.seats, g.owns[owner]
        while owned:
            space = lowest(owned)
            owned &= owned - 1
            numbers[O_OWNER + n * SPACES + space] = UNIT
            numbers[O_BUILDINGS + space] = part(g.buildings[space], FULL_BUILT)
            if g.mortgaged[space]:
                numbers[O_MORTGAGED + space] = UNIT
            elif collects(g, rules, owner):
                numbers[O_RENT + space] = part(earns(g, rules, space), rules.start_cash)
    write_things(g.interest | g.inherited, O_CHOICE, SIZE, observation)
    write_things(g.estate, O_ESTATE, SIZE, observation)
    if g.builder != NOBODY:
        numbers[O_SITE + g.site] = UNIT
