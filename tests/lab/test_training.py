"""Training finds known weights, and the judgement of each game is sound."""

from __future__ import annotations

import random
from math import exp
from typing import Any

import pytest

from meadhall.engine import BadOption, Game, find_game
from meadhall.engine.contract.judgement import Judgement
from meadhall.engine.contract.registry import installed_games
from meadhall.lab.training import Position, fit_and_test, judgement_of, positions_of
from tests.depth import deep

GAMES = [find_game(name) for name in installed_games()]


def sample_position(rng: random.Random, sides: int) -> Position:
    """Return a position whose log-odds are 1 per point at the start and 3 at the end. All sides may lose."""
    points, against, progress = [rng.uniform(-1, 1) for _ in range(sides)], rng.uniform(-1, 1), rng.random()
    parts = [exp(value * (1 + 2 * progress)) for value in (*points, against)]
    winner = rng.choices(range(sides + 1), parts)[0]
    shares = tuple(float(side == winner) for side in range(sides))
    return Position(tuple({"points": value} for value in points), {"against": against}, progress, shares)


def test_training_finds_the_weights_that_made_the_results() -> None:
    rng = random.Random(7)
    learned = fit_and_test([[sample_position(rng, rng.choice((2, 3)))] for _ in range(6000)])
    for weight in (learned.weights.seat["points"], learned.weights.table["against"]):
        assert weight.start == pytest.approx(1, abs=0.25)
        assert weight.growth == pytest.approx(2, abs=0.5)
    assert learned.calibration_error < 0.03
    assert learned.loss < learned.guess - 0.1
    assert learned.matches == 6000


def require_valid_position(position: Position, judgement: Judgement[Any]) -> None:
    assert 0 <= position.progress <= 1
    assert sum(position.shares) in (0, pytest.approx(1))
    assert all(abs(value) < 20 for side in (*position.sides, position.table) for value in side.values())
    assert not position.table or position.table.keys() <= judgement.weights.table.keys()
    assert {name for side in position.sides for name in side} <= judgement.weights.seat.keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_judgement_uses_one_seats_knowledge_and_grows_surer_of_the_winner(game: Game[Any]) -> None:
    judgement = judgement_of(game)
    first, last = list[float](), list[float]()
    tables = len(judgement.tables)
    for number in range(0, deep(tables), max(1, tables // 3)):
        positions = positions_of(game, f"tests/{number}")
        assert positions
        for one in positions:
            require_valid_position(one, judgement)
        if 1 in positions[0].shares:
            for one, found in ((positions[0], first), (positions[-1], last)):
                chances = judgement.chances_from_features(one.sides, one.table, one.progress)
                found.append(chances[one.shares.index(1)])
    assert sum(last) / len(last) > sum(first) / len(first)


def test_game_without_a_judgement_cannot_be_trained() -> None:
    with pytest.raises(BadOption, match="Pig names no features of its positions"):
        judgement_of(find_game("examples/pig.py"))
