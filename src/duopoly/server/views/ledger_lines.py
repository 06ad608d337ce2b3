"""The game's events as ledger lines: each one as a sentence, with what an animation or a cashier needs."""

import zlib
from array import array
from bisect import bisect_left, bisect_right

from msgspec import Struct, msgpack
from msgspec.structs import asdict

from ...editions import Edition
from ...play.events import Event, Reason, card_of
from ...play.phrases import paragraph_words
from ...play.tell import sentence, steps_of
from ...words import say
from ..wire import CalculationStep, LedgerLine
from .banknotes import exact_notes, with_change
from .board import denominations

AT_HAND, BLOCK = 128, 64
"""At least so many of the latest events are at hand, as many as a newcomer gets; the older ones are packed by so many."""
CACHED_LINES = 64
"""How many of the latest lines are cached in each language: everyone at the table reads the same ones."""


def ledger_line(event: Event, n: int, ply: int, lang: str, with_notes: bool, auto: bool = False) -> LedgerLine:
    """Line `n` of the ledger, from 0; `with_notes` with the banknotes to hand over, for the bank of a real board.

    `auto` if it was done for a person, who wanted that.
    """
    card = card_of(event)
    notes = denominations(event.edition) if with_notes and event.amount else []
    return LedgerLine(
        n=n,
        ply=ply,
        kind=event.kind,
        topic=event.topic,
        text=say(lang, "ledger-automatic", text=sentence(event, lang)) if auto else sentence(event, lang),
        rule=paragraph_words(event.edition, event.rule, lang),
        player=event.player,
        other=event.other,
        payer=event.payer,
        payee=event.payee,
        amount=event.amount,
        space=event.space,
        numbers=event.numbers,
        steps=[CalculationStep(text=text, number=reason.number, kind=reason.kind) for reason, text in steps_of(event, lang)],
        card=card.told(lang) if card else "",
        notes=exact_notes(event.amount or 0, notes) if notes else [],
        change=with_change(event.amount or 0, notes) if notes else [],
    )


class StoredEvent(Struct, array_like=True):
    """An event as it is packed: all but its edition, which is the game's."""

    kind: str
    rule: str
    topic: str
    player: str | None
    other: str | None
    payer: str | None
    payee: str | None
    amount: int | None
    space: int | None
    reasons: tuple[Reason, ...]
    numbers: tuple[int, int]
    card: str | None
    give: tuple[str, ...]
    take: tuple[str, ...]
    code: int


BLOCKS = msgpack.Decoder(list[StoredEvent])


def packed(events: list[Event]) -> bytes:
    """Events as a few bytes each."""
    stored = [StoredEvent(*(getattr(event, name) for name in StoredEvent.__struct_fields__)) for event in events]
    return zlib.compress(msgpack.encode(stored))


class LedgerLines:
    """A game's events. It puts them into words in each language that is read, and caches the latest lines.

    Only the latest events are at hand; those before are packed in blocks, because nobody reads them before the end.
    """

    def __init__(self, with_notes: bool) -> None:
        self.with_notes = with_notes
        self.blocks: list[bytes] = []
        self.latest: list[Event] = []
        self.plies = array("I")
        self.auto: set[int] = set()
        self.edition: Edition | None = None
        self.cache: dict[str, dict[int, LedgerLine]] = {}

    def __len__(self) -> int:
        return len(self.plies)

    def add(self, events: list[Event], ply: int, auto: bool = False) -> None:
        """Adds the events of the move with that number; `auto` if it was made for a person."""
        if auto:
            self.auto.add(ply)
        if events:
            self.edition = events[0].edition
        self.latest += events
        self.plies.extend([ply] * len(events))
        while len(self.latest) >= AT_HAND + BLOCK:
            self.blocks.append(packed(self.latest[:BLOCK]))
            del self.latest[:BLOCK]

    def cut(self, ply: int) -> None:
        """Drops what came after that many moves."""
        total = bisect_right(self.plies, ply)
        self.auto = {one for one in self.auto if one <= ply}
        del self.plies[total:]
        while total < len(self.blocks) * BLOCK:
            self.latest = self.unpacked(self.blocks.pop()) + self.latest
        del self.latest[total - len(self.blocks) * BLOCK :]
        for lines in self.cache.values():
            for n in [n for n in lines if n >= total]:
                del lines[n]

    def unpacked(self, block: bytes) -> list[Event]:
        """The events that `packed` made a block of."""
        assert self.edition is not None
        return [Event(edition=self.edition, **asdict(stored)) for stored in BLOCKS.decode(zlib.decompress(block))]

    def events(self, start: int, end: int) -> list[Event]:
        """The events from `start` up to `end`."""
        first = len(self.blocks) * BLOCK
        older: list[Event] = []
        for n in range(start // BLOCK, min(len(self.blocks), -(-end // BLOCK))):
            older += self.unpacked(self.blocks[n])
        begin = start // BLOCK * BLOCK
        return older[start - begin : end - begin] + self.latest[max(0, start - first) : max(0, end - first)]

    def kinds(self, ply: int) -> set[str]:
        """What the move with that number made happen."""
        return {event.kind for event in self.events(bisect_left(self.plies, ply), bisect_right(self.plies, ply))}

    def lines(self, lang: str, start: int, end: int | None = None) -> list[LedgerLine]:
        """The lines from `start` up to `end` in a language."""
        total = len(self)
        end = total if end is None else end
        cache = self.cache.setdefault(lang, {})
        if all(n in cache for n in range(start, end)):
            return [cache[n] for n in range(start, end)]
        lines = []
        for n, event in enumerate(self.events(start, end), start):
            line = cache.get(n) or ledger_line(event, n, self.plies[n], lang, self.with_notes, self.plies[n] in self.auto)
            if n >= total - CACHED_LINES:
                cache[n] = line
            lines.append(line)
        if len(cache) > 2 * CACHED_LINES:
            self.cache[lang] = {n: line for n, line in cache.items() if n >= total - CACHED_LINES}
        return lines
