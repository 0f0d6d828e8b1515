"""Runs a hall in one process: its parts, uvicorn with our settings, and a quiet end."""

from __future__ import annotations

import contextlib
import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from meadhall.bots import load_bot
from meadhall.bots.user_bots import own_bot_name
from meadhall.server.bots.pool import BotPool
from meadhall.server.common.metrics import Metrics
from meadhall.server.config.pace import Pace
from meadhall.server.config.settings import Settings
from meadhall.server.hall.hall import Hall
from meadhall.server.hall.site import Site
from meadhall.server.http.app import build_app
from meadhall.server.http.connection import Connection
from meadhall.server.location import address, bound_socket, leave_address, locked_folder
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.owners import ALONE, Ownership
from meadhall.server.store.database import Database

GRACE: Final = 2  # seconds for open requests when the hall closes
# New objects before a collection, and collections before one of the older generations.
GC_THRESHOLDS: Final = (2_000, 25, 100)


def build_site(settings: Settings, ownership: Ownership = ALONE) -> Site:
    """Build a hall, or one node of it."""
    metrics = Metrics()
    database = Database(settings.url, as_node=bool(settings.node))
    for word in settings.own_bots:
        load_bot(word, own_bot_name(word))
    bots = BotPool(
        settings.bots,
        settings.games,
        settings.bot_limit,
        metrics.note_bot,
        metrics.count_bot_failure,
        settings.own_bots,
    )
    pace = Pace(
        bot=settings.bot_pause,
        think=settings.bot_limit,
        away=settings.away,
        gone=settings.gone or None,
        vote=settings.vote or None,
        remind=settings.notify_after,
    )
    notifier = Notifier(database, settings.notify)
    hall = Hall(
        database, bots, pace, settings.games, count_failure=metrics.count_error, ownership=ownership, notifier=notifier
    )
    return Site(settings, database, hall, metrics, ownership, notifier)


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run a hall until a signal ends it; `ready` receives its address."""
    with locked_folder(settings) as lock, contextlib.closing(bound_socket(settings)) as listening:
        site = build_site(settings)
        place = address(settings, listening.getsockname()[1])

        def opened() -> None:
            leave_address(lock, place)
            ready(place)

        server = Server(build_app(site), site, opened)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, ignore_signal)  # uvicorn raises the signal again at the end
        collect_seldom()
        server.run(sockets=[listening])


def ignore_signal(_: int, __: FrameType | None) -> None:
    """Ignore a signal that was already handled."""


def collect_seldom() -> None:
    """Run the garbage collection less often: with many tables it stops the hall for long.

    At Python's usual pace a hall with a hundred tables stopped every second for 20 ms, and at times for 150. Python
    counts new objects minus deleted ones. In a full hall new objects replace old ones all the time: 10,000 more may
    mean 100,000 new ones to check, which takes 70 to 100 ms. 2,000 more take about 20 ms. The objects of the start-up
    stay to the end. A hundred of them are garbage, and finding these takes 60 ms.
    """
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


class Server(uvicorn.Server):
    """A server that says goodbye before it stops. `ready` is called once it can be reached.

    It opens and closes the hall itself. Otherwise uvicorn would log a traceback for a hall that cannot be opened, and
    end the process. So the error reaches the caller of `run`.
    """

    def __init__(self, app: Starlette, site: Site, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config_of(app, site.settings))
        self._hall = app.router.lifespan_context(app)
        self._site = site
        self._ready = ready

    async def _serve(self, sockets: list[socket.socket] | None = None) -> None:
        async with self._hall:
            await super()._serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, and report it."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop to listen, say goodbye, and close."""
        for server in self.servers:
            server.close()
        await self._site.send_bye()
        await super().shutdown(sockets)


def config_of(app: Starlette, settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn with our own logs and trusted proxies."""
    return uvicorn.Config(
        app,
        http="httptools",
        ws=Connection,
        ws_max_size=2 * settings.limits.frame,
        ws_per_message_deflate=settings.compress,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="off",
        timeout_graceful_shutdown=GRACE,
    )
