"""Finds options of a game that exclude each other, so that a form never offers an impossible table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Final

from meadhall.engine.contract.game import Choice, Game, Setting
from meadhall.server.protocol.bodies import Apart

MAX_OTHER_OPTIONS: Final = 3  # further options that a pair of values may need
Options = Mapping[str, Setting]
OptionValue = tuple[str, Setting]


def option_conflicts(game: Game[Any]) -> list[Apart]:
    """Return all pairs of values that exclude each other for all values of the other options."""
    free = [choice for choice in game.choices if len(choice.values) > 1]
    usual = {choice.id: choice.default for choice in game.choices}
    conflicts: list[Apart] = []
    for one, other in combinations(free, 2):
        for value in one.values:
            rest = [choice for choice in free if choice not in (one, other)]
            barred = [
                last for last in other.values if not _is_possible(game, usual, (one.id, value), (other.id, last), rest)
            ]
            if barred:
                conflicts.append(Apart(one.id, value, other.id, barred))
    return conflicts


def real_time_options(game: Game[Any]) -> dict[str, Setting]:
    """Return the option values that put a match of this game in real time, even without other changed options."""
    usual = {choice.id: choice.default for choice in game.choices}
    tried = ((choice.id, value) for choice in game.choices for value in choice.values if value != choice.default)
    return {name: value for name, value in tried if game.is_timed({**usual, name: value})}


def _is_possible(game: Game[Any], usual: Options, one: OptionValue, other: OptionValue, rest: list[Choice]) -> bool:
    """Whether a table can have both values, if up to MAX_OTHER_OPTIONS other options may change too."""
    both = {**usual, **dict((one, other))}
    return any(game.forbids({**both, **more}) is None for more in _unusual_options(rest))


def _unusual_options(rest: list[Choice]) -> Iterator[Options]:
    picks = [(choice.id, value) for choice in rest for value in choice.values if value != choice.default]
    for count in range(MAX_OTHER_OPTIONS + 1):
        yield from (dict(some) for some in combinations(picks, count))
