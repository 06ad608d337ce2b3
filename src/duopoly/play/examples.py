"""Examples of the book: positions and moves that are played by the real rules of the table."""

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from ..editions import Edition
from ..editions.edition import Example, ExamplePlayer, said
from ..editions.files import shared_examples
from .errors import BadPosition, Refused
from .events import Event
from .game import Game
from .tell import tell
from .topics import plays

SUM = re.compile(r"\{(\d+)\}")
BY = re.compile(r"^(\w+): ")
DRAWS = ("dice", "die", "card", "speed", "time")
"""Moves of chance."""


class Step(NamedTuple):
    """A move of an example, who makes it, what happened, and the game after it."""

    by: str
    move: str
    events: list[Event]
    game: Game


class Played(NamedTuple):
    """An example played out: the game before its first move, and its steps."""

    example: Example
    before: Game
    steps: list[Step]

    @property
    def events(self) -> list[Event]:
        """All that happened."""
        return [event for step in self.steps for event in step.events]

    def caption(self, lang: str = "en") -> str:
        """What the example shows, with the sums that were paid."""
        edition = self.before.edition
        sums = [edition.sum(event.amount, lang) for event in self.events if event.amount is not None]
        return SUM.sub(lambda found: sums[int(found[1]) - 1], said(self.example.caption, lang))

    def told(self, lang: str = "en") -> Iterator[str]:
        """What happened, sentence by sentence."""
        return (tell(event, lang) for event in self.events)


def examples(edition: Edition, aim: str = "") -> list[Example]:
    """The examples of a table with these rules and this aim ("": any): those of its topics that its rules fit."""
    return [example for example in (*shared_examples(), *edition.examples) if fits(example, edition, aim)]


def fits(example: Example, edition: Edition, aim: str) -> bool:
    """Whether a table plays what an example shows."""
    if not edition.paragraphs.get(example.topic) or not plays(edition, example.topic, aim) or example.aim not in edition.aims:
        return False
    return all(same(getattr(edition.rules, name), values) for name, values in example.when.items())


def same(value: object, wanted: tuple[object, ...]) -> bool:
    """Whether a rule has one of the values; true is no 1."""
    return any(type(value) is type(one) and value == one for one in wanted)


def playable(edition: Edition, aim: str = "") -> Iterator[Played]:
    """The same played out; house rules may forbid what an example shows, and then it is none."""
    for example in examples(edition, aim):
        with suppress(Refused, BadPosition, IndexError):
            played = play_out(example, edition)
            played.caption()
            yield played


def play_out(example: Example, edition: Edition) -> Played:
    """Plays an example by the edition's rules."""
    scale = int(edition.facts.get("scale", "1"))
    game = Game.from_position(position(example, edition, scale), seed=1)
    before = game.copy()
    steps = []
    for text in example.moves:
        by = BY.match(text)
        move = SUM.sub(lambda found: str(int(found[1]) * scale), BY.sub("", text))
        who = by[1] if by else "chance" if move.split()[0] in DRAWS else str(game.to_act)
        events = game.play(move, by=who)
        steps.append(Step(who, move, events, game.copy()))
    return Played(example, before, steps)


def position(example: Example, edition: Edition, scale: int) -> dict[str, Any]:
    """The position that an example begins with, as `Game.from_position` takes it."""
    rows = [row(player, scale) for player in example.players]
    if len(edition.roles) == 1:
        rows = [{**one, "role": edition.roles[0]} for one in rows]
    titles = {space: title(text) for space, text in example.titles.items()}
    return {"edition": edition, "aim": example.aim, "turn": example.players[0].name, "players": rows, "titles": titles}


def row(player: ExamplePlayer, scale: int) -> dict[str, Any]:
    """A player's row; what an example leaves out is as usual."""
    facts = {**msgspec.structs.asdict(player), "cash": player.cash * scale}
    return {name: value for name, value in facts.items() if value is not None}


def title(text: str) -> dict[str, Any]:
    """A title's row from "Bob", "Bob 2", "Bob hotel" or "Bob mortgaged"."""
    owner, _, state = text.partition(" ")
    if state == "mortgaged":
        return {"owner": owner, "mortgaged": True}
    return {"owner": owner, "buildings": int(state) if state.isdigit() else state or 0}
