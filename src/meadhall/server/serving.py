"""Running a hall: what it is made of, uvicorn with our settings, a lock on its data, and a quiet end."""

from __future__ import annotations

import contextlib
import errno
import gc
import signal
import socket
from collections.abc import Callable, Generator
from pathlib import Path
from types import FrameType
from typing import Final, TextIO

import uvicorn
from starlette.applications import Starlette

from meadhall.bots import meet
from meadhall.bots.own import called
from meadhall.engine.common.errors import MeadhallError
from meadhall.server.bots.pool import BotPool
from meadhall.server.common.metrics import Metrics
from meadhall.server.config.pace import Pace
from meadhall.server.config.settings import Settings
from meadhall.server.hall.hall import Hall
from meadhall.server.hall.site import Site
from meadhall.server.http.app import build
from meadhall.server.http.connection import Connection
from meadhall.server.store.database import Database

GRACE: Final = 2  # seconds for what is under way when the hall closes
SELDOM: Final = (2_000, 25, 100)  # new objects until a search; searches until one of those that lived longer
EVERY_ADDRESS: Final = ("0.0.0.0", "::", "")
THIS_MACHINE: Final = (*EVERY_ADDRESS, "127.0.0.1", "::1")


def house_of(settings: Settings) -> Site:
    """A hall with everything in it."""
    metrics = Metrics()
    database = Database(settings.url)
    for word in settings.own_bots:
        meet(word, called(word))
    bots = BotPool(
        settings.bots, settings.games, settings.bot_limit, metrics.note_bot, metrics.note_trouble, settings.own_bots
    )
    pace = Pace(
        bot=settings.bot_pause,
        think=settings.bot_limit,
        away=settings.away,
        gone=settings.gone or None,
        vote=settings.vote or None,
    )
    hall = Hall(database, bots, pace, settings.games, mistaken=metrics.note_mistake)
    return Site(settings, database, hall, metrics)


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Opens a hall and keeps it open until a signal ends it; `ready` is told where it is."""
    with _alone(settings) as lock, contextlib.closing(bound(settings)) as listening:
        house = house_of(settings)
        place = address(settings, listening.getsockname()[1])

        def opened() -> None:
            _leave_word(lock, place)
            ready(place)

        server = Server(build(house), house, opened)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _heard)  # uvicorn raises it once more when all is done
        _collect_seldom()
        server.run(sockets=[listening])


def _heard(_: int, __: FrameType | None) -> None:
    """Takes a signal that was dealt with."""


def _collect_seldom() -> None:
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


# ---- one hall for one folder


class AlreadyOpen(MeadhallError):
    """Another hall is open with the same data; `place` is where, as far as that is known."""

    def __init__(self, folder: Path, place: str) -> None:
        at = f", at {place}" if place else ""
        super().__init__(f"another hall is open with the data in {folder}{at}; close it, or choose another with --data")
        self.place = place


@contextlib.contextmanager
def _alone(settings: Settings) -> Generator[TextIO]:
    """Makes the folder, and keeps any other hall out of it while inside: a table has one writer."""
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (settings.data / "lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise MeadhallError(f"nothing can be kept in {settings.data}: {error.strerror}") from None
    with lock:
        try:
            import fcntl
        except ImportError:  # Windows has other locks; there it is up to whoever opens two halls
            yield lock
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.seek(0)
            raise AlreadyOpen(settings.data, lock.read().strip()) from None
        lock.truncate(0)  # what a hall said that was open before
        yield lock


def _leave_word(lock: TextIO, place: str) -> None:
    """Says in the lock where the hall is, for whoever opens another one."""
    lock.write(f"{place}\n")
    lock.flush()


# ---- where it is


def bound(settings: Settings) -> socket.socket:
    """A socket at the address of the settings; MeadhallError says why there is none."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        advice = "another hall may be open there; choose another with --port"
        if error.errno != errno.EADDRINUSE:
            advice = "look at --host and --port"
        raise MeadhallError(
            f"nobody can be let in at {settings.host} port {settings.port}: {error.strerror}; {advice}"
        ) from None
    return listening


def address(settings: Settings, port: int) -> str:
    """What to type into a browser on this machine."""
    host = "localhost" if settings.host in THIS_MACHINE else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def others_address(settings: Settings, port: int) -> str:
    """What others in the same network type into theirs; empty if they cannot reach it."""
    if settings.host not in EVERY_ADDRESS:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out
            return f"http://{probe.getsockname()[0]}:{port}/"
        except OSError:
            return ""
