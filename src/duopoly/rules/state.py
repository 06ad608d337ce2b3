"""The state of a game and the rule table of its edition: two flat records of small whole numbers."""

from .codes import BANK, NO_LOT, NO_POT, NOBODY, SEATS, SPACES, THROW, UNDECIDED
from .counters import Counters
from .ledger import Ledger
from .packed import (
    Block,
    Cards,
    CardSums,
    Claims,
    ClaimSums,
    Debts,
    DebtSums,
    Decks,
    Members,
    Money,
    Packed,
    Purses,
    Rents,
    Roles,
    RoleSums,
    Seats,
    SetOfEach,
    Sets,
    Small,
    Spaces,
    Sums,
    Wide,
    packed,
)


@packed
class State(Packed):
    """A complete position. Seats are numbered in the order of play, spaces clockwise from Start.

    `ledger` and `counters` are not part of the position: they record what happens, or are None if nobody asks.
    """

    # Whose turn it is, what is to be decided and by whom, and which phase goes on after an interruption.
    seats: Small
    alive: Small
    turn: Small
    actor: Small
    phase: Small
    resume: Small
    first: Small
    round: Money
    aim: Small
    setup: Small  # 1 until the first dice that move: roles may still be swapped

    # The throw being played.
    doubles: Small  # doubles in a row that earn an extra throw; if not 0, one is due
    again: Small  # 1: this is an extra throw
    die1: Small
    die2: Small
    face: Small  # of the Speed Die; 0: not thrown
    mister: Small  # 1: the Speed Die's man still has to walk on
    card: Small  # the card being followed, from deck `deck`; -1: none
    deck: Small
    counting: Small  # what dice that move nobody are thrown for
    adjuster: Small  # whose turn it is to adjust after time is up
    tour: Small  # the space that the final round of the board has reached
    landlord: Small  # a utility's owner and multiple when the visitor landed
    factor: Money
    assessed_cash: Money  # what the percentages of the income tax are taken of, as it was at the landing
    assessed_titles: Money
    assessed_buildings: Money
    to_deal: Small  # titles still to be dealt before the first throw
    pot: Money  # on Free Parking; -1: no house rule puts money there

    # Players.
    cash: Purses
    space: Seats
    held: Seats  # 0: free; n: the n-th regular turn in prison or price war is next
    stayed: Seats  # 1: sat a turn out and must pay now
    role: Seats
    bankrupt: Seats
    passed_start: Seats
    score: Seats  # the throw for the order; 0: still to throw, 1: out of the running
    thrown_income: Purses  # what a player's utilities earned by dice in the final round
    claim_for_me: Seats  # 1: rents are claimed for the player at once

    # Titles and the box.
    owner: Spaces
    buildings: Spaces  # the number of houses; one more than the most houses is a hotel
    mortgaged: Spaces
    owns: Sets  # as sets of spaces: each seat's titles, all mortgaged ones, all with buildings
    pledged: Wide
    built: Wide
    sites: Sets  # where each seat's titles and buildings let it build next
    houses_left: Small
    hotels_left: Small

    # Decks: the cards used, oldest first.
    used: Cards
    n_used: Decks
    keeper: Decks  # who has the deck's get-out card; -2: it is in the deck

    # Debts in the order they are due.
    n_debts: Small
    debtor: Debts
    creditor: Debts
    owed: DebtSums
    owed_for: Debts
    owed_at: Debts

    # Rents that wait to be claimed.
    n_claims: Small
    claimant: Claims
    visitor: Claims
    claimed: ClaimSums
    claimed_for: Claims
    claimed_at: Claims

    # An auction, the titles of a bankrupt player that wait for theirs, and the last houses.
    lot: Small
    bid: Money
    best: Small
    bidder: Small  # who bids next
    out: Seats
    estate: Wide
    wants: Seats  # how many of the last houses or hotels each wants
    builder: Small
    site: Small
    respondent: Small  # who must say how many it wants, or when they are shared out, where the next one goes
    sharing: Small  # 1: all have said how many they want

    # The offer to be answered, and mortgaged titles whose new owner has to choose.
    offerer: Small
    offered: Small
    give: Wide
    take: Wide
    give_cash: Money
    take_cash: Money
    swapping: Small
    interest: Wide  # traded titles: to be lifted at once, or kept for the interest
    inherited: Wide  # titles of a bankrupt player: the same, but the interest is paid
    offers: Small  # made since the turn began; no rule depends on it, but bots do

    # The random generator: its key, and the numbers of outcomes of chance and of decisions so far.
    key_low: Wide
    key_high: Wide
    number: Wide
    draws: Wide
    decisions: Wide
    block_at: Wide
    block: Block

    ledger: Ledger | None
    counters: Counters | None

    def __init__(self) -> None:
        Packed.__init__(self)
        self.ledger = None
        self.counters = None
        self.phase = THROW
        self.actor = 0
        self.round = 1
        self.role[:] = [UNDECIDED] * SEATS
        self.owner[:] = [BANK] * SPACES
        self.keeper[:] = [NOBODY] * len(self.keeper)
        self.card = -1
        self.lot = NO_LOT
        self.best = NOBODY
        self.builder = NOBODY
        self.respondent = NOBODY
        self.pot = NO_POT
        self.offerer = NOBODY
        self.block_at = -1

    def copy(self) -> "State":
        """An independent state, without ledger and counters."""
        new = Packed.copy(self)
        new.ledger = None
        new.counters = None
        return new

    @classmethod
    def unpack(cls, packed: bytes) -> "State":
        """The state that `pack` turned into these bytes, without ledger and counters."""
        new: State = cls.unpacker(packed)
        new.ledger = None
        new.counters = None
        return new


