"""What a seat may do now: its decisions, what it may do with its titles, and what it may not do, with the reason."""

from functools import lru_cache

from ...editions import Edition
from ...play.notation import OFF_ON, WAYS
from ...play.phrases import paragraph_words
from ...play.refusals import Help, Refusal, refusal_of
from ...play.seats import Names
from ...play.tell import offer_facts, sentence
from ...rules.auctions import why_not_bid
from ...rules.building import next_building_price, why_not_builder
from ...rules.codes import (
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_CLAIM,
    DO_CLAIM_FOR_ME,
    DO_END,
    DO_GIVE_UP,
    DO_GO,
    DO_KEEP,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PAY,
    DO_PLACE,
    DO_ROLE,
    DO_SELL,
    DO_STAY,
    DO_SWAP,
    DO_TAX,
    DO_THROW,
    DO_USE_CARD,
    DO_WANT,
    DO_WITHDRAW,
    GET_OUT,
    HOTEL_LOT,
    OK,
    PRISON_SPACE,
    R_OVER,
    TAX_FLAT,
    TAX_PERCENT,
    VERBS,
    Move,
)
from ...rules.flow import next_seat
from ...rules.legal import legal
from ...rules.means import percent_tax, raisable
from ...rules.money import owes, spendable
from ...rules.mortgages import lift_price
from ...rules.play import play
from ...rules.prison import why_not_decline_throw
from ...rules.refuse import claim_of, why_not
from ...rules.shortage import is_won, most_to_want
from ...rules.trading import why_not_trade_now
from ...words import say
from ..wire import BlockedMove, LegalMove, SeatMoves, WantRange
from .prompt import prompt
from .snapshot import Snapshot, play_on_copy, rent_text

TITLE_VERBS = (DO_BUILD, DO_SELL, DO_MORTGAGE, DO_LIFT)
SPACE_VERBS = (*TITLE_VERBS, DO_GO, DO_PLACE)
TRADES = (DO_OFFER, DO_SWAP)
MOVE_LABELS = tuple(f"move-{verb}" for verb in VERBS)
PRICED_BY_TRIAL = (DO_BUY, DO_PAY, DO_ACCEPT, DO_KEEP, DO_CLAIM, DO_SELL)
"""Moves whose price is found by making them on a copy of the state."""
EXPECTED = {
    "throw": (Move(DO_THROW), Move(DO_PAY), Move(DO_USE_CARD), Move(DO_STAY), Move(DO_END)),
    "buy": (Move(DO_BUY),),
    "debt": (Move(DO_PAY), Move(DO_GIVE_UP)),
    "end": (Move(DO_END),),
    "answer": (Move(DO_ACCEPT),),
    "fine": (Move(DO_PAY),),
    "tax": (Move(DO_TAX, TAX_FLAT), Move(DO_TAX, TAX_PERCENT)),
}
"""The moves that a player looks for in a phase: one that is not legal is shown with its reason."""
PRISON_VERBS = (DO_PAY, DO_USE_CARD, DO_STAY)
"""Before a throw, what only a player in prison looks for."""


