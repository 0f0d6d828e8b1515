"""Finds matches worth watching, and writes their files by playing them again with the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.engine import record
from meadhall.engine.common.player_names import BOT_PREFIX
from meadhall.lab.compare import quantities, words
from meadhall.lab.compare.findings import Finding, Verdict
from meadhall.lab.compare.quantities import Quantity, measurements
from meadhall.lab.compare.running import Comparison
from meadhall.lab.series import PlayedMatch, Series, play_match

FOLDER: Final = "matches"
FILE_SUFFIX: Final = ".meadhall"
MAX_FINDING_EXAMPLES: Final = 3  # maximum number of findings with an example match


class Pair(NamedTuple):
    """A match of the game, and the variant's match with the same seed."""

    game: PlayedMatch
    variant: PlayedMatch


class NotablePair(NamedTuple):
    """A notable pair of matches: why it is notable, its numbers (`numbers_text`), and the files of both matches."""

    reason: str
    numbers_text: str
    pair: Pair
    game_file: str
    variant_file: str


PairScore = Callable[[Pair], float]


def notable_pairs(comparison: Comparison) -> list[NotablePair]:
    """Return the most notable pairs of matches.

    They are an example of each main finding, and the longest match of the variant. Two more pairs show the
    largest increase and the largest decrease in length.
    """
    # in schedule order
    pairs = [Pair(*matches) for block in comparison.blocks for matches in zip(block.game, block.variant, strict=True)]
    examples: list[NotablePair] = []
    for reason, score, quantity in _reasons(comparison):
        best = max(pairs, key=score)
        if any(other.pair is best for other in examples) or score(best) <= 0:
            continue
        name = f"{len(examples) + 1:02}"
        numbers_text = _numbers_in_words(best, quantity, comparison)
        examples.append(
            NotablePair(
                reason, numbers_text, best, *(f"{FOLDER}/{name}-{side}{FILE_SUFFIX}" for side in ("game", "variant"))
            )
        )
    return examples


def _reasons(comparison: Comparison) -> Iterator[tuple[str, PairScore, Quantity]]:
    bots, length = comparison.contest.game_series.bots, quantities.match_length(comparison.contest.variant)
    relevant_findings = [
        finding
        for finding in comparison.findings
        if finding.verdict is Verdict.CHANGED
        or (finding.verdict is Verdict.HINT and finding.quantity in comparison.asked)
    ]
    for finding in words.sorted_by_relevance(relevant_findings, comparison.asked)[:MAX_FINDING_EXAMPLES]:
        yield f"Example: {finding.quantity}", _score_by_finding(finding, bots), finding.quantity
    yield "The variant's longest match", lambda pair: _value(pair.variant, length, bots), length
    yield "Longest compared with the game's match", lambda pair: _excess_of_variant(pair, length, bots), length
    yield "Shortest compared with the game's match", lambda pair: -_excess_of_variant(pair, length, bots), length


def _score_by_finding(finding: Finding, bots: tuple[str, ...]) -> PairScore:
    sign = 1 if finding.difference > 0 else -1
    return lambda pair: sign * _excess_of_variant(pair, finding.quantity, bots)


def _excess_of_variant(pair: Pair, quantity: Quantity, bots: tuple[str, ...]) -> float:
    return _value(pair.variant, quantity, bots) - _value(pair.game, quantity, bots)


def _value(played: PlayedMatch, quantity: Quantity, bots: tuple[str, ...]) -> float:
    """Return the amount of a quantity in a match. If several seats have an amount, return the mean."""
    amounts = [(amount, weight) for name, amount, weight in measurements(played, bots) if name == quantity]
    return sum(amount for amount, _ in amounts) / sum(weight for _, weight in amounts) if amounts else 0.0


def _numbers_in_words(pair: Pair, quantity: Quantity, comparison: Comparison) -> str:
    bots = comparison.contest.game_series.bots
    game, variant = (_value(played, quantity, bots) for played in pair)
    points = " and ".join("-".join(map(str, played.points)) for played in pair)
    return f"{quantity}: {game:g} in the game, {variant:g} in the variant; points {points}"


def write_matches(comparison: Comparison, pairs: list[NotablePair], folder: Path) -> None:
    """Write the match files of notable pairs."""
    (folder / FOLDER).mkdir(exist_ok=True)
    contest = comparison.contest
    for pair in pairs:
        for series, played, file in (
            (contest.game_series, pair.pair.game, pair.game_file),
            (contest.variant_series, pair.pair.variant, pair.variant_file),
        ):
            (folder / file).write_text(_match_file(series, played), "utf-8")


def _match_file(series: Series, played: PlayedMatch) -> str:
    seats = played.pairing.seats
    match = play_match(series, played.pairing, [0.0] * len(seats), [0] * len(seats))
    names = [f"{BOT_PREFIX}{series.bots[entrant]} {seat + 1}" for seat, entrant in enumerate(seats)]
    return record.save(match, players=names)
