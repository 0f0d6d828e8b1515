"""Run by Alembic for every command: works on the connection that it was given."""

from __future__ import annotations

from alembic import context

from meadhall.server.store.schema import META


def run() -> None:
    """Does what the command asks for."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=META,
        transactional_ddl=True,
        render_as_batch=True,
    )
    context.run_migrations()


if hasattr(context, "config"):  # there is none where this is merely imported
    run()
