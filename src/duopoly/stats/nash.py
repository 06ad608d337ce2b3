"""Nash averaging: a ranking of players by how each does against the mixture of players that nobody beats.

The method is that of Balduzzi, Tuyls, Pérolat and Graepel, "Re-evaluating Evaluation" (NeurIPS 2018). A game between two
imaginary managers, who each send a player, is symmetric and has one Nash equilibrium of the greatest entropy. A player's
weight is its part in that mixture, and its skill the advantage that it has on average against it: 0 for those who are part of
it, below 0 for all others. Unlike a mean over all opponents, neither changes when a copy of a player joins, and wins against
the weak do not make up for losses against the strong.

The equilibrium is the limit of logit equilibria, weights = softmax(advantages · weights / temperature), as the temperature
falls to 0. Each has one solution, which Newton's method finds from that of the temperature before. The last temperature is so
low that skills are exact to a ten-thousandth of the largest advantage.
"""

from math import exp
from typing import NamedTuple

from .linear import Matrix, Vector, solve

TEMPERATURES = tuple(0.25**k for k in range(9))
"""In units of the largest advantage."""
TOLERANCE, MAX_STEPS, MAX_HALVINGS = 1e-7, 60, 40


class NashAverage(NamedTuple):
    """Each player's weight in the equilibrium, and its advantage against the equilibrium: its skill."""

    weights: Vector
    skills: Vector


def nash_average(advantages: Matrix) -> NashAverage:
    """The Nash average of a matrix whose entry [i][j] is the advantage of player i against j, and minus that of j against i."""
    largest = max((abs(value) for row in advantages for value in row), default=0.0)
    logits = [0.0] * len(advantages)
    for temperature in TEMPERATURES if largest else ():
        scaled = [[value / (temperature * largest) for value in row] for row in advantages]
        logits = logit_equilibrium(scaled, logits)
    weights = softmax(logits)
    return NashAverage(weights, times(advantages, weights))


def logit_equilibrium(matrix: Matrix, start: Vector) -> Vector:
    """The logits that are equal to the matrix times their softmax, by Newton's method with shortened steps.

    The matrix is antisymmetric, so that the derivative can always be inverted and there is one solution.
    """
    logits = start
    for _ in range(MAX_STEPS):
        weights, error = softmax(logits), residuals(matrix, logits)
        size = squares(error)
        if size < TOLERANCE**2:
            break
        gains = times(matrix, weights)
        slopes = [[(i == k) - weights[k] * (row[k] - gains[i]) for k in range(len(logits))] for i, row in enumerate(matrix)]
        step, part = solve(slopes, error), 1.0
        for _ in range(MAX_HALVINGS):
            moved = [logit - part * change for logit, change in zip(logits, step, strict=True)]
            if squares(residuals(matrix, moved)) < size:
                break
            part /= 2
        else:
            break  # as near as floats come
        logits = moved
    return logits


def residuals(matrix: Matrix, logits: Vector) -> Vector:
    """By how much the logits differ from the matrix times their softmax."""
    return [logit - gain for logit, gain in zip(logits, times(matrix, softmax(logits)), strict=True)]


def softmax(logits: Vector) -> Vector:
    """Weights that add up to 1, in proportion to the exponentials of the logits."""
    top = max(logits, default=0.0)
    powers = [exp(logit - top) for logit in logits]
    return [power / sum(powers) for power in powers]


def times(matrix: Matrix, vector: Vector) -> Vector:
    """The matrix times the vector."""
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def squares(vector: Vector) -> float:
    """The sum of the squares."""
    return sum(value * value for value in vector)
