"""Makes lists and sights whole again of what changed in them, as a browser does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from meadhall.server.live.sight_diff import LISTS
from meadhall.server.protocol import wire
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
    """A sight that may leave out what stands as in the one before, with all of its lists and of its state."""
    kept = sight.get("kept")
    if kept is None:
        return sight
    lists = {name: applied(before[name], sight[name], kept[name]) for name in kept}
    lists |= {name: before[name] for name in LISTS if name in before and name not in kept}
    if "places" not in kept:  # what it is about comes with them
        lists["aim"] = before.get("aim", [])
    return {**sight, **lists, "state": {**before["state"], **sight["state"]}, "kept": None}


def with_lists(sight: wire.Sight, before: wire.Sight | None) -> wire.Sight:
    """The same for the lists of a sight that was not written yet."""
    kept = sight.kept
    if kept is None or before is None:
        return sight
    lists = {
        name: applied(getattr(before, name) or [], getattr(sight, name), kept[name])
        if name in kept
        else getattr(before, name)
        for name in LISTS
    }
    return msgspec.structs.replace(sight, **lists)
