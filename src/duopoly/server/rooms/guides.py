"""Guided games: a position, and the moves that a learner, a bot, and chance make from there, by the real rules.

A guide's cues are the learner's moves: what the page says and points at. A room on a guide plays the moves of the others as
they stand here. Whoever leaves the guide keeps the game, with bots and dice as at any other table.
"""

import tomllib
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ...editions.files import HOME
from ...play.game import Game, Record
from ..wire import GuideView

LEARNER = "Ann"
END = "end-of-guide"
"""The cue after the last move of a guide whose game is not over."""


class GuideMove(Struct, frozen=True):
    """A move of a guide; the learner's have a step, from 1, and a cue."""

    by: str
    move: str
    step: int = 0
    cue: str = ""


class Guide(Struct, frozen=True):
    """A guide: the position it begins with, its moves, and how many steps it has; the last one is after the last move."""

    name: str
    position: dict[str, Any]
    moves: tuple[GuideMove, ...]
    steps: int

    def record(self, step: int = 1) -> Record:
        """The game up to where a step begins."""
        count = next((n for n, move in enumerate(self.moves) if move.step >= step), len(self.moves))
        while count and not self.moves[count - 1].cue:  # what leads to a step can be watched
            count -= 1
        game = Game.from_position(self.position, 0)
        return Record(game.record().header, [(move.by, move.move) for move in self.moves[:count]])

    def rest(self, game: Game) -> tuple[GuideMove, ...] | None:
        """What is left of the guide; None if the game has gone another way, or the present rules refuse the next move."""
        moves = game.moves
        if [(line.by, line.move) for line in self.moves[: len(moves)]] != moves:
            return None
        rest = self.moves[len(moves) :]
        return rest if not rest or game.why_not(rest[0].by, rest[0].move) is None else None

    def view(self, rest: Sequence[GuideMove]) -> GuideView:
        """Where the learner is. The cue is that of the learner's next move, although others may move before."""
        cue = next((line for line in rest if line.cue), None)
        if cue is None:
            return GuideView(guide=self.name, step=self.steps, steps=self.steps, cue=END, move="", waits=bool(rest))
        waits = rest[0] is not cue
        return GuideView(guide=self.name, step=cue.step, steps=self.steps, cue=cue.cue, move=cue.move, waits=waits)


def read_moves(text: str) -> tuple[GuideMove, ...]:
    """The moves of a guide. A line is `who move`; the learner's begins with its step and its cue: `1 buy: Ann buy`."""
    moves = []
    for line in text.strip().splitlines():
        head, colon, body = line.strip().rpartition(": ")
        by, _, move = body.partition(" ")
        step, _, cue = head.partition(" ")
        moves.append(GuideMove(by, move, int(step), cue) if colon else GuideMove(by, move))
    return tuple(moves)


def read_guides() -> dict[str, Guide]:
    """The guides of the editions' folder, by their names."""
    rows = tomllib.loads((HOME / "guides.toml").read_text("utf-8"))["guide"]
    return {row["name"]: Guide(row["name"], row["position"], read_moves(row["moves"]), row["steps"]) for row in rows}


GUIDES = read_guides()
