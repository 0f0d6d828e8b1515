"""Subscriptions: the channels of people, and the tables that they have been told of."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from meadhall.server.store.database import Database
from meadhall.server.store.schema import SITTERS, SUBSCRIPTIONS, TABLES

BATCH: Final = 1000  # people to look up at once
TOO_MANY: Final = 429


class Subscription(NamedTuple):
    """A channel, the language of its messages, the hall's address in them, and the status of a lost last message."""

    channel: str
    language: str
    origin: str
    failed: int | None = None


class DueReminder(NamedTuple):
    """A person to tell of a table, with their channel and the last change of the table."""

    table: str
    person: str
    channel: str
    touched: float


COLUMNS: Final = tuple(SUBSCRIPTIONS.c[name] for name in Subscription._fields)


class Subscriptions:
    """All subscriptions, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> Subscription | None:
        """The subscription of a person."""
        query = sql.select(*COLUMNS).where(SUBSCRIPTIONS.c.person == person)
        row = await self._database.read(lambda on: on.execute(query).one_or_none())
        return None if row is None else Subscription(*row)

    async def keep(self, person: str, subscription: Subscription | None) -> None:
        """Set the subscription of a person; None ends it."""

        def work(on: sql.Connection) -> None:
            on.execute(sql.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person))
            if subscription is not None:
                on.execute(sql.insert(SUBSCRIPTIONS).values(person=person, **subscription._asdict()))

        await self._database.write(work)

    async def note(self, person: str, channel: str, failed: int | None) -> None:
        """Note the result of a message, if the channel is still that of the person."""
        this = (SUBSCRIPTIONS.c.person == person) & (SUBSCRIPTIONS.c.channel == channel)
        change = sql.update(SUBSCRIPTIONS).where(this).values(failed=failed)
        await self._database.together(lambda on: on.execute(change))

    # ---- tables

    async def claim(self, person: str, table: str, at: float) -> bool:
        """Whether a person must be told of a table now: the first caller sends the message."""
        return await self._mark(_sitter(person, table) & SITTERS.c.reminded.is_(None), at)

    async def release(self, person: str, table: str) -> None:
        """Let a person be told of this table again, since they returned or the message failed."""
        await self._mark(_sitter(person, table) & SITTERS.c.reminded.is_not(None), None)

    async def _mark(self, which: sql.ColumnElement[bool], at: float | None) -> bool:
        change = sql.update(SITTERS).where(which).values(reminded=at)
        return await self._database.together(lambda on: on.execute(change).rowcount == 1)

    async def is_told(self, person: str, table: str) -> bool:
        """Whether a person was told of a table since they were last there."""
        query = sql.select(SITTERS.c.reminded).where(_sitter(person, table))
        found: Any = await self._database.read(lambda on: on.execute(query).scalar_one_or_none())
        return found is not None

    async def untold(self, since: float, until: float) -> set[DueReminder]:
        """The people who may still have to be told of running tables that changed within that time."""
        query = (
            sql.select(TABLES.c.id, SITTERS.c.person, SUBSCRIPTIONS.c.channel, TABLES.c.touched)
            .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
            .join(SUBSCRIPTIONS, SUBSCRIPTIONS.c.person == SITTERS.c.person)
            .where(TABLES.c.state == "running", TABLES.c.touched.between(since, until), SITTERS.c.reminded.is_(None))
            .where(SUBSCRIPTIONS.c.failed.is_(None) | ~_is_final(SUBSCRIPTIONS.c.failed))
            .order_by(TABLES.c.touched.desc())
            .limit(BATCH)
        )
        rows = await self._database.read(lambda on: on.execute(query).all())
        return {DueReminder(*row) for row in rows}


def is_final(status: int) -> bool:
    """Whether a service with this status would answer the same again."""
    return 300 <= status < 500 and status != TOO_MANY


def _is_final(status: sql.ColumnElement[int | None]) -> sql.ColumnElement[bool]:
    return status.between(300, 499) & (status != TOO_MANY)


def _sitter(person: str, table: str) -> sql.ColumnElement[bool]:
    return (SITTERS.c.person == person) & (SITTERS.c.table_id == table)
