"""`duopoly puzzles`: finds the puzzles of the page, and writes them to a file."""

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from ..analysis.puzzle_finder import KEPT, PuzzlePlan, find_puzzles
from ..analysis.puzzles import DIFFICULTIES, Puzzle, PuzzleFile, read_puzzles
from ..analysis.rollout_engine import rollout_engine
from ..output import explain_os_errors
from ..sim.limits import MOST_SEED, check_integer
from .errors import INTERRUPTED, BadInput
from .io import TerminalIO
from .options import PuzzlesOptions
from .train import check_out, editions_of
from .workers import workers_of

MOST_PUZZLES, MOST_GAMES = 10_000, 10_000_000
LEAST_ROLLOUTS, MOST_ROLLOUTS = 100, 1_000_000


def run(options: PuzzlesOptions) -> int:
    """Finds puzzles; returns the exit code."""
    plan = PuzzlePlan(
        editions=editions_of(options.editions),
        puzzles=check_integer("puzzles", options.puzzles, 1, MOST_PUZZLES),
        games=check_integer("games", options.games, 1, MOST_GAMES),
        seed=check_integer("seed", options.seed, 0, MOST_SEED),
        rollouts=check_integer("rollouts", options.rollouts, LEAST_ROLLOUTS, MOST_ROLLOUTS),
    )
    out = Path(options.out)
    check_out(out)
    err, io = TerminalIO.here(options.quiet, sys.stderr), TerminalIO.here()
    engine = rollout_engine(options.engine, workers_of(options.workers), err.tell)
    old = old_puzzles(options.keep)
    try:
        with PuzzleFile(out, plan.settings()) as file:
            for puzzle in find_puzzles(plan, engine, file.puzzles, old):
                if puzzle is not None:
                    file.add(puzzle)
                    place = "kept" if puzzle.game == KEPT else f"game {puzzle.game}"
                    err.tell(f"{place}: {puzzle.camp}, {puzzle.difficulty}, {puzzle.verb}; {len(file.puzzles)} puzzles")
    except KeyboardInterrupt:
        err.say("Stopped: the puzzles found are kept; the same command goes on from there.")
        return INTERRUPTED
    io.say(f"{out} has {summary(file.puzzles)}.")
    io.say(f"Again, the same: {plan.command(options.out, options.keep)}")
    return 0


def old_puzzles(path: str | None) -> list[Puzzle]:
    """The puzzles of the file to keep. Raises BadInput, or BadPlan for a file of something else."""
    if path is None:
        return []
    with explain_os_errors(Path(path), "keep"):
        if not Path(path).is_file():
            raise BadInput(f"keep: expected a file of puzzles, got {path}")
    return read_puzzles(Path(path), "keep")[1]


def summary(puzzles: Sequence[Puzzle]) -> str:
    """How many puzzles there are, by grade and camp."""
    counts = Counter(puzzle.difficulty for puzzle in puzzles) + Counter(puzzle.camp for puzzle in puzzles)
    kinds = [*DIFFICULTIES, *sorted({puzzle.camp for puzzle in puzzles})]
    return f"{len(puzzles)} puzzles: {', '.join(f'{counts[kind]} {kind}' for kind in kinds)}"
