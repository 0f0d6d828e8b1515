"""95 % intervals: Wilson's for shares, the bootstrap for means."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt

Z = 1.959964
RESAMPLES = 2000


def wilson(wins: float, of: int) -> tuple[float, float]:
    """The interval of a share of `wins` in `of` trials; half wins are allowed."""
    if not of:
        return 0.0, 1.0
    share = wins / of
    middle = share + Z * Z / (2 * of)
    spread = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    below = 1 + Z * Z / of
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


def bootstrap(groups: Sequence[Sequence[float]], seed: str = "0") -> tuple[float, float]:
    """The interval of the mean of all values. Groups are drawn whole: matches on one seed are not independent."""
    if not groups:
        return 0.0, 0.0
    rng = random.Random(f"bootstrap {seed}")
    sums = [(sum(group), len(group)) for group in groups]
    means: list[float] = []
    for _ in range(RESAMPLES):
        drawn = rng.choices(sums, k=len(sums))
        means.append(sum(total for total, _ in drawn) / sum(count for _, count in drawn))
    means.sort()
    return means[int(RESAMPLES * 0.025)], means[int(RESAMPLES * 0.975)]
