"""What a seat sees, as numbers: version 1 of the observation.

Everything that lies open on the table, and nothing else: the state keeps no hidden order of cards and no dice to come. Players
are counted clockwise from the one who sees, spaces from Start; places for players who are not there hold zeros. All editions
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
from ..rules.state import RuleTable, State
from .action_builder import NO_DRAFT, OFFERING, OFFERS, ActionBuilder

OBSERVATION_VERSION = 1

UNIT = 1000
MOST = 32 * UNIT
LOTS = SPACES + 2
ROUNDS = 100
FULL_BUILT = 5
DECIDED = DEAL  # the phases before this one: while titles are dealt nobody decides

LAYOUT: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("phase", (DECIDED,), "1 for what is to be decided, in the order of `codes.PHASES`"),
    ("resume", (DECIDED,), "1 for what waits while something else presses"),
    ("aim", (3,), "1 for the aim: last, camp, timed"),
    ("own_seat", (SEATS,), "1 for one's own place in the order of the seats, which the numbers of `swap` go by"),
    ("round", (1,), "rounds, in hundreds"),
    ("setup", (1,), "1 until the first dice that move"),
    ("doubles", (1,), "doubles in a row, in thirds"),
    ("again", (1,), "1 in an extra throw"),
    ("dice", (2,), "the dice of the throw, in sixths"),
    ("face", (len(FACES),), "1 for the Speed Die's face; the first place: not thrown"),
    ("houses_left", (1,), "houses in the box, in 32nds"),
    ("hotels_left", (1,), "hotels in the box, in 12ths"),
    ("offers", (1,), "offers since the turn began, in parts of those that may be begun"),
    ("counting", (len(COUNTS),), "1 for what dice that only count are thrown for"),
    ("used", (DECKS, DECK_SIZE), "1 for each card that has been used and lies under its deck"),
    ("due", (1,), "what the first debtor owes"),
    ("due_to", (SEATS,), "1 for whom he owes it; nobody: the bank"),
    ("bid", (1,), "the highest bid"),
    ("lot", (LOTS,), "1 for what is auctioned: a space, one of the last houses, one of the last hotels"),
    ("offer_cash", (2,), "cash that is offered, and asked"),
    ("offer_cards", (2, DECKS), "1 for each get-out card that is offered, and asked"),
    ("swapping", (1,), "1 if the offer is to swap roles"),
    ("draft", (3,), "1 for what one is putting together: nothing, a bid, an offer"),
    ("draft_part", (4,), "1 for what is named now: things given, things asked, notes given, notes asked"),
    ("draft_to", (SEATS,), "1 for whom one's offer goes to"),
    ("draft_cash", (2,), "notes given or bid, and asked"),
    ("draft_cards", (2, DECKS), "1 for each get-out card given, and asked"),
    ("draft_shut", (1,), "1 if one was given up just now"),
    ("present", (SEATS,), "1 for each player who is not bankrupt"),
    ("role", (SEATS, 2), "1 for competitor or monopolist; the classic role is the first"),
    ("cash", (SEATS,), "cash"),
    ("owes", (SEATS,), "all debts"),
    ("claims", (SEATS,), "rents that wait to be claimed by the player"),
    ("turn", (SEATS,), "1 for whose turn it is"),
    ("actor", (SEATS,), "1 for who is to act"),
    ("held", (SEATS,), "regular turns in prison or price war, the next one counted, in thirds"),
    ("stayed", (SEATS,), "1 if he sat a turn out and is bound to pay"),
    ("passed_start", (SEATS,), "1 if he has passed Start"),
    ("score", (SEATS,), "the throw for the order, in twelfths"),
    ("out", (SEATS,), "1 if he has passed in the auction"),
    ("best", (SEATS,), "1 for the highest bidder"),
    ("wants", (SEATS,), "1 if he wants one of the last houses or hotels"),
    ("offerer", (SEATS,), "1 for who made the offer that stands"),
    ("offered", (SEATS,), "1 for who is to answer it"),
    ("get_out", (DECKS, SEATS), "1 for who keeps the deck's get-out card"),
    ("token", (SEATS, SPACES), "1 for the space on which the token stands"),
    ("owner", (SEATS, SPACES), "1 for each title of the player"),
    ("mortgaged", (SPACES,), "1 if mortgaged"),
    ("buildings", (SPACES,), "houses, a hotel one more, in fifths"),
    ("choice", (SPACES,), "1 if its new owner has to keep the mortgage or lift it"),
    ("estate", (SPACES,), "1 if it waits for its auction"),
    ("site", (SPACES,), "1 for where one of the last houses is wanted"),
    ("offer_give", (SPACES,), "1 if offered"),
    ("offer_take", (SPACES,), "1 if asked"),
    ("draft_give", (SPACES,), "1 if one's own offer gives it"),
    ("draft_take", (SPACES,), "1 if one's own offer asks for it"),
    ("kind", (3, SPACES), "1 if a street, a transport company, a utility"),
    ("price", (SPACES,), "the price"),
    ("house_cost", (SPACES,), "a house's price"),
    ("rent", (SPACES,), "what one landing brings its owner now; a utility by a throw of 7"),
)
"""The fields in their order: name, shape, and what is in them."""


def length(shape: tuple[int, ...]) -> int:
    """How many numbers a field has."""
    n = 1
    for axis in shape:
        n *= axis
    return n


def places() -> dict[str, int]:
    """Where each field begins; `end` is behind the last."""
    found, at = {}, 0
    for name, shape, _ in LAYOUT:
        found[name] = at
        at += length(shape)
    return {**found, "end": at}


PLACE = places()
SIZE = PLACE["end"]
(
    O_PHASE, O_RESUME, O_AIM, O_OWN_SEAT, O_ROUND, O_SETUP, O_DOUBLES, O_AGAIN, O_DICE, O_FACE, O_HOUSES_LEFT, O_HOTELS_LEFT,
    O_OFFERS, O_COUNTING, O_USED, O_DUE, O_DUE_TO, O_BID, O_LOT, O_OFFER_CASH, O_OFFER_CARDS, O_SWAPPING, O_DRAFT, O_DRAFT_PART,
    O_DRAFT_TO, O_DRAFT_CASH, O_DRAFT_CARDS, O_DRAFT_SHUT, O_PRESENT, O_ROLE, O_CASH, O_OWES, O_CLAIMS, O_TURN, O_ACTOR, O_HELD,
    O_STAYED, O_PASSED_START, O_SCORE, O_OUT, O_BEST, O_WANTS, O_OFFERER, O_OFFERED, O_GET_OUT, O_TOKEN, O_OWNER, O_MORTGAGED,
    O_BUILDINGS, O_CHOICE, O_ESTATE, O_SITE, O_OFFER_GIVE, O_OFFER_TAKE, O_DRAFT_GIVE, O_DRAFT_TAKE, O_KIND, O_PRICE,
    O_HOUSE_COST, O_RENT,
) = (PLACE[name] for name, _, _ in LAYOUT)  # fmt: skip

Numbers = Annotated[list[int], "i2", (SIZE,)]


@packed
class Observation(Packed):
    """The numbers of an observation, in the order of LAYOUT."""

    numbers: Numbers


def look(g: State, rules: RuleTable, d: ActionBuilder, seat: int, sight: Observation) -> None:
    """Writes what the seat sees; the draft is of who is to act, and nobody else sees it."""
    for i in range(SIZE):
        sight.numbers[i] = 0
    look_at_turn(g, sight)
    look_at_cards(g, sight)
    sight.numbers[O_OWN_SEAT + seat] = UNIT
    look_at_business(g, rules, seat, sight)
    if seat == g.actor:
        look_at_draft(g, rules, d, seat, sight)
    for other in range(g.seats):
        look_at_player(g, rules, other, (other - seat) % g.seats, sight)
    look_at_titles(g, rules, seat, sight)


def part(amount: int, whole: int) -> int:
    """An amount in thousandths of the whole, as far as there are numbers."""
    found = amount * UNIT // (whole if whole > 0 else 1)
    return found if found < MOST else MOST


def look_at_turn(g: State, sight: Observation) -> None:
    """Whose turn and what for; the dice; the box."""
    see = sight.numbers
    see[O_PHASE + g.phase] = UNIT
    see[O_RESUME + g.resume] = UNIT if g.resume > 0 else 0
    see[O_AIM + g.aim] = UNIT
    see[O_ROUND] = part(g.round, ROUNDS)
    see[O_SETUP] = g.setup * UNIT
    see[O_DOUBLES] = part(g.doubles, 3)
    see[O_AGAIN] = g.again * UNIT
    see[O_DICE] = part(g.die1, 6)
    see[O_DICE + 1] = part(g.die2, 6)
    see[O_FACE + g.face] = UNIT
    see[O_HOUSES_LEFT] = part(g.houses_left, 32)
    see[O_HOTELS_LEFT] = part(g.hotels_left, 12)
    see[O_OFFERS] = part(g.offers, OFFERS)
    see[O_COUNTING + g.counting] = UNIT


def look_at_cards(g: State, sight: Observation) -> None:
    """The cards that have been used."""
    for deck in range(DECKS):
        for i in range(g.n_used[deck]):
            sight.numbers[O_USED + deck * DECK_SIZE + g.used[deck][i]] = UNIT


def look_at_business(g: State, rules: RuleTable, seat: int, sight: Observation) -> None:
    """The debt that is due, the auction, and the offer that stands."""
    see = sight.numbers
    if g.n_debts > 0:
        see[O_DUE] = part(g.owed[0], rules.start_cash)
        if g.creditor[0] != BANK:
            see[O_DUE_TO + (g.creditor[0] - seat) % g.seats] = UNIT
    see[O_BID] = part(g.bid, rules.start_cash)
    if g.lot != NO_LOT:
        see[O_LOT + g.lot] = UNIT
    if g.offerer != NOBODY:
        see[O_OFFER_CASH] = part(g.give_cash, rules.start_cash)
        see[O_OFFER_CASH + 1] = part(g.take_cash, rules.start_cash)
        see[O_SWAPPING] = g.swapping * UNIT
        see_things(g.give, O_OFFER_GIVE, O_OFFER_CARDS, sight)
        see_things(g.take, O_OFFER_TAKE, O_OFFER_CARDS + DECKS, sight)


def look_at_draft(g: State, rules: RuleTable, d: ActionBuilder, seat: int, sight: Observation) -> None:
    """What the seat is putting together."""
    see = sight.numbers
    see[O_DRAFT + d.kind] = UNIT
    see[O_DRAFT_SHUT] = d.shut * UNIT
    if d.kind == NO_DRAFT:
        return
    see[O_DRAFT_PART + d.part] = UNIT
    see[O_DRAFT_CASH] = part(d.give_cash, rules.start_cash)
    if d.kind == OFFERING:
        see[O_DRAFT_TO + (d.to - seat) % g.seats] = UNIT
        see[O_DRAFT_CASH + 1] = part(d.take_cash, rules.start_cash)
        see_things(d.give, O_DRAFT_GIVE, O_DRAFT_CARDS, sight)
        see_things(d.take, O_DRAFT_TAKE, O_DRAFT_CARDS + DECKS, sight)


def see_things(things: int, titles: int, cards: int, sight: Observation) -> None:
    """A set of titles and get-out cards."""
    while things:
        thing = lowest(things)
        things &= things - 1
        sight.numbers[titles + thing if thing < CARD_BIT else cards + thing - CARD_BIT] = UNIT


def look_at_player(g: State, rules: RuleTable, seat: int, n: int, sight: Observation) -> None:
    """The n-th player clockwise from who sees."""
    see = sight.numbers
    if not g.bankrupt[seat]:
        see[O_PRESENT + n] = UNIT
        see[O_TOKEN + n * SPACES + g.space[seat]] = UNIT
    if g.role[seat] != UNDECIDED:
        see[O_ROLE + 2 * n + g.role[seat]] = UNIT
    see[O_CASH + n] = part(g.cash[seat], rules.start_cash)
    owed = claimed = 0
    for i in range(g.n_debts):
        if g.debtor[i] == seat:
            owed += g.owed[i]
    for i in range(g.n_claims):
        if g.claimant[i] == seat:
            claimed += g.claimed[i]
    see[O_OWES + n] = part(owed, rules.start_cash)
    see[O_CLAIMS + n] = part(claimed, rules.start_cash)
    see[O_TURN + n] = UNIT if g.turn == seat else 0
    see[O_ACTOR + n] = UNIT if g.actor == seat else 0
    see[O_HELD + n] = part(g.held[seat], 3)
    see[O_STAYED + n] = g.stayed[seat] * UNIT
    see[O_PASSED_START + n] = g.passed_start[seat] * UNIT
    see[O_SCORE + n] = part(g.score[seat], 12)
    see[O_OUT + n] = g.out[seat] * UNIT
    see[O_BEST + n] = UNIT if g.best == seat else 0
    see[O_WANTS + n] = UNIT if g.wants[seat] > 0 else 0
    see[O_OFFERER + n] = UNIT if g.offerer == seat else 0
    see[O_OFFERED + n] = UNIT if g.offerer != NOBODY and g.offered == seat else 0
    for deck in range(DECKS):
        see[O_GET_OUT + deck * SEATS + n] = UNIT if g.keeper[deck] == seat else 0


def look_at_titles(g: State, rules: RuleTable, seat: int, sight: Observation) -> None:
    """The board: whose the titles are, what stands on them, what they cost and bring."""
    see = sight.numbers
    for space in range(SPACES):
        if rules.price[space] == 0:
            continue
        kind = rules.kind[space]
        see[O_KIND + (0 if kind == STREET else 1 if kind == TRANSPORT else 2) * SPACES + space] = UNIT
        see[O_PRICE + space] = part(rules.price[space], rules.start_cash)
        see[O_HOUSE_COST + space] = part(rules.house_cost[space], rules.start_cash)
        owner = g.owner[space]
        if owner != BANK:
            see[O_OWNER + (owner - seat) % g.seats * SPACES + space] = UNIT
            see[O_BUILDINGS + space] = part(g.buildings[space], FULL_BUILT)
            see[O_MORTGAGED + space] = g.mortgaged[space] * UNIT
            if not g.mortgaged[space]:
                see[O_RENT + space] = part(earns(g, rules, space), rules.start_cash)
    see_things(g.interest | g.inherited, O_CHOICE, SIZE, sight)
    see_things(g.estate, O_ESTATE, SIZE, sight)
    if g.builder != NOBODY:
        see[O_SITE + g.site] = UNIT
