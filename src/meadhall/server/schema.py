"""The tables of the database. Migrations under `migrations/` lead to what is written here, and a test compares both."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

META: Final = sql.MetaData()

# ---------------------------------------------------------------- people

PEOPLE: Final = sql.Table(
    "people",
    META,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("account", sql.String(24), unique=True),  # as it is looked for: case-folded
    sql.Column("account_name", sql.String(24)),  # as it was written
    sql.Column("password", sql.String(200)),
    sql.Column("at", sql.Float, nullable=False),
)

SESSIONS: Final = sql.Table(
    "sessions",
    META,
    sql.Column("token", sql.String(64), primary_key=True),  # its SHA-256: who reads the disk cannot come in by it
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
)

# ---------------------------------------------------------------- replays

REPLAYS: Final = sql.Table(
    "replays",
    META,
    sql.Column("id", sql.String(32), primary_key=True),  # a digest of the text, so the same file is kept once
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)
