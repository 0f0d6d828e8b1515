"""The database: one connection in its own thread writes, and many small writes share one commit."""

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
READERS: Final = 2
TURN: Final = 0.0005  # seconds until a thread that wants the interpreter gets it
APART: Final = 0.004  # least seconds between two commits: a commit costs five times as much as writing a row
Work = Callable[[sql.Connection], Any]


class Database:
    """The database of a hall: a file of SQLite, or PostgreSQL.

    All writing goes through one thread with one connection. `together` is for small appends: all that wait when the
    thread is free share one transaction, and so one wait for the disk.

    `as_node` lets it write beside the other nodes of a hall.
    """

    def __init__(self, url: str, *, as_node: bool = False) -> None:
        self.url = url
        self._writing = engines.writing(url, as_node=as_node)
        self._reading = engines.reading(url, READERS)
        self._writer = ThreadPoolExecutor(1, "meadhall-writes")
        self._readers = ThreadPoolExecutor(READERS, "meadhall-reads")
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._come = asyncio.Event()
        self._committing: asyncio.Task[None] | None = None
        self._closing = False
        self._connection: sql.Connection | None = None

    async def open(self) -> None:
        """Migrate the tables and start to take work.

        The writing thread needs the interpreter after every statement. At Python's usual pace each time could take 5 ms
        while the event loop is busy, and everybody who has answered waits for all of them.
        """
        sys.setswitchinterval(min(sys.getswitchinterval(), TURN))
        await self._in_writer(self._connect)
        self._committing = asyncio.create_task(self._commit_on_and_on())

    async def close(self) -> None:
        """Finish all work, and close the connections."""
        if self._committing is not None:
            self._closing = True
            self._come.set()
            await self._committing
        await self._in_writer(self._disconnect)
        self._writer.shutdown()
        self._readers.shutdown()
        self._reading.dispose()

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        """Run work that changes nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[sql.Connection], T]) -> T:
        """Run work and commit it."""
        return await self._in_writer(lambda: self._transaction([work])[0])

    async def together(self, work: Callable[[sql.Connection], T]) -> T:
        """Run work and commit it together with other waiting work; if that fails, alone."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        self._come.set()
        return await done

    # ---- in the event loop

    async def _in_writer(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    async def _commit_on_and_on(self) -> None:
        began = -APART
        while self._waiting or not self._closing:
            await self._come.wait()
            await asyncio.sleep(began + APART - time.monotonic())
            began = time.monotonic()
            self._come.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                results = await self._in_writer(partial(self._batch, [work for work, _ in batch]))
                for (_, done), result in zip(batch, results, strict=True):
                    _settle(done, result)

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

    def _batch(self, works: Sequence[Work]) -> list[Any]:
        """The result of each work, or its error; a failing one does not affect the others."""
        try:
            return self._transaction(works)
        except Exception as error:
            if len(works) == 1:
                return [error]
        return [result for work in works for result in self._batch([work])]

    def _transaction(self, works: Sequence[Callable[[sql.Connection], T]]) -> list[T]:
        if self._connection is None or self._connection.closed:
            raise ConnectionError("the database is closed")
        with self._connection.begin():
            return [work(self._connection) for work in works]


def _settle(done: asyncio.Future[Any], result: object) -> None:
    if done.done():  # the caller has gone away
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
