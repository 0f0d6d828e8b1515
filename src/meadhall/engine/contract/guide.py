"""Heuristics of a game for bots that search: quick answers, the value of a position, plans worth trying."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import State

S = TypeVar("S", bound=State)
Plan = tuple[str, ...]  # keys to answer one after the other: a question in two parts is one plan


class Asked(NamedTuple, Generic[S]):
    """One question as a guide meets it: the state as its seat knows it, or a whole world that was imagined."""

    state: S
    seat: int
    question: str
    options: Sequence[Option]


@dataclass(frozen=True)
class Guide(Generic[S]):
    """A game's own heuristics, for bots that think ahead.

    `policy` answers any question fast; `value` says how much better a seat stands than the others, in points;
    `plans` lists the answers worth trying with what each seems to gain at first sight, most promising first. A playout
    goes on until `turn`, which counts the turns played, has risen by `horizon`. The gain at first sight counts as much
    as `trust` playouts.
    """

    policy: Callable[[Asked[S]], Option]
    value: Callable[[S, int], float]
    plans: Callable[[Asked[S]], Sequence[tuple[float, Plan]]]
    turn: Callable[[S], int]
    horizon: int
    trust: float = 3.0
