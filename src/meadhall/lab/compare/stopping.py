"""Decides when to look at the results, and which differences are significant.

The number of blocks doubles with each look. The total chance of an error is 5 %. Each look gets a part of it, in
proportion to its number of new blocks. So the chance of any false "changed" stays below 5 %, for any number of looks
and quantities. The quantities of the question get half of that part, and all others get the other half. Holm's rule
divides each half.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

FALSE_CHANGE_CHANCE: Final = 0.05  # total chance of any false "changed"
FIRST_LOOK_BLOCKS: Final = 32  # number of blocks at the first look


class Look(NamedTuple):
    """A look at the results: the number of blocks so far, and its allowed chance of an error."""

    blocks: int
    allowed_error: float


def plan_looks(blocks: int, *, once: bool = False) -> list[Look]:
    """Return the looks at a contest with this many blocks. If `once` is set, return only the look at its end."""
    doubled_counts = (
        [] if once else list(takewhile(lambda count: count < blocks, (FIRST_LOOK_BLOCKS << step for step in range(60))))
    )
    counts = [*doubled_counts, blocks]
    return [
        Look(count, FALSE_CHANGE_CHANCE * (count - last_count) / blocks)
        for last_count, count in zip([0, *counts[:-1]], counts, strict=True)
    ]


def are_significant(chances: Sequence[float], asked: Sequence[bool], allowed_error: float) -> list[bool]:
    """Return for each p-value whether it is significant. `allowed_error` is the allowed chance of an error.

    The quantities of the question get half of this chance, and the others get the other half. If one of the two groups
    is empty, the other group gets all of it.
    """
    groups = [
        [index for index, is_asked in enumerate(asked) if is_asked is group_asked] for group_asked in (True, False)
    ]
    groups_present = [group for group in groups if group]
    sure = [False] * len(chances)
    for group in groups_present:
        results = are_significant_by_holm([chances[index] for index in group], allowed_error / len(groups_present))
        for index, is_sure in zip(group, results, strict=True):
            sure[index] = is_sure
    return sure


def are_significant_by_holm(chances: Sequence[float], allowed_error: float) -> list[bool]:
    """Return for each p-value whether it is significant by Holm's rule, for this total chance of an error."""
    sure = [False] * len(chances)
    for rank, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[index] > allowed_error / (len(chances) - rank):
            break
        sure[index] = True
    return sure
