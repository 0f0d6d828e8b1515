"""Deletes expired sessions, and guests without any data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sql

from meadhall.server.config.settings import DAY
from meadhall.server.store.schema import PEOPLE, PUZZLE_RECORDS, REPLAYS, SESSIONS, SUBSCRIPTIONS, TABLE_PEOPLE


@dataclass(frozen=True)
class Retention:
    """Days after which an unused session expires: of any person, and of a guest without tables. 0 means never."""

    sessions: float = 0.0
    guests: float = 0.0


KEEP_FOREVER: Final = Retention()


def is_expired(last_use: float, now: float, retention: Retention) -> bool:
    """Whether a session that was last used at `last_use` has expired."""
    return bool(retention.sessions) and last_use < now - retention.sessions * DAY


def delete_expired(connection: sql.Connection, now: float, retention: Retention) -> None:
    """Delete expired sessions, and guests who have no session, no table and no match file."""
    if retention.sessions:
        connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.seen < now - retention.sessions * DAY))
    without_table = PEOPLE.c.account.is_(None) & ~_has_row_in(TABLE_PEOPLE) & ~_has_row_in(REPLAYS)
    if retention.guests:
        idle = SESSIONS.c.person.in_(sql.select(PEOPLE.c.id).where(without_table))
        connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.seen < now - retention.guests * DAY, idle))
    nobody = without_table & ~_has_row_in(SESSIONS)
    for table in (SUBSCRIPTIONS, PUZZLE_RECORDS):
        connection.execute(sql.delete(table).where(table.c.person.in_(sql.select(PEOPLE.c.id).where(nobody))))
    connection.execute(sql.delete(PEOPLE).where(nobody))


def _has_row_in(table: sql.Table) -> sql.ColumnElement[bool]:
    return sql.exists().where(table.c.person == PEOPLE.c.id)
