"""A node of a hall: renews its lease, and knows the owner node of each table."""

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
from meadhall.server.ownership.elsewhere import elsewhere_denial
from meadhall.server.ownership.owners import Ownership
from meadhall.server.ownership.questions import Notice, Question
from meadhall.server.store import leases
from meadhall.server.store.database import Database

T = TypeVar("T")
LEASE_SECONDS: Final = 4.0  # seconds until a lease that is not renewed ends
RENEWAL_SECONDS: Final = 1.0  # seconds between two renewals
CHECK_SECONDS: Final = 0.25  # seconds between two checks whether a renewal is done
NO_LEASE: Final = 0  # in place of a lease number
NOTICE_ATTEMPTS: Final = 8  # to send a notice to a node
MAX_OWNERS: Final = 100_000  # tables whose owners are cached
ADOPTED_AT_ONCE: Final = 50  # tables taken over in one transaction, which blocks other writes
RELEASE_BATCH: Final = 500  # tables removed from old leases in one transaction
TIDY_SECONDS: Final = 60.0  # between two searches for old leases
WATCHED_RENEWALS: Final = 2.5  # number of renewal intervals in which a living node must have renewed its lease
ADDRESS_CHECKS: Final = 10  # checks in that time
ADDRESS_TAKEN: Final = (
    "another node of this hall is at {address}, on another machine; give each node an address with --node by which "
    "all others reach it"
)


class NodeState(NamedTuple):
    """The state after a renewal: this node's lease or NO_LEASE, and the addresses of all nodes by lease."""

    lease: int
    living: dict[int, str]


