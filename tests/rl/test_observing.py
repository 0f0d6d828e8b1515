"""Observations have a fixed length and contain only what the seat knows. The mask equals the menu."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from meadhall.engine import imagine, installed_games
from meadhall.engine.model.state import encode
from meadhall.rl import env
from meadhall.rl.aec import MeadhallAEC
from tests.depth import deep

GAMES = installed_games()


def random_questions(environment: MeadhallAEC, matches: int, answers: int) -> Iterator[str]:
    """Yield the agent to move, at every question of some random matches."""
    rng = random.Random(environment.turns.game.id)
    for seed in range(matches):
        environment.reset(seed=seed)
        for _ in range(answers):
            if environment.turns.is_over:
                break
            yield environment.agent_selection
            environment.step(rng.choice(list(environment.infos[environment.agent_selection]["keys"])))


@pytest.mark.parametrize("game", GAMES)
def test_observation_length_is_constant_and_the_mask_equals_the_menu(game: str) -> None:
    environment = env(game, players=2)
    for agent in random_questions(environment, 2, deep(60)):
        seen = environment.observe(agent)
        assert environment.observation_space(agent).contains(seen)
        menu = [option.key for option in environment.turns.match.menu(environment.turns.seat)]
        keys = environment.infos[agent]["keys"]
        assert sorted(keys.values()) == sorted(menu)
        assert list(np.flatnonzero(seen["action_mask"])) == sorted(keys)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_its_own_name(game: str) -> None:
    encoder = env(game, players=2).turns.encoder
    assert len({column.name for column in encoder.columns}) == encoder.size


@pytest.mark.parametrize("game", GAMES)
def test_bag_counts_stay_in_their_declared_range(game: str) -> None:
    environment = env(game, players=2)
    bags = [(at, column) for at, column in enumerate(environment.turns.encoder.columns) if ".bags[" in column.name]
    for agent in random_questions(environment, 1, deep(20)):
        numbers = environment.observe(agent)["observation"]
        assert all(column.minimum <= numbers[at] <= column.maximum for at, column in bags)


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_differ_in_secrets_have_equal_observations(game: str) -> None:
    environment = env(game, players=3)
    turns, lot, different = environment.turns, random.Random(game), 0
    for at, _ in enumerate(random_questions(environment, 1, deep(80))):
        for seat in range(turns.seats) if at % 10 == 0 else ():
            here = turns.observe(seat)
            world = imagine(turns.view(seat), lot)
            different += encode(world.state) != encode(turns.match.state)
            there = world.glance(seat)
            there.waiting = turns.asked_seats  # public; in a world, seats that have answered secretly are asked again
            assert turns.encoder.numbers(there) == here.tolist()
    secrets = any(seen > 0 and seen != -1 for seen in turns.match.state.faces.seen)
    assert different or not secrets


def test_unasked_seat_has_no_action() -> None:
    environment = env("adventureland", players=2)
    environment.reset(seed=1)
    (other,) = {*environment.agents} - {environment.agent_selection}
    assert not environment.observe(other)["action_mask"].any()
    assert environment.infos[other] == {}


def test_column_names_match_the_observed_values() -> None:
    environment = env("adventureland", players=2)
    environment.reset(seed=1)
    names = [column.name for column in environment.turns.encoder.columns]
    seen = environment.observe("seat_1")["observation"]
    assert (seen[names.index("seat[0]")], seen[names.index("seat[1]")]) == (0, 1)
    lying = environment.turns.match.state.lying
    assert [seen[names.index(f"lying[{field}]")] for field in range(len(lying))] == lying
