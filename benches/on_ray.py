"""One series of matches in one process, in two, and on a Ray cluster of two nodes on this machine.

    python -m benches.on_ray

It needs Ray (make test-ray). Entering the cluster is counted for itself: that is the same however much is played.
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
    """The address of a cluster."""
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


def timed(bots: list[str], games: int, **how: Any) -> tuple[float, float, list[PlayedMatch]]:
    """Seconds until the first match is there, seconds for all the others, and what was played."""
    began, first = time.perf_counter(), 0.0

    def heard(done: int, _: int) -> None:
        nonlocal first
        if done == 1:
            first = time.perf_counter() - began

    played = play_series("adventureland", bots, games, players=2, progress=heard, **how)
    return first, time.perf_counter() - began - first, played


def main() -> None:
    """Prints a row for each run."""
    with two_nodes() as address:
        crews: dict[str, dict[str, Any]] = {
            "one process": {"jobs": 1},
            "two processes": {"jobs": 2},
            "two nodes": {"ray": address},
        }
        print("| bots | games | who plays | until the first, s | the others, s | matches a second |")
        print("|---|---|---|---|---|---|")
        for _ in range(ROUNDS):
            for name, (bots, games) in SERIES.items():
                results: list[list[tuple[int, ...]]] = []
                for crew, how in crews.items():
                    first, others, played = timed(bots, games, **how)
                    results.append([one.points for one in played])
                    print(f"| {name} | {games} | {crew} | {first:.1f} | {others:.1f} | {(games - 1) / others:.0f} |")
                assert results[0] == results[1] == results[2], "the same seeds, the same matches"


if __name__ == "__main__":
    main()
