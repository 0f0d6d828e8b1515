"""Halls on the loopback interface: with real tables, or with fake ones for tests of the HTTP layer."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from meadhall.server.accounts.people import Person
from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import Limits, Settings
from meadhall.server.hall.site import Site
from meadhall.server.http.app import build_app
from meadhall.server.http.static import Client
from meadhall.server.ownership.questions import Question
from meadhall.server.protocol import bodies, wire
from meadhall.server.protocol.problems import Denial
from meadhall.server.serving import Server, build_site
from meadhall.server.store.database import Database
from tests.server.applying import MessageReader
from tests.server.databases import create_database, database_in
from tests.server.processes import LOCAL_ADDRESS, READERS
from tests.waiting import PATIENCE, until

# all tests share one address
GENEROUS_LIMITS = Limits(
    guests=Rate(10_000, 60), requests=Rate(100_000, 60), logins=Rate(10_000, 60), replay_seconds=PATIENCE
)


class FakeViewer:
    """A viewer of a fake table that answers every message at once."""

    def __init__(self, tables: FakeTables, person: Person, send: Callable[[wire.FromHall], None]) -> None:
        self.tables = tables
        self.person = person
        self.send = send

    def note_message(self) -> float:
        return time.monotonic()

    async def handle(self, message: wire.FromBrowser, arrival_tick: float | None = None) -> None:
        self.tables.received.append(message)
        self.tables.arrival_times.append(time.monotonic() if arrival_tick is None else arrival_tick)
        match message:
            case wire.Ping(at):
                self.send(wire.Pong(at))
            case wire.Say(id=name, text="flood"):
                for _ in range(2000):
                    self.send(wire.Talk([wire.Chat(1, "p", "n", "x" * 1000)]))
                self.send(wire.CommandDone(name, 1))
            case wire.Answer(key="pour"):
                for _ in range(200):
                    self.send(wire.Talk([wire.Chat(1, "p", "n", "x" * 1000)]))
            case wire.Look(seat):
                self.send(empty_sight(self.tables.seq, seat))
            case wire.Say(id=name, text="slow"):
                await until(self.tables.may_continue.is_set)
                self.send(wire.CommandDone(name, 1))
            case wire.Say(text="break"):
                raise RuntimeError("secret words of a table")
            case wire.Answer(id=name):
                self.tables.seq += 1
                self.send(wire.CommandDone(name, self.tables.seq))
            case _:
                pass

    def is_known_command(self, command: str) -> bool:
        return any(getattr(said, "id", None) == command for said in self.tables.received)

    async def leave(self) -> None:
        self.tables.left_tables += 1


def empty_sight(seq: int, seat: int) -> wire.Sight:
    """Return the sight of an empty table."""
    return wire.Sight(seq, seat, [seat], [], "", "", 0, [], [], [], {}, msgspec.Raw(b"null"), [], [], 0, [], 0, "")


class FakeTables:
    """Fake tables that only record their calls. `files` maps ids to match files."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.received: list[wire.FromBrowser] = []
        self.files: dict[str, str] = {}
        self.seq = 7
        self.left_tables = 0
        self.may_continue = threading.Event()  # slow commands wait for this event
        self.arrival_times: list[float] = []  # arrival times of the handled messages
        self.table_count = 0

    async def open(self) -> None:
        self.calls.append(("open",))

    async def drop_tables(self) -> None:
        """Do nothing: fake tables have nothing to forget."""

    async def close(self) -> None:
        self.calls.append(("close",))

    async def create_table(self, person: Person, plan: bodies.NewTable) -> bodies.TableCard:
        return self._card("set", person, plan)

    async def join(self, person: Person, table: str, join: bodies.Join) -> bodies.TableCard:
        return self._card("join", person, table, join)

    async def enter(self, person: Person, table: str, invite: str) -> bodies.TableCard:
        self._check(table)
        return self._card("enter", person, table, invite)

    async def transfer_guest_tables(self, guest: str) -> None:
        self.calls.append(("transfer_guest_tables", guest))

    async def seat_bot(self, person: Person, table: str, plan: bodies.BotPlan) -> bodies.TableCard:
        return self._card("bot", person, table, plan)

    async def leave(self, person: Person, table: str) -> None:
        self._card("leave", person, table)

    async def rematch(self, person: Person, table: str) -> bodies.TableCard:
        return self._card("rematch", person, table)

    async def answer(self, question: Question) -> object:
        raise Denial("unknown", "nobody else is here")

    async def lists(self, person: Person) -> bodies.Hall:
        return bodies.Hall([], [], [], [])

    async def card(self, person: Person, table: str) -> bodies.TableCard:
        return self._card("card", person, table)

    async def match_file(self, person: Person, table: str) -> str:
        self._check(table)
        return self.files.get(table, "")

    async def continue_match(self, person: Person, text: str, seat: int, level: str) -> bodies.TableCard:
        return self._card("play_on", person, text, seat, level)

    async def connect(self, table: str, person: Person, send: Callable[[wire.FromHall], None]) -> FakeViewer:
        self._check(table)
        return FakeViewer(self, person, send)

    def _card(self, *call: Any) -> bodies.TableCard:
        self.calls.append(call)
        if isinstance(call[-1], str) and call[0] in ("card", "leave", "rematch"):
            self._check(call[-1])
        seats = [bodies.TableSeat(0, "Bot Bram", "sensible"), bodies.TableSeat(1, "Ann", mine=True)]
        return bodies.TableCard("T1", "adventureland", "Adventure Land", "At the ford", "Round 1", seats, "running")

    def _check(self, table: str) -> None:
        if table != "T1" and table not in self.files:
            raise Denial("unknown", "there is no such table")


