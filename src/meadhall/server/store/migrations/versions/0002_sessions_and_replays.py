"""Add the device of a session, the last use of a replay, and the account of a former guest. Delete all cards."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns, and delete all cards: the lists write new ones when needed."""
    op.add_column("people", sql.Column("became", sql.String(32)))
    op.add_column("sessions", sql.Column("device", sql.String(40), nullable=False, server_default=""))
    op.add_column("replays", sql.Column("used", sql.Float, nullable=False, server_default="0"))
    op.create_index("ix_replays_used", "replays", ["used"])
    op.execute("update replays set used = at")
    op.execute("update tables set card = null, carded = 0")
