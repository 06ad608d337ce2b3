"""Puzzles: the list, and one of them."""

import asyncio

from ...analysis.puzzles import shipped_puzzles
from ..views.puzzle import puzzle_summary, puzzle_view
from ..wire import Lang, PuzzleSummary, PuzzleView
from .problem import NotFound


async def puzzle_list(lang: Lang = "en") -> list[PuzzleSummary]:
    """All puzzles, the easy ones first."""
    return await asyncio.to_thread(lambda: [puzzle_summary(puzzle, lang) for puzzle in shipped_puzzles().values()])


async def puzzle(puzzle: str, lang: Lang = "en") -> PuzzleView:
    """A puzzle with its answer. Raises NotFound."""
    shipped = shipped_puzzles().get(puzzle)
    if shipped is None:
        raise NotFound(f"there is no puzzle {puzzle!r}")
    return await asyncio.to_thread(puzzle_view, shipped, lang)
