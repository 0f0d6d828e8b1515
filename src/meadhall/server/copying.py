"""Copies a closed hall: from its file into PostgreSQL, back, or into another database of either kind."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, cast

import sqlalchemy as sql
from sqlalchemy.exc import DataError, DBAPIError

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.settings import Settings
from meadhall.server.live.outages import last_open
from meadhall.server.location import AlreadyOpen, locked_folder
from meadhall.server.store import engines, schema
from meadhall.server.store.migrations import step_of, take_steps
from meadhall.server.store.open_errors import ANOTHER_HALL, Unusable, saying_why

COPIED: Final = tuple(table for table in schema.META.sorted_tables if table not in (schema.HALL, schema.LEASES))
AT_ONCE: Final = 500  # rows that are read and written in one go
FEW: Final = {schema.REPLAYS.name: 10, schema.ANALYSES.name: 10}  # fewer, since a row may be long
Told = Callable[[int, int], None]

NO_HALL: Final = "there is no hall in {place}; name the folder of one, as with --data, or its PostgreSQL database"
A_FILE: Final = "{place} is a file; name the folder in which the hall's hall.sqlite3 lies"
OPEN: Final = "a hall is open in {place}; close it, then copy"
THE_SAME: Final = "{place} cannot be copied into itself"
NOT_EMPTY: Final = (
    "{place} is not empty, it has {people} people and {tables} tables; copy to where there is no hall yet"
)
UNFIT: Final = "{place} does not take what is in {table}: {what}; nothing was copied"
LOST: Final = "{place} has {there} rows in {table} where there should be {here}; nothing was copied"


def database_at(text: str) -> Settings:
    """Find the database of a hall: a folder, or a URL. MeadhallError if it can be neither."""
    if "://" in text:
        return Settings(database=text)
    folder = Path(text).expanduser()
    if folder.is_file():
        raise MeadhallError(A_FILE, place=folder)
    return Settings(data=folder.resolve())


def copy_hall(source: Settings, target: Settings, told: Told = lambda done, of: None) -> dict[str, int]:
    """Copy a hall in one transaction, and return the number of rows by table.

    After any failure the target is as it was before; the source never changes. A source of an older Meadhall is
    upgraded on the way. `told` receives the rows done and the total. MeadhallError gives the reason of a failure.
    """
    if source.url == target.url:
        raise MeadhallError(THE_SAME, place=source.kept_in)
    if not source.database and not Path(source.kept_in).is_file():
        raise MeadhallError(NO_HALL, place=source.kept_in)
    with _at(source) as old, _at(target) as new:
        with saying_why(source.kept_in):
            if step_of(old) is None:
                raise MeadhallError(NO_HALL, place=source.kept_in)
            take_steps(old)
        with saying_why(target.kept_in):
            take_steps(new)
            _check_empty(new, target.kept_in)
        rows = _copy(old, new, source.kept_in, target.kept_in, told)
        with saying_why(target.kept_in):
            new.commit()
    return rows


@contextlib.contextmanager
def _at(place: Settings) -> Generator[sql.Connection]:
    """A connection in a transaction with the lock of a hall, so that nobody else writes."""
    is_file = engines.is_sqlite(place.url)
    with ExitStack() as stack:
        try:
            if is_file:
                stack.enter_context(locked_folder(place))
            engine = engines.writing(place.url, at_once=is_file)
            stack.callback(engine.dispose)
            with saying_why(place.kept_in):
                connection = stack.enter_context(engine.connect())
                connection.begin()
        except AlreadyOpen:
            raise MeadhallError(OPEN, place=place.kept_in) from None
        except Unusable as error:
            if error.said.text == ANOTHER_HALL:
                raise MeadhallError(OPEN, place=place.kept_in) from None
            raise
        yield connection


def _check_empty(on: sql.Connection, place: str) -> None:
    if any(_counted(on).values()):
        people, tables = (_count(on, table) for table in (schema.PEOPLE, schema.TABLES))
        raise MeadhallError(NOT_EMPTY, place=place, people=people, tables=tables)


def _counted(on: sql.Connection) -> dict[str, int]:
    return {table.name: _count(on, table) for table in COPIED}


def _count(on: sql.Connection, table: sql.Table) -> int:
    return int(on.execute(sql.select(sql.func.count()).select_from(table)).scalar_one())


def _copy(old: sql.Connection, new: sql.Connection, source: str, target: str, told: Told) -> dict[str, int]:
    with saying_why(source):
        expected, name = _counted(old), old.execute(sql.select(schema.HALL.c.name)).scalar_one()
        kept = {"name": name, "alive": last_open(old)}  # cookies use the name, and clocks stop at the time
    done, of = 0, sum(expected.values())
    for table in COPIED:
        for rows in _rows(old, table, source):
            _insert(new, table, rows, target)
            done += len(rows)
            told(done, of)
    with saying_why(target):
        new.execute(sql.update(schema.HALL).values(kept))
        _compare(expected, _counted(new), target)
    return expected


def _rows(on: sql.Connection, table: sql.Table, place: str) -> Iterator[Sequence[dict[str, Any]]]:
    """Yield all rows of a table, in portions. Leases are not copied, so no node owns a table."""
    what = [sql.null().label("owner") if column is schema.TABLES.c.owner else column for column in table.columns]
    with saying_why(place):
        result = on.execute(sql.select(*what), execution_options={"yield_per": FEW.get(table.name, AT_ONCE)})
        for rows in result.mappings().partitions():
            yield [dict(row) for row in rows]


def _insert(on: sql.Connection, table: sql.Table, rows: Sequence[dict[str, Any]], place: str) -> None:
    with saying_why(place):
        try:
            if on.dialect.name == "postgresql":
                _pour(on, table, rows)
            else:
                on.execute(sql.insert(table), rows)
        except DataError as error:
            what = str(error.orig).partition("\n")[0]
            raise MeadhallError(UNFIT, place=place, table=table.name, what=what) from error


def _pour(on: sql.Connection, table: sql.Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert by COPY, which takes a fifth of the time; errors become SQLAlchemy's."""
    names = [column.name for column in table.columns]
    dialect, driver = on.dialect, cast("Any", on.connection.driver_connection)
    into = ", ".join(dialect.identifier_preparer.quote(name) for name in names)
    try:
        with driver.cursor() as cursor, cursor.copy(f"COPY {table.name} ({into}) FROM STDIN") as stream:
            for row in rows:
                stream.write_row([row[name] for name in names])
    except dialect.loaded_dbapi.Error as error:
        raise DBAPIError.instance("COPY", None, error, dialect.loaded_dbapi.Error, dialect=dialect) from None


def _compare(expected: dict[str, int], found: dict[str, int], place: str) -> None:
    for table, here in expected.items():
        if found[table] != here:
            raise MeadhallError(LOST, place=place, table=table, here=here, there=found[table])
