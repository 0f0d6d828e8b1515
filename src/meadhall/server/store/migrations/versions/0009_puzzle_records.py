"""Puzzle records: solved puzzles and streaks of people."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the table of puzzle records."""
    op.create_table(
        "puzzle_records",
        sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), primary_key=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
