"""Steps a second of our environments beside the classics of PettingZoo and OpenSpiel, all in one run.

    make bench

Everywhere the same: a step is a random answer, with its player's observation and action mask. All
are measured in turn, in one process; absolute rates say little on a shared machine, ratios within a round are what to
quote. Classics of PettingZoo are taken without the wrappers that look for mistakes.
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
SECONDS: Final = 0.5  # of processor time, each of them in each round
ZOO: Final = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5")
SPIEL: Final = ("python_tic_tac_toe", "tic_tac_toe", "chess", "backgammon", "gin_rummy")
Steps = Callable[[int], Iterator[None]]


def rate(steps: Steps, seed: int) -> float:
    """Steps a second of processor time, over whole matches."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for _ in steps(seed * 1000 + done):
            done += 1
    return done / spent


def zoo(made: Any) -> Steps:
    """Matches of an AEC environment."""

    def steps(seed: int) -> Iterator[None]:
        lot = random.Random(seed)
        made.reset(seed=seed)
        for _ in made.agent_iter():
            seen, _, over, truncated, _ = made.last()
            if over or truncated:
                made.step(None)
                continue
            made.step(int(lot.choice(np.flatnonzero(seen["action_mask"]))))
            yield

    return steps


def spiel(game: Any) -> Steps:
    """Matches of a game of OpenSpiel."""
    observation = make_observation(game)

    def steps(seed: int) -> Iterator[None]:
        lot = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(actions, chances)[0])
                continue
            player = state.current_player()
            observation.set_from(state, player)
            state.apply_action(lot.choice(state.legal_actions(player)))
            yield

    return steps


def show(title: str, rates: dict[str, list[float]], ours: list[str], theirs: list[str]) -> None:
    print(f"{title:22} {'steps/s':>10}   times that of {', '.join(theirs)}: median (min to max) within a round")
    for name in [*theirs, *ours]:
        line = f"{name:22} {statistics.median(rates[name]):10,.0f}"
        for other in theirs if name in ours else ():
            pairs = [a / b for a, b in zip(rates[name], rates[other], strict=True)]
            line += f"   {statistics.median(pairs):.3g} ({min(pairs):.3g} to {max(pairs):.3g})"
        print(line)


def compare(title: str, ours: dict[str, Steps], theirs: dict[str, Steps]) -> None:
    """Measures all in turn, round by round."""
    rates: dict[str, list[float]] = {name: [] for name in (*theirs, *ours)}
    for number in range(ROUNDS + 1):
        for name, steps in (theirs | ours).items():
            once = rate(steps, number)
            if number > 0:  # the first round warms up
                rates[name].append(once)
    show(title, rates, list(ours), list(theirs))


def main() -> None:
    importlib.import_module("open_spiel.python.games")  # from here on the games that are written in Python are known
    games = installed_games()
    classics = {name: zoo(importlib.import_module(f"pettingzoo.classic.{name}").raw_env()) for name in ZOO}
    compare("PettingZoo", {name: zoo(env(name, players=2)) for name in games}, classics)
    known = {name: spiel(pyspiel.load_game(name)) for name in SPIEL}
    compare("OpenSpiel", {name: spiel(spiel_game(name, players=2)) for name in games}, known)


if __name__ == "__main__":
    main()
