"""What a seat may do now: its decisions, what it may do with its titles, and what it may not, with the reason."""

from ...play.game import Game
from ...play.notation import move_text
from ...play.phrases import rule_words
from ...play.refusals import Refusal, refusal_of
from ...play.tell import offer_facts, sentence
from ...rules.auctions import why_not_bid
from ...rules.building import next_building_price
from ...rules.codes import DO_BUILD, DO_OFFER, HOTEL_LOT, OK, PRISON_SPACE, R_OVER, SPACES, VERBS, Move
from ...rules.flow import next_seat
from ...rules.means import percent_tax
from ...rules.money import owes, spendable
from ...rules.mortgages import lift_price
from ...rules.refuse import claim_of, why_not
from ...rules.shortage import is_won, most_to_want
from ...rules.trading import why_not_trade_now
from ...words import say
from ..wire import Choice, Grey, SeatMoves, Wish
from .asked import asked
from .moment import Moment

MANAGING = ("build", "sell", "mortgage", "lift")
TRIED = ("buy", "pay", "tax", "accept", "keep", "claim")
"""Moves whose price is found by making them on a copy of the game."""
LOOKED_FOR = {
    "throw": ("throw", "pay", "use-card", "stay", "end"),
    "buy": ("buy",),
    "debt": ("pay", "give-up"),
    "end": ("end",),
    "answer": ("accept",),
    "fine": ("pay",),
    "tax": ("tax flat", "tax percent"),
}
"""What one looks for in a phase: where it cannot be done it is shown grey, with its reason."""
ONLY_HELD = ("pay", "use-card", "stay")
OFFER = Move(DO_OFFER)


def seat_moves(moment: Moment, by: str) -> SeatMoves:
    """All that the seat may do now."""
    game = moment.game
    legal = game.legal(by)
    first = [choice(moment, by, move) for move in legal if verb_of(move) in VERBS[:DO_BUILD]]
    managed = {verb: [choice(moment, by, m) for m in legal if verb_of(m) == verb] for verb in MANAGING}
    others = [choice(moment, by, move) for move in legal if verb_of(move) in ("withdraw", "claim")]
    bids = [int(move.split()[1]) for move in legal if verb_of(move) == "bid"]
    return SeatMoves(
        seat=by,
        **asked(moment, by),
        first=in_order(moment, by, first),
        manage={verb: found for verb, found in managed.items() if found},
        others=others,
        greys=greys(moment, by, legal, managed),
        partners=partners(moment, by),
        may_swap=[move.removeprefix("swap ") for move in legal if verb_of(move) == "swap"],
        least_bid=bids[0] if bids else None,
        most_bid=most_bid(moment, by, bids[0]) if bids else None,
        wish=wish(moment, by),
        claims_for_me=claims_for_me(moment, by),
    )


def verb_of(move: str) -> str:
    """A move's first word."""
    return move.partition(" ")[0]


def in_order(moment: Moment, by: str, choices: list[Choice]) -> list[Choice]:
    """The most likely decision first: a debt that can be paid is paid, a sum that is less is the better tax."""
    if moment.game.phase == "tax":
        return sorted(choices, key=lambda choice: -(choice.amount or 0))
    return choices


def choice(moment: Moment, by: str, move: str, in_detail: bool = False) -> Choice:
    """A move with its words, what it costs or brings, and the cash after it; in detail also what it does to the rent."""
    verb, _, rest = move.partition(" ")
    space = moment.names.space(rest) if rest and verb in (*MANAGING, "go", "place") else None
    amount = price(moment, by, move, space)
    cash = spendable(moment.g, moment.game.players.index(by))
    return Choice(
        move=move,
        verb=verb,
        label=label(moment, by, move, space),
        detail=detail(moment, by, move, space, in_detail),
        amount=amount,
        after=None if amount is None else cash + amount,
        space=space,
    )


def detail(moment: Moment, by: str, move: str, space: int | None, in_detail: bool) -> str:
    """What more there is to say of a move: what doing without the extra throw means; in detail what it does to the rent."""
    if verb_of(move) == "end" and moment.game.phase == "throw":
        g, seat = moment.g, moment.game.players.index(by)
        where = "held" if g.held[seat] else "visit" if g.space[seat] == PRISON_SPACE else "other"
        facts = {"where": where, "role": moment.role(seat) or "", "player": moment.player(next_seat(g, seat))}
        return say(moment.lang, "move-end-detail", game=moment.kind, **facts)
    managed = space is not None and verb_of(move) in MANAGING
    return rent_change(moment, by, move, space or 0) if in_detail and managed else ""


