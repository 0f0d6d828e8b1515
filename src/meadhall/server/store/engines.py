"""Connects to the database of a hall: a file of SQLite, or PostgreSQL, used by this hall alone."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.pool import NullPool, QueuePool
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

PATIENCE: Final = 5000  # milliseconds that a connection waits for the lock of another process
LOCK: Final = 0x6D656164  # of a schema in PostgreSQL: only the hall that holds it writes there, with its nodes
MIGRATION: Final = 0x6D656165  # of a schema during a migration
ALERT: Final = {  # notice a lost server within seconds, unless its URL says otherwise
    "connect_timeout": 4,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
UNFINISHED: Final = 1500  # milliseconds until PostgreSQL ends an open transaction of a frozen node


def sqlite_url(path: Any) -> str:
    """URL of a file of SQLite."""
    return f"sqlite:///{path}"


def writing(url: str, *, at_once: bool = False, as_node: bool = False) -> sql.Engine:
    """The engine for the writing connection. With `at_once` each transaction locks its file when it begins.

    In PostgreSQL it waits for a hall that is still closing, and fails if that stays open. Nodes of one hall write side
    by side.
    """
    engine = _engine(url, poolclass=NullPool)
    if at_once:
        _begin_to_write_at_once(engine)
    if not is_sqlite(url):
        event.listen(engine, "connect", _be_a_node if as_node else _be_alone)
    return engine


def reading(url: str, readers: int) -> sql.Engine:
    """The engine for reading connections; a connection closed by the server is replaced."""
    return _engine(url, poolclass=QueuePool, pool_size=readers, max_overflow=0, pool_pre_ping=not is_sqlite(url))


def is_sqlite(url: str) -> bool:
    """Whether the URL is a file, and not a server."""
    return sql.make_url(url).get_backend_name() == "sqlite"


def _engine(url: str, **pool: Any) -> sql.Engine:
    how = {} if is_sqlite(url) else {name: on for name, on in ALERT.items() if name not in sql.make_url(url).query}
    engine = sql.create_engine(url, hide_parameters=True, connect_args=how, **pool)  # logs must not contain values
    if is_sqlite(url):
        event.listen(engine, "connect", _prepare)
    else:
        event.listen(engine, "handle_error", _keep_quiet_about_whom)
    return engine


def _prepare(connection: Any, _: object) -> None:
    """Make commits durable, and let readers and the writer not wait for each other."""
    for pragma in (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_to_write_at_once(engine: sql.Engine) -> None:
    """Take the lock at the beginning of every transaction, so that nobody writes between its first read and its end."""

    @event.listens_for(engine, "connect")
    def _by_hand(connection: Any, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def _begin(connection: sql.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _be_alone(connection: Any, _: object) -> None:
    """Hold the lock of the database for as long as this connection lasts: a table has one writer.

    A hall that lost its connection gets it again only if no other hall has opened meanwhile. Until then it writes
    nothing.
    """
    _hold(connection, "pg_advisory_lock")


def _be_a_node(connection: Any, _: object) -> None:
    """Share the lock with the other nodes of the hall. An unfinished transaction here does not hold them up."""
    _hold(
        connection, "pg_advisory_lock_shared", f"SET idle_in_transaction_session_timeout = {UNFINISHED}", 2 * UNFINISHED
    )


def _hold(connection: Any, lock: str, before: str = "", patience: int = 0) -> None:
    """Take the lock. The server must notice a lost client too, and nobody waits longer for rows than `patience`."""
    with connection.cursor() as cursor:
        for name, seconds in (("idle", 10), ("interval", 5), ("count", 3)):
            cursor.execute(f"SET tcp_keepalives_{name} = {seconds}")
        if before:
            cursor.execute(before)
        cursor.execute(f"SET lock_timeout = {PATIENCE}")
        cursor.execute(f"SELECT {lock}({LOCK}, hashtext(current_schema()))")
        cursor.execute(f"SET lock_timeout = {patience}")
    connection.commit()


def wait_for_migration(connection: sql.Connection) -> None:
    """Keep others from migrating a schema during this transaction, since nodes may open side by side."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION}, hashtext(current_schema()))")


def _keep_quiet_about_whom(failed: ExceptionContext) -> None:
    """Keep only the first line of an error: PostgreSQL adds values, which must not reach the logs."""
    for error in (failed.original_exception, failed.sqlalchemy_exception):
        if error is not None:
            error.args = (str(error.args[0]).partition("\n")[0], *error.args[1:]) if error.args else ()


# ---- differences between the two


class Holds(FunctionElement[bool]):
    """Whether a column of bytes contains these bytes: `Holds(column, part)`."""

    type = sql.Boolean()
    inherit_cache = True


@compiles(Holds)
def _in_sqlite(holds: Holds, compiler: SQLCompiler, **how: Any) -> str:
    return f"instr({compiler.process(holds.clauses, **how)}) > 0"


@compiles(Holds, "postgresql")
def _in_postgresql(holds: Holds, compiler: SQLCompiler, **how: Any) -> str:
    column, part = (compiler.process(clause, **how) for clause in holds.clauses)
    return f"position({part} IN {column}) > 0"
