"""Decides when to stop: looks at doubling counts, each of which spends a part of the 5 % error.

A look spends the share of the 5 % that its new blocks are of all blocks. So the chance that anything is wrongly called
changed stays below 5 %, for any number of looks and quantities. Within a look one half goes to the quantities asked
about, the other half to all others. Holm's rule shares each half among its quantities.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

WRONG: Final = 0.05
FIRST: Final = 32  # blocks before the first look


class Look(NamedTuple):
    """A look at the results: the number of blocks, and the share of the error that it spends."""

    blocks: int
    spends: float


def looks(blocks: int, *, once: bool = False) -> list[Look]:
    """The looks at a contest with this many blocks; `once`: only at its end."""
    doubling = [] if once else list(takewhile(lambda count: count < blocks, (FIRST << step for step in range(60))))
    counts = [*doubling, blocks]
    return [
        Look(count, WRONG * (count - before) / blocks) for before, count in zip([0, *counts[:-1]], counts, strict=True)
    ]


def surely(chances: Sequence[float], asked: Sequence[bool], spends: float) -> list[bool]:
    """The significant ones of these; the asked ones have half of the error, or all if they are alone."""
    groups = [[at for at, is_asked in enumerate(asked) if is_asked is one] for one in (True, False)]
    met = [group for group in groups if group]
    sure = [False] * len(chances)
    for group in met:
        passed = holm([chances[at] for at in group], spends / len(met))
        for at, is_sure in zip(group, passed, strict=True):
            sure[at] = is_sure
    return sure


def holm(chances: Sequence[float], spends: float) -> list[bool]:
    """The significant ones of these by Holm's rule, so that any false one has at most this chance."""
    sure = [False] * len(chances)
    for passed, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[at] > spends / (len(chances) - passed):
            break
        sure[at] = True
    return sure
