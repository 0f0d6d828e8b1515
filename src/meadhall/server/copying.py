"""Copies a closed hall into another database: from SQLite to PostgreSQL, back, or to a database of the same kind."""

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
from meadhall.server.store.migrations import run_migrations, version_of
from meadhall.server.store.open_errors import ANOTHER_HALL, UnusableDatabase, explained_errors

COPIED_TABLES: Final = tuple(
    table for table in schema.METADATA.sorted_tables if table not in (schema.HALL, schema.LEASES)
)
ROWS_AT_ONCE: Final = 500  # rows in one portion
ROWS_AT_ONCE_IF_LONG: Final = {schema.REPLAYS.name: 10, schema.ANALYSES.name: 10}  # fewer, because a row may be long
ReportProgress = Callable[[int, int], None]

NO_HALL: Final = "there is no hall in {place}; name the folder of one, as with --data, or its PostgreSQL database"
IS_A_FILE: Final = "{place} is a file; name the folder that contains the hall's hall.sqlite3"
HALL_IS_OPEN: Final = "a hall is open in {place}; close it, then copy"
SAME_DATABASE: Final = "{place} cannot be copied into itself"
TARGET_NOT_EMPTY: Final = (
    "{place} is not empty, it has {people} people and {tables} tables; choose a place without a hall"
)
ROWS_NOT_ACCEPTED: Final = "{place} does not accept a row of {table}: {what}; nothing was copied"
ROWS_MISSING: Final = "{place} has {there} rows in {table} instead of {here}; nothing was copied"


def database_at(text: str) -> Settings:
    """Return the settings for a database, given by a folder or URL. Raise MeadhallError if it is neither."""
    if "://" in text:
        return Settings(database=text)
    folder = Path(text).expanduser()
    if folder.is_file():
        raise MeadhallError(IS_A_FILE, place=folder)
    return Settings(data=folder.resolve())


def copy_hall(
    source: Settings, target: Settings, report_progress: ReportProgress = lambda done, total: None
) -> dict[str, int]:
    """Copy a hall in one transaction, and return the number of rows by table. Raise MeadhallError if it fails.

    After a failure the target is unchanged; the source is never changed. Data of an older Meadhall is upgraded in the
    copy. `report_progress` receives the number of copied rows and the total.
    """
    if source.url == target.url:
        raise MeadhallError(SAME_DATABASE, place=source.database_location)
    if not source.database and not Path(source.database_location).is_file():
        raise MeadhallError(NO_HALL, place=source.database_location)
    with _locked_connection(source) as source_connection, _locked_connection(target) as target_connection:
        with explained_errors(source.database_location):
            if version_of(source_connection) is None:
                raise MeadhallError(NO_HALL, place=source.database_location)
            run_migrations(source_connection)
        with explained_errors(target.database_location):
            run_migrations(target_connection)
            _check_empty(target_connection, target.database_location)
        rows = _copy(
            source_connection, target_connection, source.database_location, target.database_location, report_progress
        )
        with explained_errors(target.database_location):
            target_connection.commit()
    return rows


@contextlib.contextmanager
def _locked_connection(place: Settings) -> Generator[sql.Connection]:
    """Yield a connection in a transaction, with the lock of the hall, so that nobody else writes."""
    is_file = engines.is_sqlite(place.url)
    with ExitStack() as stack:
        try:
            if is_file:
                stack.enter_context(locked_folder(place))
            engine = engines.writer_engine(place.url, locks_at_begin=is_file)
            stack.callback(engine.dispose)
            with explained_errors(place.database_location):
                connection = stack.enter_context(engine.connect())
                connection.begin()
        except AlreadyOpen:
            raise MeadhallError(HALL_IS_OPEN, place=place.database_location) from None
        except UnusableDatabase as error:
            if error.sentence.text == ANOTHER_HALL:
                raise MeadhallError(HALL_IS_OPEN, place=place.database_location) from None
            raise
        yield connection


def _check_empty(connection: sql.Connection, place: str) -> None:
    if any(_row_counts(connection).values()):
        people, tables = (_count(connection, table) for table in (schema.PEOPLE, schema.TABLES))
        raise MeadhallError(TARGET_NOT_EMPTY, place=place, people=people, tables=tables)


def _row_counts(connection: sql.Connection) -> dict[str, int]:
    return {table.name: _count(connection, table) for table in COPIED_TABLES}


def _count(connection: sql.Connection, table: sql.Table) -> int:
    return int(connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one())


def _copy(
    source_connection: sql.Connection,
    target_connection: sql.Connection,
    source_location: str,
    target_location: str,
    report_progress: ReportProgress,
) -> dict[str, int]:
    with explained_errors(source_location):
        expected, name = (
            _row_counts(source_connection),
            source_connection.execute(sql.select(schema.HALL.c.name)).scalar_one(),
        )
        # cookies need the name, and clocks the time
        hall_values = {
            "name": name,
            "alive": last_open(source_connection),
        }
    done, total = 0, sum(expected.values())
    for table in COPIED_TABLES:
        for rows in _rows(source_connection, table, source_location):
            _insert(target_connection, table, rows, target_location)
            done += len(rows)
            report_progress(done, total)
    with explained_errors(target_location):
        target_connection.execute(sql.update(schema.HALL).values(hall_values))
        _compare(expected, _row_counts(target_connection), target_location)
    return expected


def _rows(connection: sql.Connection, table: sql.Table, place: str) -> Iterator[Sequence[dict[str, Any]]]:
    """Yield all rows of a table, in portions. Leases are not copied, so the copied tables have no owner."""
    columns = [sql.null().label("owner") if column is schema.TABLES.c.owner else column for column in table.columns]
    with explained_errors(place):
        result = connection.execute(
            sql.select(*columns), execution_options={"yield_per": ROWS_AT_ONCE_IF_LONG.get(table.name, ROWS_AT_ONCE)}
        )
        for rows in result.mappings().partitions():
            yield [dict(row) for row in rows]


def _insert(connection: sql.Connection, table: sql.Table, rows: Sequence[dict[str, Any]], place: str) -> None:
    with explained_errors(place):
        try:
            if connection.dialect.name == "postgresql":
                _insert_by_copy(connection, table, rows)
            else:
                connection.execute(sql.insert(table), rows)
        except DataError as error:
            error_line = str(error.orig).partition("\n")[0]
            raise MeadhallError(ROWS_NOT_ACCEPTED, place=place, table=table.name, what=error_line) from error


def _insert_by_copy(connection: sql.Connection, table: sql.Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows with COPY, which takes a fifth of the time. Errors become errors of SQLAlchemy."""
    names = [column.name for column in table.columns]
    dialect, driver = connection.dialect, cast("Any", connection.connection.driver_connection)
    into = ", ".join(dialect.identifier_preparer.quote(name) for name in names)
    try:
        with driver.cursor() as cursor, cursor.copy(f"COPY {table.name} ({into}) FROM STDIN") as stream:
            for row in rows:
                stream.write_row([row[name] for name in names])
    except dialect.loaded_dbapi.Error as error:
        raise DBAPIError.instance("COPY", None, error, dialect.loaded_dbapi.Error, dialect=dialect) from None


def _compare(expected: dict[str, int], actual: dict[str, int], place: str) -> None:
    for table, count in expected.items():
        if actual[table] != count:
            raise MeadhallError(ROWS_MISSING, place=place, table=table, here=count, there=actual[table])
