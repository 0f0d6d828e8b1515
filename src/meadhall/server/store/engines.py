"""Connections to the database of a hall, SQLite or PostgreSQL, which no other hall may use at the same time."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.pool import NullPool, QueuePool
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

LOCK_TIMEOUT: Final = 5000  # milliseconds to wait for the lock of another process
WRITER_LOCK: Final = 0x6D656164  # advisory lock in PostgreSQL: only a hall that has it writes to the schema
MIGRATION_LOCK: Final = 0x6D656165  # advisory lock during a migration
CONNECTION_TIMEOUTS: Final = {  # to notice a lost server within seconds; the URL may set other values
    "connect_timeout": 4,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
IDLE_TRANSACTION_TIMEOUT: Final = 1500  # milliseconds until PostgreSQL ends an open transaction of a frozen node


def sqlite_url(path: Any) -> str:
    """Return the URL of an SQLite file."""
    return f"sqlite:///{path}"


def writer_engine(url: str, *, locks_at_begin: bool = False, as_node: bool = False) -> sql.Engine:
    """Return the engine for the writing connection.

    SQLite: with `locks_at_begin`, each transaction locks the file when it begins. PostgreSQL: connecting waits for a
    hall that is still closing, and fails if that hall stays open. With `as_node`, other nodes may write too.
    """
    engine = _engine(url, poolclass=NullPool)
    if locks_at_begin:
        _lock_at_begin(engine)
    if not is_sqlite(url):
        event.listen(engine, "connect", _take_shared_lock if as_node else _take_exclusive_lock)
    return engine


def reader_engine(url: str, readers: int) -> sql.Engine:
    """Return the engine for reading connections. It replaces a connection that the server has closed."""
    return _engine(url, poolclass=QueuePool, pool_size=readers, max_overflow=0, pool_pre_ping=not is_sqlite(url))


def is_sqlite(url: str) -> bool:
    """Whether the URL names an SQLite file."""
    return sql.make_url(url).get_backend_name() == "sqlite"


def _engine(url: str, **pool: Any) -> sql.Engine:
    options = (
        {}
        if is_sqlite(url)
        else {name: value for name, value in CONNECTION_TIMEOUTS.items() if name not in sql.make_url(url).query}
    )
    engine = sql.create_engine(url, hide_parameters=True, connect_args=options, **pool)  # logs must not contain values
    if is_sqlite(url):
        event.listen(engine, "connect", _configure_sqlite)
    else:
        event.listen(engine, "handle_error", _drop_values)
    return engine


def _configure_sqlite(connection: Any, _: object) -> None:
    """Make commits durable, and let readers and the writer work at the same time."""
    for pragma in (f"busy_timeout={LOCK_TIMEOUT}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _lock_at_begin(engine: sql.Engine) -> None:
    """Make every transaction lock the file when it begins, so that nobody writes after its first read."""

    @event.listens_for(engine, "connect")
    def _by_hand(connection: Any, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def _begin(connection: sql.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _take_exclusive_lock(connection: Any, _: object) -> None:
    """Take the hall's lock until this connection ends, so that no other hall can write.

    After a lost connection, the hall must take the lock again. This fails if another hall has opened meanwhile.
    """
    _take_lock(connection, "pg_advisory_lock")


def _take_shared_lock(connection: Any, _: object) -> None:
    """Share the hall's lock with the other nodes. Timeouts end an open transaction of a frozen node."""
    _take_lock(
        connection,
        "pg_advisory_lock_shared",
        f"SET idle_in_transaction_session_timeout = {IDLE_TRANSACTION_TIMEOUT}",
        2 * IDLE_TRANSACTION_TIMEOUT,
    )


def _take_lock(connection: Any, lock: str, statement: str = "", row_timeout: int = 0) -> None:
    """Take a lock, and set timeouts: for lost clients, and for locked rows (`row_timeout` in ms, 0 for none)."""
    with connection.cursor() as cursor:
        for name, seconds in (("idle", 10), ("interval", 5), ("count", 3)):
            cursor.execute(f"SET tcp_keepalives_{name} = {seconds}")
        if statement:
            cursor.execute(statement)
        cursor.execute(f"SET lock_timeout = {LOCK_TIMEOUT}")
        cursor.execute(f"SELECT {lock}({WRITER_LOCK}, hashtext(current_schema()))")
        cursor.execute(f"SET lock_timeout = {row_timeout}")
    connection.commit()


def wait_for_migration(connection: sql.Connection) -> None:
    """Wait for migrations by other nodes, and block them until the end of this transaction."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK}, hashtext(current_schema()))")


def _drop_values(context: ExceptionContext) -> None:
    """Cut an error to its first line: in later lines PostgreSQL adds values, which must not reach the logs."""
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None:
            error.args = (str(error.args[0]).partition("\n")[0], *error.args[1:]) if error.args else ()


# ---- differences between SQLite and PostgreSQL


class ContainsBytes(FunctionElement[bool]):
    """An SQL condition: whether a column of bytes contains some bytes. Use `ContainsBytes(column, part)`."""

    type = sql.Boolean()
    inherit_cache = True


@compiles(ContainsBytes)
def _compile_for_sqlite(condition: ContainsBytes, compiler: SQLCompiler, **options: Any) -> str:
    return f"instr({compiler.process(condition.clauses, **options)}) > 0"


@compiles(ContainsBytes, "postgresql")
def _compile_for_postgresql(condition: ContainsBytes, compiler: SQLCompiler, **options: Any) -> str:
    column, part = (compiler.process(clause, **options) for clause in condition.clauses)
    return f"position({part} IN {column}) > 0"
