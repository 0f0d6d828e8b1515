"""A relay: copies data between the connections of a client and of another node."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final, cast

from meadhall.server.nodes import calls
from meadhall.server.nodes import messages as m

CONNECT_SECONDS: Final = 2.0  # time limit to connect to a node
LINGER_SECONDS: Final = 10.0  # time limit for the last bytes


class Relay:
    """A connection to a node, coupled with a client's connection."""

    def __init__(self, node: int) -> None:
        self.node = node
        self.on_end: Callable[[], None] = lambda: None  # called when either end is closed
        self._node_end = _End(self)
        self._client_end = _End(self)
        self._node_end.other, self._client_end.other = self._client_end, self._node_end

    async def connect(self, address: str, first: m.Relay) -> None:
        """Connect to the node, and send it a first message. Raise OSError or TimeoutError if it cannot be reached."""
        async with asyncio.timeout(CONNECT_SECONDS):
            await asyncio.get_running_loop().create_connection(lambda: self._node_end, *calls.host_and_port(address))
        self._node_end.write(m.encode_frame(first))

    async def join(self, client: socket.socket, head: bytes) -> None:
        """Couple the client's connection; `head` is the part of the request that was read already."""
        self._client_end.head = head
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self._client_end, client)
        except OSError:  # the client is gone already
            client.close()
            self.close()

    def close(self) -> None:
        """Close both ends at once."""
        self._node_end.abort()
        self._client_end.abort()


class _End(asyncio.Protocol):
    """One end of a relay. Its data is written to the other end, and reading pauses while the other end is busy."""

    other: _End

    def __init__(self, relay: Relay) -> None:
        self.relay = relay
        self.head = b""  # bytes that were read before; they are sent first
        self._transport: asyncio.Transport | None = None
        self._has_sent_all = self._is_closed = self._is_paused = False
        self._cut_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's transport does not declare this type
        self.other.write(self.head)
        if self._is_closed:
            self._transport.abort()
        elif self._is_paused:  # later, because uvloop starts to read after this call
            asyncio.get_running_loop().call_soon(self._pause_reading)

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def eof_received(self) -> bool:
        """Pass on the end of the incoming data. The connection stays open until the other direction ends too."""
        self._has_sent_all = True
        self.other.write_eof()
        return not self.other._has_sent_all

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_closed = True
        if self._cut_timer is not None:
            self._cut_timer.cancel()
        self.relay.on_end()
        self.other.close()

    def pause_writing(self) -> None:
        self.other.pause(paused=True)

    def resume_writing(self) -> None:
        self.other.pause(paused=False)

    def write(self, data: bytes) -> None:
        if data and self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def write_eof(self) -> None:
        if self._transport is not None and not self._transport.is_closing() and self._transport.can_write_eof():
            self._transport.write_eof()

    def pause(self, *, paused: bool) -> None:
        """Pause or resume reading. Before the connection is made, only store the setting."""
        self._is_paused = paused
        if paused:
            self._pause_reading()
        elif self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    def _pause_reading(self) -> None:
        if self._is_paused and self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()

    def close(self) -> None:
        """Close the connection after everything is written, or after LINGER_SECONDS."""
        self._is_closed = True
        if self._transport is not None:
            self._transport.close()
            self._cut_timer = asyncio.get_running_loop().call_later(LINGER_SECONDS, self._transport.abort)

    def abort(self) -> None:
        self._is_closed = True
        if self._transport is not None:
            self._transport.abort()
