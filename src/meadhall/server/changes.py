"""What has changed in a list since it was sent: what is new in it, and which runs of the old one still stand."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict, deque
from collections.abc import Hashable, Sequence
from typing import TypeVar

T = TypeVar("T", bound=Hashable)
Run = tuple[int, int, int]


def changed(before: Sequence[T], now: Sequence[T]) -> tuple[list[T], list[Run]]:
    """What is new in a list, and what stands as before: after so many new ones, from where on and how many."""
    if before == now:
        return [], [(0, 0, len(now))] if now else []
    new: list[T] = []
    runs: list[Run] = []
    fresh = 0
    for one, at in zip(now, _standing(before, now), strict=True):
        if at is None:
            new.append(one)
            fresh += 1
        elif runs and not fresh and at == runs[-1][1] + runs[-1][2]:
            runs[-1] = (runs[-1][0], runs[-1][1], runs[-1][2] + 1)
        else:
            runs.append((fresh, at, 1))
            fresh = 0
    return new, runs


def _standing(before: Sequence[T], now: Sequence[T]) -> list[int | None]:
    """For each thing where it stood; None for what is new, or has gone past others that stand."""
    places: defaultdict[T, deque[int]] = defaultdict(deque)
    for at, one in enumerate(before):
        places[one].append(at)
    stood = [places[one].popleft() if places.get(one) else None for one in now]
    kept = _ascending([at for at in stood if at is not None])
    return [at if at in kept else None for at in stood]


def _ascending(numbers: Sequence[int]) -> set[int]:
    """The most of these different numbers that stand in ascending order."""
    ends: list[int] = []  # the smallest number with which so many in order can end
    follows: dict[int, int | None] = {}
    for number in numbers:
        at = bisect_left(ends, number)
        follows[number] = ends[at - 1] if at else None
        ends[at : at + 1] = [number]
    found = set[int]()
    last = ends[-1] if ends else None
    while last is not None:
        found.add(last)
        last = follows[last]
    return found
