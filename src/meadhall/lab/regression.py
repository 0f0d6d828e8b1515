"""Logistic regression over positions of many matches: the contribution of each feature to the chance to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

Row = Mapping[str, float]  # for each feature, one side's value minus the other side's value
Matrix = list[list[float]]
RIDGE: Final = 1.0  # ridge penalty, so that rare features are not overfitted
MAX_ITERATIONS: Final = 8  # iterations of Newton's method; fewer would suffice


@dataclass(frozen=True)
class Coefficient:
    """Change of the log odds per unit of a feature, and its standard error."""

    value: float
    standard_error: float


def fit_coefficients(
    matches: Sequence[Sequence[Row]], results: Sequence[float], names: Sequence[str]
) -> dict[str, Coefficient]:
    """Fit a logistic regression to the positions of all matches. Return the slope of each feature.

    The standard errors take into account that positions of the same match depend on each other.
    """
    index_of = {name: i for i, name in enumerate(names)}
    rows = [[_sparse_row(row, index_of) for row in match] for match in matches]
    coefficients = [0.0] * len(names)
    hessian: Matrix = []
    for _ in range(MAX_ITERATIONS):
        hessian, gradient = _derivatives(rows, results, coefficients)
        coefficients = [
            coefficient + step
            for coefficient, step in zip(coefficients, _matrix_vector(inverse(hessian), gradient), strict=True)
        ]
    errors = _standard_errors(rows, results, coefficients, inverse(hessian))
    return {name: Coefficient(coefficients[i], errors[i]) for name, i in index_of.items()}


SparseRow = list[tuple[int, float]]


def _sparse_row(row: Row, index_of: Mapping[str, int]) -> SparseRow:
    return [(index_of[name], value) for name, value in row.items() if value and name in index_of]


def _chance(row: SparseRow, coefficients: Sequence[float]) -> float:
    return 1 / (1 + exp(-sum(coefficients[i] * value for i, value in row)))


def _derivatives(
    rows: Sequence[Sequence[SparseRow]], results: Sequence[float], coefficients: Sequence[float]
) -> tuple[Matrix, list[float]]:
    """Return the negative Hessian and the gradient of the penalised log likelihood."""
    size = len(coefficients)
    hessian = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
    gradient = [-RIDGE * coefficient for coefficient in coefficients]
    for match, result in zip(rows, results, strict=True):
        for row in match:
            p = _chance(row, coefficients)
            variance = p * (1 - p)
            for i, value in row:
                gradient[i] += value * (result - p)
                matrix_row, weight = hessian[i], value * variance
                for j, other in row:
                    matrix_row[j] += weight * other
    return hessian, gradient


def _standard_errors(
    rows: Sequence[Sequence[SparseRow]],
    results: Sequence[float],
    coefficients: Sequence[float],
    inverse_hessian: Matrix,
) -> list[float]:
    """Return standard errors, clustered by match, because positions of the same match depend on each other."""
    size = len(coefficients)
    variances = [0.0] * size
    for match, result in zip(rows, results, strict=True):
        gradient = [0.0] * size
        for row in match:
            residual = result - _chance(row, coefficients)
            for i, value in row:
                gradient[i] += value * residual
        variances = [
            sum_ + step * step for sum_, step in zip(variances, _matrix_vector(inverse_hessian, gradient), strict=True)
        ]
    return [sqrt(variance) for variance in variances]


def _matrix_vector(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(line, vector, strict=True)) for line in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a positive definite matrix, by Gauss-Jordan elimination without pivoting."""
    size = len(matrix)
    augmented = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for i in range(size):
        line = augmented[i] = [value / augmented[i][i] for value in augmented[i]]
        for k, other in enumerate(augmented):
            if k != i and other[i]:
                factor = other[i]
                augmented[k] = [a - factor * b for a, b in zip(other, line, strict=True)]
    return [line[size:] for line in augmented]
