"""A cheap WebSocket: light compression, short messages written at once, closed for a client that does not read."""

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

# Compressing a sight of 12 kB takes half as long as at the usual level, and gives 2.4 kB instead of 2.1. The hall has
# more bandwidth than time.
QUICKLY: Final = {"level": 1, "memLevel": 5}
# Bits. Sights repeat earlier ones: with a window of 8 KiB instead of 4, a sight needs a fifth less time and space. That
# costs 16 KiB for each socket.
WINDOW: Final = 13
HEARD: Final = 12  # browsers send little
SHORT: Final = 125  # bytes sent uncompressed: compressing them takes longer, and saves next to nothing
TEXT: Final = 0x81  # the first byte of a whole message
HERE: Final = "meadhall.connection"  # key in the scope of a socket
ASIDES: Final = Rate(200, 10.0)  # control frames and continuations; a browser needs less than a tenth
LINGER: Final = 10.0  # seconds until the last bytes must be taken


class Connection(WebSocketsSansIOProtocol):
    """One socket. Usually closing waits until everything is read; here a slow client has a time limit."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._cutting: asyncio.TimerHandle | None = None
        self._asides = Bucket(ASIDES)
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW, client_max_window_bits=HEARD, compress_settings=QUICKLY
                )
            ]

    async def run_asgi(self) -> None:
        """Run the application for this socket."""
        scope = cast(dict[str, Any], self.scope)
        scope[HERE] = self
        try:
            await super().run_asgi()
        finally:
            del scope[HERE]  # breaks a reference cycle
            self._cut_soon()

    @property
    def is_free(self) -> bool:
        """Whether a message written now is sent at once, since nothing waits before it."""
        transport = self.transport
        return self.conn.state is State.OPEN and not transport.is_closing() and not transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """Write a message at once, since ASGI takes as long for each as compressing it.

        OSError if it is closed.
        """
        if len(text) <= SHORT and self.conn.state is State.OPEN:
            self.transport.write(bytes((TEXT, len(text))) + text)
            return
        try:
            self.conn.send_text(text)
        except WebSocketException as error:
            raise OSError(str(error)) from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def keepalive_timeout(self) -> None:
        """Close it, since it has not answered for long."""
        super().keepalive_timeout()
        self._cut_soon()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client reads nothing: answers would pile up."""
        if self._asides.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong; too many close the connection."""
        if self._asides.take():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take a continuation frame; too many close the connection."""
        if self._asides.take():
            super().handle_cont(event)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release some 80 KiB, since garbage collection runs seldom."""
        super().connection_lost(exc)
        if self._cutting is not None:
            self._cutting.cancel()
        self.conn.extensions.clear()
        self.conn.parser.close()

    def _cut_soon(self) -> None:
        """Cut the connection: at once if the client reads nothing, otherwise when it had time for the rest."""
        if not self.writable.is_set():
            self.transport.abort()
        elif self._cutting is None and not self.disconnected:
            self._cutting = self.loop.call_later(LINGER, self.transport.abort)
