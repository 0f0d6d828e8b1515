"""Clients at tables, who continue to play as soon as possible after any failure of the hall or connection."""

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
from benches.halls.door import HallClient, SeatedGuest, seat_guests

SEATS: Final = 4
SET_UP_SECONDS: Final = 20.0  # seconds of retries to set up a table
RETRY_PAUSE: Final = 0.5  # seconds between these retries
ROUND_PAUSE: Final = 0.01  # seconds between two rounds of actions at a table


class Tables:
    """Tables of a hall at a port. Clients connect to this port, or to `client_port`."""

    def __init__(self, hall_port: int, seed: str, client_port: int | None = None) -> None:
        self.tables: list[list[Browser]] = []
        self.is_playing = True
        self._hall = hall_port
        self._client_port = client_port or hall_port
        self._seed = seed
        self._dice = random.Random(seed)
        self._counts = itertools.count()
        self._tasks: dict[str, list[asyncio.Task[None]]] = {}  # by table
        self._group = asyncio.TaskGroup()

    @property
    def browsers(self) -> list[Browser]:
        """All clients so far."""
        return [browser for table in self.tables for browser in table]

    @property
    def running(self) -> list[list[Browser]]:
        """Tables whose match is not over."""
        return [table for table in self.tables if not is_over(table)]

    def acknowledged(self) -> dict[str, int]:
        """Return the number of acknowledged commands at each running table."""
        return {table[0].seated.table: sum(len(browser.done) for browser in table) for table in self.running}

    @asynccontextmanager
    async def playing(self) -> AsyncGenerator[None]:
        """Keep all clients connected, and playing while `is_playing`, while the context is open.

        An error of one client ends it.
        """
        async with self._group:
            try:
                yield
            finally:
                for table in list(self._tasks):
                    self._disconnect(table)

    async def start_missing_tables(self, count: int) -> None:
        """Set up new tables until this many are running."""
        missing = count - len(self.running)
        if missing > 0:
            people = await asyncio.to_thread(self._set_up, missing)
            for start in range(0, len(people), SEATS):
                self._start_table(people[start : start + SEATS])

    def _set_up(self, count: int) -> list[SeatedGuest]:
        """Set up new tables and return their guests. If the connection breaks, start again, as people would."""
        until = time.monotonic() + SET_UP_SECONDS
        while True:
            door = HallClient(self._hall, SET_UP_SECONDS)
            try:
                return seat_guests(door, count, SEATS, f"{self._seed} {next(self._counts)}")
            except (OSError, HTTPException):
                if until < time.monotonic():
                    raise
                time.sleep(RETRY_PAUSE)
            finally:
                door.close()

    def _start_table(self, people: Sequence[SeatedGuest]) -> None:
        table = [Browser(guest, self._client_port, random.Random(self._dice.random())) for guest in people]
        self.tables.append(table)
        coroutines = [*(browser.stay() for browser in table), self._play(table)]
        self._tasks[people[0].table] = [self._group.create_task(guest) for guest in coroutines]

    def leave_finished(self) -> None:
        """Disconnect the clients of tables where all know that the match is over."""
        for table in filter(is_known_to_be_over, self.tables):
            self._disconnect(table[0].seated.table)

    def _disconnect(self, table: str) -> None:
        for task in self._tasks.pop(table, []):
            task.cancel()

    async def _play(self, table: Sequence[Browser]) -> None:
        while self.is_playing and not is_over(table):
            await asyncio.sleep(ROUND_PAUSE)
            for browser in table:
                browser.act_at_random()


def is_over(table: Sequence[Browser]) -> bool:
    """Whether any client at a table knows that the match is over."""
    return any(_knows_the_end(browser) for browser in table)


def is_known_to_be_over(table: Sequence[Browser]) -> bool:
    """Whether all clients at a table know that the match is over, and have no unanswered commands."""
    return all(_knows_the_end(browser) and not browser.store.outbox for browser in table)


def _knows_the_end(browser: Browser) -> bool:
    return browser.store.sight is not None and bool(browser.store.sight["over"])
