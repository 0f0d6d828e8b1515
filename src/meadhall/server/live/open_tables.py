"""The tables in memory. All other tables are loaded from the disk when needed."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncGenerator, Iterator
from typing import Final

from meadhall.server.live.services import Services
from meadhall.server.live.table import Table

MAX_REMEMBERED: Final = 1000  # unloaded tables whose `last_seen` is remembered


class OpenTables:
    """The tables in memory, by id."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables: dict[str, Table] = {}
        self._last_seen: OrderedDict[str, dict[str, float]] = OrderedDict()  # `last_seen` of unloaded tables

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, name: str) -> Table | None:
        """Return the table with this id, None if it is not in memory."""
        return self._tables.get(name)

    def add(self, table: Table) -> None:
        """Add a table that has just been created."""
        self._tables[table.id] = table

    @contextlib.asynccontextmanager
    async def loaded_table(self, name: str) -> AsyncGenerator[Table]:
        """Keep a table in memory inside a `with` block. Raise Denial if it does not exist, or another node owns it."""
        await self._services.ownership.check_owned(name)
        table = self._tables.get(name)
        if table is None:
            table = self._tables[name] = Table(name, self._services)
            table.last_seen = self._last_seen.pop(name, {})
        try:
            with table.kept_in_memory():
                await table.run_job(table.load)
                yield table
        finally:
            if not table.is_loaded:
                await self._remove_if_idle(table)

    async def resume(self, name: str) -> None:
        """Load a table, and start its bots and clocks."""
        async with self.loaded_table(name) as table:
            table.resume()

    async def unload(self, table: Table) -> None:
        """Store the card and checkpoint of a table without viewers, and remove it from memory."""
        await table.store_before_unload()
        await self._remove_if_idle(table)

    async def close(self) -> None:
        """Unload all tables, and store their cards and last checkpoints."""
        await asyncio.gather(*(table.store_before_unload() for table in self), return_exceptions=True)
        await self.drop_all()

    async def drop_all(self) -> None:
        """Remove all tables from memory without storing anything: other nodes may own them now."""
        tables = list(self)
        self._tables.clear()
        self._last_seen.clear()
        await asyncio.gather(*(table.stop() for table in tables))

    async def _remove_if_idle(self, table: Table) -> None:
        if table.is_idle and self._tables.get(table.id) is table:
            del self._tables[table.id]
            self._remember_presence(table)
            await table.stop()

    def _remember_presence(self, table: Table) -> None:
        if table.last_seen:
            self._last_seen[table.id] = table.last_seen
            while len(self._last_seen) > MAX_REMEMBERED:
                self._last_seen.popitem(last=False)
