"""The server of a node, with a port for clients and a port for other nodes."""

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
from meadhall.server.nodes.listening import CallHandlers, IncomingCall
from meadhall.server.nodes.node import Node
from meadhall.server.nodes.relay import Relay
from meadhall.server.ownership.elsewhere import Refusal
from meadhall.server.ownership.questions import Question

BACKLOG: Final = 2048


class NodeServer(serving.Server):
    """A server that relays requests to other nodes, and answers their calls."""

    def __init__(
        self,
        site: Site,
        node: Node,
        client_socket: socket.socket,
        node_socket: socket.socket,
        ready: Callable[[], None],
    ) -> None:
        super().__init__(build_app(site), site, ready)
        self._node = node
        self._client_socket = client_socket
        self._node_socket = node_socket
        self._relays: dict[int, set[Relay]] = {}
        self._unknown_table_searches = Buckets(site.limits.requests)  # searches for unknown tables, by caller
        self._tasks: set[asyncio.Task[None]] = set()
        node.on_nodes_ended = self._close_relays
        node.on_lease_lost = site.drop_tables

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen on both ports."""
        loop = asyncio.get_running_loop()
        handlers = CallHandlers(
            lambda: self._node.key, self._relayed_connection, self._answer, self._site.handle_notice, self._tasks
        )
        node_server = await loop.create_server(lambda: IncomingCall(handlers), sock=self._node_socket, backlog=BACKLOG)
        client_server = await loop.create_server(self._routed_connection, sock=self._client_socket, backlog=BACKLOG)
        await super().startup([])
        self.servers += [client_server, node_server]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the relays, whose clients reconnect to another node, and shut down."""
        self._close_relays(list(self._relays))
        await super().shutdown(sockets)
        for task in list(self._tasks):
            task.cancel()

    # ---- clients

    def _routed_connection(self) -> asyncio.Protocol:
        return RoutedConnection(self.config, self.server_state, self.lifespan.state, self)

    def _relayed_connection(self, client: Client) -> asyncio.Protocol:
        return RelayedConnection(self.config, self.server_state, self.lifespan.state, client)

    def is_local(self, head: bytes) -> bool:
        """Whether a request is about a table that this node is known to own, or is not about a table."""
        path = requests.path_of(head)
        table = requests.table_in_path(path)
        if table is None:
            return not requests.is_for_oldest_node(path) or self._oldest_node in (None, self._node.node)
        return self._node.known_owner_of(table) == self._node.node

    @property
    def _oldest_node(self) -> int | None:
        """The oldest node; None while this node has no lease."""
        return min((self._node.node, *self._node.other_nodes)) if self._node.is_open else None

    async def relay_to_owner(self, head: bytes, client: Client) -> Relay | None:
        """Return a relay to the node that must serve a request; None if it is this node, or if it cannot be reached."""
        try:
            owner = await self._owner_of(head, client[0] if client else "")
            if owner == self._node.node:
                return None
            relay = Relay(owner)
            await relay.connect(self._node.address_of(owner), m.Relay(self._node.key, client))
            if not self._node.is_living(owner):  # the lease has ended meanwhile
                relay.close()
                return None
        except (MeadhallError, OSError, TimeoutError, SQLAlchemyError):
            return None
        except Exception:
            self._site.log.exception("failed", kind="node")
            self._site.metrics.count_error("node")
            return None
        self._remember_relay(relay)
        return relay

    async def _owner_of(self, head: bytes, caller: str) -> int:
        table = requests.table_in_path(requests.path_of(head))
        if table is None:
            return self._node.node if self._oldest_node is None else self._oldest_node
        return await self._owner_of_table(table, caller)

    async def _owner_of_table(self, table_id: str, caller: str) -> int:
        """Return the owner of a table.

        A search for an unknown table reads the database before the request limits apply. So these searches have their
        own limit. A caller who exceeds it is served here.
        """
        if self._node.known_owner_of(table_id) is None and self._unknown_table_searches.seconds_to_wait(caller) > 0:
            return self._node.node
        owner = await self._node.owner_of(table_id)
        if self._node.known_owner_of(table_id) is None:
            self._unknown_table_searches.take(caller)
        return owner

    def _remember_relay(self, relay: Relay) -> None:
        """Remember an open relay, so that it can be closed when its node is gone."""
        relays = self._relays.setdefault(relay.node, set())
        relays.add(relay)
        relay.on_end = lambda: relays.discard(relay)

    def _close_relays(self, nodes: Collection[int]) -> None:
        """Close the relays to these nodes."""
        for node in nodes:
            for relay in list(self._relays.pop(node, ())):
                relay.close()

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- other nodes

    async def _answer(self, question: Question) -> m.Reply:
        answer = await self._site.reply_to(question)
        return m.Reply(m.encode_part(answer), refusal=isinstance(answer, Refusal))


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run a node until a signal ends it; `ready` receives its address."""
    host, port = host_and_port(settings.node)
    node_socket = dataclasses.replace(settings, host=host, port=port)
    with (
        location.locked_folder(settings) as lock,
        contextlib.closing(location.bound_socket(settings)) as clients,
        contextlib.closing(location.bound_socket(node_socket, "--node")) as nodes,
    ):
        place = location.address(settings, clients.getsockname()[1])
        node = Node(settings.node)

        def opened() -> None:
            location.write_address(lock, place)
            ready(place)

        server = NodeServer(serving.build_site(settings, node), node, clients, nodes, opened)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, serving.ignore_signal)
        serving.tune_garbage_collection()
        server.run(sockets=[])
