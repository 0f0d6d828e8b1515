"""The journal: stores the events of tables, and the few columns by which lists find tables."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from meadhall.server.protocol.problems import Denied
from meadhall.server.store.database import Database
from meadhall.server.store.engines import Holds
from meadhall.server.store.leases import LeaseOver, check_lease
from meadhall.server.store.schema import CHECKPOINTS, EVENTS, PEOPLE, SITTERS, TABLES
from meadhall.server.tables import checkpoints
from meadhall.server.tables.checkpoints import TableCheckpoint
from meadhall.server.tables.events import DECODER, ENCODER, Admitted, Handed, Happening, Sat

INSERT_EVENT: Final = sql.insert(EVENTS)
INSERT_TABLE: Final = sql.insert(TABLES)
INSERT_SITTER: Final = sql.insert(SITTERS)
INSERT_CHECKPOINT: Final = sql.insert(CHECKPOINTS)
UPDATE_CHECKPOINT: Final = (
    sql.update(CHECKPOINTS)
    .where(CHECKPOINTS.c.table_id == sql.bindparam("of"))
    .values(seq=sql.bindparam("new_seq"), body=sql.bindparam("new_body"))
)
UPDATE_TABLE: Final = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("of"))
    .values({name: sql.bindparam(f"new_{name}") for name in ("state", "touched", "deadline")})
)
LATEST: Final = sql.select(sql.func.max(EVENTS.c.seq)).where(EVENTS.c.table_id == TABLES.c.id).scalar_subquery()
LISTED: Final = (TABLES.c.id, LATEST.label("seq"), TABLES.c.card, TABLES.c.carded)
BECAME: Final = sql.select(SITTERS.c.table_id, SITTERS.c.person, PEOPLE.c.became).join(
    PEOPLE, PEOPLE.c.became.is_not(None) & (PEOPLE.c.id == SITTERS.c.person)
)
MOST_LISTED: Final = 60
NEVER: Final = -1
Query = sql.Select[*tuple[Any, ...]]


class Head(NamedTuple):
    """By what lists find a table. `touched` need not be exact."""

    state: str
    touched: float
    deadline: float | None


class Kept(NamedTuple):
    """One event as it lies on disk."""

    seq: int
    command: str | None
    person: str | None
    event: Happening
    at: float


class Stored(NamedTuple):
    """A checkpoint, and the number of the last event that it holds."""

    seq: int
    checkpoint: TableCheckpoint


class Listed(NamedTuple):
    """A table in a list; its card if that is as new as the table is, and how much of its tale its person has heard."""

    id: str
    card: bytes | None
    pieces_heard: int


class Begun(NamedTuple):
    """What only the first event of a table says."""

    game: str
    public: bool


class Journal:
    """Appends and finds again. An append is done when it is on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(
        self,
        table: str,
        kept: Kept,
        head: Head | None,
        begun: Begun | None = None,
        come: Sequence[str] = (),
        more: Sequence[Kept] = (),
        *,
        checkpoint: Stored | None = None,
        forgotten: bool = False,
        lease: int | None = None,
    ) -> None:
        """Keeps an event, and what lists know if that is another now; `come` are people who belong there from now on.

        Most events are one row and nothing else: the thread that writes wants the interpreter for every statement.
        `more` are events that happened together with the first: all of them are kept, or none. The `checkpoint`
        replaces the one before. With `forgotten` the story begins again, and nobody has heard any of it. The `lease` is
        that of the node that owns the table: once it is over, nothing is kept.
        """
        rows = [row_of(table, one) for one in (kept, *more)]
        body = b"" if checkpoint is None else checkpoints.ENCODER.encode(checkpoint.checkpoint)

        def work(on: sql.Connection) -> None:
            if lease is not None:
                check_lease(on, lease, table if begun is None else None)
            if begun is not None and head is not None:
                row = {"id": table, **begun._asdict(), **head._asdict(), "carded": 0, "owner": lease}
                on.execute(INSERT_TABLE, row)
            elif head is not None:
                on.execute(UPDATE_TABLE, {"of": table, **{f"new_{name}": one for name, one in head._asdict().items()}})
            on.execute(INSERT_EVENT, rows)
            if checkpoint is not None:
                _keep_checkpoint(on, table, checkpoint.seq, body)
            for person in come:
                _belong(on, person, table)
            if forgotten:
                on.execute(sql.update(SITTERS).where(SITTERS.c.table_id == table, SITTERS.c.heard > 0).values(heard=0))

        try:
            await self._database.together(work)
        except LeaseOver:
            raise Denied("closing", "table-taken-by-server") from None

    async def events(self, table: str) -> list[Kept]:
        """Everything that has happened at a table; nothing if there is no such table."""
        columns = (EVENTS.c.seq, EVENTS.c.command_id, EVENTS.c.person, EVENTS.c.body, EVENTS.c.at)
        query = sql.select(*columns).where(EVENTS.c.table_id == table).order_by(EVENTS.c.seq)
        rows = await self._all(query)
        return [Kept(seq, command, person, DECODER.decode(body), at) for seq, command, person, body, at in rows]

    async def checkpoint(self, table: str) -> tuple[Stored | None, bool]:
        """The last checkpoint of a table, None if there is none yet; and whether its match was over."""
        columns = TABLES.c.state, CHECKPOINTS.c.seq, CHECKPOINTS.c.body
        query = sql.select(*columns).select_from(TABLES.outerjoin(CHECKPOINTS)).where(TABLES.c.id == table)
        row = (await self._all(query))[0]
        stored = None if row.body is None else Stored(row.seq, checkpoints.DECODER.decode(row.body))
        return stored, row.state == "over"

    async def keep_checkpoint(self, table: str, checkpoint: Stored, lease: int | None) -> None:
        """Keeps a checkpoint in place of the one before; not after the `lease` of the node is over."""
        body = checkpoints.ENCODER.encode(checkpoint.checkpoint)

        def work(on: sql.Connection) -> None:
            if lease is not None:
                check_lease(on, lease, table)
            _keep_checkpoint(on, table, checkpoint.seq, body)

        with contextlib.suppress(LeaseOver):  # another node writes it now
            await self._database.together(work)

    # ---- lists

    async def keep_card(self, table: str, seq: int, card: bytes) -> None:
        """Keeps how a table stands in lists, so that it need not be woken for them."""
        change = sql.update(TABLES).where(TABLES.c.id == table).values(card=card, carded=seq)
        await self._database.together(lambda on: on.execute(change))

    async def of(self, person: str) -> list[Listed]:
        """The tables that a person belongs to, those touched last first: all that are open, and of those over some."""
        mine = sql.select(*LISTED, SITTERS.c.heard).join(SITTERS).where(SITTERS.c.person == person)
        is_over = TABLES.c.state == "over"
        return [*await self._listed(mine.where(~is_over)), *await self._listed(mine.where(is_over), MOST_LISTED)]

    async def public(self, state: str) -> list[Listed]:
        """The tables that are open to everybody and stand so."""
        nobody = sql.literal(NEVER).label("heard")
        return await self._listed(
            sql.select(*LISTED, nobody).where(TABLES.c.public, TABLES.c.state == state), MOST_LISTED
        )

    async def known(self, person: str) -> list[str]:
        """The games of which a person sat at a table when its match ended, by the cards that are kept."""
        sat = Holds(TABLES.c.card, sql.literal(f'"person":"{person}"'.encode()))
        over = sql.select(TABLES.c.game).join(SITTERS).where(SITTERS.c.person == person, TABLES.c.state == "over", sat)
        return [row.game for row in await self._all(over.distinct())]

    async def due(self, at: float) -> list[str]:
        """The tables where a clock has run out by then."""
        query = sql.select(TABLES.c.id).where(TABLES.c.deadline <= at)
        return [row.id for row in await self._all(query)]

    async def clocked(self) -> list[str]:
        """The tables where a clock runs."""
        return [row.id for row in await self._all(sql.select(TABLES.c.id).where(TABLES.c.deadline.is_not(None)))]

    async def _listed(self, query: Query, most: int | None = None) -> list[Listed]:
        rows = await self._all(query.order_by(TABLES.c.touched.desc()).limit(most))
        return [Listed(row.id, row.card if row.carded == row.seq else None, row.heard) for row in rows]

    # ---- who has heard what

    async def pieces_heard(self, table: str, person: str) -> int | None:
        """How many pieces the tale had when a person last looked; None for who never has."""
        query = sql.select(SITTERS.c.heard).where(SITTERS.c.table_id == table, SITTERS.c.person == person)
        rows = await self._all(query)
        return rows[0].heard if rows and rows[0].heard != NEVER else None

    async def keep_pieces_heard(self, table: str, person: str, pieces: int) -> None:
        """Notes how many pieces the tale has for a person who goes away."""
        here = (SITTERS.c.table_id == table) & (SITTERS.c.person == person)
        change = sql.update(SITTERS).where(here).values(heard=pieces)
        await self._database.together(lambda on: on.execute(change))

    async def forget(self, table: str, person: str) -> None:
        """A person does not belong to a table any more."""
        gone = sql.delete(SITTERS).where(SITTERS.c.table_id == table, SITTERS.c.person == person)
        await self._database.together(lambda on: on.execute(gone))

    # ---- guests who log in

    async def to_hand_over(self, guest: str) -> list[tuple[str, str, str]]:
        """Table, guest and person wherever this guest belongs, who has become somebody with an account."""
        rows = await self._all(BECAME.where(SITTERS.c.person == guest))
        return [(table, before, person) for table, before, person in rows]

    async def all_to_hand_over(self) -> list[tuple[str, str, str]]:
        """The same for every guest who has."""
        return [(table, before, person) for table, before, person in await self._all(BECAME)]

    async def hand_over(self, table: str, guest: str, person: str) -> None:
        """Lets a person belong to a table where a guest did, with what the guest has heard there."""
        at = SITTERS.c.table_id == table
        theirs, mine = at & (SITTERS.c.person == guest), at & (SITTERS.c.person == person)

        def work(on: sql.Connection) -> None:
            if on.execute(sql.select(SITTERS.c.heard).where(mine)).first() is None:
                on.execute(sql.update(SITTERS).where(theirs).values(person=person))
            on.execute(sql.delete(SITTERS).where(theirs))

        await self._database.together(work)

    async def _all(self, query: Query) -> Sequence[Any]:
        return await self._database.read(lambda on: on.execute(query).all())


def coming(kept: Kept) -> list[str]:
    """Who belongs to the table from now on; also who takes a seat back after having left."""
    if isinstance(kept.event, Sat | Admitted):
        return [kept.event.person]
    is_back = isinstance(kept.event, Handed) and not kept.event.level
    return [kept.person] if is_back and kept.person is not None else []


def row_of(table: str, kept: Kept) -> dict[str, Any]:
    """One event as a row of the database."""
    row = {"table_id": table, "seq": kept.seq, "command_id": kept.command, "person": kept.person}
    return row | {"body": ENCODER.encode(kept.event), "at": kept.at}


def _belong(on: sql.Connection, person: str, table: str) -> None:
    here = (SITTERS.c.table_id == table) & (SITTERS.c.person == person)
    if on.execute(sql.select(SITTERS.c.heard).where(here)).first() is None:
        on.execute(INSERT_SITTER, {"person": person, "table_id": table, "heard": NEVER})


def _keep_checkpoint(on: sql.Connection, table: str, seq: int, body: bytes) -> None:
    if on.execute(UPDATE_CHECKPOINT, {"of": table, "new_seq": seq, "new_body": body}).rowcount == 0:
        on.execute(INSERT_CHECKPOINT, {"table_id": table, "seq": seq, "body": body})
