"""Leases of nodes. A table belongs to the node whose lease it names. Each lease has a unique number.

A node writes to a table only while its lease is valid. Another node takes over the table only after the lease has
ended, and an ended lease is never renewed. So two nodes never write to one table, even if both believe they own it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from meadhall.server.store.schema import HALL, LEASES, TABLES

# the clock of the database, common to all nodes
DATABASE_TIME: Final = sql.cast(sql.extract("epoch", sql.func.clock_timestamp()), sql.Float)
KEEP_SECONDS: Final = 3600.0  # until an ended lease is deleted
ENDED_LEASES: Final = sql.select(LEASES.c.number).where(LEASES.c.over)
HAS_NO_OWNER: Final = TABLES.c.owner.is_(None) | TABLES.c.owner.in_(ENDED_LEASES)
SELECT_VALID_LEASE: Final = (
    sql.select(LEASES.c.number)
    .where(LEASES.c.number == sql.bindparam("lease"), LEASES.c.over.is_(False))
    .with_for_update(read=True)
)
SELECT_TABLE_LEASE: Final = (
    sql.select(LEASES.c.number)
    .join(TABLES, TABLES.c.owner == LEASES.c.number)
    .where(LEASES.c.number == sql.bindparam("lease"), LEASES.c.over.is_(False), TABLES.c.id == sql.bindparam("table"))
    .with_for_update(read=True, of=LEASES)
)


class LeaseOver(Exception):
    """The lease of a write is over: another node may own the table now."""


def take_lease(connection: sql.Connection, address: str, seconds: float) -> int:
    """Create a lease for the node at this address, valid for `seconds`, and return its number."""
    row = {"address": address, "seen": DATABASE_TIME, "until": DATABASE_TIME + seconds, "over": False}
    return int(connection.execute(sql.insert(LEASES).values(row).returning(LEASES.c.number)).scalar_one())


def renew_lease(connection: sql.Connection, lease: int, seconds: float) -> bool:
    """Extend a lease to `seconds` from now; return False if it is over."""
    change = sql.update(LEASES).where(LEASES.c.number == lease, LEASES.c.over.is_(False))
    return connection.execute(change.values(seen=DATABASE_TIME, until=DATABASE_TIME + seconds)).rowcount == 1


def release_lease(connection: sql.Connection, lease: int) -> None:
    """End the lease of a node that is closing now."""
    connection.execute(
        sql.update(LEASES)
        .where(LEASES.c.number == lease, LEASES.c.over.is_(False))
        .values(seen=DATABASE_TIME, over=True)
    )


def end_lease(connection: sql.Connection, lease: int) -> None:
    """End the lease of a lost node. Its last renewal counts as the time when the node was last seen."""
    connection.execute(sql.update(LEASES).where(LEASES.c.number == lease).values(over=True))


def end_all_leases(connection: sql.Connection) -> None:
    """End all leases, because the hall is now opened as one process."""
    connection.execute(sql.update(LEASES).where(LEASES.c.over.is_(False)).values(over=True))


def database_time(connection: sql.Connection) -> float:
    """Return the time by the clock of the database."""
    return float(connection.execute(sql.select(DATABASE_TIME)).scalar_one())


def end_expired_leases(connection: sql.Connection) -> list[int]:
    """End all leases that were not renewed in time, and return them. A lease with an open write ends later."""
    expired = sql.select(LEASES.c.number).where(LEASES.c.until < DATABASE_TIME, LEASES.c.over.is_(False))
    free = expired.with_for_update(skip_locked=True)
    ended = sql.update(LEASES).where(LEASES.c.number.in_(free)).values(over=True).returning(LEASES.c.number)
    return list(connection.execute(ended).scalars())


def release_leases(connection: sql.Connection, limit: int) -> None:
    """Delete leases that ended long ago, and remove up to `limit` tables without a clock from them.

    A table with a running clock still names its old lease until a node takes it over: the lease shows how long the
    table had no owner.
    """
    ended_leases = list(connection.execute(ENDED_LEASES.where(LEASES.c.seen < DATABASE_TIME - KEEP_SECONDS)).scalars())
    if not ended_leases:
        return
    without_clock = (
        sql.select(TABLES.c.id).where(TABLES.c.owner.in_(ended_leases), TABLES.c.deadline.is_(None)).limit(limit)
    )
    some = list(connection.execute(without_clock.with_for_update(skip_locked=True)).scalars())
    connection.execute(sql.update(TABLES).where(TABLES.c.id.in_(some)).values(owner=None))
    named = sql.exists().where(TABLES.c.owner == LEASES.c.number)
    connection.execute(sql.delete(LEASES).where(LEASES.c.number.in_(ended_leases), ~named))


def leases_at(connection: sql.Connection, address: str) -> dict[int, float]:
    """Return the valid leases of nodes at this address, with the time of the last renewal."""
    at_address = sql.select(LEASES.c.number, LEASES.c.seen).where(LEASES.c.address == address, LEASES.c.over.is_(False))
    return {row.number: row.seen for row in connection.execute(at_address)}


def living_leases(connection: sql.Connection) -> dict[int, str]:
    """Return the leases that are not over, with the addresses of their nodes."""
    rows = connection.execute(sql.select(LEASES.c.number, LEASES.c.address).where(LEASES.c.over.is_(False)))
    return {row.number: row.address for row in rows}


def check_lease(connection: sql.Connection, lease: int, table: str | None = None) -> None:
    """Lock a lease for this transaction. Raise LeaseOver if it is over, or if the table names another lease."""
    query, table_parameter = (SELECT_VALID_LEASE, {}) if table is None else (SELECT_TABLE_LEASE, {"table": table})
    if connection.execute(query, {"lease": lease, **table_parameter}).first() is None:
        raise LeaseOver(f"lease {lease} is over")


# ---- owners of tables


class TableOwner(NamedTuple):
    """The lease that a table names (None if it never belonged to a node), and whether that lease is over."""

    owner: int | None
    is_over: bool


def owner_of(connection: sql.Connection, table_id: str) -> TableOwner | None:
    """Return the owner of a table; None if there is no such table."""
    query = sql.select(TABLES.c.owner, LEASES.c.over).outerjoin(LEASES, TABLES.c.owner == LEASES.c.number)
    row = connection.execute(query.where(TABLES.c.id == table_id)).first()
    return None if row is None else TableOwner(row.owner, row.over is not False)


def claim_table(connection: sql.Connection, table_id: str, lease: int) -> bool:
    """Give a table to this lease; return False if it belongs to another valid lease."""
    check_lease(connection, lease)
    return (
        connection.execute(sql.update(TABLES).where(TABLES.c.id == table_id, HAS_NO_OWNER).values(owner=lease)).rowcount
        == 1
    )


class Orphan(NamedTuple):
    """A table without a valid owner; `since` is the time when it last had an owner, None if unknown."""

    table: str
    since: float | None


def orphans(connection: sql.Connection, limit: int) -> list[Orphan]:
    """Return up to `limit` orphans with a running clock, except those that other nodes are taking over now."""
    clocked = _select_orphans().where(TABLES.c.deadline.is_not(None)).limit(limit)
    return _orphans_of(connection, clocked.with_for_update(skip_locked=True, of=TABLES))


def table_as_orphan(connection: sql.Connection, table_id: str) -> list[Orphan]:
    """Return a list with this table as an orphan; an empty list if the table has an owner."""
    return _orphans_of(connection, _select_orphans().where(TABLES.c.id == table_id))


def _select_orphans() -> sql.Select[Any, Any]:
    since = sql.func.greatest(LEASES.c.seen, sql.select(HALL.c.alive).scalar_subquery())
    query = sql.select(TABLES.c.id, since.label("since")).outerjoin(LEASES, TABLES.c.owner == LEASES.c.number)
    return query.where(HAS_NO_OWNER).order_by(TABLES.c.id)


def _orphans_of(connection: sql.Connection, query: sql.Select[Any, Any]) -> list[Orphan]:
    return [Orphan(row.id, row.since) for row in connection.execute(query)]


# ---- how nodes recognise each other


def hall_key(connection: sql.Connection, new_key: str) -> str:
    """Return the common secret of all nodes of a hall; the first node sets it to `new_key`."""
    connection.execute(sql.update(HALL).where(HALL.c.key.is_(None)).values(key=new_key))
    return str(connection.execute(sql.select(HALL.c.key)).scalar_one())
