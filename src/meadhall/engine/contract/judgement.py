"""A game's judgement: how likely each side is to win from a position, learned from matches of its bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from math import exp
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from meadhall.engine.common.errors import BadContent
from meadhall.engine.model.state import State

S = TypeVar("S", bound=State)
Features = Mapping[str, float]
Sides = Sequence[Sequence[int]]  # seats that win together

FILE: Final = "judgement.json"


class Weight(msgspec.Struct, frozen=True, array_like=True):
    """The worth of one unit of a feature at the start of a match, and how much more it is worth at the end."""

    start: float
    growth: float


class Weights(msgspec.Struct, frozen=True):
    """The learned weights for features of a seat, and for features of the table that speak for the defeat of all."""

    seat: Mapping[str, Weight]
    table: Mapping[str, Weight] = {}


def none_of_the_table(state: Any) -> Features:
    """Default of `Judgement.table`: somebody always wins."""
    return {}


@dataclass(frozen=True)
class Judgement(Generic[S]):
    """The features of a position, and the chances computed from them.

    `features` are those of a seat. `table` are those that speak for the defeat of all players, empty where that cannot
    happen. `progress` rises from 0 at the start to 1 at the end. All three receive the state as one seat knows it, or a
    whole imagined world.

    The weights lie in `judgement.json` beside `module`. `meadhall train` learns them from matches of `bot` against
    itself at `tables`, which are options of the game. If `together` is set, all players are one side, whatever the
    teams of the game.

    An analysis plays on from a position before it asks the judgement: for one to two times `reach` turns, as the guide
    counts them. Playouts of one position may cost about this many log `entries`. Answers are compared with those of the
    bot just as far ahead, or with `soon`, where that costs too much, at the end of the turn.
    """

    module: str
    bot: str
    tables: Sequence[Mapping[str, object]]
    features: Callable[[S, int], Features]
    progress: Callable[[S], float]
    table: Callable[[S], Features] = none_of_the_table
    together: bool = False
    reach: int = 12
    entries: int = 3000
    soon: bool = False

    def sides(self, teams: Sides) -> Sides:
        """The sides of a match with these teams."""
        return [sorted(seat for team in teams for seat in team)] if self.together else teams

    @property
    def file(self) -> Path:
        """Path of the weights."""
        return Path(sys.modules[self.module].__file__ or "").with_name(FILE)

    @cached_property
    def digest(self) -> str:
        """Short hash of the weights, empty without weights."""
        return sha256(self.file.read_bytes()).hexdigest()[:12] if self.file.exists() else ""

    @cached_property
    def learned(self) -> Weights:
        """Read the weights from their file; BadContent if nobody has trained them yet."""
        if not self.file.exists():
            raise BadContent("{file} is missing: `meadhall train` writes it", file=FILE)
        return msgspec.json.decode(self.file.read_bytes(), type=Weights)

    def chances(self, state: S, sides: Sides) -> tuple[float, ...]:
        """Chance of each side to win, alone or shared, in the order of the sides."""
        of_sides = [mean([self.features(state, seat) for seat in side]) for side in sides]
        return self.of_features(of_sides, self.table(state), self.progress(state))

    def of_features(self, sides: Sequence[Features], table: Features, progress: float) -> tuple[float, ...]:
        """Chances from the features of each side, the features of the table, and the progress."""
        weights = self.learned
        scores = [_score(side, weights.seat, progress) for side in sides]
        if table:
            scores.append(_score(table, weights.table, progress))
        most = max(scores)
        parts = [exp(score - most) for score in scores]
        total = sum(parts)
        return tuple(part / total for part in parts[: len(sides)])


def mean(of: Sequence[Features]) -> Features:
    """The features of a side: the mean over its seats."""
    if len(of) == 1:
        return of[0]
    names = dict.fromkeys(name for one in of for name in one)
    return {name: sum(one.get(name, 0.0) for one in of) / len(of) for name in names}


def _score(features: Features, weights: Mapping[str, Weight], progress: float) -> float:
    score = 0.0
    for name, value in features.items():
        weight = weights.get(name)
        if weight is not None:
            score += value * (weight.start + weight.growth * progress)
    return score
