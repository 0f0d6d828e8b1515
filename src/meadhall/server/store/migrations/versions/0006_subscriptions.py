"""Notification channels of people, and the time of the last reminder."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the channels, and a column for the time of the last reminder."""
    op.create_table(
        "subscriptions",
        sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), primary_key=True),
        sql.Column("channel", sql.String(300), nullable=False),
        sql.Column("language", sql.String(8), nullable=False),
        sql.Column("origin", sql.String(300), nullable=False),
        sql.Column("failed", sql.Integer),
    )
    op.add_column("sitters", sql.Column("reminded", sql.Float))
