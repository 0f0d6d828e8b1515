"""Patches that turn one JSON value into another.

`[value]` replaces a value, `[]` removes a member. The patch of an object has a patch for each changed member. The patch
of a list has a patch for each changed index, or is `[runs, new]`: new items between runs of old ones.
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
PatchCache = dict[Any, Any]  # cache: patches by the ids of both lists

Members = dict[str, msgspec.Raw]  # members of an object, still in JSON

MEMBERS: Final = msgspec.json.Decoder(Members)
MAX_SINGLE_PATCHES: Final = 3  # up to this many changed items of a list are patched by index


def patch(before: Any, now: Any) -> Any:
    """Return the patch between two different values."""
    kind: type[Any] = now.__class__
    if before.__class__ is not kind:
        return [now]
    if kind is list:
        return _list_patch(before, now)
    if kind is dict:
        return _dict_patch(before, now)
    if issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults:
        return patch_members(kind.__struct_fields__, astuple(before), astuple(now))
    return [now]


def patch_members(names: Iterable[str], before: Iterable[Any], now: Iterable[Any]) -> dict[str, Any]:
    """Return the patches of all members with different values."""
    both = zip(names, before, now, strict=True)
    return {name: patch(old, new) for name, old, new in both if old is not new and old != new}


def patch_list(before: list[Any], now: list[Any], cache: PatchCache) -> Any:
    """Return the patch of a list; None for equal lists. It is cached for all viewers with the same lists."""
    pair = id(before), id(now)
    if pair not in cache:
        change = None if before == now else _list_patch(before, now)
        cache[pair] = change, before, now  # keeps both lists alive, and so their ids
    return cache[pair][0]


def _dict_patch(before: dict[str, Any], now: dict[str, Any]) -> Any:
    """Return the patch of a dict. It replaces the dict if new members are not at the end, or if the order differs."""
    common, added = [name for name in before if name in now], [name for name in now if name not in before]
    if [*common, *added] != [*now]:
        return [now]
    changed = {name: patch(before[name], now[name]) for name in common if before[name] != now[name]}
    new: dict[str, Any] = {name: [now[name]] for name in added}
    removed: dict[str, Any] = {name: [] for name in before if name not in now}
    return changed | new | removed


def _list_patch(before: list[Any], now: list[Any]) -> Any:
    """Return the patch of a list: by index if the lengths are equal and this is shorter, otherwise by runs."""
    changed_indexes = list[int]()
    if len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        changed_indexes = [index for index, (old, new) in pairs if old is not new and old != new]
        if len(changed_indexes) <= MAX_SINGLE_PATCHES:
            return {str(index): patch(before[index], now[index]) for index in changed_indexes}
    new, runs = list_runs(before, now)
    if changed_indexes and 2 * len(new) > len(changed_indexes):
        return {str(index): patch(before[index], now[index]) for index in changed_indexes}
    return [runs, new] if runs else [now]


def patched(before: Any, change: Any) -> Any:
    """Return the value after a patch; both are plain Python data."""
    if _is_list(change):
        return change[0] if len(change) == 1 else _join_runs(before, *change)
    if _is_list(before):
        return [patched(old, change[str(index)]) if str(index) in change else old for index, old in enumerate(before)]
    remaining = {name: value for name, value in before.items() if change.get(name) != []}
    return remaining | {name: patched(before.get(name), part) for name, part in change.items() if part != []}


def _is_list(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def _join_runs(before: Sequence[Any], runs: Sequence[Run], new: Sequence[Any]) -> list[Any]:
    """Return the list made of new items and runs of the old list."""
    items: list[Any] = []
    used_count = 0
    for new_count, start, count in runs:
        items += [*new[used_count : used_count + new_count], *before[start : start + count]]
        used_count += new_count
    return [*items, *new[used_count:]]


def list_runs(before: Sequence[T], now: Sequence[T]) -> tuple[list[T], list[Run]]:
    """Return the new items of a list, and its runs of old items.

    A run is: number of new items before it, index of its first item in the old list, and length.
    """
    if before == now:
        return [], [(0, 0, len(now))] if now else []
    head = _common_prefix_length(zip(before, now, strict=False))
    max_tail = min(len(before), len(now)) - head
    tail = min(max_tail, _common_prefix_length(zip(reversed(before), reversed(now), strict=False)))
    middle = before[head : len(before) - tail], now[head : len(now) - tail]
    try:
        new, runs, new_count = _middle_runs(*middle, head)
    except TypeError:  # unhashable items
        new, runs, new_count = [*middle[1]], [], len(middle[1])
    return new, [*([(0, 0, head)] if head else []), *runs, *([(new_count, len(before) - tail, tail)] if tail else [])]


def _common_prefix_length(pairs: Iterable[tuple[T, T]]) -> int:
    """Return the number of equal pairs before the first difference."""
    count = 0
    for item, other in pairs:
        if item is not other and item != other:
            break
        count += 1
    return count


def _middle_runs(before: Sequence[T], now: Sequence[T], begin: int) -> tuple[list[T], list[Run], int]:
    """Return the new items and the runs of two middle parts, and the number of new items after the last run.

    `begin` is the index of the middle part in the old list.
    """
    new: list[T] = []
    runs: list[Run] = []
    new_count = 0
    for item, old_index in zip(now, _old_places(before, now), strict=True):
        if old_index is None:
            new.append(item)
            new_count += 1
        elif runs and not new_count and begin + old_index == runs[-1][1] + runs[-1][2]:
            runs[-1] = (runs[-1][0], runs[-1][1], runs[-1][2] + 1)
        else:
            runs.append((new_count, begin + old_index, 1))
            new_count = 0
    return new, runs, new_count


def _old_places(before: Sequence[T], now: Sequence[T]) -> list[int | None]:
    """Return the old index of each item; None for a new item, or one that was moved past others."""
    first = {item: index for index, item in reversed([*enumerate(before)])}
    old_places = [first.get(item) for item in now]
    # If they ascend, no item is there twice, and no item was moved past another.
    if _is_ascending([index for index in old_places if index is not None]):
        return old_places
    places: defaultdict[T, list[int]] = defaultdict(list)
    for index in range(len(before) - 1, -1, -1):
        places[before[index]].append(index)
    old = [remaining.pop() if (remaining := places.get(item)) else None for item in now]
    unmoved = _longest_ascending([index for index in old if index is not None])
    return [index if index in unmoved else None for index in old]


def _longest_ascending(numbers: Sequence[int]) -> set[int]:
    """Return the longest ascending subsequence of these numbers, which all differ, as a set."""
    if _is_ascending(numbers):
        return set(numbers)
    ends: list[int] = []  # for each length, the smallest number that can end an ascending sequence
    follows: dict[int, int | None] = {}
    for number in numbers:
        position = bisect_left(ends, number)
        follows[number] = ends[position - 1] if position else None
        ends[position : position + 1] = [number]
    subsequence = set[int]()
    last = ends[-1] if ends else None
    while last is not None:
        subsequence.add(last)
        last = follows[last]
    return subsequence


def _is_ascending(numbers: Sequence[int]) -> bool:
    return all(item < other for item, other in pairwise(numbers))
