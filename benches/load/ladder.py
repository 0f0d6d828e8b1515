"""`python -m benches.load.ladder`: measures how many answers per second a hall can handle.

A rung is a rate at which clients answer for a while. It holds if nearly all due answers were given, all clients saw
nearly all of them in time, and there were no errors. Each round tries higher and higher rungs with a new hall, until
one fails.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benches.halls.served import HallProcess, running_hall
from benches.load.run import Load, Result, quantile, run

MAX_SEEN_MS = 150.0  # milliseconds in which 99 % of the answers must be seen by all
MIN_ANSWERED_SHARE = 0.95  # minimum share of the due answers
RATES = (125, 175, 250, 350, 500, 700, 1000, 1400)


@dataclass(frozen=True)
class LoadStep:
    """One rate and its results."""

    rate: float
    result: Result

    @property
    def milliseconds_until_seen(self) -> float:
        """Milliseconds until 99 % of the answers were seen by all."""
        shown = sorted(self.result.tally.sight_times)
        return 1000 * quantile(shown, 99) if shown else float("inf")

    @property
    def answers_per_second(self) -> float:
        """Answers per second."""
        return len(self.result.tally.acknowledgement_times) / self.result.seconds

    @property
    def is_handled(self) -> bool:
        """Whether the hall managed this rate."""
        errors = self.result.tally.errors or self.result.logged_errors
        return (
            not errors
            and self.milliseconds_until_seen <= MAX_SEEN_MS
            and self.answers_per_second >= MIN_ANSWERED_SHARE * self.rate
        )

    def text(self) -> str:
        """Return the results in one line."""
        result = self.result
        acks = sorted(result.tally.acknowledgement_times)
        acked = f"{1000 * quantile(acks, 50):.0f} and {1000 * quantile(acks, 99):.0f}" if acks else "never"
        peak, errors = max(size for _, size in result.memory), len(result.tally.errors) + len(result.logged_errors)
        return (
            f"{self.rate:5.0f}: {self.answers_per_second:4.0f} answers/s, acknowledged {acked} ms, seen by all "
            f"{self.milliseconds_until_seen:.0f} ms (p99), {peak:.0f} MiB, hall {result.server_cores:.2f} cores, "
            f"people {result.generator_cores:.2f}, "
            f"others {result.other_cores:.2f}, {errors} errors{'' if self.is_handled else ' - too much'}"
        )


def highest_rate(hall: HallProcess, sockets: int, rates: Sequence[float], seconds: float, seed: str) -> float:
    """Try rising rates until one fails; return the answers per second of the highest rung that holds."""
    best = 0.0
    for rate in rates:
        rung = LoadStep(rate, run(hall, Load(sockets, rate, seconds, seed=f"{seed} {rate}")))
        print("   ", rung.text(), flush=True)
        if not rung.is_handled:
            break
        best = rung.answers_per_second
    return best


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rates", type=float, nargs="+", default=RATES)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    bests = list[float]()
    for number in range(arguments.rounds):
        print(f"round {number + 1}", flush=True)
        with tempfile.TemporaryDirectory() as folder, running_hall(Path(folder) / "hall") as hall:
            bests.append(highest_rate(hall, arguments.sockets, arguments.rates, arguments.seconds, f"round {number}"))
    print(f"{statistics.median(bests):.0f} answers/s (middle of {', '.join(f'{best:.0f}' for best in bests)})")


if __name__ == "__main__":
    main()
