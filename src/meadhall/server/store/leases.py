"""Leases: which node of a hall owns which table. Each has a number that is given once, and is over for ever or not.

A table changes its owner only when the lease of the owner before is over, and what a node writes at a table goes
through only while its lease is not. So there are never two that write, whatever either of them believes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sql

from meadhall.server.store.schema import HALL, LEASES, TABLES

NOW: Final = sql.cast(sql.extract("epoch", sql.func.clock_timestamp()), sql.Float)  # by one clock for all nodes
OVER: Final = sql.select(LEASES.c.number).where(LEASES.c.over)
FREE: Final = TABLES.c.owner.is_(None) | TABLES.c.owner.in_(OVER)
CHECK: Final = (
    sql.select(LEASES.c.number)
    .where(LEASES.c.number == sql.bindparam("lease"), LEASES.c.over.is_(False))
    .with_for_update(read=True)
)


class LeaseOver(Exception):
    """What was to be written belongs to a lease that is over: the table is, or may be, at home elsewhere now."""


def take(on: sql.Connection, address: str, seconds: float) -> int:
    """A new lease for so many seconds, for the node that others reach at an address."""
    row = {"address": address, "seen": NOW, "until": NOW + seconds, "over": False}
    return int(on.execute(sql.insert(LEASES).values(row).returning(LEASES.c.number)).scalar_one())


def renew(on: sql.Connection, lease: int, seconds: float) -> bool:
    """Whether a lease is not over; then it lasts for so many seconds more."""
    change = sql.update(LEASES).where(LEASES.c.number == lease, LEASES.c.over.is_(False))
    return on.execute(change.values(seen=NOW, until=NOW + seconds)).rowcount == 1


def give_up(on: sql.Connection, lease: int) -> None:
    """Ends a lease whose node goes away."""
    on.execute(sql.update(LEASES).where(LEASES.c.number == lease, LEASES.c.over.is_(False)).values(seen=NOW, over=True))


def end_expired(on: sql.Connection) -> list[int]:
    """Ends all leases that were not renewed in time; those that something is being written under a little later."""
    expired = sql.select(LEASES.c.number).where(LEASES.c.until < NOW, LEASES.c.over.is_(False))
    free = expired.with_for_update(skip_locked=True)
    ended = sql.update(LEASES).where(LEASES.c.number.in_(free)).values(over=True).returning(LEASES.c.number)
    return list(on.execute(ended).scalars())


def living(on: sql.Connection) -> dict[int, str]:
    """The leases that are not over, with the addresses of their nodes."""
    rows = on.execute(sql.select(LEASES.c.number, LEASES.c.address).where(LEASES.c.over.is_(False)))
    return {row.number: row.address for row in rows}


def check_lease(on: sql.Connection, lease: int) -> None:
    """Raises LeaseOver if it is; else it is not until this transaction has ended."""
    if on.execute(CHECK, {"lease": lease}).first() is None:
        raise LeaseOver(f"lease {lease} is over")


# ---- whose a table is


class Owned(NamedTuple):
    """Whose a table is; `owner` is None where it never was a node's, and `is_over` if that is gone."""

    owner: int | None
    is_over: bool


def owner_of(on: sql.Connection, table: str) -> Owned | None:
    """Whose a table is; None if there is no such table."""
    of = sql.select(TABLES.c.owner, LEASES.c.over).outerjoin(LEASES, TABLES.c.owner == LEASES.c.number)
    row = on.execute(of.where(TABLES.c.id == table)).first()
    return None if row is None else Owned(row.owner, row.over is not False)


def claim(on: sql.Connection, table: str, lease: int) -> bool:
    """Whether a table was free, and belongs to this lease now."""
    check_lease(on, lease)
    return on.execute(sql.update(TABLES).where(TABLES.c.id == table, FREE).values(owner=lease)).rowcount == 1


class Orphan(NamedTuple):
    """A table where a clock runs that nobody looks after; `since` is when somebody last did, if that is known."""

    table: str
    since: float | None


def orphans(on: sql.Connection) -> list[Orphan]:
    """All of those."""
    since = sql.func.greatest(LEASES.c.seen, sql.select(HALL.c.alive).scalar_subquery())
    query = sql.select(TABLES.c.id, since.label("since")).outerjoin(LEASES, TABLES.c.owner == LEASES.c.number)
    rows = on.execute(query.where(TABLES.c.deadline.is_not(None), FREE)).all()
    return [Orphan(row.id, row.since) for row in rows]


# ---- how nodes know each other


def key_of(on: sql.Connection, new: str) -> str:
    """What all nodes of a hall know, and nobody else: made by the first one."""
    on.execute(sql.update(HALL).where(HALL.c.key.is_(None)).values(key=new))
    return str(on.execute(sql.select(HALL.c.key)).scalar_one())
