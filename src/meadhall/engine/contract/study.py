"""What the laboratory measures of a game: what each seat played with, and what happened."""

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
    """The features of a game that names none."""
    return {}


@dataclass(frozen=True)
class Trial:
    """One of the things that a match sets all players together: won or lost, how long it took, what it cost."""

    name: str
    won: bool
    length: float
    cost: float


def no_trials(state: object, events: Sequence[Event]) -> list[Trial]:
    """Those of a game whose players play against each other."""
    return []


@dataclass(frozen=True)
class Study(Generic[S]):
    """How a game is studied over many matches.

    `traits` names what a seat played with, by kind, as a finished match shows it; `tally` counts what happened, and the
    entry `length` says how long a match was. `by_lot` answers the questions of set-up with a lot, so that all that can
    be chosen is met; `lot(n)` draws one of n. It says nothing where a bot should answer. `features` counts what a seat
    has in a position; what each of them is worth is measured by the one named `unit`. Where all win or lose together,
    `trials` says what they tried in a match and what came of it, and `cost` names what a trial costs, as in deaths.
    With `afresh` equal bots get a deal of their own in every match, for a game where the same deal, played from other
    seats, would be the same match again.
    """

    traits: Callable[[S, int], Mapping[str, Sequence[str]]]
    tally: Callable[[S, Sequence[Event]], Mapping[str, float]]
    length: str
    by_lot: Callable[[View[S], Callable[[int], int]], Option | None]
    features: Callable[[S, int], Mapping[str, float]] = nothing_known
    unit: str = ""
    trials: Callable[[S, Sequence[Event]], Sequence[Trial]] = no_trials
    cost: str = ""
    afresh: bool = False
