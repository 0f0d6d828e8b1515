"""The measurements that the laboratory takes of a game, such as traits of each seat and counts of events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import State
from meadhall.engine.privacy.view import View
from meadhall.engine.table.events import Event

S = TypeVar("S", bound=State)


def no_features(state: object, seat: int) -> Mapping[str, float]:
    """Default of `Study.features`: there are no features."""
    return {}


@dataclass(frozen=True)
class Trial:
    """The result of a test that all players of a match pass or fail together: success, length and cost."""

    name: str
    won: bool
    length: float
    cost: float


def no_trials(state: object, events: Sequence[Event]) -> list[Trial]:
    """Default of `Study.trials`: a game whose players compete has no trials."""
    return []


@dataclass(frozen=True)
class Study(Generic[S]):
    """How the laboratory measures a game over many matches.

    - `traits` returns the traits of a seat in a finished match, by kind, such as its hero.
    - `tally` counts events. Its entry `length` is the length of a match.
    - `at_random` returns a random answer to a question of the set-up, so that all choices occur. It returns None
      where a bot should choose.
    - `features` counts a seat's possessions in a position. `unit` is the feature in which the others are
      measured.
    - `trials` returns the common trials of a match. `cost` names the cost of a trial, such as deaths.
    - With `new_deals`, equal bots get a new deal in every match. Set it if the same deal would produce the same match
      after the seats are exchanged.
    """

    traits: Callable[[S, int], Mapping[str, Sequence[str]]]
    tally: Callable[[S, Sequence[Event]], Mapping[str, float]]
    length: str
    at_random: Callable[[View[S], Callable[[int], int]], Option | None]
    features: Callable[[S, int], Mapping[str, float]] = no_features
    unit: str = ""
    trials: Callable[[S, Sequence[Event]], Sequence[Trial]] = no_trials
    cost: str = ""
    new_deals: bool = False
