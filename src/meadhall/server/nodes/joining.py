"""Connections of clients to a node. Each request is served here, or relayed to the node that owns its table."""

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
    """Decides which node serves a request. `head` is the beginning of the request with its first line."""

    def is_local(self, head: bytes) -> bool:
        """Whether a request is served here. Return False if only the database can tell."""
        ...

    async def relay_to_owner(self, head: bytes, client: Client) -> Relay | None:
        """Return a relay to the node that must serve a request; None if this node must serve it."""
        ...

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work in the background."""
        ...


class RoutedConnection(HttpToolsProtocol):
    """A connection of a client, whose requests may belong to different nodes.

    A request is routed by its first line, if all earlier requests on the connection are answered. If a client sends a
    request before that (pipelining), it is served here, and refused if another node owns its table.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], router: Router) -> None:
        super().__init__(config, server_state, app_state)
        self._router = router
        self._head = bytearray()
        self._has_begun = self._is_in_request = False

    def on_message_begin(self) -> None:
        """Record the beginning of a request."""
        self._has_begun = self._is_in_request = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Record the end of a request."""
        self._is_in_request = False
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        """Collect the first line of a request, and route the request; pass all other data on."""
        if not self._is_idle:
            super().data_received(data)
            return
        self._unset_keepalive_if_required()
        self._head += data
        if not is_complete(self._head):
            return
        head, self._head = bytes(self._head), bytearray()
        if self._router.is_local(head):
            super().data_received(head)
        else:
            self.transport.pause_reading()
            self._router.run_in_background(self._route(head))

    @property
    def _is_idle(self) -> bool:
        """Whether all requests so far are answered, and no new one has begun."""
        if self._is_in_request or self.transport.get_write_buffer_size():
            return False
        return not self._has_begun or self.cycle.response_complete

    async def _route(self, head: bytes) -> None:
        relay = await self._router.relay_to_owner(head, self.client)
        try:
            if relay is None:
                self.transport.resume_reading()
                super().data_received(head)
            elif not self.transport.is_closing():
                await relay.join(_take_socket(self.transport), head)
            else:
                relay.close()
        except OSError:  # too many open files
            self.transport.abort()
            if relay is not None:
                relay.close()


def _take_socket(transport: asyncio.Transport) -> socket.socket:
    """Return a copy of a transport's socket, and abort the transport. The connection stays open."""
    transport.pause_reading()
    copy = socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))
    with contextlib.suppress(OSError):
        copy.setblocking(False)
    transport.abort()
    return copy


class RelayedConnection(HttpToolsProtocol):
    """A connection that another node relays for one request only. The next request may belong to a third node."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], client: Client) -> None:
        super().__init__(config, server_state, app_state)
        self._client = client

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the connection, with the client's address as its peer."""
        super().connection_made(cast("asyncio.Transport", _ClientTransport(transport, self._client)))

    def on_headers_complete(self) -> None:
        """Close the connection after this response."""
        super().on_headers_complete()
        cycle = cast("RequestResponseCycle | None", self.cycle)  # None when a socket begins
        if cycle is not None:
            cycle.keep_alive = False


class _ClientTransport:
    """A wrapper of a transport that reports the client as its peer, and not the relaying node."""

    def __init__(self, transport: asyncio.Transport, client: Client) -> None:
        self._transport = transport
        self._client = client

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Return a detail of the transport, but not its socket, which would reveal the real peer."""
        if name == "peername":
            return self._client
        return default if name == "socket" else self._transport.get_extra_info(name, default)
