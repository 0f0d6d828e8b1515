"""Stored analyses of matches."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table of analyses."""
    op.create_table(
        "analyses",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
        sql.Column("used", sql.Float, nullable=False, index=True),
    )
