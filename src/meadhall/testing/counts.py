"""Counting: how many different games there are. One rule changed anywhere changes a number.

>>> counts(GAME, seed=2, depth=3, players=2)
[9, 54, 480]
"""

from __future__ import annotations

from typing import Any

from meadhall.engine import Game, Match, SeededLuck
from meadhall.engine.common.errors import BadScript
from meadhall.engine.table.chance import ForcedLuck


def counts(game: Game[Any], seed: str | int, depth: int, **options: object) -> list[int]:
    """The number of different sequences of 1, 2, ... `depth` answers from the beginning, with the luck of one seed."""
    return counts_from(Match(game, seed, **options), depth)


def counts_from(match: Match[Any], depth: int) -> list[int]:
    """Count the sequences of answers from the position of a match, which does not change."""
    found = [0] * depth
    _count(match, found, 0)
    return found


def _count(match: Match[Any], found: list[int], done: int) -> None:
    if match.ask is None or done == len(found):
        return
    for seat in match.ask.waiting:
        options = match.menu(seat).options
        found[done] += len(options)
        if done + 1 < len(found):
            for option in options:
                branch = match.fork(_same_luck(match))
                branch.answer(seat, option)
                _count(branch, found, done + 1)


def _same_luck(match: Match[Any]) -> SeededLuck:
    """A copy of the luck of a match from here on."""
    source = match.table.source
    while isinstance(source, ForcedLuck):
        source = source.then
    if isinstance(source, SeededLuck):
        return SeededLuck(source.seed, source.streams)
    raise BadScript("only a match with a seed can be counted")
