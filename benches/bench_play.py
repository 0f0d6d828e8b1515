"""How fast Meadhall plays, forks and looks, beside catanatron's game of Catan.

    make bench

Each of the two has an interpreter of its own; they are measured in turn, on one core at a time. Absolute times say
little on a shared machine; the ratios of pairs measured in the same second are what to quote.
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


def micros(act: Callable[[], object], times: int) -> float:
    """Microseconds of processor time for one act."""
    start = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - start) / times * 1e6


# ---- in Meadhall's interpreter


def meadhall_rate(first: int, matches: int, looked_into: bool = False) -> float:
    """Decisions a second: Adventure Land by random options through the public API, with record and events.

    A match that is looked into before every answer (`looked_into`) leaves a checkpoint at every step.
    """
    import meadhall.engine

    decisions = 0
    start = time.process_time()
    for seed in range(first, first + matches):
        match = meadhall.play("adventureland", seed=seed, players=SEATS)
        rng = random.Random(seed).random
        while (ask := match.ask) is not None:
            if looked_into:
                match.refresh_checkpoint()
            options = ask.menus[ask.seat].options
            match.answer(ask.seat, options[int(rng() * len(options))])
            decisions += 1
    return decisions / (time.process_time() - start)


def meadhall_looks(seed: int) -> tuple[float, float, float]:
    """Microseconds of a fork, a view and an imagined world, in mid-turn: at the second question of a move."""
    import meadhall.engine

    match = meadhall.play("adventureland", seed=seed, players=SEATS)
    rng = random.Random(seed)
    left = 60
    while left > 0 or match.menu().question != "where":
        match.answer(match.asked, rng.choice(match.menu().options))
        left -= 1
    view = match.view(match.asked)
    return (
        micros(lambda: match.fork(rng), 1000),
        micros(lambda: match.view(0), 1000),
        micros(lambda: meadhall.engine.imagine(view, rng), 1000),
    )


# ---- in catanatron's interpreter


def catan_rate(first: int, games: int) -> float:
    """Decisions a second of `Game.play()` with four random players."""
    from catanatron import Color, Game, RandomPlayer

    decisions, spent = 0, 0.0
    for seed in range(first, first + games):
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        start = time.process_time()
        game.play()
        spent += time.process_time() - start
        decisions += len(game.state.actions)
    return decisions / spent


def catan_copy(seed: int) -> float:
    """Microseconds of `Game.copy()` after 300 ticks."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    for _ in range(300):
        game.play_tick()
    return micros(game.copy, 1000)


# ---- beside one another


def import_ms() -> float:
    """Milliseconds: a fresh interpreter that imports meadhall, less one that imports nothing."""

    def spent(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    spent("import meadhall")
    return 1000 * statistics.median(spent("import meadhall") - spent("pass") for _ in range(7))


def show(what: str, unit: str, ours: list[float], theirs: list[float]) -> None:
    pairs = [a / b for a, b in zip(ours, theirs, strict=True)]
    mine, other = statistics.median(ours), statistics.median(theirs)
    spread = f"{statistics.median(pairs):5.2f}  ({min(pairs):.2f} to {max(pairs):.2f})"
    print(f"{what:28} {mine:10,.1f} {other:12,.1f} {unit:14} {spread}")


def main() -> None:
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawn) as here, ProcessPoolExecutor(1, spawn) as there:
        here.submit(meadhall_rate, 0, 40).result()
        there.submit(catan_rate, 0, 2).result()
        ours, dense, theirs, looks, copies = [], [], [], [], []
        for r in range(ROUNDS):
            ours.append(here.submit(meadhall_rate, r * 60, 60).result())
            theirs.append(there.submit(catan_rate, r * 6, 6).result())
            dense.append(here.submit(meadhall_rate, r * 60, 60, True).result())
            looks.append(here.submit(meadhall_looks, r).result())
            copies.append(there.submit(catan_copy, r).result())
    print(f"{'':28} {'meadhall':>10} {'catanatron':>12} {'':14} ratio of pairs, median (min to max)")
    show("random play", "decisions/s", ours, theirs)
    show("a checkpoint at every step", "decisions/s", dense, theirs)
    show("fork in mid-turn / copy", "us", [fork for fork, _, _ in looks], copies)
    print(f"{'a view':28} {statistics.median(view for _, view, _ in looks):10,.1f} {'':12} us")
    print(f"{'an imagined world':28} {statistics.median(world for _, _, world in looks):10,.1f} {'':12} us")
    print(f"{'import meadhall':28} {import_ms():10,.1f} {'':12} ms")


if __name__ == "__main__":
    main()
