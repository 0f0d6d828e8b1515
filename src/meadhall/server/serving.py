"""Runs a hall in one process: builds its parts, configures uvicorn, and shuts down without tracebacks."""

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
from meadhall.server.location import address, bound_socket, locked_folder, write_address
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.owners import SINGLE_PROCESS, Ownership
from meadhall.server.store.database import Database

SHUTDOWN_SECONDS: Final = 2  # for open requests when the hall closes
# New objects before a collection, and collections before one of each older generation.
GC_THRESHOLDS: Final = (2_000, 25, 100)


def build_site(settings: Settings, ownership: Ownership = SINGLE_PROCESS) -> Site:
    """Build a hall, or one node of it."""
    metrics = Metrics()
    database = Database(settings.url, as_node=bool(settings.node))
    for path in settings.own_bots:
        load_bot(path, own_bot_name(path))
    bots = BotPool(
        settings.bots,
        settings.games,
        settings.bot_limit,
        metrics.record_bot_time,
        metrics.count_bot_failure,
        settings.own_bots,
    )
    pace = Pace(
        bot_pause=settings.bot_pause,
        max_thinking_time=settings.bot_limit,
        hand_over_allowed_after=settings.away,
        bot_takeover_after=settings.gone or None,
        vote_time=settings.vote or None,
        remind_after=settings.notify_after,
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
            write_address(lock, place)
            ready(place)

        server = Server(build_app(site), site, opened)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, ignore_signal)  # uvicorn raises the signal again at the end
        tune_garbage_collection()
        server.run(sockets=[listening])


def ignore_signal(_: int, __: FrameType | None) -> None:
    """Ignore a signal, which uvicorn has handled already."""


def tune_garbage_collection() -> None:
    """Make garbage collections shorter and less frequent, because the hall stands still during each of them.

    With Python's default thresholds, a hall with a hundred tables stopped every second for 20 ms, sometimes for 150 ms.
    Python counts new objects minus deleted ones. In a full hall, a threshold of 10,000 can mean 100,000 new objects to
    check, which takes 70 to 100 ms. A threshold of 2,000 takes about 20 ms. `gc.freeze` excludes the objects of the
    start-up. A hundred of them are garbage, but a collection to find these would take 60 ms.
    """
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


class Server(uvicorn.Server):
    """A server that tells viewers before it stops. `ready` is called once it can be reached.

    It opens and closes the hall itself, so that the caller of `run` receives an error while opening. Otherwise
    uvicorn would log a traceback and end the process.
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
        """Start to listen, and call `ready`."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, tell all viewers, and close."""
        for server in self.servers:
            server.close()
        await self._site.send_bye()
        await super().shutdown(sockets)


def config_of(app: Starlette, settings: Settings) -> uvicorn.Config:
    """Return the configuration of uvicorn, without its logs and proxy handling, which the hall does itself."""
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
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