@packed
class RuleTable(Packed):
    """An edition and its house rules as numbers. A field that `editions.edition.Rules` has too is copied from there by name."""

    roles: Small
    rent: Rents
    monopoly: Roles  # how many unmortgaged streets make one; 0: the role needs none and has none
    max_houses: Roles
    tax_cash: Roles
    keep: Roles

    kind: Spaces
    streets: Wide  # a set of spaces
    group: Spaces  # the first space of the city, or of the transport companies, or of the utilities; -1: none
    members: Members  # by the group's first space
    group_size: Spaces
    group_set: SetOfEach  # the members as a set of spaces
    deck_of: Spaces  # -1: the deck of the player's role
    price: Sums
    mortgage: Sums
    lift: Sums
    house_cost: Sums
    hotel_cost: Sums

    deck_size: Decks
    effect: Cards
    amount: CardSums
    card_space: Cards
    steps: Cards
    card_role: Cards
    at_least: Cards
    house_upkeep: CardSums
    hotel_upkeep: CardSums

    start_cash: Money
    cash: RoleSums  # by role, in place of start_cash; 0: start_cash
    start_bonus: Money
    fee: Money
    income_tax: Money
    property_tax: Money
    tax_titles: Small
    tax_buildings: Small
    foundation_monopolist: Money
    foundation_one: Money
    foundation_two: Money
    houses: Small
    hotels: Small
    mortgage_interest: Small
    speed_cash: Money
    rounds: Money

    extra_throws: Small
    doubles_to_prison: Small
    prison_throws: Small
    prison_double: Small
    prison_fee_after_miss: Small
    prison_stay: Small
    prison_ends_turn: Small
    prison_collects: Small
    price_war_buys: Small
    income_tax_choice: Small
    auction: Small
    claim_rent: Small
    build_any_time: Small
    build_evenly: Small
    lift_any_time: Small
    houses_outlast_monopoly: Small
    bare_group: Small
    shortage: Small
    trade: Small
    timed_trade: Small
    timed_adjust: Small
    estate_auction: Small
    swap_roles: Small
    decline_extra_throw: Small
    speed_die: Small
    speed_on_doubles: Small
    triple_throws_again: Small
    free_parking_pot: Small
    start_double: Small
    deal_titles: Small
