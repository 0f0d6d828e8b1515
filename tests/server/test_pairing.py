"""A form learns about incompatible options exactly what the games themselves say."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine import Game, find_game
from meadhall.engine.common.errors import BadOption
from meadhall.engine.contract.game import Setting, choice_words
from meadhall.server.tables.option_conflicts import option_conflicts, real_time_options

PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")
GAMES = ("adventureland", "heroes", PIG)
TRIES = 4000


def drawn(game: Game[Any], dice: random.Random) -> dict[str, Setting]:
    """Options by chance, most of them the usual ones."""
    chosen = {choice.id: choice.default for choice in game.choices}
    for choice in dice.sample(game.choices, dice.randrange(len(game.choices) + 1)):
        chosen[choice.id] = dice.choice(choice.values)
    return chosen


def is_refused(game: Game[Any], options: dict[str, Setting]) -> bool:
    try:
        game.options(**options)
    except BadOption:
        return True
    return False


@pytest.mark.parametrize("name", GAMES)
def test_tables_whose_options_go_together_two_by_two_can_be_set_and_no_others(name: str) -> None:
    game, dice = find_game(name), random.Random(name)
    pairs = option_conflicts(game)
    refused = 0
    for _ in range(TRIES):
        options = drawn(game, dice)
        clash = [one for one in pairs if options[one.one] == one.value and options[one.other] in one.values]
        assert bool(clash) == is_refused(game, options), f"a form is told otherwise of {options}"
        refused += bool(clash)
    assert refused or not pairs


def test_start_player_is_offered_only_among_the_seats_in_play() -> None:
    pairs = [
        (one.value, one.values) for one in option_conflicts(find_game("adventureland")) if one.other == "start_player"
    ]
    assert pairs == [(2, ["seat3", "seat4"]), (3, ["seat4"])]


def test_timed_by_names_the_option_for_real_time() -> None:
    assert real_time_options(find_game("heroes")) == {"mode": "realtime"}
    assert real_time_options(find_game("adventureland")) == {}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_adventure_is_told_of(language: str) -> None:
    game = find_game("adventureland")
    adventure = next(choice for choice in game.choices if choice.id == "adventure")
    tells = choice_words(adventure, game.language(language)).value_help
    assert all(tells)
    assert len(set(tells)) == len(adventure.values) == 5


@pytest.mark.parametrize("name", GAMES)
def test_needed_option_value_exists_and_belongs_to_another_option(name: str) -> None:
    values = {choice.id: choice.values for choice in find_game(name).choices}
    for choice in find_game(name).choices:
        for other, value in choice.needs.items():
            assert other != choice.id
            assert value in values[other]
