"""How fast Meadhall plays, forks and looks, beside catanatron's game of Catan: both in this process, in turn.

    make bench

Absolute times say little on a shared machine; the ratios of pairs measured in the same second are what to quote.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from catanatron import Color, Game, RandomPlayer

import meadhall
from meadhall.engine.match import Match

ROUNDS = 12
SEATS = 4


def meadhall_play(seed: int) -> int:
    """One match of Adventure Land by random options through the public API, with record, events and checkpoints."""
    match = meadhall.play("adventureland", seed=seed, players=SEATS)
    rng = random.Random(seed).random
    decisions = 0
    while (ask := match.ask) is not None:
        options = ask.menus[ask.seat].options
        match.answer(ask.seat, options[int(rng() * len(options))])
        decisions += 1
    return decisions


def catan_game() -> Game:
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def catan_play(seed: int) -> int:
    random.seed(seed)
    game = catan_game()
    game.play()
    return len(game.state.actions)


def rate(play: Callable[[int], int], seeds: range) -> float:
    """Decisions a second of processor time."""
    start = time.process_time()
    decisions = sum(play(seed) for seed in seeds)
    return decisions / (time.process_time() - start)


def micros(act: Callable[[], object], times: int) -> float:
    """Microseconds of processor time for one act."""
    start = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - start) / times * 1e6


def mid_match(seed: int, decisions: int) -> Match[Any]:
    """A match somewhere in the middle, at the second question of a move: a fork has an answer to repeat."""
    match = meadhall.play("adventureland", seed=seed, players=SEATS)
    rng = random.Random(seed)
    while decisions > 0 or match.menu().question != "where":
        match.answer(match.asked, rng.choice(match.menu().options))
        decisions -= 1
    return match


def mid_catan(seed: int, ticks: int) -> Game:
    random.seed(seed)
    game = catan_game()
    for _ in range(ticks):
        game.play_tick()
    return game


def show(what: str, ours: list[float], theirs: list[float], unit: str, ratio: Callable[[float, float], float]) -> None:
    pairs = [ratio(a, b) for a, b in zip(ours, theirs, strict=True)]
    low, mid, high = min(pairs), statistics.median(pairs), max(pairs)
    medians = f"{statistics.median(ours):10,.1f} {statistics.median(theirs):12,.1f}"
    print(f"{what:28} {medians} {unit:14} {mid:5.2f}  ({low:.2f} to {high:.2f})")


def import_ms() -> float:
    """A fresh interpreter that imports meadhall, less one that imports nothing."""

    def spent(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    spent("import meadhall")
    return 1000 * statistics.median(spent("import meadhall") - spent("pass") for _ in range(7))


def main() -> None:
    meadhall_play(0), catan_play(0)
    ours, theirs = [], []
    for r in range(ROUNDS):
        ours.append(rate(meadhall_play, range(r * 40, r * 40 + 40)))
        theirs.append(rate(catan_play, range(r * 5, r * 5 + 5)))
    print(f"{'':28} {'meadhall':>10} {'catanatron':>12} {'':14} ratio of pairs, median (min to max)")
    show("random play", ours, theirs, "decisions/s", lambda a, b: a / b)
    forks, copies, views, worlds = [], [], [], []
    rng = random.Random(1)
    for r in range(ROUNDS):
        match, game = mid_match(r, 60), mid_catan(r, 300)
        forks.append(micros(partial(match.fork, rng), 1000))
        copies.append(micros(game.copy, 1000))
        view = match.view(match.asked)
        views.append(micros(partial(match.view, 0), 1000))
        worlds.append(micros(partial(view.imagine, rng), 1000))
    show("fork in mid-turn / copy", forks, copies, "us", lambda a, b: a / b)
    print(f"{'a view':28} {statistics.median(views):10,.1f} us")
    print(f"{'an imagined world':28} {statistics.median(worlds):10,.1f} us")
    print(f"{'import meadhall':28} {import_ms():10,.1f} ms")


if __name__ == "__main__":
    main()
