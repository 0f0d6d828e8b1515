"""A game's advice for bots that think ahead: fast answers, values of positions, and promising plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import State

S = TypeVar("S", bound=State)
Plan = tuple[str, ...]  # option keys to answer one after the other, such as both parts of an answer in two parts


class Decision(NamedTuple, Generic[S]):
    """A question for a guide. The state is the seat's redacted state, or a whole imagined world."""

    state: S
    seat: int
    question: str
    options: Sequence[Option]


@dataclass(frozen=True)
class Guide(Generic[S]):
    """A game's advice to a bot that thinks ahead.

    - `policy` answers any question fast.
    - `value` returns a seat's lead over the others, in points.
    - `plans` returns the plans worth trying, most promising first, each with its estimated gain.
    - `turn` returns the number of turns played. A playout ends when this number has risen by `horizon`.
    - `trust` is the weight of the estimated gain, as a number of playouts.
    """

    policy: Callable[[Decision[S]], Option]
    value: Callable[[S, int], float]
    plans: Callable[[Decision[S]], Sequence[tuple[float, Plan]]]
    turn: Callable[[S], int]
    horizon: int
    trust: float = 3.0
