"""Checks all tables regularly: expired clocks and votes, absent players, tables that may be unloaded."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Generator
from functools import partial
from typing import Final

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.live.open_tables import OpenTables
from meadhall.server.live.outages import Outages
from meadhall.server.live.reminders import Reminders
from meadhall.server.live.services import Services
from meadhall.server.live.table import Table
from meadhall.server.live.vote_words import left
from meadhall.server.tables import events as e
from meadhall.server.tables.plans import checked_level

DISK_EVERY: Final = 20.0  # seconds between two looks for clocks of tables that sleep
ALIVE_EVERY: Final = 1.0  # seconds between two notes that the hall is open, while tables with clocks are awake


class Watch:
    """Looks at every table, again and again."""

    def __init__(self, awake: OpenTables, services: Services, downtime: Outages) -> None:
        self._awake = awake
        self._services = services
        self._downtime = downtime
        self._reminders = Reminders(awake, services)
        self._looked = self._noted = 0.0
        self._since = services.hours.since

    async def run(self) -> None:
        """Looks on and on."""
        while True:
            await asyncio.sleep(self._services.pace.tick)
            try:
                await self.look()
            except Exception:
                self._services.failed("watch")

    async def look(self) -> None:
        """Looks once."""
        await self._catch_up()
        now = self._services.now()
        if now - self._looked >= DISK_EVERY:
            self._looked = now
            due = await self._services.ownership.those_here(await self._services.journal.due(now))
            for name in (*due, *await self._reminders.unlooked(now)):
                with self._kept_to(name), contextlib.suppress(MeadhallError):
                    await self._awake.wake(name)
        for table in self._awake:
            with self._kept_to(table.id):
                await self._look_at(table, now)
        await self._note_alive(now)

    async def _catch_up(self) -> None:
        """After the machine was asleep, tells every table where a clock or a vote runs, before anybody's time is up."""
        since = self._services.hours.look()
        if since != self._since:
            for name in await self._services.ownership.those_here(await self._services.journal.clocked()):
                with self._kept_to(name), contextlib.suppress(MeadhallError):
                    async with self._awake.at(name) as table:
                        await table.do(table.catch_up)
            for table in self._awake:
                if table.is_awake and table.fold.vote is not None:
                    table.show_anew()  # the seconds of a vote begin anew
            self._since = since

    async def _note_alive(self, now: float) -> None:
        """Keeps that the hall was open until now: often while it matters, else so seldom that a disk may rest.

        Of a node that is known by its lease.
        """
        if self._services.ownership.lease is not None:
            return
        has_clocks = any(table.is_awake and table.fold.plan.clock is not None for table in self._awake)
        if not 0 <= now - self._noted < (ALIVE_EVERY if has_clocks else DISK_EVERY):
            self._noted = now
            await self._downtime.not_yet(now)

    @contextlib.contextmanager
    def _kept_to(self, table: str) -> Generator[None]:
        """Whatever goes wrong inside is this table's own trouble: all others are looked at too."""
        try:
            yield
        except Exception:
            self._services.failed("watch", table)

    async def _look_at(self, table: Table, now: float) -> None:
        if table.is_awake:
            table.race.probe()
            if left(table, now) == 0:
                await table.do(partial(self._lapse, table))
            for seat, why in self._lost(table, now):
                await table.do(partial(self._hand, table, seat, why))
            while spared := let_be(table):
                await table.do(partial(self._let_pass, table, spared[0]))
            await self._reminders.look_at(table, now)
        if now - table.touched > self._services.pace.nap and table.is_idle:
            await self._awake.put_to_sleep(table)

    def _lost(self, table: Table, now: float) -> list[tuple[int, str]]:
        """The seats whose players have no time left, or are gone."""
        fold, gone = table.fold, self._services.pace.gone
        if fold.bank is None and gone is None:
            return []  # as at most tables, and all of them are looked at twice a second
        running = fold.running
        if fold.bank is not None:
            return [(seat, "time") for seat in running if fold.bank.left_at(now, seat, running) <= 0]
        if gone is None or not table.here or fold.timed:
            return []
        return [(seat, "away") for seat in running if table.away_for(fold.seats[seat].person or "") > gone]

    async def _lapse(self, table: Table) -> None:
        await table.catch_up()
        if left(table, self._services.now()) == 0:
            await table.happen(e.Lapsed())
            table.changed()

    async def _let_pass(self, table: Table, seat: int) -> None:
        await table.catch_up()
        if seat in let_be(table):
            await table.happen(e.Passed(seat))
            table.changed()

    async def _hand(self, table: Table, seat: int, why: str) -> None:
        await table.catch_up()
        if (seat, why) in self._lost(table, self._services.now()):
            await table.happen(e.Handed(seat, checked_level("", table.fold.game), why))
            table.changed()


# ---- interrupts of people who are away: who wishes so lets happen what others do, and nobody waits for them


def let_be(table: Table) -> list[int]:
    """The seats that are asked whether they break in, and whose players do not want to be asked while they are away.

    Who is here and never wants to be asked answers so by their own page.
    """
    if not table.is_awake:
        return []
    fold = table.fold
    if not fold.asked_when or fold.timed or fold.vote is not None:
        return []
    game, state = fold.game, fold.match.state
    return [
        seat
        for seat in fold.running
        if game.is_interrupt(state, seat, fold.questions[seat].menu.question)
        and _lets_be(table, fold.seats[seat].person or "")
    ]


def _lets_be(table: Table, person: str) -> bool:
    is_gone = table.away_for(person) >= table.services.pace.blink
    return is_gone and table.fold.asked_when.get(person, "always") != "always"
