"""Pig with a judgement that depends on the target: fast at 20 points, endless at 50, and fatal at 100."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

from meadhall.engine import Game, find_game
from meadhall.engine.contract.judgement import Judgement, Sides

PIG: Game[Any] = find_game(str(Path(__file__).parents[2] / "examples" / "pig.py"))


class ShareOfPoints(Judgement[Any]):
    """A judgement whose chance for a seat is its share of the points."""

    def chances(self, state: Any, sides: Sides) -> tuple[float, ...]:
        if state.target == 100:
            os._exit(3)
        if state.target == 50 and any(state.points):
            Event().wait()
        pots = [state.pot if seat == state.turn else 0 for seat in range(len(state.points))]
        values = [1 + sum(state.points[seat] + pots[seat] for seat in side) for side in sides]
        return tuple(value / sum(values) for value in values)


def features(state: Any, seat: int) -> Mapping[str, float]:
    return {}


JUDGEMENT = ShareOfPoints(__name__, "sensible", [], features, lambda state: 0.0, reach=0)
GAME = replace(PIG, id="judged-pig", name="Judged Pig", judgement=JUDGEMENT)
