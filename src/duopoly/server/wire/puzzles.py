"""Puzzles: positions in which one move is surely the best."""

from typing import Literal

from .base import MoveText, Wire
from .board import Board
from .position import PositionView

Difficulty = Literal["easy", "medium", "hard"]
Camp = Literal["classic", "competitor", "monopolist"]


class PuzzleSummary(Wire, frozen=True, kw_only=True):
    """A puzzle in the list: its key, its grade, the camp of who is to move, and the edition's name."""

    key: str
    difficulty: Difficulty
    camp: Camp
    edition: str


class PuzzleMove(Wire, frozen=True, kw_only=True):
    """A move to choose, in words. `chance` is the mover's chance of winning after it, `loss` what it loses to the best move.

    `bots` are the names of the bots that make it.
    """

    move: MoveText
    label: str
    chance: float
    loss: float
    bots: list[str]


class PuzzleView(Wire, frozen=True, kw_only=True):
    """A puzzle with its answer: the board and the position, who is to move, what is asked, and the moves to choose from.

    `best` is the best of the moves. `why` says how often it wins in `rollouts` in the manner of the bot named `bot`, and
    `reason` why the bot `reason_by` makes it; "" if none does. `line` says in sentences how the game may go on after it.
    """

    key: str
    difficulty: Difficulty
    camp: Camp
    board: Board
    view: PositionView
    by: str
    heading: str
    explanation: str
    moves: list[PuzzleMove]
    best: MoveText
    why: str
    reason: str
    reason_by: str
    line: list[str]
    rollouts: int
    bot: str
