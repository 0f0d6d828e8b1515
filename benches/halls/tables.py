"""People at their tables, who play on as soon as they can, whatever becomes of the hall and their lines to it."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from http.client import HTTPException
from typing import Final

from benches.halls.browser import Browser
from benches.halls.door import Door, Seated, seated

SEATS: Final = 4
PATIENCE: Final = 20.0  # seconds for which who wants a table comes again
AGAIN: Final = 0.5  # seconds until they come again whose line broke
PAUSE: Final = 0.01  # seconds between two looks of a table for something to do


class Tables:
    """Tables of a hall at a port, reached over the same port or, with `line`, over another."""

    def __init__(self, hall: int, seed: str, line: int | None = None) -> None:
        self.tables: list[list[Browser]] = []
        self.is_playing = True
        self._hall = hall
        self._line = line or hall
        self._seed = seed
        self._dice = random.Random(seed)
        self._counts = itertools.count()
        self._tasks: dict[str, list[asyncio.Task[None]]] = {}  # by table
        self._group = asyncio.TaskGroup()

    @property
    def browsers(self) -> list[Browser]:
        """Everybody who has ever sat here."""
        return [browser for table in self.tables for browser in table]

    @property
    def running(self) -> list[list[Browser]]:
        """The tables whose match is not over."""
        return [table for table in self.tables if not is_over(table)]

    def acknowledged(self) -> dict[str, int]:
        """How many commands were acknowledged at each running table."""
        return {table[0].seated.table: sum(len(browser.done) for browser in table) for table in self.running}

    @asynccontextmanager
    async def playing(self) -> AsyncGenerator[None]:
        """While inside, everybody is at the table, and plays while `is_playing`; an error of one ends it."""
        async with self._group:
            try:
                yield
            finally:
                for table in list(self._tasks):
                    self._go_home(table)

    async def renew(self, count: int) -> None:
        """Set new tables until this many are in play."""
        missing = count - len(self.running)
        if missing > 0:
            people = await asyncio.to_thread(self._seat, missing)
            for at in range(0, len(people), SEATS):
                self._begin(people[at : at + SEATS])

    def _seat(self, count: int) -> list[Seated]:
        """People at new tables; after a broken line they start again, as people would."""
        until = time.monotonic() + PATIENCE
        while True:
            door = Door(self._hall, PATIENCE)
            try:
                return seated(door, count, SEATS, f"{self._seed} {next(self._counts)}")
            except (OSError, HTTPException):
                if until < time.monotonic():
                    raise
                time.sleep(AGAIN)
            finally:
                door.close()

    def _begin(self, people: Sequence[Seated]) -> None:
        table = [Browser(one, self._line, random.Random(self._dice.random())) for one in people]
        self.tables.append(table)
        whatever_comes = [*(browser.stay() for browser in table), self._play(table)]
        self._tasks[people[0].table] = [self._group.create_task(one) for one in whatever_comes]

    def leave_what_is_over(self) -> None:
        """Where all know that the match is over, people go home."""
        for table in filter(is_known_to_be_over, self.tables):
            self._go_home(table[0].seated.table)

    def _go_home(self, table: str) -> None:
        for task in self._tasks.pop(table, []):
            task.cancel()

    async def _play(self, table: Sequence[Browser]) -> None:
        while self.is_playing and not is_over(table):
            await asyncio.sleep(PAUSE)
            for browser in table:
                browser.act()


def is_over(table: Sequence[Browser]) -> bool:
    """Whether the match at a table is over, as far as anybody there knows."""
    return any(_knows_the_end(browser) for browser in table)


def is_known_to_be_over(table: Sequence[Browser]) -> bool:
    """Whether everybody at a table knows that the match is over, and waits for nothing."""
    return all(_knows_the_end(browser) and not browser.store.outbox for browser in table)


def _knows_the_end(browser: Browser) -> bool:
    return browser.store.sight is not None and bool(browser.store.sight["over"])
