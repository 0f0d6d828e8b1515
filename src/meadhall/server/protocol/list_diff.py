"""The difference between two versions of a list: new items, and runs of old ones."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from itertools import pairwise
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T", bound=Hashable)
Run = tuple[int, int, int]


def changed(before: Sequence[T], now: Sequence[T]) -> tuple[list[T], list[Run]]:
    """What is new in a list, and what stands as before: after so many new ones, from where on and how many."""
    if before == now:
        return [], [(0, 0, len(now))] if now else []
    head = _alike(zip(before, now, strict=False))
    most = min(len(before), len(now)) - head
    tail = min(most, _alike(zip(reversed(before), reversed(now), strict=False)))
    new, runs, fresh = _between(before[head : len(before) - tail], now[head : len(now) - tail], head)
    return new, [*([(0, 0, head)] if head else []), *runs, *([(fresh, len(before) - tail, tail)] if tail else [])]


def replaced(before: Sequence[S], now: Sequence[S]) -> tuple[list[S], list[Run]]:
    """The same where things stay in their order, as the cards of seats do: each is looked for where it is now."""
    new: list[S] = []
    runs: list[Run] = []
    fresh = 0
    for at, one in enumerate(now):
        if at >= len(before) or one != before[at]:
            new.append(one)
            fresh += 1
        elif runs and not fresh:
            runs[-1] = (runs[-1][0], runs[-1][1], runs[-1][2] + 1)
        else:
            runs.append((fresh, at, 1))
            fresh = 0
    return new, runs


def _alike(pairs: Iterable[tuple[T, T]]) -> int:
    """How many pairs are alike before the first that is not: mostly all but a few, which need not be looked for."""
    count = 0
    for one, other in pairs:
        if one is not other and one != other:
            break
        count += 1
    return count


def _between(before: Sequence[T], now: Sequence[T], begin: int) -> tuple[list[T], list[Run], int]:
    """The same for parts of both lists that begin at a place, and how many new ones come last."""
    new: list[T] = []
    runs: list[Run] = []
    fresh = 0
    for one, at in zip(now, _standing(before, now), strict=True):
        if at is None:
            new.append(one)
            fresh += 1
        elif runs and not fresh and begin + at == runs[-1][1] + runs[-1][2]:
            runs[-1] = (runs[-1][0], runs[-1][1], runs[-1][2] + 1)
        else:
            runs.append((fresh, begin + at, 1))
            fresh = 0
    return new, runs, fresh


def _standing(before: Sequence[T], now: Sequence[T]) -> list[int | None]:
    """For each thing where it stood; None for what is new, or has gone past others that stand."""
    first = {one: at for at, one in reversed([*enumerate(before)])}
    found = [first.get(one) for one in now]
    if _ascends([at for at in found if at is not None]):  # so none stands twice, or has gone past another
        return found
    places: defaultdict[T, list[int]] = defaultdict(list)
    for at in range(len(before) - 1, -1, -1):
        places[before[at]].append(at)
    stood = [left.pop() if (left := places.get(one)) else None for one in now]
    kept = _ascending([at for at in stood if at is not None])
    return [at if at in kept else None for at in stood]


def _ascending(numbers: Sequence[int]) -> set[int]:
    """The most of these different numbers that stand in ascending order."""
    if _ascends(numbers):
        return set(numbers)
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


def _ascends(numbers: Sequence[int]) -> bool:
    return all(one < other for one, other in pairwise(numbers))
