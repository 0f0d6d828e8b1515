"""Pig to 20 points with exact chances, for comparison with the results of an analysis."""

from __future__ import annotations

import importlib.util
import sys
from dataclasses import replace
from functools import cache
from math import log
from pathlib import Path
from typing import Any, Final

from meadhall.engine import Decision, Game, Guide, Option
from meadhall.engine.contract.judgement import Judgement

TARGET: Final = 20
ITERATIONS: Final = 200  # of value iteration; far more than needed


def pig() -> Any:
    """Return the example pig.py as a module."""
    if "pig_example" not in sys.modules:
        path = Path(__file__).parents[2] / "examples" / "pig.py"
        spec = importlib.util.spec_from_file_location("pig_example", path)
        assert spec is not None
        assert spec.loader is not None
        sys.modules["pig_example"] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules["pig_example"])
    return sys.modules["pig_example"]


@cache
def exact_chances() -> dict[tuple[int, int, int], float]:
    """Map (own points, other's points, pot) to the chance of the acting player, if both play perfectly."""
    states = [(own, other, pot) for own in range(TARGET) for other in range(TARGET) for pot in range(TARGET - own)]
    chances = dict.fromkeys(states, 0.5)
    for _ in range(ITERATIONS):
        for state in states:
            chances[state] = max(chance_of_rolling(state, chances), chance_of_holding(state, chances))
    return chances


def chance_of_rolling(state: tuple[int, int, int], chances: dict[tuple[int, int, int], float]) -> float:
    """Return the chance after a roll."""
    own, other, pot = state
    kept = [1.0 if own + pot + face >= TARGET else chances[own, other, pot + face] for face in range(2, 7)]
    return (1 - chances[other, own, 0] + sum(kept)) / 6


def chance_of_holding(state: tuple[int, int, int], chances: dict[tuple[int, int, int], float]) -> float:
    """Return the chance after holding. It is 0 for an empty pot, because holding is then forbidden."""
    own, other, pot = state
    return 1 - chances[other, own + pot, 0] if pot else 0.0


def key(s: Any) -> tuple[int, int, int]:
    """Return the key of a state in `exact_chances`."""
    return s.points[s.turn], s.points[1 - s.turn], min(s.pot, TARGET - 1 - s.points[s.turn])


def chance(s: Any, seat: int) -> float:
    """Return the exact chance of a seat."""
    on_turn = 1.0 if s.points[s.turn] + s.pot >= TARGET else exact_chances()[key(s)]
    return on_turn if seat == s.turn else 1 - on_turn


def features(s: Any, seat: int) -> dict[str, float]:
    """Return the feature that makes the judgement exact."""
    mine = min(1 - 1e-9, max(1e-9, chance(s, seat)))
    return {"half of the odds": log(mine / (1 - mine)) / 2}


def chances_by_answer(s: Any) -> dict[str, float]:
    """Map each answer to the chance that the acting player then has."""
    if s.points[s.turn] + s.pot >= TARGET:
        own, other = s.points[s.turn], s.points[1 - s.turn]
        return {"roll": (6 - exact_chances()[other, own, 0]) / 6, "hold": 1.0}
    return {"roll": chance_of_rolling(key(s), exact_chances()), "hold": chance_of_holding(key(s), exact_chances())}


def best_option(decision: Decision[Any]) -> Option:
    """Return the best answer."""
    chance_by_key = chances_by_answer(decision.state)
    return max(decision.options, key=lambda option: chance_by_key[option.key])


def make_game() -> Game[Any]:
    """Return Pig with an exact judgement, which looks one answer ahead."""
    guide = Guide[Any](
        best_option, chance, lambda asked: [(0.0, (o.key,)) for o in asked.options], lambda s: 0, horizon=0
    )
    tables = [{"players": 2, "target": TARGET}]
    judgement = Judgement[Any](__name__, "sensible", tables, features, lambda s: 0.0, reach=0)
    return replace(pig().GAME, guide=guide, judgement=judgement)
