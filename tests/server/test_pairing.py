"""The form of a new table knows exactly the incompatible options that the games refuse."""

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


def random_options(game: Game[Any], dice: random.Random) -> dict[str, Setting]:
    """Return random options, most of them with their default value."""
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
def test_pairwise_compatible_options_are_accepted_and_others_refused(name: str) -> None:
    game, dice = find_game(name), random.Random(name)
    pairs = option_conflicts(game)
    refused = 0
    for _ in range(TRIES):
        options = random_options(game, dice)
        clash = [pair for pair in pairs if options[pair.one] == pair.value and options[pair.other] in pair.values]
        assert bool(clash) == is_refused(game, options), f"the form of a new table disagrees about {options}"
        refused += bool(clash)
    assert refused or not pairs


def test_start_player_is_offered_only_among_the_seats_in_play() -> None:
    pairs = [
        (conflict.value, conflict.values)
        for conflict in option_conflicts(find_game("adventureland"))
        if conflict.other == "start_player"
    ]
    assert pairs == [(2, ["seat3", "seat4"]), (3, ["seat4"])]


def test_timed_by_names_the_option_for_real_time() -> None:
    assert real_time_options(find_game("heroes")) == {"mode": "realtime"}
    assert real_time_options(find_game("adventureland")) == {}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_adventure_is_described(language: str) -> None:
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
