"""Puts the results into plain words, for readers without statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.lab.compare.findings import Finding, Verdict
from meadhall.lab.compare.quantities import Quantity
from meadhall.lab.compare.running import Comparison

MAX_SENTENCES: Final = 3  # maximum number of findings in sentences; the table has all findings
VERDICT_WORDS: Final[dict[Verdict, str]] = {
    Verdict.CHANGED: "sure",
    Verdict.SAME: "the same",
    Verdict.HINT: "perhaps",
    Verdict.OPEN: "not known",
}


def verdict_sentence(comparison: Comparison) -> str:
    """Return the answer to the question in one sentence."""
    variant, game = comparison.contest.variant, comparison.contest.game.name
    assert variant.variant is not None
    name, games = variant.variant.title, f"{comparison.games} matches of each"
    changed = [finding for finding in comparison.findings if finding.verdict is Verdict.CHANGED]
    asked = [finding for finding in comparison.findings if finding.quantity in comparison.asked]
    if changed:
        differ = "differs" if len(changed) == 1 else "differ"
        how_many = f"{len(changed)} of {len(comparison.findings)} measured quantities {differ} significantly"
        return f"Yes, {name} changes {game}: {how_many}, after {games}."
    if asked and all(finding.verdict is Verdict.SAME for finding in asked):
        return f"No, {name} makes no relevant difference in {game}, after {games}."
    return f"Not known: {games} do not show that {name} changes {game}. More matches may."


def finding_sentences(comparison: Comparison) -> list[str]:
    """Return sentences about the significant findings, the asked hints, and the number of other hints."""
    changed = [finding for finding in comparison.findings if finding.verdict is Verdict.CHANGED]
    sentences = [
        finding_sentence(finding) for finding in sorted_by_relevance(changed, comparison.asked)[:MAX_SENTENCES]
    ]
    asked = [
        finding
        for finding in comparison.findings
        if finding.quantity in comparison.asked and finding.verdict is Verdict.HINT
    ]
    sentences += [
        f"Perhaps: {finding_sentence(finding)}"
        for finding in sorted_by_relevance(asked, comparison.asked)[:MAX_SENTENCES]
    ]
    if all(block.game == block.variant for block in comparison.blocks):
        sentences.append("Every match was identical in game and variant.")
    hints = sum(finding.verdict is Verdict.HINT for finding in comparison.findings) - len(asked)
    if hints:
        other = "other " if changed or asked else ""
        hints_text = f"1 {other}difference is a hint" if hints == 1 else f"{hints} {other}differences are hints"
        sentences.append(
            f"{hints_text}: with {len(comparison.findings)} measured quantities, a few hints are expected by chance."
        )
    if comparison.is_early:
        matches = comparison.contest.matches
        sentences.append(f"The result was clear before all {matches} matches were played. Use --all to play them all.")
    return sentences


def sorted_by_relevance(findings: Sequence[Finding], asked: Sequence[Quantity]) -> list[Finding]:
    """Sort findings by relevance: first the quantities of the question, then the others, each group by certainty.

    The certainty is the difference, relative to the width of its interval.
    """
    return sorted(
        findings, key=lambda finding: (finding.quantity not in asked, -_certainty(finding), str(finding.quantity))
    )


def _certainty(finding: Finding) -> float:
    width = finding.high - finding.low
    return abs(finding.difference) / width if width else abs(finding.difference) * 1e9


def finding_sentence(finding: Finding) -> str:
    """Return one finding as a sentence."""
    name = str(finding.quantity)
    variant, game = quantity_words(finding, finding.variant), quantity_words(finding, finding.game)
    return f"{name[0].upper()}{name[1:]}: {variant} instead of {game} ({difference_phrase(finding)})."


def quantity_words(finding: Finding, value: float) -> str:
    """Return a value of a quantity as text. A share becomes a percentage."""
    return f"{100 * value:.1f} %" if finding.quantity.is_share else _number_text(value, finding)


def difference_words(finding: Finding) -> str:
    """Return the difference as text, with a plus or minus sign."""
    return _signed_number(finding, finding.difference)


def difference_phrase(finding: Finding) -> str:
    """Return the difference and its interval as a part of a sentence."""
    return (
        f"{difference_words(finding)}, between {_signed_number(finding, finding.low)} and "
        f"{_signed_number(finding, finding.high)}"
    )


def interval_words(finding: Finding) -> str:
    """Return the difference and its interval in short form."""
    return (
        f"{difference_words(finding)} ({_signed_number(finding, finding.low)} to "
        f"{_signed_number(finding, finding.high)})"
    )


def _signed_number(finding: Finding, value: float) -> str:
    text = f"{100 * value:+.1f}" if finding.quantity.is_share else _number_text(value, finding, "+")
    return text[1:] if not any(digit in text for digit in "123456789") else text


def _number_text(value: float, finding: Finding, sign: str = "") -> str:
    """Return a number with a useful number of digits."""
    largest = max(abs(finding.game), abs(finding.variant))
    digits = 1 if largest >= 10 else 2 if largest >= 1 else 3
    return f"{value:{sign}.{digits}f}"
