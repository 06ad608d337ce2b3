"""Linear equations of a few unknowns, in plain Python."""

from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]
Vector = list[float]


def solve(matrix: Matrix, right: Vector) -> Vector:
    """The vector that the matrix turns into `right`, by elimination with row pivots. The matrix must be invertible."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for row in rows[i + 1 :]:
            if factor := row[i] / rows[i][i]:
                for k in range(i, n + 1):
                    row[k] -= factor * rows[i][k]
    solution = [0.0] * n
    for i in reversed(range(n)):
        solution[i] = (rows[i][n] - sum(rows[i][k] * solution[k] for k in range(i + 1, n))) / rows[i][i]
    return solution
