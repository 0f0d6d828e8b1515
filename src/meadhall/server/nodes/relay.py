"""A relay: two connections that are read into each other, for a client who has come to the wrong node."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final, cast

from meadhall.server.nodes import messages as m
from meadhall.server.nodes.calls import host_and_port

PATIENCE: Final = 2.0  # seconds to reach a node
LINGER: Final = 10.0  # seconds that what is written at the end has to be taken


class Relay:
    """A connection to the node with this lease, and the client's, once it is given one."""

    def __init__(self, node: int) -> None:
        self.node = node
        self.over: Callable[[], None] = lambda: None  # is told as soon as either end is gone
        self._there = _End(self)
        self._here = _End(self)
        self._there.other, self._here.other = self._here, self._there

    async def reach(self, address: str, first: m.Relay) -> None:
        """Reaches the node, and says whose request follows; OSError or TimeoutError if it cannot be reached."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().create_connection(lambda: self._there, *host_and_port(address))
        self._there.write(m.framed(first))

    async def join(self, client: socket.socket, head: bytes) -> None:
        """Takes the connection of the client, with what was read of its request."""
        self._here.head = head
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self._here, client)
        except OSError:  # who came is gone already
            client.close()
            self.end()

    def end(self) -> None:
        """Breaks it off at both ends."""
        self._there.abort()
        self._here.abort()


class _End(asyncio.Protocol):
    """One end: what comes is written to the other, no faster than that takes it."""

    other: _End

    def __init__(self, relay: Relay) -> None:
        self.relay = relay
        self.head = b""  # what was read before: the other end has it first, whatever follows, even the end
        self._transport: asyncio.Transport | None = None
        self._is_done = self._is_over = self._is_paused = False
        self._cutting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # that of uvloop is none by name
        self.other.write(self.head)
        if self._is_over:
            self._transport.abort()
        elif self._is_paused:  # the loop of uvloop begins to read after this, whatever is said here
            asyncio.get_running_loop().call_soon(self._wait)

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def eof_received(self) -> bool:
        """Nothing more comes from here; what comes from there is still written, unless that is all, too."""
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
        """Reads nothing for now, or reads on; an end that is not connected yet keeps to it once it is."""
        self._is_paused = paused
        if paused:
            self._wait()
        elif self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    def _wait(self) -> None:
        if self._is_paused and self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()

    def close(self) -> None:
        """Closes it when all is written; who takes nothing is cut off after a while."""
        self._is_over = True
        if self._transport is not None:
            self._transport.close()
            self._cutting = asyncio.get_running_loop().call_later(LINGER, self._transport.abort)

    def abort(self) -> None:
        self._is_over = True
        if self._transport is not None:
            self._transport.abort()
