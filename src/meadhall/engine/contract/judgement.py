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

WEIGHTS_FILE: Final = "judgement.json"


class Weight(msgspec.Struct, frozen=True, array_like=True):
    """The weight of a feature at the start of a match, and its growth until the end of the match."""

    start: float
    growth: float


class Weights(msgspec.Struct, frozen=True):
    """The learned weights: `seat` for features of a seat, `table` for features that predict a common defeat."""

    seat: Mapping[str, Weight]
    table: Mapping[str, Weight] = {}


def no_table_features(state: Any) -> Features:
    """Default of `Judgement.table`: no features, for games without a common defeat."""
    return {}


@dataclass(frozen=True)
class Judgement(Generic[S]):
    """Computes win chances from the features of a position.

    - `features` returns the features of a seat.
    - `table` returns features that predict a defeat of all players; it is empty for games without such a defeat.
    - `progress` rises from 0 at the start of a match to 1 at its end.
    - `features`, `table` and `progress` receive a seat's redacted state, or a whole imagined world.
    - The weights are in `judgement.json` beside the module `module`. `meadhall train` learns them from matches of `bot`
      against itself. `tables` are the options of these matches.
    - With `together`, all players are one side, and the teams of the game do not count.
    - `reach`: an analysis plays on for `reach` to 2 * `reach` turns before it computes the chances of a position.
    - `entries` limits the cost of all playouts from one position. It counts log entries, approximately.
    - With `soon`, an analysis compares two answers by their positions at the end of the turn. Otherwise it plays on as
      far as `reach` says.
    """

    module: str
    bot: str
    tables: Sequence[Mapping[str, object]]
    features: Callable[[S, int], Features]
    progress: Callable[[S], float]
    table: Callable[[S], Features] = no_table_features
    together: bool = False
    reach: int = 12
    entries: int = 3000
    soon: bool = False

    def sides(self, teams: Sides) -> Sides:
        """Return the sides of a match with these teams."""
        return [sorted(seat for team in teams for seat in team)] if self.together else teams

    @property
    def file(self) -> Path:
        """Path of the file with the weights."""
        return Path(sys.modules[self.module].__file__ or "").with_name(WEIGHTS_FILE)

    @cached_property
    def digest(self) -> str:
        """Short hash of the file with the weights; empty if the file does not exist."""
        return sha256(self.file.read_bytes()).hexdigest()[:12] if self.file.exists() else ""

    @cached_property
    def weights(self) -> Weights:
        """The weights from the file. Raise BadContent if the file does not exist yet."""
        if not self.file.exists():
            raise BadContent("{file} is missing: `meadhall train` writes it", file=WEIGHTS_FILE)
        return msgspec.json.decode(self.file.read_bytes(), type=Weights)

    def chances(self, state: S, sides: Sides) -> tuple[float, ...]:
        """Return each side's chance to win alone or to share the win, in the order of the sides."""
        side_features = [mean_features([self.features(state, seat) for seat in side]) for side in sides]
        return self.chances_from_features(side_features, self.table(state), self.progress(state))

    def chances_from_features(self, sides: Sequence[Features], table: Features, progress: float) -> tuple[float, ...]:
        """Return the chances of the sides from their features, the features of the table, and the progress."""
        weights = self.weights
        scores = [_score(side, weights.seat, progress) for side in sides]
        if table:
            scores.append(_score(table, weights.table, progress))
        highest = max(scores)
        parts = [exp(score - highest) for score in scores]
        total = sum(parts)
        return tuple(part / total for part in parts[: len(sides)])


def mean_features(seats: Sequence[Features]) -> Features:
    """Return the mean of the features of several seats."""
    if len(seats) == 1:
        return seats[0]
    names = dict.fromkeys(name for features in seats for name in features)
    return {name: sum(features.get(name, 0.0) for features in seats) / len(seats) for name in names}


def _score(features: Features, weights: Mapping[str, Weight], progress: float) -> float:
    score = 0.0
    for name, value in features.items():
        weight = weights.get(name)
        if weight is not None:
            score += value * (weight.start + weight.growth * progress)
    return score
