"""Answers to what a page asks without changing anything."""

from collections.abc import Callable
from typing import Any

from ...play import fair
from ...play.game import Game
from ...play.phrases import rule_words
from ...play.refusals import Refusal
from ...play.topics import explain_words
from ..views.effects import effects
from ..views.moves import choice, grey
from ..views.outlook import outlook
from ..views.title_card import title_card
from ..wire import (
    AskMore,
    AskOffer,
    AskOutlook,
    AskRule,
    AskTitle,
    Choice,
    Effects,
    Grey,
    Judged,
    More,
    Outlook,
    RuleText,
    TitleCard,
    ToPage,
    WhyNot,
)
from .acts import playing
from .declined import Declined
from .live import Live
from .presence import Line

PAGE = 120
"""How many older lines of the ledger are sent at once."""


def answer(live: Live, line: Line, message: Any) -> ToPage:
    """The answer to a question. Raises Declined."""
    return ANSWERS[type(message)](live, line, message)


def why_not(live: Live, line: Line, message: WhyNot) -> Judged:
    """Which moves of a seat can be made, and why not the others."""
    game = playing(live)
    if message.seat not in game.players:
        raise Declined("not-your-seat")
    moment = live.moment(line.lang)
    greys: list[Grey | None] = []
    choices: list[Choice | None] = []
    for move in message.moves:
        refusal = refusal_of(game, message.seat, move)
        greys.append(None if refusal is None else grey(moment, message.seat, move, refusal))
        plain = move.partition(" ")[0] not in ("offer", "swap")
        choices.append(choice(moment, message.seat, move, True) if refusal is None and plain else None)
    return Judged(id=message.id, greys=greys, choices=choices)


def refusal_of(game: Game, seat: str, move: str) -> Refusal | None:
    """Why the seat cannot make a move. Raises Declined for what is no move of a player."""
    if move.strip().partition(" ")[0] in fair.KINDS:
        raise Declined("garbled", move)
    refusal = game.why_not(seat, move)
    if refusal is not None and refusal.code == "garbled":
        raise Declined("garbled", refusal.detail)
    return refusal


def card(live: Live, line: Line, message: AskTitle) -> TitleCard:
    """A space's card."""
    if live.room.game is None:
        raise Declined("not-playing")
    return title_card(live.room.game, message.space, line.lang, message.id)


def offer(live: Live, line: Line, message: AskOffer) -> Effects:
    """What an offer would change."""
    game = playing(live)
    if message.seat not in game.players:
        raise Declined("not-your-seat")
    refusal_of(game, message.seat, message.move)
    sides, refusal = effects(game, message.seat, message.move, line.lang)
    found = None
    if refusal is not None:
        found = grey(live.moment(line.lang), message.seat, message.move, refusal)
    return Effects(id=message.id, sides=sides, grey=found)


def second_die(live: Live, line: Line, message: AskOutlook) -> Outlook:
    """Where a second die would lead."""
    return Outlook(id=message.id, outcomes=outlook(playing(live), message.first, line.lang))


def rule(live: Live, line: Line, message: AskRule) -> RuleText:
    """A paragraph in our words."""
    game = live.room.game
    if game is None or not game.edition.paragraphs.get(message.topic):
        raise Declined("garbled", "topic")
    return RuleText(
        id=message.id,
        topic=message.topic,
        rule=rule_words(game.edition.paragraphs[message.topic], line.lang),
        text=explain_words(game.edition, message.topic, line.lang),
    )


def more(live: Live, line: Line, message: AskMore) -> More:
    """Older lines of the ledger."""
    end = min(message.before, len(live.room.ledger))
    return More(id=message.id, lines=live.room.ledger.lines(line.lang, max(0, end - PAGE), end))


ANSWERS: dict[type, Callable[[Live, Line, Any], ToPage]] = {
    WhyNot: why_not,
    AskTitle: card,
    AskOffer: offer,
    AskOutlook: second_die,
    AskRule: rule,
    AskMore: more,
}
