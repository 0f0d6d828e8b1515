"""The journal: stores the events of tables, and the columns that lists use to find tables."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database
from meadhall.server.store.engines import ContainsBytes
from meadhall.server.store.leases import LeaseOver, check_lease
from meadhall.server.store.schema import CHECKPOINTS, EVENTS, PEOPLE, TABLE_PEOPLE, TABLES
from meadhall.server.tables import events as e

INSERT_EVENT: Final = sql.insert(EVENTS)
INSERT_TABLE: Final = sql.insert(TABLES)
INSERT_TABLE_PERSON: Final = sql.insert(TABLE_PEOPLE)
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
LATEST_SEQ: Final = sql.select(sql.func.max(EVENTS.c.seq)).where(EVENTS.c.table_id == TABLES.c.id).scalar_subquery()
LISTED_COLUMNS: Final = (TABLES.c.id, LATEST_SEQ.label("seq"), TABLES.c.card, TABLES.c.carded)
SELECT_GUEST_TRANSFERS: Final = sql.select(TABLE_PEOPLE.c.table_id, TABLE_PEOPLE.c.person, PEOPLE.c.became).join(
    PEOPLE, PEOPLE.c.became.is_not(None) & (PEOPLE.c.id == TABLE_PEOPLE.c.person)
)
MAX_LISTED: Final = 60
NEVER_LOOKED: Final = -1
Query = sql.Select[*tuple[Any, ...]]


class TableHead(NamedTuple):
    """The columns that lists use to find a table. `touched` is the time of the last change, and may be a little old."""

    state: str
    touched: float
    deadline: float | None


class StoredEvent(NamedTuple):
    """One event with its number, command, person and time."""

    seq: int
    command: str | None
    person: str | None
    event: e.AnyTableEvent
    time: float  # seconds since 1970


class StoredCheckpoint(NamedTuple):
    """A checkpoint, with the number of the last event in it."""

    seq: int
    checkpoint: e.TableCheckpoint


class ListedTable(NamedTuple):
    """A table in a list: its card (None if it is outdated), and how many pieces of its story the person has seen."""

    id: str
    card: bytes | None
    pieces_seen: int


class TableFacts(NamedTuple):
    """Columns of a table that never change."""

    game: str
    public: bool


class Journal:
    """Stores and reads the events of tables. `append` returns when the events are on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(
        self,
        table_id: str,
        stored: StoredEvent,
        head: TableHead | None,
        facts: TableFacts | None = None,
        joined_people: Sequence[str] = (),
        more_events: Sequence[StoredEvent] = (),
        *,
        checkpoint: StoredCheckpoint | None = None,
        restarts_story: bool = False,
        lease: int | None = None,
    ) -> None:
        """Store an event and the events in `more_events`, in one transaction.

        `head` is None if the columns for lists do not change, so that most events are a single row. `facts` are set for
        the first event of a table. `joined_people` are people who now belong to the table. The `checkpoint` replaces
        the previous one. `restarts_story` resets the seen pieces of everybody to 0. Raise Denial if the `lease` of this
        node is over.
        """
        rows = [journal_row(table_id, event) for event in (stored, *more_events)]
        body = b"" if checkpoint is None else e.ENCODER.encode(checkpoint.checkpoint)

        def work(connection: sql.Connection) -> None:
            if lease is not None:
                check_lease(connection, lease, table_id if facts is None else None)
            if facts is not None and head is not None:
                row = {"id": table_id, **facts._asdict(), **head._asdict(), "carded": 0, "owner": lease}
                connection.execute(INSERT_TABLE, row)
            elif head is not None:
                new = {f"new_{name}": value for name, value in head._asdict().items()}
                connection.execute(UPDATE_TABLE, {"of": table_id, **new})
            connection.execute(INSERT_EVENT, rows)
            if checkpoint is not None:
                _store_checkpoint(connection, table_id, checkpoint.seq, body)
            for person in joined_people:
                _add_person(connection, person, table_id)
            if restarts_story:
                connection.execute(
                    sql.update(TABLE_PEOPLE)
                    .where(TABLE_PEOPLE.c.table_id == table_id, TABLE_PEOPLE.c.heard > 0)
                    .values(heard=0)
                )

        try:
            await self._database.write_batched(work)
        except LeaseOver:
            raise Denial("closing", "table-taken-by-server") from None

    async def events(self, table_id: str) -> list[StoredEvent]:
        """Return all events of a table; empty if there is no such table."""
        columns = (EVENTS.c.seq, EVENTS.c.command_id, EVENTS.c.person, EVENTS.c.body, EVENTS.c.at)
        query = sql.select(*columns).where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.seq)
        rows = await self._rows(query)
        return [
            StoredEvent(seq, command, person, e.DECODER.decode(body), at) for seq, command, person, body, at in rows
        ]

    async def checkpoint(self, table_id: str) -> tuple[StoredCheckpoint | None, bool]:
        """Return the last checkpoint of a table, or None, and whether the stored match was over."""
        columns = TABLES.c.state, CHECKPOINTS.c.seq, CHECKPOINTS.c.body
        query = sql.select(*columns).select_from(TABLES.outerjoin(CHECKPOINTS)).where(TABLES.c.id == table_id)
        row = (await self._rows(query))[0]
        stored = None if row.body is None else StoredCheckpoint(row.seq, e.CHECKPOINT_DECODER.decode(row.body))
        return stored, row.state == "over"

    async def store_checkpoint(self, table_id: str, checkpoint: StoredCheckpoint, lease: int | None) -> None:
        """Replace the checkpoint of a table; do nothing if the `lease` of this node is over."""
        body = e.ENCODER.encode(checkpoint.checkpoint)

        def work(connection: sql.Connection) -> None:
            if lease is not None:
                check_lease(connection, lease, table_id)
            _store_checkpoint(connection, table_id, checkpoint.seq, body)

        with contextlib.suppress(LeaseOver):  # the table belongs to another node now
            await self._database.write_batched(work)

    # ---- lists

    async def store_card(self, table_id: str, seq: int, card: bytes) -> None:
        """Store the card of a table after event `seq`, so that lists need not load the table."""
        change = sql.update(TABLES).where(TABLES.c.id == table_id).values(card=card, carded=seq)
        await self._database.write_batched(lambda connection: connection.execute(change))

    async def tables_of(self, person: str) -> list[ListedTable]:
        """Return the tables of a person: all open ones, then the latest finished ones, both by last change."""
        is_of_person = (
            sql.select(*LISTED_COLUMNS, TABLE_PEOPLE.c.heard).join(TABLE_PEOPLE).where(TABLE_PEOPLE.c.person == person)
        )
        is_over = TABLES.c.state == "over"
        return [
            *await self._listed(is_of_person.where(~is_over)),
            *await self._listed(is_of_person.where(is_over), MAX_LISTED),
        ]

    async def public_tables(self, state: str) -> list[ListedTable]:
        """Return the latest public tables in this state."""
        no_person = sql.literal(NEVER_LOOKED).label("heard")
        return await self._listed(
            sql.select(*LISTED_COLUMNS, no_person).where(TABLES.c.public, TABLES.c.state == state), MAX_LISTED
        )

    async def games_finished_by(self, person: str) -> list[str]:
        """Return the games that a person has played to the end, from the stored cards."""
        is_at_table = ContainsBytes(TABLES.c.card, sql.literal(f'"person":"{person}"'.encode()))
        query = (
            sql.select(TABLES.c.game)
            .join(TABLE_PEOPLE)
            .where(TABLE_PEOPLE.c.person == person, TABLES.c.state == "over", is_at_table)
        )
        return [row.game for row in await self._rows(query.distinct())]

    async def tables_due(self, time: float) -> list[str]:
        """Return the tables with a clock that runs out by the time `time`."""
        query = sql.select(TABLES.c.id).where(TABLES.c.deadline <= time)
        return [row.id for row in await self._rows(query)]

    async def tables_with_clocks(self) -> list[str]:
        """Return the tables with a running clock."""
        return [row.id for row in await self._rows(sql.select(TABLES.c.id).where(TABLES.c.deadline.is_not(None)))]

    async def _listed(self, query: Query, limit: int | None = None) -> list[ListedTable]:
        rows = await self._rows(query.order_by(TABLES.c.touched.desc()).limit(limit))
        return [ListedTable(row.id, row.card if row.carded == row.seq else None, row.heard) for row in rows]

    # ---- the part of a story that a person has seen

    async def pieces_seen(self, table_id: str, person: str) -> int | None:
        """Return how many pieces of the story a person has seen; None if they have never seen the table."""
        query = sql.select(TABLE_PEOPLE.c.heard).where(
            TABLE_PEOPLE.c.table_id == table_id, TABLE_PEOPLE.c.person == person
        )
        rows = await self._rows(query)
        return rows[0].heard if rows and rows[0].heard != NEVER_LOOKED else None

    async def store_pieces_seen(self, table_id: str, person: str, pieces: int) -> None:
        """Record how many pieces of the story a person has seen, when they leave the table."""
        is_at_table = (TABLE_PEOPLE.c.table_id == table_id) & (TABLE_PEOPLE.c.person == person)
        change = sql.update(TABLE_PEOPLE).where(is_at_table).values(heard=pieces)
        await self._database.write_batched(lambda connection: connection.execute(change))

    async def remove_person(self, table_id: str, person: str) -> None:
        """Remove a table from a person's list."""
        deletion = sql.delete(TABLE_PEOPLE).where(TABLE_PEOPLE.c.table_id == table_id, TABLE_PEOPLE.c.person == person)
        await self._database.write_batched(lambda connection: connection.execute(deletion))

    # ---- guests who log in

    async def guest_transfers_of(self, guest: str) -> list[tuple[str, str, str]]:
        """Return a tuple of table, guest and account holder for each table of a guest who has logged in."""
        rows = await self._rows(SELECT_GUEST_TRANSFERS.where(TABLE_PEOPLE.c.person == guest))
        return [(table, guest_id, person) for table, guest_id, person in rows]

    async def all_guest_transfers(self) -> list[tuple[str, str, str]]:
        """Return a tuple of table, guest and account holder for each table of all guests who have logged in."""
        return [(table, guest_id, person) for table, guest_id, person in await self._rows(SELECT_GUEST_TRANSFERS)]

    async def transfer_guest_table(self, table_id: str, guest: str, person: str) -> None:
        """Move a guest's row for a table to a person. If the person has a row for the table already, keep that row."""
        is_at_table = TABLE_PEOPLE.c.table_id == table_id
        guest_row, person_row = (
            is_at_table & (TABLE_PEOPLE.c.person == guest),
            is_at_table & (TABLE_PEOPLE.c.person == person),
        )

        def work(connection: sql.Connection) -> None:
            if connection.execute(sql.select(TABLE_PEOPLE.c.heard).where(person_row)).first() is None:
                connection.execute(sql.update(TABLE_PEOPLE).where(guest_row).values(person=person))
            connection.execute(sql.delete(TABLE_PEOPLE).where(guest_row))

        await self._database.write_batched(work)

    async def _rows(self, query: Query) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())


