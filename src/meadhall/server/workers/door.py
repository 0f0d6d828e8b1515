"""The door: takes every connection, reads the first line of its first request, and leads it to a home."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final

from meadhall.server.ownership.requests import is_whole
from meadhall.server.workers.channel import passed_on

PATIENCE: Final = 60.0  # seconds for a first line to come


class Comer(asyncio.Protocol):
    """A connection of which it is not known yet where it goes; `lead` takes it there, with what was read of it."""

    def __init__(self, lead: Callable[[bytes, socket.socket], None], here: set[Comer]) -> None:
        self._lead = lead
        self._here = here
        self._head = bytearray()
        self._transport: asyncio.Transport | None = None
        self._giving_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Waits for a first line, but not for ever."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._here.add(self)
        self._giving_up = asyncio.get_running_loop().call_later(PATIENCE, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Reads on, until it is clear where this goes."""
        self._head += data
        if self._transport is not None and is_whole(self._head):
            self._lead(bytes(self._head), passed_on(self._transport))
            self._transport = None

    def connection_lost(self, exc: Exception | None) -> None:
        """It went on, or away."""
        self._here.discard(self)
        if self._giving_up is not None:
            self._giving_up.cancel()

    def turn_away(self) -> None:
        """The hall closes."""
        if self._transport is not None:
            self._transport.abort()