class Node(Ownership):
    """A node of a hall. The number of a node is its lease.

    The node serves people as long as it believes its lease to be valid. Every write checks the lease in the database.
    `on_lease_lost` is called when the lease is lost, `on_nodes_ended` with the numbers of nodes that have ended.
    """

    def __init__(self, address: str, ticks: Callable[[], float] = time.monotonic) -> None:
        self.address = address
        self._lease = NO_LEASE
        self.key = ""
        self.opens_hall = False
        self.on_lease_lost: Callable[[], Awaitable[None]] = _do_nothing
        self.on_nodes_ended: Callable[[Collection[int]], None] = lambda numbers: None
        self._ticks = ticks
        self._database: Database | None = None
        self._living: dict[int, str] = {}
        self._owners: dict[str, int] = {}  # known owners of tables; an entry counts only while its node is living
        self._lost_lease = NO_LEASE  # the lease that was lost last
        self._valid_until = 0.0
        self._renewed_at = self._tidied_at = ticks()  # start of the last renewal, and of the last search for old leases
        self._renewal_task: asyncio.Task[None] | None = None
        self._notice_tasks: set[asyncio.Task[None]] = set()

    # ---- opening and closing

    async def open(self, database: Database) -> None:
        """Take a lease, and start to renew it. Raise MeadhallError if another node has this address."""
        self._database = database
        await check_free(database, self.address, RENEWAL_SECONDS)
        start = self._ticks()
        state = await database.write(self._take_first_lease)
        await database.write(lambda connection: _adopt_some(connection, state.lease))
        self.opens_hall = len(state.living) == 1
        self._apply_state(state, start)
        self._renewal_task = asyncio.create_task(self._renew_regularly())

    async def close(self) -> None:
        """Release the lease, so that other nodes need not wait for its end."""
        if self._renewal_task is not None:
            self._renewal_task.cancel()
        for task in list(self._notice_tasks):
            task.cancel()
        lease, self._lease = self._lease, NO_LEASE
        if self._database is None or lease == NO_LEASE:
            return
        try:
            await self._database.write(lambda connection: leases.release_lease(connection, lease))
        except Exception as error:  # the lease ends by itself
            log().warning("lease not given up", kind=type(error).__name__)

    # ---- owners of tables

    @property
    def lease(self) -> int:
        """The lease of this node, NO_LEASE if it has none now."""
        return self._lease

    @property
    def other_nodes(self) -> Sequence[int]:
        """The leases of all other nodes."""
        return [number for number in self._living if number != self.lease]

    @property
    def is_open(self) -> bool:
        """Whether this node may own tables now."""
        return self.lease != NO_LEASE

    def new_table_id(self) -> str:
        """Return a random id for a new table. Raise Denial if this node has no lease."""
        self._check_open()
        return super().new_table_id()

    def known_owner_of(self, table_id: str) -> int | None:
        """Return the owner of a table; None if it is unknown without the database."""
        owner = self._owners.get(table_id)
        return owner if owner in self._living else None

    async def owner_of(self, table_id: str) -> int:
        """Return the owner of a table; this node takes over a table without an owner."""
        self._check_open()
        owner = self.known_owner_of(table_id)
        return owner if owner is not None else await self._look_up_owner(table_id)

    def is_living(self, node: int) -> bool:
        """Whether the lease of this node was valid at the last renewal."""
        return node in self._living

    def address_of(self, node: int) -> str:
        """Return the address of a node. Raise Denial if it is gone."""
        if node not in self._living:
            raise elsewhere_denial(RENEWAL_SECONDS)
        return self._living[node]

    async def _look_up_owner(self, table_id: str) -> int:
        database, lease = self._opened_database(), self.lease
        table_owner = await database.read(lambda connection: leases.owner_of(connection, table_id))
        if table_owner is None:
            return lease  # this node reports the missing table
        if table_owner.is_over and await self._claim_table(table_id, lease):
            table_owner = leases.TableOwner(lease, is_over=False)
        is_taken = table_owner.is_over or table_owner.owner is None
        if is_taken or table_owner.owner not in self._living or lease != self.lease:  # known after the next renewal
            raise elsewhere_denial(RENEWAL_SECONDS)
        if len(self._owners) >= MAX_OWNERS:
            self._owners.clear()
        self._owners[table_id] = table_owner.owner
        return table_owner.owner

    async def _claim_table(self, table_id: str, lease: int) -> bool:
        try:
            return (
                await self._opened_database().write(
                    lambda connection: _adopt(connection, lease, leases.table_as_orphan(connection, table_id))
                )
                > 0
            )
        except leases.LeaseOver:
            return False

    def _check_open(self) -> None:
        if not self.is_open:
            raise elsewhere_denial(RENEWAL_SECONDS)

    def _opened_database(self) -> Database:
        assert self._database is not None
        return self._database

    # ---- other nodes

    async def ask(self, node: int, question: Question, reply_type: type[T]) -> T:
        """Return the answer of another node as a `reply_type`. Raise Denial if it refuses or cannot be reached."""
        return await calls.ask_node(self.address_of(node), self.key, question, reply_type)

    def tell(self, notice: Notice) -> None:
        """Send a notice to all living nodes, in the background."""
        task = asyncio.create_task(self._tell_all(notice))
        self._notice_tasks.add(task)
        task.add_done_callback(self._notice_tasks.discard)

    async def _tell_all(self, notice: Notice) -> None:
        """Send a notice to all living nodes, with retries. A node without a lease has no sockets to update."""
        notified_addresses = {self.address}
        for _ in range(NOTICE_ATTEMPTS):
            try:
                addresses = (
                    set((await self._opened_database().read(leases.living_leases)).values()) - notified_addresses
                )
            except Exception:  # the database cannot be reached
                addresses = set(self._living.values()) - notified_addresses
            for address in addresses:
                if await calls.send_notice(address, self.key, notice):
                    notified_addresses.add(address)
            if addresses <= notified_addresses:
                return
            await asyncio.sleep(RENEWAL_SECONDS)

    # ---- the lease

    def _take_first_lease(self, connection: sql.Connection) -> NodeState:
        """Take the first lease, and end the leases of earlier nodes at this address."""
        self.key = leases.hall_key(connection, secrets.token_urlsafe(32))
        for number in leases.leases_at(connection, self.address):
            leases.end_lease(connection, number)
        return self._take_lease(connection)

    def _take_lease(self, connection: sql.Connection) -> NodeState:
        """Take a new lease after the old one was lost, unless another node has taken this address."""
        leases.end_lease(connection, self._lost_lease)
        leases.end_expired_leases(connection)
        if leases.leases_at(connection, self.address):
            log().warning("another node has this address", kind="node")
            return NodeState(NO_LEASE, {})
        return NodeState(leases.take_lease(connection, self.address, LEASE_SECONDS), leases.living_leases(connection))

    def _renew(self, connection: sql.Connection) -> NodeState:
        lease = self.lease
        if not leases.renew_lease(connection, lease, LEASE_SECONDS):
            return NodeState(NO_LEASE, {})
        leases.end_expired_leases(connection)
        return NodeState(lease, leases.living_leases(connection))

    def _apply_state(self, state: NodeState, start: float) -> None:
        ended = self._living.keys() - state.living.keys()
        self._lease, self._living = state
        self._valid_until = start + LEASE_SECONDS
        if ended:
            self._owners = {table: owner for table, owner in self._owners.items() if owner not in ended}
            self.on_nodes_ended(ended)

    async def _renew_regularly(self) -> None:
        while True:
            await asyncio.sleep(max(0.0, self._renewed_at + RENEWAL_SECONDS - self._ticks()))
            self._renewed_at = self._ticks()
            try:
                await self._renew_or_retake()
            except Exception as error:  # the next renewal may succeed
                log().warning("lease not renewed", kind=type(error).__name__)
                await self._lose_if_expired()

    async def _renew_or_retake(self) -> None:
        """Renew the lease, or take a new one, and take over tables without an owner."""
        start, work = self._ticks(), self._renew if self.is_open else self._take_lease
        state = await self._while_lease_is_valid(work)
        if state is None:
            return
        if state.lease == NO_LEASE or start + LEASE_SECONDS < self._ticks():
            await self._lose_lease()
            return
        self._apply_state(state, start)
        await self._adopt_all(state.lease, start)
        if self._tidied_at + TIDY_SECONDS < self._ticks():
            self._tidied_at = self._ticks()
            await self._while_lease_is_valid(lambda connection: leases.release_leases(connection, RELEASE_BATCH))

    async def _adopt_all(self, lease: int, start: float) -> None:
        """Take over tables without an owner, in portions, until the next renewal is due."""
        while await self._while_lease_is_valid(lambda connection: _adopt_some(connection, lease)) == ADOPTED_AT_ONCE:
            if start + RENEWAL_SECONDS < self._ticks():
                return

    async def _while_lease_is_valid(self, work: Callable[[sql.Connection], T]) -> T | None:
        """Run work in the database, and return its result; None if the lease was lost meanwhile."""
        lease = self.lease
        writing = asyncio.ensure_future(self._opened_database().write(work))
        while not writing.done():
            await asyncio.wait({writing}, timeout=CHECK_SECONDS)
            await self._lose_if_expired()
        result = writing.result()
        return result if self.lease == lease else None

    async def _lose_if_expired(self) -> None:
        if self.is_open and self._ticks() > self._valid_until:
            await self._lose_lease()

    async def _lose_lease(self) -> None:
        """Give up all tables until there is a new lease."""
        if not self.is_open:
            return
        log().warning("lease lost", count=self.lease)
        self._lost_lease, self._lease = self._lease, NO_LEASE
        self._owners.clear()
        ended, self._living = set(self._living), {}
        self.on_nodes_ended(ended)
        try:
            await self.on_lease_lost()
        except Exception:  # an error of one table must not stop the node
            log().exception("failed", kind="node")


