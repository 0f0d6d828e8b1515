"""The measurements of the laboratory for a game: the traits of each seat, and counts of events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import State
from meadhall.engine.privacy.view import View
from meadhall.engine.table.events import Event

S = TypeVar("S", bound=State)


def nothing_known(state: object, seat: int) -> Mapping[str, float]:
    """Default of `Study.features`: none."""
    return {}


@dataclass(frozen=True)
class Trial:
    """A test that all players pass or fail together in a match: success, length and cost."""

    name: str
    won: bool
    length: float
    cost: float


def no_trials(state: object, events: Sequence[Event]) -> list[Trial]:
    """Default of `Study.trials`: the players play against each other."""
    return []


@dataclass(frozen=True)
class Study(Generic[S]):
    """How a game is studied over many matches.

    - `traits` are what a seat played with, by kind, as a finished match shows it.
    - `tally` counts events; its entry `length` is the length of a match.
    - `at_random` answers the questions of set-up at random, so that every choice occurs.
      It gives no answer where a bot should choose.
    - `features` counts what a seat has in a position. `unit` names the feature in which the others are measured.
    - `trials` are the tests of a match that all win or lose together. `cost` names what a trial costs, such as deaths.
    - With `new_deals`, equal bots get a new deal in every match. That suits a game where the same deal from other seats
      would be the same match again.
    """

    traits: Callable[[S, int], Mapping[str, Sequence[str]]]
    tally: Callable[[S, Sequence[Event]], Mapping[str, float]]
    length: str
    at_random: Callable[[View[S], Callable[[int], int]], Option | None]
    features: Callable[[S, int], Mapping[str, float]] = nothing_known
    unit: str = ""
    trials: Callable[[S, Sequence[Event]], Sequence[Trial]] = no_trials
    cost: str = ""
    new_deals: bool = False
