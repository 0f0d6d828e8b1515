"""The tables of the database. Migrations lead to what is written here, and a test compares both."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

META: Final = sql.MetaData()

# ---------------------------------------------------------------- the hall

HALL: Final = sql.Table(  # one row, for ever
    "hall",
    META,
    sql.Column("name", sql.String(16), primary_key=True),
    sql.Column("alive", sql.Float),  # when it was last known to be open, if it is one process
    sql.Column("key", sql.String(64)),  # by which its nodes know each other
)

LEASES: Final = sql.Table(  # of nodes: who holds one owns the tables that name it, and nobody else may write there
    "leases",
    META,
    sql.Column("number", sql.Integer, primary_key=True),  # the fencing number: each is given once
    sql.Column("address", sql.String(128), nullable=False),  # where other nodes reach this one
    sql.Column("seen", sql.Float, nullable=False),  # when its node was last known to be there
    sql.Column("until", sql.Float, nullable=False),  # after which others may end it
    sql.Column("over", sql.Boolean, nullable=False, index=True),
)

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
    sql.Column("became", sql.String(32)),  # of a guest who logged in: the person of that account
)

SESSIONS: Final = sql.Table(
    "sessions",
    META,
    sql.Column("token", sql.String(64), primary_key=True),  # its SHA-256: who reads the disk cannot come in by it
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("device", sql.String(40), nullable=False),  # the kind of browser, in a word or two
)

SUBSCRIPTIONS: Final = sql.Table(  # where people are told that a table waits for them while they are away
    "subscriptions",
    META,
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), primary_key=True),
    sql.Column("channel", sql.String(300), nullable=False),
    sql.Column("language", sql.String(8), nullable=False),
    sql.Column("origin", sql.String(300), nullable=False),  # by which address the person reaches the hall
    sql.Column("failed", sql.Integer),  # what the service answered if the last message was lost, 0 if nothing
)

# ---------------------------------------------------------------- replays

REPLAYS: Final = sql.Table(
    "replays",
    META,
    sql.Column("id", sql.String(32), primary_key=True),  # a digest of the text, so the same file is kept once
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("used", sql.Float, nullable=False, index=True),  # when it was last looked at, to the day
)

# ---------------------------------------------------------------- tables

TABLES: Final = sql.Table(
    "tables",
    META,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("state", sql.String(16), nullable=False),  # gathering, running, over
    sql.Column("touched", sql.Float, nullable=False),
    sql.Column("deadline", sql.Float, index=True),  # when a clock runs out, if one runs
    sql.Column("card", sql.LargeBinary),  # how it stood in lists after the event `carded`
    sql.Column("carded", sql.Integer, nullable=False),
    sql.Column("owner", sql.Integer),  # the lease of the node that owns it, if a node ever did
    sql.Index("tables_in_lists", "public", "state", "touched"),
)

SITTERS: Final = sql.Table(
    "sitters",
    META,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True, index=True),
    sql.Column("heard", sql.Integer, nullable=False),  # how much had been told when the person last looked, -1: never
    sql.Column("reminded", sql.Float),  # when the person was told that the table waits, if not there since
)

EVENTS: Final = sql.Table(
    "events",
    META,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("command_id", sql.String(64)),  # what the hall does of itself has none
    sql.Column("person", sql.String(32)),
    sql.Column("body", sql.LargeBinary, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.UniqueConstraint("table_id", "command_id", name="events_once"),
    sqlite_with_rowid=False,
)

CHECKPOINTS: Final = sql.Table(  # what a table goes on from where changed rules no longer fit its events
    "checkpoints",
    META,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, nullable=False),  # of the last event that it holds
    sql.Column("body", sql.LargeBinary, nullable=False),
)
