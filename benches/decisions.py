"""Measures the time of a decision in random play and of a sight, for any game.

    python -m benches.decisions swordsorcery mode=single quest=q3 heroes=4 --matches 40
    python -m benches.decisions swordsorcery mode=single quest=q0,q1,q2,q3,q4 heroes=2,3,4,5

Options with several values are tried in every combination, and the last row is the mean of all decisions. Warm-up
matches, which are not measured, fill caches such as lines of sight of a map.

A decision is a random answer through the public API, with record and events, until the next question is open. It
includes steps without a question. A sight is the hall's message to one seat: view, scene, menu, words and public state.
Times are processor time.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from meadhall.engine import Match
from meadhall.engine.contract.game import Game, Setting
from meadhall.engine.contract.registry import find_game
from meadhall.engine.play.perspective import Perspective
from meadhall.server.live.sight import SightContext, sight_of


def decision_microseconds(game: Game[Any], settings: dict[str, Setting], matches: int) -> tuple[float, int]:
    """Return the mean microseconds of a decision, and the number of decisions."""
    spent, decisions = 0.0, 0
    for seed in range(matches):
        match = Match(game, seed, **settings)
        luck = random.Random(seed).random
        start = time.process_time()
        while (ask := match.ask) is not None:
            options = ask.menus[ask.seat].options
            match.answer(ask.seat, options[int(luck() * len(options))])
            decisions += 1
        spent += time.process_time() - start
    return spent / decisions * 1e6, decisions


def sight_microseconds(
    game: Game[Any], settings: dict[str, Setting], matches: int, sampling_interval: int = 25
) -> tuple[float, int]:
    """Return the mean microseconds of the asked seat's sight, and their number."""
    spent, sights = 0.0, 0
    for seed in range(matches):
        match = Match(game, seed, **settings)
        names = [f"player {seat + 1}" for seat in range(game.seats(match.options))]
        luck = random.Random(seed).random
        decisions = 0
        while (ask := match.ask) is not None:
            if decisions % sampling_interval == sampling_interval - 1:
                perspective = Perspective(match, names, ask.seat)
                start = time.process_time()
                sight_of(perspective, SightContext(decisions, [], [], 0, [], decisions=decisions))
                spent += time.process_time() - start
                sights += 1
            options = ask.menus[ask.seat].options
            match.answer(ask.seat, options[int(luck() * len(options))])
            decisions += 1
    return spent / sights * 1e6, sights


class Mean:
    """A weighted mean over several runs."""

    def __init__(self) -> None:
        self.total_microseconds = 0.0
        self.count = 0

    def add(self, us: float, times: int) -> None:
        self.total_microseconds += us * times
        self.count += times

    def __str__(self) -> str:
        return f"{self.total_microseconds / self.count:.1f} us in the mean of {self.count}"


def variants(game: Game[Any], option_lists: Sequence[str]) -> Iterator[tuple[str, dict[str, Setting]]]:
    """Yield a name and the options for each combination of values, such as those of `players=2,4`.

    Only options with several values are in the name.
    """
    lists = {name: values.split(",") for name, _, values in (word.partition("=") for word in option_lists)}
    for values in product(*lists.values()):
        chosen = dict(zip(lists, values, strict=True))
        name = " ".join(f"{name}={value}" for name, value in chosen.items() if len(lists[name]) > 1)
        yield name, game.read_options(chosen)


def main() -> None:
    """Print the times of decisions and sights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--warm", type=int, default=8, help="number of warm-up matches, which are not measured")
    parser.add_argument("options", nargs="*", metavar="name=value")
    arguments = parser.parse_intermixed_args()
    game = find_game(arguments.game)
    decisions, sights = Mean(), Mean()
    for name, options in variants(game, arguments.options):
        decision_microseconds(game, options, arguments.warm)
        decision, sight = (
            decision_microseconds(game, options, arguments.matches),
            sight_microseconds(game, options, arguments.matches),
        )
        decisions.add(*decision)
        sights.add(*sight)
        if name:
            print(f"{name}: {decision[0]:.1f} us a decision, {sight[0]:.1f} us a sight", flush=True)
    print(f"decision: {decisions}")
    print(f"sight: {sights}")


if __name__ == "__main__":
    main()
