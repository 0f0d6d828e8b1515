"""A node of a hall: holds a lease as long as it can write, and knows which node owns each table."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final, NamedTuple, TypeVar

import sqlalchemy as sql

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.common.logs import log
from meadhall.server.live.outages import last_events, record_outage
from meadhall.server.nodes import calls
from meadhall.server.ownership.elsewhere import only_elsewhere
from meadhall.server.ownership.owners import Ownership
from meadhall.server.ownership.questions import Notice, Question
from meadhall.server.store import leases
from meadhall.server.store.database import Database

T = TypeVar("T")
LASTS: Final = 4.0  # seconds until a lease that is not renewed ends
BEAT: Final = 1.0  # seconds between two renewals
GLANCE: Final = 0.25  # seconds between two checks whether a renewal is done
NONE: Final = 0  # in place of a lease
TELL_AGAIN: Final = 8  # attempts to send a notice to a node
REMEMBERED: Final = 100_000  # tables whose owners are cached
AT_ONCE: Final = 50  # tables taken over in one transaction, since others wait for it
FORGOTTEN: Final = 500  # tables released in one go
TIDY: Final = 60.0  # seconds between two searches for old leases
WATCHED: Final = 2.5  # beats within which a node that is there has renewed its lease
LOOKS: Final = 10
TAKEN: Final = (
    "another node of this hall is at {address}, on another machine; give each node an address with --node by which "
    "all others reach it"
)


class NodeState(NamedTuple):
    """The state after a renewal: this node's lease, NONE if it has none, and all living leases."""

    lease: int
    living: dict[int, str]


