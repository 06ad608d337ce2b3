"""Events: what happened in a game, with the leaflet's paragraph and the reasons for each sum."""

from typing import Any

from msgspec import Struct

from ..editions import Edition
from ..editions.edition import Card
from ..rules.codes import (
    BANK,
    COUNT_RICHEST,
    E_ACCEPTED,
    E_AUCTION_BEGINS,
    E_BID,
    E_COUNT,
    E_DOUBLE_RENT,
    E_DRAWN,
    E_FEE,
    E_GET_OUT,
    E_INTEREST,
    E_KEEP,
    E_KEPT_MORTGAGED,
    E_NO_ROUND_RENT,
    E_NOTHING_DUE,
    E_OFFER,
    E_OVER,
    E_PASS,
    E_PLACED,
    E_POT,
    E_ROUND,
    E_SPEED_COUNT,
    E_TURN,
    E_UNCLAIMED,
    E_UNSOLD,
    E_WANT,
    EVENTS,
    NOWHERE,
    OVER,
    REASONS,
    TIMED,
)
from ..rules.ledger import LedgerEntry
from ..rules.state import State
from .notation import side_words
from .seats import Names

WITH_LOT = (E_AUCTION_BEGINS, E_BID, E_PASS, E_UNSOLD, E_WANT, E_PLACED)
NEARER = {
    E_TURN: "turn", E_DOUBLE_RENT: "double-rent", E_UNCLAIMED: "claim-time", E_SPEED_COUNT: "speed", E_FEE: "prison",
    E_GET_OUT: "prison", E_KEEP: "share", E_ROUND: "round", E_NO_ROUND_RENT: "round",
}  # fmt: skip
"""Events with a more specific topic than that of their kind."""


class Reason(Struct, frozen=True, gc=False):
    """A step in working out a sum: its kind and its number (money, a count or a percentage, depending on the kind)."""

    kind: str
    number: int


class Event(Struct, frozen=True, kw_only=True, gc=False):
    """Something that happened. If `amount` is not None, money moved from `payer` to `payee`, each a player's name or "bank".

    `player` is the player it is about, `other` another player involved; `space` is a number from 0 to 39. `rule` is the
    paragraph of the leaflet, `topic` its topic for `duopoly.explain`. `numbers` depend on the kind (dice, sums offered, the
    round ...); `card` is a card's id; `give` and `take` are the two sides of an offer as its move names them,
    where it is made and where it is accepted.
    """

    kind: str
    rule: str
    topic: str = ""
    player: str | None = None
    other: str | None = None
    payer: str | None = None
    payee: str | None = None
    amount: int | None = None
    space: int | None = None
    reasons: tuple[Reason, ...] = ()
    numbers: tuple[int, int] = (0, 0)
    card: str | None = None
    give: tuple[str, ...] = ()
    take: tuple[str, ...] = ()
    code: int = 0
    edition: Edition

    def __repr__(self) -> str:
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name not in ("edition", "code")}
        return f"Event({', '.join(f'{name}={value!r}' for name, value in fields.items() if value not in (None, ()))})"


def event_of(entry: LedgerEntry, names: Names, g: State, before: State | None = None) -> Event:
    """The event of an entry of the ledger. The sides of an offer are taken from the state, or the one before its answer.

    The interpreter notes some numbers as true or false; readers are promised whole numbers.
    """
    topic = topic_of(entry, names.edition, g)
    facts: dict[str, Any] = {"kind": EVENTS[entry.event][0], "code": entry.event}
    facts |= {"rule": names.edition.paragraph(topic), "topic": names.edition.told_topic(topic)}
    if entry.space != NOWHERE:
        facts["space"] = entry.space
    if entry.event <= E_POT:
        payer, payee = names.player(entry.seat), names.player(entry.other)
        facts |= {"payer": payer, "payee": payee, "amount": entry.amount}
        facts["player"], facts["other"] = (payer, payee) if entry.seat != BANK else (payee, payer)
        facts["numbers"] = (int(entry.x), int(entry.y))
        facts["reasons"] = tuple(Reason(REASONS[reason], number) for reason, number in entry.reasons)
    else:
        facts["numbers"] = (int(entry.x), int(entry.y))
        if entry.seat >= 0:
            facts["player"] = names.player(entry.seat)
        if entry.other >= 0:
            facts["other"] = names.player(entry.other)
        if entry.event == E_DRAWN:
            facts["card"] = names.cards[entry.x][entry.y]
        if entry.event == E_OFFER or entry.event == E_ACCEPTED:
            on = g if entry.event == E_OFFER or before is None else before
            facts["give"], facts["take"] = side_words(on.give, on.give_cash, names), side_words(on.take, on.take_cash, names)
    return Event(edition=names.edition, **facts)


def topic_of(entry: LedgerEntry, edition: Edition, g: State) -> str:
    """The topic of an event: that of its kind, a more specific one, or one that depends on the game."""
    event = entry.x if entry.event == E_NOTHING_DUE else entry.event
    if event == E_COUNT:
        return topic_of_count(entry, edition, g)
    if event == E_OVER and g.aim == TIMED and g.alive > 1:
        return "winner"
    if (event == E_INTEREST and entry.space == NOWHERE) or (event == E_KEPT_MORTGAGED and not entry.x):
        return "bankruptcy"  # inherited from a bankrupt player, not bought
    return NEARER.get(event) or EVENTS[event][1]


def topic_of_count(entry: LedgerEntry, edition: Edition, g: State) -> str:
    """The topic of dice that move nobody: a utility, a card, or the final round of the board."""
    if g.phase == OVER or g.counting >= COUNT_RICHEST:
        return "round" if g.aim == TIMED else "richest"
    return "utility" if edition.spaces[entry.space].kind == "utility" else "cards"


def card_of(event: Event) -> Card | None:
    """The card of an event, if any."""
    return next((card for card in event.edition.cards if card.id == event.card), None)
