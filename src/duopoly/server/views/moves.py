"""What a seat may do now: its decisions, what it may do with its titles, and what it may not do, with the reason."""

from ...play.phrases import paragraph_words
from ...rules.auctions import why_not_bid
from ...rules.codes import DO_BID, DO_BUILD, DO_CLAIM, DO_OFFER, DO_SWAP, DO_WITHDRAW, OK, VERBS, Move
from ...rules.legal import legal
from ...rules.means import raisable
from ...rules.money import owes
from ...rules.shortage import most_to_want
from ...rules.state import State
from ...rules.trading import why_not_trade_now
from ...words import say
from ..wire import BlockedMove, LegalMove, SeatMoves, WantRange
from .blocked_moves import blocked_moves
from .legal_moves import TITLE_VERBS, legal_moves, piece_of, title_move
from .prompt import prompt
from .snapshot import Snapshot


def seat_moves(snapshot: Snapshot, by: str) -> SeatMoves:
    """All that the player may do now."""
    seat = snapshot.game.players.index(by)
    moves = legal(snapshot.g, snapshot.table, seat)
    by_verb: dict[int, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(move.verb, []).append(move)
    bids = by_verb.get(DO_BID)
    partners = trade_partners(snapshot, seat)
    return SeatMoves(
        seat=by,
        **prompt(snapshot, by),
        decisions=decisions(snapshot, seat, moves) if seat == snapshot.g.actor else [],
        manage={
            VERBS[verb]: [title_move(snapshot, seat, move) for move in by_verb[verb]] for verb in TITLE_VERBS if verb in by_verb
        },
        off_turn=legal_moves(snapshot, seat, [*by_verb.get(DO_WITHDRAW, ()), *by_verb.get(DO_CLAIM, ())]),
        blocked=[*blocked_moves(snapshot, seat, by_verb), *nothing_to_trade(snapshot, seat, partners)],
        partners=partners,
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


def trade_partners(snapshot: Snapshot, seat: int) -> list[str]:
    """The players to whom the seat may make an offer now: those who owe first. One of the two has something to hand over."""
    g = snapshot.g
    if not trades_now(snapshot, seat):
        return []
    others = [other for other in range(g.seats) if other != seat and not g.bankrupt[other]]
    partners = [other for other in others if has_something(g, seat) or has_something(g, other)]
    return [snapshot.game.players[other] for other in sorted(partners, key=lambda other: not owes(g, other))]


def trades_now(snapshot: Snapshot, seat: int) -> bool:
    """Whether it is a time at which the seat may trade."""
    return not snapshot.g.bankrupt[seat] and why_not_trade_now(snapshot.g, snapshot.table) == OK


def has_something(g: State, seat: int) -> bool:
    """Whether the seat has a title or a get-out card: money alone is not traded."""
    return g.owns[seat] != 0 or seat in g.keeper


def nothing_to_trade(snapshot: Snapshot, seat: int, partners: list[str]) -> list[BlockedMove]:
    """Why no offer can be made although it is the time for one: nobody has anything to hand over yet."""
    if partners or not trades_now(snapshot, seat):
        return []
    lang, edition, verb = snapshot.lang, snapshot.edition, VERBS[DO_OFFER]
    return [
        BlockedMove(
            move=verb,
            code="nothing-to-trade",
            verb=verb,
            label=say(lang, f"verb-{verb}"),
            reason=say(lang, "blocked-nothing-to-trade"),
            rule=paragraph_words(edition, edition.paragraphs.get("trade", ""), lang),
            topic="trade",
        )
    ]


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


def claims_for_me(snapshot: Snapshot, seat: int) -> bool | None:
    """Whether the seat's rents are claimed automatically; None if that cannot be set."""
    g = snapshot.g
    if not snapshot.table.claim_rent or g.bankrupt[seat] or snapshot.game.to_act is None:
        return None
    return bool(g.claim_for_me[seat])
