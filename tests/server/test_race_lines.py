"""Races in simulated time: latency up to the cap costs no throw and no Stop."""

from __future__ import annotations

import heapq
import itertools
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from meadhall.server.accounts.people import Person
from meadhall.server.config.pace import Pace
from meadhall.server.live.viewer import Viewer
from meadhall.server.protocol import wire
from meadhall.testing import clause
from tests.server.applying import MessageReader
from tests.server.halls import ANN, BEA, Clock, ids, run
from tests.server.races import RaceAtTable, racing

UNCHECKED_PACE = Pace(check_interval=3600.0)  # the test decides when latency is probed
PROBE_INTERVAL_MS = 2000  # ms between two probes


class Network:
    """Messages in transit, in simulated time."""

    def __init__(self, r: RaceAtTable) -> None:
        self.r = r
        self._waiting: list[tuple[float, int, Callable[[], Awaitable[object]]]] = []
        self._count = itertools.count()

    @property
    def now(self) -> float:
        return self.r.ticks()

    def deliver_later(self, ms: float, act: Callable[[], Awaitable[object]]) -> None:
        """Do something after a delay."""
        heapq.heappush(self._waiting, (self.now + ms / 1000, next(self._count), act))

    async def probe(self) -> None:
        """Probe all connections, again and again."""
        self.r.table.race.probe()
        self.deliver_later(PROBE_INTERVAL_MS, self.probe)

    async def run(self, until: Callable[[], bool]) -> None:
        """Deliver messages and let time pass until a condition holds."""
        while not until():
            due = self.now + min(self.r.table.race.delays_until_due(), default=1.0)
            self.r.ticks.time = max(self.now, min(due, self._waiting[0][0]))
            while self._waiting and self._waiting[0][0] <= self.now:
                await heapq.heappop(self._waiting)[2]()
            await self.r.settle()


@dataclass
class Player:
    """A player whose connection takes `delay` ms in each direction, and up to `jitter` ms more.

    They throw the first die again as soon as they see it landed, while `is_throwing` is set.
    """

    network: Network
    person: Person
    seat: int
    delay: int = 0
    jitter: int = 0
    landed: int = 0
    is_throwing: bool = True
    responds_to_probes: bool = True
    viewer: Viewer | None = None
    sight: wire.Sight | None = None
    line: MessageReader = field(default_factory=MessageReader)
    next_arrival: float = 0.0  # arrival time of the last message; messages stay in order
    next_departure: float = 0.0

    def __post_init__(self) -> None:
        self.luck = random.Random(f"{self.person.id} {self.delay} {self.jitter}")

    async def connect(self) -> None:
        r = self.network.r
        self.viewer = await r.place.hall.connect(r.name, self.person, self.deliver)
        await self.viewer.handle(wire.Hello())

    def arrival_time(self, last: float) -> float:
        """Return the arrival time of a message sent now, which is never before that of the previous message."""
        return max(last, self.network.now + (self.delay + self.luck.uniform(0, self.jitter)) / 1000)

    def deliver(self, notice: wire.FromHall) -> None:
        async def arrive() -> None:
            await self.receive(notice)

        self.next_arrival = self.arrival_time(self.next_arrival)
        self.network.deliver_later((self.next_arrival - self.network.now) * 1000, arrive)

    def send(self, message: wire.FromBrowser) -> None:
        async def arrive() -> None:
            assert self.viewer is not None
            await self.viewer.handle(message)

        self.next_departure = self.arrival_time(self.next_departure)
        self.network.deliver_later((self.next_departure - self.network.now) * 1000, arrive)

    async def receive(self, sent: wire.FromHall) -> None:
        notice = self.line.apply_notice(sent)
        if isinstance(notice, wire.Probe):
            self.send(wire.Echo(notice.number))
        elif isinstance(notice, wire.Sight):
            self.sight = notice
            self.landed += sum(
                line.event["type"] == "DiceThrown" and line.event["seat"] == self.seat for line in notice.news
            )
            self.act(notice)

    def act(self, sight: wire.Sight) -> None:
        keys = [option.key for option in sight.ask.options] if sight.ask is not None else []
        throws = [key for key in keys if key.startswith("throw")]
        if throws and self.is_throwing:
            self.answer("throw:1" if "throw:1" in throws else throws[0])
        for key in ("none", "pass"):
            if key in keys:
                self.answer(key)

    def answer(self, key: str) -> None:
        assert self.sight is not None
        self.send(wire.Answer(next(ids), self.seat, key, self.sight.seq))


