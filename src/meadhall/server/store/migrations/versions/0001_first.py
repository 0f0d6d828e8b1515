"""Tables for people, sessions, uploaded replays, tables and events."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    _people()
    _tables()


def _people() -> None:
    op.create_table(
        "people",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("name", sql.String(24), nullable=False),
        sql.Column("account", sql.String(24), unique=True),
        sql.Column("account_name", sql.String(24)),
        sql.Column("password", sql.String(200)),
        sql.Column("at", sql.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sql.Column("token", sql.String(64), primary_key=True),
        sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("seen", sql.Float, nullable=False),
    )
    op.create_table(
        "replays",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(64), nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("state", sql.String(16), nullable=False),
        sql.Column("touched", sql.Float, nullable=False),
        sql.Column("deadline", sql.Float, index=True),
        sql.Column("card", sql.LargeBinary),
        sql.Column("carded", sql.Integer, nullable=False),
        sql.Index("tables_in_lists", "public", "state", "touched"),
    )
    op.create_table(
        "sitters",
        sql.Column("person", sql.String(32), primary_key=True),
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True, index=True),
        sql.Column("heard", sql.Integer, nullable=False),
    )
    op.create_table(
        "events",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("command_id", sql.String(64)),
        sql.Column("person", sql.String(32)),
        sql.Column("body", sql.LargeBinary, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.UniqueConstraint("table_id", "command_id", name="events_once"),
        sqlite_with_rowid=False,
    )
