"""A node of a hall: holds a lease as long as it can write, and knows at which node each table is at home."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final, NamedTuple, TypeVar

import sqlalchemy as sql

from meadhall.server.common.logs import log
from meadhall.server.live.outages import clocks, tell
from meadhall.server.nodes.calls import asked, told
from meadhall.server.ownership.elsewhere import not_here
from meadhall.server.ownership.names import name
from meadhall.server.ownership.questions import Notice, Question
from meadhall.server.store import leases
from meadhall.server.store.database import Database

T = TypeVar("T")
LASTS: Final = 4.0  # seconds that a lease lasts if it is not renewed
BEAT: Final = 1.0  # seconds between two renewals
GLANCE: Final = 0.25  # seconds between two looks whether a renewal is through
NONE: Final = 0  # the number of no lease
REMEMBERED: Final = 100_000  # tables of which it is known whose they are


class Standing(NamedTuple):
    """How a node stands after a beat: its lease, NONE if it has none any more, and all that are living."""

    lease: int
    living: dict[int, str]


class Node:
    """The homes of a hall as one of its nodes sees them. Their numbers are those of their leases.

    What the node believes of its lease decides whom it serves. What is written is decided by the database alone: under
    a lease that is over nothing is.
    """

    gone_since: float | None = None

    def __init__(self, address: str, ticks: Callable[[], float] = time.monotonic) -> None:
        self.address = address
        self.lease = NONE
        self.key = ""
        self.opens_hall = False
        self.lost: Callable[[], Awaitable[None]] = _nothing
        self.gone: Callable[[Collection[int]], None] = lambda numbers: None
        self._ticks = ticks
        self._database: Database | None = None
        self._living: dict[int, str] = {}
        self._owners: dict[str, int] = {}  # of tables, as long as their leases are living
        self._sure_until = 0.0
        self._beating: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    # ---- opening and closing

    async def open(self, database: Database) -> None:
        """Takes a lease, and renews it from now on."""
        self._database = database
        began = self._ticks()
        standing = await database.write(self._begin)
        self.opens_hall = len(standing.living) == 1
        self._stand(standing, began)
        self._beating = asyncio.create_task(self._beat_on_and_on())

    async def close(self) -> None:
        """Gives the lease up, so that others need not wait until it has run out."""
        if self._beating is not None:
            self._beating.cancel()
        for task in list(self._telling):
            task.cancel()
        lease, self.lease = self.lease, NONE
        if self._database is not None and lease != NONE:
            await self._database.write(lambda on: leases.give_up(on, lease))

    # ---- whose tables are

    @property
    def here(self) -> int:
        """The lease of this node."""
        return self.lease

    @property
    def others(self) -> Sequence[int]:
        """The leases of all other nodes."""
        return [number for number in self._living if number != self.lease]

    @property
    def is_open(self) -> bool:
        """Whether tables may be at home here."""
        return self.lease != NONE

    def new_table(self) -> str:
        """A name that nobody can guess."""
        self._check_open()
        return name()

    def known_home_of(self, table: str) -> int | None:
        """Where a table is at home, as far as that is known without looking."""
        owner = self._owners.get(table)
        return owner if owner in self._living else None

    async def home_of(self, table: str) -> int:
        """Where a table is at home; one that nobody owns any more is taken up here."""
        self._check_open()
        owner = self.known_home_of(table)
        return owner if owner is not None else await self._find(table)

    def address_of(self, home: int) -> str:
        """Where the node with this lease is reached; Denied if it is gone."""
        if home not in self._living:
            raise not_here(BEAT)
        return self._living[home]

    async def _find(self, table: str) -> int:
        database, lease = self._at_database(), self.lease
        owned = await database.read(lambda on: leases.owner_of(on, table))
        if owned is None:
            return lease  # here it is said that there is none
        if owned.is_over and await self._claim(table, lease):
            owned = leases.Owned(lease, is_over=False)
        if owned.is_over or owned.owner is None or lease != self.lease or owned.owner not in self._living:
            raise not_here(
                BEAT
            )  # another node was quicker, or is new, or this one has lost its lease: the next beat tells
        if len(self._owners) >= REMEMBERED:
            self._owners.clear()
        self._owners[table] = owned.owner
        return owned.owner

    async def _claim(self, table: str, lease: int) -> bool:
        try:
            return await self._at_database().write(lambda on: leases.claim(on, table, lease))
        except leases.LeaseOver:
            return False

    def _check_open(self) -> None:
        if not self.is_open:
            raise not_here(BEAT)

    def _at_database(self) -> Database:
        assert self._database is not None
        return self._database

    # ---- other nodes

    async def ask(self, home: int, question: Question, gives: type[T]) -> T:
        """What another node answers; Denied where it refuses, or cannot be reached now."""
        return await asked(self.address_of(home), self.key, question, gives)

    def tell(self, notice: Notice) -> None:
        """Tells all other nodes something; who sat at one that cannot be reached has to come in anew anyway."""
        for home in self.others:
            task = asyncio.create_task(told(self._living[home], self.key, notice))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    # ---- the lease

    def _begin(self, on: sql.Connection) -> Standing:
        """Takes a new lease. Whoever had this address before is gone: two cannot be bound to it."""
        self.key = leases.key_of(on, secrets.token_urlsafe(32))
        leases.end_expired(on)
        for number, address in leases.living(on).items():
            if address == self.address:
                leases.give_up(on, number)
        return Standing(leases.take(on, self.address, LASTS), leases.living(on))

    def _renew(self, on: sql.Connection) -> Standing:
        lease = self.lease
        if not leases.renew(on, lease, LASTS):
            return Standing(NONE, {})
        leases.end_expired(on)
        _adopt(on, lease)
        return Standing(lease, leases.living(on))

    def _stand(self, standing: Standing, began: float) -> None:
        gone = self._living.keys() - standing.living.keys()
        self.lease, self._living = standing
        self._sure_until = began + LASTS
        if gone:
            self._owners = {table: owner for table, owner in self._owners.items() if owner not in gone}
            self.gone(gone)

    async def _beat_on_and_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            began = self._ticks()
            writing = asyncio.ensure_future(self._at_database().write(self._renew if self.is_open else self._begin))
            while not writing.done():
                await asyncio.wait({writing}, timeout=GLANCE)
                await self._lose_if_unsure()
            if (error := writing.exception()) is not None:
                log().warning("lease not renewed", kind=type(error).__name__)
                await self._lose_if_unsure()
            else:
                await self._take(writing.result(), began)

    async def _take(self, standing: Standing, began: float) -> None:
        """Goes on as it stands now; a lease that may have run out meanwhile is not trusted."""
        if standing.lease == NONE or began + LASTS < self._ticks():
            if self.is_open:
                await self._lose()
        elif standing.lease == self.lease or not self.is_open:
            self._stand(standing, began)

    async def _lose_if_unsure(self) -> None:
        if self.is_open and self._ticks() > self._sure_until:
            await self._lose()

    async def _lose(self) -> None:
        """From now on nothing is at home here, until there is a new lease."""
        log().warning("lease lost", count=self.lease)
        self.lease = NONE
        self._owners.clear()
        gone, self._living = set(self._living), {}
        self.gone(gone)
        try:
            await self.lost()
        except Exception:  # whatever goes wrong with one table, the node has to come back
            log().exception("failed", kind="node")


def _adopt(on: sql.Connection, lease: int) -> None:
    """Takes up the tables where a clock runs that nobody looks after, and tells them how long that was so."""
    found = leases.orphans(on)
    if not found:
        return
    last = {one.id: one for one in clocks(on)}
    now = time.time()
    for table, since in found:
        if leases.claim(on, table, lease) and table in last and since is not None:
            tell(on, [last[table]], since, now)


async def _nothing() -> None:
    """Nobody is here who could lose something."""
