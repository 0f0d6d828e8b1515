"""What everybody sees alike of a position is worked out once, and not for each person who looks."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")
Position = dict[Any, Any]  # results by function and arguments, of one position of one match

_painted: Final[list[Position]] = []  # the position that is painted now


@contextmanager
def painting(position: Position) -> Generator[None]:
    """While this lasts, functions marked `seen_by_all` are run once for the position, whoever looks."""
    _painted.append(position)
    try:
        yield
    finally:
        _painted.pop()


def seen_by_all(function: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Marks a function of what a seat knows that gives every seat the same: it reads nothing that is hidden from any.

    `meadhall check` compares what it gives to each seat.
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
