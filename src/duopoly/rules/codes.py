"""The vocabulary of the rules: small whole numbers for the state and the moves, each with its printable name."""

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


class Codes:
    """Numbers names from 0 up, in the order in which they are added; a name may have a topic of the leaflets beside it.

    Records, positions and action numbers depend on the codes: add new names at the end of a list.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.topics: list[str] = []

    def __call__(self, name: str, topic: str = "") -> int:
        """Adds a name; returns its code."""
        self.names.append(name)
        self.topics.append(topic)
        return len(self.names) - 1


# What is to be decided. From AUCTION on a phase interrupts another, which waits in `resume`; NEXT and MOVE are over before a
# player sees them.
phase = Codes()
ORDER = phase("order")
ROLE = phase("role")
THROW = phase("throw")
DICE = phase("dice")
SPEED = phase("speed")
GO = phase("go")
BUY = phase("buy")
CARD = phase("card")
DIE = phase("die")
COUNT = phase("count")
TAX = phase("tax")
FINE = phase("fine")
END = phase("end")
ADJUST = phase("adjust")
OVER = phase("over")
NEXT = phase("next")
MOVE = phase("move")
AUCTION = phase("auction")
WANT = phase("want")
PLACE = phase("place")
ANSWER = phase("answer")
DEBT = phase("debt")
INTEREST = phase("interest")
DEAL = phase("deal")
PHASES = tuple(phase.names)

# The verbs of moves, each with the topic of the paragraph that allows it. First the decisions of the player to act, then what
# the leaflets allow off turn too, then what chance does (DO_DICE to DO_DEAL), last a preference of the player's own.
verb = Codes()
DO_THROW = verb("throw", "moving")
DO_END = verb("end", "turn")
DO_BUY = verb("buy", "purchase")
DO_DECLINE = verb("decline", "purchase")
DO_PAY = verb("pay", "debt")
DO_STAY = verb("stay", "prison")
DO_USE_CARD = verb("use-card", "prison")
DO_TAX = verb("tax", "income-tax")
DO_DRAW = verb("draw", "cards")
DO_GO = verb("go", "speed")
DO_BID = verb("bid", "auction")
DO_PASS = verb("pass", "auction")
DO_WANT = verb("want", "shortage")
DO_PLACE = verb("place", "building")
DO_KEEP = verb("keep", "mortgage-sale")
DO_GIVE_UP = verb("give-up", "bankruptcy")
DO_ROLE = verb("role", "roles")
DO_ACCEPT = verb("accept", "trade")
DO_REJECT = verb("reject", "trade")
DO_BUILD = verb("build", "building")
DO_SELL = verb("sell", "selling")
DO_MORTGAGE = verb("mortgage", "mortgage")
DO_LIFT = verb("lift", "lifting")
DO_OFFER = verb("offer", "trade")
DO_WITHDRAW = verb("withdraw", "trade")
DO_CLAIM = verb("claim", "claim")
DO_SWAP = verb("swap", "roles")
DO_DICE = verb("dice", "moving")
DO_CARD = verb("card", "cards")
DO_DIE = verb("die", "foundation")
DO_SPEED = verb("speed", "speed")
DO_TIME = verb("time", "timed")
DO_DEAL = verb("deal", "start-cash")
DO_CLAIM_FOR_ME = verb("claim-for-me", "claim")
VERBS = tuple(verb.names)
VERB_TOPICS = tuple(verb.topics)

TAX_FLAT, TAX_PERCENT = 0, 1
FACE_1, FACE_2, FACE_3, FACE_BUS, FACE_MISTER = 1, 2, 3, 4, 5
FACES = ("", "1", "2", "3", "bus", "mr-m")

space_kind = Codes()
START = space_kind("start")
STREET = space_kind("street")
TRANSPORT = space_kind("transport")
UTILITY = space_kind("utility")
CARD_SPACE = space_kind("card")
INCOME_TAX = space_kind("income-tax")
PROPERTY_TAX = space_kind("property-tax")
PRISON = space_kind("prison")
GO_TO_PRISON = space_kind("go-to-prison")
FOUNDATION = space_kind("foundation")
FREE = space_kind("free")
SPACE_KINDS = tuple(space_kind.names)

effect = Codes()
NOTHING = effect("nothing")
COLLECT = effect("collect")
PAY = effect("pay")
COLLECT_EACH = effect("collect-each")
PAY_EACH = effect("pay-each")
COLLECT_ROLE = effect("collect-role")
BANK_PAYS_ROLE = effect("bank-pays-role")
MOVE_TO = effect("move-to")
MOVE_BACK_TO = effect("move-back-to")
MOVE_BY = effect("move-by")
NEAREST_TRANSPORT = effect("nearest-transport")
NEAREST_UTILITY = effect("nearest-utility")
CARD_PRISON = effect("prison")
GAMBLE = effect("gamble")
GET_OUT = effect("get-out")
UPKEEP = effect("upkeep")
PAY_OR_DRAW = effect("pay-or-draw")
EFFECTS = tuple(effect.names)

aim = Codes()
LAST = aim("last")
CAMP = aim("camp")
TIMED = aim("timed")
AIMS = tuple(aim.names)

# What dice that move nobody are thrown for.
count = Codes()
NO_COUNT = count("")
COUNT_RENT = count("rent")
COUNT_GAMBLE = count("gamble")
COUNT_RICHEST = count("richest")
COUNT_ROUND = count("round")
COUNTS = tuple(count.names)

prison_double = Codes()
MOVES_AND_THROWS_AGAIN = prison_double("moves-and-throws-again")
THROWS_AGAIN = prison_double("throws-again")
MOVES = prison_double("moves")
PRISON_DOUBLES = tuple(prison_double.names)

shortage = Codes()
ENDLESS = shortage("endless")
BOX = shortage("box")
AUCTIONED = shortage("auction")
SHORTAGES = tuple(shortage.names)

trade = Codes()
ANY_TIME = trade("any-time")
BEFORE_THROW = trade("before-throw")
TRADES = tuple(trade.names)

# The pot on Free Parking, where no house rule has one.
NO_POT = -1

# An auction's lot is a space, or one of the last houses or hotels.
NO_LOT, HOUSE_LOT, HOTEL_LOT = -1, SPACES, SPACES + 1
# In the masks of an offer a space is its bit; the get-out cards of the two decks follow.
CARD_BIT = SPACES
CARDS = ((1 << DECKS) - 1) << CARD_BIT


class Move(NamedTuple):
    """A move: a verb and its objects.

    `x` is the space, sum, role, card, face or first die; `y` the second die. In an offer `to` is the seat it is made to,
    `give` and `take` are masks of titles and get-out cards, `x` and `y` the cash given and taken.
    """

    verb: int
    x: int = 0
    y: int = 0
    to: int = 0
    give: int = 0
    take: int = 0


# Why a move is refused, with the topic of the paragraph that says so; without one, it is the topic of the verb.
refusal = Codes()
OK = refusal("ok")
R_OVER = refusal("over", "object")
R_BANKRUPT = refusal("bankrupt", "bankruptcy")
R_NOT_YOUR_MOVE = refusal("not-your-move")
R_NOT_NOW = refusal("not-now")
R_NOT_YOUR_TURN = refusal("not-your-turn", "building")
R_NOT_CHANCE = refusal("not-chance")
R_AUCTION_FIRST = refusal("auction-first", "auction")
R_DEBT_FIRST = refusal("debt-first", "debt")
R_CASH = refusal("cash")
R_PAY_FIRST = refusal("pay-first", "prison")
R_NOT_HELD = refusal("not-held", "prison")
R_EXTRA_THROW = refusal("extra-throw", "prison")
R_NO_STAYING = refusal("no-staying", "prison")
R_NO_GET_OUT_CARD = refusal("no-get-out-card")
R_PRICE_WAR = refusal("price-war", "prison-rent")
R_NO_SUCH_SPACE = refusal("no-such-space")
R_NO_TITLE = refusal("no-title")
R_NOT_A_STREET = refusal("not-a-street")
R_NOT_YOURS = refusal("not-yours")
R_MORTGAGED = refusal("mortgaged", "build-on-mortgage")
R_NOT_MORTGAGED = refusal("not-mortgaged", "lifting")
R_NO_MONOPOLY = refusal("no-monopoly", "where-to-build")
R_FULLY_BUILT = refusal("fully-built", "building")
R_EVENLY = refusal("evenly")
R_NO_HOUSES_LEFT = refusal("no-houses-left", "shortage")
R_NO_HOTELS_LEFT = refusal("no-hotels-left", "shortage")
R_NO_BUILDINGS = refusal("no-buildings", "selling")
R_SELL_FIRST = refusal("sell-first", "mortgage-bare")
R_MONOPOLY_HOUSES = refusal("monopoly-houses", "broken-monopoly")
R_LIFT_OWN_TURN = refusal("lift-own-turn", "lifting")
R_NO_TRADE_TIMED = refusal("no-trade-timed", "adjusting")
R_TRADE_BEFORE_THROW = refusal("trade-before-throw", "trade")
R_ONE_OFFER = refusal("one-offer")
R_TRADE_SELF = refusal("trade-self")
R_EMPTY_OFFER = refusal("empty-offer", "trade")
R_NOT_THEIRS = refusal("not-theirs", "trade")
R_THEIR_CASH = refusal("their-cash", "trade")
R_BARE_FIRST = refusal("bare-first", "bare-to-trade")
R_THEIR_INTEREST = refusal("their-interest", "mortgage-sale")
R_NO_OFFER = refusal("no-offer")
R_NOT_YOUR_OFFER = refusal("not-your-offer")
R_BID_HIGHER = refusal("bid-higher", "auction")
R_NO_CLAIM = refusal("no-claim", "claim")
R_CAN_PAY = refusal("can-pay", "bankruptcy")
R_CAN_RAISE = refusal("can-raise", "bankruptcy")
R_BALANCE = refusal("balance", "roles")
R_NO_ROLE = refusal("no-role", "roles")
R_NO_SWAP = refusal("no-swap", "roles")
R_NOT_THERE = refusal("not-there", "speed")
R_NO_SUCH_DICE = refusal("no-such-dice")
R_NO_SUCH_CARD = refusal("no-such-card", "cards")
R_CARD_USED = refusal("card-used", "cards")
R_NOT_TIMED = refusal("not-timed", "timed")
R_NOT_DUE = refusal("not-due", "mortgage-sale")
R_SUM = refusal("sum")
R_IN_OFFER = refusal("in-offer", "trade")
R_RECKONING = refusal("reckoning", "richest")
R_CHOOSE_FIRST = refusal("choose-first", "mortgage-sale")
R_LOAN = refusal("loan", "lending")
R_COVER = refusal("cover", "bankruptcy")
R_THEIR_COVER = refusal("their-cover", "bankruptcy")
R_WHICH_CARD = refusal("which-card", "prison")
R_NO_SUCH_NUMBER = refusal("no-such-number", "shortage")
R_NO_CLAIMING = refusal("no-claiming", "claim")
R_ALREADY = refusal("already", "claim")
REFUSALS = tuple(zip(refusal.names, refusal.topics, strict=True))

# What happens, with the topic of the paragraph that rules it. Payments come first, up to E_POT; then facts without money.
event = Codes()
E_RENT = event("rent", "rent")
E_DOUBLE_RENT = event("rent", "monopoly")
E_BROKEN_RENT = event("rent", "broken-monopoly")
E_FARE = event("rent", "transport")
E_UTILITY = event("rent", "utility")
E_PURCHASE = event("purchase", "purchase")
E_AUCTION = event("auction", "auction")
E_START = event("start", "start")
E_FEE = event("fee", "prison")
E_INCOME_TAX = event("income-tax", "income-tax")
E_PROPERTY_TAX = event("property-tax", "property-tax")
E_FOUNDATION = event("foundation", "foundation")
E_CARD = event("card", "cards")
E_BUILDING = event("building", "building")
E_SELLING = event("selling", "selling")
E_MORTGAGE = event("mortgage", "mortgage")
E_LIFTING = event("lifting", "lifting")
E_INTEREST = event("interest", "mortgage-sale")
E_TRADE = event("trade", "trade")
E_BANKRUPTCY = event("bankruptcy", "bankruptcy")
E_KEEP = event("keep", "timed")
E_POT = event("pot", "free")
E_TURN = event("turn", "order")
E_ORDER = event("order", "order")
E_TIE = event("tie", "order")
E_ROLE = event("role", "roles")
E_SWAP = event("swap", "roles")
E_DICE = event("dice", "moving")
E_EXTRA_THROW = event("extra-throw", "doubles")
E_THIRD_DOUBLE = event("third-double", "doubles")
E_SPEED = event("speed", "speed")
E_COUNT = event("count", "utility")
E_DIE = event("die", "foundation")
E_MOVE = event("move", "moving")
E_SIGHTSEEING = event("sightseeing", "sightseeing")
E_SENT = event("sent", "sent")
E_FREE = event("free", "prison")
E_MISS = event("miss", "prison")
E_STAY = event("stay", "prison")
E_DRAWN = event("drawn", "cards")
E_GET_OUT = event("get-out", "cards")
E_OWNED = event("owned", "own")
E_DECLINED = event("declined", "purchase")
E_NO_RENT_MORTGAGED = event("no-rent", "mortgage-rent")
E_NO_RENT_PRISON = event("no-rent", "prison-rent")
E_NO_GRANT = event("no-grant", "foundation")
E_NO_PRIZE = event("no-prize", "cards")
E_DEBT = event("debt", "debt")
E_CLAIMABLE = event("claimable", "claim")
E_UNCLAIMED = event("unclaimed", "claim")
E_AUCTION_BEGINS = event("auction-begins", "auction")
E_BID = event("bid", "auction")
E_PASS = event("pass", "auction")
E_UNSOLD = event("unsold", "auction")
E_WANT = event("want", "shortage")
E_PLACED = event("placed", "shortage")
E_OFFER = event("offer", "trade")
E_ACCEPTED = event("accepted", "trade")
E_REJECTED = event("rejected", "trade")
E_WITHDRAWN = event("withdrawn", "trade")
E_PASSED_ON = event("passed-on", "trade")
E_GET_OUT_PASSED_ON = event("get-out-passed-on", "trade")
E_INHERITED = event("inherited", "bankruptcy")
E_GET_OUT_INHERITED = event("get-out-inherited", "bankruptcy")
E_KEPT_MORTGAGED = event("kept-mortgaged", "mortgage-sale")
E_BANKRUPT = event("bankrupt", "bankruptcy")
E_TO_BANK = event("to-bank", "bankruptcy")
E_TIME = event("time", "timed")
E_ROUND = event("round", "timed")
E_WORTH = event("worth", "richest")
E_OVER = event("over", "object")
E_SWAP_OFFER = event("offer", "roles")
E_SWAP_ACCEPTED = event("accepted", "roles")
E_SWAP_REJECTED = event("rejected", "roles")
E_SWAP_WITHDRAWN = event("withdrawn", "roles")
E_NOTHING_DUE = event("nothing-due")
E_NO_ROUND_RENT = event("no-rent", "timed")
E_THROW_DECLINED = event("throw-declined", "doubles")
E_THREE_ALIKE = event("three-alike", "speed")
E_SPEED_COUNT = event("speed", "utility")
E_WALKS_ON = event("walks-on", "speed")
E_CLAIM_FOR_ME = event("claim-for-me", "claim")
E_DEALT = event("dealt", "start-cash")
EVENTS = tuple(zip(event.names, event.topics, strict=True))

# The steps in working out a sum. The number beside a step is the sum so far, or what the step's words say.
reason = Codes()
B_BARE = reason("bare")
B_HOUSES = reason("houses")
B_HOTEL = reason("hotel")
B_MONOPOLY = reason("monopoly")
B_BROKEN = reason("broken-monopoly")
B_OWNED = reason("owned")
B_TIMES_CARD = reason("times-card")
B_MULTIPLE = reason("multiple")
B_THROW = reason("throw")
B_HOUSES_NOW = reason("houses-now")
B_HOTEL_NOW = reason("hotel-now")
B_CASH_PERCENT = reason("cash-percent")
B_TITLES_PERCENT = reason("titles-percent")
B_BUILDINGS_PERCENT = reason("buildings-percent")
B_FLAT = reason("flat")
B_HALF_PRICE = reason("half-price")
B_INTEREST_PERCENT = reason("interest-percent")
B_HOUSES_UPKEEP = reason("houses-upkeep")
B_HOTELS_UPKEEP = reason("hotels-upkeep")
B_KEPT_PERCENT = reason("kept-percent")
REASONS = tuple(reason.names)
