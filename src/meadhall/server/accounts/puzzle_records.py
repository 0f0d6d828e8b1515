"""The puzzle records of guests and accounts."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from meadhall.puzzles import Book, PuzzleRecord
from meadhall.server.store.database import Database
from meadhall.server.store.schema import PUZZLE_RECORDS

EMPTY_RECORD: Final = PuzzleRecord()


class PuzzleRecords:
    """All puzzle records, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record_of(self, person: str) -> PuzzleRecord:
        """Return the record of a person; empty if the person has solved nothing."""
        return await self._database.read(lambda connection: _decoded_record(connection, _select_record(person)))

    async def record_solved(self, person: str, book: Book, number: int, today: date) -> PuzzleRecord:
        """Record a solved puzzle, and return the person's new record."""

        def work(connection: sql.Connection) -> PuzzleRecord:
            record = read_record(connection, person).with_solved(book, number, today)
            write_record(connection, person, record)
            return record

        return await self._database.write(work)


def read_record(connection: sql.Connection, person: str) -> PuzzleRecord:
    """Return the record of a person, and lock it until the end of the transaction."""
    return _decoded_record(connection, _select_record(person).with_for_update())


def write_record(connection: sql.Connection, person: str, record: PuzzleRecord) -> None:
    """Replace the record of a person. An empty record is deleted."""
    connection.execute(sql.delete(PUZZLE_RECORDS).where(PUZZLE_RECORDS.c.person == person))
    if record != EMPTY_RECORD:
        connection.execute(sql.insert(PUZZLE_RECORDS).values(person=person, body=msgspec.json.encode(record)))


def _select_record(person: str) -> sql.Select[Any]:
    return sql.select(PUZZLE_RECORDS.c.body).where(PUZZLE_RECORDS.c.person == person)


def _decoded_record(connection: sql.Connection, query: sql.Select[Any]) -> PuzzleRecord:
    body = connection.execute(query).scalar_one_or_none()
    return EMPTY_RECORD if body is None else msgspec.json.decode(body, type=PuzzleRecord)
