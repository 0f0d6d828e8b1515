"""Matches worth watching, with their files: each is played again, which gives the same match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.engine import record
from meadhall.engine.common.player_names import BOT
from meadhall.lab.compare import quantities, words
from meadhall.lab.compare.findings import Finding, Verdict
from meadhall.lab.compare.quantities import Quantity, measured
from meadhall.lab.compare.running import Comparison
from meadhall.lab.series import PlayedMatch, Series, play_match

FOLDER: Final = "matches"
ENDING: Final = ".meadhall"
FOR_FINDINGS: Final = 3  # findings that are illustrated by a match


class Pair(NamedTuple):
    """A match of the game, and that of its variant on the same seed."""

    game: PlayedMatch
    variant: PlayedMatch


class Notable(NamedTuple):
    """A pair that is worth watching, the reason, and the files of both."""

    why: str
    shows: str
    pair: Pair
    game_file: str
    variant_file: str


Weighs = Callable[[Pair], float]


def notable(comparison: Comparison) -> list[Notable]:
    """Choose pairs: the clearest example of each finding, the variant's longest match, and the most similar pair."""
    pairs = [
        Pair(*two) for block in comparison.blocks for two in zip(block.game, block.variant, strict=True)
    ]  # in the order of play
    found: list[Notable] = []
    for why, weighs, quantity in _reasons(comparison):
        best = max(pairs, key=weighs)
        if any(one.pair is best for one in found) or weighs(best) <= 0:
            continue
        name = f"{len(found) + 1:02}"
        shows = _shown(best, quantity, comparison)
        found.append(Notable(why, shows, best, *(f"{FOLDER}/{name}-{side}{ENDING}" for side in ("game", "variant"))))
    return found


def _reasons(comparison: Comparison) -> Iterator[tuple[str, Weighs, Quantity]]:
    bots, length = comparison.contest.plain.bots, quantities.match_length(comparison.contest.variant)
    told = [
        finding
        for finding in comparison.findings
        if finding.verdict is Verdict.CHANGED
        or (finding.verdict is Verdict.HINT and finding.quantity in comparison.asked)
    ]
    for one in words.by_weight(told, comparison.asked)[:FOR_FINDINGS]:
        yield f"It shows best: {one.quantity}", _towards(one, bots), one.quantity
    yield "The longest of the variant", lambda pair: _value(pair.variant, length, bots), length
    yield "Longest beside its pair", lambda pair: _more(pair, length, bots), length
    yield "Shortest beside its pair", lambda pair: -_more(pair, length, bots), length


def _towards(one: Finding, bots: tuple[str, ...]) -> Weighs:
    sign = 1 if one.difference > 0 else -1
    return lambda pair: sign * _more(pair, one.quantity, bots)


def _more(pair: Pair, quantity: Quantity, bots: tuple[str, ...]) -> float:
    return _value(pair.variant, quantity, bots) - _value(pair.game, quantity, bots)


def _value(played: PlayedMatch, quantity: Quantity, bots: tuple[str, ...]) -> float:
    """Amount of a quantity in a match; the mean if several seats had it."""
    amounts = [(amount, of) for name, amount, of in measured(played, bots) if name == quantity]
    return sum(amount for amount, _ in amounts) / sum(of for _, of in amounts) if amounts else 0.0


def _shown(pair: Pair, quantity: Quantity, comparison: Comparison) -> str:
    bots = comparison.contest.plain.bots
    game, variant = (_value(played, quantity, bots) for played in pair)
    points = " and ".join("-".join(map(str, played.points)) for played in pair)
    return f"{quantity}: {game:g} in the game, {variant:g} in the variant; points {points}"


def write_matches(comparison: Comparison, found: list[Notable], folder: Path) -> None:
    """Write the files that `notable` names."""
    (folder / FOLDER).mkdir(exist_ok=True)
    contest = comparison.contest
    for one in found:
        for series, played, file in (
            (contest.plain, one.pair.game, one.game_file),
            (contest.varied, one.pair.variant, one.variant_file),
        ):
            (folder / file).write_text(_again(series, played), "utf-8")


def _again(series: Series, played: PlayedMatch) -> str:
    seats = played.pairing.seats
    match = play_match(series, played.pairing, [0.0] * len(seats), [0] * len(seats))
    names = [f"{BOT}{series.bots[entrant]} {seat + 1}" for seat, entrant in enumerate(seats)]
    return record.save(match, players=names)