def joining_people(stored: StoredEvent) -> list[str]:
    """Return the people who belong to the table after this event, because they joined or returned."""
    if isinstance(stored.event, e.SeatTaken | e.SpectatorAdmitted):
        return [stored.event.person]
    is_return = isinstance(stored.event, e.SeatHandedOver) and not stored.event.level
    return [stored.person] if is_return and stored.person is not None else []


def journal_row(table_id: str, stored: StoredEvent) -> dict[str, Any]:
    """Return an event as a row of the database."""
    row = {"table_id": table_id, "seq": stored.seq, "command_id": stored.command, "person": stored.person}
    return row | {"body": e.ENCODER.encode(stored.event), "at": stored.time}


def _add_person(connection: sql.Connection, person: str, table_id: str) -> None:
    is_at_table = (TABLE_PEOPLE.c.table_id == table_id) & (TABLE_PEOPLE.c.person == person)
    if connection.execute(sql.select(TABLE_PEOPLE.c.heard).where(is_at_table)).first() is None:
        connection.execute(INSERT_TABLE_PERSON, {"person": person, "table_id": table_id, "heard": NEVER_LOOKED})


def _store_checkpoint(connection: sql.Connection, table_id: str, seq: int, body: bytes) -> None:
    if connection.execute(UPDATE_CHECKPOINT, {"of": table_id, "new_seq": seq, "new_body": body}).rowcount == 0:
        connection.execute(INSERT_CHECKPOINT, {"table_id": table_id, "seq": seq, "body": body})
