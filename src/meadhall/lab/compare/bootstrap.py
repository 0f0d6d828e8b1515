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
RESAMPLES_PER_BATCH: Final = 100  # number of resamples that are drawn together, to limit the memory
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
    for _ in range(0, RESAMPLES, RESAMPLES_PER_BATCH):
        weights = _weights(luck, blocks)
        game, variant = _quotients((weights @ flat).reshape(RESAMPLES_PER_BATCH, quantities, 4))
        resampled.append(variant - game)
    low, high = _percentiles(np.concatenate(resampled))
    return low, high


def _weights(rng: np.random.Generator, blocks: int) -> Numbers:
    """Return an array that says how often each of some resamples draws each block."""
    indices = (
        rng.integers(0, blocks, size=(RESAMPLES_PER_BATCH, blocks)) + blocks * np.arange(RESAMPLES_PER_BATCH)[:, None]
    )
    return (
        np.bincount(indices.ravel(), minlength=RESAMPLES_PER_BATCH * blocks)
        .reshape(RESAMPLES_PER_BATCH, blocks)
        .astype(float)
    )


def _percentiles(resampled: Numbers) -> tuple[Numbers, Numbers]:
    """Return the lower and upper percentile of each column. Resamples without the quantity are left out."""
    occurring_columns = np.isfinite(resampled).any(axis=0)
    percentiles = np.full((2, resampled.shape[1]), np.nan)
    percentiles[:, occurring_columns] = np.nanpercentile(resampled[:, occurring_columns], [LOW, HIGH], axis=0)
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
        influences = (numbers[..., 2] - variant * numbers[..., 3]) / of_variant
        influences -= (numbers[..., 0] - game * numbers[..., 1]) / of_game
    errors = np.sqrt((influences**2).sum(axis=0) / max(blocks - 1, 1) / blocks)
    differing_blocks = (numbers[..., :2] != numbers[..., 2:]).any(axis=2).sum(axis=0)
    occurring_blocks = (numbers[..., 1::2] > 0).any(axis=2).sum(axis=0)
    return errors, differing_blocks.astype(float), occurring_blocks.astype(float)


def chance_of_difference(difference: float, error: float, differing_blocks: float) -> float:
    """Return the p-value of a difference by Student's t.

    It is the chance of a difference at least this large if the true difference is 0.
    """
    if differing_blocks < MIN_BLOCKS or not np.isfinite(difference) or not np.isfinite(error) or difference == 0:
        return 1.0
    if error <= ROUNDING_ERROR * abs(difference):
        return float(2 ** (1 - differing_blocks))  # all differences are equal: the chance that all have the same sign
    return min(1.0, erfc(_normal_deviate(abs(difference) / error, differing_blocks - 1) / sqrt(2)))


def _normal_deviate(t: float, degrees_of_freedom: float) -> float:
    """Return the normal deviate for Student's t, by Wallace's approximation."""
    return (
        (8 * degrees_of_freedom + 1)
        / (8 * degrees_of_freedom + 3)
        * sqrt(degrees_of_freedom * log1p(t * t / degrees_of_freedom))
    )


def chance_below_margin(difference: float, error: float, differing_blocks: float, margin: float) -> float:
    """Return the chance of a difference at most this large if the true difference equals the margin."""
    remaining = margin - abs(difference)
    return 1.0 if remaining <= 0 else chance_of_difference(remaining, error, differing_blocks) / 2


def chance_of_few_differences(differing_blocks: int, blocks: int, share: float) -> float:
    """Return the chance that at most `differing_blocks` blocks differ, if each differs with the probability `share`."""
    return sum(
        comb(blocks, count) * share**count * (1 - share) ** (blocks - count) for count in range(differing_blocks + 1)
    )
