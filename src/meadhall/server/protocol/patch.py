"""The patch that makes one JSON value of another: what changed, and where.

`[value]` replaces a value, `[]` removes a member. The patch of an object holds a patch for each member that changed.
The patch of a list does so by index, or is `[runs, new]`: new items between runs of old ones.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T", bound=Hashable)
Run = tuple[int, int, int]
Fields = dict[str, msgspec.Raw]
Known = dict[Any, Any]  # patches by both values

FIELDS: Final = msgspec.json.Decoder(Fields)
ITEMS: Final = msgspec.json.Decoder(list[msgspec.Raw])
WHOLE: Final = 0.75  # of the size of a value, from which on a patch is not worth it


def patch(before: bytes, now: bytes, known: Known) -> bytes:
    """What makes the second of the first, two encoded values that differ; worked out once for all who share `known`."""
    pair = before, now
    if pair not in known:
        known[pair] = _patch(before, now, known)
    found: bytes = known[pair]
    return found


def patch_of_fields(before: Fields, now: Fields, known: Known) -> bytes:
    """The patch of an object."""
    changes = [
        (name, _member(before.get(name), value, known)) for name, value in now.items() if before.get(name) != value
    ]
    changes += [(name, b"[]") for name in before if name not in now]
    return b"{%b}" % b",".join([b"%b:%b" % (msgspec.json.encode(name), change) for name, change in changes])


def _member(before: msgspec.Raw | None, now: msgspec.Raw, known: Known) -> bytes:
    return b"[%b]" % bytes(now) if before is None else patch(bytes(before), bytes(now), known)


def _patch(before: bytes, now: bytes, known: Known) -> bytes:
    """The smallest patch that is worth it."""
    kind, found = now[:1], b"[%b]" % now
    if before[:1] != kind or kind not in b"{[":
        return found
    if kind == b"{":
        old, new = FIELDS.decode(before), FIELDS.decode(now)
        if [*filter(new.__contains__, old), *(name for name in new if name not in old)] == [*new]:  # in the same order
            found = min(found, patch_of_fields(old, new, known), key=len)
        return found
    items, others = ITEMS.decode(before), ITEMS.decode(now)
    if len(items) == len(others):
        pairs = enumerate(zip(items, others, strict=True))
        changes = [(at, _member(old, new, known)) for at, (old, new) in pairs if old != new]
        found = min(found, b"{%b}" % b",".join([b'"%d":%b' % change for change in changes]), key=len)
    if len(found) > WHOLE * len(now) or len(items) != len(others):
        new_ones, runs = changed([bytes(one) for one in items], [bytes(one) for one in others])
        moved = b"[%b,[%b]]" % (msgspec.json.encode(runs), b",".join(new_ones))
        found = min(found, moved, key=len)
    return found


def patched(before: Any, change: Any) -> Any:
    """The value that a patch makes of another, both as plain Python."""
    if isinstance(change, list):
        return change[0] if len(change) == 1 else _joined(before, *change)
    if isinstance(before, list):
        return [patched(one, change[str(at)]) if str(at) in change else one for at, one in enumerate(before)]
    stands = {name: one for name, one in before.items() if change.get(name) != []}
    return stands | {name: patched(before.get(name), one) for name, one in change.items() if one != []}


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
    new, runs, fresh = _between(before[head : len(before) - tail], now[head : len(now) - tail], head)
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
