"""Answers to questions of the page that change nothing."""

from collections.abc import Callable
from typing import Any

from ...play.phrases import paragraph_words
from ...play.refusals import garbled
from ...play.topics import explain_words
from ...rules.codes import DO_DEAL, DO_DICE, DO_OFFER, DO_REJECT, DO_SWAP, Move
from ..views.blocked_moves import blocked_move
from ..views.effects import effects
from ..views.legal_moves import legal_move
from ..views.snapshot import Snapshot, play_on_copy
from ..views.throw_preview import throw_preview
from ..views.title_card import title_card
from ..wire import (
    AskOfferEffects,
    AskOlderLines,
    AskRule,
    AskThrowPreview,
    AskTitleCard,
    BlockedMove,
    CheckedMoves,
    CheckMoves,
    LegalMove,
    OfferEffects,
    OlderLines,
    RuleText,
    ServerMessage,
    ThrowPreview,
    TitleCard,
)
from .commands import current_game
from .connection import Connection
from .request_error import RequestError
from .session import Session

PAGE = 120
"""How many older ledger lines an answer has."""


def answer_query(session: Session, connection: Connection, message: Any) -> ServerMessage:
    """The answer to a question. Raises RequestError."""
    return QUERIES[type(message)](session, connection, message)


def check_moves(session: Session, connection: Connection, message: CheckMoves) -> CheckedMoves:
    """Which moves of a seat are legal, and why the others are not. Raises RequestError."""
    seat = player_seat(session, message.seat)
    now = session.messages.snapshot(connection.lang)
    countered = after_rejection(now, seat)
    blocked: list[BlockedMove | None] = []
    legal: list[LegalMove | None] = []
    for text in message.moves:
        move = parse_query(now, text)
        snapshot = countered if move.verb == DO_OFFER else now
        refusal = snapshot.refusal(seat, move)
        blocked.append(None if refusal is None else blocked_move(snapshot, seat, move, text, refusal))
        has_label = refusal is None and move.verb not in (DO_OFFER, DO_SWAP)
        legal.append(legal_move(snapshot, seat, move, text, in_detail=True) if has_label else None)
    return CheckedMoves(id=message.id, blocked=blocked, legal=legal)


def after_rejection(snapshot: Snapshot, seat: int) -> Snapshot:
    """Where an offer of the seat is judged: if one waits for its answer, as if the seat had rejected that."""
    rejection = Move(DO_REJECT)
    if snapshot.refusal(seat, rejection) is not None:
        return snapshot
    return Snapshot(play_on_copy(snapshot.game, snapshot.game.players[seat], rejection), snapshot.lang)


def player_seat(session: Session, name: str) -> int:
    """The seat of a player of the game in progress. Raises RequestError."""
    players = current_game(session).players
    if name not in players:
        raise RequestError("not-your-seat")
    return players.index(name)


def parse_query(snapshot: Snapshot, text: str) -> Move:
    """The move of a player that a text stands for. Raises RequestError."""
    try:
        move = snapshot.parse(text)
    except ValueError as error:
        raise RequestError("garbled", garbled(text, error, snapshot.edition).detail) from None
    if DO_DICE <= move.verb <= DO_DEAL:
        raise RequestError("garbled", f"move: expected a player's move, got {text!r}")
    return move


def ask_title_card(session: Session, connection: Connection, message: AskTitleCard) -> TitleCard:
    """The card of a space. Raises RequestError if the game has not begun."""
    if session.room.game is None:
        raise RequestError("not-playing")
    return title_card(session.room.game, message.space, connection.lang, message.id)


def ask_offer_effects(session: Session, connection: Connection, message: AskOfferEffects) -> OfferEffects:
    """What an offer would change. Raises RequestError."""
    seat = player_seat(session, message.seat)
    snapshot = session.messages.snapshot(connection.lang)
    move = parse_query(snapshot, message.move)
    if move.verb == DO_OFFER:
        snapshot = after_rejection(snapshot, seat)
    sides, refusal = effects(snapshot, seat, move)
    blocked = None if refusal is None else blocked_move(snapshot, seat, move, message.move, refusal)
    return OfferEffects(id=message.id, sides=sides, blocked=blocked)


def ask_throw_preview(session: Session, connection: Connection, message: AskThrowPreview) -> ThrowPreview:
    """Where a second die would lead. Raises RequestError if the game has not begun or is over."""
    return ThrowPreview(id=message.id, outcomes=throw_preview(current_game(session), message.first, connection.lang))


def ask_rule(session: Session, connection: Connection, message: AskRule) -> RuleText:
    """A paragraph of the rules in our words. Raises RequestError if there is none on that topic, or the game has not begun."""
    game = session.room.game
    if game is None:
        raise RequestError("not-playing")
    if not game.edition.paragraphs.get(message.topic):
        raise RequestError("garbled", f"topic: expected a topic of this edition's rules, got {message.topic!r}")
    return RuleText(
        id=message.id,
        topic=message.topic,
        rule=paragraph_words(game.edition, game.edition.paragraphs[message.topic], connection.lang),
        text=explain_words(game.edition, message.topic, connection.lang),
    )


def ask_older_lines(session: Session, connection: Connection, message: AskOlderLines) -> OlderLines:
    """Older lines of the ledger."""
    ledger = session.room.ledger
    end = min(message.before, len(ledger))
    return OlderLines(id=message.id, lines=ledger.lines(connection.lang, max(0, end - PAGE), end))


QUERIES: dict[type, Callable[[Session, Connection, Any], ServerMessage]] = {
    CheckMoves: check_moves,
    AskTitleCard: ask_title_card,
    AskOfferEffects: ask_offer_effects,
    AskThrowPreview: ask_throw_preview,
    AskRule: ask_rule,
    AskOlderLines: ask_older_lines,
}
