"""Settings of the pages, stored with an account."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the table of settings."""
    op.create_table(
        "settings",
        sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), primary_key=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
