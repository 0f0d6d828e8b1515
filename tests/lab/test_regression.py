"""Logistic regression over positions of many matches: how much each feature contributes to a win."""

from __future__ import annotations

import random
from math import exp

import pytest

from meadhall import find_game
from meadhall.engine.common.errors import BadOption
from meadhall.lab.contributions import main, sample_positions
from meadhall.lab.regression import Row, fit_coefficients, inverse


def sample_matches(matches: int, coefficient: float) -> tuple[list[list[Row]], list[float]]:
    """Return matches of one position each.

    Their log-odds of winning are `coefficient` times `gold`, and `noise` has no effect.
    """
    rng = random.Random("regression")
    rows: list[list[Row]] = [
        [{"gold": rng.choice((-2.0, -1.0, 1.0, 2.0)), "noise": rng.choice((-1.0, 1.0))}] for _ in range(matches)
    ]
    won = [float(rng.random() < 1 / (1 + exp(-coefficient * match[0]["gold"]))) for match in rows]
    return rows, won


def test_regression_finds_a_slope_and_no_effect_of_noise() -> None:
    coefficients = fit_coefficients(*sample_matches(4000, 0.5), ["gold", "noise"])
    assert coefficients["gold"].value == pytest.approx(0.5, abs=3 * coefficients["gold"].standard_error)
    assert coefficients["noise"].value == pytest.approx(0.0, abs=3 * coefficients["noise"].standard_error)
    assert 0.01 < coefficients["gold"].standard_error < 0.05


def test_repeated_positions_add_no_information() -> None:
    rows, won = sample_matches(500, 0.5)
    once, often = fit_coefficients(rows, won, ["gold"]), fit_coefficients([match * 9 for match in rows], won, ["gold"])
    assert often["gold"].value == pytest.approx(once["gold"].value, rel=0.02)
    assert often["gold"].standard_error == pytest.approx(once["gold"].standard_error, rel=0.05)


def test_inverse_times_matrix_is_the_identity() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    product = [[sum(a * b for a, b in zip(line, column, strict=True)) for column in inverse(matrix)] for line in matrix]
    for i, line in enumerate(product):
        assert line == pytest.approx([float(i == j) for j in range(3)])


# ---- positions of a game


def test_every_turn_is_a_position_and_the_loser_ends_with_less() -> None:
    for seed in "012":
        rows, won = sample_positions(find_game("heroes"), seed)
        assert len(rows) > 10
        assert (rows[-1]["hit point"] > 0) == (won == 1.0)


def test_table_uses_the_first_feature_as_unit(capsys: pytest.CaptureFixture[str]) -> None:
    main(["heroes", "3", "0"])
    assert any(
        line.split() == ["hit", "point", "+1.00", line.split()[-1]] for line in capsys.readouterr().out.splitlines()
    )


def test_game_without_features_is_refused() -> None:
    with pytest.raises(BadOption, match=r"Study\.features"):
        sample_positions(find_game("adventureland"), "0")
