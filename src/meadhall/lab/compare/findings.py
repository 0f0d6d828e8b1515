"""Findings: each quantity in the game and in its variant, the difference, and its certainty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import isfinite
from typing import Final

from meadhall.lab.compare import bootstrap
from meadhall.lab.compare.quantities import Quantity
from meadhall.lab.compare.stopping import Look, are_significant
from meadhall.lab.compare.table import Table

DECIMALS: Final = 9  # number of decimals; further decimals could differ between machines
DEFAULT_MARGIN: Final = 0.05  # by default, smaller differences do not matter


class Verdict(StrEnum):
    """The conclusion about a difference."""

    CHANGED = "changed"  # significant: the chance that a comparison has any false "changed" is 5 %
    SAME = "same"  # the difference is clearly smaller than the margin
    HINT = "hint"  # the 95 % interval excludes zero; this happens to 5 % of the unchanged quantities
    OPEN = "open"  # not known yet


@dataclass(frozen=True)
class Finding:
    """The result for one quantity. `difference` is variant minus game, and `low` to `high` is its 95 % interval.

    `seen` and `seen_in_variant` are the numbers of matches, seats or trials that it is based on.
    """

    quantity: Quantity
    game: float  # value in the game
    variant: float  # value in the variant
    difference: float
    low: float
    high: float
    verdict: Verdict
    seen: int
    seen_in_variant: int


def make_findings(table: Table, asked: Sequence[Quantity], look: Look, margin: float = DEFAULT_MARGIN) -> list[Finding]:
    """Return a finding for each quantity that occurred in both games, without intervals and hints.

    Intervals take time and are needed only at the end, where `with_intervals` adds them.
    """
    quantities = table.quantities
    numbers = table.numbers(quantities)
    game, variant = bootstrap.means(numbers)
    errors, differing_blocks, occurring_blocks = bootstrap.standard_errors(numbers)
    counts = numbers.sum(axis=0)
    chances = [
        bootstrap.chance_of_difference(*sample) for sample in zip(variant - game, errors, differing_blocks, strict=True)
    ]
    is_significant = are_significant(chances, [quantity in asked for quantity in quantities], look.allowed_error)
    findings: list[Finding] = []
    for index, quantity in enumerate(quantities):
        if not isfinite(variant[index] - game[index]) or not (counts[index, 0] or counts[index, 2]):
            continue
        difference = float(variant[index] - game[index])
        limit = margin if quantity.is_share else margin * abs(float(game[index]))
        same_chance = bootstrap.chance_below_margin(
            difference, float(errors[index]), float(differing_blocks[index]), limit
        )
        if (
            differing_blocks[index] < bootstrap.MIN_BLOCKS
            and abs(difference) < limit
            and (quantity.is_share or not differing_blocks[index])
        ):
            same_chance = bootstrap.chance_of_few_differences(
                int(differing_blocks[index]), int(occurring_blocks[index]), margin
            )
        is_same = same_chance <= look.allowed_error / max(len(asked), 1)
        verdict = Verdict.CHANGED if is_significant[index] else Verdict.SAME if is_same else Verdict.OPEN
        game_mean, variant_mean = _rounded(game[index]), _rounded(variant[index])
        count, variant_count = round(counts[index, 1]), round(counts[index, 3])
        findings.append(
            Finding(quantity, game_mean, variant_mean, _rounded(difference), 0.0, 0.0, verdict, count, variant_count)
        )
    return findings


def _rounded(value: float) -> float:
    return round(float(value), DECIMALS)


def with_intervals(findings: Sequence[Finding], table: Table, seed: str) -> list[Finding]:
    """Return the findings with their intervals. An open finding whose interval excludes zero becomes a hint."""
    numbers = table.numbers(table.quantities)
    index_of = {quantity: index for index, quantity in enumerate(table.quantities)}
    low, high = bootstrap.intervals(numbers, seed)
    results: list[Finding] = []
    for finding in findings:
        index = index_of[finding.quantity]
        finding_with_interval = replace(finding, low=_rounded(low[index]), high=_rounded(high[index]))
        is_hint = finding_with_interval.verdict is Verdict.OPEN and (
            finding_with_interval.low > 0 or finding_with_interval.high < 0
        )
        results.append(replace(finding_with_interval, verdict=Verdict.HINT) if is_hint else finding_with_interval)
    return results


def is_concluded(findings: Sequence[Finding], asked: Sequence[Quantity]) -> bool:
    """Whether the verdict on each asked quantity is "changed" or "same"."""
    verdicts = {finding.quantity: finding.verdict for finding in findings}
    return all(verdicts.get(quantity) in (Verdict.CHANGED, Verdict.SAME) for quantity in asked)
