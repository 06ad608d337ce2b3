"""A puzzle as the page draws it."""

from ...analysis.expected_line import expected_line
from ...analysis.puzzles import Puzzle
from ...analysis.rollout_engine import JUDGE, PLAYER
from ...bots.explain import explain_move
from ...bots.rationale.sentences import sentence
from ...editions import load
from ...editions.edition import said
from ...words import say
from ..wire import PuzzleMove, PuzzleSummary, PuzzleView
from .board import board_view
from .expected_line import line_text
from .legal_moves import move_label
from .position import position_view
from .prompt import prompt
from .snapshot import Snapshot


def puzzle_summary(puzzle: Puzzle, lang: str) -> PuzzleSummary:
    """A puzzle in the list."""
    edition = said(load(puzzle.edition).name, lang)
    return PuzzleSummary(key=puzzle.key, difficulty=puzzle.difficulty, camp=puzzle.camp, edition=edition)


def puzzle_view(puzzle: Puzzle, lang: str) -> PuzzleView:
    """A puzzle with its answer. The order of its moves does not tell which is best."""
    game = puzzle.start()
    snapshot = Snapshot(game, lang)
    seat = game.players.index(puzzle.by)
    words, best = prompt(snapshot, puzzle.by), puzzle.best
    # Dealer's reasons are chances, which the rollouts know better.
    finder = next((bot for bot in reversed(best.bots) if bot != PLAYER), None)
    return PuzzleView(
        key=puzzle.key,
        difficulty=puzzle.difficulty,
        camp=puzzle.camp,
        board=board_view(game, lang),
        view=position_view(snapshot),
        by=puzzle.by,
        heading=words["heading"],
        explanation=words["explanation"],
        moves=[
            PuzzleMove(
                move=each.move,
                label=move_label(snapshot, seat, snapshot.parse(each.move)),
                chance=each.chance,
                loss=each.loss,
                bots=[say(lang, f"bot-{bot}") for bot in each.bots],
            )
            for each in sorted(puzzle.moves, key=lambda each: snapshot.parse(each.move))
        ],
        best=best.move,
        why=why(puzzle, snapshot),
        reason=explain_move(finder, game, best.move, lang) if finder else "",
        reason_by=say(lang, f"bot-{finder}") if finder else "",
        line=line_text(game, expected_line(game, best.move), lang),
        rollouts=puzzle.rollouts,
        bot=say(lang, f"bot-{JUDGE}"),
    )


def why(puzzle: Puzzle, snapshot: Snapshot) -> str:
    """How often the best move wins, and the next best, in the words of the bots that look ahead."""
    best, second = (round(100 * each.chance) for each in puzzle.moves[:2])
    return sentence(
        ("planner-plays", {"wins": best, "others": second, "number": puzzle.rollouts}), snapshot.names, snapshot.lang
    )