class HallOnLoopback:
    """A hall on the loopback interface in its own thread. `new_browser` is a new visitor."""

    def __init__(self, site: Site, client: Client | None = None) -> None:
        self.site = site
        is_open = threading.Event()
        self._server = Server(build_app(site, client), site, is_open.set)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self._browsers: list[httpx.Client] = []
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listening]})
        self._thread.start()
        assert is_open.wait(PATIENCE)

    @property
    def connections(self) -> int:
        """The number of open connections of the hall, for HTTP and sockets."""
        return len(self._server.server_state.connections)

    @property
    def our_headers(self) -> dict[str, str]:
        """Return the headers that our own page sends with every change."""
        return {"X-Meadhall": "1", "Origin": self.origin, "Sec-Fetch-Site": "same-origin"}

    def new_browser(self, *, known: bool = True, **headers: str) -> httpx.Client:
        """Return an HTTP client of a new visitor. If `known`, it has called /api/me, as every page does first."""
        all_headers = {name.replace("_", "-"): value for name, value in headers.items()}
        browser = httpx.Client(
            base_url=self.origin, headers={**self.our_headers, **all_headers}, **LOCAL_ADDRESS, timeout=PATIENCE
        )
        self._browsers.append(browser)
        if known:
            assert browser.get("/api/me").status_code == 200
        return browser

    @contextmanager
    def socket(self, browser: httpx.Client, table: str = "T1", **headers: str) -> Generator[ClientConnection]:
        """Open a socket of this HTTP client. A header with the value "" is left out."""
        all_headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items()), **headers}
        origin = all_headers.pop("Origin", self.origin)
        address = f"ws://127.0.0.1:{self.port}/socket/{table}"
        present_headers = {name: value for name, value in all_headers.items() if value}
        page = Origin(origin) if origin else None
        with connect(address, origin=page, additional_headers=present_headers, proxy=None) as socket:
            yield socket

    def stop(self) -> None:
        """Ask the hall to close, like the end signal."""
        self._server.should_exit = True

    def wait(self) -> None:
        """Wait until the hall is closed."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def close(self) -> None:
        """Close the hall and all its clients."""
        for browser in self._browsers:
            browser.close()
        self.stop()
        self.wait()
        self._listening.close()


class Web(HallOnLoopback):
    """A hall with fake tables."""

    def __init__(self, settings: Settings, client: Client | None) -> None:
        self.tables = FakeTables()
        super().__init__(Site(settings, Database(settings.url), self.tables), client)


@contextmanager
def open_hall(
    folder: Path, limits: Limits | None = None, *, client: Client | None = None, **settings: Any
) -> Generator[Web]:
    """Yield an open hall with fake tables."""
    create_database(folder)
    web = Web(
        Settings(data=folder, database=database_in(folder), logs="json", limits=limits or GENEROUS_LIMITS, **settings),
        client,
    )
    try:
        yield web
    finally:
        web.close()


@contextmanager
def open_real_hall(folder: Path, limits: Limits | None = None, **settings: Any) -> Generator[HallOnLoopback]:
    """Yield an open hall with real tables."""
    create_database(folder)
    limits, database = limits or GENEROUS_LIMITS, database_in(folder)
    real_settings = Settings(data=folder, database=database, logs="json", limits=limits, bot_pause=0.0, **settings)
    host = HallOnLoopback(build_site(real_settings))
    try:
        yield host
    finally:
        host.close()


def next_message(socket: ClientConnection) -> Any:
    """Return the next message. If it is a change, return the complete sight."""
    return READERS.setdefault(socket, MessageReader()).apply(json.loads(socket.recv(timeout=PATIENCE)))
