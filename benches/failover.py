"""`python -m benches.failover`: makes one of two nodes of a hall fail in the middle of play.

The node is killed, frozen, cut off from the database, or closed and restarted like for an upgrade.

The other node takes over its tables. No acknowledged command may be lost or carried out twice, and everything that was
shown must be in the database. A returning node must not write to tables that it no longer owns. The benchmark starts
and stops its own PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from benches.halls.balancer import Balancer, PausablePort
from benches.halls.browser import wait_until
from benches.halls.disk import check_events
from benches.halls.postgres import StoredHall, server
from benches.halls.served import HallProcess, free_port, start_hall
from benches.halls.tables import Tables

MAX_RECOVERY_SECONDS: Final = 60.0  # maximum time until all tables continue, in seconds
FAILURE_SECONDS: Final = 9.0  # minimum seconds for which a node is frozen or cut off, longer than its lease
IN_FLIGHT_SECONDS: Final = 0.3  # seconds for replies that were sent before the failure
# errors without a database or during a close
EXPECTED_ERRORS: Final = r"sqlalchemy\.exc\.|psycopg\.|asyncio\.exceptions\.CancelledError"
# last line of a traceback
ERROR_PATTERN: Final = re.compile(rf"(?!{EXPECTED_ERRORS})[\w.]*(Error|Exception|Denied|LeaseOver)\b")
FAULTS: Final = ("killed", "frozen", "cut off", "closed")


@dataclass
class Report:
    """The results of a run. `recovery_times` holds the seconds until all tables continued, by kind of failure."""

    recovery_times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    acknowledged: int = 0
    moved_tables: int = 0
    logged_errors: list[str] = field(default_factory=list[str])

    def text(self) -> str:
        """Return the results in a few lines."""
        hits = sum(map(len, self.recovery_times.values()))
        return "\n".join(
            (
                f"{hits} times a node was hit, with {self.moved_tables} tables that went on at the other one: "
                f"{self.acknowledged} commands acknowledged, none lost, none done twice",
                *(
                    f"{fault:8} {_spread_text(times)} s until all went on"
                    for fault, times in self.recovery_times.items()
                    if times
                ),
                *(f"mistake: {line}" for line in self.logged_errors),
                f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
            )
        )


def _spread_text(times: Sequence[float]) -> str:
    ordered = sorted(times)
    return f"{len(ordered)} times: {ordered[len(ordered) // 2]:.2f} (middle), {ordered[-1]:.2f} (most)"


class RunningNode:
    """A node of the hall in its own process, with its own `PausablePort` to the database."""

    def __init__(self, folder: Path, port: int, database: int) -> None:
        self.port = port
        self.wire = PausablePort(database)
        self._address = f"127.0.0.1:{free_port()}"
        self._folder = folder
        self._hall: HallProcess | None = None

    @property
    def address(self) -> str:
        """The address at which the other node reaches this one."""
        return self._address

    async def begin(self) -> None:
        """Start the node."""
        url = f"postgresql://hall@127.0.0.1:{self.wire.port}/hall"
        arguments = ("--database", url, "--node", self._address)
        self._hall = await asyncio.to_thread(start_hall, self._folder, self.port, *arguments)

    def logged_errors(self) -> list[str]:
        """Return the unexpected errors in the node's log."""
        return [line for line in (self._folder / "log").read_text("utf-8").splitlines() if ERROR_PATTERN.match(line)]

    def kill(self) -> None:
        """Kill the process, like a power failure."""
        if self._hall is not None:
            self._hall.kill()
            self._hall = None

    def wait_until_gone(self) -> None:
        """Wait until the process has ended."""
        if self._hall is not None:
            self._hall.wait_for_exit(30)
            self._hall = None

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the process, to freeze it or let it continue."""
        assert self._hall is not None
        self._hall.process.send_signal(number)


class FailoverRun:
    """Two nodes behind a load balancer, with people at tables."""

    def __init__(self, folder: Path, url: str, database: int, seed: str) -> None:
        self.dice = random.Random(seed)
        self.stored = StoredHall(url)
        self.nodes = [RunningNode(folder / str(number), free_port(), database) for number in range(2)]
        self.balancer = Balancer([node.port for node in self.nodes], self.dice)
        self.report = Report()
        self._seed = seed

    async def play(self, tables: int, hits: int, faults: Sequence[str]) -> Report:
        """Play at `tables` tables while one of the nodes fails `hits` times; return the results."""
        async with AsyncExitStack() as stack:
            for node in self.nodes:
                await stack.enter_async_context(node.wire.open())
                stack.callback(node.kill)
                await node.begin()
            await stack.enter_async_context(self.balancer.open())
            await asyncio.sleep(1)
            everybody = Tables(self.balancer.port, self._seed)
            async with everybody.playing():
                for count in range(1, tables + 1):  # each over a new connection, so that both nodes get tables
                    await everybody.start_missing_tables(count)
                await _wait_for_all_tables(everybody, {})
                for number in range(hits):
                    await self._fail_node(faults[number % len(faults)], everybody)
                    everybody.leave_finished()
                    await everybody.start_missing_tables(tables)
        await asyncio.to_thread(self._compare, everybody)
        self.report.logged_errors = [line for node in self.nodes for line in node.logged_errors()]
        return self.report

    async def _fail_node(self, fault: str, everybody: Tables) -> None:
        await asyncio.sleep(self.dice.uniform(0.2, 1.5))
        victim, table_count = self._busiest(everybody)
        began = time.monotonic()
        self._begin_failure(fault, victim)
        await asyncio.sleep(IN_FLIGHT_SECONDS)
        await _wait_for_all_tables(everybody, everybody.acknowledged())
        recovery_seconds = time.monotonic() - began
        self.report.recovery_times[fault].append(recovery_seconds)
        print(f"{fault}: {table_count} tables went on after {recovery_seconds:.1f} s", file=sys.stderr, flush=True)
        self.report.moved_tables += table_count
        await self._end_failure(fault, victim, recovery_seconds)

    def _busiest(self, everybody: Tables) -> tuple[RunningNode, int]:
        """Return the node with the most tables, and their number."""
        owners, command_counts = self.stored.owners(), everybody.acknowledged()
        count = Counter(owners[table] for table in command_counts)
        victim = max(self.nodes, key=lambda node: count[node.address])
        return victim, count[victim.address]

    def _begin_failure(self, fault: str, victim: RunningNode) -> None:
        if fault == "killed":
            victim.kill()
        elif fault == "closed":
            victim.signal(signal.SIGTERM)
        elif fault == "frozen":
            victim.signal(signal.SIGSTOP)
        else:
            victim.wire.pipe.is_flowing.clear()

    async def _end_failure(self, fault: str, victim: RunningNode, taken: float) -> None:
        """Bring the node back, and let play continue for a while."""
        if fault in ("killed", "closed"):
            await asyncio.to_thread(victim.wait_until_gone)
            await victim.begin()
        else:
            await asyncio.sleep(max(0.0, FAILURE_SECONDS - taken))
            if fault == "frozen":
                victim.signal(signal.SIGCONT)
            else:
                victim.wire.pipe.is_flowing.set()
                victim.wire.pipe.break_connections()
        await asyncio.sleep(2.5)

    def _compare(self, everybody: Tables) -> None:
        self.report.acknowledged = sum(check_events(self.stored, table) for table in everybody.tables)
        self.stored.close()


async def _wait_for_all_tables(everybody: Tables, before: Mapping[str, int]) -> None:
    """Wait until every table has more acknowledged commands than before."""

    def all_played() -> bool:
        return all(now > before.get(table, 0) for table, now in everybody.acknowledged().items())

    await wait_until(all_played, MAX_RECOVERY_SECONDS, "not every table is played")


def play_with_failures(hits: int, tables: int, seed: str, faults: Sequence[str] = FAULTS) -> Report:
    """Run it, and return the results."""
    database = free_port()
    with server(port=database) as url, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(FailoverRun(Path(folder), url, database, seed).play(tables, hits, faults))


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hits", type=int, nargs="?", default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--only", choices=FAULTS, help="only this fault; otherwise all, one after the other")
    parser.add_argument("--seed", default="failover")
    arguments = parser.parse_args()
    print(
        play_with_failures(
            arguments.hits, arguments.tables, arguments.seed, (arguments.only,) if arguments.only else FAULTS
        ).text()
    )


if __name__ == "__main__":
    main()
