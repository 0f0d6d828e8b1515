"""How the tables of the database came to be what they are, step by step; a hall takes the missing steps by itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "0004"  # the last step
VERSION: Final = sql.Table("alembic_version", sql.MetaData(), sql.Column("version_num", sql.String(32)))


def config(connection: sql.Connection) -> Config:
    """What Alembic has to know, without a file of its own."""
    from alembic.config import Config  # a quarter of the time in which a hall opens, and seldom needed

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.attributes["connection"] = connection
    return made


def migrate(connection: sql.Connection) -> None:
    """Takes every step that a database has not taken yet."""
    with connection.begin():
        if _version(connection) != HEAD:
            from alembic import command

            command.upgrade(config(connection), "head")


def _version(connection: sql.Connection) -> str | None:
    if not sql.inspect(connection).has_table(VERSION.name):
        return None
    return connection.execute(sql.select(VERSION.c.version_num)).scalar_one_or_none()