async def players_at_table(r: RaceAtTable, bea: tuple[int, int]) -> tuple[Network, Player, Player]:
    """Return Ann near the hall and Bea far away, after both latencies were measured and dice may be thrown."""
    network = Network(r)
    players = Player(network, ANN, 0), Player(network, BEA, 1, *bea)
    for player in players:
        await player.connect()
    await network.probe()
    await network.run(lambda: r.table.fold.seq > 3 and any(group.starts for group in r.race.groups))
    return network, *players


@clause("HE-RTM-04", "HE-RTM-06")
@pytest.mark.parametrize(
    ("delay", "jitter", "cap", "costs"),
    [(75, 0, 200, 0), (100, 0, 200, 0), (60, 30, 200, 1), (150, 0, 400, 0), (130, 40, 400, 1), (150, 0, 0, 8)],
    ids=["150 ms", "200 ms", "150 ms with jitter", "300 ms", "300 ms with jitter", "no credit"],
)
def test_delay_up_to_the_cap_costs_no_throws(tmp_path: Path, delay: int, jitter: int, cap: int, costs: int) -> None:
    async def story() -> None:
        options = {"latency_cap": cap, "stop_window": max(100, cap // 2)}
        async with racing(tmp_path, pace=UNCHECKED_PACE, fatigue="off", ticks=Clock(), given=options) as r:
            network, ann, bea = await players_at_table(r, (delay, jitter))
            end = r.race.now + 32_000
            await network.run(lambda: r.race.now >= end)
            assert ann.landed >= 29
            assert ann.landed - costs <= bea.landed <= ann.landed
            if costs > 1:
                assert bea.landed < ann.landed
            gaps = [b - a for a, b in itertools.pairwise([at for _, key, at in r.times if key == "land:1"])]
            assert min(gaps) >= 1000  # delay gains no throws either

    run(story())


@clause("HE-RTM-07", "HE-RTM-09")
@pytest.mark.parametrize(("delay", "jitter"), [(75, 0), (60, 30)])
def test_first_caller_of_stop_becomes_active_despite_latency(tmp_path: Path, delay: int, jitter: int) -> None:
    async def story() -> None:
        async with racing(tmp_path, pace=UNCHECKED_PACE, no_action_penalty="off", ticks=Clock()) as r:
            network, ann, bea = await players_at_table(r, (delay, jitter))
            luck = random.Random(f"{delay} {jitter}")
            for _ in range(12):
                # ms by which Ann calls later than Bea
                gap = luck.choice((-1, 1)) * luck.randint(jitter + 5, 40 + jitter)
                winner = await play_round(network, ann, bea, gap)
                assert winner == (1 if gap > 0 else 0)

    run(story())


async def play_round(network: Network, ann: Player, bea: Player, gap: int) -> int:
    """Let both throw until their dice have landed, then call Stop `gap` ms apart. Return the active player."""
    r = network.r
    rounds = r.table.fold.match.state.duel.rounds
    ann.landed = bea.landed = 0
    for player in (ann, bea):
        player.is_throwing = True
        if player.sight is not None:
            player.act(player.sight)
    await network.run(lambda: ann.landed > 0 and bea.landed > 0)
    for player, ms in ((ann, max(0, gap)), (bea, max(0, -gap))):
        player.is_throwing = False
        network.deliver_later(1500 + ms, call_of_stop(player))
    await network.run(lambda: r.table.fold.match.state.duel.rounds > rounds or r.table.fold.match.state.round)
    winner = r.table.fold.match.state.round.active
    await network.run(lambda: r.table.fold.match.state.duel.rounds > rounds)
    return int(winner)


def call_of_stop(player: Player) -> Callable[[], Awaitable[object]]:
    async def call() -> None:
        player.answer("stop:none")

    return call
