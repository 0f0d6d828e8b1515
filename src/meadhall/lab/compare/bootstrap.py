"""Statistics of a difference: intervals by the paired bootstrap, and paired tests.

Blocks are resampled as a whole, since the matches of a seed are dependent, both in the game and in its variant.
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
ROUNDING_ERROR: Final = 1e-9  # standard errors below this part of the difference count as 0
LOW, HIGH = 2.5, 97.5


def means(numbers: Numbers) -> tuple[Numbers, Numbers]:
    """Return the mean of each quantity in the game and in its variant; NaN if it never occurred."""
    return _quotients(numbers.sum(axis=0))


def _quotients(sums: Numbers) -> tuple[Numbers, Numbers]:
    with np.errstate(invalid="ignore", divide="ignore"):
        return sums[..., 0] / sums[..., 1], sums[..., 2] / sums[..., 3]


def intervals(numbers: Numbers, seed: str) -> tuple[Numbers, Numbers]:
    """Return the 95 % interval of each difference: lower and upper ends. The same seed gives the same intervals."""
    blocks, quantities, _ = numbers.shape
    luck = np.random.default_rng(int.from_bytes(blake2b(f"bootstrap {seed}".encode(), digest_size=8).digest()))
    flat = numbers.reshape(blocks, -1)
    resampled: list[Numbers] = []
    for _ in range(0, RESAMPLES, AT_ONCE):
        weights = _weights(luck, blocks)
        game, variant = _quotients((weights @ flat).reshape(AT_ONCE, quantities, 4))
        resampled.append(variant - game)
    low, high = _percentiles(np.concatenate(resampled))
    return low, high


def _weights(luck: np.random.Generator, blocks: int) -> Numbers:
    """Return how often each block is drawn in each of AT_ONCE resamples."""
    indices = luck.integers(0, blocks, size=(AT_ONCE, blocks)) + blocks * np.arange(AT_ONCE)[:, None]
    return np.bincount(indices.ravel(), minlength=AT_ONCE * blocks).reshape(AT_ONCE, blocks).astype(float)


def _percentiles(resampled: Numbers) -> tuple[Numbers, Numbers]:
    """Return both percentiles of each column, without resamples in which the quantity did not occur."""
    occurs = np.isfinite(resampled).any(axis=0)
    percentiles = np.full((2, resampled.shape[1]), np.nan)
    percentiles[:, occurs] = np.nanpercentile(resampled[:, occurs], [LOW, HIGH], axis=0)
    return percentiles[0], percentiles[1]


def standard_errors(numbers: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Return three numbers per quantity: standard error of the difference, differing blocks, and blocks with it."""
    blocks = len(numbers)
    game, variant = means(numbers)
    with np.errstate(invalid="ignore", divide="ignore"):
        _, of_game, _, of_variant = numbers.mean(axis=0).T
        pulls = (numbers[..., 2] - variant * numbers[..., 3]) / of_variant
        pulls -= (numbers[..., 0] - game * numbers[..., 1]) / of_game
    errors = np.sqrt((pulls**2).sum(axis=0) / max(blocks - 1, 1) / blocks)
    differ = (numbers[..., :2] != numbers[..., 2:]).any(axis=2).sum(axis=0)
    present = (numbers[..., 1::2] > 0).any(axis=2).sum(axis=0)
    return errors, differ.astype(float), present.astype(float)


def chance_of_difference(difference: float, error: float, differ: float) -> float:
    """Return the p-value of a difference by Student's t: the chance of such a difference if there is no true one."""
    if differ < MIN_BLOCKS or not np.isfinite(difference) or not np.isfinite(error) or difference == 0:
        return 1.0
    if error <= ROUNDING_ERROR * abs(difference):
        return float(2 ** (1 - differ))  # equal differences everywhere: chance that all signs agree
    return min(1.0, erfc(_as_normal(abs(difference) / error, differ - 1) / sqrt(2)))


def _as_normal(t: float, freedom: float) -> float:
    """Return the normal deviate for Student's t, by Wallace's approximation."""
    return (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))


def chance_of_more(difference: float, error: float, differ: float, margin: float) -> float:
    """Return the chance of a difference this small if the true difference equals the margin."""
    remaining = margin - abs(difference)
    return 1.0 if remaining <= 0 else chance_of_difference(remaining, error, differ) / 2


def chance_of_so_few(differ: int, blocks: int, share: float) -> float:
    """Return the chance that at most `differ` blocks differ, if each does so with probability `share`."""
    return sum(comb(blocks, count) * share**count * (1 - share) ** (blocks - count) for count in range(differ + 1))
