"""A connection to a node: each request is served here, or relayed to the node that owns its table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Coroutine
from typing import Any, Protocol, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from meadhall.server.nodes.relay import Relay
from meadhall.server.nodes.requests import is_complete

Client = tuple[str, int] | None


class Router(Protocol):
    """Decides where requests go."""

    def is_local(self, head: bytes) -> bool:
        """Whether a request is served here, as far as known without the database."""
        ...

    async def relay_to_owner(self, head: bytes, client: Client) -> Relay | None:
        """Return a relay to the node that owns a request; None if it is served here."""
        ...

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work in the background."""
        ...


class RoutedConnection(HttpToolsProtocol):
    """A connection of a client.

    Browsers and proxies send many requests over one connection, and each may belong to another node. So each first line
    is read when it arrives after the answer to the request before. If a client does not wait for that answer
    (pipelining), the request is served here, and refused if its table is elsewhere.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], routing: Router) -> None:
        super().__init__(config, server_state, app_state)
        self._routing = routing
        self._head = bytearray()
        self._has_begun = self._is_within = False

    def on_message_begin(self) -> None:
        """Note the beginning of a request."""
        self._has_begun = self._is_within = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Note the end of a request."""
        self._is_within = False
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        """Collect the first line of a request, then route the request; pass on everything else."""
        if not self._is_at_rest:
            super().data_received(data)
            return
        self._unset_keepalive_if_required()
        self._head += data
        if not is_complete(self._head):
            return
        head, self._head = bytes(self._head), bytearray()
        if self._routing.is_local(head):
            super().data_received(head)
        else:
            self.transport.pause_reading()
            self._routing.run_in_background(self._join(head))

    @property
    def _is_at_rest(self) -> bool:
        """Whether every request so far is answered, and no other has begun."""
        if self._is_within or self.transport.get_write_buffer_size():
            return False
        return not self._has_begun or self.cycle.response_complete

    async def _join(self, head: bytes) -> None:
        relay = await self._routing.relay_to_owner(head, self.client)
        try:
            if relay is None:
                self.transport.resume_reading()
                super().data_received(head)
            elif not self.transport.is_closing():
                await relay.join(_taken_from(self.transport), head)
            else:
                relay.end()
        except OSError:  # too many open files
            self.transport.abort()
            if relay is not None:
                relay.end()


def _taken_from(transport: asyncio.Transport) -> socket.socket:
    """Take the open connection out of a transport without closing it."""
    transport.pause_reading()
    taken = socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))
    with contextlib.suppress(OSError):
        taken.setblocking(False)
    transport.abort()
    return taken


class RelayedConnection(HttpToolsProtocol):
    """A connection relayed by another node, for one request: the next one may belong elsewhere."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], client: Client) -> None:
        super().__init__(config, server_state, app_state)
        self._client = client

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Use the client's address as the peer."""
        super().connection_made(cast("asyncio.Transport", _From(transport, self._client)))

    def on_headers_complete(self) -> None:
        """Let the answer say that the connection ends with it."""
        super().on_headers_complete()
        cycle = cast("RequestResponseCycle | None", self.cycle)  # None when a socket begins
        if cycle is not None:
            cycle.keep_alive = False


class _From:
    """A transport that reports a client as its peer, though another node is at its end."""

    def __init__(self, transport: asyncio.Transport, client: Client) -> None:
        self._transport = transport
        self._client = client

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Details of the transport; the socket itself is hidden, since it would show the real peer."""
        if name == "peername":
            return self._client
        return default if name == "socket" else self._transport.get_extra_info(name, default)
