"""Checkpoints of tables. A match continues from its checkpoint if changed rules no longer fit the events."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the checkpoints; a table gets its first one after some more events."""
    op.create_table(
        "checkpoints",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seq", sql.Integer, nullable=False),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
