"""The database. One thread with one connection writes, and many small writes share one commit."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

import sqlalchemy as sql

from meadhall.server.store import engines
from meadhall.server.store.migrations import migrate

T = TypeVar("T")
READER_THREADS: Final = 2
SWITCH_INTERVAL: Final = 0.0005  # seconds until a waiting thread gets the interpreter
COMMIT_INTERVAL: Final = 0.004  # minimum seconds between two commits, which cost five times as much as writing a row
Work = Callable[[sql.Connection], Any]


class Database:
    """The database of a hall: a file of SQLite, or PostgreSQL.

    All writes go through one thread with one connection. Use `write_batched` for small writes: all that are waiting
    share one transaction, and one wait for the disk.

    With `as_node` it may write at the same time as the other nodes of a hall.
    """

    def __init__(self, url: str, *, as_node: bool = False) -> None:
        self.url = url
        self._writing = engines.writer_engine(url, as_node=as_node)
        self._reading = engines.reader_engine(url, READER_THREADS)
        self._writer = ThreadPoolExecutor(1, "meadhall-writes")
        self._readers = ThreadPoolExecutor(READER_THREADS, "meadhall-reads")
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._has_work = asyncio.Event()
        self._commit_task: asyncio.Task[None] | None = None
        self._closing = False
        self._connection: sql.Connection | None = None

    async def open(self) -> None:
        """Migrate the schema, and start to accept work.

        The writing thread needs the interpreter after every statement. With Python's default switch interval, each
        statement could wait 5 ms while the event loop is busy, and delay every acknowledgement.
        """
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH_INTERVAL))
        await self._in_writer(self._connect)
        self._commit_task = asyncio.create_task(self._commit_batches())

    async def close(self) -> None:
        """Finish all waiting work, and close the connections."""
        if self._commit_task is not None:
            self._closing = True
            self._has_work.set()
            await self._commit_task
        await self._in_writer(self._disconnect)
        self._writer.shutdown()
        self._readers.shutdown()
        self._reading.dispose()

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        """Run work that only reads, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[sql.Connection], T]) -> T:
        """Run work in its own transaction, and return its result."""
        return await self._in_writer(lambda: self._transaction([work])[0])

    async def write_batched(self, work: Callable[[sql.Connection], T]) -> T:
        """Run work in one transaction with other waiting work, or alone if that fails; return its result."""
        result_future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, result_future))
        self._has_work.set()
        return await result_future

    # ---- in the event loop

    async def _in_writer(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    async def _commit_batches(self) -> None:
        start = -COMMIT_INTERVAL
        while self._waiting or not self._closing:
            await self._has_work.wait()
            await asyncio.sleep(start + COMMIT_INTERVAL - time.monotonic())
            start = time.monotonic()
            self._has_work.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                results = await self._in_writer(partial(self._run_batch, [work for work, _ in batch]))
                for (_, future), result in zip(batch, results, strict=True):
                    _settle(future, result)

    # ---- in the threads

    def _connect(self) -> None:
        self._connection = self._writing.connect()
        migrate(self._connection)

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _read(self, work: Callable[[sql.Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    def _run_batch(self, works: Sequence[Work]) -> list[Any]:
        """Return the result or error of each piece of work; a failure does not affect the others."""
        try:
            return self._transaction(works)
        except Exception as error:
            if len(works) == 1:
                return [error]
        return [result for work in works for result in self._run_batch([work])]

    def _transaction(self, works: Sequence[Callable[[sql.Connection], T]]) -> list[T]:
        if self._connection is None or self._connection.closed:
            raise ConnectionError("the database is closed")
        with self._connection.begin():
            return [work(self._connection) for work in works]


def _settle(future: asyncio.Future[Any], result: object) -> None:
    if future.done():  # the caller was cancelled
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
