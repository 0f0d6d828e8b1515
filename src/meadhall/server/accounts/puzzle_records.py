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
        return await self._database.read(lambda on: _decoded_record(on, _select_record(person)))

    async def record_solved(self, person: str, book: Book, number: int, today: date) -> PuzzleRecord:
        """Record a solved puzzle, and return the person's new record."""

        def work(on: sql.Connection) -> PuzzleRecord:
            record = read_record(on, person).after(book, number, today)
            write_record(on, person, record)
            return record

        return await self._database.write(work)


def read_record(on: sql.Connection, person: str) -> PuzzleRecord:
    """Return the record of a person, and lock it until the end of the transaction."""
    return _decoded_record(on, _select_record(person).with_for_update())


def write_record(on: sql.Connection, person: str, record: PuzzleRecord) -> None:
    """Replace the record of a person. An empty record is deleted."""
    on.execute(sql.delete(PUZZLE_RECORDS).where(PUZZLE_RECORDS.c.person == person))
    if record != EMPTY_RECORD:
        on.execute(sql.insert(PUZZLE_RECORDS).values(person=person, body=msgspec.json.encode(record)))


def _select_record(person: str) -> sql.Select[Any]:
    return sql.select(PUZZLE_RECORDS.c.body).where(PUZZLE_RECORDS.c.person == person)


def _decoded_record(on: sql.Connection, query: sql.Select[Any]) -> PuzzleRecord:
    body = on.execute(query).scalar_one_or_none()
    return EMPTY_RECORD if body is None else msgspec.json.decode(body, type=PuzzleRecord)
