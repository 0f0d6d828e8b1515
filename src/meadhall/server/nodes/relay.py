"""A relay: two connections that are copied into each other, for a client who has come to the wrong node."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final, cast

from meadhall.server.nodes import calls
from meadhall.server.nodes import messages as m

PATIENCE: Final = 2.0  # seconds to reach a node
LINGER: Final = 10.0  # seconds to wait until the last bytes are taken


class Relay:
    """A connection to the node with this lease, joined with that of the client."""

    def __init__(self, node: int) -> None:
        self.node = node
        self.over: Callable[[], None] = lambda: None  # called as soon as either end is gone
        self._there = _End(self)
        self._here = _End(self)
        self._there.other, self._here.other = self._here, self._there

    async def reach(self, address: str, first: m.Relay) -> None:
        """Connect to the node, and send the first message; OSError or TimeoutError if it cannot be reached."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().create_connection(lambda: self._there, *calls.host_and_port(address))
        self._there.write(m.encode_frame(first))

    async def join(self, client: socket.socket, head: bytes) -> None:
        """Take the connection of the client, with the part of its request already read."""
        self._here.head = head
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self._here, client)
        except OSError:  # the client is gone already
            client.close()
            self.end()

    def end(self) -> None:
        """Close both ends at once."""
        self._there.abort()
        self._here.abort()


class _End(asyncio.Protocol):
    """One end: its data is written to the other, no faster than that takes it."""

    other: _End

    def __init__(self, relay: Relay) -> None:
        self.relay = relay
        self.head = b""  # bytes read before; the other end receives them first, even if this one ends
        self._transport: asyncio.Transport | None = None
        self._is_done = self._is_over = self._is_paused = False
        self._cutting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's transport does not declare this type
        self.other.write(self.head)
        if self._is_over:
            self._transport.abort()
        elif self._is_paused:  # uvloop's loop starts to read after this in any case
            asyncio.get_running_loop().call_soon(self._wait)

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def eof_received(self) -> bool:
        """Note the end of the incoming data; the other direction stays open unless it has ended too."""
        self._is_done = True
        self.other.write_eof()
        return not self.other._is_done

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_over = True
        if self._cutting is not None:
            self._cutting.cancel()
        self.relay.over()
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
        """Stop or resume reading; an end that is not connected yet does so once it is."""
        self._is_paused = paused
        if paused:
            self._wait()
        elif self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    def _wait(self) -> None:
        if self._is_paused and self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()

    def close(self) -> None:
        """Close it when everything is written; cut off a client that takes nothing."""
        self._is_over = True
        if self._transport is not None:
            self._transport.close()
            self._cutting = asyncio.get_running_loop().call_later(LINGER, self._transport.abort)

    def abort(self) -> None:
        self._is_over = True
        if self._transport is not None:
            self._transport.abort()
