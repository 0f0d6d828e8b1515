"""Alembic runs this module for every command, on the connection in its configuration."""

from __future__ import annotations

from alembic import context

from meadhall.server.store.schema import METADATA


def run() -> None:
    """Run the migrations of the command."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        transactional_ddl=True,
        render_as_batch=True,
    )
    context.run_migrations()


if hasattr(context, "config"):  # missing if this module is only imported
    run()
