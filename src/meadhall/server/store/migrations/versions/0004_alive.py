"""A hall knows when it was last open, so that clocks are not charged for the time while it was shut."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the moment; until the hall is open it is not known."""
    op.add_column("hall", sql.Column("alive", sql.Float))
