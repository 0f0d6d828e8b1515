"""Clocks stop while the server is down: records when it was last up, and tells tables when it is up again."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

from meadhall.server.ownership.homes import ALONE, Homes, is_here
from meadhall.server.store.database import Database
from meadhall.server.store.schema import EVENTS, HALL, TABLES
from meadhall.server.tables.events import Reopened
from meadhall.server.tables.journal import INSERT_EVENT, Kept, row_of

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


class Outages:
    """The time while the hall is shut."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def not_yet(self, now: float) -> None:
        """Keeps that the hall is open still."""
        await self._database.write(lambda on: on.execute(sql.update(HALL).values(alive=now)))

    async def end(self, now: float, homes: Homes) -> None:
        """Tells every table where a clock runs how long it had no home, before anybody is let in.

        Whoever opens the hall tells all tables how long the hall was shut; who takes up the tables of a process that
        has died tells those.
        """
        if homes.opens_hall:
            await self._database.write(lambda on: _end(on, now))
        elif (since := homes.gone_since) is not None:
            await self._database.write(lambda on: _tell_all(on, since, now, homes))


def _end(on: sql.Connection, now: float) -> None:
    """Tables are not woken for it: one that its rules cannot read any more must keep nobody out of the others."""
    since = on.execute(sql.select(HALL.c.alive)).scalar_one()
    on.execute(sql.update(HALL).values(alive=now))
    if since is not None:
        _tell_all(on, since, now, ALONE)


def _tell_all(on: sql.Connection, since: float, now: float, homes: Homes) -> None:
    """Tells the tables that are at home here."""
    for table, seq, at in on.execute(LAST).all() if since < now else ():
        if is_here(homes, table):
            _tell(on, Kept(seq + 1, None, None, Reopened(since), max(now, at)), table, max(since, at))


def _tell(on: sql.Connection, kept: Kept, table: str, stood: float) -> None:
    later = {"deadline": TABLES.c.deadline + (kept.at - stood)}
    on.execute(INSERT_EVENT, row_of(table, kept))
    on.execute(sql.update(TABLES).where(TABLES.c.id == table).values(later))
