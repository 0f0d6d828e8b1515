"""Compares a series of matches in one process, in two, and on a Ray cluster of two nodes on this machine.

    python -m benches.on_ray

It needs Ray (make test-ray). The time until the first match includes joining the cluster, and is measured separately.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from meadhall.lab import PlayedMatch, play_series

ROUNDS: Final = 3
SERIES: Final[dict[str, tuple[list[str], int]]] = {
    "random": (["random", "random"], 1000),
    "sensible": (["sensible", "sensible"], 200),
}


@contextmanager
def two_nodes() -> Iterator[str]:
    """Run a cluster of two nodes; yield its address."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.lab.nodes"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as cluster:
        assert cluster.stdout is not None
        yield cluster.stdout.readline().strip()
        cluster.communicate()


def time_series(bots: list[str], matches: int, **settings: Any) -> tuple[float, float, list[PlayedMatch]]:
    """Play a series; return the seconds until the first match, the seconds for the others, and the matches."""
    start, first = time.perf_counter(), 0.0

    def note_first(done: int, _: int) -> None:
        nonlocal first
        if done == 1:
            first = time.perf_counter() - start

    played = play_series("adventureland", bots, matches, players=2, progress=note_first, **settings)
    return first, time.perf_counter() - start - first, played


def main() -> None:
    """Print a row for each run."""
    with two_nodes() as address:
        setups: dict[str, dict[str, Any]] = {
            "one process": {"jobs": 1},
            "two processes": {"jobs": 2},
            "two nodes": {"ray": address},
        }
        print("| bots | games | who plays | until the first, s | the others, s | matches a second |")
        print("|---|---|---|---|---|---|")
        for _ in range(ROUNDS):
            for name, (bots, games) in SERIES.items():
                results: list[list[tuple[int, ...]]] = []
                for setup, settings in setups.items():
                    first, others, played = time_series(bots, games, **settings)
                    results.append([match.points for match in played])
                    print(f"| {name} | {games} | {setup} | {first:.1f} | {others:.1f} | {(games - 1) / others:.0f} |")
                assert results[0] == results[1] == results[2], "the same seeds, the same matches"


if __name__ == "__main__":
    main()
