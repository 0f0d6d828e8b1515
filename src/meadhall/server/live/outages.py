"""Stops clocks while the server is down: records when it was up, and adds an event to tables at the next start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import sqlalchemy as sql

from meadhall.server.store.database import Database
from meadhall.server.store.leases import end_all_leases
from meadhall.server.store.schema import EVENTS, HALL, LEASES, TABLES
from meadhall.server.tables.events import HallReopened
from meadhall.server.tables.journal import INSERT_EVENT, StoredEvent, journal_row

LAST_EVENTS: Final = (
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


class LastEvent(NamedTuple):
    """The number and time of the last event of a table with a running clock."""

    id: str
    seq: int
    at: float


class Outages:
    """Records when the hall is open, and the outages in between."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record_open(self, now: float) -> None:
        """Record that the hall is open at this time."""
        await self._database.write(lambda connection: connection.execute(sql.update(HALL).values(alive=now)))

    async def end_outage(self, now: float) -> None:
        """Add a `HallReopened` event to every table with a running clock, before the hall opens."""
        await self._database.write(lambda connection: _end_outage(connection, now))


def _end_outage(connection: sql.Connection, now: float) -> None:
    """End the outage. Tables are not loaded for this, so one broken table cannot stop the hall."""
    since = last_open(connection)
    end_all_leases(connection)
    connection.execute(sql.update(HALL).values(alive=now))
    if since is not None:
        record_outage(connection, last_events(connection), since, now)


def last_open(connection: sql.Connection) -> float | None:
    """Return when the hall was last known to be open, in one process or as nodes; None if it never was open."""
    alive = connection.execute(sql.select(HALL.c.alive)).scalar_one()
    last_renewal = connection.execute(sql.select(sql.func.max(LEASES.c.seen))).scalar_one()
    return max((time for time in (alive, last_renewal) if time is not None), default=None)


def last_events(connection: sql.Connection, table: str | None = None) -> list[LastEvent]:
    """Return the last event of each table with a running clock; if `table` is given, only of that table."""
    return [
        LastEvent(*row)
        for row in connection.execute(LAST_EVENTS if table is None else LAST_EVENTS.where(TABLES.c.id == table)).all()
    ]


def record_outage(connection: sql.Connection, tables: Sequence[LastEvent], since: float, now: float) -> None:
    """Add an event to these tables: the hall was closed from `since` until `now`."""
    for table, seq, event_time in tables if since < now else ():
        _record_at_table(
            connection,
            StoredEvent(seq + 1, None, None, HallReopened(since), max(now, event_time)),
            table,
            max(since, event_time),
        )


def _record_at_table(connection: sql.Connection, stored: StoredEvent, table_id: str, stopped_at: float) -> None:
    new_deadline = {"deadline": TABLES.c.deadline + (stored.time - stopped_at)}
    connection.execute(INSERT_EVENT, journal_row(table_id, stored))
    connection.execute(sql.update(TABLES).where(TABLES.c.id == table_id).values(new_deadline))
