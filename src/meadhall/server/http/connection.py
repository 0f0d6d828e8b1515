"""A WebSocket with light compression and direct writes, which closes if the client does not read."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import WebSocketException
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State

from meadhall.server.config.rate_limits import Bucket, Rate

# At this level, compressing a sight of 12 kB takes half the usual time, and gives 2.4 kB instead of 2.1 kB.
COMPRESSION_OPTIONS: Final = {"level": 1, "memLevel": 5}
# Sights repeat earlier ones. A window of 8 KiB instead of 4 KiB saves a fifth of time and space, for 16 KiB per socket.
WINDOW_BITS: Final = 13
CLIENT_WINDOW_BITS: Final = 12  # smaller, because browsers send little
MAX_UNCOMPRESSED: Final = 125  # bytes; compressing shorter messages takes time and saves little
TEXT_FRAME: Final = 0x81  # first byte of a text frame with a whole message
SCOPE_KEY: Final = "meadhall.connection"  # key of the connection in the ASGI scope
CONTROL_RATE: Final = Rate(200, 10.0)  # control and continuation frames; a browser needs less than a tenth
LINGER_SECONDS: Final = 10.0  # time limit for the last bytes


class Connection(WebSocketsSansIOProtocol):
    """One WebSocket. Unlike in the base class, closing has a time limit for a slow client."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._cut_timer: asyncio.TimerHandle | None = None
        self._control_frames = Bucket(CONTROL_RATE)
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW_BITS,
                    client_max_window_bits=CLIENT_WINDOW_BITS,
                    compress_settings=COMPRESSION_OPTIONS,
                )
            ]

    async def run_asgi(self) -> None:
        """Run the application, with this connection in its scope."""
        scope = cast(dict[str, Any], self.scope)
        scope[SCOPE_KEY] = self
        try:
            await super().run_asgi()
        finally:
            del scope[SCOPE_KEY]  # breaks a reference cycle
            self._abort_soon()

    @property
    def is_free(self) -> bool:
        """Whether nothing waits in the buffer, so that a message written now is sent at once."""
        transport = self.transport
        return self.conn.state is State.OPEN and not transport.is_closing() and not transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """Write a message directly to the transport, which takes half as long as through ASGI.

        Raise OSError if the socket is closed.
        """
        if len(text) <= MAX_UNCOMPRESSED and self.conn.state is State.OPEN:
            self.transport.write(bytes((TEXT_FRAME, len(text))) + text)
            return
        try:
            self.conn.send_text(text)
        except WebSocketException as error:
            raise OSError(str(error)) from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def keepalive_timeout(self) -> None:
        """Close the connection, because the client did not answer a ping."""
        super().keepalive_timeout()
        self._abort_soon()

    def handle_ping(self) -> None:
        """Answer a ping. Close the connection after too many pings, or if the client does not read the answers."""
        if self._control_frames.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """Handle a pong. Close the connection after too many pongs."""
        if self._control_frames.take():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Handle a continuation frame. Close the connection after too many such frames."""
        if self._control_frames.take():
            super().handle_cont(event)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the parser and the compression buffers, about 80 KiB, because the garbage collector seldom runs."""
        super().connection_lost(exc)
        if self._cut_timer is not None:
            self._cut_timer.cancel()
        self.conn.extensions.clear()
        self.conn.parser.close()

    def _abort_soon(self) -> None:
        """Abort the connection: at once if the client does not read, otherwise after LINGER_SECONDS."""
        if not self.writable.is_set():
            self.transport.abort()
        elif self._cut_timer is None and not self.disconnected:
            self._cut_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
