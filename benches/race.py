"""`python -m benches.race`: two people race with dice, one near the hall and one over a connection with delay.

Both throw again as soon as they see that their dice have landed, and their throws are counted. Then they call Stop, one
a little before the other. The first to call should become the active player.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from benches.halls.browser import wait_until
from benches.halls.door import HallClient
from benches.halls.proxy import Proxy, Trouble, slow_connection
from benches.halls.racer import Racer
from benches.halls.served import running_hall

OPTIONS: Final[dict[str, Any]] = {
    "mode": "realtime", "army": "preset", "draft_time": 3, "fatigue": "off", "no_action_penalty": "off",
}  # fmt: skip
MAX_STAGE_SECONDS: Final = 120.0  # longest wait for the next stage of the match, in seconds
NEAR_SEAT, FAR_SEAT = 0, 1


@dataclass(frozen=True)
class TwoCalls:
    """Two calls of Stop."""

    gap: int  # how many ms later the far player called
    winner: int  # seat whose call counted
    times: tuple[int, ...]  # times of the calls by the hall's clock


@dataclass
class Report:
    """The results. By seat: landed throws, shortest time between two of them in ms, and measured lag in ms."""

    line: Trouble
    landed_throws: list[int] = field(default_factory=lambda: [0, 0])
    shortest_gap: list[int] = field(default_factory=lambda: [0, 0])
    lags: list[int] = field(default_factory=lambda: [0, 0])
    calls: list[TwoCalls] = field(default_factory=list[TwoCalls])

    def wrongly_counted(self, min_gap: int = 0) -> list[TwoCalls]:
        """Return the pairs of calls at least this many ms apart in which the later call counted."""
        far_enough = [pair for pair in self.calls if abs(pair.gap) >= min_gap]
        return [pair for pair in far_enough if pair.winner != (NEAR_SEAT if pair.gap > 0 else FAR_SEAT)]

    def text(self) -> str:
        """Return the results in a few lines."""
        line, wrong = self.line, sorted(abs(pair.gap) for pair in self.wrongly_counted())
        delay = f"{line.latency * 1000:.0f} to {(line.latency + line.jitter) * 1000:.0f} ms each way"
        return (
            f"{delay}: {self.landed_throws[NEAR_SEAT]} throws near, {self.landed_throws[FAR_SEAT]} far; credited "
            f"{self.lags[NEAR_SEAT]} and "
            f"{self.lags[FAR_SEAT]} ms; at least {self.shortest_gap[NEAR_SEAT]} and {self.shortest_gap[FAR_SEAT]} "
            "ms between two landings.\n"
            f"{len(self.calls)} times two Stops: the later one counted {len(wrong)} times"
            + (f", when they were {', '.join(map(str, wrong))} ms apart." if wrong else ".")
        )


async def play_race(folder: Path, line: Trouble, throws: int, calls: int, **options: Any) -> Report:
    """Play a match: both throw until each has landed `throws` more, then both call Stop `calls` times."""
    report = Report(line)
    with running_hall(folder) as hall:
        proxy = Proxy(hall.port, line, "race")
        async with proxy.open(), AsyncExitStack() as leaving:
            near, other = await racers_at_table(hall.port, proxy.port, options)
            for racer in (near, other):
                staying = asyncio.create_task(racer.stay())
                leaving.callback(staying.cancel)
            await wait_until(
                lambda: near.is_rolling and other.is_rolling, MAX_STAGE_SECONDS, "no dice lie on the table"
            )
            if options["latency_cap"]:
                await wait_until(
                    lambda: near.race["seats"][FAR_SEAT]["lag"], MAX_STAGE_SECONDS, "the long line is not measured"
                )
            throws += max(near.landed_throws, other.landed_throws)
            await wait_until(
                lambda: min(near.landed_throws, other.landed_throws) >= throws,
                MAX_STAGE_SECONDS + 2 * throws,
                "the dice do not land",
            )
            report.lags = [seat["lag"] for seat in near.race["seats"]]
            await _count_throws(hall.port, near, report)
            luck = random.Random("stops")
            for _ in range(calls):
                report.calls.append(await _call_stop_on_both(near, other, luck.choice((-1, 1)) * luck.randint(10, 60)))
        assert not hall.logged_errors(), hall.logged_errors()[0]
    return report


async def racers_at_table(port: int, line: int, options: dict[str, Any]) -> tuple[Racer, Racer]:
    """Return two racers at a new table: one connected to `port`, the other to `line`."""

    def sit() -> tuple[Racer, Racer]:
        door = HallClient(port)
        try:
            calls, two = door.new_table([door.new_guest(), door.new_guest()], "race", "heroes", OPTIONS | options)
        finally:
            door.close()
        return Racer(calls, port), Racer(two, line)

    return await asyncio.to_thread(sit)


async def _count_throws(port: int, near: Racer, report: Report) -> None:
    """Count the landed throws in the match file."""

    def read() -> str:
        door = HallClient(port)
        try:
            return door.get(near.seated.guest, f"/api/tables/{near.seated.table}/match")
        finally:
            door.close()

    entries = [json.loads(line) for line in (await asyncio.to_thread(read)).splitlines()]
    landings = [[e["at"] for e in entries if e.get("answer") == f"land:{seat}"] for seat in (NEAR_SEAT, FAR_SEAT)]
    report.landed_throws = [len(times) for times in landings]
    report.shortest_gap = [min(b - a for a, b in pairwise(times)) for times in landings]


async def _call_stop_on_both(near: Racer, other: Racer, gap: int) -> TwoCalls:
    """Let both call Stop, the far player `gap` ms later, and play the round to its end without actions."""
    rounds = near.rounds
    near.is_throwing = other.is_throwing = False
    await wait_until(lambda: near.have_all_landed and other.have_all_landed, MAX_STAGE_SECONDS, "dice stay in the air")
    loop = asyncio.get_running_loop()
    begin = loop.time() + 0.1
    calls: list[tuple[float, Callable[[], None]]] = [
        (begin + max(0, -gap) / 1000, near.stop), (begin + max(0, gap) / 1000, other.stop)
    ]  # fmt: skip
    for time_, call in calls:
        loop.call_at(time_, call)
    story_length = len(near.store.story)
    await wait_until(lambda: min(near.rounds, other.rounds) > rounds, MAX_STAGE_SECONDS, "the round does not end")
    stopped = next(
        line["event"] for line in near.store.story[story_length:] if line["event"]["type"] == "PreparationStopped"
    )
    real_gap = round((other.stop_time - near.stop_time) * 1000)  # the real gap, because the machine may have been busy
    for racer in (near, other):
        racer.continue_throwing()
    await wait_until(lambda: near.is_rolling and other.is_rolling, MAX_STAGE_SECONDS, "no dice lie on the table")
    return TwoCalls(real_gap, stopped["seat"], tuple(stopped["at"]))


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("throws", type=int, nargs="?", default=30)
    parser.add_argument("--calls", type=int, default=12)
    parser.add_argument("--delay", type=float, default=60.0, help="ms in each direction")
    parser.add_argument("--jitter", type=float, default=30.0, help="at most this many ms more in each direction")
    parser.add_argument("--cap", type=int, default=200, help="ms of delay that the hall makes up for")
    arguments = parser.parse_args()
    line = slow_connection(arguments.delay / 1000, arguments.jitter / 1000)
    options = {"latency_cap": arguments.cap, "stop_window": max(100, arguments.cap // 2)}
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(play_race(Path(folder), line, arguments.throws, arguments.calls, **options)).text())


if __name__ == "__main__":
    main()
