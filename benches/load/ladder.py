"""`python -m benches.load.ladder`: how many answers a second a hall can take.

A rung is a rate at which people answer for a while. It holds if nearly all that was due was answered, all have seen
nearly all of it in time, and nothing went wrong. In each round a new hall climbs until a rung breaks.
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
        """The results in one line."""
        result = self.result
        acks = sorted(result.tally.acks)
        acked = f"{1000 * quantile(acks, 50):.0f} and {1000 * quantile(acks, 99):.0f}" if acks else "never"
        most, errors = max(size for _, size in result.memory), len(result.tally.errors) + len(result.mistakes)
        return (
            f"{self.rate:5.0f}: {self.answered:4.0f} answers/s, acknowledged {acked} ms, seen by all "
            f"{self.seen:.0f} ms (p99), {most:.0f} MiB, hall {result.server:.2f} cores, people {result.generator:.2f}, "
            f"others {result.others:.2f}, {errors} errors{'' if self.holds else ' - too much'}"
        )


def climb(hall: Served, sockets: int, rates: Sequence[float], seconds: float, seed: str) -> float:
    """Climb until a rung breaks; returns the answers a second on the highest rung that holds."""
    borne = 0.0
    for rate in rates:
        rung = Rung(rate, run(hall, Load(sockets, rate, seconds, seed=f"{seed} {rate}")))
        print("   ", rung.text(), flush=True)
        if not rung.holds:
            break
        borne = rung.answered
    return borne


def main() -> None:
    """Runs it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rates", type=float, nargs="+", default=RATES)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    borne = list[float]()
    for nth in range(given.rounds):
        print(f"round {nth + 1}", flush=True)
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "hall") as hall:
            borne.append(climb(hall, given.sockets, given.rates, given.seconds, f"round {nth}"))
    print(f"{statistics.median(borne):.0f} answers/s (middle of {', '.join(f'{one:.0f}' for one in borne)})")


if __name__ == "__main__":
    main()
