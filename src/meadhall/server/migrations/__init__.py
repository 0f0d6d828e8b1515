"""How the tables of the database came to be what they are, step by step; a hall takes the missing steps by itself."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config


def config(connection: sql.Connection) -> Config:
    """What Alembic has to know, without a file of its own."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.attributes["connection"] = connection
    return made


def migrate(connection: sql.Connection) -> None:
    """Takes every step that a database has not taken yet."""
    with connection.begin():
        command.upgrade(config(connection), "head")
