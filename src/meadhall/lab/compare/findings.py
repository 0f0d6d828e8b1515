"""The findings: each quantity in the game and in its variant, the difference, and its certainty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import isfinite
from typing import Final

from meadhall.lab.compare import bootstrap
from meadhall.lab.compare.quantities import Quantity
from meadhall.lab.compare.stopping import Look, surely
from meadhall.lab.compare.table import Table

DIGITS: Final = 9  # significant digits; further ones depend on the machine
MARGIN: Final = 0.05  # default for the largest difference that does not matter


class Verdict(StrEnum):
    """The conclusion about a difference."""

    CHANGED = "changed"  # significant; over a whole comparison the chance of any false one is 5 %
    SAME = "same"  # any difference is smaller than the margin
    HINT = "hint"  # its own interval excludes zero, as about 5 of 100 do by chance
    OPEN = "open"  # no conclusion yet


@dataclass(frozen=True)
class Finding:
    """One quantity. The difference is variant minus game, and lies between `low` and `high` with 95 % confidence.

    `seen` counts the matches, seats or trials of the game behind it, `seen_in_variant` those of the variant.
    """

    quantity: Quantity
    game: float
    variant: float
    difference: float
    low: float
    high: float
    verdict: Verdict
    seen: int
    seen_in_variant: int


def find_quantities(table: Table, asked: Sequence[Quantity], look: Look, margin: float = MARGIN) -> list[Finding]:
    """All quantities that occurred on both sides, without intervals, which cost time and are needed only at the end."""
    quantities = table.quantities
    numbers = table.numbers(quantities)
    game, variant = bootstrap.means(numbers)
    errors, differ, there = bootstrap.standard_errors(numbers)
    counts = numbers.sum(axis=0)
    chances = [bootstrap.chance_of_difference(*three) for three in zip(variant - game, errors, differ, strict=True)]
    sure = surely(chances, [quantity in asked for quantity in quantities], look.spends)
    findings: list[Finding] = []
    for at, quantity in enumerate(quantities):
        if not isfinite(variant[at] - game[at]) or not (counts[at, 0] or counts[at, 2]):
            continue
        difference = float(variant[at] - game[at])
        most = margin if quantity.is_share else margin * abs(float(game[at]))
        more = bootstrap.chance_of_more(difference, float(errors[at]), float(differ[at]), most)
        if differ[at] < bootstrap.MIN_BLOCKS and abs(difference) < most and (quantity.is_share or not differ[at]):
            more = bootstrap.chance_of_so_few(int(differ[at]), int(there[at]), margin)
        is_same = more <= look.spends / max(len(asked), 1)
        verdict = Verdict.CHANGED if sure[at] else Verdict.SAME if is_same else Verdict.OPEN
        before, after = _rounded(game[at]), _rounded(variant[at])
        of, of_variant = round(counts[at, 1]), round(counts[at, 3])
        findings.append(Finding(quantity, before, after, _rounded(difference), 0.0, 0.0, verdict, of, of_variant))
    return findings


def _rounded(value: float) -> float:
    return round(float(value), DIGITS)


def with_intervals(findings: Sequence[Finding], table: Table, seed: str) -> list[Finding]:
    """Add the intervals, and hints where these exclude zero."""
    numbers = table.numbers(table.quantities)
    place = {quantity: at for at, quantity in enumerate(table.quantities)}
    low, high = bootstrap.intervals(numbers, seed)
    done: list[Finding] = []
    for finding in findings:
        at = place[finding.quantity]
        one = replace(finding, low=_rounded(low[at]), high=_rounded(high[at]))
        is_hint = one.verdict is Verdict.OPEN and (one.low > 0 or one.high < 0)
        done.append(replace(one, verdict=Verdict.HINT) if is_hint else one)
    return done


def is_concluded(findings: Sequence[Finding], asked: Sequence[Quantity]) -> bool:
    """Whether every quantity asked about has a conclusion."""
    known = {finding.quantity: finding.verdict for finding in findings}
    return all(known.get(quantity) in (Verdict.CHANGED, Verdict.SAME) for quantity in asked)
