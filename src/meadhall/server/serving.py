"""Running a hall: uvicorn with our settings, one line that says where it is, and a quiet end."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from meadhall.engine.errors import MeadhallError
from meadhall.server.house import House
from meadhall.server.settings import Settings

GRACE: Final = 3  # seconds for what is under way when the hall closes
ANY: Final = ("0.0.0.0", "::", "")


class Server(uvicorn.Server):
    """A server that says good-bye before it goes. `ready` is called once it can be reached."""

    def __init__(self, app: ASGIApp, house: House, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config_of(app, house.settings))
        self._house = house
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._house.say_bye()
        await super().shutdown(sockets)


def config_of(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to run: its own logs and its trust in proxies are ours to give."""
    return uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=2 * settings.limits.frame,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=GRACE,
    )


def bound(settings: Settings) -> socket.socket:
    """A socket at the address of the settings; MeadhallError says why there is none."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise MeadhallError(
            f"nobody can listen at {settings.host} port {settings.port}: {error.strerror}; "
            "another hall may be open there; choose another with --port"
        ) from None
    return listening


def address(settings: Settings, port: int) -> str:
    """What to type into a browser on this machine."""
    host = "localhost" if settings.host in (*ANY, "127.0.0.1", "::1") else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
