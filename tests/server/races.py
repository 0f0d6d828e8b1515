"""Races for tests: a table of Heroes in real time whose clock goes when a test says so."""

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
from tests.server.halls import ANN, BEA, ME, OPEN, Browser, Clock, Place, ids, opened
from tests.waiting import until

PEOPLE: Final = (ANN, BEA)
FAST: Final = Pace(tick=0.01, blink=2.0, probe=2.0)
STEP: Final = 20  # ms by which the clock goes on
LOOK: Final = 0.1  # seconds, at most, between two looks of the hall


class Racing:
    """A hall with one race. `ticks` is its clock."""

    def __init__(self, place: Place, ticks: Clock, table: str) -> None:
        self.place = place
        self.ticks = ticks
        self.name = table
        self.browsers: list[Browser] = []
        self._unlooked = 0  # ms since the hall has looked

    @property
    def table(self) -> Table:
        return next(table for table in self.place.hall.tables if table.id == self.name)

    @property
    def race(self) -> wire.Race:
        """The times as they are now."""
        facts = self.table.race.facts()
        assert facts is not None
        return facts

    @property
    def times(self) -> list[tuple[int, str, int]]:
        """All answers so far: seat, key and time."""
        return [(e.seat, e.key, e.at) for e in self.table.fold.match.log if isinstance(e, Answer)]

    async def come(self, person: Person) -> Browser:
        """Somebody comes to the table."""
        browser = await self.place.at(self.name, person)
        self.browsers.append(browser)
        await self.settle()
        return browser

    async def settle(self) -> None:
        """Waits until all that is due has happened, and is shown."""
        self._unlooked = 0
        for _ in range(3):
            before = self.table.fold.seq
            await self.table.run_job(self.table.race.check)
            thought = self.table.race.bots.is_thinking
            await until(lambda: not self.table.race.bots.is_thinking and self.place.hall.is_up_to_date)
            if self.table.fold.seq == before and not thought:
                return

    async def pass_by(self, ms: int, step: int = STEP) -> None:
        """Let time pass; probed browsers answer at once."""
        left = ms
        while left > 0:
            await self._go_on(min(step, left))
            left -= step
        await self.settle()

    async def _go_on(self, ms: int) -> None:
        """Let time pass; the hall looks when something is due, and now and then, so that it probes lines."""
        due = min(self.table.race.delays(), default=LOOK)
        self.ticks.pass_by(ms / 1000)
        self._unlooked += ms
        if due <= ms / 1000 or self._unlooked >= 1000 * LOOK:
            await self.settle()

    async def until(self, ready: Callable[[], object], step: int = STEP, limit: int = 600_000) -> None:
        """Lets time go by until something is so."""
        while not ready():
            await self._go_on(step)
            limit -= step
            assert limit > 0, f"it never came to that; the last answers were {self.times[-9:]}"

    async def delay(self, browser: Browser, ms: int) -> None:
        """Measures the line of somebody, who answers so late, until that counts."""
        viewer = browser.viewer
        assert viewer is not None
        for _ in range(9):
            self.ticks.pass_by(2)
            self.table.race.probe()
            self.ticks.pass_by(ms / 1000)
            await viewer.handle(wire.Echo(browser.of(wire.Probe)[-1].number))

    # ---- on the way to a Preparation

    async def prepare(self) -> None:
        """Everybody answers what comes first, until dice may be thrown."""
        await self.until(self.answered_or_rolling)

    def answered_or_rolling(self) -> bool:
        ask = self.table.fold.match.ask
        return ask is not None and any(menu.question == "race" for menu in ask.menus.values())

    async def answer(self, browser: Browser, key: str) -> None:
        """Answers for the seat of somebody; it must be done."""
        said = await browser.answer(browser.sight.mine[0], key)
        assert isinstance(said, CommandDone), said
        await self.settle()

    async def throw(self, browser: Browser, key: str = "throw:none") -> int:
        """Throws, and says when that lands."""
        await self.answer(browser, key)
        lands = self.race.seats[browser.sight.mine[0]].lands
        assert lands is not None
        return lands


@asynccontextmanager
async def racing(
    folder: Path,
    *seats: SeatPlan,
    ticks: Clock | None = None,
    pace: Pace = FAST,
    given: Mapping[str, Setting] | None = None,
    **options: Setting,
) -> AsyncGenerator[Racing]:
    """A table in real time of a hall that is open while inside; its people have sat down, and nobody has come yet."""
    ticks = ticks or Clock()
    async with opened(folder, pace, ticks=ticks) as place:
        usual: dict[str, Setting] = {"mode": "realtime", "army": "preset", "draft_time": 3}
        wanted = {**usual, **(given or {}), **options}
        plan = NewTable("heroes", seats=list(seats or (ME, OPEN)), public=True, seed="7", options=wanted)
        card = await place.hall.create_table(ANN, plan)
        if not seats:
            await place.hall.join(BEA, card.id, Join())
        yield Racing(place, ticks, card.id)


async def say_twice(browser: Browser, key: str) -> tuple[wire.FromHall, wire.FromHall]:
    """The same command two times."""
    command = wire.Answer(next(ids), browser.sight.mine[0], key, browser.sight.seq)
    return await browser.say(command), await browser.say(command)
