"""A cache for results that are equal for all viewers of a position."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")
PositionResults = dict[Any, Any]  # cached results for one position of one match, by function and arguments

_active_caches: Final[list[PositionResults]] = []  # stack of the active caches


class PositionCache:
    """Context that caches results for one position: inside it, functions marked `seen_by_all` run only once."""

    __slots__ = ("_position",)

    def __init__(self, position: PositionResults) -> None:
        self._position = position

    def __enter__(self) -> None:
        _active_caches.append(self._position)

    def __exit__(self, *error: object) -> None:
        _active_caches.pop()


def seen_by_all(function: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Decorator for a function whose result is equal for all seats, because it reads nothing secret.

    `meadhall check` compares its results for all seats.
    """

    @wraps(function)
    def cached(known: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        if not _active_caches or kwargs:
            return function(known, *args, **kwargs)
        position = _active_caches[-1]
        key = function, *args
        if key not in position:
            position[key] = function(known, *args, **kwargs)
        result: R = position[key]
        return result

    return cached


def read_off_state(function: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Decorator for a function that reads only its first argument, a state as a seat knows it.

    It runs once for all seats with the same knowledge (see `shared_state`). `meadhall check` compares its results for
    all seats.
    """

    @wraps(function)
    def cached(known: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        if not _active_caches:
            return function(known, *args, **kwargs)
        position, key = _active_caches[-1], (function, id(known))
        if key not in position:
            # keep the state alive, so that its id is not reused
            position[key] = (function(known, *args, **kwargs), known)
        result: R = position[key][0]
        return result

    return cached


def shared_state(knowledge: Callable[[], Hashable], build_state: Callable[[], S]) -> S:
    """Return the state that `build_state` builds.

    Inside a `PositionCache`, seats with equal `knowledge` share one state.
    """
    if not _active_caches:
        return build_state()
    position, key = _active_caches[-1], (shared_state, knowledge())
    if key not in position:
        position[key] = build_state()
    result: S = position[key]
    return result
