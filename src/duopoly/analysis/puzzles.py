"""Puzzles: positions from bots' games in which one move is surely better than all others.

The package has a file of them, written by `duopoly puzzles`: first a line with what determines them, then a line for each.
"""

import json
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

import msgspec
from msgspec import Struct

from ..output import Lock, explain_os_errors
from ..play.game import Game
from ..sim.errors import BadPlan

FORMAT = 1
FILE = Path(__file__).with_name("puzzles.jsonl")
"""The puzzles of the package."""

Difficulty = Literal["easy", "medium", "hard"]
Camp = Literal["classic", "competitor", "monopolist"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")


class MoveFigures(Struct, frozen=True):
    """A move to choose: the mover's chance of winning after it, and what it loses to the best move with the same dice.

    `low` to `high` is the 98% interval of `loss`: the loss is at least `low` with 99%. `bots` are those that make the move.
    """

    move: str
    chance: float
    loss: float
    low: float
    high: float
    bots: list[str]


class Puzzle(Struct, frozen=True):
    """A position, who is to move there, and the moves to choose from, the best first.

    It is the decision before ply `ply` of game `game` of the run; `rollouts` were made of each move.
    """

    key: str
    edition: str
    camp: Camp
    difficulty: Difficulty
    phase: str
    by: str
    game: int
    ply: int
    rollouts: int
    moves: list[MoveFigures]
    position: dict[str, Any]

    @property
    def best(self) -> MoveFigures:
        """The solution."""
        return self.moves[0]

    @property
    def verb(self) -> str:
        """What the best move does."""
        return self.best.move.partition(" ")[0]

    def start(self) -> Game:
        """The game in the puzzle's position."""
        return Game.from_position(self.position, seed=0)


class PuzzleFile:
    """A file of puzzles that grows: a line with what determines them, then a line for each puzzle. Nobody else writes to it."""

    def __init__(self, path: Path, settings: Mapping[str, Any]) -> None:
        """Opens the file, without an incomplete last line, or starts it.

        Raises BadPlan if it has another run's puzzles, or if another run is writing to it.
        """
        self.path = path
        self.puzzles: list[Puzzle] = []
        with explain_os_errors(path):
            path.touch()
            self.lock = Lock(path)
            try:
                self.open(settings)
            except BaseException:
                self.close()
                raise

    def open(self, settings: Mapping[str, Any]) -> None:
        """Reads what is there, or writes the first line."""
        content = self.path.read_bytes()
        if content:
            saved, self.puzzles = read_puzzles(self.path)
            check_settings(self.path, saved, settings)
            os.truncate(self.path, content.rindex(b"\n") + 1)
        else:
            self.write(json.dumps(settings).encode())

    def add(self, puzzle: Puzzle) -> None:
        """Writes another puzzle."""
        self.puzzles.append(puzzle)
        self.write(msgspec.json.encode(puzzle))

    def write(self, line: bytes) -> None:
        """Writes another line."""
        with explain_os_errors(self.path), self.path.open("ab") as file:
            file.write(line + b"\n")

    def close(self) -> None:
        """Lets others write to the file."""
        self.lock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def check_settings(path: Path, saved: Mapping[str, Any], expected: Mapping[str, Any]) -> None:
    """Raises BadPlan if the file has puzzles of another run; the message has the first difference."""
    for name, value in expected.items():
        if saved.get(name) != value and name != "duopoly":
            raise BadPlan(
                f"out: {path} has another run's puzzles, with {name} {saved.get(name)} instead of {value}; use another file"
            )


def read_puzzles(path: Path, option: str = "out") -> tuple[dict[str, Any], list[Puzzle]]:
    """What determines the puzzles of a file, and the puzzles. An incomplete last line is left out.

    Raises BadPlan, which names the option that the file was given by.
    """
    with explain_os_errors(path, option):
        first, *lines = path.read_bytes().split(b"\n")[:-1] or [b""]
    try:
        settings = json.loads(first)
    except ValueError:
        settings = None
    if not isinstance(settings, dict) or settings.get("format") != FORMAT:
        raise BadPlan(f"{option}: {path} has no puzzles that this version can read; use another file")
    return settings, [read_line(path, number, line, option) for number, line in enumerate(lines, 2)]


def read_line(path: Path, number: int, line: bytes, option: str) -> Puzzle:
    """The puzzle of a line. Raises BadPlan."""
    try:
        return msgspec.json.decode(line, type=Puzzle)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadPlan(f"{option}: {path}: line {number} is damaged; use another file") from None


@cache
def shipped_puzzles() -> dict[str, Puzzle]:
    """The puzzles of the package by key, the easy ones first."""
    _, puzzles = read_puzzles(FILE)
    return {puzzle.key: puzzle for difficulty in DIFFICULTIES for puzzle in puzzles if puzzle.difficulty == difficulty}
