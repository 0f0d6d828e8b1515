"""Compares the speed of play, forks and views with catanatron's game of Catan.

    make bench

Each of the two has its own interpreter. They are measured alternately, on one core at a time. On a shared machine only
the ratios of pairs measured in the same second are meaningful, not the absolute times.
"""

from __future__ import annotations

import multiprocessing
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

ROUNDS = 12
SEATS = 4


def microseconds_per_call(act: Callable[[], object], times: int) -> float:
    """Return the microseconds of processor time for one call."""
    start = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - start) / times * 1e6


# ---- in Meadhall's interpreter


def meadhall_rate(first: int, matches: int, with_checkpoints: bool = False) -> float:
    """Return the decisions per second of Adventure Land: random options, public API, with record and events.

    With `with_checkpoints` the match makes a checkpoint before every answer.
    """
    import meadhall.engine

    decisions = 0
    start = time.process_time()
    for seed in range(first, first + matches):
        match = meadhall.play("adventureland", seed=seed, players=SEATS)
        rng = random.Random(seed).random
        while (ask := match.ask) is not None:
            if with_checkpoints:
                match.refresh_checkpoint()
            options = ask.menus[ask.seat].options
            match.answer(ask.seat, options[int(rng() * len(options))])
            decisions += 1
    return decisions / (time.process_time() - start)


def meadhall_times(seed: int) -> tuple[float, float, float]:
    """Return the microseconds of a fork, a view and an imagined world, at the second question of a move."""
    import meadhall.engine

    match = meadhall.play("adventureland", seed=seed, players=SEATS)
    rng = random.Random(seed)
    remaining = 60
    while remaining > 0 or match.menu().question != "where":
        match.answer(match.asked, rng.choice(match.menu().options))
        remaining -= 1
    view = match.view(match.asked)
    return (
        microseconds_per_call(lambda: match.fork(rng), 1000),
        microseconds_per_call(lambda: match.view(0), 1000),
        microseconds_per_call(lambda: meadhall.engine.imagine(view, rng), 1000),
    )


# ---- in catanatron's interpreter


def catan_rate(first: int, matches: int) -> float:
    """Return the decisions per second of `Game.play()` with four random players."""
    from catanatron import Color, Game, RandomPlayer

    decisions, spent = 0, 0.0
    for seed in range(first, first + matches):
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        start = time.process_time()
        game.play()
        spent += time.process_time() - start
        decisions += len(game.state.actions)
    return decisions / spent


def catan_copy(seed: int) -> float:
    """Return the microseconds of `Game.copy()` after 300 ticks."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    for _ in range(300):
        game.play_tick()
    return microseconds_per_call(game.copy, 1000)


# ---- both


def import_ms() -> float:
    """Return the milliseconds for `import meadhall`: a fresh interpreter with the import, minus one without it."""

    def seconds_for(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    seconds_for("import meadhall")
    return 1000 * statistics.median(seconds_for("import meadhall") - seconds_for("pass") for _ in range(7))


def print_comparison(name: str, unit: str, our_values: list[float], their_values: list[float]) -> None:
    pairs = [a / b for a, b in zip(our_values, their_values, strict=True)]
    own_median, other_median = statistics.median(our_values), statistics.median(their_values)
    spread = f"{statistics.median(pairs):5.2f}  ({min(pairs):.2f} to {max(pairs):.2f})"
    print(f"{name:28} {own_median:10,.1f} {other_median:12,.1f} {unit:14} {spread}")


def main() -> None:
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawn) as own_pool, ProcessPoolExecutor(1, spawn) as catan_pool:
        own_pool.submit(meadhall_rate, 0, 40).result()
        catan_pool.submit(catan_rate, 0, 2).result()
        ours, dense, theirs, looks, copies = [], [], [], [], []
        for r in range(ROUNDS):
            ours.append(own_pool.submit(meadhall_rate, r * 60, 60).result())
            theirs.append(catan_pool.submit(catan_rate, r * 6, 6).result())
            dense.append(own_pool.submit(meadhall_rate, r * 60, 60, True).result())
            looks.append(own_pool.submit(meadhall_times, r).result())
            copies.append(catan_pool.submit(catan_copy, r).result())
    print(f"{'':28} {'meadhall':>10} {'catanatron':>12} {'':14} ratio of pairs, median (min to max)")
    print_comparison("random play", "decisions/s", ours, theirs)
    print_comparison("a checkpoint at every step", "decisions/s", dense, theirs)
    print_comparison("fork in mid-turn / copy", "us", [fork for fork, _, _ in looks], copies)
    print(f"{'a view':28} {statistics.median(view for _, view, _ in looks):10,.1f} {'':12} us")
    print(f"{'an imagined world':28} {statistics.median(world for _, _, world in looks):10,.1f} {'':12} us")
    print(f"{'import meadhall':28} {import_ms():10,.1f} {'':12} ms")


if __name__ == "__main__":
    main()
