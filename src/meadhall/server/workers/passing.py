"""Connections that are looked at with every request, and passed on with one that belongs to another worker."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from meadhall.server.ownership.requests import is_whole
from meadhall.server.workers.channel import passed_on

Elsewhere = Callable[[bytes], int | None]
PassOn = Callable[[int, bytes, socket.socket], None]


class ByRequest(HttpToolsProtocol):
    """Serves requests, and looks at the first line of each that comes when nothing else is under way.

    Browsers and proxies keep a connection for many requests, and each may belong to another home. `head` is what was
    read of the first one elsewhere. A client that sends a request before it has heard the answer to the one before is
    the exception: there the hall refuses what belongs elsewhere, until it is said again.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], head: bytes = b"") -> None:
        super().__init__(config, server_state, app_state)
        self._head = bytearray(head)
        self._has_begun = self._is_within = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Goes on with what was read of the request already."""
        super().connection_made(transport)
        head, self._head = bytes(self._head), bytearray()
        if head:
            super().data_received(head)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._has_begun = self._is_within = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """All of a request has come."""
        self._is_within = False
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        """Reads on; where a request begins, until it is clear where that belongs."""
        if not self._is_at_rest:
            super().data_received(data)
            return
        self._unset_keepalive_if_required()
        self._head += data
        if not is_whole(self._head):
            return
        head, self._head = bytes(self._head), bytearray()
        self._lead(head)

    def _lead(self, head: bytes) -> None:
        """Serves a request here, of which this much was read."""
        super().data_received(head)

    @property
    def _is_at_rest(self) -> bool:
        """Whether every request so far is answered, and no further one has begun."""
        if self._is_within or self.transport.get_write_buffer_size():
            return False
        return not self._has_begun or self.cycle.response_complete


class Passing(ByRequest):
    """Passes the connection on with a request that belongs to another home: nobody has to carry anything to and fro."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        head: bytes,
        elsewhere: Elsewhere,
        pass_on: PassOn,
    ) -> None:
        super().__init__(config, server_state, app_state, head)
        self._elsewhere = elsewhere
        self._pass_on = pass_on

    def _lead(self, head: bytes) -> None:
        home = self._elsewhere(head)
        if home is None:
            super()._lead(head)
        else:
            self._pass_on(home, head, passed_on(self.transport))
