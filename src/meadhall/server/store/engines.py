"""Connects to what keeps a hall: a file of SQLite, or a database of PostgreSQL, which is one hall's alone."""

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
LOCK: Final = 0x6D656164  # of a schema in PostgreSQL: whoever holds it writes there, and nobody else but its nodes
MIGRATION: Final = 0x6D656165  # of a schema while its tables are brought up to date
ALERT: Final = {  # so that a server that is cut off is noticed within seconds, where its URL says nothing else
    "connect_timeout": 4,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
UNFINISHED: Final = 1500  # milliseconds that what a node has begun to write may lie there, if the node is frozen


def sqlite_url(path: Any) -> str:
    """The URL of a file of SQLite."""
    return f"sqlite:///{path}"


def writing(url: str, *, at_once: bool = False, as_node: bool = False) -> sql.Engine:
    """An engine for the one connection that writes. With `at_once` each transaction locks its file when it begins.

    In PostgreSQL it waits for a hall that is still closing, and fails if that stays open; nodes of one hall write
    side by side.
    """
    engine = _engine(url, poolclass=NullPool)
    if at_once:
        _begin_to_write_at_once(engine)
    if not is_sqlite(url):
        event.listen(engine, "connect", _be_a_node if as_node else _be_alone)
    return engine


def reading(url: str, readers: int) -> sql.Engine:
    """For connections that change nothing; those that a server has closed meanwhile are made anew."""
    return _engine(url, poolclass=QueuePool, pool_size=readers, max_overflow=0, pool_pre_ping=not is_sqlite(url))


def is_sqlite(url: str) -> bool:
    """Whether it is a file, and not a server."""
    return sql.make_url(url).get_backend_name() == "sqlite"


def _engine(url: str, **pool: Any) -> sql.Engine:
    how = {} if is_sqlite(url) else {name: on for name, on in ALERT.items() if name not in sql.make_url(url).query}
    engine = sql.create_engine(url, hide_parameters=True, connect_args=how, **pool)  # or logs tell who
    if is_sqlite(url):
        event.listen(engine, "connect", _prepare)
    else:
        event.listen(engine, "handle_error", _keep_quiet_about_whom)
    return engine


def _prepare(connection: Any, _: object) -> None:
    """A commit is on the disk before it is said to be; readers and the writer do not wait for each other."""
    for pragma in (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_to_write_at_once(engine: sql.Engine) -> None:
    """Let every transaction take the lock when it begins, so that nobody writes between its first read and its end."""

    @event.listens_for(engine, "connect")
    def _by_hand(connection: Any, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def _begin(connection: sql.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _be_alone(connection: Any, _: object) -> None:
    """Takes the lock of the database for as long as this connection lasts: a table has one writer.

    A hall that was cut off gets it again only if no other has opened meanwhile; until then it writes nothing.
    """
    _hold(connection, "pg_advisory_lock")


def _be_a_node(connection: Any, _: object) -> None:
    """Shares that lock with the other nodes of the hall. What is left unfinished here does not hold them up."""
    _hold(
        connection, "pg_advisory_lock_shared", f"SET idle_in_transaction_session_timeout = {UNFINISHED}", 2 * UNFINISHED
    )


def _hold(connection: Any, lock: str, before: str = "", patience: int = 0) -> None:
    """Takes the lock. The server is to notice, too, when this side is gone; nobody waits longer for rows than said."""
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
    """Lets nobody else bring the tables of a schema up to date in this transaction: nodes may open side by side."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION}, hashtext(current_schema()))")


def _keep_quiet_about_whom(failed: ExceptionContext) -> None:
    """PostgreSQL says which values were wrong, and logs would tell it; the first line says what was wrong with them."""
    for error in (failed.original_exception, failed.sqlalchemy_exception):
        if error is not None:
            error.args = (str(error.args[0]).partition("\n")[0], *error.args[1:]) if error.args else ()


# ---- what the two say differently


class Holds(FunctionElement[bool]):
    """Whether a column of bytes has these bytes somewhere: `Holds(column, part)`."""

    type = sql.Boolean()
    inherit_cache = True


@compiles(Holds)
def _in_sqlite(holds: Holds, compiler: SQLCompiler, **how: Any) -> str:
    return f"instr({compiler.process(holds.clauses, **how)}) > 0"


@compiles(Holds, "postgresql")
def _in_postgresql(holds: Holds, compiler: SQLCompiler, **how: Any) -> str:
    column, part = (compiler.process(one, **how) for one in holds.clauses)
    return f"position({part} IN {column}) > 0"
