"""`python -m benches.crash`: kills a hall many times in the middle of play, and restarts it with its data.

No acknowledged command may be lost or carried out twice, everything that was shown must be on the disk, and all tables
must continue within two seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benches.halls.browser import wait_until
from benches.halls.disk import DiskCopy, check_events
from benches.halls.served import HallProcess, free_port, start_hall
from benches.halls.tables import Tables

MAX_RECOVERY_SECONDS = 60.0  # maximum time until all tables continue, in seconds


@dataclass
class Report:
    """The results of a run. `seconds_to_open`, `cpu_seconds` and `seconds_to_play` have one entry per kill.

    They are the seconds until the hall answers, its processor time, and the seconds until all tables continue.
    """

    kills: int = 0
    acknowledged: int = 0
    unanswered: int = 0  # commands without an answer when the hall was killed
    seconds_to_open: list[float] = field(default_factory=list[float])
    cpu_seconds: list[float] = field(default_factory=list[float])
    seconds_to_play: list[float] = field(default_factory=list[float])

    def text(self) -> str:
        """Return the results in a few lines."""
        return "\n".join(
            (
                f"{self.kills} kills: {self.acknowledged} commands acknowledged, none lost, none done twice; "
                f"{self.unanswered} were on their way and said again",
                f"open after    {_spread_text(self.seconds_to_open)} s from the start of the process, "
                f"of which it computed {_spread_text(self.cpu_seconds)}",
                f"played after  {_spread_text(self.seconds_to_play)} s more at every table; "
                f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
            )
        )


def _spread_text(times: Sequence[float]) -> str:
    ordered = sorted(times)
    return f"{ordered[len(ordered) // 2]:.2f} (middle), {ordered[-1]:.2f} (most)"


async def play_with_kills(
    folder: Path, kills: int, tables: int, seed: str, port: int = 0, mean_interval: float = 0.6
) -> tuple[Report, Tables]:
    """Play at `tables` tables of a hall that is killed `kills` times. Then compare what players saw with the disk.

    `mean_interval` is the mean number of seconds between two kills.
    """
    dice, report = random.Random(seed), Report()
    hall = start_hall(folder, port or free_port())
    everybody = Tables(hall.port, seed)
    try:
        async with everybody.playing():
            await everybody.start_missing_tables(tables)
            await _wait_for_all_tables(everybody, {})
            for _ in range(kills):
                await asyncio.sleep(dice.uniform(0, 2 * mean_interval))
                hall = await _kill(folder, hall, everybody, report)
                everybody.leave_finished()
                await everybody.start_missing_tables(tables)
    finally:
        hall.kill()
    await asyncio.to_thread(_compare, folder, everybody, report)
    return report, everybody


async def _kill(folder: Path, hall: HallProcess, everybody: Tables, report: Report) -> HallProcess:
    hall.kill()
    acknowledged_before = everybody.acknowledged()
    report.kills += 1
    report.unanswered += sum(len(browser.store.outbox) for browser in everybody.browsers)
    await asyncio.to_thread(_check_integrity, folder)
    start = time.monotonic()
    new_hall = await asyncio.to_thread(start_hall, folder, hall.port)
    opened_at = time.monotonic()
    report.cpu_seconds.append(new_hall.cpu)
    await _wait_for_all_tables(everybody, acknowledged_before)
    report.seconds_to_open.append(opened_at - start)
    report.seconds_to_play.append(time.monotonic() - opened_at)
    return new_hall


async def _wait_for_all_tables(everybody: Tables, before: Mapping[str, int]) -> None:
    """Wait until every table has more acknowledged commands than before."""

    def all_played() -> bool:
        return all(now > before.get(table, 0) for table, now in everybody.acknowledged().items())

    await wait_until(all_played, MAX_RECOVERY_SECONDS, "not every table is played")


def _check_integrity(folder: Path) -> None:
    disk = DiskCopy(folder)
    assert disk.is_whole, "the database is not whole"
    disk.close()


def _compare(folder: Path, everybody: Tables, report: Report) -> None:
    disk = DiskCopy(folder)
    assert disk.is_whole, "the database is not whole"
    report.acknowledged = sum(check_events(disk, table) for table in everybody.tables)
    disk.close()


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", default="crash")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        run = play_with_kills(Path(folder), arguments.kills, arguments.tables, arguments.seed, arguments.port)
        print(asyncio.run(run)[0].text())


if __name__ == "__main__":
    main()
