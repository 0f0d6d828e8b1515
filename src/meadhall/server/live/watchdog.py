"""Checks all tables regularly for expired clocks and votes, absent players, and idle tables to unload."""

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

DISK_CHECK_SECONDS: Final = 20.0  # between two searches for expired clocks of unloaded tables
ALIVE_RECORD_SECONDS: Final = 1.0  # between two records that the hall is open, while tables with clocks are in memory


class Watchdog:
    """Checks every table at regular intervals."""

    def __init__(self, open_tables: OpenTables, services: Services, outages: Outages) -> None:
        self._open_tables = open_tables
        self._services = services
        self._outages = outages
        self._reminders = Reminders(open_tables, services)
        self._disk_checked_at = self._alive_recorded_at = 0.0
        self._since = services.uptime.since

    async def run(self) -> None:
        """Check until cancelled."""
        while True:
            await asyncio.sleep(self._services.pace.check_interval)
            try:
                await self.check()
            except Exception:
                self._services.log_failure("watch")

    async def check(self) -> None:
        """Check all tables once."""
        await self._catch_up()
        now = self._services.now()
        if now - self._disk_checked_at >= DISK_CHECK_SECONDS:
            self._disk_checked_at = now
            due_tables = await self._services.ownership.owned_tables(await self._services.journal.tables_due(now))
            for name in (*due_tables, *await self._reminders.unchecked_tables(now)):
                with self._contained_errors(name), contextlib.suppress(MeadhallError):
                    await self._open_tables.resume(name)
        for table in self._open_tables:
            with self._contained_errors(table.id):
                await self._check_table(table, now)
        await self._record_alive(now)

    async def _catch_up(self) -> None:
        """After a sleep of the machine, adjust all clocks and votes before they can expire."""
        since = self._services.uptime.check()
        if since != self._since:
            for name in await self._services.ownership.owned_tables(await self._services.journal.tables_with_clocks()):
                with self._contained_errors(name), contextlib.suppress(MeadhallError):
                    async with self._open_tables.loaded_table(name) as table:
                        await table.run_job(table.catch_up)
            for table in self._open_tables:
                if table.is_loaded and table.fold.vote is not None:
                    table.force_refresh()  # the time to vote has started again
            self._since = since

    async def _record_alive(self, now: float) -> None:
        """Record that the hall is open: often while clocks run, otherwise rarely, so that the disk can sleep.

        A node does not need this record, because it renews its lease.
        """
        if self._services.ownership.lease is not None:
            return
        has_clocks = any(table.is_loaded and table.fold.clocks is not None for table in self._open_tables)
        if not 0 <= now - self._alive_recorded_at < (ALIVE_RECORD_SECONDS if has_clocks else DISK_CHECK_SECONDS):
            self._alive_recorded_at = now
            await self._outages.record_open(now)

    @contextlib.contextmanager
    def _contained_errors(self, table_id: str) -> Generator[None]:
        """Log errors inside a `with` block, so that all other tables are checked too."""
        try:
            yield
        except Exception:
            self._services.log_failure("watch", table_id)

    async def _check_table(self, table: Table, now: float) -> None:
        if table.is_loaded:
            table.race.probe()
            if seconds_to_vote(table, now) == 0:
                await table.run_job(partial(self._end_vote, table))
            for seat, why in self._lost_seats(table, now):
                await table.run_job(partial(self._hand_over, table, seat, why))
            while spared := skipped_interrupts(table):
                await table.run_job(partial(self._skip_interrupt, table, spared[0]))
            while late_seats := _late_seats(table, now):
                await table.run_job(partial(self._take_default, table, late_seats[0]))
            await self._reminders.remind(table, now)
        if now - table.last_used > self._services.pace.unload_after and table.is_idle:
            await self._open_tables.unload(table)

    def _lost_seats(self, table: Table, now: float) -> list[tuple[int, str]]:
        """Return the seats to give to a bot, with the reason: no time left, or absent for too long."""
        fold, max_absence = table.fold, self._services.pace.bot_takeover_after
        if isinstance(fold.clocks, Bank):
            return [(seat, "time") for seat in seats_out_of_time(fold, now)]
        if max_absence is None or not table.viewers or fold.is_timed:
            return []
        return [
            (seat, "away")
            for seat in fold.asked_person_seats
            if table.seconds_away(fold.seats[seat].person or "") > max_absence
        ]

    async def _end_vote(self, table: Table) -> None:
        await table.catch_up()
        if seconds_to_vote(table, self._services.now()) == 0:
            await table.record_event(e.VoteLapsed())
            table.publish_change()

    async def _skip_interrupt(self, table: Table, seat: int) -> None:
        await table.catch_up()
        if seat in skipped_interrupts(table):
            await table.record_event(e.DefaultTaken(seat))
            table.publish_change()

    async def _take_default(self, table: Table, seat: int) -> None:
        await table.catch_up()
        if seat in _late_seats(table, self._services.now()):
            await table.record_event(e.DefaultTaken(seat, why="time"))
            table.publish_change()

    async def _hand_over(self, table: Table, seat: int, why: str) -> None:
        await table.catch_up()
        if (seat, why) in self._lost_seats(table, self._services.now()):
            await table.record_event(e.SeatHandedOver(seat, plans.checked_level("", table.fold.game), why))
            table.publish_change()


def seats_out_of_time(fold: Fold, now: float) -> list[int]:
    """Return the seats whose clock has run out."""
    running = fold.seats_on_clock
    return [
        seat for seat in running if fold.clocks is not None and fold.clocks.seconds_left_at(now, seat, running) <= 0
    ]


def _late_seats(table: Table, now: float) -> list[int]:
    """Return the seats whose time for a decision is up; empty during a vote."""
    if not table.is_loaded or not isinstance(table.fold.clocks, DecisionClocks) or table.fold.vote is not None:
        return []
    return seats_out_of_time(table.fold, now)


# ---- interrupts of absent players who do not want to be asked


def skipped_interrupts(table: Table) -> list[int]:
    """Return the seats of absent players that are asked for an interrupt and chose to skip it.

    For present players the browser answers such questions.
    """
    if not table.is_loaded:
        return []
    fold = table.fold
    if not fold.interrupt_choices or fold.is_timed or fold.vote is not None:
        return []
    game, state = fold.game, fold.match.state
    return [
        seat
        for seat in fold.asked_person_seats
        if game.is_interrupt(state, seat, fold.questions[seat].menu.question)
        and _skips_interrupts(table, fold.seats[seat].person or "")
    ]


def _skips_interrupts(table: Table, person: str) -> bool:
    is_gone = table.seconds_away(person) >= table.services.pace.reload_grace
    return is_gone and table.fold.interrupt_choices.get(person, "always") != "always"
