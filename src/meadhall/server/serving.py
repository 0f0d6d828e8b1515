"""Running a hall in one process: what it is made of, uvicorn with our settings, and a quiet end."""

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

from meadhall.bots import meet
from meadhall.bots.own import called
from meadhall.server.bots.pool import BotPool
from meadhall.server.common.metrics import Metrics
from meadhall.server.config.pace import Pace
from meadhall.server.config.settings import Settings
from meadhall.server.hall.hall import Hall
from meadhall.server.hall.site import Site
from meadhall.server.http.app import build
from meadhall.server.http.connection import Connection
from meadhall.server.notify.notifier import Notifier
from meadhall.server.ownership.owners import ALONE, Ownership
from meadhall.server.premises import address, alone, bound, leave_word
from meadhall.server.store.database import Database

GRACE: Final = 2  # seconds for what is under way when the hall closes
SELDOM: Final = (2_000, 25, 100)  # new objects until a search; searches until one of those that lived longer


def house_of(settings: Settings, ownership: Ownership = ALONE) -> Site:
    """A hall with everything in it, or one node of it."""
    metrics = Metrics()
    database = Database(settings.url, as_node=bool(settings.node))
    for word in settings.own_bots:
        meet(word, called(word))
    bots = BotPool(
        settings.bots,
        settings.games,
        settings.bot_limit,
        metrics.note_bot,
        metrics.note_trouble,
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
        database, bots, pace, settings.games, mistaken=metrics.note_mistake, ownership=ownership, notifier=notifier
    )
    return Site(settings, database, hall, metrics, ownership, notifier)


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Opens a hall and keeps it open until a signal ends it; `ready` is told where it is."""
    with alone(settings) as lock, contextlib.closing(bound(settings)) as listening:
        house = house_of(settings)
        place = address(settings, listening.getsockname()[1])

        def opened() -> None:
            leave_word(lock, place)
            ready(place)

        server = Server(build(house), house, opened)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, heard)  # uvicorn raises it once more when all is done
        collect_seldom()
        server.run(sockets=[listening])


def heard(_: int, __: FrameType | None) -> None:
    """Takes a signal that was dealt with."""


def collect_seldom() -> None:
    """Lets the search for garbage in circles stop the hall less often: among many tables it takes long.

    At Python's usual pace a hall with a hundred tables stood still every second for 20 ms, and now and then for 150.
    What is counted is how many things there are more than before. In a full hall new ones take the place of old ones
    all the time: 10,000 more may mean 100,000 new ones to look at, which takes 70 to 100 ms; 2,000 more take about 20.
    What there is by now stays to the end: of all that, a hundred things are garbage, and to find them takes 60 ms.
    """
    gc.freeze()
    gc.set_threshold(*SELDOM)


class Server(uvicorn.Server):
    """A server that says good-bye before it goes. `ready` is called once it can be reached.

    It opens and closes the hall by itself: uvicorn would tell of one that cannot be opened by a traceback in the log,
    and end the process; so the error comes to who called `run`.
    """

    def __init__(self, app: Starlette, house: Site, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config_of(app, house.settings))
        self._hall = app.router.lifespan_context(app)
        self._house = house
        self._ready = ready

    async def _serve(self, sockets: list[socket.socket] | None = None) -> None:
        async with self._hall:
            await super()._serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets people in, and says so."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets nobody else in, says good-bye, and closes."""
        for server in self.servers:
            server.close()
        await self._house.send_bye()
        await super().shutdown(sockets)


def config_of(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to run: its logs and its trust in proxies are ours to give."""
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
