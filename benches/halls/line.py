"""A cheap WebSocket client, so that a benchmark uses little of the machine that the hall runs on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

from benches.halls.frames import CLOSE, COMPRESSED_BIT, KIND_BITS, LAST_FRAME_BIT, PING, PONG, TEXT, framed, take_frame

CONNECT_TIMEOUT: Final = 20.0  # timeout for opening a connection, in seconds
DEFLATE_TAIL: Final = b"\0\0\xff\xff"
COMPRESSION_HEADER: Final = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


class Line(asyncio.Protocol):
    """A WebSocket connection to a table.

    `on_message` receives the text of every message, and `on_close` the close code, or None.
    """

    def __init__(self, on_message: Callable[[bytes], None], on_close: Callable[[int | None], None]) -> None:
        self._on_message = on_message
        self._on_close = on_close
        self._buffer = bytearray()
        self._decompress = zlib.decompressobj(-15)
        self._close_code: int | None = None
        self._parts: list[bytes] = []
        self._is_compressed = False
        self.is_open: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.received = 0  # bytes received

    # ---- out

    def send(self, text: bytes) -> None:
        """Send a message."""
        if self.transport is not None:
            self.transport.write(framed(text, TEXT))

    def hang_up(self) -> None:
        """Close the connection, like a browser that closes the page."""
        if self.transport is not None:
            self.transport.write(framed(b"\x03\xe8", CLOSE))
            self.transport.close()

    # ---- in

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's class is not a subclass

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if not self.is_open.done():
            self.is_open.set_result(False)
        self._on_close(self._close_code)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self.is_open.done() and not self._finish_handshake():
            return
        while (frame := take_frame(self._buffer)) is not None:
            raw, begin = frame
            self._handle_frame(raw[0], raw[begin:])

    def _finish_handshake(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if found:
            self._buffer = rest
            self.is_open.set_result(head.startswith(b"HTTP/1.1 101"))
        return bool(found)

    def _handle_frame(self, first: int, content: bytes) -> None:
        kind = first & KIND_BITS
        if kind == PING and self.transport is not None:
            self.transport.write(framed(content, PONG))
        elif kind == CLOSE:
            self._close_code = int.from_bytes(content[:2], "big")
            if self.transport is not None:
                self.transport.close()
        elif kind < CLOSE:
            self._add_part(first, content)

    def _add_part(self, first: int, content: bytes) -> None:
        if first & KIND_BITS:
            self._is_compressed = bool(first & COMPRESSED_BIT)
        self._parts.append(content)
        if first & LAST_FRAME_BIT:
            content_, self._parts = b"".join(self._parts), []
            self._on_message(self._decompress.decompress(content_ + DEFLATE_TAIL) if self._is_compressed else content_)


async def dial(
    port: int,
    table: str,
    cookie: str,
    on_message: Callable[[bytes], None],
    on_close: Callable[[int | None], None],
    *,
    packed: bool = True,
) -> Line | None:
    """Connect to a table. Return None if that fails."""
    try:
        transport, line = await asyncio.get_running_loop().create_connection(
            lambda: Line(on_message, on_close), "127.0.0.1", port
        )
    except OSError:
        return None
    request = (
        f"GET /socket/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n{COMPRESSION_HEADER if packed else ''}\r\n"
    )
    transport.write(request.encode())
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CONNECT_TIMEOUT):
            if await line.is_open:
                return line
    transport.abort()
    return None
