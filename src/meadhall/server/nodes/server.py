"""The server of a node: one door for clients, and one for the other nodes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.rate_limits import Buckets
from meadhall.server.hall.site import Site
from meadhall.server.http.app import build
from meadhall.server.nodes import messages as m
from meadhall.server.nodes.joining import Client, Joining, Relayed
from meadhall.server.nodes.listening import Call, Callee
from meadhall.server.nodes.node import Node
from meadhall.server.nodes.relay import Relay
from meadhall.server.nodes.requests import is_of_one_node, path_of, table_of
from meadhall.server.ownership.elsewhere import Refusal
from meadhall.server.ownership.questions import Question
from meadhall.server.serving import Server

BACKLOG: Final = 2048


class NodeServer(Server):
    """A server that relays what belongs to other nodes, and lets them call."""

    def __init__(
        self, house: Site, node: Node, clients: socket.socket, nodes: socket.socket, ready: Callable[[], None]
    ) -> None:
        super().__init__(build(house), house, ready)
        self._node = node
        self._clients = clients
        self._nodes = nodes
        self._relays: dict[int, set[Relay]] = {}
        self._in_vain = Buckets(house.limits.requests)  # tables that were looked for and are none, by who came
        self._tasks: set[asyncio.Task[None]] = set()
        node.gone = self._cut
        node.lost = house.abandon

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens both doors."""
        loop = asyncio.get_running_loop()
        callee = Callee(lambda: self._node.key, self._relayed, self._answer, self._house.heed, self._tasks)
        at_nodes = await loop.create_server(lambda: Call(callee), sock=self._nodes, backlog=BACKLOG)
        at_clients = await loop.create_server(self._joining, sock=self._clients, backlog=BACKLOG)
        await super().startup([])
        self.servers += [at_clients, at_nodes]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Says good-bye, and closes; relays are broken off, and their clients come back elsewhere."""
        self._cut(list(self._relays))
        await super().shutdown(sockets)
        for task in list(self._tasks):
            task.cancel()

    # ---- clients

    def _joining(self) -> asyncio.Protocol:
        return Joining(self.config, self.server_state, self.lifespan.state, self)

    def _relayed(self, client: Client) -> asyncio.Protocol:
        return Relayed(self.config, self.server_state, self.lifespan.state, client)

    def is_surely_here(self, head: bytes) -> bool:
        """Whether a request is about no table, or about one that this node is known to own."""
        path = path_of(head)
        table = table_of(path)
        if table is None:
            return not is_of_one_node(path) or self._eldest in (None, self._node.here)
        return self._node.known_owner_of(table) == self._node.here

    @property
    def _eldest(self) -> int | None:
        """The node that has been there longest."""
        return min((self._node.here, *self._node.others)) if self._node.is_open else None

    async def reached(self, head: bytes, client: Client) -> Relay | None:
        """A relay to where a request belongs. What cannot be reached is refused here, in the usual words."""
        try:
            owner = await self._owner_of(head, client[0] if client else "")
            if owner == self._node.here:
                return None
            relay = Relay(owner)
            await relay.reach(self._node.address_of(owner), m.Relay(self._node.key, client))
            if not self._node.is_living(owner):  # any more
                relay.end()
                return None
        except (MeadhallError, OSError, TimeoutError, SQLAlchemyError):
            return None
        except Exception:
            self._house.log.exception("failed", kind="node")
            self._house.metrics.note_mistake("node")
            return None
        self._keep(relay)
        return relay

    async def _owner_of(self, head: bytes, who: str) -> int:
        table = table_of(path_of(head))
        if table is None:
            return self._node.here if self._eldest is None else self._eldest
        return await self._owner_of_table(table, who)

    async def _owner_of_table(self, table: str, who: str) -> int:
        """The node that owns a table. To look for one costs a read, and requests are not counted yet.

        Who has looked for too many that are none is served here, where each is counted first, and looked for then.
        """
        if self._node.known_owner_of(table) is None and self._in_vain.wait(who) > 0:
            return self._node.here
        owner = await self._node.owner_of(table)
        if self._node.known_owner_of(table) is None:
            self._in_vain.take(who)
        return owner

    def _keep(self, relay: Relay) -> None:
        """Keeps it until it is over, so that it can be broken off when its node is gone."""
        relays = self._relays.setdefault(relay.node, set())
        relays.add(relay)
        relay.over = lambda: relays.discard(relay)

    def _cut(self, nodes: Collection[int]) -> None:
        """Breaks off what is relayed to nodes that are gone."""
        for node in nodes:
            for relay in list(self._relays.pop(node, ())):
                relay.end()

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does this beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- other nodes

    async def _answer(self, question: Question) -> m.Reply:
        given = await self._house.reply_to(question)
        return m.Reply(m.raw(given), refusal=isinstance(given, Refusal))
