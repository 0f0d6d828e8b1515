"""`python -m benches.failover`: two nodes of a hall, of which one is hit in the middle of play.

It is killed, frozen, cut off from the database, or closed and restarted, as for an upgrade.

The other one takes its tables up. Nothing that was acknowledged may be lost or done twice. Everything that was shown
is in the database. A node that comes back writes nothing at tables that it no longer owns. PostgreSQL is started for
it, and ends with it.
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

from benches.halls.balancer import Balancer, Wire
from benches.halls.browser import until
from benches.halls.disk import check
from benches.halls.postgres import Stored, server
from benches.halls.served import Served, free_port, opened
from benches.halls.tables import Tables

LONGEST: Final = 60.0  # seconds that tables may take to be played at again, before this is given up
GONE_FOR: Final = 9.0  # seconds for which a node is frozen or cut off, at least: longer than its lease
FLIGHT: Final = 0.3  # seconds in which an answer may come that was on its way before the node was hit
ORDINARY: Final = (
    r"sqlalchemy\.exc\.|psycopg\.|asyncio\.exceptions\.CancelledError"  # no database, or it closes meanwhile
)
ERROR: Final = re.compile(rf"(?!{ORDINARY})[\w.]*(Error|Exception|Denied|LeaseOver)\b")  # as a traceback ends
FAULTS: Final = ("killed", "frozen", "cut off", "closed")


@dataclass
class Report:
    """Seconds until all tables of the hit node continued, by kind of failure."""

    taken: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    acknowledged: int = 0
    moved: int = 0
    mistakes: list[str] = field(default_factory=list[str])

    def text(self) -> str:
        """All of it in a few lines."""
        hits = sum(map(len, self.taken.values()))
        return "\n".join(
            (
                f"{hits} times a node was hit, with {self.moved} tables that went on at the other one: "
                f"{self.acknowledged} commands acknowledged, none lost, none done twice",
                *(f"{fault:8} {_spread(times)} s until all went on" for fault, times in self.taken.items() if times),
                *(f"mistake: {line}" for line in self.mistakes),
                f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
            )
        )


def _spread(times: Sequence[float]) -> str:
    ordered = sorted(times)
    return f"{len(ordered)} times: {ordered[len(ordered) // 2]:.2f} (middle), {ordered[-1]:.2f} (most)"


class OneNode:
    """A node of the hall, in a process of its own, with a wire of its own to the database."""

    def __init__(self, folder: Path, port: int, database: int) -> None:
        self.port = port
        self.wire = Wire(database)
        self._address = f"127.0.0.1:{free_port()}"
        self._folder = folder
        self._hall: Served | None = None

    @property
    def address(self) -> str:
        """Where the other node reaches it."""
        return self._address

    async def begin(self) -> None:
        """Opens it."""
        url = f"postgresql://hall@127.0.0.1:{self.wire.port}/hall"
        words = ("--database", url, "--node", self._address)
        self._hall = await asyncio.to_thread(opened, self._folder, self.port, *words)

    def mistakes(self) -> list[str]:
        """The errors that it has logged, but for the ordinary ones."""
        return [line for line in (self._folder / "log").read_text("utf-8").splitlines() if ERROR.match(line)]

    def kill(self) -> None:
        """Ends it as a power cut would."""
        if self._hall is not None:
            self._hall.kill()
            self._hall = None

    def gone(self) -> None:
        """Waits until it has ended."""
        if self._hall is not None:
            self._hall.gone(30)
            self._hall = None

    def signal(self, number: signal.Signals) -> None:
        """Freezes it, or lets it go on."""
        assert self._hall is not None
        self._hall.process.send_signal(number)


class Halls:
    """Two nodes, and people at tables behind a balancer."""

    def __init__(self, folder: Path, url: str, database: int, seed: str) -> None:
        self.dice = random.Random(seed)
        self.stored = Stored(url)
        self.nodes = [OneNode(folder / str(number), free_port(), database) for number in range(2)]
        self.balancer = Balancer([node.port for node in self.nodes], self.dice)
        self.report = Report()
        self._seed = seed

    async def play(self, tables: int, hits: int, faults: Sequence[str]) -> Report:
        """Play at this many tables of nodes that are hit this often."""
        async with AsyncExitStack() as stack:
            for node in self.nodes:
                await stack.enter_async_context(node.wire.open())
                stack.callback(node.kill)
                await node.begin()
            await stack.enter_async_context(self.balancer.open())
            await asyncio.sleep(1)
            everybody = Tables(self.balancer.port, self._seed)
            async with everybody.playing():
                for count in range(1, tables + 1):  # each by a connection of its own, and so at either node
                    await everybody.renew(count)
                await _play_on(everybody, {})
                for number in range(hits):
                    await self._hit(faults[number % len(faults)], everybody)
                    everybody.leave_what_is_over()
                    await everybody.renew(tables)
        await asyncio.to_thread(self._compare, everybody)
        self.report.mistakes = [line for node in self.nodes for line in node.mistakes()]
        return self.report

    async def _hit(self, fault: str, everybody: Tables) -> None:
        await asyncio.sleep(self.dice.uniform(0.2, 1.5))
        victim, theirs = self._busiest(everybody)
        began = time.monotonic()
        self._begin(fault, victim)
        await asyncio.sleep(FLIGHT)
        await _play_on(everybody, everybody.acknowledged())
        taken = time.monotonic() - began
        self.report.taken[fault].append(taken)
        print(f"{fault}: {theirs} tables went on after {taken:.1f} s", file=sys.stderr, flush=True)
        self.report.moved += theirs
        await self._end(fault, victim, taken)

    def _busiest(self, everybody: Tables) -> tuple[OneNode, int]:
        """The node at which the most of the tables are, and how many."""
        owners, running = self.stored.owners(), everybody.acknowledged()
        count = Counter(owners[table] for table in running)
        victim = max(self.nodes, key=lambda node: count[node.address])
        return victim, count[victim.address]

    def _begin(self, fault: str, victim: OneNode) -> None:
        if fault == "killed":
            victim.kill()
        elif fault == "closed":
            victim.signal(signal.SIGTERM)
        elif fault == "frozen":
            victim.signal(signal.SIGSTOP)
        else:
            victim.wire.pipe.flows.clear()

    async def _end(self, fault: str, victim: OneNode, taken: float) -> None:
        """Lets the node come back, and play go on for a while with what it may say then."""
        if fault in ("killed", "closed"):
            await asyncio.to_thread(victim.gone)
            await victim.begin()
        else:
            await asyncio.sleep(max(0.0, GONE_FOR - taken))
            if fault == "frozen":
                victim.signal(signal.SIGCONT)
            else:
                victim.wire.pipe.flows.set()
                victim.wire.pipe.cut()
        await asyncio.sleep(2.5)

    def _compare(self, everybody: Tables) -> None:
        self.report.acknowledged = sum(check(self.stored, table) for table in everybody.tables)
        self.stored.close()


async def _play_on(everybody: Tables, before: Mapping[str, int]) -> None:
    """Waits until every table has gone on."""

    def all_played() -> bool:
        return all(now > before.get(table, 0) for table, now in everybody.acknowledged().items())

    await until(all_played, LONGEST, "not every table is played")


def failed_over(hits: int, tables: int, seed: str, faults: Sequence[str] = FAULTS) -> Report:
    """The results of a run."""
    database = free_port()
    with server(port=database) as url, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(Halls(Path(folder), url, database, seed).play(tables, hits, faults))


def main() -> None:
    """Runs it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hits", type=int, nargs="?", default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--only", choices=FAULTS, help="only this fault; otherwise all, one after the other")
    parser.add_argument("--seed", default="failover")
    given = parser.parse_args()
    print(failed_over(given.hits, given.tables, given.seed, (given.only,) if given.only else FAULTS).text())


if __name__ == "__main__":
    main()
