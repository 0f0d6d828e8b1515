"""The patch that makes one JSON value of another: what changed, and where.

`[value]` replaces a value, `[]` removes a member. The patch of an object holds a patch for each member that changed.
The patch of a list does so by index, or is `[runs, new]`: new items between runs of old ones.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, TypeGuard, TypeVar

import msgspec

T = TypeVar("T", bound=Hashable)
Run = tuple[int, int, int]
Known = dict[Any, Any]  # patches of lists, with both

FEW: Final = 3  # changed items of a list of which each is patched where it stands


def patch(before: Any, now: Any, known: Known) -> Any:
    """What makes the second of the first, two values that differ; lists that others have as well are compared once."""
    kind: type[Any] = now.__class__
    if before.__class__ is not kind:
        return [now]
    if kind is list:
        pair = id(before), id(now)
        if pair not in known:
            known[pair] = _of_lists(before, now, known), before, now  # both lists, so that no other takes their ids
        return known[pair][0]
    if kind is dict:
        return _of_dicts(before, now, known)
    if issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults:
        return changes(before, now, kind.__struct_fields__, known)
    return [now]


def changes(before: object, now: object, names: Iterable[str], known: Known) -> dict[str, Any]:
    """The patch of those attributes that differ."""
    found: dict[str, Any] = {}
    for name in names:
        old, new = getattr(before, name), getattr(now, name)
        if old is not new and old != new:
            found[name] = patch(old, new, known)
    return found


def _of_dicts(before: dict[str, Any], now: dict[str, Any], known: Known) -> Any:
    """Members that come last may be new: a patch does not change the order of others."""
    stays, comes = [name for name in before if name in now], [name for name in now if name not in before]
    if [*stays, *comes] != [*now]:
        return [now]
    changed_now = {name: patch(before[name], now[name], known) for name in stays if before[name] != now[name]}
    new: dict[str, Any] = {name: [now[name]] for name in comes}
    gone: dict[str, Any] = {name: [] for name in before if name not in now}
    return changed_now | new | gone


def _of_lists(before: list[Any], now: list[Any], known: Known) -> Any:
    """By runs of items that stand, or where as many others do not by index."""
    others = list[int]()
    if len(before) == len(now):
        others = [at for at, (old, new) in enumerate(zip(before, now, strict=True)) if old is not new and old != new]
        if len(others) <= FEW:
            return {str(at): patch(before[at], now[at], known) for at in others}
    new, runs = changed(before, now)
    if others and 2 * len(new) > len(others):
        return {str(at): patch(before[at], now[at], known) for at in others}
    return [runs, new] if runs else [now]


def patched(before: Any, change: Any) -> Any:
    """The value that a patch makes of another, both as plain Python."""
    if _is_list(change):
        return change[0] if len(change) == 1 else _joined(before, *change)
    if _is_list(before):
        return [patched(one, change[str(at)]) if str(at) in change else one for at, one in enumerate(before)]
    stands = {name: one for name, one in before.items() if change.get(name) != []}
    return stands | {name: patched(before.get(name), one) for name, one in change.items() if one != []}


def _is_list(thing: Any) -> TypeGuard[list[Any]]:
    return isinstance(thing, list)


def _joined(before: Sequence[Any], runs: Sequence[Run], new: Sequence[Any]) -> list[Any]:
    """The list that has new items between runs of an old one."""
    whole: list[Any] = []
    taken = 0
    for fresh, start, count in runs:
        whole += [*new[taken : taken + fresh], *before[start : start + count]]
        taken += fresh
    return [*whole, *new[taken:]]


def changed(before: Sequence[T], now: Sequence[T]) -> tuple[list[T], list[Run]]:
    """What is new in a list, and what stands as before: after so many new ones, from where on and how many."""
    if before == now:
        return [], [(0, 0, len(now))] if now else []
    head = _alike(zip(before, now, strict=False))
    most = min(len(before), len(now)) - head
    tail = min(most, _alike(zip(reversed(before), reversed(now), strict=False)))
    middle = before[head : len(before) - tail], now[head : len(now) - tail]
    try:
        new, runs, fresh = _between(*middle, head)
    except TypeError:  # items that cannot be looked up
        new, runs, fresh = [*middle[1]], [], len(middle[1])
    return new, [*([(0, 0, head)] if head else []), *runs, *([(fresh, len(before) - tail, tail)] if tail else [])]


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