class Node(Ownership):
    """A node of a hall, and the owners of all tables. Nodes are numbered by their leases.

    The node serves people by its own idea of its lease. Only the database decides about writing: nothing is written
    under a lease that is over.
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
        self._owners: dict[str, int] = {}  # owners of tables, as long as their leases are living
        self._former = NONE  # the last lost lease
        self._sure_until = 0.0
        self._beaten = self._tidied = ticks()  # when the last renewal began, and the last search for old leases
        self._beating: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    # ---- opening and closing

    async def open(self, database: Database) -> None:
        """Take a lease, and renew it from now on; MeadhallError if another node has this address."""
        self._database = database
        await check_free(database, self.address, BEAT)
        began = self._ticks()
        state = await database.write(self._begin_at_address)
        await database.write(lambda on: _adopt_some(on, state.lease))
        self.opens_hall = len(state.living) == 1
        self._stand(state, began)
        self._beating = asyncio.create_task(self._beat_on_and_on())

    async def close(self) -> None:
        """Give the lease up, so that others need not wait for its end."""
        if self._beating is not None:
            self._beating.cancel()
        for task in list(self._telling):
            task.cancel()
        lease, self._lease = self._lease, NONE
        if self._database is None or lease == NONE:
            return
        try:
            await self._database.write(lambda on: leases.release_lease(on, lease))
        except Exception as error:  # it ends by itself
            log().warning("lease not given up", kind=type(error).__name__)

    # ---- owners of tables

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
        """Return a name that nobody can guess."""
        self._check_open()
        return super().new_table()

    def known_owner_of(self, table: str) -> int | None:
        """The owner of a table, if it is known without the database."""
        owner = self._owners.get(table)
        return owner if owner in self._living else None

    async def owner_of(self, table: str) -> int:
        """The owner of a table; if it has none, this node takes it over."""
        self._check_open()
        owner = self.known_owner_of(table)
        return owner if owner is not None else await self._find(table)

    def is_living(self, node: int) -> bool:
        """Whether the node with this lease is alive, as far as known here."""
        return node in self._living

    def address_of(self, node: int) -> str:
        """Address of the node with this lease; Denial if it is gone."""
        if node not in self._living:
            raise only_elsewhere(BEAT)
        return self._living[node]

    async def _find(self, table: str) -> int:
        database, lease = self._at_database(), self.lease
        owned = await database.read(lambda on: leases.owner_of(on, table))
        if owned is None:
            return lease  # the error comes from here
        if owned.is_over and await self._claim(table, lease):
            owned = leases.TableOwner(lease, is_over=False)
        was_quicker = owned.is_over or owned.owner is None
        if was_quicker or owned.owner not in self._living or lease != self.lease:  # the next renewal tells the owner
            raise only_elsewhere(BEAT)
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
            raise only_elsewhere(BEAT)

    def _at_database(self) -> Database:
        assert self._database is not None
        return self._database

    # ---- other nodes

    async def ask(self, node: int, question: Question, gives: type[T]) -> T:
        """Ask another node; Denial if it refuses or cannot be reached."""
        return await calls.ask_node(self.address_of(node), self.key, question, gives)

    def tell(self, notice: Notice) -> None:
        """Send a notice to all living nodes soon; a node that has lost its lease has closed its sockets."""
        task = asyncio.create_task(self._tell_all(notice))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell_all(self, notice: Notice) -> None:
        """Tell all nodes; repeat to an unreachable one as long as its lease is living."""
        told_already = {self.address}
        for _ in range(TELL_AGAIN):
            try:
                addresses = set((await self._at_database().read(leases.living)).values()) - told_already
            except Exception:  # the database is away
                addresses = set(self._living.values()) - told_already
            for address in addresses:
                if await calls.send_notice(address, self.key, notice):
                    told_already.add(address)
            if addresses <= told_already:
                return
            await asyncio.sleep(BEAT)

    # ---- the lease

    def _begin_at_address(self, on: sql.Connection) -> NodeState:
        """Take the first lease. Any earlier node with this address is gone."""
        self.key = leases.hall_key(on, secrets.token_urlsafe(32))
        for number in leases.held(on, self.address):
            leases.end_lease(on, number)
        return self._begin(on)

    def _begin(self, on: sql.Connection) -> NodeState:
        """Take a new lease instead of an uncertain one; not while another node has this address."""
        leases.end_lease(on, self._former)
        leases.end_expired(on)
        if leases.held(on, self.address):
            log().warning("another node has this address", kind="node")
            return NodeState(NONE, {})
        return NodeState(leases.take_lease(on, self.address, LASTS), leases.living(on))

    def _renew(self, on: sql.Connection) -> NodeState:
        lease = self.lease
        if not leases.renew(on, lease, LASTS):
            return NodeState(NONE, {})
        leases.end_expired(on)
        return NodeState(lease, leases.living(on))

    def _stand(self, state: NodeState, began: float) -> None:
        gone = self._living.keys() - state.living.keys()
        self._lease, self._living = state
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
            except Exception as error:  # the next renewal may succeed
                log().warning("lease not renewed", kind=type(error).__name__)
                await self._lose_if_unsure()

    async def _beat(self) -> None:
        """Renew the lease, or take a new one, and take over tables without an owner."""
        began, work = self._ticks(), self._renew if self.is_open else self._begin
        state = await self._while_sure(work)
        if state is None:
            return
        if state.lease == NONE or began + LASTS < self._ticks():
            await self._lose()
            return
        self._stand(state, began)
        await self._take_up(state.lease, began)
        if self._tidied + TIDY < self._ticks():
            self._tidied = self._ticks()
            await self._while_sure(lambda on: leases.release_leases(on, FORGOTTEN))

    async def _take_up(self, lease: int, began: float) -> None:
        """Take over tables without an owner, in portions; the next renewal continues."""
        while await self._while_sure(lambda on: _adopt_some(on, lease)) == AT_ONCE:
            if began + BEAT < self._ticks():
                return

    async def _while_sure(self, work: Callable[[sql.Connection], T]) -> T | None:
        """Run work in the database; None if the lease has been lost meanwhile."""
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
        except Exception:  # an error of one table must not stop the node
            log().exception("failed", kind="node")


def _adopt_some(on: sql.Connection, lease: int) -> int:
    """Take over some of the tables with a running clock and no owner, and return how many."""
    return _adopt(on, lease, leases.orphans(on, AT_ONCE))


def _adopt(on: sql.Connection, lease: int, orphans: Sequence[leases.Orphan]) -> int:
    """Take over tables. Tell a table with a running clock how long it had no owner."""
    adopted, now = 0, leases.now(on)
    for orphan, since in orphans:
        if leases.claim(on, orphan, lease):
            adopted += 1
            if since is not None:
                record_outage(on, last_events(on, orphan), since, now)
    return adopted


async def _nothing() -> None:
    """Default of `Node.lost`: nobody is here."""


async def check_free(database: Database, address: str, beat: float) -> None:
    """Raise MeadhallError if a node with this address renews its lease; a silent one is gone."""
    before = await database.read(lambda on: leases.held(on, address))
    for _ in range(LOOKS if before else 0):
        await asyncio.sleep(WATCHED * beat / LOOKS)
        held = await database.read(lambda on: leases.held(on, address))
        if not held:
            return
        if any(seen != before.get(number) for number, seen in held.items()):
            raise MeadhallError(TAKEN, address=address)
