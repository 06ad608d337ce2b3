"""The vocabulary: small whole numbers for the state, and their names for people, in one order."""

from typing import NamedTuple

SEATS = 8
SPACES = 40
DECKS = 2
DECK_SIZE = 40
DEBTS = 32
CLAIMS = 24
LEVELS = 6

BANK = -1
CHANCE = -1
NOBODY = -2

COMPETITOR, MONOPOLIST = 0, 1
UNDECIDED = -1

PRISON_SPACE = 10
NOWHERE = -1

# What is to be decided. From AUCTION on a phase interrupts another, which waits in `resume`; NEXT and MOVE never show.
PHASES = (
    "order", "role", "throw", "dice", "speed", "go", "buy", "card", "die", "count", "tax", "fine", "end", "adjust", "over",
    "next", "move", "auction", "want", "place", "answer", "debt", "interest", "deal",
)  # fmt: skip
(
    ORDER, ROLE, THROW, DICE, SPEED, GO, BUY, CARD, DIE, COUNT, TAX, FINE, END, ADJUST, OVER,
    NEXT, MOVE, AUCTION, WANT, PLACE, ANSWER, DEBT, INTEREST, DEAL,
) = range(len(PHASES))  # fmt: skip

# What a player may be asked to decide, then what the leaflets allow off turn too, then what chance does (DO_DICE to DO_DEAL),
# last a setting of the player's own.
VERBS = (
    "throw", "end", "buy", "decline", "pay", "stay", "use-card", "tax", "draw", "go", "bid", "pass", "want", "place", "keep",
    "give-up", "role", "accept", "reject",
    "build", "sell", "mortgage", "lift", "offer", "withdraw", "claim", "swap",
    "dice", "card", "die", "speed", "time", "deal",
    "claim-for-me",
)  # fmt: skip
(
    DO_THROW, DO_END, DO_BUY, DO_DECLINE, DO_PAY, DO_STAY, DO_USE_CARD, DO_TAX, DO_DRAW, DO_GO, DO_BID, DO_PASS, DO_WANT,
    DO_PLACE, DO_KEEP, DO_GIVE_UP, DO_ROLE, DO_ACCEPT, DO_REJECT,
    DO_BUILD, DO_SELL, DO_MORTGAGE, DO_LIFT, DO_OFFER, DO_WITHDRAW, DO_CLAIM, DO_SWAP,
    DO_DICE, DO_CARD, DO_DIE, DO_SPEED, DO_TIME, DO_DEAL,
    DO_CLAIM_FOR_ME,
) = range(len(VERBS))  # fmt: skip

TAX_FLAT, TAX_PERCENT = 0, 1
FACE_1, FACE_2, FACE_3, FACE_BUS, FACE_MISTER = 1, 2, 3, 4, 5
FACES = ("", "1", "2", "3", "bus", "mr-m")

SPACE_KINDS = (
    "start", "street", "transport", "utility", "card", "income-tax", "property-tax", "prison", "go-to-prison",
    "foundation", "free",
)  # fmt: skip
(
    START, STREET, TRANSPORT, UTILITY, CARD_SPACE, INCOME_TAX, PROPERTY_TAX, PRISON, GO_TO_PRISON, FOUNDATION, FREE,
) = range(len(SPACE_KINDS))  # fmt: skip

EFFECTS = (
    "nothing", "collect", "pay", "collect-each", "pay-each", "collect-role", "bank-pays-role", "move-to", "move-back-to",
    "move-by", "nearest-transport", "nearest-utility", "prison", "gamble", "get-out", "upkeep", "pay-or-draw",
)  # fmt: skip
(
    NOTHING, COLLECT, PAY, COLLECT_EACH, PAY_EACH, COLLECT_ROLE, BANK_PAYS_ROLE, MOVE_TO, MOVE_BACK_TO, MOVE_BY,
    NEAREST_TRANSPORT, NEAREST_UTILITY, CARD_PRISON, GAMBLE, GET_OUT, UPKEEP, PAY_OR_DRAW,
) = range(len(EFFECTS))  # fmt: skip

AIMS = ("last", "camp", "timed")
LAST, CAMP, TIMED = range(len(AIMS))

