"""Makes a list whole again of what changed in it, as a browser does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from meadhall.server.changes import Run

T = TypeVar("T")


def applied(before: Sequence[T], new: Sequence[T], runs: Sequence[Run]) -> list[T]:
    """The list that was told of, from the one before it."""
    whole: list[T] = []
    taken = 0
    for fresh, start, count in runs:
        whole += [*new[taken : taken + fresh], *before[start : start + count]]
        taken += fresh
    return [*whole, *new[taken:]]
