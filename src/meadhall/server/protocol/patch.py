"""The patch that turns one JSON value into another.

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
from msgspec.structs import astuple

T = TypeVar("T", bound=Hashable)
Run = tuple[int, int, int]
Known = dict[Any, Any]  # cache of patches of lists, with both lists

Members = dict[str, msgspec.Raw]  # of an object, still in JSON

MEMBERS: Final = msgspec.json.Decoder(Members)
FEW: Final = 3  # up to this many changed items of a list are patched one by one


def patch(before: Any, now: Any) -> Any:
    """Return the patch between two different values."""
    kind: type[Any] = now.__class__
    if before.__class__ is not kind:
        return [now]
    if kind is list:
        return _of_lists(before, now)
    if kind is dict:
        return _of_dicts(before, now)
    if issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults:
        return patch_members(kind.__struct_fields__, astuple(before), astuple(now))
    return [now]


def patch_members(names: Iterable[str], before: Iterable[Any], now: Iterable[Any]) -> dict[str, Any]:
    """Return the patches of those members whose values differ."""
    both = zip(names, before, now, strict=True)
    return {name: patch(old, new) for name, old, new in both if old is not new and old != new}


def patch_list(before: list[Any], now: list[Any], known: Known) -> Any:
    """Return the patch of a list, None for equal lists; it is made once for all viewers with the same lists."""
    pair = id(before), id(now)
    if pair not in known:
        change = None if before == now else _of_lists(before, now)
        known[pair] = change, before, now  # keeps both lists alive, and so their ids
    return known[pair][0]


def _of_dicts(before: dict[str, Any], now: dict[str, Any]) -> Any:
    """Patch of dicts. New members may only come last, since a patch does not change the order of others."""
    stays, comes = [name for name in before if name in now], [name for name in now if name not in before]
    if [*stays, *comes] != [*now]:
        return [now]
    changed_now = {name: patch(before[name], now[name]) for name in stays if before[name] != now[name]}
    new: dict[str, Any] = {name: [now[name]] for name in comes}
    gone: dict[str, Any] = {name: [] for name in before if name not in now}
    return changed_now | new | gone


def _of_lists(before: list[Any], now: list[Any]) -> Any:
    """Patch of lists: by runs of unchanged items, or by index if the number of items is the same."""
    others = list[int]()
    if len(before) == len(now):
        others = [at for at, (old, new) in enumerate(zip(before, now, strict=True)) if old is not new and old != new]
        if len(others) <= FEW:
            return {str(at): patch(before[at], now[at]) for at in others}
    new, runs = list_runs(before, now)
    if others and 2 * len(new) > len(others):
        return {str(at): patch(before[at], now[at]) for at in others}
    return [runs, new] if runs else [now]


def patched(before: Any, change: Any) -> Any:
    """Apply a patch to a value; both are plain Python."""
    if _is_list(change):
        return change[0] if len(change) == 1 else _joined(before, *change)
    if _is_list(before):
        return [patched(one, change[str(at)]) if str(at) in change else one for at, one in enumerate(before)]
    stands = {name: one for name, one in before.items() if change.get(name) != []}
    return stands | {name: patched(before.get(name), one) for name, one in change.items() if one != []}


def _is_list(thing: Any) -> TypeGuard[list[Any]]:
    return isinstance(thing, list)


def _joined(before: Sequence[Any], runs: Sequence[Run], new: Sequence[Any]) -> list[Any]:
    """Join new items and runs of an old list."""
    whole: list[Any] = []
    taken = 0
    for fresh, start, count in runs:
        whole += [*new[taken : taken + fresh], *before[start : start + count]]
        taken += fresh
    return [*whole, *new[taken:]]


def list_runs(before: Sequence[T], now: Sequence[T]) -> tuple[list[T], list[Run]]:
    """Return the new items of a list, and the runs of old ones: number of new items before, first index, length."""
    if before == now:
        return [], [(0, 0, len(now))] if now else []
    head = _alike(zip(before, now, strict=False))
    most = min(len(before), len(now)) - head
    tail = min(most, _alike(zip(reversed(before), reversed(now), strict=False)))
    middle = before[head : len(before) - tail], now[head : len(now) - tail]
    try:
        new, runs, fresh = _between(*middle, head)
    except TypeError:  # items without a hash
        new, runs, fresh = [*middle[1]], [], len(middle[1])
    return new, [*([(0, 0, head)] if head else []), *runs, *([(fresh, len(before) - tail, tail)] if tail else [])]


def _alike(pairs: Iterable[tuple[T, T]]) -> int:
    """How many pairs are equal before the first difference: mostly nearly all, which saves lookups."""
    count = 0
    for one, other in pairs:
        if one is not other and one != other:
            break
        count += 1
    return count


def _between(before: Sequence[T], now: Sequence[T], begin: int) -> tuple[list[T], list[Run], int]:
    """The same for the rest of both lists from a place, and how many new items come last."""
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
    """The old place of each item; None if it is new, or was moved past others."""
    first = {one: at for at, one in reversed([*enumerate(before)])}
    found = [first.get(one) for one in now]
    if _ascends([at for at in found if at is not None]):  # so no item stands twice, or was moved past another
        return found
    places: defaultdict[T, list[int]] = defaultdict(list)
    for at in range(len(before) - 1, -1, -1):
        places[before[at]].append(at)
    stood = [left.pop() if (left := places.get(one)) else None for one in now]
    kept = _ascending([at for at in stood if at is not None])
    return [at if at in kept else None for at in stood]


def _ascending(numbers: Sequence[int]) -> set[int]:
    """The longest subset of these different numbers that ascends."""
    if _ascends(numbers):
        return set(numbers)
    ends: list[int] = []  # for each length, the smallest number that can end an ascending sequence
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
