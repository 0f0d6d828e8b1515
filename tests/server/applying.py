"""Makes lists and sights whole again of what changed in them, as a browser does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from meadhall.server.protocol.list_diff import Run

T = TypeVar("T")


def applied(before: Sequence[T], new: Sequence[T], runs: Sequence[Run]) -> list[T]:
    """The list that was told of, from the one before it."""
    whole: list[T] = []
    taken = 0
    for fresh, start, count in runs:
        whole += [*new[taken : taken + fresh], *before[start : start + count]]
        taken += fresh
    return [*whole, *new[taken:]]


def whole_sight(sight: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """A sight that may leave out what stands as in the one before, with all of its figures and of its state."""
    if sight.get("kept") is None:
        return sight
    figures = applied(before["figures"], sight["figures"], sight["kept"])
    return {**sight, "figures": figures, "state": {**before["state"], **sight["state"]}, "kept": None}
