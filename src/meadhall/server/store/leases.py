"""Leases: which node of a hall owns which table. Each has a unique number; once it is over, it stays so.

A table changes its owner only when the lease of the old owner is over. A node can write to a table only while its own
lease is not. So two nodes never write to one table, even if both believe that they own it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from meadhall.server.store.schema import HALL, LEASES, TABLES

NOW: Final = sql.cast(sql.extract("epoch", sql.func.clock_timestamp()), sql.Float)  # one clock for all nodes
KEEP_SECONDS: Final = 3600.0  # seconds that a lease is kept after its end
OVER: Final = sql.select(LEASES.c.number).where(LEASES.c.over)
FREE: Final = TABLES.c.owner.is_(None) | TABLES.c.owner.in_(OVER)
CHECK: Final = (
    sql.select(LEASES.c.number)
    .where(LEASES.c.number == sql.bindparam("lease"), LEASES.c.over.is_(False))
    .with_for_update(read=True)
)
CHECK_TABLE: Final = (
    sql.select(LEASES.c.number)
    .join(TABLES, TABLES.c.owner == LEASES.c.number)
    .where(LEASES.c.number == sql.bindparam("lease"), LEASES.c.over.is_(False), TABLES.c.id == sql.bindparam("table"))
    .with_for_update(read=True, of=LEASES)
)


class LeaseOver(Exception):
    """The write belongs to a lease that is over: another node owns the table now, or may own it."""


def take_lease(on: sql.Connection, address: str, seconds: float) -> int:
    """Take a new lease for this many seconds, for the node at an address."""
    row = {"address": address, "seen": NOW, "until": NOW + seconds, "over": False}
    return int(on.execute(sql.insert(LEASES).values(row).returning(LEASES.c.number)).scalar_one())


def renew(on: sql.Connection, lease: int, seconds: float) -> bool:
    """Renew a lease for this many seconds; return False if it is over."""
    change = sql.update(LEASES).where(LEASES.c.number == lease, LEASES.c.over.is_(False))
    return on.execute(change.values(seen=NOW, until=NOW + seconds)).rowcount == 1


def release_lease(on: sql.Connection, lease: int) -> None:
    """End a lease whose node leaves."""
    on.execute(sql.update(LEASES).where(LEASES.c.number == lease, LEASES.c.over.is_(False)).values(seen=NOW, over=True))


def end_lease(on: sql.Connection, lease: int) -> None:
    """End a lease whose node was last seen at its last renewal."""
    on.execute(sql.update(LEASES).where(LEASES.c.number == lease).values(over=True))


def end_all(on: sql.Connection) -> None:
    """End all leases: the hall has no nodes any more."""
    on.execute(sql.update(LEASES).where(LEASES.c.over.is_(False)).values(over=True))


def now(on: sql.Connection) -> float:
    """The time, by the common clock."""
    return float(on.execute(sql.select(NOW)).scalar_one())


def end_expired(on: sql.Connection) -> list[int]:
    """End all leases that were not renewed in time; one with an open write ends a little later."""
    expired = sql.select(LEASES.c.number).where(LEASES.c.until < NOW, LEASES.c.over.is_(False))
    free = expired.with_for_update(skip_locked=True)
    ended = sql.update(LEASES).where(LEASES.c.number.in_(free)).values(over=True).returning(LEASES.c.number)
    return list(on.execute(ended).scalars())


def release_leases(on: sql.Connection, most: int) -> None:
    """Delete old leases, and release up to `most` of their unloaded tables.

    A table with a running clock keeps its lease until a node takes it over: it tells how long the table had no owner.
    """
    old = list(on.execute(OVER.where(LEASES.c.seen < NOW - KEEP_SECONDS)).scalars())
    if not old:
        return
    asleep = sql.select(TABLES.c.id).where(TABLES.c.owner.in_(old), TABLES.c.deadline.is_(None)).limit(most)
    some = list(on.execute(asleep.with_for_update(skip_locked=True)).scalars())
    on.execute(sql.update(TABLES).where(TABLES.c.id.in_(some)).values(owner=None))
    named = sql.exists().where(TABLES.c.owner == LEASES.c.number)
    on.execute(sql.delete(LEASES).where(LEASES.c.number.in_(old), ~named))


def held(on: sql.Connection, address: str) -> dict[int, float]:
    """The leases of nodes at this address, and when each was last renewed."""
    at_address = sql.select(LEASES.c.number, LEASES.c.seen).where(LEASES.c.address == address, LEASES.c.over.is_(False))
    return {row.number: row.seen for row in on.execute(at_address)}


def living(on: sql.Connection) -> dict[int, str]:
    """The leases that are not over, with the addresses of their nodes."""
    rows = on.execute(sql.select(LEASES.c.number, LEASES.c.address).where(LEASES.c.over.is_(False)))
    return {row.number: row.address for row in rows}


def check_lease(on: sql.Connection, lease: int, table: str | None = None) -> None:
    """Raise LeaseOver if the lease is over, or not the table's; otherwise keep it valid until this transaction ends."""
    query, named = (CHECK, {}) if table is None else (CHECK_TABLE, {"table": table})
    if on.execute(query, {"lease": lease, **named}).first() is None:
        raise LeaseOver(f"lease {lease} is over")


# ---- owners of tables


class TableOwner(NamedTuple):
    """The owner of a table, None if it never belonged to a node; `is_over` if the owner is gone."""

    owner: int | None
    is_over: bool


def owner_of(on: sql.Connection, table: str) -> TableOwner | None:
    """The owner of a table; None if there is no such table."""
    of = sql.select(TABLES.c.owner, LEASES.c.over).outerjoin(LEASES, TABLES.c.owner == LEASES.c.number)
    row = on.execute(of.where(TABLES.c.id == table)).first()
    return None if row is None else TableOwner(row.owner, row.over is not False)


def claim(on: sql.Connection, table: str, lease: int) -> bool:
    """Whether a table was free, and now belongs to this lease."""
    check_lease(on, lease)
    return on.execute(sql.update(TABLES).where(TABLES.c.id == table, FREE).values(owner=lease)).rowcount == 1


class Orphan(NamedTuple):
    """A table without a living owner; `since` is when it last had one, if known."""

    table: str
    since: float | None


def orphans(on: sql.Connection, most: int) -> list[Orphan]:
    """Up to `most` orphans with a running clock, without those that others take over at this moment."""
    clocked = _orphans().where(TABLES.c.deadline.is_not(None)).limit(most)
    return _found(on, clocked.with_for_update(skip_locked=True, of=TABLES))


def orphan(on: sql.Connection, table: str) -> list[Orphan]:
    """This table, if it is an orphan."""
    return _found(on, _orphans().where(TABLES.c.id == table))


def _orphans() -> sql.Select[Any, Any]:
    since = sql.func.greatest(LEASES.c.seen, sql.select(HALL.c.alive).scalar_subquery())
    query = sql.select(TABLES.c.id, since.label("since")).outerjoin(LEASES, TABLES.c.owner == LEASES.c.number)
    return query.where(FREE).order_by(TABLES.c.id)


def _found(on: sql.Connection, query: sql.Select[Any, Any]) -> list[Orphan]:
    return [Orphan(row.id, row.since) for row in on.execute(query)]


# ---- how nodes recognise each other


def hall_key(on: sql.Connection, new: str) -> str:
    """The common secret of all nodes of a hall, created by the first one."""
    on.execute(sql.update(HALL).where(HALL.c.key.is_(None)).values(key=new))
    return str(on.execute(sql.select(HALL.c.key)).scalar_one())
