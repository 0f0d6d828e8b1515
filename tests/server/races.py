"""Races for tests: a real-time table of Heroes with a clock that the test moves."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from meadhall.engine.contract.game import Setting
from meadhall.engine.table.log import Answer
from meadhall.server.accounts.people import Person
from meadhall.server.config.pace import Pace
from meadhall.server.live.table import Table
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Join, NewTable, SeatPlan
from meadhall.server.protocol.wire import CommandDone
from tests.server.halls import ANN, BEA, ME, OPEN, Browser, Clock, Place, ids, open_place
from tests.waiting import until

PEOPLE: Final = (ANN, BEA)
FAST_PACE: Final = Pace(check_interval=0.01, reload_grace=2.0, probe_interval=2.0)
STEP_MS: Final = 20  # ms of one clock step
MAX_CHECK_SECONDS: Final = 0.1  # maximum seconds between two checks by the hall


class RaceAtTable:
    """A hall with one race. `ticks` is the clock of the race."""

    def __init__(self, place: Place, ticks: Clock, table: str) -> None:
        self.place = place
        self.ticks = ticks
        self.name = table
        self.browsers: list[Browser] = []
        self._ms_since_check = 0  # ms since the hall has checked the race

    @property
    def table(self) -> Table:
        return next(table for table in self.place.hall.tables if table.id == self.name)

    @property
    def race(self) -> wire.Race:
        """The current times of the race."""
        facts = self.table.race.facts()
        assert facts is not None
        return facts

    @property
    def times(self) -> list[tuple[int, str, int]]:
        """All answers so far: seat, key and time."""
        return [(e.seat, e.key, e.at) for e in self.table.fold.match.log if isinstance(e, Answer)]

    async def connect(self, person: Person) -> Browser:
        """Connect a person to the table."""
        browser = await self.place.connect(self.name, person)
        self.browsers.append(browser)
        await self.settle()
        return browser

    async def settle(self) -> None:
        """Wait until everything that is due has happened and was sent."""
        self._ms_since_check = 0
        for _ in range(3):
            before = self.table.fold.seq
            await self.table.run_job(self.table.race.check)
            thought = self.table.race.bots.is_thinking
            await until(lambda: not self.table.race.bots.is_thinking and self.place.hall.is_up_to_date)
            if self.table.fold.seq == before and not thought:
                return

    async def advance(self, ms: int, step: int = STEP_MS) -> None:
        """Let time pass. Browsers that are probed answer at once."""
        remaining = ms
        while remaining > 0:
            await self._advance(min(step, remaining))
            remaining -= step
        await self.settle()

    async def _advance(self, ms: int) -> None:
        """Let time pass. The hall checks the race when something is due, and at regular times to probe connections."""
        due = min(self.table.race.delays_until_due(), default=MAX_CHECK_SECONDS)
        self.ticks.advance(ms / 1000)
        self._ms_since_check += ms
        if due <= ms / 1000 or self._ms_since_check >= 1000 * MAX_CHECK_SECONDS:
            await self.settle()

    async def advance_until(self, ready: Callable[[], object], step: int = STEP_MS, limit: int = 600_000) -> None:
        """Let time pass until a condition holds."""
        while not ready():
            await self._advance(step)
            limit -= step
            assert limit > 0, f"the condition never held; the last answers were {self.times[-9:]}"

    async def set_latency(self, browser: Browser, ms: int) -> None:
        """Set the measured latency of a browser, by late responses to several probes."""
        viewer = browser.viewer
        assert viewer is not None
        for _ in range(9):
            self.ticks.advance(2)
            self.table.race.probe()
            self.ticks.advance(ms / 1000)
            await viewer.handle(wire.Echo(browser.received_of(wire.Probe)[-1].number))

    # ---- up to a Preparation

    async def advance_to_preparation(self) -> None:
        """Let time pass until all questions before the Preparation are answered and dice may be thrown."""
        await self.advance_until(self.answered_or_rolling)

    def answered_or_rolling(self) -> bool:
        ask = self.table.fold.match.ask
        return ask is not None and any(menu.question == "race" for menu in ask.menus.values())

    async def answer(self, browser: Browser, key: str) -> None:
        """Give an answer for a browser's own seat, which must be accepted."""
        reply = await browser.answer(browser.sight.mine[0], key)
        assert isinstance(reply, CommandDone), reply
        await self.settle()

    async def throw(self, browser: Browser, key: str = "throw:none") -> int:
        """Throw dice, and return the time at which they land."""
        await self.answer(browser, key)
        lands = self.race.seats[browser.sight.mine[0]].lands
        assert lands is not None
        return lands


@asynccontextmanager
async def racing(
    folder: Path,
    *seats: SeatPlan,
    ticks: Clock | None = None,
    pace: Pace = FAST_PACE,
    given: Mapping[str, Setting] | None = None,
    **options: Setting,
) -> AsyncGenerator[RaceAtTable]:
    """Yield a real-time table in an open hall. Its players have seats, and none of them is connected yet."""
    ticks = ticks or Clock()
    async with open_place(folder, pace, ticks=ticks) as place:
        usual: dict[str, Setting] = {"mode": "realtime", "army": "preset", "draft_time": 3}
        wanted = {**usual, **(given or {}), **options}
        plan = NewTable("heroes", seats=list(seats or (ME, OPEN)), public=True, seed="7", options=wanted)
        card = await place.hall.create_table(ANN, plan)
        if not seats:
            await place.hall.join(BEA, card.id, Join())
        yield RaceAtTable(place, ticks, card.id)


async def say_twice(browser: Browser, key: str) -> tuple[wire.FromHall, wire.FromHall]:
    """Send the same command twice, and return both responses."""
    command = wire.Answer(next(ids), browser.sight.mine[0], key, browser.sight.seq)
    return await browser.send(command), await browser.send(command)
