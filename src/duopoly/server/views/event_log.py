"""The game's events as ledger lines: each one as a sentence, with what an animation or a cashier needs."""

from array import array

from ...play.events import Event, card_of
from ...play.phrases import rule_words
from ...play.tell import sentence, steps_of
from ..wire import CalculationStep, LedgerLine
from .banknotes import exact_notes, with_change
from .board import denominations

CACHED_LINES = 64
"""How many of the latest lines are cached in each language: everyone at the table reads the same ones."""


def ledger_line(event: Event, n: int, ply: int, lang: str, with_notes: bool) -> LedgerLine:
    """Line `n` of the ledger, from 0; `with_notes` with the banknotes to hand over, for the bank of a real board."""
    card = card_of(event)
    notes = denominations(event.edition) if with_notes and event.amount else []
    return LedgerLine(
        n=n,
        ply=ply,
        kind=event.kind,
        topic=event.topic,
        text=sentence(event, lang),
        rule=rule_words(event.rule, lang),
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


class EventLog:
    """A game's events. It puts them into words in each language that is read, and caches the latest lines."""

    def __init__(self, with_notes: bool) -> None:
        self.with_notes = with_notes
        self.events: list[Event] = []
        self.plies = array("L")
        self.cache: dict[str, dict[int, LedgerLine]] = {}

    def __len__(self) -> int:
        return len(self.events)

    def add(self, events: list[Event], ply: int) -> None:
        """Adds the events of the move with that number."""
        self.events += events
        self.plies.extend([ply] * len(events))

    def cut(self, ply: int) -> None:
        """Drops what came after that many moves."""
        while self.plies and self.plies[-1] > ply:
            self.plies.pop()
            self.events.pop()
        for lines in self.cache.values():
            for n in [n for n in lines if n >= len(self.events)]:
                del lines[n]

    def lines(self, lang: str, start: int, end: int | None = None) -> list[LedgerLine]:
        """The lines from `start` up to `end` in a language."""
        total = len(self.events)
        cache = self.cache.setdefault(lang, {})
        lines = []
        for n in range(start, total if end is None else end):
            line = cache.get(n) or ledger_line(self.events[n], n, self.plies[n], lang, self.with_notes)
            if n >= total - CACHED_LINES:
                cache[n] = line
            lines.append(line)
        if len(cache) > 2 * CACHED_LINES:
            self.cache[lang] = {n: line for n, line in cache.items() if n >= total - CACHED_LINES}
        return lines
