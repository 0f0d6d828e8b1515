"""A game's advice for bots that think ahead: quick answers, the value of a position, promising plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import State

S = TypeVar("S", bound=State)
Plan = tuple[str, ...]  # keys to answer one after the other: an answer in two parts is one plan


class Decision(NamedTuple, Generic[S]):
    """One question for a guide; the state is what its seat knows, or a whole imagined world."""

    state: S
    seat: int
    question: str
    options: Sequence[Option]


@dataclass(frozen=True)
class Guide(Generic[S]):
    """A game's advice to a bot that thinks ahead.

    - `policy` answers any question fast.
    - `value` says by how many points a seat is ahead of the others.
    - `plans` lists the answers worth trying, most promising first, each with its gain at first sight.
    - A playout goes on until `turn`, the number of turns played, has risen by `horizon`.
    - The gain at first sight counts as much as `trust` playouts.
    """

    policy: Callable[[Decision[S]], Option]
    value: Callable[[S, int], float]
    plans: Callable[[Decision[S]], Sequence[tuple[float, Plan]]]
    turn: Callable[[S], int]
    horizon: int
    trust: float = 3.0