def price(moment: Moment, by: str, move: str, space: int | None) -> int | None:
    """What the cash changes by; None where nothing is paid at once."""
    g, table, verb = moment.g, moment.table, verb_of(move)
    seat = moment.game.players.index(by)
    if space is not None and verb in MANAGING:
        if verb == "build":
            return -next_building_price(g, table, seat, space)
        if verb == "lift":
            return -lift_price(g, table, space)
        if verb == "mortgage":
            return table.mortgage[space]
    if verb == "bid":
        return -int(move.split()[1])
    if verb == "place" and space is not None and not is_won(g, seat):
        return -next_building_price(g, table, seat, space)
    if verb in TRIED or verb == "sell":
        return tried(moment.game, by, move)
    return None


def rent_change(moment: Moment, by: str, move: str, space: int) -> str:
    """The rent before and after, found on a copy; "" where it stays."""
    twin = moment.game.copy()
    twin.play(move, by=by)
    before, after = moment.rent(space), Moment(twin, moment.lang).rent(space)
    return "" if before == after else say(moment.lang, "rent-change", before=before, after=after)


def tried(game: Game, by: str, move: str) -> int:
    """What the cash changes by when the move is made on a copy."""
    twin = game.copy()
    twin.play(move, by=by)
    return twin.cash(by) - game.cash(by)


def told(moment: Moment, by: str, move: str) -> str:
    """Any move in a few words."""
    verb, _, rest = move.partition(" ")
    if verb in ("offer", "swap"):
        offered = moment.game.copy().play(move, by=by)[0]
        return say(moment.lang, "move-offer", other=offered.other, **offer_facts(offered, moment.lang))
    space = moment.names.space(rest) if rest and verb in (*MANAGING, "go", "place") else None
    return label(moment, by, move, space)


def label(moment: Moment, by: str, move: str, space: int | None) -> str:
    """A move in a few words."""
    g, rules, lang = moment.g, moment.edition.rules, moment.lang
    seat = moment.game.players.index(by)
    verb, _, rest = move.partition(" ")
    facts: dict[str, object] = {
        "space": moment.space(space if space is not None else g.space[seat]),
        "phase": "extra" if verb == "end" and moment.game.phase == "throw" and g.again else moment.game.phase,
    }
    facts |= {"held": "yes" if g.held[seat] else "no", "auction": "yes" if rules.auction else "no", "game": moment.kind}
    facts |= {"way": rest, "role": rest, "bid": moment.sum(int(rest)) if verb == "bid" else "", "player": "", "percent": ""}
    facts |= {"hotel": moment.edition.hotel, "piece": "house", "next": "house", "number": 1, "deck": ""}
    facts["again"] = "yes" if g.again else "no"
    facts |= {"which": "yes" if verb == "use-card" and rest else "no", "won": "yes" if is_won(g, seat) else "no"}
    if verb == "claim":
        facts["player"] = moment.game.players[g.visitor[claim_of(g, seat)]]
    if verb in ("want", "place", "pass"):
        facts["piece"] = piece_of(moment)
    if verb == "want" and rest.isdigit():
        facts["number"] = int(rest)
    if verb == "use-card" and rest:
        facts["deck"] = say(lang, "deck", deck=rest)
    if verb == "build" and space is not None and g.buildings[space] == moment.table.max_houses[g.role[seat]]:
        facts["next"] = "hotel"
    if verb == "tax":
        facts["percent"] = moment.sum(percent_tax(g, moment.table, seat))
    return say(lang, f"move-{verb}", **facts)


def greys(moment: Moment, by: str, legal: list[str], managed: dict[str, list[Choice]]) -> list[Grey]:
    """What one might look for and cannot do: in the decision first, then with the titles, then trading."""
    game, g = moment.game, moment.g
    found: list[Grey] = []
    if game.to_act == by:
        held = g.held[game.players.index(by)]
        for move in LOOKED_FOR.get(game.phase, ()):
            there = any(other == move or other.startswith(f"{move} ") for other in legal)
            if not there and (held or move not in ONLY_HELD or game.phase != "throw"):
                found += grey_of(moment, by, move)
    seat = game.players.index(by)
    if g.bankrupt[seat]:
        return found
    for verb, choices in managed.items():
        if not choices:
            found += nearest_grey(moment, seat, verb)
    refusal = refusal_of(why_not_trade_now(g, moment.table, seat), g, moment.table, moment.names, seat, OFFER)
    if refusal is not None and refusal.code not in ("not-now", "over"):
        found.append(grey(moment, by, "offer", refusal))
    return found


def grey_of(moment: Moment, by: str, move: str) -> list[Grey]:
    """The move as a grey button; nothing where it can be made after all."""
    refusal = moment.game.why_not(by, move)
    return [] if refusal is None else [grey(moment, by, move, refusal)]


