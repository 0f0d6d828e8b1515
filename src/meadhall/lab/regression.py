"""Logistic regression over positions of many matches: the contribution of each feature to the chance to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

Row = Mapping[str, float]  # for each feature, one side's value minus the other side's value
Matrix = list[list[float]]
RIDGE: Final = 1.0  # ridge penalty, so that rare features are not overfitted
ROUNDS: Final = 8  # iterations of Newton's method; fewer would suffice


@dataclass(frozen=True)
class Slope:
    """Change of the log odds per unit of a feature, and its standard error."""

    rise: float
    standard_error: float


def slopes(matches: Sequence[Sequence[Row]], results: Sequence[float], names: Sequence[str]) -> dict[str, Slope]:
    """Fit a logistic regression to the positions of all matches. Return the slope of each feature.

    The standard errors take into account that positions of the same match depend on each other.
    """
    index_of = {name: i for i, name in enumerate(names)}
    rows = [[_sparse_row(row, index_of) for row in match] for match in matches]
    rises = [0.0] * len(names)
    hessian: Matrix = []
    for _ in range(ROUNDS):
        hessian, gradient = _derivatives(rows, results, rises)
        rises = [rise + step for rise, step in zip(rises, _times(inverse(hessian), gradient), strict=True)]
    errors = _errors(rows, results, rises, inverse(hessian))
    return {name: Slope(rises[i], errors[i]) for name, i in index_of.items()}


SparseRow = list[tuple[int, float]]


def _sparse_row(row: Row, index_of: Mapping[str, int]) -> SparseRow:
    return [(index_of[name], value) for name, value in row.items() if value and name in index_of]


def _chance(row: SparseRow, rises: Sequence[float]) -> float:
    return 1 / (1 + exp(-sum(rises[i] * value for i, value in row)))


def _derivatives(
    rows: Sequence[Sequence[SparseRow]], results: Sequence[float], rises: Sequence[float]
) -> tuple[Matrix, list[float]]:
    """Return the negative Hessian and the gradient of the penalised log likelihood."""
    size = len(rises)
    hessian = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
    gradient = [-RIDGE * rise for rise in rises]
    for match, result in zip(rows, results, strict=True):
        for row in match:
            p = _chance(row, rises)
            spread = p * (1 - p)
            for i, value in row:
                gradient[i] += value * (result - p)
                line, weight = hessian[i], value * spread
                for j, other in row:
                    line[j] += weight * other
    return hessian, gradient


def _errors(
    rows: Sequence[Sequence[SparseRow]], results: Sequence[float], rises: Sequence[float], inverse_hessian: Matrix
) -> list[float]:
    """Return standard errors, clustered by match, because positions of the same match depend on each other."""
    size = len(rises)
    squares = [0.0] * size
    for match, result in zip(rows, results, strict=True):
        gradient = [0.0] * size
        for row in match:
            residual = result - _chance(row, rises)
            for i, value in row:
                gradient[i] += value * residual
        squares = [sum_ + step * step for sum_, step in zip(squares, _times(inverse_hessian, gradient), strict=True)]
    return [sqrt(square) for square in squares]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(line, vector, strict=True)) for line in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a positive definite matrix, by Gauss-Jordan elimination without pivoting."""
    size = len(matrix)
    work = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for i in range(size):
        line = work[i] = [value / work[i][i] for value in work[i]]
        for k, other in enumerate(work):
            if k != i and other[i]:
                factor = other[i]
                work[k] = [a - factor * b for a, b in zip(other, line, strict=True)]
    return [line[size:] for line in work]
