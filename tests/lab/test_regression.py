"""The worth of things: logistic regression over positions of many matches."""

from __future__ import annotations

import random
from math import exp

import pytest

from meadhall import find_game
from meadhall.engine.common.errors import BadOption
from meadhall.lab.contributions import main, positions
from meadhall.lab.regression import Row, inverse, slopes


def drawn(matches: int, rise: float) -> tuple[list[list[Row]], list[float]]:
    """Matches of one position each, won by the logarithm of the odds that `rise` says; `noise` has no part in it."""
    rng = random.Random("regression")
    rows: list[list[Row]] = [
        [{"gold": rng.choice((-2.0, -1.0, 1.0, 2.0)), "noise": rng.choice((-1.0, 1.0))}] for _ in range(matches)
    ]
    won = [float(rng.random() < 1 / (1 + exp(-rise * match[0]["gold"]))) for match in rows]
    return rows, won


def test_regression_finds_a_slope_and_none_in_noise() -> None:
    found = slopes(*drawn(4000, 0.5), ["gold", "noise"])
    assert found["gold"].rise == pytest.approx(0.5, abs=3 * found["gold"].error)
    assert found["noise"].rise == pytest.approx(0.0, abs=3 * found["noise"].error)
    assert 0.01 < found["gold"].error < 0.05


def test_the_same_position_again_and_again_teaches_nothing_more() -> None:
    rows, won = drawn(500, 0.5)
    once, often = slopes(rows, won, ["gold"]), slopes([match * 9 for match in rows], won, ["gold"])
    assert often["gold"].rise == pytest.approx(once["gold"].rise, rel=0.02)
    assert often["gold"].error == pytest.approx(once["gold"].error, rel=0.05)


def test_an_inverse_undoes_its_matrix() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    product = [[sum(a * b for a, b in zip(line, column, strict=True)) for column in inverse(matrix)] for line in matrix]
    for i, line in enumerate(product):
        assert line == pytest.approx([float(i == j) for j in range(3)])


# ---- positions of a game


def test_every_turn_of_a_match_is_a_position_and_the_loser_has_less_at_its_end() -> None:
    for seed in "012":
        rows, won = positions(find_game("heroes"), seed)
        assert len(rows) > 10
        assert (rows[-1]["hit point"] > 0) == (won == 1.0)


def test_the_table_is_measured_in_the_unit(capsys: pytest.CaptureFixture[str]) -> None:
    main(["heroes", "3", "0"])
    assert any(
        line.split() == ["hit", "point", "+1.00", line.split()[-1]] for line in capsys.readouterr().out.splitlines()
    )


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(BadOption, match=r"Study\.features"):
        positions(find_game("adventureland"), "0")
