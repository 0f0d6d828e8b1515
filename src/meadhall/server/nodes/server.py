"""The server of a node: one port for clients, and one for the other nodes."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import signal
import socket
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from meadhall.engine.common.errors import MeadhallError
from meadhall.server import location, serving
from meadhall.server.config.rate_limits import Buckets
from meadhall.server.config.settings import Settings
from meadhall.server.hall.site import Site
from meadhall.server.http.app import build_app
from meadhall.server.nodes import messages as m
from meadhall.server.nodes import requests
from meadhall.server.nodes.calls import host_and_port
from meadhall.server.nodes.joining import Client, RelayedConnection, RoutedConnection
from meadhall.server.nodes.listening import Call, Callee
from meadhall.server.nodes.node import Node
from meadhall.server.nodes.relay import Relay
from meadhall.server.ownership.elsewhere import Refusal
from meadhall.server.ownership.questions import Question

BACKLOG: Final = 2048


class NodeServer(serving.Server):
    """A server that relays requests to other nodes, and answers their calls."""

    def __init__(
        self, site: Site, node: Node, clients: socket.socket, nodes: socket.socket, ready: Callable[[], None]
    ) -> None:
        super().__init__(build_app(site), site, ready)
        self._node = node
        self._clients = clients
        self._nodes = nodes
        self._relays: dict[int, set[Relay]] = {}
        self._unknown_table_searches = Buckets(site.limits.requests)  # searches for unknown tables, by caller
        self._tasks: set[asyncio.Task[None]] = set()
        node.gone = self._cut
        node.lost = site.drop_tables

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open both ports."""
        loop = asyncio.get_running_loop()
        callee = Callee(lambda: self._node.key, self._relayed, self._answer, self._site.handle_notice, self._tasks)
        node_server = await loop.create_server(lambda: Call(callee), sock=self._nodes, backlog=BACKLOG)
        client_server = await loop.create_server(self._joining, sock=self._clients, backlog=BACKLOG)
        await super().startup([])
        self.servers += [client_server, node_server]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, close, and cut the relays: their clients reconnect elsewhere."""
        self._cut(list(self._relays))
        await super().shutdown(sockets)
        for task in list(self._tasks):
            task.cancel()

    # ---- clients

    def _joining(self) -> asyncio.Protocol:
        return RoutedConnection(self.config, self.server_state, self.lifespan.state, self)

    def _relayed(self, client: Client) -> asyncio.Protocol:
        return RelayedConnection(self.config, self.server_state, self.lifespan.state, client)

    def is_local(self, head: bytes) -> bool:
        """Whether a request is about no table, or about one that this node is known to own."""
        path = requests.path_of(head)
        table = requests.table_in_path(path)
        if table is None:
            return not requests.is_of_one_node(path) or self._eldest in (None, self._node.here)
        return self._node.known_owner_of(table) == self._node.here

    @property
    def _eldest(self) -> int | None:
        """The oldest node."""
        return min((self._node.here, *self._node.others)) if self._node.is_open else None

    async def relay_to_owner(self, head: bytes, client: Client) -> Relay | None:
        """Return a relay to the node that owns the request.

        None means that it is served here, also if that node is unreachable.
        """
        try:
            owner = await self._owner_of(head, client[0] if client else "")
            if owner == self._node.here:
                return None
            relay = Relay(owner)
            await relay.reach(self._node.address_of(owner), m.Relay(self._node.key, client))
            if not self._node.is_living(owner):  # its lease has ended
                relay.end()
                return None
        except (MeadhallError, OSError, TimeoutError, SQLAlchemyError):
            return None
        except Exception:
            self._site.log.exception("failed", kind="node")
            self._site.metrics.count_error("node")
            return None
        self._keep(relay)
        return relay

    async def _owner_of(self, head: bytes, who: str) -> int:
        table = requests.table_in_path(requests.path_of(head))
        if table is None:
            return self._node.here if self._eldest is None else self._eldest
        return await self._owner_of_table(table, who)

    async def _owner_of_table(self, table: str, who: str) -> int:
        """The owner of a table. A search costs a read, and requests are not counted yet.

        A caller with too many searches for unknown tables is served here, where each request is counted first.
        """
        if self._node.known_owner_of(table) is None and self._unknown_table_searches.wait(who) > 0:
            return self._node.here
        owner = await self._node.owner_of(table)
        if self._node.known_owner_of(table) is None:
            self._unknown_table_searches.take(who)
        return owner

    def _keep(self, relay: Relay) -> None:
        """Remember a relay until it is over, so that it can be cut when its node is gone."""
        relays = self._relays.setdefault(relay.node, set())
        relays.add(relay)
        relay.over = lambda: relays.discard(relay)

    def _cut(self, nodes: Collection[int]) -> None:
        """Cut the relays to nodes that are gone."""
        for node in nodes:
            for relay in list(self._relays.pop(node, ())):
                relay.end()

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- other nodes

    async def _answer(self, question: Question) -> m.Reply:
        given = await self._site.reply_to(question)
        return m.Reply(m.raw(given), refusal=isinstance(given, Refusal))


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run a node until a signal ends it; `ready` receives its address."""
    host, port = host_and_port(settings.node)
    for_nodes = dataclasses.replace(settings, host=host, port=port)
    with (
        location.locked_folder(settings) as lock,
        contextlib.closing(location.bound_socket(settings)) as clients,
        contextlib.closing(location.bound_socket(for_nodes, "--node")) as nodes,
    ):
        place = location.address(settings, clients.getsockname()[1])
        node = Node(settings.node)

        def opened() -> None:
            location.leave_address(lock, place)
            ready(place)

        server = NodeServer(serving.build_site(settings, node), node, clients, nodes, opened)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, serving.ignore_signal)
        serving.collect_seldom()
        server.run(sockets=[])
