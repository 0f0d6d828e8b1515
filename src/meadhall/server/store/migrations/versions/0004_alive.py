"""The time when the hall was last open, so that clocks stop while it is closed."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the time, unknown at first."""
    op.add_column("hall", sql.Column("alive", sql.Float))
