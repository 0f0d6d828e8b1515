"""A random name for the hall, so that halls on one machine have different cookies."""

from __future__ import annotations

import secrets

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the name."""
    hall = op.create_table("hall", sql.Column("name", sql.String(16), primary_key=True))
    op.execute(hall.insert().values(name=secrets.token_hex(4)))
