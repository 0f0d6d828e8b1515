"""A WebSocket that costs little: so that who measures a hall takes as little as can be of the machine it runs on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

from benches.halls.frames import CLOSE, KIND, LAST, PACKED, PING, PONG, TEXT, framed, take

PATIENCE: Final = 20.0  # seconds until the hall has let somebody in
TAIL: Final = b"\0\0\xff\xff"
PACKING: Final = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


class Line(asyncio.Protocol):
    """A connection to a table. `hear` gets the text of every message, `lost` the code it was closed with, if any."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[int | None], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._unpack = zlib.decompressobj(-15)
        self._code: int | None = None
        self._parts: list[bytes] = []
        self._is_packed = False
        self.is_open: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.received = 0  # bytes

    # ---- out

    def say(self, text: bytes) -> None:
        """Sends a message."""
        if self.transport is not None:
            self.transport.write(framed(text, TEXT))

    def hang_up(self) -> None:
        """Closes the connection, as somebody does who closes the page."""
        if self.transport is not None:
            self.transport.write(framed(b"\x03\xe8", CLOSE))
            self.transport.close()

    # ---- in

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop has its own

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if not self.is_open.done():
            self.is_open.set_result(False)
        self._lost(self._code)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self.is_open.done() and not self._opened():
            return
        while (frame := take(self._buffer)) is not None:
            raw, begin = frame
            self._frame(raw[0], raw[begin:])

    def _opened(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if found:
            self._buffer = rest
            self.is_open.set_result(head.startswith(b"HTTP/1.1 101"))
        return bool(found)

    def _frame(self, first: int, content: bytes) -> None:
        kind = first & KIND
        if kind == PING and self.transport is not None:
            self.transport.write(framed(content, PONG))
        elif kind == CLOSE:
            self._code = int.from_bytes(content[:2], "big")
            if self.transport is not None:
                self.transport.close()
        elif kind < CLOSE:
            self._part(first, content)

    def _part(self, first: int, content: bytes) -> None:
        if first & KIND:
            self._is_packed = bool(first & PACKED)
        self._parts.append(content)
        if first & LAST:
            whole, self._parts = b"".join(self._parts), []
            self._hear(self._unpack.decompress(whole + TAIL) if self._is_packed else whole)


async def dial(
    port: int,
    table: str,
    cookie: str,
    hear: Callable[[bytes], None],
    lost: Callable[[int | None], None],
    *,
    packed: bool = True,
) -> Line | None:
    """A line to a table; None if nobody answers there."""
    try:
        transport, line = await asyncio.get_running_loop().create_connection(
            lambda: Line(hear, lost), "127.0.0.1", port
        )
    except OSError:
        return None
    request = (
        f"GET /socket/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n{PACKING if packed else ''}\r\n"
    )
    transport.write(request.encode())
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            if await line.is_open:
                return line
    transport.abort()
    return None
