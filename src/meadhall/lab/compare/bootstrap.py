"""Computes statistics of differences: intervals by the paired bootstrap, and paired tests.

Blocks are resampled as a whole, because all matches with the same seed depend on each other.
"""

from __future__ import annotations

from hashlib import blake2b
from math import comb, erfc, log1p, sqrt
from typing import Final

import numpy as np

from meadhall.lab.compare.table import Numbers

RESAMPLES: Final = 2000
AT_ONCE: Final = 100  # number of resamples that are drawn together, to limit the memory
MIN_BLOCKS: Final = 8  # minimum number of blocks that differ; with fewer, no difference is significant
ROUNDING_ERROR: Final = 1e-9  # a standard error below this part of the difference counts as 0
LOW, HIGH = 2.5, 97.5


def means(numbers: Numbers) -> tuple[Numbers, Numbers]:
    """Return the mean of each quantity in the game and in its variant. It is NaN if the quantity never occurred."""
    return _quotients(numbers.sum(axis=0))


def _quotients(sums: Numbers) -> tuple[Numbers, Numbers]:
    with np.errstate(invalid="ignore", divide="ignore"):
        return sums[..., 0] / sums[..., 1], sums[..., 2] / sums[..., 3]


def intervals(numbers: Numbers, seed: str) -> tuple[Numbers, Numbers]:
    """Return the lower and upper ends of the 95 % interval of each difference. They depend only on data and seed."""
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
    """Return an array that says how often each of some resamples draws each block."""
    indices = luck.integers(0, blocks, size=(AT_ONCE, blocks)) + blocks * np.arange(AT_ONCE)[:, None]
    return np.bincount(indices.ravel(), minlength=AT_ONCE * blocks).reshape(AT_ONCE, blocks).astype(float)


def _percentiles(resampled: Numbers) -> tuple[Numbers, Numbers]:
    """Return the lower and upper percentile of each column. Resamples without the quantity are left out."""
    occurs = np.isfinite(resampled).any(axis=0)
    percentiles = np.full((2, resampled.shape[1]), np.nan)
    percentiles[:, occurs] = np.nanpercentile(resampled[:, occurs], [LOW, HIGH], axis=0)
    return percentiles[0], percentiles[1]


def standard_errors(numbers: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Return three arrays with one number for each quantity.

    They are the standard errors of the differences, the numbers of blocks that differ, and the numbers of blocks with
    the quantity.
    """
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
    """Return the p-value of a difference by Student's t.

    It is the chance of a difference at least this large if the true difference is 0.
    """
    if differ < MIN_BLOCKS or not np.isfinite(difference) or not np.isfinite(error) or difference == 0:
        return 1.0
    if error <= ROUNDING_ERROR * abs(difference):
        return float(2 ** (1 - differ))  # all differences are equal: the chance that all have the same sign
    return min(1.0, erfc(_as_normal(abs(difference) / error, differ - 1) / sqrt(2)))


def _as_normal(t: float, freedom: float) -> float:
    """Return the normal deviate for Student's t, by Wallace's approximation."""
    return (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))


def chance_of_more(difference: float, error: float, differ: float, margin: float) -> float:
    """Return the chance of a difference at most this large if the true difference equals the margin."""
    remaining = margin - abs(difference)
    return 1.0 if remaining <= 0 else chance_of_difference(remaining, error, differ) / 2


def chance_of_so_few(differ: int, blocks: int, share: float) -> float:
    """Return the chance that at most `differ` of the blocks differ, if each differs with the probability `share`."""
    return sum(comb(blocks, count) * share**count * (1 - share) ** (blocks - count) for count in range(differ + 1))
