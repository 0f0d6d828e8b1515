"""Contribution of each thing to the chance to win: logistic regression over positions of many matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

Row = Mapping[str, float]  # how much more of each thing one side has than the other
Matrix = list[list[float]]
RIDGE: Final = 1.0  # penalty for rarely seen things
ROUNDS: Final = 8  # of Newton's method: more than enough


@dataclass(frozen=True)
class Slope:
    """Contribution of one more of a thing to the log odds, with its standard error by matches."""

    rise: float
    error: float


def slopes(matches: Sequence[Sequence[Row]], won: Sequence[float], names: Sequence[str]) -> dict[str, Slope]:
    """Fit the chance to win to the positions of each match. Positions of one match do not count as independent."""
    place = {name: i for i, name in enumerate(names)}
    rows = [[_known(row, place) for row in match] for match in matches]
    rises = [0.0] * len(names)
    bend: Matrix = []
    for _ in range(ROUNDS):
        bend, pull = _hill(rows, won, rises)
        rises = [rise + step for rise, step in zip(rises, _times(inverse(bend), pull), strict=True)]
    errors = _errors(rows, won, rises, inverse(bend))
    return {name: Slope(rises[i], errors[i]) for name, i in place.items()}


Known = list[tuple[int, float]]


def _known(row: Row, place: Mapping[str, int]) -> Known:
    return [(place[name], value) for name, value in row.items() if value and name in place]


def _chance(row: Known, rises: Sequence[float]) -> float:
    return 1 / (1 + exp(-sum(rises[i] * value for i, value in row)))


def _hill(rows: Sequence[Sequence[Known]], won: Sequence[float], rises: Sequence[float]) -> tuple[Matrix, list[float]]:
    """Hessian and gradient of the likelihood."""
    size = len(rises)
    bend = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
    pull = [-RIDGE * rise for rise in rises]
    for match, result in zip(rows, won, strict=True):
        for row in match:
            p = _chance(row, rises)
            spread = p * (1 - p)
            for i, value in row:
                pull[i] += value * (result - p)
                line, weight = bend[i], value * spread
                for j, other in row:
                    line[j] += weight * other
    return bend, pull


def _errors(
    rows: Sequence[Sequence[Known]], won: Sequence[float], rises: Sequence[float], inverted: Matrix
) -> list[float]:
    """Standard errors that allow for the dependence of positions of one match."""
    size = len(rises)
    squares = [0.0] * size
    for match, result in zip(rows, won, strict=True):
        pull = [0.0] * size
        for row in match:
            missed = result - _chance(row, rises)
            for i, value in row:
                pull[i] += value * missed
        squares = [sum_ + step * step for sum_, step in zip(squares, _times(inverted, pull), strict=True)]
    return [sqrt(square) for square in squares]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(line, vector, strict=True)) for line in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """Inverse of a positive definite matrix by Gauss-Jordan, without pivoting."""
    size = len(matrix)
    work = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for i in range(size):
        line = work[i] = [value / work[i][i] for value in work[i]]
        for k, other in enumerate(work):
            if k != i and other[i]:
                factor = other[i]
                work[k] = [a - factor * b for a, b in zip(other, line, strict=True)]
    return [line[size:] for line in work]
