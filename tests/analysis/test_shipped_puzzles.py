"""The puzzles of the package: their positions, moves, and figures."""

import pytest

from duopoly.analysis.odds import chance_of
from duopoly.analysis.puzzle_finder import GAP, LEAST_MOVES, LOOK, MOST_MOVES, PILOT, SURE_GAP, Choice, difficulty_of
from duopoly.analysis.puzzles import FILE, read_puzzles, shipped_puzzles
from duopoly.analysis.rollout_engine import rollout_engine, rollout_key
from duopoly.play.notation import parse_move

SETTINGS, PUZZLES = read_puzzles(FILE)


def test_the_package_has_puzzles_of_all_grades_and_camps():
    """None is there twice; each is proved by many rollouts."""
    assert len(shipped_puzzles()) == len(PUZZLES)
    assert {puzzle.difficulty for puzzle in PUZZLES} == {"easy", "medium", "hard"}
    assert {puzzle.camp for puzzle in PUZZLES} == {"classic", "competitor", "monopolist"}
    assert SETTINGS["rollouts"] >= 10_000


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.key for puzzle in PUZZLES])
def test_a_puzzle_is_sound(puzzle):
    """Its position loads, its moves are legal, the best one is ahead by far, and not everybody would make it."""
    game = puzzle.start()
    assert (game.to_act, game.phase, game.edition.key) == (puzzle.by, puzzle.phase, puzzle.edition)
    assert LEAST_MOVES <= len(puzzle.moves) <= MOST_MOVES
    assert [game.why_not(puzzle.by, each.move) for each in puzzle.moves] == [None] * len(puzzle.moves)
    best, *others = puzzle.moves
    assert (best.loss, best.low, best.high) == (0, 0, 0)
    for other in others:
        assert other.loss >= GAP
        assert SURE_GAP <= other.low <= other.loss <= other.high <= 1
        assert best.chance - other.chance == pytest.approx(other.loss, abs=2e-4)
        assert 0 <= other.chance <= best.chance <= 1
    assert [other.loss for other in others] == sorted(other.loss for other in others)
    assert not {"greedy", "steady"} <= {*best.bots}
    assert puzzle.difficulty == difficulty_of(len(best.bots), others[0].loss)


def test_the_figures_of_a_puzzle_follow_from_its_position():
    """With the same dice from the same position the same moves win as often; here with a tenth of the rollouts.

    If it fails after a change of the bots, `duopoly puzzles` has to find them anew.
    """
    puzzle = PUZZLES[0]
    game = puzzle.start()
    g, rules = game.inside()
    choice = Choice(game, puzzle.ply, g, rules, [parse_move(each.move, game.names, g.deck) for each in puzzle.moves])
    numbers = range(PILOT, PILOT + LOOK)
    rolled = rollout_engine().roll(
        g, rules, choice.lineup(), rollout_key(SETTINGS["seed"]), numbers, choice.candidates(choice.moves)
    )
    for each, candidate in zip(puzzle.moves, rolled, strict=True):
        chance = chance_of(candidate, g.actor, g)
        assert chance.low - 0.01 < each.chance < chance.high + 0.01