COUNTS = ("", "rent", "gamble", "richest", "round")
NO_COUNT, COUNT_RENT, COUNT_GAMBLE, COUNT_RICHEST, COUNT_ROUND = range(len(COUNTS))

PRISON_DOUBLES = ("moves-and-throws-again", "throws-again", "moves")
MOVES_AND_THROWS_AGAIN, THROWS_AGAIN, MOVES = range(len(PRISON_DOUBLES))

SHORTAGES = ("endless", "box", "auction")
ENDLESS, BOX, AUCTIONED = range(len(SHORTAGES))

# The pot on Free Parking, where no house rule has one.
NO_POT = -1

# An auction's lot is a space, or one of the last houses or hotels.
NO_LOT, HOUSE_LOT, HOTEL_LOT = -1, SPACES, SPACES + 1
# In the masks of an offer a space is its bit; the get-out cards of the two decks follow.
CARD_BIT = SPACES


class Move(NamedTuple):
    """A move: a verb and its objects.

    `x` is the space, sum, role, card, face or first die; `y` the second die. In an offer `to` is the seat asked,
    `give` and `take` are masks of titles and get-out cards, `x` and `y` the cash given and taken.
    """

    verb: int
    x: int = 0
    y: int = 0
    to: int = 0
    give: int = 0
    take: int = 0


# Why a move is refused: its code, and what the paragraph that says so is about; "": about what the move tries to do.
REFUSALS = (
    ("ok", ""),
    ("over", "object"),
    ("bankrupt", "bankruptcy"),
    ("not-your-move", ""),
    ("not-now", ""),
    ("not-your-turn", "building"),
    ("not-chance", ""),
    ("auction-first", "auction"),
    ("debt-first", "debt"),
    ("cash", ""),
    ("pay-first", "prison"),
    ("not-held", "prison"),
    ("extra-throw", "prison"),
    ("no-staying", "prison"),
    ("no-get-out-card", ""),
    ("price-war", "prison-rent"),
    ("no-such-space", ""),
    ("no-title", ""),
    ("not-a-street", ""),
    ("not-yours", ""),
    ("mortgaged", "build-on-mortgage"),
    ("not-mortgaged", "lifting"),
    ("no-monopoly", "where-to-build"),
    ("fully-built", "building"),
    ("evenly", ""),
    ("no-houses-left", "shortage"),
    ("no-hotels-left", "shortage"),
    ("no-buildings", "selling"),
    ("sell-first", "mortgage-bare"),
    ("monopoly-houses", "broken-monopoly"),
    ("lift-own-turn", "lifting"),
    ("no-trade-timed", "adjusting"),
    ("trade-before-throw", "trade"),
    ("one-offer", ""),
    ("trade-self", ""),
    ("empty-offer", "trade"),
    ("not-theirs", "trade"),
    ("their-cash", "trade"),
    ("bare-first", "bare-to-trade"),
    ("their-interest", "mortgage-sale"),
    ("no-offer", ""),
    ("not-your-offer", ""),
    ("bid-higher", "auction"),
    ("no-claim", "claim"),
    ("can-pay", "bankruptcy"),
    ("can-raise", "bankruptcy"),
    ("balance", "roles"),
    ("no-role", "roles"),
    ("no-swap", "roles"),
    ("not-there", "speed"),
    ("no-such-dice", ""),
    ("no-such-card", "cards"),
    ("card-used", "cards"),
    ("not-timed", "timed"),
    ("not-due", "mortgage-sale"),
    ("sum", ""),
    ("in-offer", "trade"),
    ("reckoning", "richest"),
    ("choose-first", "mortgage-sale"),
    ("loan", "lending"),
    ("cover", "bankruptcy"),
    ("their-cover", "bankruptcy"),
    ("which-card", "prison"),
    ("no-such-number", "shortage"),
    ("no-claiming", "claim"),
    ("already", "claim"),
)
(
    OK, R_OVER, R_BANKRUPT, R_NOT_YOUR_MOVE, R_NOT_NOW, R_NOT_YOUR_TURN, R_NOT_CHANCE, R_AUCTION_FIRST, R_DEBT_FIRST, R_CASH,
    R_PAY_FIRST, R_NOT_HELD, R_EXTRA_THROW, R_NO_STAYING, R_NO_GET_OUT_CARD, R_PRICE_WAR, R_NO_SUCH_SPACE, R_NO_TITLE,
    R_NOT_A_STREET, R_NOT_YOURS, R_MORTGAGED, R_NOT_MORTGAGED, R_NO_MONOPOLY, R_FULLY_BUILT, R_EVENLY, R_NO_HOUSES_LEFT,
    R_NO_HOTELS_LEFT, R_NO_BUILDINGS, R_SELL_FIRST, R_MONOPOLY_HOUSES, R_LIFT_OWN_TURN, R_NO_TRADE_TIMED,
    R_TRADE_BEFORE_THROW, R_ONE_OFFER, R_TRADE_SELF, R_EMPTY_OFFER, R_NOT_THEIRS, R_THEIR_CASH, R_BARE_FIRST,
    R_THEIR_INTEREST, R_NO_OFFER, R_NOT_YOUR_OFFER, R_BID_HIGHER, R_NO_CLAIM, R_CAN_PAY, R_CAN_RAISE, R_BALANCE, R_NO_ROLE,
    R_NO_SWAP, R_NOT_THERE, R_NO_SUCH_DICE, R_NO_SUCH_CARD, R_CARD_USED, R_NOT_TIMED, R_NOT_DUE, R_SUM,
    R_IN_OFFER, R_RECKONING, R_CHOOSE_FIRST, R_LOAN, R_COVER, R_THEIR_COVER, R_WHICH_CARD,
    R_NO_SUCH_NUMBER, R_NO_CLAIMING, R_ALREADY,
) = range(len(REFUSALS))  # fmt: skip

