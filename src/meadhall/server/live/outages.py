"""Stops clocks while the server is down: records when it was last up, and tells tables when it is up again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import sqlalchemy as sql

from meadhall.server.store.database import Database
from meadhall.server.store.leases import end_all
from meadhall.server.store.schema import EVENTS, HALL, LEASES, TABLES
from meadhall.server.tables.events import HallReopened
from meadhall.server.tables.journal import INSERT_EVENT, StoredEvent, journal_row

LAST: Final = (
    sql.select(TABLES.c.id, EVENTS.c.seq, EVENTS.c.at)
    .join(EVENTS)
    .where(TABLES.c.deadline.is_not(None))
    .where(
        EVENTS.c.seq
        == sql.select(sql.func.max(EVENTS.c.seq))
        .where(EVENTS.c.table_id == TABLES.c.id)
        .correlate(TABLES)
        .scalar_subquery()
    )
)


class Last(NamedTuple):
    """The last event of a table with a running clock."""

    id: str
    seq: int
    at: float


class Outages:
    """The times when the hall was closed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def not_yet(self, now: float) -> None:
        """Record that the hall is still open."""
        await self._database.write(lambda on: on.execute(sql.update(HALL).values(alive=now)))

    async def end(self, now: float) -> None:
        """Tell every table with a running clock how long the hall was shut, before anybody enters."""
        await self._database.write(lambda on: _end(on, now))


def _end(on: sql.Connection, now: float) -> None:
    """End the outage without loading tables: a table unreadable to its rules must not close the others."""
    since = last_open(on)
    end_all(on)
    on.execute(sql.update(HALL).values(alive=now))
    if since is not None:
        tell_tables(on, clocks(on), since, now)


def last_open(on: sql.Connection) -> float | None:
    """When the hall was last known to be open, in one process or as nodes; None if it never was."""
    alive = on.execute(sql.select(HALL.c.alive)).scalar_one()
    seen = on.execute(sql.select(sql.func.max(LEASES.c.seen))).scalar_one()
    return max((one for one in (alive, seen) if one is not None), default=None)


def clocks(on: sql.Connection, table: str | None = None) -> list[Last]:
    """The tables with a running clock, or this one, if its clock runs."""
    return [Last(*one) for one in on.execute(LAST if table is None else LAST.where(TABLES.c.id == table)).all()]


def tell_tables(on: sql.Connection, tables: Sequence[Last], since: float, now: float) -> None:
    """Tell tables that the hall was closed from `since` until now."""
    for table, seq, at in tables if since < now else ():
        _tell(on, StoredEvent(seq + 1, None, None, HallReopened(since), max(now, at)), table, max(since, at))


def _tell(on: sql.Connection, stored: StoredEvent, table: str, stood: float) -> None:
    later = {"deadline": TABLES.c.deadline + (stored.at - stood)}
    on.execute(INSERT_EVENT, journal_row(table, stored))
    on.execute(sql.update(TABLES).where(TABLES.c.id == table).values(later))
