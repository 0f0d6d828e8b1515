"""Count the possible sequences of answers. Almost any change of the rules changes one of these numbers.

>>> counts(GAME, seed=2, depth=3, players=2)
[9, 54, 480]
"""

from __future__ import annotations

from typing import Any

from meadhall.engine import Game, Match, SeededLuck
from meadhall.engine.common.errors import BadScript
from meadhall.engine.table.chance import ForcedLuck


def counts(game: Game[Any], seed: str | int, depth: int, **options: object) -> list[int]:
    """Return how many sequences of answers are possible at the start, for the lengths 1, 2, ... `depth`."""
    return counts_from(Match(game, seed, **options), depth)


def counts_from(match: Match[Any], depth: int) -> list[int]:
    """Return how many sequences of next answers a match has, for the lengths 1, 2, ... `depth`."""
    totals = [0] * depth
    _count(match, totals, 0)
    return totals


def _count(match: Match[Any], totals: list[int], depth: int) -> None:
    if match.ask is None or depth == len(totals):
        return
    for seat in match.ask.waiting:
        options = match.menu(seat).options
        totals[depth] += len(options)
        if depth + 1 < len(totals):
            for option in options:
                branch = match.fork(_copy_of_luck(match))
                branch.answer(seat, option)
                _count(branch, totals, depth + 1)


def _copy_of_luck(match: Match[Any]) -> SeededLuck:
    """Return a copy of the later luck of a match."""
    source = match.table.source
    while isinstance(source, ForcedLuck):
        source = source.next_source
    if isinstance(source, SeededLuck):
        return SeededLuck(source.seed, source.streams)
    raise BadScript("only a match with a seed can be counted")
