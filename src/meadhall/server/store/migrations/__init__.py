"""The migrations of the database, step by step; a hall takes the missing steps automatically."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.store import engines

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "0010"  # the last step
VERSION: Final = sql.Table("alembic_version", sql.MetaData(), sql.Column("version_num", sql.String(32)))
NEWER: Final = (
    "the database was written by a newer Meadhall (schema {version}; this version supports {head}): "
    "update Meadhall, restore an older backup, or choose another database with --data or --database"
)


def config(connection: sql.Connection) -> Config:
    """The configuration of Alembic, without a file of its own."""
    from alembic.config import Config  # takes a quarter of the start-up time, and is seldom needed

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.attributes["connection"] = connection
    return made


def migrate(connection: sql.Connection) -> None:
    """Take every missing step; MeadhallError for a database with unknown steps."""
    with connection.begin():
        take_steps(connection)


def take_steps(connection: sql.Connection) -> None:
    """Take every missing step inside the current transaction."""
    engines.wait_for_migration(connection)
    version = step_of(connection)
    if version == HEAD:
        return
    from alembic import command

    how = config(connection)
    if version is not None and version not in _steps(how):
        raise MeadhallError(NEWER, version=version, head=HEAD)
    command.upgrade(how, "head")


def step_of(connection: sql.Connection) -> str | None:
    """The last step of a database; None without a hall in it."""
    if not sql.inspect(connection).has_table(VERSION.name):
        return None
    return connection.execute(sql.select(VERSION.c.version_num)).scalar_one_or_none()


def _steps(how: Config) -> set[str]:
    from alembic.script import ScriptDirectory

    return {step.revision for step in ScriptDirectory.from_config(how).walk_revisions()}
