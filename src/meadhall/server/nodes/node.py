"""A node of a hall: holds a lease as long as it can write, and knows which node owns each table."""

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
from meadhall.server.nodes.vacancy import check_free
from meadhall.server.ownership.elsewhere import not_here
from meadhall.server.ownership.owners import Ownership
from meadhall.server.ownership.questions import Notice, Question
from meadhall.server.store import leases
from meadhall.server.store.database import Database

T = TypeVar("T")
LASTS: Final = 4.0  # seconds that a lease lasts if it is not renewed
BEAT: Final = 1.0  # seconds between two renewals
GLANCE: Final = 0.25  # seconds between two looks whether a renewal is through
NONE: Final = 0  # the number of no lease
TELL_AGAIN: Final = 8  # times that a node is told something that it does not hear
REMEMBERED: Final = 100_000  # tables of which it is known whose they are
AT_ONCE: Final = 50  # tables that are taken up in one transaction: others wait for it to end
FORGOTTEN: Final = 500  # tables that are made nobody's in one go
TIDY: Final = 60.0  # seconds between two looks for leases that may be forgotten


class Standing(NamedTuple):
    """How a node stands after a beat: its lease, NONE if it has none any more, and all that are living."""

    lease: int
    living: dict[int, str]


class Node(Ownership):
    """A node of a hall, and which tables it and the others own. Nodes are numbered by their leases.

    What the node believes of its lease decides whom it serves. What is written is decided by the database alone: under
    a lease that is over nothing is.
    """

    def __init__(self, address: str, ticks: Callable[[], float] = time.monotonic) -> None:
        self.address = address
        self._lease = NONE
        self.key = ""
        self.opens_hall = False
        self.lost: Callable[[], Awaitable[None]] = _nothing
        self.gone: Callable[[Collection[int]], None] = lambda numbers: None
        self._ticks = ticks
        self._database: Database | None = None
        self._living: dict[int, str] = {}
        self._owners: dict[str, int] = {}  # of tables, as long as their leases are living
        self._former = NONE  # the lease that was lost last
        self._sure_until = 0.0
        self._beaten = self._tidied = ticks()  # when the last beat began, and the last look at old leases
        self._beating: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    # ---- opening and closing

    async def open(self, database: Database) -> None:
        """Takes a lease, and renews it from now on; MeadhallError if another node has this address."""
        self._database = database
        await check_free(database, self.address, BEAT)
        began = self._ticks()
        standing = await database.write(self._begin_at_address)
        await database.write(lambda on: _adopt_some(on, standing.lease))
        self.opens_hall = len(standing.living) == 1
        self._stand(standing, began)
        self._beating = asyncio.create_task(self._beat_on_and_on())

    async def close(self) -> None:
        """Gives the lease up, so that others need not wait until it has run out."""
        if self._beating is not None:
            self._beating.cancel()
        for task in list(self._telling):
            task.cancel()
        lease, self._lease = self._lease, NONE
        if self._database is None or lease == NONE:
            return
        try:
            await self._database.write(lambda on: leases.give_up(on, lease))
        except Exception as error:  # it runs out by itself
            log().warning("lease not given up", kind=type(error).__name__)

    # ---- whose tables are

    @property
    def lease(self) -> int:
        """The lease of this node, NONE if it has none now."""
        return self._lease

    @property
    def others(self) -> Sequence[int]:
        """The leases of all other nodes."""
        return [number for number in self._living if number != self.lease]

    @property
    def is_open(self) -> bool:
        """Whether this node may own tables now."""
        return self.lease != NONE

    def new_table(self) -> str:
        """A name that nobody can guess."""
        self._check_open()
        return super().new_table()

    def known_owner_of(self, table: str) -> int | None:
        """The owner of a table, as far as it is known without asking the database."""
        owner = self._owners.get(table)
        return owner if owner in self._living else None

    async def owner_of(self, table: str) -> int:
        """The owner of a table; if nobody owns it any more, this node takes it up."""
        self._check_open()
        owner = self.known_owner_of(table)
        return owner if owner is not None else await self._find(table)

    def is_living(self, node: int) -> bool:
        """Whether the node with this lease is there, as far as this one knows."""
        return node in self._living

    def address_of(self, node: int) -> str:
        """Where the node with this lease is reached; Denied if it is gone."""
        if node not in self._living:
            raise not_here(BEAT)
        return self._living[node]

    async def _find(self, table: str) -> int:
        database, lease = self._at_database(), self.lease
        owned = await database.read(lambda on: leases.owner_of(on, table))
        if owned is None:
            return lease  # here it is said that there is none
        if owned.is_over and await self._claim(table, lease):
            owned = leases.Owned(lease, is_over=False)
        was_quicker = owned.is_over or owned.owner is None
        if was_quicker or owned.owner not in self._living or lease != self.lease:  # the next beat tells who it is
            raise not_here(BEAT)
        if len(self._owners) >= REMEMBERED:
            self._owners.clear()
        self._owners[table] = owned.owner
        return owned.owner

    async def _claim(self, table: str, lease: int) -> bool:
        try:
            return await self._at_database().write(lambda on: _adopt(on, lease, leases.orphan(on, table))) > 0
        except leases.LeaseOver:
            return False

    def _check_open(self) -> None:
        if not self.is_open:
            raise not_here(BEAT)

    def _at_database(self) -> Database:
        assert self._database is not None
        return self._database

    # ---- other nodes

    async def ask(self, node: int, question: Question, gives: type[T]) -> T:
        """What another node answers; Denied where it refuses, or cannot be reached now."""
        return await asked(self.address_of(node), self.key, question, gives)

    def tell(self, notice: Notice) -> None:
        """Tells all nodes that are there by now something, soon; one that has lost its lease has let its people go."""
        task = asyncio.create_task(self._tell_all(notice))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell_all(self, notice: Notice) -> None:
        """One that cannot be reached is told again as long as its lease is living."""
        told_already = {self.address}
        for _ in range(TELL_AGAIN):
            try:
                addresses = set((await self._at_database().read(leases.living)).values()) - told_already
            except Exception:  # the database is away
                addresses = set(self._living.values()) - told_already
            for address in addresses:
                if await told(address, self.key, notice):
                    told_already.add(address)
            if addresses <= told_already:
                return
            await asyncio.sleep(BEAT)

    # ---- the lease

    def _begin_at_address(self, on: sql.Connection) -> Standing:
        """Takes the first lease. Whoever had this address before is gone."""
        self.key = leases.key_of(on, secrets.token_urlsafe(32))
        for number in leases.held(on, self.address):
            leases.end(on, number)
        return self._begin(on)

    def _begin(self, on: sql.Connection) -> Standing:
        """Takes a new lease, in place of one that this node does not trust any more; none while another is here."""
        leases.end(on, self._former)
        leases.end_expired(on)
        if leases.held(on, self.address):
            log().warning("another node has this address", kind="node")
            return Standing(NONE, {})
        return Standing(leases.take(on, self.address, LASTS), leases.living(on))

    def _renew(self, on: sql.Connection) -> Standing:
        lease = self.lease
        if not leases.renew(on, lease, LASTS):
            return Standing(NONE, {})
        leases.end_expired(on)
        return Standing(lease, leases.living(on))

    def _stand(self, standing: Standing, began: float) -> None:
        gone = self._living.keys() - standing.living.keys()
        self._lease, self._living = standing
        self._sure_until = began + LASTS
        if gone:
            self._owners = {table: owner for table, owner in self._owners.items() if owner not in gone}
            self.gone(gone)

    async def _beat_on_and_on(self) -> None:
        while True:
            await asyncio.sleep(max(0.0, self._beaten + BEAT - self._ticks()))
            self._beaten = self._ticks()
            try:
                await self._beat()
            except Exception as error:  # whatever it is, the next beat may be better
                log().warning("lease not renewed", kind=type(error).__name__)
                await self._lose_if_unsure()

    async def _beat(self) -> None:
        """Renews the lease, or takes a new one, and takes up tables that nobody looks after."""
        began, work = self._ticks(), self._renew if self.is_open else self._begin
        standing = await self._while_sure(work)
        if standing is None:
            return
        if standing.lease == NONE or began + LASTS < self._ticks():
            await self._lose()
            return
        self._stand(standing, began)
        await self._take_up(standing.lease, began)
        if self._tidied + TIDY < self._ticks():
            self._tidied = self._ticks()
            await self._while_sure(lambda on: leases.forget(on, FORGOTTEN))

    async def _take_up(self, lease: int, began: float) -> None:
        """Takes up what nobody looks after, in portions; at the next beat it goes on, when the lease is renewed."""
        while await self._while_sure(lambda on: _adopt_some(on, lease)) == AT_ONCE:
            if began + BEAT < self._ticks():
                return

    async def _while_sure(self, work: Callable[[sql.Connection], T]) -> T | None:
        """What this gives; None if the lease that there was has been lost meanwhile."""
        lease = self.lease
        writing = asyncio.ensure_future(self._at_database().write(work))
        while not writing.done():
            await asyncio.wait({writing}, timeout=GLANCE)
            await self._lose_if_unsure()
        result = writing.result()
        return result if self.lease == lease else None

    async def _lose_if_unsure(self) -> None:
        if self.is_open and self._ticks() > self._sure_until:
            await self._lose()

    async def _lose(self) -> None:
        """Own nothing from now on, until there is a new lease."""
        if not self.is_open:
            return
        log().warning("lease lost", count=self.lease)
        self._former, self._lease = self._lease, NONE
        self._owners.clear()
        gone, self._living = set(self._living), {}
        self.gone(gone)
        try:
            await self.lost()
        except Exception:  # whatever goes wrong with one table, the node has to come back
            log().exception("failed", kind="node")


def _adopt_some(on: sql.Connection, lease: int) -> int:
    """Takes up some of the tables where a clock runs that nobody looks after, and says how many they were."""
    return _adopt(on, lease, leases.orphans(on, AT_ONCE))


def _adopt(on: sql.Connection, lease: int, orphans: Sequence[leases.Orphan]) -> int:
    """Takes up tables. Where a clock runs, the table is told for how long nobody was there."""
    adopted, now = 0, leases.now(on)
    for orphan, since in orphans:
        if leases.claim(on, orphan, lease):
            adopted += 1
            if since is not None:
                tell(on, clocks(on, orphan), since, now)
    return adopted


async def _nothing() -> None:
    """Nobody is here who could lose something."""
