"""Lines of the ledger: every fact as a sentence, with what an animation and a cashier need."""

from array import array

from ...play.events import Event, card_of
from ...play.phrases import rule_words
from ...play.tell import sentence, steps_of
from ..wire import Line, Step
from .board import notes_of
from .notes import hand_over, with_change

AT_HAND = 64
"""How many of the latest lines are kept told: everybody at the table reads the same ones."""


def line_of(event: Event, n: int, ply: int, lang: str, notes: bool) -> Line:
    """The `n`-th line of the ledger; with the notes to hand over where the program is the bank of a real board."""
    card = card_of(event)
    denominations = notes_of(event.edition) if notes and event.amount else []
    return Line(
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
        steps=[Step(text=text, number=reason.number, kind=reason.kind) for reason, text in steps_of(event, lang)],
        card=card.told(lang) if card else "",
        notes=hand_over(event.amount or 0, denominations) if denominations else [],
        change=with_change(event.amount or 0, denominations) if denominations else [],
    )


class Ledger:
    """A game's ledger in every language that is read: its latest lines are told once a language."""

    def __init__(self, notes: bool) -> None:
        self.notes = notes
        self.events: list[Event] = []
        self.plies = array("L")
        self.told: dict[str, dict[int, Line]] = {}

    def __len__(self) -> int:
        return len(self.events)

    def add(self, events: list[Event], ply: int) -> None:
        """What the move of that number made happen."""
        self.events += events
        self.plies.extend([ply] * len(events))

    def cut(self, ply: int) -> None:
        """Takes back what came after that many moves."""
        while self.plies and self.plies[-1] > ply:
            self.plies.pop()
            self.events.pop()
        for told in self.told.values():
            for n in [n for n in told if n >= len(self.events)]:
                del told[n]

    def lines(self, lang: str, start: int, end: int | None = None) -> list[Line]:
        """The lines from `start` up to `end` in a language."""
        total = len(self.events)
        told = self.told.setdefault(lang, {})
        found = []
        for n in range(start, total if end is None else end):
            line = told.get(n) or line_of(self.events[n], n, self.plies[n], lang, self.notes)
            if n >= total - AT_HAND:
                told[n] = line
            found.append(line)
        if len(told) > 2 * AT_HAND:
            self.told[lang] = {n: line for n, line in told.items() if n >= total - AT_HAND}
        return found
