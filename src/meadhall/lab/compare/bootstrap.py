"""Statistics of a difference: intervals by the paired bootstrap, and tests of pairs.

Blocks are drawn whole, the game's matches together with the variant's on the same seed, since they depend on each
other.
"""

from __future__ import annotations

from hashlib import blake2b
from math import comb, erfc, log1p, sqrt
from typing import Final

import numpy as np

from meadhall.lab.compare.table import Numbers

RESAMPLES: Final = 2000
AT_ONCE: Final = 100  # resamples drawn together, to bound the memory
MIN_BLOCKS: Final = 8  # least number of differing blocks; fewer are never significant
NOTHING: Final = 1e-9  # an error below this is a rounding error
LOW, HIGH = 2.5, 97.5


def means(numbers: Numbers) -> tuple[Numbers, Numbers]:
    """Mean of each quantity in the game and in its variant; NaN if it never occurred."""
    return _quotients(numbers.sum(axis=0))


def _quotients(sums: Numbers) -> tuple[Numbers, Numbers]:
    with np.errstate(invalid="ignore", divide="ignore"):
        return sums[..., 0] / sums[..., 1], sums[..., 2] / sums[..., 3]


def intervals(numbers: Numbers, seed: str) -> tuple[Numbers, Numbers]:
    """95 % interval of each difference. The same seed gives the same intervals."""
    blocks, quantities, _ = numbers.shape
    luck = np.random.default_rng(int.from_bytes(blake2b(f"bootstrap {seed}".encode(), digest_size=8).digest()))
    flat = numbers.reshape(blocks, -1)
    drawn: list[Numbers] = []
    for _ in range(0, RESAMPLES, AT_ONCE):
        weights = _weights(luck, blocks)
        game, variant = _quotients((weights @ flat).reshape(AT_ONCE, quantities, 4))
        drawn.append(variant - game)
    low, high = _percentiles(np.concatenate(drawn))
    return low, high


def _weights(luck: np.random.Generator, blocks: int) -> Numbers:
    """How often each block is drawn, in AT_ONCE resamples."""
    drawn = luck.integers(0, blocks, size=(AT_ONCE, blocks)) + blocks * np.arange(AT_ONCE)[:, None]
    return np.bincount(drawn.ravel(), minlength=AT_ONCE * blocks).reshape(AT_ONCE, blocks).astype(float)


def _percentiles(drawn: Numbers) -> tuple[Numbers, Numbers]:
    """Percentiles of each column, without the resamples in which it did not occur."""
    met = np.isfinite(drawn).any(axis=0)
    found = np.full((2, drawn.shape[1]), np.nan)
    found[:, met] = np.nanpercentile(drawn[:, met], [LOW, HIGH], axis=0)
    return found[0], found[1]


def standard_errors(numbers: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """For each quantity: standard error of the difference, number of differing blocks, number of blocks with it."""
    blocks = len(numbers)
    game, variant = means(numbers)
    with np.errstate(invalid="ignore", divide="ignore"):
        _, of_game, _, of_variant = numbers.mean(axis=0).T
        pulls = (numbers[..., 2] - variant * numbers[..., 3]) / of_variant
        pulls -= (numbers[..., 0] - game * numbers[..., 1]) / of_game
    errors = np.sqrt((pulls**2).sum(axis=0) / max(blocks - 1, 1) / blocks)
    differ = (numbers[..., :2] != numbers[..., 2:]).any(axis=2).sum(axis=0)
    there = (numbers[..., 1::2] > 0).any(axis=2).sum(axis=0)
    return errors, differ.astype(float), there.astype(float)


def chance_of_difference(difference: float, error: float, differ: float) -> float:
    """Chance of a difference of at least this size without a true difference: Student's t."""
    if differ < MIN_BLOCKS or not np.isfinite(difference) or not np.isfinite(error) or difference == 0:
        return 1.0
    if error <= NOTHING * abs(difference):
        return float(2 ** (1 - differ))  # all pairs differ by the same: the chance that all signs agree
    return min(1.0, erfc(_as_normal(abs(difference) / error, differ - 1) / sqrt(2)))


def _as_normal(t: float, freedom: float) -> float:
    """Wallace's approximation of Student's t by a normal deviate."""
    return (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))


def chance_of_more(difference: float, error: float, differ: float, margin: float) -> float:
    """Chance of a difference this small if the true one is as large as the margin."""
    left = margin - abs(difference)
    return 1.0 if left <= 0 else chance_of_difference(left, error, differ) / 2


def chance_of_so_few(differ: int, blocks: int, share: float) -> float:
    """Chance that at most this many blocks differ, if the true share is given."""
    return sum(comb(blocks, few) * share**few * (1 - share) ** (blocks - few) for few in range(differ + 1))
