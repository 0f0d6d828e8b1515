"""When enough was played: looks at doubling counts, each of which spends a part of the 5 % that may be wrong.

A look spends as much of the 5 % as its blocks since the last look are of all blocks. So the chance that anything at
all is ever called changed, although it is not, stays below 5 %, however many looks there are and whatever is measured:
within a look one half goes to what was asked, the other to all else, and Holm's rule shares each among its quantities.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

WRONG: Final = 0.05
FIRST: Final = 32  # blocks before the first look


class Look(NamedTuple):
    """A moment at which the results are looked at: after how many blocks, and what it may be wrong by."""

    blocks: int
    spends: float


def looks(blocks: int, *, once: bool = False) -> list[Look]:
    """When a contest of so many blocks is looked at; `once`: at its end alone."""
    doubling = [] if once else list(takewhile(lambda count: count < blocks, (FIRST << step for step in range(60))))
    counts = [*doubling, blocks]
    return [
        Look(count, WRONG * (count - before) / blocks) for before, count in zip([0, *counts[:-1]], counts, strict=True)
    ]


def surely(chances: Sequence[float], asked: Sequence[bool], spends: float) -> list[bool]:
    """Which of these are changed; what was asked has half of what may be spent for itself, or all if it is alone."""
    groups = [[at for at, is_asked in enumerate(asked) if is_asked is one] for one in (True, False)]
    met = [group for group in groups if group]
    sure = [False] * len(chances)
    for group in met:
        passed = holm([chances[at] for at in group], spends / len(met))
        for at, is_sure in zip(group, passed, strict=True):
            sure[at] = is_sure
    return sure


def holm(chances: Sequence[float], spends: float) -> list[bool]:
    """Which of these are so seldom by chance that all of them together are wrong no oftener than may be spent."""
    sure = [False] * len(chances)
    for passed, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[at] > spends / (len(chances) - passed):
            break
        sure[at] = True
    return sure
