"""Leases for the nodes of a hall; each table names the lease of its owner."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the tables and columns for nodes; no table has an owner at first."""
    op.create_table(
        "leases",
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("address", sql.String(128), nullable=False),
        sql.Column("seen", sql.Float, nullable=False),
        sql.Column("until", sql.Float, nullable=False),
        sql.Column("over", sql.Boolean, nullable=False, index=True),
    )
    op.add_column("tables", sql.Column("owner", sql.Integer))
    op.add_column("hall", sql.Column("key", sql.String(64)))
