"""Legal moves for the page: each with its label, what it costs or brings, and the cash after it."""

from functools import lru_cache

from msgspec.structs import replace

from ...play.notation import OFF_ON, WAYS
from ...play.prices import cash_change
from ...play.tell import offer_facts
from ...rules.codes import (
    DO_BID,
    DO_BUILD,
    DO_CLAIM,
    DO_CLAIM_FOR_ME,
    DO_END,
    DO_GO,
    DO_LIFT,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PLACE,
    DO_ROLE,
    DO_SELL,
    DO_SWAP,
    DO_TAX,
    DO_USE_CARD,
    DO_WANT,
    HOTEL_LOT,
    OK,
    PRISON_SPACE,
    VERBS,
    Move,
)
from ...rules.flow import next_seat
from ...rules.means import percent_tax
from ...rules.play import play
from ...rules.prison import why_not_decline_throw
from ...rules.refuse import claim_of
from ...rules.shortage import is_won
from ...words import say
from ..wire import LegalMove
from .snapshot import Snapshot, play_on_copy, rent_text

TITLE_VERBS = (DO_BUILD, DO_SELL, DO_MORTGAGE, DO_LIFT)
TRADES = (DO_OFFER, DO_SWAP)
MOVE_LABELS = tuple(f"move-{verb}" for verb in VERBS)


def legal_moves(snapshot: Snapshot, seat: int, moves: list[Move]) -> list[LegalMove]:
    """Legal moves for the page."""
    return [legal_move(snapshot, seat, move, snapshot.move_text(move)) for move in moves]


def legal_move(snapshot: Snapshot, seat: int, move: Move, text: str, in_detail: bool = False) -> LegalMove:
    """A legal move; one with a title says in detail also how the rent changes."""
    if move.verb in TITLE_VERBS:
        detail = rent_change(snapshot, seat, move) if in_detail else ""
        return replace(title_move(snapshot, seat, move), move=text, detail=detail)
    amount = cash_change(snapshot.g, snapshot.table, seat, move)
    return LegalMove(
        move=text,
        verb=VERBS[move.verb],
        label=move_label(snapshot, seat, move),
        detail=end_detail(snapshot, seat, move),
        amount=amount,
        after=cash_after(snapshot.g.cash[seat], amount),
        space=move.x if move.verb in (DO_GO, DO_PLACE) else None,
    )


def title_move(snapshot: Snapshot, seat: int, move: Move) -> LegalMove:
    """A legal move with a title: most are such, and seldom anything about one has changed."""
    edition, lang, g = snapshot.edition, snapshot.lang, snapshot.g
    return cached_title_move(
        lang,
        edition.spaces[move.x].key,
        edition.spaces[move.x].told(lang),
        edition.hotel,
        move.verb,
        move.x,
        cash_change(g, snapshot.table, seat, move),
        g.cash[seat],
        hotel_is_next(snapshot, seat, move),
    )


@lru_cache(maxsize=16384)
def cached_title_move(
    lang: str, key: str, space: str, hotel: str, verb: int, number: int, amount: int | None, cash: int, next_is_hotel: bool
) -> LegalMove:
    """Does the work of `title_move`, for all tables: nothing of a game is kept."""
    return LegalMove(
        move=f"{VERBS[verb]} {key}",
        verb=VERBS[verb],
        label=title_label(lang, verb, space, hotel, next_is_hotel),
        amount=amount,
        after=cash_after(cash, amount),
        space=number,
    )


def cash_after(cash: int, amount: int | None) -> int | None:
    """The cash after a payment; None if there is none, or if the cash falls short."""
    return None if amount is None or cash + amount < 0 else cash + amount


def end_detail(snapshot: Snapshot, seat: int, move: Move) -> str:
    """What it means to give up an extra throw; "" for other moves."""
    if move.verb != DO_END or snapshot.game.phase != "throw":
        return ""
    g = snapshot.g
    where = "held" if g.held[seat] else "visit" if g.space[seat] == PRISON_SPACE else "other"
    facts = {"where": where, "role": snapshot.role(seat) or "", "player": snapshot.player(next_seat(g, seat))}
    return say(snapshot.lang, "move-end-detail", game=snapshot.kind, **facts)


def rent_change(snapshot: Snapshot, seat: int, move: Move) -> str:
    """The rent before and after a move with a title; "" if it stays the same."""
    after = snapshot.g.copy()
    play(after, snapshot.table, seat, move)
    old, new = snapshot.rent(move.x), rent_text(after, snapshot.table, move.x)
    return "" if old == new else say(snapshot.lang, "rent-change", before=old, after=new)


def move_label(snapshot: Snapshot, seat: int, move: Move) -> str:
    """A move in a few words. A trade must be legal."""
    lang, edition = snapshot.lang, snapshot.edition
    if move.verb in TRADES:
        event = play_on_copy(snapshot.game, snapshot.game.players[seat], move).events[0]
        return say(lang, "move-offer", other=event.other, **offer_facts(event, lang))
    if move.verb in TITLE_VERBS:
        next_is_hotel = hotel_is_next(snapshot, seat, move)
        return title_label(lang, move.verb, snapshot.space(move.x), edition.hotel, next_is_hotel)
    return say(lang, MOVE_LABELS[move.verb], **label_facts(snapshot, seat, move))


def title_label(lang: str, verb: int, space: str, hotel: str, next_is_hotel: bool) -> str:
    """A move with a title in a few words."""
    return say(lang, MOVE_LABELS[verb], space=space, hotel=hotel, next="hotel" if next_is_hotel else "house")


def hotel_is_next(snapshot: Snapshot, seat: int, move: Move) -> bool:
    """Whether the move builds a hotel."""
    if move.verb != DO_BUILD:
        return False
    return snapshot.g.buildings[move.x] == snapshot.table.max_houses[snapshot.g.role[seat]]


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


def piece_of(snapshot: Snapshot) -> str:
    """What is wanted, placed or auctioned, if that is a building."""
    return "hotel" if snapshot.g.lot == HOTEL_LOT else "house"
