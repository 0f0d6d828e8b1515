"""The migrations of the database. A hall runs the missing ones when it opens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.store import engines

if TYPE_CHECKING:
    from alembic.config import Config

HEAD_VERSION: Final = "0010"  # version of the schema after the last migration
VERSION_TABLE: Final = sql.Table("alembic_version", sql.MetaData(), sql.Column("version_num", sql.String(32)))
DATABASE_TOO_NEW: Final = (
    "the database was written by a newer Meadhall (schema {version}; this version supports {head}): "
    "update Meadhall, restore an older backup, or choose another database with --data or --database"
)


def alembic_config(connection: sql.Connection) -> Config:
    """Return the configuration of Alembic, made without a file."""
    from alembic.config import Config  # takes a quarter of the start-up time, and is seldom needed

    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    settings.attributes["connection"] = connection
    return settings


def migrate(connection: sql.Connection) -> None:
    """Run all missing migrations. Raise MeadhallError for a database of a newer version."""
    with connection.begin():
        run_migrations(connection)


def run_migrations(connection: sql.Connection) -> None:
    """Run all missing migrations inside the current transaction. Raise MeadhallError for a newer version."""
    engines.wait_for_migration(connection)
    version = version_of(connection)
    if version == HEAD_VERSION:
        return
    from alembic import command

    settings = alembic_config(connection)
    if version is not None and version not in _known_versions(settings):
        raise MeadhallError(DATABASE_TOO_NEW, version=version, head=HEAD_VERSION)
    command.upgrade(settings, "head")


def version_of(connection: sql.Connection) -> str | None:
    """Return the version of a database's schema; None if it is empty."""
    if not sql.inspect(connection).has_table(VERSION_TABLE.name):
        return None
    return connection.execute(sql.select(VERSION_TABLE.c.version_num)).scalar_one_or_none()


def _known_versions(settings: Config) -> set[str]:
    from alembic.script import ScriptDirectory

    return {step.revision for step in ScriptDirectory.from_config(settings).walk_revisions()}