def _adopt_some(connection: sql.Connection, lease: int) -> int:
    """Take over some tables with a running clock and no owner; return their number."""
    return _adopt(connection, lease, leases.orphans(connection, ADOPTED_AT_ONCE))


def _adopt(connection: sql.Connection, lease: int, orphans: Sequence[leases.Orphan]) -> int:
    """Take over tables, and return their number. If a clock runs, record the time without an owner as an outage."""
    adopted, now = 0, leases.database_time(connection)
    for orphan, since in orphans:
        if leases.claim_table(connection, orphan, lease):
            adopted += 1
            if since is not None:
                record_outage(connection, last_events(connection, orphan), since, now)
    return adopted


async def _do_nothing() -> None:
    """Do nothing. This is the default of `Node.on_lease_lost`."""


async def check_free(database: Database, address: str, renewal_interval: float) -> None:
    """Raise MeadhallError if another node with this address still renews its lease every `renewal_interval` seconds."""
    old_renewals = await database.read(lambda connection: leases.leases_at(connection, address))
    for _ in range(ADDRESS_CHECKS if old_renewals else 0):
        await asyncio.sleep(WATCHED_RENEWALS * renewal_interval / ADDRESS_CHECKS)
        new_renewals = await database.read(lambda connection: leases.leases_at(connection, address))
        if not new_renewals:
            return
        if any(renewed_at != old_renewals.get(number) for number, renewed_at in new_renewals.items()):
            raise MeadhallError(ADDRESS_TAKEN, address=address)
