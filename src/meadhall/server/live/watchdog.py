"""Checks all tables regularly: expired clocks and votes, absent players, tables that may be unloaded."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Generator
from functools import partial
from typing import Final

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.live.broadcast import seconds_to_vote
from meadhall.server.live.open_tables import OpenTables
from meadhall.server.live.outages import Outages
from meadhall.server.live.reminders import Reminders
from meadhall.server.live.services import Services
from meadhall.server.live.table import Table
from meadhall.server.tables import events as e
from meadhall.server.tables import plans
from meadhall.server.tables.clocks import Bank, DecisionClocks
from meadhall.server.tables.fold import Fold

DISK_EVERY: Final = 20.0  # seconds between two searches for clocks of unloaded tables
ALIVE_EVERY: Final = 1.0  # seconds between two records that the hall is open, while tables with clocks are in memory


class Watchdog:
    """Checks every table, again and again."""

    def __init__(self, awake: OpenTables, services: Services, outages: Outages) -> None:
        self._awake = awake
        self._services = services
        self._outages = outages
        self._reminders = Reminders(awake, services)
        self._looked = self._noted = 0.0
        self._since = services.uptime.since

    async def run(self) -> None:
        """Check until cancelled."""
        while True:
            await asyncio.sleep(self._services.pace.tick)
            try:
                await self.look()
            except Exception:
                self._services.failed("watch")

    async def look(self) -> None:
        """Check all tables once."""
        await self._catch_up()
        now = self._services.now()
        if now - self._looked >= DISK_EVERY:
            self._looked = now
            due = await self._services.ownership.owned_here(await self._services.journal.due(now))
            for name in (*due, *await self._reminders.unlooked(now)):
                with self._kept_to(name), contextlib.suppress(MeadhallError):
                    await self._awake.wake(name)
        for table in self._awake:
            with self._kept_to(table.id):
                await self._look_at(table, now)
        await self._note_alive(now)

    async def _catch_up(self) -> None:
        """Tell every table with a clock or a vote that the machine was asleep, before anybody's time is up."""
        since = self._services.uptime.look()
        if since != self._since:
            for name in await self._services.ownership.owned_here(await self._services.journal.clocked()):
                with self._kept_to(name), contextlib.suppress(MeadhallError):
                    async with self._awake.at(name) as table:
                        await table.do(table.catch_up)
            for table in self._awake:
                if table.is_awake and table.fold.vote is not None:
                    table.show_again()  # the time to vote starts again
            self._since = since

    async def _note_alive(self, now: float) -> None:
        """Record that the hall is open: often while it matters, otherwise so seldom that a disk may rest.

        For a node, its lease says so.
        """
        if self._services.ownership.lease is not None:
            return
        has_clocks = any(table.is_awake and table.fold.clocks is not None for table in self._awake)
        if not 0 <= now - self._noted < (ALIVE_EVERY if has_clocks else DISK_EVERY):
            self._noted = now
            await self._outages.not_yet(now)

    @contextlib.contextmanager
    def _kept_to(self, table: str) -> Generator[None]:
        """Contain an error inside a `with` block, so that all other tables are checked too."""
        try:
            yield
        except Exception:
            self._services.failed("watch", table)

    async def _look_at(self, table: Table, now: float) -> None:
        if table.is_awake:
            table.race.probe()
            if seconds_to_vote(table, now) == 0:
                await table.do(partial(self._lapse, table))
            for seat, why in self._lost(table, now):
                await table.do(partial(self._hand, table, seat, why))
            while spared := skipped_interrupts(table):
                await table.do(partial(self._let_pass, table, spared[0]))
            while late := _too_late(table, now):
                await table.do(partial(self._decide, table, late[0]))
            await self._reminders.look_at(table, now)
        if now - table.touched > self._services.pace.nap and table.is_idle:
            await self._awake.put_to_sleep(table)

    def _lost(self, table: Table, now: float) -> list[tuple[int, str]]:
        """The seats whose players have no time left, or are gone."""
        fold, gone = table.fold, self._services.pace.gone
        if isinstance(fold.clocks, Bank):
            return [(seat, "time") for seat in out_of_time(fold, now)]
        if gone is None or not table.here or fold.timed:
            return []
        return [(seat, "away") for seat in fold.asked_people if table.away_for(fold.seats[seat].person or "") > gone]

    async def _lapse(self, table: Table) -> None:
        await table.catch_up()
        if seconds_to_vote(table, self._services.now()) == 0:
            await table.record_event(e.VoteLapsed())
            table.changed()

    async def _let_pass(self, table: Table, seat: int) -> None:
        await table.catch_up()
        if seat in skipped_interrupts(table):
            await table.record_event(e.DefaultTaken(seat))
            table.changed()

    async def _decide(self, table: Table, seat: int) -> None:
        await table.catch_up()
        if seat in _too_late(table, self._services.now()):
            await table.record_event(e.DefaultTaken(seat, why="time"))
            table.changed()

    async def _hand(self, table: Table, seat: int, why: str) -> None:
        await table.catch_up()
        if (seat, why) in self._lost(table, self._services.now()):
            await table.record_event(e.SeatHandedOver(seat, plans.checked_level("", table.fold.game), why))
            table.changed()


def out_of_time(fold: Fold, now: float) -> list[int]:
    """The asked seats that have no time left."""
    running = fold.running
    return [seat for seat in running if fold.clocks is not None and fold.clocks.left_at(now, seat, running) <= 0]


def _too_late(table: Table, now: float) -> list[int]:
    """The seats whose time for a decision is up, except during a vote."""
    if not table.is_awake or not isinstance(table.fold.clocks, DecisionClocks) or table.fold.vote is not None:
        return []
    return out_of_time(table.fold, now)


# ---- interrupts of absent players who do not want to be asked


def skipped_interrupts(table: Table) -> list[int]:
    """The seats of absent players that are asked for an interrupt they do not want.

    The pages of present players answer such questions themselves.
    """
    if not table.is_awake:
        return []
    fold = table.fold
    if not fold.asked_when or fold.timed or fold.vote is not None:
        return []
    game, state = fold.game, fold.match.state
    return [
        seat
        for seat in fold.asked_people
        if game.is_interrupt(state, seat, fold.questions[seat].menu.question)
        and _lets_be(table, fold.seats[seat].person or "")
    ]


def _lets_be(table: Table, person: str) -> bool:
    is_gone = table.away_for(person) >= table.services.pace.blink
    return is_gone and table.fold.asked_when.get(person, "always") != "always"
