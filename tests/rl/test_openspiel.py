"""Games in OpenSpiel: its test suite passes, clones have the same luck, and worlds with other secrets look the same."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from meadhall.engine import BadOption, find_game, installed_games
from meadhall.rl import env, spiel_game
from meadhall.rl.openspiel import register
from tests.depth import deep

GAMES = installed_games()


def play_random_answers(state: Any, answers: int, seed: int = 1) -> Any:
    """Return the state after this many random answers, or after the last one."""
    rng = random.Random(seed)
    while answers and not state.is_terminal():
        state.apply_action(0 if state.is_chance_node() else rng.choice(state.legal_actions()))
        answers -= 1
    return state


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_suite_passes(game: str) -> None:
    pyspiel.random_sim_test(
        spiel_game(game, players=2, max_answers=deep(30)), num_sims=1, serialize=False, verbose=False
    )


def test_finished_match_is_restored_from_its_history() -> None:
    game = spiel_game("adventureland", players=3)
    state = play_random_answers(game.new_initial_state(), -1)
    assert sorted(state.returns())[-1] > 0
    second_result = game.new_initial_state()
    for action in state.history():
        second_result.apply_action(action)
    assert (str(second_result), second_result.returns()) == (str(state), state.returns())


def test_openspiel_game_has_the_observations_of_the_environment() -> None:
    environment = env("heroes", players=2)
    state = play_random_answers(spiel_game("heroes", players=2).new_initial_state(), 30)
    environment.turns.match = state.dealt_match.turns.match
    for seat in (0, 1):
        environment.turns._glances.clear()
        assert np.array_equal(state.observation_tensor(seat), environment.turns.observe(seat))
    names = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert sorted(names) == sorted(state.dealt_match.turns.keys(state.current_player()))


def test_clone_has_the_same_future_luck() -> None:
    state = play_random_answers(spiel_game("adventureland", players=2).new_initial_state(), 5)
    clone = state.clone()
    assert str(play_random_answers(state, 60)) == str(play_random_answers(clone, 60))


def test_two_deals_have_different_luck() -> None:
    game = spiel_game("adventureland", players=3)
    first, second = game.new_initial_state(), game.new_initial_state()
    first.apply_action(0)
    second.apply_action(1)
    assert str(play_random_answers(first, 60)) != str(play_random_answers(second, 60))


@pytest.mark.parametrize("game", GAMES)
def test_resampled_world_looks_the_same_and_has_other_luck(game: str) -> None:
    state = play_random_answers(spiel_game(game, players=2).new_initial_state(), 40)
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(player) == state.information_state_string(player)
    assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
    assert other.legal_actions() == state.legal_actions()
    assert other.dealt_match.luck.seed != state.dealt_match.luck.seed


def test_information_state_recalls_earlier_observations() -> None:
    state = play_random_answers(spiel_game("adventureland", players=2).new_initial_state(), 9)
    player = state.current_player()
    output = state.information_state_string(player).split("\n")
    assert output[-1] == state.observation_string(player)
    assert len(output) > 1


def test_openspiel_search_plays() -> None:
    state = play_random_answers(spiel_game("adventureland", players=2, max_answers=200).new_initial_state(), 3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=3,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_options_are_parameters_and_invalid_ones_are_refused() -> None:
    register(find_game("heroes"))
    game = pyspiel.load_game("meadhall_heroes(players=3,elimination=off)")
    assert game.num_players() == 3
    assert game.turns.options["elimination"] == "off"
    with pytest.raises(BadOption, match="players cannot be 7"):
        spiel_game("heroes", players=7)


def test_custom_game_can_be_loaded() -> None:
    pyspiel.random_sim_test(spiel_game(find_game("examples/pig.py")), num_sims=2, serialize=False, verbose=False)
