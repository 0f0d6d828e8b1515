"""Puts the results into plain words, for readers without statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.lab.compare.findings import Finding, Verdict
from meadhall.lab.compare.quantities import Quantity
from meadhall.lab.compare.running import Comparison

TOLD: Final = 3  # findings in the verdict; the table has all of them
VERDICT_WORDS: Final[dict[Verdict, str]] = {
    Verdict.CHANGED: "sure",
    Verdict.SAME: "the same",
    Verdict.HINT: "perhaps",
    Verdict.OPEN: "not known",
}


def verdict(comparison: Comparison) -> str:
    """The answer in one sentence."""
    variant, game = comparison.contest.variant, comparison.contest.game.name
    assert variant.variant is not None
    name, games = variant.variant.words, f"{comparison.games} matches of each"
    changed = [finding for finding in comparison.findings if finding.verdict is Verdict.CHANGED]
    asked = [finding for finding in comparison.findings if finding.quantity in comparison.asked]
    if changed:
        differ = "differs" if len(changed) == 1 else "differ"
        how_many = f"{len(changed)} of {len(comparison.findings)} measured quantities {differ} significantly"
        return f"Yes, {name} changes {game}: {how_many}, after {games}."
    if asked and all(one.verdict is Verdict.SAME for one in asked):
        return f"No, {name} makes no relevant difference in {game}, after {games}."
    return f"Not known: {games} do not show that {name} changes {game}. More matches may."


def finding_sentences(comparison: Comparison) -> list[str]:
    """The significant findings, the largest first; then how many others are possible."""
    changed = [finding for finding in comparison.findings if finding.verdict is Verdict.CHANGED]
    told = [finding_sentence(one) for one in by_weight(changed, comparison.asked)[:TOLD]]
    asked = [
        finding
        for finding in comparison.findings
        if finding.quantity in comparison.asked and finding.verdict is Verdict.HINT
    ]
    told += [f"Perhaps: {finding_sentence(one)}" for one in by_weight(asked, comparison.asked)[:TOLD]]
    if all(block.game == block.variant for block in comparison.blocks):
        told.append("Every match was identical in game and variant.")
    hints = sum(finding.verdict is Verdict.HINT for finding in comparison.findings) - len(asked)
    if hints:
        other = "other " if changed or asked else ""
        some = f"1 {other}difference is a hint" if hints == 1 else f"{hints} {other}differences are hints"
        told.append(f"{some}: with {len(comparison.findings)} measured quantities, a few hints are expected by chance.")
    if comparison.is_early:
        games = comparison.contest.games
        told.append(f"The result was clear before all {games} matches were played. Use --all to play them all.")
    return told


def by_weight(findings: Sequence[Finding], asked: Sequence[Quantity]) -> list[Finding]:
    """Sort by relevance: those asked about first, then by distance from zero in standard errors."""
    return sorted(findings, key=lambda one: (one.quantity not in asked, -_distance(one), str(one.quantity)))


def _distance(one: Finding) -> float:
    width = one.high - one.low
    return abs(one.difference) / width if width else abs(one.difference) * 1e9


def finding_sentence(one: Finding) -> str:
    """One finding as a sentence."""
    name = str(one.quantity)
    variant, game = quantity_words(one, one.variant), quantity_words(one, one.game)
    return f"{name[0].upper()}{name[1:]}: {variant} instead of {game} ({between(one)})."


def quantity_words(one: Finding, value: float) -> str:
    """A number in words; a share as a percentage."""
    return f"{100 * value:.1f} %" if one.quantity.is_share else _plain(value, one)


def difference_words(one: Finding) -> str:
    """The difference, with its sign."""
    return _signed(one, one.difference)


def between(one: Finding) -> str:
    """The difference and its interval, in a sentence."""
    return f"{difference_words(one)}, between {_signed(one, one.low)} and {_signed(one, one.high)}"


def interval_words(one: Finding) -> str:
    """The difference and its interval, short."""
    return f"{difference_words(one)} ({_signed(one, one.low)} to {_signed(one, one.high)})"


def _signed(one: Finding, value: float) -> str:
    said = f"{100 * value:+.1f}" if one.quantity.is_share else _plain(value, one, "+")
    return said[1:] if not any(digit in said for digit in "123456789") else said


def _plain(value: float, one: Finding, sign: str = "") -> str:
    """A number with as many digits as are useful."""
    largest = max(abs(one.game), abs(one.variant))
    digits = 1 if largest >= 10 else 2 if largest >= 1 else 3
    return f"{value:{sign}.{digits}f}"
