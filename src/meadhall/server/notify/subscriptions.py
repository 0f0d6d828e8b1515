"""Subscriptions: the channels of people, and the reminders that they have received."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from meadhall.server.store.database import Database
from meadhall.server.store.schema import SUBSCRIPTIONS, TABLE_PEOPLE, TABLES

LOOKUP_BATCH: Final = 1000  # people to look up at once
TOO_MANY_REQUESTS: Final = 429


class Subscription(NamedTuple):
    """A channel, with the language of its messages and the hall's address for links.

    `failed` is the status of the last message if it was lost.
    """

    channel: str
    language: str
    origin: str
    failed: int | None = None


class DueReminder(NamedTuple):
    """A reminder that may be due: a table with the time of its last change, a person, and their channel."""

    table: str
    person: str
    channel: str
    touched: float


COLUMNS: Final = tuple(SUBSCRIPTIONS.c[name] for name in Subscription._fields)


class Subscriptions:
    """All subscriptions, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, person: str) -> Subscription | None:
        """Return the subscription of a person."""
        query = sql.select(*COLUMNS).where(SUBSCRIPTIONS.c.person == person)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Subscription(*row)

    async def store(self, person: str, subscription: Subscription | None) -> None:
        """Store the subscription of a person; None deletes it."""

        def work(connection: sql.Connection) -> None:
            connection.execute(sql.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person))
            if subscription is not None:
                connection.execute(sql.insert(SUBSCRIPTIONS).values(person=person, **subscription._asdict()))

        await self._database.write(work)

    async def record_result(self, person: str, channel: str, failed: int | None) -> None:
        """Store the result of a message, unless the person has changed the channel; `failed` is None for success."""
        is_current = (SUBSCRIPTIONS.c.person == person) & (SUBSCRIPTIONS.c.channel == channel)
        change = sql.update(SUBSCRIPTIONS).where(is_current).values(failed=failed)
        await self._database.write_batched(lambda connection: connection.execute(change))

    # ---- tables

    async def mark_reminded(self, person: str, table_id: str, time: float) -> bool:
        """Mark a person as reminded of a table. Return False if the person was marked already."""
        return await self._mark(_is_at_table(person, table_id) & TABLE_PEOPLE.c.reminded.is_(None), time)

    async def unmark_reminded(self, person: str, table_id: str) -> None:
        """Unmark a person, so that they can be reminded of this table again."""
        await self._mark(_is_at_table(person, table_id) & TABLE_PEOPLE.c.reminded.is_not(None), None)

    async def _mark(self, condition: sql.ColumnElement[bool], time: float | None) -> bool:
        change = sql.update(TABLE_PEOPLE).where(condition).values(reminded=time)
        return await self._database.write_batched(lambda connection: connection.execute(change).rowcount == 1)

    async def was_reminded(self, person: str, table_id: str) -> bool:
        """Whether a person was reminded of a table since they were last there."""
        query = sql.select(TABLE_PEOPLE.c.reminded).where(_is_at_table(person, table_id))
        reminded: Any = await self._database.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return reminded is not None

    async def due_reminders(self, since: float, until: float) -> set[DueReminder]:
        """Return reminders that may be due, for running tables whose last change was between these times."""
        query = (
            sql.select(TABLES.c.id, TABLE_PEOPLE.c.person, SUBSCRIPTIONS.c.channel, TABLES.c.touched)
            .join(TABLE_PEOPLE, TABLE_PEOPLE.c.table_id == TABLES.c.id)
            .join(SUBSCRIPTIONS, SUBSCRIPTIONS.c.person == TABLE_PEOPLE.c.person)
            .where(
                TABLES.c.state == "running", TABLES.c.touched.between(since, until), TABLE_PEOPLE.c.reminded.is_(None)
            )
            .where(SUBSCRIPTIONS.c.failed.is_(None) | ~_is_final(SUBSCRIPTIONS.c.failed))
            .order_by(TABLES.c.touched.desc())
            .limit(LOOKUP_BATCH)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {DueReminder(*row) for row in rows}


def is_final(status: int) -> bool:
    """Whether a retry is useless, because the service would answer with the same status again."""
    return 300 <= status < 500 and status != TOO_MANY_REQUESTS


def _is_final(status: sql.ColumnElement[int | None]) -> sql.ColumnElement[bool]:
    return status.between(300, 499) & (status != TOO_MANY_REQUESTS)


def _is_at_table(person: str, table_id: str) -> sql.ColumnElement[bool]:
    return (TABLE_PEOPLE.c.person == person) & (TABLE_PEOPLE.c.table_id == table_id)
