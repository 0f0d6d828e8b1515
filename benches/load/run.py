"""One run: people come to their tables, answer for a while, and what they went through is summed up."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from benches.halls.door import Door, Seated, seated
from benches.halls.served import Machine, Served, cpu_of
from benches.load.party import Party, Tally

AT_ONCE = 50  # people who come in at once
SETTLE = 10.0  # seconds for what is under way at the end
SEATS = 4


@dataclass(frozen=True)
class Load:
    """The size of a load: sockets on a quarter as many tables, answers a second in all, and seconds."""

    sockets: int = 1000
    rate: float = 250.0
    seconds: float = 60.0
    packed: bool = True
    seed: str = "load"


@dataclass(frozen=True)
class Result:
    """The results. Times in milliseconds, memory in MiB; CPU in cores, on average."""

    load: Load
    tally: Tally
    seconds: float
    received: int  # bytes over the sockets
    memory: list[tuple[float, float]]  # second, MiB
    server: float
    generator: float
    others: float
    average: float  # of the machine's load, over the last minute
    mistakes: list[str]

    @property
    def each(self) -> float:
        """How many milliseconds the server computed for each answer, with everything that it does besides."""
        return 1000 * self.server * self.seconds / max(1, len(self.tally.acks))

    def text(self) -> str:
        """All of it in a few lines."""
        tally, load = self.tally, self.load
        errors = [*tally.errors, *self.mistakes]
        return "\n".join(
            (
                f"{load.sockets} sockets, {load.sockets // SEATS} tables, {self.seconds:.0f} s, "
                f"{'packed' if load.packed else 'not packed'}: {len(tally.acks) / self.seconds:.0f} answers/s "
                f"of {load.rate:.0f}, {tally.behind} not yet asked when due, {tally.over} matches over",
                f"acknowledged  {spread(tally.acks)}",
                f"seen by all   {spread(tally.shown)}",
                f"sent          {tally.sights / self.seconds:.0f} sights/s, {tally.size / max(1, tally.sights):.0f} "
                f"bytes each, {self.received / self.seconds / 1e6:.2f} MB/s over the sockets",
                f"server        {self.server:.2f} cores, {self.each:.1f} ms an answer, {self.memory[-1][1]:.0f} MiB "
                f"(most {max(size for _, size in self.memory):.0f}); generator {self.generator:.2f} cores; "
                f"others {self.others:.2f} of {Machine().cores} cores, load average {self.average:.1f}",
                f"errors        {len(errors)}{': ' + '; '.join(errors[:3]) if errors else ''}",
            )
        )


def spread(times: Sequence[float]) -> str:
    """The middle and the ends of many times."""
    if not times:
        return "never"
    ordered = sorted(times)
    parts = [f"p{percent} {1000 * quantile(ordered, percent):.1f}" for percent in (50, 95, 99)]
    return f"{', '.join(parts)}, most {1000 * ordered[-1]:.1f} ms ({len(ordered)})"


def quantile(ordered: Sequence[float], percent: float) -> float:
    """The value below which this part of them lies."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def slope(memory: Sequence[tuple[float, float]]) -> float:
    """How fast memory grows, in MiB a minute: the line that fits best."""
    count = len(memory)
    middle, mean = sum(at for at, _ in memory) / count, sum(size for _, size in memory) / count
    spread = sum((at - middle) ** 2 for at, _ in memory)
    return 60 * sum((at - middle) * (size - mean) for at, size in memory) / spread if spread else 0.0


def run(hall: Served, load: Load) -> Result:
    """Seats everybody over HTTP, and lets them play."""
    door = Door(hall.port)
    try:
        people = seated(door, load.sockets // SEATS, SEATS, load.seed)
    finally:
        door.close()
    with asyncio.Runner(loop_factory=_loop) as runner:
        return runner.run(_play(hall, load, people))


def _loop() -> asyncio.AbstractEventLoop:
    import uvloop

    return uvloop.new_event_loop()


async def _play(hall: Served, load: Load, people: Sequence[Seated]) -> Result:
    tally, dice = Tally(), random.Random(load.seed)
    parties = [
        Party(people[at : at + SEATS], tally, random.Random(dice.random())) for at in range(0, len(people), SEATS)
    ]
    await _come(parties, hall.port, packed=load.packed)
    tally.sights = tally.size = 0
    received = _received(parties)
    machine, before, mine = Machine(), hall.cpu, cpu_of(os.getpid())
    memory = [(0.0, hall.memory)]
    watching = asyncio.create_task(_watch(hall, memory, machine))
    until = time.perf_counter() + load.seconds
    pause = len(parties) / load.rate
    await asyncio.gather(*(party.answer_every(pause, until) for party in parties))
    seconds, server, own, busy = machine.seconds, hall.cpu - before, cpu_of(os.getpid()) - mine, machine.busy
    received = _received(parties) - received
    await _settle(parties)
    watching.cancel()
    memory.append((machine.seconds, hall.memory))
    await _leave(parties)
    return Result(
        load=load,
        tally=tally,
        seconds=seconds,
        received=received,
        memory=memory,
        server=server / seconds,
        generator=own / seconds,
        others=max(0.0, busy - server - own) / seconds,
        average=os.getloadavg()[0],
        mistakes=hall.mistakes(),
    )


async def _come(parties: Sequence[Party], port: int, *, packed: bool) -> None:
    players = [player for party in parties for player in party.players]
    for at in range(0, len(players), AT_ONCE):
        await asyncio.gather(*(player.come(port, packed=packed) for player in players[at : at + AT_ONCE]))
    async with asyncio.timeout(60):
        while not all(party.is_here for party in parties):
            await asyncio.sleep(0.05)


async def _settle(parties: Sequence[Party]) -> None:
    """Waits for what is under way; what never came is an error."""
    until = time.perf_counter() + SETTLE
    while time.perf_counter() < until and not all(party.is_settled for party in parties):
        await asyncio.sleep(0.02)
    for party in parties:
        if not party.is_settled:
            party.tally.errors.append("an answer was not acknowledged, or not seen by all")


async def _leave(parties: Sequence[Party]) -> None:
    for party in parties:
        for player in party.players:
            player.leave()
    await asyncio.sleep(0.2)


async def _watch(hall: Served, memory: list[tuple[float, float]], machine: Machine) -> None:
    while True:
        await asyncio.sleep(1)
        memory.append((machine.seconds, hall.memory))


def _received(parties: Sequence[Party]) -> int:
    return sum(player.line.received for party in parties for player in party.players if player.line is not None)
