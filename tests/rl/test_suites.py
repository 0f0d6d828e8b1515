"""The test suites of PettingZoo and Gymnasium, for all games."""

from __future__ import annotations

import warnings

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from meadhall.engine import installed_games
from meadhall.rl import env, seat_env

GAMES = installed_games()


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_suite_passes(game: str) -> None:
    with warnings.catch_warnings():  # the suite turns these warnings off for PettingZoo's classic games, too
        warnings.filterwarnings("ignore", "Observation (space for each agent|is not a NumPy array)")
        api_test(env(game, players=2), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_gives_the_same_match(game: str) -> None:
    seed_test(lambda: env(game, players=2), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_suite_passes(game: str) -> None:
    check_env(seat_env(game, players=2), skip_render_check=True)
