"""The puzzles of the package: their positions, moves, and figures."""

from collections import Counter

import pytest

from duopoly.analysis.judge import lineup_of_judge
from duopoly.analysis.odds import chance_of, gain
from duopoly.analysis.puzzle_finder import GAP, LEAST_MOVES, LOOK, MOST_MOVES, PILOT, SURE_GAP, Choice, difficulty_of
from duopoly.analysis.puzzles import FILE, read_puzzles, shipped_puzzles
from duopoly.analysis.rollout_engine import rollout_engine, rollout_key
from duopoly.play.notation import parse_move

SETTINGS, PUZZLES = read_puzzles(FILE)


def test_the_package_has_puzzles_of_all_grades_and_camps():
    """Sixty, none of them twice; each is proved by many rollouts, and there are at least ten of each kind."""
    assert len(shipped_puzzles()) == len(PUZZLES) >= 60
    for kinds in (
        Counter(puzzle.difficulty for puzzle in PUZZLES),
        Counter(puzzle.camp for puzzle in PUZZLES),
    ):
        assert len(kinds) == 3
        assert min(kinds.values()) >= 10
    assert {puzzle.rollouts for puzzle in PUZZLES} == {10_000}


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


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.key for puzzle in PUZZLES])
def test_the_best_move_of_a_puzzle_is_best_as_the_judge_sees_it(puzzle):
    """Its figures follow from the position: with the same dice the same moves win as often; here with a tenth of the rollouts.

    If it fails after a change of dealer or the network, `duopoly puzzles --keep` has to prove them anew.
    """
    game = puzzle.start()
    g, rules = game.inside()
    choice = Choice(game, puzzle.ply, g, rules, [parse_move(each.move, game.names, g.deck) for each in puzzle.moves])
    engine = rollout_engine()
    bots, key = lineup_of_judge(g), rollout_key(SETTINGS["seed"])
    rolled = engine.roll(g, rules, bots, key, range(PILOT, PILOT + LOOK), choice.candidates(choice.moves))
    assert all(gain(candidate).value < 0 for candidate in rolled[1:])
    for each, candidate in zip(puzzle.moves, rolled, strict=True):
        chance = chance_of(candidate, g.actor, g)
        assert chance.low - 0.01 < each.chance < chance.high + 0.01
