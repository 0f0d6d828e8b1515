"""Devices of sessions, last uses of replays, and persons of former guests; cards contain more."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns. The lists write new cards of tables when they next need them."""
    op.add_column("people", sql.Column("became", sql.String(32)))
    op.add_column("sessions", sql.Column("device", sql.String(40), nullable=False, server_default=""))
    op.add_column("replays", sql.Column("used", sql.Float, nullable=False, server_default="0"))
    op.create_index("ix_replays_used", "replays", ["used"])
    op.execute("update replays set used = at")
    op.execute("update tables set card = null, carded = 0")
