"""How messages are packed for the sockets: quickly rather than tightly, since the hall has more bytes than time."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# A sight of 12 kB takes half as long as at the usual level, and becomes 2.4 kB instead of 2.1.
QUICKLY: Final = {"level": 1, "memLevel": 5}
WINDOW: Final = 12  # bits: 4 KiB for every socket


class Protocol(WebSocketsSansIOProtocol):
    """A socket as uvicorn makes it, but for that."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW, client_max_window_bits=WINDOW, compress_settings=QUICKLY
                )
            ]
