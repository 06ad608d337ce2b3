"""The examples of the book: positions and moves that are played by the table's own rules."""

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
from .seats import CHANCE_NAME
from .tell import tell
from .topics import plays

SUM = re.compile(r"\{(\d+)\}")
BY = re.compile(r"^(\w+): ")
DRAWS = ("dice", "die", "card", "speed", "time")
"""Moves of chance."""


class PlayedMove(NamedTuple):
    """A move of an example: who makes it, its events, and the game after it."""

    by: str
    move: str
    events: list[Event]
    game: Game


class PlayedExample(NamedTuple):
    """A played example: the game before its first move, and its steps."""

    example: Example
    before: Game
    steps: list[PlayedMove]

    @property
    def events(self) -> list[Event]:
        """All its events."""
        return [event for step in self.steps for event in step.events]

    def caption(self, lang: str = "en") -> str:
        """The caption, with the sums that were paid and the name of the first space."""
        edition = self.before.edition
        sums = [edition.sum(event.amount, lang) for event in self.events if event.amount is not None]
        caption = said(self.example.caption, lang).replace("{start}", edition.spaces[0].told(lang))
        return SUM.sub(lambda match: sums[int(match[1]) - 1], caption)

    def sentences(self, lang: str = "en") -> Iterator[str]:
        """The events as sentences."""
        return (tell(event, lang) for event in self.events)


def examples(edition: Edition, aim: str = "") -> list[Example]:
    """The examples that fit a table with these rules and this aim ("": any)."""
    return [example for example in (*shared_examples(), *edition.examples) if fits(example, edition, aim)]


def fits(example: Example, edition: Edition, aim: str) -> bool:
    """Whether a table with these rules and this aim plays what the example shows."""
    if not edition.paragraphs.get(example.topic) or not plays(edition, example.topic, aim) or example.aim not in edition.aims:
        return False
    return all(is_among(getattr(edition.rules, name), values) for name, values in example.when.items())


def is_among(value: object, values: tuple[object, ...]) -> bool:
    """Whether a rule has one of the values; true does not count as 1."""
    return any(type(value) is type(other) and value == other for other in values)


def playable(edition: Edition, aim: str = "") -> Iterator[PlayedExample]:
    """The fitting examples, played. An example is left out if house rules forbid what it shows."""
    for example in examples(edition, aim):
        with suppress(Refused, BadPosition, IndexError):
            played = play_out(example, edition)
            played.caption()
            yield played


def play_out(example: Example, edition: Edition) -> PlayedExample:
    """Plays an example by the edition's rules. Raises Refused, BadPosition or IndexError if they forbid it."""
    scale = int(edition.facts.get("scale", "1"))
    game = Game.from_position(position(example, edition, scale), seed=1)
    before = game.copy()
    steps = []
    for text in example.moves:
        by = BY.match(text)
        move = SUM.sub(lambda match: str(int(match[1]) * scale), BY.sub("", text))
        who = by[1] if by else CHANCE_NAME if move.split()[0] in DRAWS else str(game.to_act)
        events = game.play(move, by=who)
        steps.append(PlayedMove(who, move, events, game.copy()))
    return PlayedExample(example, before, steps)


def position(example: Example, edition: Edition, scale: int) -> dict[str, Any]:
    """The position of an example, for `Game.from_position`."""
    rows = [row(player, scale) for player in example.players]
    if not edition.has_camps:
        rows = [{**one, "role": edition.roles[0]} for one in rows]
    titles = {space: title(text) for space, text in example.titles.items()}
    return {"edition": edition, "aim": example.aim, "turn": example.players[0].name, "players": rows, "titles": titles}


def row(player: ExamplePlayer, scale: int) -> dict[str, Any]:
    """A player's row of a position, without the fields that the example leaves out."""
    facts = {**msgspec.structs.asdict(player), "cash": player.cash * scale}
    return {name: value for name, value in facts.items() if value is not None}


def title(text: str) -> dict[str, Any]:
    """A title's row of a position, from "Bob", "Bob 2", "Bob hotel" or "Bob mortgaged"."""
    owner, _, state = text.partition(" ")
    if state == "mortgaged":
        return {"owner": owner, "mortgaged": True}
    return {"owner": owner, "buildings": int(state) if state.isdigit() else state or 0}
