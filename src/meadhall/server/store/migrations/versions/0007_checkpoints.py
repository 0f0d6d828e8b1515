"""A table keeps a checkpoint, to go on from where changed rules no longer fit its events."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds the checkpoints; a table has none until its match goes on."""
    op.create_table(
        "checkpoints",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seq", sql.Integer, nullable=False),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
