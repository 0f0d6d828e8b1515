"""Compute once what all viewers of a position see alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")
PositionResults = dict[Any, Any]  # results by function and arguments, for one position of one match

_painted: Final[list[PositionResults]] = []  # the position that is being drawn


class PositionCache:
    """Results kept for one position: in this `with` block, functions marked `seen_by_all` run once."""

    __slots__ = ("_position",)

    def __init__(self, position: PositionResults) -> None:
        self._position = position

    def __enter__(self) -> None:
        _painted.append(self._position)

    def __exit__(self, *error: object) -> None:
        _painted.pop()


def seen_by_all(function: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Mark a function whose result is the same for every seat: it reads nothing hidden from any of them.

    `meadhall check` compares its results for all seats.
    """

    @wraps(function)
    def once(known: S, /, *args: P.args, **named: P.kwargs) -> R:
        if not _painted or named:
            return function(known, *args, **named)
        position = _painted[-1]
        key = function, *args
        if key not in position:
            position[key] = function(known, *args, **named)
        found: R = position[key]
        return found

    return once


def read_off_state(function: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Mark a function that reads only its first argument, a state as a seat knows it.

    It runs once for all seats that know the same (`known_alike`). `meadhall check` compares its results for all seats.
    """

    @wraps(function)
    def once(known: S, /, *args: P.args, **named: P.kwargs) -> R:
        if not _painted:
            return function(known, *args, **named)
        position, key = _painted[-1], (function, id(known))
        if key not in position:
            position[key] = (
                function(known, *args, **named),
                known,
            )  # keeps the state alive, and so its id
        found: R = position[key][0]
        return found

    return once


def known_alike(knowledge: Callable[[], Hashable], make: Callable[[], S]) -> S:
    """The state that `make` builds; inside `PositionCache`, once for all seats with the same `knowledge`."""
    if not _painted:
        return make()
    position, key = _painted[-1], (known_alike, knowledge())
    if key not in position:
        position[key] = make()
    found: S = position[key]
    return found
