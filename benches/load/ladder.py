"""`python -m benches.load.ladder`: how many answers a second a hall bears, with one worker and with several, in turn.

A rung is a rate at which people answer for a while. It holds if nearly all that was due was answered, all have seen
nearly all of it in time, and nothing went wrong. The hall climbs until a rung breaks, round after round, each time with
another number of workers.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benches.halls.served import Served, serving
from benches.load.run import Load, Result, quantile, run

SEEN = 150.0  # milliseconds in which all have seen an answer, of a hundred 99
ANSWERED = 0.95  # of what was due
RATES = (125, 175, 250, 350, 500, 700, 1000, 1400)


@dataclass(frozen=True)
class Rung:
    """One rate, and what came of it."""

    rate: float
    result: Result

    @property
    def seen(self) -> float:
        """Milliseconds until 99 of 100 answers were seen by all."""
        shown = sorted(self.result.tally.shown)
        return 1000 * quantile(shown, 99) if shown else float("inf")

    @property
    def answered(self) -> float:
        """Answers a second."""
        return len(self.result.tally.acks) / self.result.seconds

    @property
    def holds(self) -> bool:
        """Whether the hall bore it."""
        wrong = self.result.tally.errors or self.result.mistakes
        return not wrong and self.seen <= SEEN and self.answered >= ANSWERED * self.rate

    def text(self) -> str:
        """What came of it, in one line."""
        result = self.result
        acks = sorted(result.tally.acks)
        acked = f"{1000 * quantile(acks, 50):.0f} and {1000 * quantile(acks, 99):.0f}" if acks else "never"
        most, errors = max(size for _, size in result.memory), len(result.tally.errors) + len(result.mistakes)
        return (
            f"{self.rate:5.0f}: {self.answered:4.0f} answers/s, acknowledged {acked} ms, seen by all "
            f"{self.seen:.0f} ms (p99), {most:.0f} MiB, hall {result.server:.2f} cores, people {result.generator:.2f}, "
            f"others {result.others:.2f}, {errors} errors{'' if self.holds else ' - too much'}"
        )


def climb(hall: Served, sockets: int, rates: Sequence[float], seconds: float, seed: str) -> Rung | None:
    """The highest rung that holds; None if not even the first does."""
    best: Rung | None = None
    for rate in rates:
        rung = Rung(rate, run(hall, Load(sockets, rate, seconds, seed=f"{seed} {rate}")))
        print("   ", rung.text(), flush=True)
        if not rung.holds:
            break
        best = rung
    return best


def main() -> None:
    """Runs it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--rates", type=float, nargs="+", default=RATES)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    borne: dict[int, list[float]] = {workers: [] for workers in given.workers}
    for nth in range(given.rounds):
        for workers in given.workers:
            print(f"round {nth + 1}, {workers} workers", flush=True)
            words = ("--workers", str(workers)) if workers > 1 else ()
            with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "hall", 0, *words) as hall:
                best = climb(hall, given.sockets, given.rates, given.seconds, f"round {nth}")
            borne[workers].append(best.answered if best is not None else 0.0)
    first = given.workers[0]
    for workers, answers in borne.items():
        ratios = [one / other for one, other in zip(answers, borne[first], strict=True) if other]
        times = f"; {statistics.median(ratios):.2f} times {first}" if ratios and workers != first else ""
        print(f"{workers} workers: {', '.join(f'{one:.0f}' for one in answers)} answers/s{times}")


if __name__ == "__main__":
    main()
