"""Databases for tests: SQLite files, or schemas in the PostgreSQL server of MEADHALL_TEST_POSTGRES."""

from __future__ import annotations

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

import sqlalchemy as sql

from meadhall.server.store import engines
from meadhall.server.store.database import Database
from meadhall.server.store.migrations import migrate

SERVER: Final = "MEADHALL_TEST_POSTGRES"
FILE: Final = "hall.db"


def database_in(folder: Path) -> str:
    """Return the setting of the database for a hall in a folder; empty if it is a file in the folder."""
    server = os.environ.get(SERVER)
    if not server:
        return ""
    schema = "t" + hashlib.sha256(str(folder).encode()).hexdigest()[:20]
    engine = sql.create_engine(server)
    with engine.begin() as connection:
        connection.execute(sql.text(f"create schema if not exists {schema}"))
    engine.dispose()
    return f"{server}&options=-csearch_path%3D{schema}"


@cache
def _migrated() -> bytes:
    """Return the bytes of an empty database file with all tables."""
    with tempfile.TemporaryDirectory() as folder:
        engine = engines.writer_engine(engines.sqlite_url(Path(folder) / FILE))
        with engine.connect() as connection:
            migrate(connection)
        engine.dispose()
        return (Path(folder) / FILE).read_bytes()


def url_in(folder: Path) -> str:
    """Return the URL of the database that belongs to a folder."""
    return database_in(folder) or engines.sqlite_url(folder / FILE)


def create_database(folder: Path) -> None:
    """Copy an empty database into a folder. Creating its tables step by step is the slowest part of opening a hall."""
    if not os.environ.get(SERVER) and not (file := folder / FILE).exists():
        file.write_bytes(_migrated())


def cut_connections(database: Database) -> None:
    """Cut the connections of an unclosed hall, as the end of its process does."""
    database._writer.submit(database._disconnect).result()
    database._reading.dispose()
