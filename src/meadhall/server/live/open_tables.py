"""The tables in memory. Others sleep on disk and are loaded when needed."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncGenerator, Iterator
from typing import Final

from meadhall.server.live.services import Services
from meadhall.server.live.table import Table

SEEN: Final = 1000  # unloaded tables whose last presence is remembered


class OpenTables:
    """The tables in memory, each once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables: dict[str, Table] = {}
        self._seen: OrderedDict[str, dict[str, float]] = OrderedDict()  # when people were at unloaded tables

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, name: str) -> Table | None:
        """Return the table of this name, if it is in memory."""
        return self._tables.get(name)

    def add(self, table: Table) -> None:
        """Add a table that has just been created."""
        self._tables[table.id] = table

    @contextlib.asynccontextmanager
    async def at(self, name: str) -> AsyncGenerator[Table]:
        """Load a table inside a `with` block; Denial if it does not exist, or another node owns it."""
        await self._services.ownership.check_here(name)
        table = self._tables.get(name)
        if table is None:
            table = self._tables[name] = Table(name, self._services)
            table.seen = self._seen.pop(name, {})
        try:
            with table.held():
                await table.do(table.wake)
                yield table
        finally:
            if not table.is_awake:
                await self._forget(table)

    async def wake(self, name: str) -> None:
        """Load a table because something is due there."""
        async with self.at(name) as table:
            table.resume()

    async def put_to_sleep(self, table: Table) -> None:
        """Unload a table without viewers; the disk has all of it."""
        await table.store_before_unload()
        await self._forget(table)

    async def close(self) -> None:
        """Unload all tables, and store their cards and last checkpoints."""
        await asyncio.gather(*(table.store_before_unload() for table in self), return_exceptions=True)
        await self.abandon()

    async def abandon(self) -> None:
        """Forget all tables without storing them: other nodes may own them now."""
        tables = list(self)
        self._tables.clear()
        self._seen.clear()
        await asyncio.gather(*(table.stop() for table in tables))

    async def _forget(self, table: Table) -> None:
        if table.is_idle and self._tables.get(table.id) is table:
            del self._tables[table.id]
            self._keep_seen(table)
            await table.stop()

    def _keep_seen(self, table: Table) -> None:
        if table.seen:
            self._seen[table.id] = table.seen
            while len(self._seen) > SEEN:
                self._seen.popitem(last=False)
