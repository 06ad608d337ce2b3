"""Nash averaging: cases worked by hand, and the equilibrium of greatest entropy as scipy finds it."""

from random import Random

import numpy as np
import pytest
from scipy.optimize import minimize

from duopoly.stats.nash import nash_average

ROCK, PAPER, SCISSORS = [0, -1, 1], [1, 0, -1], [-1, 1, 0]


def antisymmetric(n, seed, zeros=0.0):
    random = Random(seed)
    matrix = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(i):
            matrix[i][j] = 0.0 if random.random() < zeros else random.uniform(-0.4, 0.4)
            matrix[j][i] = -matrix[i][j]
    return matrix


def with_copy(matrix, player):
    """The same with a copy of a player at the end."""
    return [*([*row, row[player]] for row in matrix), [*matrix[player], matrix[player][player]]]


def test_rock_paper_scissors():
    """A third each, and nobody is better than another."""
    weights, skills = nash_average([ROCK, PAPER, SCISSORS])
    assert weights == pytest.approx([1 / 3] * 3)
    assert skills == pytest.approx([0] * 3)


def test_a_cycle_of_unequal_advantages():
    """Each has the weight of the edge that does not touch it: 1, 2 and 3 of 6."""
    weights, skills = nash_average([[0, 0.3, -0.2], [-0.3, 0, 0.1], [0.2, -0.1, 0]])
    assert weights == pytest.approx([1 / 6, 2 / 6, 3 / 6], abs=2e-4)
    assert skills == pytest.approx([0] * 3, abs=5e-5)


def test_who_beats_all_has_all_the_weight():
    """The skill of the others is their advantage against that one, however well they do elsewhere."""
    weights, skills = nash_average([[0, 0.01, 0.02], [-0.01, 0, 0.6], [-0.02, -0.6, 0]])
    assert weights == pytest.approx([1, 0, 0], abs=1e-6)
    assert skills == pytest.approx([0, -0.01, -0.02], abs=1e-6)


@pytest.mark.parametrize("player", range(4))
def test_a_copy_changes_nobodys_skill(player):
    """The two share the weight of the one."""
    matrix = [[0, 0.3, -0.2, 0.4], [-0.3, 0, 0.1, 0.4], [0.2, -0.1, 0, 0.4], [-0.4, -0.4, -0.4, 0]]
    before, after = nash_average(matrix), nash_average(with_copy(matrix, player))
    assert after.skills == pytest.approx([*before.skills, before.skills[player]], abs=1e-4)
    halves = [weight / (1 + (i == player)) for i, weight in enumerate(before.weights)]
    assert after.weights == pytest.approx([*halves, halves[player]], abs=2e-3)


def test_a_cycle_and_one_who_loses_to_all_of_it():
    """The fourth counts for nothing, and its skill is its mean loss against the three."""
    matrix = [[*ROCK, 0.1], [*PAPER, 0.2], [*SCISSORS, 0.3], [-0.1, -0.2, -0.3, 0]]
    weights, skills = nash_average(matrix)
    assert weights == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0], abs=1e-4)
    assert skills == pytest.approx([0, 0, 0, -0.2], abs=1e-4)


def test_equal_players_have_equal_weights():
    """Of all equilibria it is that of greatest entropy."""
    assert nash_average([[0.0] * 5 for _ in range(5)]).weights == pytest.approx([0.2] * 5)
    # The first two beat the third and draw with each other.
    assert nash_average([[0, 0, 0.2], [0, 0, 0.1], [-0.2, -0.1, 0]]).weights == pytest.approx([0.5, 0.5, 0], abs=1e-3)


@pytest.mark.parametrize(("n", "zeros"), [(2, 0), (4, 0.5), (7, 0), (12, 0.3), (20, 0)])
def test_nobody_beats_the_equilibrium(n, zeros):
    """And who has weight in it draws with it."""
    for seed in range(4):
        weights, skills = nash_average(antisymmetric(n, seed, zeros))
        assert sum(weights) == pytest.approx(1)
        assert max(skills) < 1e-4
        assert all(skill > -1e-4 for weight, skill in zip(weights, skills, strict=True) if weight > 0.02)


@pytest.mark.parametrize("seed", range(5))
def test_it_is_the_equilibrium_of_greatest_entropy(seed):
    """As scipy finds it, with ties between the players."""
    matrix = np.array(antisymmetric(5, seed, 0.6))

    def negative_entropy(weights):
        return float(np.sum(weights * np.log(np.maximum(weights, 1e-12))))

    limits = [{"type": "ineq", "fun": lambda p: -matrix @ p}, {"type": "eq", "fun": lambda p: p.sum() - 1}]
    weights = nash_average(matrix.tolist()).weights
    best = minimize(negative_entropy, weights, bounds=[(0, 1)] * 5, constraints=limits, method="SLSQP", tol=1e-10)
    assert negative_entropy(np.array(weights)) == pytest.approx(best.fun, abs=5e-3)