def seat_moves(snapshot: Snapshot, by: str) -> SeatMoves:
    """All that the player may do now."""
    seat = snapshot.game.players.index(by)
    moves = legal(snapshot.g, snapshot.table, seat)
    by_verb: dict[int, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(move.verb, []).append(move)
    bids = by_verb.get(DO_BID)
    return SeatMoves(
        seat=by,
        **prompt(snapshot, by),
        decisions=decisions(snapshot, seat, [move for move in moves if move.verb < DO_BUILD])
        if seat == snapshot.g.actor
        else [],
        manage={VERBS[verb]: title_moves(snapshot, seat, by_verb[verb]) for verb in TITLE_VERBS if verb in by_verb},
        off_turn=legal_moves(snapshot, seat, [*by_verb.get(DO_WITHDRAW, ()), *by_verb.get(DO_CLAIM, ())]),
        blocked=blocked_moves(snapshot, seat, by_verb),
        partners=partners(snapshot, seat),
        may_swap=[snapshot.game.players[move.to] for move in by_verb.get(DO_SWAP, ())],
        raisable=raisable(snapshot.g, snapshot.table, seat) if owes(snapshot.g, seat) else None,
        least_bid=bids[0].x if bids else None,
        most_bid=most_bid(snapshot, seat, bids[0].x) if bids else None,
        want=want_range(snapshot, seat),
        claims_for_me=claims_for_me(snapshot, seat),
    )


def decisions(snapshot: Snapshot, seat: int, moves: list[Move]) -> list[LegalMove]:
    """The moves that decide what is being asked. Of two taxes the lower one comes first."""
    choices = legal_moves(snapshot, seat, [move for move in moves if move.verb < DO_BUILD])
    if snapshot.game.phase == "tax":
        return sorted(choices, key=lambda choice: -(choice.amount or 0))
    return choices


def legal_moves(snapshot: Snapshot, seat: int, moves: list[Move]) -> list[LegalMove]:
    """Legal moves for the page."""
    return [legal_move(snapshot, seat, move, snapshot.move_text(move)) for move in moves]


def legal_move(snapshot: Snapshot, seat: int, move: Move, text: str, in_detail: bool = False) -> LegalMove:
    """A legal move with its label, what it costs or brings, and the cash after it; in detail also how the rent changes."""
    amount = price(snapshot, seat, move)
    after = None if amount is None else spendable(snapshot.g, seat) + amount
    return LegalMove(
        move=text,
        verb=VERBS[move.verb],
        label=move_label(snapshot, seat, move),
        detail=detail(snapshot, seat, move, in_detail),
        amount=amount,
        after=None if after is not None and after < 0 else after,
        space=move.x if move.verb in SPACE_VERBS else None,
    )


def title_moves(snapshot: Snapshot, seat: int, moves: list[Move]) -> list[LegalMove]:
    """Legal moves with titles, as `legal_move` makes them: most are such, and seldom anything about one has changed."""
    edition, lang, cash = snapshot.edition, snapshot.lang, spendable(snapshot.g, seat)
    return [
        made_title_move(
            lang,
            edition.spaces[move.x].key,
            edition.spaces[move.x].told(lang),
            edition.hotel,
            move.verb,
            move.x,
            price(snapshot, seat, move),
            cash,
            move.verb == DO_BUILD and hotel_is_next(snapshot, seat, move.x),
        )
        for move in moves
    ]


@lru_cache(maxsize=16384)
def made_title_move(
    lang: str, key: str, space: str, hotel: str, verb: int, number: int, amount: int | None, cash: int, next_is_hotel: bool
) -> LegalMove:
    """Does the work of `title_moves`, for all tables: nothing of a game is kept."""
    facts = {"space": space, "hotel": hotel, "next": "hotel" if next_is_hotel else "house"}
    return LegalMove(
        move=f"{VERBS[verb]} {key}",
        verb=VERBS[verb],
        label=say(lang, MOVE_LABELS[verb], **facts),
        amount=amount,
        after=None if amount is None else cash + amount,
        space=number,
    )


def detail(snapshot: Snapshot, seat: int, move: Move, in_detail: bool) -> str:
    """More about a move: what it means to give up an extra throw; in detail also how the rent changes."""
    if move.verb == DO_END and snapshot.game.phase == "throw":
        g = snapshot.g
        where = "held" if g.held[seat] else "visit" if g.space[seat] == PRISON_SPACE else "other"
        facts = {"where": where, "role": snapshot.role(seat) or "", "player": snapshot.player(next_seat(g, seat))}
        return say(snapshot.lang, "move-end-detail", game=snapshot.kind, **facts)
    return rent_change(snapshot, seat, move) if in_detail and move.verb in TITLE_VERBS else ""


def price(snapshot: Snapshot, seat: int, move: Move) -> int | None:
    """How much the cash changes; None if nothing is paid at once."""
    g, table = snapshot.g, snapshot.table
    if move.verb == DO_BUILD or (move.verb == DO_PLACE and not is_won(g, seat)):
        return -next_building_price(g, table, seat, move.x)
    if move.verb == DO_LIFT:
        return -lift_price(g, table, move.x)
    if move.verb == DO_MORTGAGE:
        return table.mortgage[move.x]
    if move.verb == DO_BID:
        return -move.x
    if move.verb == DO_TAX:  # also if the cash falls short, for then it would become a debt
        return -(table.income_tax if move.x == TAX_FLAT else percent_tax(g, table, seat))
    if move.verb in PRICED_BY_TRIAL:
        after = g.copy()
        play(after, table, seat, move)
        return after.cash[seat] - g.cash[seat]
    return None


def rent_change(snapshot: Snapshot, seat: int, move: Move) -> str:
    """The rent before and after a move with a title; "" if it stays the same."""
    after = snapshot.g.copy()
    play(after, snapshot.table, seat, move)
    old, new = snapshot.rent(move.x), rent_text(after, snapshot.table, move.x)
    return "" if old == new else say(snapshot.lang, "rent-change", before=old, after=new)


def move_label(snapshot: Snapshot, seat: int, move: Move) -> str:
    """A move in a few words. A trade must be legal."""
    if move.verb in TRADES:
        event = play_on_copy(snapshot.game, snapshot.game.players[seat], move).events[0]
        return say(snapshot.lang, "move-offer", other=event.other, **offer_facts(event, snapshot.lang))
    if move.verb in TITLE_VERBS:
        next_is_hotel = move.verb == DO_BUILD and hotel_is_next(snapshot, seat, move.x)
        facts = title_facts(snapshot.edition, snapshot.lang, move.verb, move.x, next_is_hotel)
    else:
        facts = label_facts(snapshot, seat, move)
    return say(snapshot.lang, MOVE_LABELS[move.verb], **facts)


def hotel_is_next(snapshot: Snapshot, seat: int, space: int) -> bool:
    """Whether the next building on a street is a hotel."""
    return snapshot.g.buildings[space] == snapshot.table.max_houses[snapshot.g.role[seat]]


def title_facts(edition: Edition, lang: str, verb: int, space: int, next_is_hotel: bool) -> dict[str, object]:
    """What the labels of moves with titles may mention."""
    facts: dict[str, object] = {"space": edition.spaces[space].told(lang)}
    if verb == DO_BUILD:
        facts |= {"hotel": edition.hotel, "next": "hotel" if next_is_hotel else "house"}
    return facts


def label_facts(snapshot: Snapshot, seat: int, move: Move) -> dict[str, object]:
    """What the labels of the other moves may mention."""
    g, verb = snapshot.g, move.verb
    declines = verb == DO_END and why_not_decline_throw(g, snapshot.table) == OK
    phase = "extra" if declines and snapshot.game.phase == "throw" else snapshot.game.phase
    card = verb == DO_USE_CARD and move.x > 0
    return {
        "space": snapshot.space(move.x if verb in (DO_GO, DO_PLACE) else g.space[seat]),
        "phase": phase,
        "held": "yes" if g.held[seat] else "no",
        "auction": "yes" if snapshot.edition.rules.auction else "no",
        "game": snapshot.kind,
        "way": WAYS[move.x] if verb == DO_TAX else OFF_ON[move.x] if verb == DO_CLAIM_FOR_ME else "",
        "role": snapshot.edition.roles[move.x] if verb == DO_ROLE else "",
        "bid": snapshot.sum(move.x) if verb == DO_BID else "",
        "player": snapshot.game.players[g.visitor[claim_of(g, seat)]] if verb == DO_CLAIM else "",
        "percent": snapshot.sum(percent_tax(g, snapshot.table, seat)) if verb == DO_TAX else "",
        "hotel": snapshot.edition.hotel,
        "piece": piece_of(snapshot) if verb in (DO_WANT, DO_PLACE, DO_PASS) else "house",
        "number": move.x if verb == DO_WANT else 1,
        "deck": say(snapshot.lang, "deck", deck=snapshot.names.decks[move.x - 1]) if card else "",
        "again": "yes" if g.again else "no",
        "which": "yes" if card else "no",
        "won": "yes" if is_won(g, seat) else "no",
    }


def blocked_moves(snapshot: Snapshot, seat: int, by_verb: dict[int, list[Move]]) -> list[BlockedMove]:
    """What the player might look for but cannot do: decisions first, then titles, then trading. `by_verb` are legal moves."""
    game, g = snapshot.game, snapshot.g
    blocked: list[BlockedMove] = []
    if g.actor == seat:
        for move in EXPECTED.get(game.phase, ()):
            is_there = move in by_verb.get(DO_TAX, ()) if move.verb == DO_TAX else move.verb in by_verb
            looked_for = g.held[seat] or move.verb not in PRISON_VERBS or game.phase != "throw"
            if not is_there and looked_for and is_ever_legal(snapshot, move.verb):
                refusal = snapshot.refusal(seat, move)
                if refusal is not None:
                    blocked.append(blocked_move(snapshot, seat, move, snapshot.move_text(move), refusal))
    if g.bankrupt[seat]:
        return blocked
    for verb in TITLE_VERBS:
        if verb not in by_verb:
            blocked += nearest_blocked(snapshot, seat, verb)
    offer = Move(DO_OFFER)
    refusal = refusal_of(why_not_trade_now(g, snapshot.table, seat), g, snapshot.table, snapshot.names, seat, offer)
    if refusal is not None and refusal.code not in ("not-now", "over"):
        blocked.append(blocked_move(snapshot, seat, offer, "offer", refusal))
    return blocked


def is_ever_legal(snapshot: Snapshot, verb: int) -> bool:
    """Whether this game has such a move at all: only some have cards to get out, or let a player sit a turn out."""
    if verb == DO_USE_CARD:
        return any(GET_OUT in effects for effects in snapshot.table.effect)
    return verb != DO_STAY or bool(snapshot.table.prison_stay)


def blocked_move(snapshot: Snapshot, seat: int, move: Move, text: str, refusal: Refusal) -> BlockedMove:
    """A refused move with its reason and paragraph."""
    verb = VERBS[move.verb]
    return BlockedMove(
        move=text,
        code=refusal.code,
        verb=verb,
        label=say(snapshot.lang, f"verb-{verb}") if move.verb in TRADES else move_label(snapshot, seat, move),
        reason=reason(snapshot, seat, move, refusal),
        rule=paragraph_words(snapshot.edition, refusal.rule, snapshot.lang),
        topic=refusal.topic,
    )


def reason(snapshot: Snapshot, seat: int, move: Move, refusal: Refusal) -> str:
    """Why not, in a sentence. If cash is missing it says how much."""
    if move.verb == DO_END and snapshot.game.phase == "throw":
        return say(snapshot.lang, "grey-end", again="yes" if snapshot.g.again else "no")
    return why_not_words(snapshot.lang, snapshot.edition, refusal, *missing(snapshot, seat, move, refusal))


def missing(snapshot: Snapshot, seat: int, move: Move, refusal: Refusal) -> tuple[int, int, bool]:
    """If cash is missing: what the move costs, the cash that is free, and whether the rest is a bid; else nothing of it."""
    cost = cost_of(snapshot, seat, move) if refusal.code == "cash" else 0
    cash = spendable(snapshot.g, seat) if cost else 0
    return cost, cash, bool(cost) and cash < snapshot.g.cash[seat]


def why_not_words(lang: str, edition: Edition, refusal: Refusal, cost: int, cash: int, has_bid: bool) -> str:
    """Why a move is refused, in a sentence; how much is missing, if it has a cost."""
    if not cost:
        return sentence(refusal, lang)
    facts = {"cost": edition.sum(cost, lang), "cash": edition.sum(cash, lang), "missing": edition.sum(cost - cash, lang)}
    return say(lang, "grey-cash", bid="yes" if has_bid else "no", **facts)


def cost_of(snapshot: Snapshot, seat: int, move: Move) -> int:
    """What a move would cost that the player cannot afford; 0 if that is not known beforehand."""
    g, table = snapshot.g, snapshot.table
    if move.verb == DO_BUY:
        return table.price[g.space[seat]]
    if move.verb == DO_BUILD:
        return next_building_price(g, table, seat, move.x)
    if move.verb == DO_LIFT:
        return lift_price(g, table, move.x)
    if move.verb == DO_PAY:
        return g.owed[0] if g.n_debts else table.fee
    return 0


def nearest_blocked(snapshot: Snapshot, seat: int, verb: int) -> list[BlockedMove]:
    """Why nothing can be built, sold, mortgaged or lifted: for the title that comes nearest to it."""
    g, table = snapshot.g, snapshot.table
    own = snapshot.owned[seat]
    if verb == DO_BUILD:
        own = [space for space in own if table.house_cost[space]]
    if verb == DO_LIFT:
        own = [space for space in own if g.mortgaged[space]]
    if verb == DO_SELL:
        own = [space for space in own if g.buildings[space]]
    if not own:
        return []
    if verb == DO_BUILD and why_not_builder(g, table, seat) != OK:
        own = own[:1]  # the same holds for all
    codes = {space: why_not(g, table, seat, Move(verb, space)) for space in own}
    # The rules check the basic conditions first: the title with the highest code passed the most checks.
    space = max(own, key=lambda space: codes[space])
    move = Move(verb, space)
    refusal = refusal_of(codes[space], g, table, snapshot.names, seat, move)
    if refusal is None or codes[space] == R_OVER:
        return []
    short = missing(snapshot, seat, move, refusal)
    next_is_hotel = verb == DO_BUILD and hotel_is_next(snapshot, seat, space)
    why = (refusal.code, refusal.rule, refusal.topic, refusal.help)
    return [made_blocked_move(snapshot.lang, snapshot.names, verb, space, next_is_hotel, *why, *short)]


@lru_cache(maxsize=4096)
def made_blocked_move(
    lang: str,
    names: Names,
    verb: int,
    space: int,
    next_is_hotel: bool,
    code: str,
    rule: str,
    topic: str,
    help: Help | None,
    cost: int,
    cash: int,
    has_bid: bool,
) -> BlockedMove:
    """A refused move with a title, as `blocked_move` makes it: as seldom new as a legal one."""
    edition = names.edition
    refusal = Refusal(code=code, rule=rule, topic=topic, help=help, edition=edition)
    return BlockedMove(
        move=f"{VERBS[verb]} {edition.spaces[space].key}",
        code=code,
        verb=VERBS[verb],
        label=say(lang, MOVE_LABELS[verb], **title_facts(edition, lang, verb, space, next_is_hotel)),
        reason=why_not_words(lang, edition, refusal, cost, cash, has_bid),
        rule=paragraph_words(edition, rule, lang),
        topic=topic,
    )


def partners(snapshot: Snapshot, seat: int) -> list[str]:
    """The players to whom the seat may make an offer now: those who owe first."""
    g = snapshot.g
    if g.bankrupt[seat] or why_not_trade_now(g, snapshot.table, seat) != OK:
        return []
    others = [other for other in range(g.seats) if other != seat and not g.bankrupt[other]]
    return [snapshot.game.players[other] for other in sorted(others, key=lambda other: not owes(g, other))]


def most_bid(snapshot: Snapshot, seat: int, least: int) -> int:
    """The highest bid that the rules allow the seat: its cash, or less if rent may still be claimed from it."""
    g, table = snapshot.g, snapshot.table
    most = g.cash[seat]
    while least < most:
        middle = (least + most + 1) // 2
        if why_not_bid(g, table, seat, middle) == OK:
            least = middle
        else:
            most = middle - 1
    return least


def want_range(snapshot: Snapshot, seat: int) -> WantRange | None:
    """How many of the last houses or hotels the seat may want; None unless it has to say."""
    if snapshot.game.phase != "want" or snapshot.g.actor != seat:
        return None
    most = most_to_want(snapshot.g, snapshot.table, seat)
    return WantRange(most=max(1, most), piece=snapshot.edition.hotel if piece_of(snapshot) == "hotel" else "house")


def piece_of(snapshot: Snapshot) -> str:
    """What is wanted, placed or auctioned, if that is a building."""
    return "hotel" if snapshot.g.lot == HOTEL_LOT else "house"


def claims_for_me(snapshot: Snapshot, seat: int) -> bool | None:
    """Whether the seat's rents are claimed automatically; None if that cannot be set."""
    g = snapshot.g
    if not snapshot.table.claim_rent or g.bankrupt[seat] or snapshot.game.to_act is None:
        return None
    return bool(g.claim_for_me[seat])
