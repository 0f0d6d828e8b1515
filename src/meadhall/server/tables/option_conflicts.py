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
    choices = [choice for choice in game.choices if len(choice.values) > 1]
    defaults = {choice.id: choice.default for choice in game.choices}
    conflicts: list[Apart] = []
    for choice_a, choice_b in combinations(choices, 2):
        for value in choice_a.values:
            other_choices = [choice for choice in choices if choice not in (choice_a, choice_b)]
            excluded = [
                other_value
                for other_value in choice_b.values
                if not _is_possible(game, defaults, (choice_a.id, value), (choice_b.id, other_value), other_choices)
            ]
            if excluded:
                conflicts.append(Apart(choice_a.id, value, choice_b.id, excluded))
    return conflicts


def real_time_options(game: Game[Any]) -> dict[str, Setting]:
    """Return the option values that put a match of this game in real time, even without other changed options."""
    defaults = {choice.id: choice.default for choice in game.choices}
    candidates = ((choice.id, value) for choice in game.choices for value in choice.values if value != choice.default)
    return {name: value for name, value in candidates if game.is_timed({**defaults, name: value})}


def _is_possible(
    game: Game[Any], defaults: Options, value_a: OptionValue, value_b: OptionValue, other_choices: list[Choice]
) -> bool:
    """Whether a table can have both values, if up to MAX_OTHER_OPTIONS other options may change too."""
    pair = {**defaults, **dict((value_a, value_b))}
    return any(game.forbids({**pair, **other_options}) is None for other_options in _unusual_options(other_choices))


def _unusual_options(other_choices: list[Choice]) -> Iterator[Options]:
    candidates = [(choice.id, value) for choice in other_choices for value in choice.values if value != choice.default]
    for count in range(MAX_OTHER_OPTIONS + 1):
        yield from (dict(changed) for changed in combinations(candidates, count))