def grey(moment: Moment, by: str, move: str, refusal: Refusal) -> Grey:
    """A refused move with its reason and paragraph."""
    verb, _, rest = move.partition(" ")
    space = moment.names.space(rest) if rest and verb in (*MANAGING, "go", "place") else None
    words = say(moment.lang, f"verb-{verb}") if verb in ("offer", "swap") else label(moment, by, move, space)
    return Grey(
        move=move,
        code=refusal.code,
        verb=verb,
        label=words,
        reason=reason(moment, by, move, space, refusal),
        rule=rule_words(refusal.rule, moment.lang),
        topic=refusal.topic,
    )


def reason(moment: Moment, by: str, move: str, space: int | None, refusal: Refusal) -> str:
    """Why not, in a sentence; what is missing in cash is told in figures."""
    if verb_of(move) == "end" and moment.game.phase == "throw":
        return say(moment.lang, "grey-end", again="yes" if moment.g.again else "no")
    if refusal.code == "cash" and (cost := cost_of(moment, by, move, space)):
        cash = spendable(moment.g, moment.game.players.index(by))
        facts = {"cost": moment.sum(cost), "cash": moment.sum(cash), "missing": moment.sum(cost - cash)}
        return say(moment.lang, "grey-cash", bid="yes" if cash < moment.game.cash(by) else "no", **facts)
    return sentence(refusal, moment.lang)


def cost_of(moment: Moment, by: str, move: str, space: int | None) -> int:
    """What a move would cost for which the cash is missing; 0 where that is not known beforehand."""
    g, table, seat, verb = moment.g, moment.table, moment.game.players.index(by), verb_of(move)
    if verb == "buy":
        return table.price[g.space[seat]]
    if space is not None and verb in ("build", "lift"):
        return next_building_price(g, table, seat, space) if verb == "build" else lift_price(g, table, space)
    if verb == "pay":
        return g.owed[0] if g.n_debts else table.fee
    return 0


def nearest_grey(moment: Moment, seat: int, verb: str) -> list[Grey]:
    """Why nothing can be built, sold, mortgaged or lifted: by the title that comes nearest to it."""
    g, table, number = moment.g, moment.table, VERBS.index(verb)
    own = [space for space in range(SPACES) if g.owner[space] == seat and (verb != "build" or table.house_cost[space])]
    if verb == "lift":
        own = [space for space in own if g.mortgaged[space]]
    if verb == "sell":
        own = [space for space in own if g.buildings[space]]
    if not own:
        return []
    codes = {space: why_not(g, table, seat, Move(number, space)) for space in own}
    # The reason met last by the checks is the one that least is missing to.
    space = max(own, key=lambda space: codes[space])
    refusal = refusal_of(codes[space], g, table, moment.names, seat, Move(number, space))
    if refusal is None or codes[space] == R_OVER:
        return []
    by = moment.game.players[seat]
    return [grey(moment, by, move_text(Move(number, space), moment.names, g.deck), refusal)]


def partners(moment: Moment, by: str) -> list[str]:
    """To whom the seat may make offers now: to everybody, whoever owes first."""
    g, seat = moment.g, moment.game.players.index(by)
    if g.bankrupt[seat] or why_not_trade_now(g, moment.table, seat) != OK:
        return []
    others = [other for other in range(g.seats) if other != seat and not g.bankrupt[other]]
    return [moment.game.players[other] for other in sorted(others, key=lambda other: not owes(g, other))]


def most_bid(moment: Moment, by: str, least: int) -> int:
    """The most that the rules let the seat bid: its cash, or less where rent may still be claimed from it."""
    g, table, seat = moment.g, moment.table, moment.game.players.index(by)
    most = g.cash[seat]
    while least < most:
        middle = (least + most + 1) // 2
        if why_not_bid(g, table, seat, middle) == OK:
            least = middle
        else:
            most = middle - 1
    return least


def wish(moment: Moment, by: str) -> Wish | None:
    """How many of the last houses or hotels the seat may want, where it is asked."""
    if moment.game.phase != "want" or moment.game.to_act != by:
        return None
    most = most_to_want(moment.g, moment.table, moment.game.players.index(by))
    return Wish(most=max(1, most), piece=moment.edition.hotel if piece_of(moment) == "hotel" else "house")


def piece_of(moment: Moment) -> str:
    """What is wanted, placed or auctioned, where that is no title."""
    return "hotel" if moment.g.lot == HOTEL_LOT else "house"


def claims_for_me(moment: Moment, by: str) -> bool | None:
    """Whether the seat's rents are claimed at once; None where that cannot be set."""
    g, seat = moment.g, moment.game.players.index(by)
    if not moment.table.claim_rent or g.bankrupt[seat] or moment.game.to_act is None:
        return None
    return bool(g.claim_for_me[seat])
