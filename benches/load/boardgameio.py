"""`python -m benches.load.boardgameio`: the load of `benches.load.ladder` on the server of boardgame.io.

It needs Node, and once `npm install --no-package-lock` in `benches/boardgameio`. The game is small, with as many seats
and fields as Adventure Land. The clients are a Node process. A rung holds under the conditions of the ladder: 95 % of
the due answers were given, all clients saw 99 % of them within 150 ms, and there were no errors.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from benches.halls.served import Machine, children_of, cpu_of, free_port, memory_of
from benches.load.ladder import MAX_SEEN_MS, MIN_ANSWERED_SHARE, RATES
from benches.load.run import quantile

FOLDER: Final = Path(__file__).parents[1] / "boardgameio"
REQUIREMENTS: Final = "it needs Node, and once `npm install --no-package-lock` in benches/boardgameio"


class Tally(msgspec.Struct):
    """Waiting times of the clients, in milliseconds."""

    acks: list[float]
    shown: list[float]
    errors: list[str]
    behind: int
    seconds: float
    updates: int


@dataclass(frozen=True)
class LoadStep:
    """One rate and its results. `server_cores`, `client_cores` and `other_cores` are used cores, `memory` is in MiB."""

    rate: float
    tally: Tally
    server_cores: float
    client_cores: float
    other_cores: float
    memory: float

    @property
    def answers_per_second(self) -> float:
        """Answers per second."""
        return len(self.tally.acks) / self.tally.seconds

    @property
    def milliseconds_until_seen(self) -> float:
        """Milliseconds until 99 % of the answers were seen by all."""
        return quantile(sorted(self.tally.shown), 99) if self.tally.shown else float("inf")

    @property
    def is_handled(self) -> bool:
        """Whether the server managed this rate."""
        return (
            not self.tally.errors
            and self.milliseconds_until_seen <= MAX_SEEN_MS
            and self.answers_per_second >= MIN_ANSWERED_SHARE * self.rate
        )

    def text(self) -> str:
        """Return the results in one line."""
        acks = sorted(self.tally.acks)
        acked = f"{quantile(acks, 50):.0f} and {quantile(acks, 99):.0f}" if acks else "never"
        errors = len(self.tally.errors)
        return (
            f"{self.rate:5.0f}: {self.answers_per_second:4.0f} answers/s, acknowledged {acked} ms, "
            f"seen by all {self.milliseconds_until_seen:.0f} ms (p99), {self.memory:.0f} MiB, server "
            f"{self.server_cores:.2f} cores, "
            f"people {self.client_cores:.2f}, others {self.other_cores:.2f}, {errors} "
            f"errors{'' if self.is_handled else ' - too much'}"
        )


@contextlib.contextmanager
def running_server(node: str) -> Generator[tuple[subprocess.Popen[str], list[str]]]:
    """Run the server while the context is open. Yield it and its two ports: for players, and for new tables."""
    ports = [str(free_port()), str(free_port())]
    server = subprocess.Popen([node, str(FOLDER / "server.js"), *ports], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        while line := server.stdout.readline():
            if line.strip() == "open":
                break
        else:
            sys.exit(f"boardgame.io does not open; {REQUIREMENTS}")
        yield server, ports
    finally:
        for pid in reversed(_family(server)):
            os.kill(pid, signal.SIGTERM)
        server.wait(20)
        server.stdout.close()


def measure_step(node: str, game: str, sockets: int, rate: float, seconds: float) -> LoadStep:
    """Measure one rung on a new server. A server keeps all matches in memory, so an old one would use more."""
    with running_server(node) as (server, ports):
        command = [str(FOLDER / "people.js"), *ports, game, str(sockets), str(rate), str(seconds)]
        people = subprocess.Popen([node, *command], stdout=subprocess.PIPE, text=True)
        assert people.stdout is not None
        _wait_for(people, "begin")
        machine, server_before, people_before = Machine(), _cpu(server), _cpu(people)
        _wait_for(people, "end")
        seconds_passed, cpu, people_cpu, busy = (
            machine.seconds,
            _cpu(server) - server_before,
            _cpu(people) - people_before,
            machine.busy,
        )
        memory = sum(map(memory_of, _family(server)))
        tally = msgspec.json.decode(people.stdout.readline(), type=Tally)
        people.wait(20)
        people.stdout.close()
    return LoadStep(
        rate,
        tally,
        cpu / seconds_passed,
        people_cpu / seconds_passed,
        max(0.0, busy - cpu - people_cpu) / seconds_passed,
        memory,
    )


def _cpu(process: subprocess.Popen[str]) -> float:
    return sum(map(cpu_of, _family(process)))


def _family(process: subprocess.Popen[str]) -> list[int]:
    """Return the ids of a process and its descendants. The command `node` may be a wrapper of the real process."""
    family = [process.pid]
    for pid in family:  # the list grows during the loop
        family += children_of(pid)
    return family


def _wait_for(people: subprocess.Popen[str], word: str) -> None:
    assert people.stdout is not None
    if people.stdout.readline().strip() != word:
        sys.exit("the people of boardgame.io broke off")


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", nargs="+", default=["plain"], help="plain: the server sends whole states; delta: only changes"
    )
    parser.add_argument("--rates", type=float, nargs="+", default=RATES)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15.0)
    arguments = parser.parse_args()
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules" / "boardgame.io").exists():
        sys.exit(REQUIREMENTS)
    for game in arguments.games:
        print(game, flush=True)
        for rate in arguments.rates:
            rung = measure_step(node, game, arguments.sockets, rate, arguments.seconds)
            print("   ", rung.text(), flush=True)
            if not rung.is_handled:
                break


if __name__ == "__main__":
    main()
