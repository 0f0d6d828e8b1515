"""One run: clients connect to their tables and answer for a while, and the results are summed up."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from benches.halls.door import HallClient, SeatedGuest, seat_guests
from benches.halls.served import HallProcess, Machine, cpu_of
from benches.load.party import Party, Tally

CONNECTIONS_AT_ONCE = 50  # clients that connect at the same time
SETTLE_SECONDS = 10.0  # seconds to wait for unanswered commands at the end
SEATS = 4


@dataclass(frozen=True)
class Load:
    """The size of a load: sockets (four per table), total answers per second, and seconds."""

    sockets: int = 1000
    rate: float = 250.0
    seconds: float = 60.0
    is_compressed: bool = True
    seed: str = "load"


@dataclass(frozen=True)
class Result:
    """The results. `server_cores`, `generator_cores` and `other_cores` are average used cores."""

    load: Load
    tally: Tally
    seconds: float
    received: int  # bytes received over the sockets
    memory: list[tuple[float, float]]  # pairs of second and MiB
    server_cores: float
    generator_cores: float
    other_cores: float
    average: float  # load average of the machine over the last minute
    logged_errors: list[str]

    @property
    def server_ms_per_answer(self) -> float:
        """Processor time of the server per answer in milliseconds, including all its other work."""
        return 1000 * self.server_cores * self.seconds / max(1, len(self.tally.acknowledgement_times))

    def text(self) -> str:
        """Return the results in a few lines."""
        tally, load = self.tally, self.load
        errors = [*tally.errors, *self.logged_errors]
        return "\n".join(
            (
                f"{load.sockets} sockets, {load.sockets // SEATS} tables, {self.seconds:.0f} s, "
                f"{'packed' if load.is_compressed else 'not packed'}: "
                f"{len(tally.acknowledgement_times) / self.seconds:.0f} answers/s "
                f"of {load.rate:.0f}, {tally.late_answers} not yet asked when due, {tally.finished_matches} "
                "matches over",
                f"acknowledged  {percentiles_text(tally.acknowledgement_times)}",
                f"seen by all   {percentiles_text(tally.sight_times)}",
                f"sent          {tally.sights / self.seconds:.0f} sights/s, "
                f"{tally.byte_count / max(1, tally.sights):.0f} "
                f"bytes each, {self.received / self.seconds / 1e6:.2f} MB/s over the sockets",
                f"server        {self.server_cores:.2f} cores, {self.server_ms_per_answer:.1f} ms an answer, "
                f"{self.memory[-1][1]:.0f} MiB "
                f"(most {max(size for _, size in self.memory):.0f}); generator {self.generator_cores:.2f} cores; "
                f"others {self.other_cores:.2f} of {Machine().cores} cores, load average {self.average:.1f}",
                f"errors        {len(errors)}{': ' + '; '.join(errors[:3]) if errors else ''}",
            )
        )


def percentiles_text(times: Sequence[float]) -> str:
    """Return percentiles and maximum of times, in milliseconds."""
    if not times:
        return "never"
    ordered = sorted(times)
    parts = [f"p{percent} {1000 * quantile(ordered, percent):.1f}" for percent in (50, 95, 99)]
    return f"{', '.join(parts)}, most {1000 * ordered[-1]:.1f} ms ({len(ordered)})"


def quantile(ordered: Sequence[float], percent: float) -> float:
    """Return a percentile of sorted values."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def memory_growth(memory: Sequence[tuple[float, float]]) -> float:
    """Return the growth of memory in MiB per minute, by linear regression."""
    count = len(memory)
    middle, mean = sum(second for second, _ in memory) / count, sum(size for _, size in memory) / count
    spread = sum((second - middle) ** 2 for second, _ in memory)
    return 60 * sum((second - middle) * (size - mean) for second, size in memory) / spread if spread else 0.0


def run(hall: HallProcess, load: Load) -> Result:
    """Seat all clients over HTTP, let them play, and return the results."""
    door = HallClient(hall.port)
    try:
        people = seat_guests(door, load.sockets // SEATS, SEATS, load.seed)
    finally:
        door.close()
    with asyncio.Runner(loop_factory=_loop) as runner:
        return runner.run(_play(hall, load, people))


def _loop() -> asyncio.AbstractEventLoop:
    import uvloop

    return uvloop.new_event_loop()


async def _play(hall: HallProcess, load: Load, people: Sequence[SeatedGuest]) -> Result:
    tally, dice = Tally(), random.Random(load.seed)
    parties = [
        Party(people[start : start + SEATS], tally, random.Random(dice.random()))
        for start in range(0, len(people), SEATS)
    ]
    await _connect(parties, hall.port, packed=load.is_compressed)
    tally.sights = tally.byte_count = 0
    received = _received(parties)
    machine, server_before, own_before = Machine(), hall.cpu, cpu_of(os.getpid())
    memory = [(0.0, hall.memory)]
    watching = asyncio.create_task(_watch(hall, memory, machine))
    until = time.perf_counter() + load.seconds
    pause = len(parties) / load.rate
    await asyncio.gather(*(party.answer_every(pause, until) for party in parties))
    seconds, server, own_cpu, busy = (
        machine.seconds,
        hall.cpu - server_before,
        cpu_of(os.getpid()) - own_before,
        machine.busy,
    )
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
        server_cores=server / seconds,
        generator_cores=own_cpu / seconds,
        other_cores=max(0.0, busy - server - own_cpu) / seconds,
        average=os.getloadavg()[0],
        logged_errors=hall.logged_errors(),
    )


async def _connect(parties: Sequence[Party], port: int, *, packed: bool) -> None:
    players = [player for party in parties for player in party.players]
    for start in range(0, len(players), CONNECTIONS_AT_ONCE):
        await asyncio.gather(
            *(player.connect(port, packed=packed) for player in players[start : start + CONNECTIONS_AT_ONCE])
        )
    async with asyncio.timeout(60):
        while not all(party.is_ready for party in parties):
            await asyncio.sleep(0.05)


async def _settle(parties: Sequence[Party]) -> None:
    """Wait for unanswered commands; those that remain count as errors."""
    until = time.perf_counter() + SETTLE_SECONDS
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


async def _watch(hall: HallProcess, memory: list[tuple[float, float]], machine: Machine) -> None:
    while True:
        await asyncio.sleep(1)
        memory.append((machine.seconds, hall.memory))


def _received(parties: Sequence[Party]) -> int:
    return sum(player.line.received for party in parties for player in party.players if player.line is not None)
