"""Messages on why a database cannot be opened, with advice for the operator."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Generator
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from meadhall.engine.common.errors import MeadhallError

FILE_DAMAGED: Final = (
    "{file} is damaged or not a Meadhall database ({what}). Restore a backup, or move it away to start over"
)
NO_PERMISSION: Final = (
    "{file} cannot be read or written ({what}): check its permissions, or choose another folder with --data"
)
FILE_IN_USE: Final = "{file} is in use by another program ({what}); close it first, then open the hall again"
DISK_FULL: Final = "{file} cannot be written: its disk is full; make room, then open the hall again"
DISK_FAILURE: Final = (
    "{file} cannot be read or written: the disk is failing ({what}): check the disk, or move a copy elsewhere"
)
SQLITE_MESSAGES: Final = {
    sqlite3.SQLITE_PERM: NO_PERMISSION,
    sqlite3.SQLITE_AUTH: NO_PERMISSION,
    sqlite3.SQLITE_CANTOPEN: NO_PERMISSION,
    sqlite3.SQLITE_READONLY: NO_PERMISSION,
    sqlite3.SQLITE_BUSY: FILE_IN_USE,
    sqlite3.SQLITE_LOCKED: FILE_IN_USE,
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_IOERR: DISK_FAILURE,
}
KIND_MASK: Final = 0xFF  # bits of an SQLite error code with the kind of error; higher bits are details

# ---- PostgreSQL

UNREACHABLE: Final = "{place} cannot be reached ({what}): check --database, and that its server is running"
FOREIGN_DATABASE: Final = "{place} is not a Meadhall database ({what}). Choose an empty one with --database"
ANOTHER_HALL: Final = "{place} is in use by another hall; close it, or choose another database with --database"
SERVER_DISK_FULL: Final = (
    "{place} cannot be written: the disk of its server is full; make room, then open the hall again"
)
POSTGRES_MESSAGES: Final = {"55P03": ANOTHER_HALL, "53100": SERVER_DISK_FULL}  # by SQLSTATE


class UnusableDatabase(MeadhallError):
    """The database cannot be used; the message explains why."""


@contextlib.contextmanager
def explained_errors(place: str) -> Generator[None]:
    """Turn database errors inside a `with` block into UnusableDatabase."""
    try:
        yield
    except DBAPIError as error:
        if not isinstance(error.orig, sqlite3.Error):
            raise _server_error(place, error) from error
        code = getattr(error.orig, "sqlite_errorcode", 0) & KIND_MASK
        raise UnusableDatabase(SQLITE_MESSAGES.get(code, FILE_DAMAGED), file=place, what=error.orig) from error
    except SQLAlchemyError as error:
        raise UnusableDatabase(FILE_DAMAGED, file=place, what=error) from error


def _server_error(place: str, error: DBAPIError) -> UnusableDatabase:
    state, what = getattr(error.orig, "sqlstate", None), str(error.orig).partition("\n")[0]
    usual = UNREACHABLE if isinstance(error, OperationalError) else FOREIGN_DATABASE
    return UnusableDatabase(POSTGRES_MESSAGES.get(state or "", usual), place=place, what=what)
