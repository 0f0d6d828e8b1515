"""Databases for tests: files of SQLite, or schemas in the PostgreSQL that MEADHALL_TEST_POSTGRES names."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

import sqlalchemy as sql

from meadhall.server.store.database import Database
from meadhall.server.store.engines import sqlite_url

SERVER: Final = "MEADHALL_TEST_POSTGRES"


def database_in(folder: Path) -> str:
    """What the settings of a hall with its data in a folder say of its database; empty for a file in the folder."""
    server = os.environ.get(SERVER)
    if not server:
        return ""
    schema = "t" + hashlib.sha256(str(folder).encode()).hexdigest()[:20]
    engine = sql.create_engine(server)
    with engine.begin() as on:
        on.execute(sql.text(f"create schema if not exists {schema}"))
    engine.dispose()
    return f"{server}&options=-csearch_path%3D{schema}"


def url_in(folder: Path) -> str:
    """The URL of a database that belongs to a folder."""
    return database_in(folder) or sqlite_url(folder / "hall.db")


def cut_off(database: Database) -> None:
    """Ends the connections of a hall that is not closed, as the end of its process does."""
    database._writer.submit(database._disconnect).result()
    database._reading.dispose()
