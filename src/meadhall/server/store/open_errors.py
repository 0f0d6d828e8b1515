"""Explains why a database cannot be opened, and what its operator can do."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Generator
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from meadhall.engine.common.errors import MeadhallError

BROKEN: Final = "{file} is damaged or not a Meadhall database ({what}). Restore a backup, or move it away to start over"
MAY_NOT: Final = (
    "{file} cannot be read and written ({what}): check its permissions, or choose another folder with --data"
)
IN_USE: Final = "{file} is in use by another program ({what}); close that, then open the hall again"
NO_ROOM: Final = "{file} cannot be written: its disk is full; make room, then open the hall again"
NO_DISK: Final = "{file} cannot be read and written: its disk fails ({what}): check the disk, or put a copy elsewhere"
WHY: Final = {
    sqlite3.SQLITE_PERM: MAY_NOT,
    sqlite3.SQLITE_AUTH: MAY_NOT,
    sqlite3.SQLITE_CANTOPEN: MAY_NOT,
    sqlite3.SQLITE_READONLY: MAY_NOT,
    sqlite3.SQLITE_BUSY: IN_USE,
    sqlite3.SQLITE_LOCKED: IN_USE,
    sqlite3.SQLITE_FULL: NO_ROOM,
    sqlite3.SQLITE_IOERR: NO_DISK,
}
KIND: Final = 0xFF  # the kind of an SQLite error; higher bits are details

# ---- PostgreSQL

UNREACHABLE: Final = "{place} cannot be reached ({what}): check --database, and that its server is running"
OTHERS: Final = "{place} is not a Meadhall database ({what}). Choose an empty one with --database"
ANOTHER_HALL: Final = "{place} is in use by another hall; close that, or choose another database with --database"
FULL: Final = "{place} cannot be written: the disk of its server is full; make room, then open the hall again"
WHY_NOT: Final = {"55P03": ANOTHER_HALL, "53100": FULL}  # by SQLSTATE


class Unusable(MeadhallError):
    """A database that cannot be used as it is."""


@contextlib.contextmanager
def saying_why(place: str) -> Generator[None]:
    """Turn database errors inside a `with` block into Unusable."""
    try:
        yield
    except DBAPIError as error:
        if not isinstance(error.orig, sqlite3.Error):
            raise _by_server(place, error) from error
        code = getattr(error.orig, "sqlite_errorcode", 0) & KIND
        raise Unusable(WHY.get(code, BROKEN), file=place, what=error.orig) from error
    except SQLAlchemyError as error:
        raise Unusable(BROKEN, file=place, what=error) from error


def _by_server(place: str, error: DBAPIError) -> Unusable:
    state, what = getattr(error.orig, "sqlstate", None), str(error.orig).partition("\n")[0]
    usual = UNREACHABLE if isinstance(error, OperationalError) else OTHERS
    return Unusable(WHY_NOT.get(state or "", usual), place=place, what=what)
