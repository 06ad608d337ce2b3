"""What a seat may not do now although it might look for it, with the reason."""

from functools import lru_cache

from msgspec.structs import replace

from ...editions import Edition
from ...play.phrases import paragraph_words
from ...play.prices import cost
from ...play.refusals import Help, Refusal, refusal_of
from ...play.seats import Names
from ...play.tell import sentence
from ...rules.building import why_not_builder
from ...rules.codes import (
    DO_ACCEPT,
    DO_BUILD,
    DO_BUY,
    DO_END,
    DO_GIVE_UP,
    DO_LIFT,
    DO_OFFER,
    DO_PAY,
    DO_SELL,
    DO_STAY,
    DO_TAX,
    DO_THROW,
    DO_USE_CARD,
    GET_OUT,
    OK,
    R_OVER,
    TAX_FLAT,
    TAX_PERCENT,
    VERBS,
    Move,
)
from ...rules.money import spendable
from ...rules.refuse import why_not
from ...rules.trading import why_not_trade_now
from ...words import say
from ..wire import BlockedMove
from .legal_moves import TITLE_VERBS, TRADES, hotel_is_next, move_label, title_label
from .snapshot import Snapshot

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
WITH_COST = (DO_BUY, DO_PAY, DO_BUILD, DO_LIFT)
"""Moves whose reason says what they cost if cash is missing; that of others says how much more is needed."""


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
    refusal = refusal_of(why_not_trade_now(g, snapshot.table), g, snapshot.table, snapshot.names, seat, offer)
    if refusal is not None and refusal.code not in ("not-now", "over"):
        blocked.append(blocked_move(snapshot, seat, offer, "offer", refusal))
    return blocked


def is_ever_legal(snapshot: Snapshot, verb: int) -> bool:
    """Whether this game has such a move at all: only some have cards to get out, or let a player sit a turn out."""
    if verb == DO_USE_CARD:
        return any(GET_OUT in effects for effects in snapshot.table.effect)
    return verb != DO_STAY or bool(snapshot.table.prison_stay)


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
    return [blocked_move(snapshot, seat, move, snapshot.move_text(move), refusal)]


def blocked_move(snapshot: Snapshot, seat: int, move: Move, text: str, refusal: Refusal) -> BlockedMove:
    """A refused move with its reason and paragraph."""
    if move.verb in TITLE_VERBS:
        return replace(blocked_title_move(snapshot, seat, move, refusal), move=text)
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


def blocked_title_move(snapshot: Snapshot, seat: int, move: Move, refusal: Refusal) -> BlockedMove:
    """A refused move with a title: as seldom new as a legal one."""
    next_is_hotel = hotel_is_next(snapshot, seat, move)
    why = (refusal.code, refusal.rule, refusal.topic, refusal.help, *missing(snapshot, seat, move, refusal))
    return cached_blocked_move(snapshot.lang, snapshot.names, move.verb, move.x, next_is_hotel, *why)


@lru_cache(maxsize=4096)
def cached_blocked_move(
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
    """Does the work of `blocked_title_move`, for all tables."""
    edition = names.edition
    refusal = Refusal(code=code, rule=rule, topic=topic, help=help, edition=edition)
    return BlockedMove(
        move=f"{VERBS[verb]} {edition.spaces[space].key}",
        code=code,
        verb=VERBS[verb],
        label=title_label(lang, verb, edition.spaces[space].told(lang), edition.hotel, next_is_hotel),
        reason=why_not_words(lang, edition, refusal, cost, cash, has_bid),
        rule=paragraph_words(edition, rule, lang),
        topic=topic,
    )


def reason(snapshot: Snapshot, seat: int, move: Move, refusal: Refusal) -> str:
    """Why not, in a sentence. If cash is missing it says how much."""
    if move.verb == DO_END and snapshot.game.phase == "throw":
        return say(snapshot.lang, "blocked-end", again="yes" if snapshot.g.again else "no")
    return why_not_words(snapshot.lang, snapshot.edition, refusal, *missing(snapshot, seat, move, refusal))


def missing(snapshot: Snapshot, seat: int, move: Move, refusal: Refusal) -> tuple[int, int, bool]:
    """If cash is missing: what the move costs, the cash that is free, and whether the rest is a bid; else nothing of it."""
    g = snapshot.g
    needed = cost(g, snapshot.table, seat, move) if refusal.code == "cash" and move.verb in WITH_COST else 0
    cash = spendable(g, seat) if needed else 0
    return needed, cash, bool(needed) and cash < g.cash[seat]


def why_not_words(lang: str, edition: Edition, refusal: Refusal, cost: int, cash: int, has_bid: bool) -> str:
    """Why a move is refused, in a sentence; how much is missing, if it has a cost."""
    if not cost:
        return sentence(refusal, lang)
    facts = {"cost": edition.sum(cost, lang), "cash": edition.sum(cash, lang), "missing": edition.sum(cost - cash, lang)}
    return say(lang, "blocked-cash", bid="yes" if has_bid else "no", **facts)
