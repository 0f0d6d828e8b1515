"""A WebSocket that costs little: cheap compression, short messages written at once; closed where nobody reads."""

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

# A sight of 12 kB takes half as long as at the usual level, and becomes 2.4 kB instead of 2.1: the hall has more
# bytes than time.
QUICKLY: Final = {"level": 1, "memLevel": 5}
# Bits. What is sent repeats what was sent before: with 8 KiB in mind in place of 4 a sight takes a fifth less time, and
# a fifth less room. Each socket holds 16 KiB more for that.
WINDOW: Final = 13
HEARD: Final = 12  # browsers say little
SHORT: Final = 125  # bytes that are sent as they are: to pack them takes longer, and saves next to nothing
TEXT: Final = 0x81  # the first byte of a whole message
HERE: Final = "meadhall.connection"  # in the scope of a socket
ASIDES: Final = Rate(200, 10.0)  # frames that are no messages: pings, pongs, further pieces. No browser needs a tenth.
LINGER: Final = 10.0  # seconds that what is written at the end has to be taken


class Connection(WebSocketsSansIOProtocol):
    """One socket. To close a connection means to wait until all is read; here nobody is waited for without end."""

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
        """Lets the hall speak with it, to the end."""
        scope = cast(dict[str, Any], self.scope)
        scope[HERE] = self
        try:
            await super().run_asgi()
        finally:
            del scope[HERE]  # a circle of things that know each other
            self._cut_soon()

    @property
    def is_free(self) -> bool:
        """Whether what is written now would go on its way at once: nothing that was written before waits for that."""
        transport = self.transport
        return self.conn.state is State.OPEN and not transport.is_closing() and not transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """Writes a message at once: a hall says thousands a second, and ASGI takes as long for each as packing does.

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
        """Gives it up: it has not answered for long."""
        super().keepalive_timeout()
        self._cut_soon()

    def handle_ping(self) -> None:
        """Answers, but not to who takes no answers: they would pile up."""
        if self._asides.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """Takes an answer to a ping, or what somebody sends in place of one."""
        if self._asides.take():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Takes a further piece of a message; whoever cuts messages to dust is cut off."""
        if self._asides.take():
            super().handle_cont(event)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone, and lets go of what it held: some 80 KiB, and the search for garbage comes seldom."""
        super().connection_lost(exc)
        if self._cutting is not None:
            self._cutting.cancel()
        self.conn.extensions.clear()
        self.conn.parser.close()

    def _cut_soon(self) -> None:
        """Cuts it off: at once where nothing is taken, else when there was time to take the rest."""
        if not self.writable.is_set():
            self.transport.abort()
        elif self._cutting is None and not self.disconnected:
            self._cutting = self.loop.call_later(LINGER, self.transport.abort)
