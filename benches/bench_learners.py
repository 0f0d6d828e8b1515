"""Compares steps per second of our environments and of classics of PettingZoo and OpenSpiel.

    make bench

A step is a random answer, with its player's observation and action mask. All environments are measured one after the
other, in one process. On a shared machine only the ratios within a round are meaningful, not the absolute rates.
Classics of PettingZoo are measured without the wrappers that check for errors.
"""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from meadhall.engine.contract.registry import installed_games
from meadhall.rl import env, spiel_game

ROUNDS: Final = 6
SECONDS_PER_ROUND: Final = 0.5  # processor time per environment and round
ZOO_GAMES: Final = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5")
SPIEL_GAMES: Final = ("python_tic_tac_toe", "tic_tac_toe", "chess", "backgammon", "gin_rummy")
Steps = Callable[[int], Iterator[None]]


def steps_per_second_of(steps: Steps, seed: int) -> float:
    """Return the steps per second of processor time, over whole matches."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS_PER_ROUND:
        for _ in steps(seed * 1000 + done):
            done += 1
    return done / spent


def zoo_steps(environment: Any) -> Steps:
    """Return a function that plays a match of an AEC environment, step by step."""

    def steps(seed: int) -> Iterator[None]:
        rng = random.Random(seed)
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            observation, _, is_over, is_truncated, _ = environment.last()
            if is_over or is_truncated:
                environment.step(None)
                continue
            environment.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            yield

    return steps


def spiel_steps(game: Any) -> Steps:
    """Return a function that plays a match of an OpenSpiel game, step by step."""
    observation = make_observation(game)

    def steps(seed: int) -> Iterator[None]:
        rng = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
                continue
            player = state.current_player()
            observation.set_from(state, player)
            state.apply_action(rng.choice(state.legal_actions(player)))
            yield

    return steps


def print_comparison(title: str, rates: dict[str, list[float]], our_names: list[str], their_names: list[str]) -> None:
    print(f"{title:22} {'steps/s':>10}   times that of {', '.join(their_names)}: median (min to max) within a round")
    for name in [*their_names, *our_names]:
        line = f"{name:22} {statistics.median(rates[name]):10,.0f}"
        for other in their_names if name in our_names else ():
            pairs = [a / b for a, b in zip(rates[name], rates[other], strict=True)]
            line += f"   {statistics.median(pairs):.3g} ({min(pairs):.3g} to {max(pairs):.3g})"
        print(line)


def compare(title: str, our_steps: dict[str, Steps], their_steps: dict[str, Steps]) -> None:
    """Measure all environments one after the other, round by round, and print the results."""
    rates: dict[str, list[float]] = {name: [] for name in (*their_steps, *our_steps)}
    for number in range(ROUNDS + 1):
        for name, steps in (their_steps | our_steps).items():
            steps_per_second = steps_per_second_of(steps, number)
            if number > 0:  # the first round warms up
                rates[name].append(steps_per_second)
    print_comparison(title, rates, list(our_steps), list(their_steps))


def main() -> None:
    importlib.import_module("open_spiel.python.games")  # registers OpenSpiel's Python games
    games = installed_games()
    classics = {name: zoo_steps(importlib.import_module(f"pettingzoo.classic.{name}").raw_env()) for name in ZOO_GAMES}
    compare("PettingZoo", {name: zoo_steps(env(name, players=2)) for name in games}, classics)
    known = {name: spiel_steps(pyspiel.load_game(name)) for name in SPIEL_GAMES}
    compare("OpenSpiel", {name: spiel_steps(spiel_game(name, players=2)) for name in games}, known)


if __name__ == "__main__":
    main()