# What the paragraph that allows a verb is about, in the order of VERBS.
VERB_TOPICS = (
    "moving", "turn", "purchase", "purchase", "debt", "prison", "prison", "income-tax", "cards", "speed", "auction",
    "auction", "shortage", "building", "mortgage-sale", "bankruptcy", "roles", "trade", "trade",
    "building", "selling", "mortgage", "lifting", "trade", "trade", "claim", "roles",
    "moving", "cards", "foundation", "speed", "timed", "start-cash",
    "claim",
)  # fmt: skip

# What happens: its kind, and what the paragraph that rules it is about. Payments first, to E_POT; then facts without money.
EVENTS = (
    ("rent", "rent"),
    ("rent", "monopoly"),
    ("rent", "broken-monopoly"),
    ("rent", "transport"),
    ("rent", "utility"),
    ("purchase", "purchase"),
    ("auction", "auction"),
    ("start", "start"),
    ("fee", "prison"),
    ("income-tax", "income-tax"),
    ("property-tax", "property-tax"),
    ("foundation", "foundation"),
    ("card", "cards"),
    ("building", "building"),
    ("selling", "selling"),
    ("mortgage", "mortgage"),
    ("lifting", "lifting"),
    ("interest", "mortgage-sale"),
    ("trade", "trade"),
    ("bankruptcy", "bankruptcy"),
    ("keep", "timed"),
    ("pot", "free"),
    ("turn", "order"),
    ("order", "order"),
    ("tie", "order"),
    ("role", "roles"),
    ("swap", "roles"),
    ("dice", "moving"),
    ("extra-throw", "doubles"),
    ("third-double", "doubles"),
    ("speed", "speed"),
    ("count", "utility"),
    ("die", "foundation"),
    ("move", "moving"),
    ("sightseeing", "sightseeing"),
    ("sent", "sent"),
    ("free", "prison"),
    ("miss", "prison"),
    ("stay", "prison"),
    ("drawn", "cards"),
    ("get-out", "cards"),
    ("owned", "own"),
    ("declined", "purchase"),
    ("no-rent", "mortgage-rent"),
    ("no-rent", "prison-rent"),
    ("no-grant", "foundation"),
    ("no-prize", "cards"),
    ("debt", "debt"),
    ("claimable", "claim"),
    ("unclaimed", "claim"),
    ("auction-begins", "auction"),
    ("bid", "auction"),
    ("pass", "auction"),
    ("unsold", "auction"),
    ("want", "shortage"),
    ("placed", "shortage"),
    ("offer", "trade"),
    ("accepted", "trade"),
    ("rejected", "trade"),
    ("withdrawn", "trade"),
    ("passed-on", "trade"),
    ("get-out-passed-on", "trade"),
    ("inherited", "bankruptcy"),
    ("get-out-inherited", "bankruptcy"),
    ("kept-mortgaged", "mortgage-sale"),
    ("bankrupt", "bankruptcy"),
    ("to-bank", "bankruptcy"),
    ("time", "timed"),
    ("round", "timed"),
    ("worth", "richest"),
    ("over", "object"),
    ("offer", "roles"),
    ("accepted", "roles"),
    ("rejected", "roles"),
    ("withdrawn", "roles"),
    ("nothing-due", ""),
    ("no-rent", "timed"),
    ("throw-declined", "doubles"),
    ("three-alike", "speed"),
    ("speed", "utility"),
    ("walks-on", "speed"),
    ("claim-for-me", "claim"),
    ("dealt", "start-cash"),
)
(
    E_RENT, E_DOUBLE_RENT, E_BROKEN_RENT, E_FARE, E_UTILITY, E_PURCHASE, E_AUCTION, E_START, E_FEE, E_INCOME_TAX,
    E_PROPERTY_TAX, E_FOUNDATION, E_CARD, E_BUILDING, E_SELLING, E_MORTGAGE, E_LIFTING, E_INTEREST, E_TRADE, E_BANKRUPTCY,
    E_KEEP, E_POT,
    E_TURN, E_ORDER, E_TIE, E_ROLE, E_SWAP, E_DICE, E_EXTRA_THROW, E_THIRD_DOUBLE, E_SPEED, E_COUNT, E_DIE, E_MOVE,
    E_SIGHTSEEING, E_SENT, E_FREE, E_MISS, E_STAY, E_DRAWN, E_GET_OUT, E_OWNED, E_DECLINED, E_NO_RENT_MORTGAGED,
    E_NO_RENT_PRISON, E_NO_GRANT, E_NO_PRIZE, E_DEBT, E_CLAIMABLE, E_UNCLAIMED, E_AUCTION_BEGINS, E_BID, E_PASS, E_UNSOLD,
    E_WANT, E_PLACED, E_OFFER, E_ACCEPTED, E_REJECTED, E_WITHDRAWN, E_PASSED_ON, E_GET_OUT_PASSED_ON, E_INHERITED,
    E_GET_OUT_INHERITED, E_KEPT_MORTGAGED,
    E_BANKRUPT, E_TO_BANK, E_TIME, E_ROUND, E_WORTH, E_OVER,
    E_SWAP_OFFER, E_SWAP_ACCEPTED, E_SWAP_REJECTED, E_SWAP_WITHDRAWN, E_NOTHING_DUE, E_NO_ROUND_RENT, E_THROW_DECLINED,
    E_THREE_ALIKE, E_SPEED_COUNT, E_WALKS_ON, E_CLAIM_FOR_ME, E_DEALT,
) = range(len(EVENTS))  # fmt: skip

# How a sum came about, step by step; the number beside it is the sum so far, or what its words say.
REASONS = (
    "bare", "houses", "hotel", "monopoly", "broken-monopoly", "owned", "times-card", "multiple", "throw", "houses-now",
    "hotel-now", "cash-percent", "titles-percent", "buildings-percent", "flat", "half-price",
    "interest-percent", "houses-upkeep", "hotels-upkeep", "kept-percent",
)  # fmt: skip
(
    B_BARE, B_HOUSES, B_HOTEL, B_MONOPOLY, B_BROKEN, B_OWNED, B_TIMES_CARD, B_MULTIPLE, B_THROW, B_HOUSES_NOW, B_HOTEL_NOW,
    B_CASH_PERCENT, B_TITLES_PERCENT, B_BUILDINGS_PERCENT, B_FLAT, B_HALF_PRICE,
    B_INTEREST_PERCENT, B_HOUSES_UPKEEP, B_HOTELS_UPKEEP, B_KEPT_PERCENT,
) = range(len(REASONS))  # fmt: skip
