"""The tables of the database. A test checks that the migrations lead to this schema."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

METADATA: Final = sql.MetaData()

# ---------------------------------------------------------------- the hall

HALL: Final = sql.Table(  # always one row
    "hall",
    METADATA,
    sql.Column("name", sql.String(16), primary_key=True),
    sql.Column("alive", sql.Float),  # when it was last known to be open in one process
    sql.Column("key", sql.String(64)),  # the common secret of its nodes
)

LEASES: Final = sql.Table(  # leases of nodes; only the node that holds a lease writes to the tables with this lease
    "leases",
    METADATA,
    sql.Column("number", sql.Integer, primary_key=True),  # the fencing number, never used twice
    sql.Column("address", sql.String(128), nullable=False),  # address for other nodes
    sql.Column("seen", sql.Float, nullable=False),  # when its node was last alive
    sql.Column("until", sql.Float, nullable=False),  # after this time other nodes may end the lease
    sql.Column("over", sql.Boolean, nullable=False, index=True),
)

# ---------------------------------------------------------------- people

PEOPLE: Final = sql.Table(
    "people",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("account", sql.String(24), unique=True),  # case-folded, for lookups
    sql.Column("account_name", sql.String(24)),  # as its owner wrote it
    sql.Column("password", sql.String(200)),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("became", sql.String(32)),  # for a guest who has logged in: the id of the person with the account
)

SESSIONS: Final = sql.Table(
    "sessions",
    METADATA,
    sql.Column("token", sql.String(64), primary_key=True),  # SHA-256 of the token: a stolen database opens no session
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("device", sql.String(40), nullable=False),  # browser and system, such as `Firefox, Linux`
)

SETTINGS: Final = sql.Table(  # settings of the pages, stored with an account
    "settings",
    METADATA,
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)

SUBSCRIPTIONS: Final = sql.Table(  # channels for reminders of tables that wait
    "subscriptions",
    METADATA,
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), primary_key=True),
    sql.Column("channel", sql.String(300), nullable=False),
    sql.Column("language", sql.String(8), nullable=False),
    sql.Column("origin", sql.String(300), nullable=False),  # address of the hall in the person's browser
    sql.Column("failed", sql.Integer),  # HTTP status if the last message was lost (0: no answer)
)

PUZZLE_RECORDS: Final = sql.Table(  # solved puzzles and the streak of a person
    "puzzle_records",
    METADATA,
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)

# ---------------------------------------------------------------- replays

REPLAYS: Final = sql.Table(
    "replays",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),  # digest of the text: equal files are stored once
    sql.Column("person", sql.String(32), sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("used", sql.Float, nullable=False, index=True),  # day of its last use
)

ANALYSES: Final = sql.Table(
    "analyses",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),  # digest of the match and of the analysing version
    sql.Column("body", sql.LargeBinary, nullable=False),
    sql.Column("used", sql.Float, nullable=False, index=True),  # day of its last use
)

# ---------------------------------------------------------------- tables

TABLES: Final = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("state", sql.String(16), nullable=False),  # gathering, running, over
    sql.Column("touched", sql.Float, nullable=False),
    sql.Column("deadline", sql.Float, index=True),  # when the next clock runs out; null if none runs
    sql.Column("card", sql.LargeBinary),  # the card in lists, after event number `carded`
    sql.Column("carded", sql.Integer, nullable=False),
    sql.Column("owner", sql.Integer),  # the lease of its owner; null if it never belonged to a node
    sql.Index("tables_in_lists", "public", "state", "touched"),
)

TABLE_PEOPLE: Final = sql.Table(  # people at tables, spectators included
    "sitters",
    METADATA,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True, index=True),
    sql.Column("heard", sql.Integer, nullable=False),  # seen pieces of the story; -1: the table was never seen
    sql.Column("reminded", sql.Float),  # time of the last reminder; null if the person has returned since
)

EVENTS: Final = sql.Table(
    "events",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("command_id", sql.String(64)),  # null for events of the hall itself
    sql.Column("person", sql.String(32)),
    sql.Column("body", sql.LargeBinary, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.UniqueConstraint("table_id", "command_id", name="events_once"),
    sqlite_with_rowid=False,
)

CHECKPOINTS: Final = sql.Table(  # a match continues from its checkpoint if changed rules no longer fit the events
    "checkpoints",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, nullable=False),  # number of the last event in it
    sql.Column("body", sql.LargeBinary, nullable=False),
)
