"""Halls for tests: a database in the test's folder, bots in the same process, and browsers that record messages."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from meadhall.bots import find_bot, reason_of
from meadhall.engine.common.errors import FlowError
from meadhall.engine.common.text import Words
from meadhall.engine.language.names import Names
from meadhall.engine.privacy.view import View
from meadhall.server.accounts.people import Person
from meadhall.server.bots.pool import BotAnswer
from meadhall.server.config.pace import Pace
from meadhall.server.config.settings import DEFAULT_SERVICES
from meadhall.server.hall.hall import Hall
from meadhall.server.live import table as tables
from meadhall.server.live.table import Table
from meadhall.server.live.viewer import Viewer
from meadhall.server.notify.channels import Post
from meadhall.server.notify.delivery import DeliveryError
from meadhall.server.notify.notifier import Notifier
from meadhall.server.protocol import bodies, wire
from meadhall.server.protocol.bodies import NewTable, SeatPlan
from meadhall.server.store.database import Database
from meadhall.server.wording.hall_words import table_catalogue
from tests.server.applying import MessageReader
from tests.server.databases import create_database, url_in
from tests.waiting import until, wait_until_idle

N = TypeVar("N", bound=wire.Notice)
T = TypeVar("T")
ROOT = Path(__file__).parents[2]
NO_RESPONSE = wire.Pong(0)
PIG = str(ROOT / "examples" / "pig.py")
QUICK_PACE = Pace(bot_pause=0.0, check_interval=0.01, race_question_time=0.05)
ANN, BEA, CAI, DOT = (Person(name.lower(), name) for name in ("Ann", "Bea", "Cai", "Dot"))
ids = (f"command-{count}" for count in itertools.count())


class Clock:
    """A clock that a test moves forward."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def advance(self, seconds: float) -> None:
        self.time += seconds


class InlineBots:
    """Bots that think in this process. They wait until `may_think` is set."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.may_think = asyncio.Event()
        self.may_think.set()

    async def think(self, table: str, level: str, view: View[Any]) -> BotAnswer | None:
        self.asked.append((level, view.seat))
        await self.may_think.wait()
        bot = find_bot(level, view.game, f"{table} {view.seat}")
        answer = bot.choose(view)
        return BotAnswer(answer if isinstance(answer, str) else answer.key, reason_of(bot, view, answer))

    async def close(self) -> None:
        self.asked.clear()


def as_json(state: object) -> Any:
    """Return a state as decoded JSON, as a browser receives it."""
    return msgspec.json.decode(msgspec.json.encode(state))


@dataclass
class Outbox:
    """A record of the notifications that the hall sends.

    First, one delivery fails for each status in `failing_statuses`.
    """

    failing_statuses: list[int] = field(default_factory=list[int])
    pauses: tuple[float, ...] = ()
    sent: list[Post] = field(default_factory=list[Post])
    attempt_count: int = 0

    def send(self, post: Post) -> None:
        self.attempt_count += 1
        if self.failing_statuses:
            raise DeliveryError(self.failing_statuses.pop(0))
        self.sent.append(post)

    @property
    def bodies(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(post.body) for post in self.sent]


@dataclass
class Browser:
    """A connection to a table, and the messages that it received."""

    person: Person
    viewer: Viewer | None = None
    received: list[wire.FromHall] = field(default_factory=list[wire.FromHall])
    sent: list[wire.FromHall] = field(default_factory=list[wire.FromHall])
    reader: MessageReader = field(default_factory=MessageReader)

    @property
    def receive(self) -> Callable[[wire.FromHall], None]:
        """A callback that records messages.

        It records complete sights instead of changes. It has no reference to the browser, which a test may delete.
        """
        sent, received, line = self.sent, self.received, self.reader

        def in_words(notice: wire.FromHall) -> None:
            sent.append(notice)
            received.append(line.apply_notice(notice))

        return in_words

    def received_of(self, kind: type[N]) -> list[N]:
        """Return all received messages of one kind."""
        return [message for message in self.received if isinstance(message, kind)]

    @property
    def table(self) -> Table:
        assert self.viewer is not None
        assert isinstance(self.viewer.table, Table)
        return self.viewer.table

    @property
    def sight(self) -> wire.Sight:
        """The last sight."""
        return next(message for message in reversed(self.received) if isinstance(message, wire.Sight))

    @property
    def state(self) -> Any:
        """The game's state in the last sight, as JSON."""
        return as_json(self.sight.state)

    @property
    def states(self) -> list[Any]:
        """The game's state in every sight, as JSON."""
        return [as_json(sight.state) for sight in self.received_of(wire.Sight)]

    @property
    def story(self) -> list[wire.Line]:
        """All lines of the story, combined from the sights as a browser does."""
        lines: list[wire.Line] = []
        for sight in self.received_of(wire.Sight):
            lines[sight.since :] = sight.news
        return lines

    def text_of(self, words: Words, language: str = "en") -> str:
        """Return the words of a text in a language, as this browser shows them."""
        names = Names([seat.name for seat in self.sight.seats], self.sight.seat)
        return table_catalogue(self.table.fold.game).say(words, names, language)

    async def send(self, message: wire.FromBrowser) -> wire.FromHall:
        """Send a message, and return the response. Without a response, return the last message or `NO_RESPONSE`.

        When this returns, everybody has received the effects.
        """
        assert self.viewer is not None
        before = len(self.received)
        await self.viewer.handle(message)
        received = self.received[before:]
        broadcaster = self.viewer.table.services.broadcaster
        await until(lambda: broadcaster.is_idle)
        return next(
            (notice for notice in received if is_response_to(notice, message)),
            received[-1] if received else NO_RESPONSE,
        )

    async def answer(self, seat: int, key: str, command: str | None = None) -> wire.FromHall:
        return await self.send(wire.Answer(command or next(ids), seat, key))

    async def give_first_answer(self) -> wire.FromHall:
        """Give the first answer of the menu."""
        ask = self.sight.ask
        assert ask is not None
        return await self.answer(ask.seat, ask.options[0].key)

    async def wait_for_sight(self, ready: Callable[[wire.Sight], bool]) -> wire.Sight:
        """Wait for a sight, received from now on, that satisfies a condition, and return it."""
        with contextlib.suppress(TimeoutError):
            await until(lambda: self.received_of(wire.Sight) and ready(self.sight))
            return self.sight
        raise AssertionError(f"the condition never held; the last sight was {self.sight}")

    async def leave(self) -> None:
        assert self.viewer is not None
        await self.viewer.leave()


def is_response_to(reply: wire.FromHall, message: wire.FromBrowser) -> bool:
    """Whether a message is the response to another message, and not other news."""
    for name in ("id", "request"):
        if hasattr(message, name):
            return bool(getattr(reply, name, None) == getattr(message, name))
    return isinstance(reply, wire.CommandRefused)


class Place:
    """A hall under test, with its database, clock and bots."""

    def __init__(self, hall: Hall, database: Database, clock: Clock, bots: InlineBots) -> None:
        self.hall = hall
        self.database = database
        self.clock = clock
        self.bots = bots
        self.notifier: Notifier = hall.notifier

    async def connect(self, table: str, person: Person, seat: int | None = None, told: int = 0) -> Browser:
        """Connect a person to a table, and return the browser after its first sight."""
        browser = Browser(person)
        browser.viewer = await self.hall.connect(table, person, browser.receive)
        await browser.viewer.handle(wire.Hello(told, seat))
        await browser.wait_for_sight(lambda sight: True)
        return browser

    async def new_table(
        self, *seats: SeatPlan, person: Person = ANN, game: str = "pig", **more: Any
    ) -> bodies.TableCard:
        """Open a table."""
        return await self.hall.create_table(
            person, NewTable(game, seats=list(seats), seed=more.pop("seed", "7"), **more)
        )

    async def check_tables(self) -> None:
        """Let the hall check its tables once, and wait for the effects."""
        await self.hall.watchdog.check()
        await wait_until_idle()
        await until(lambda: self._is_at_rest)

    async def settle(self) -> None:
        """Wait until nothing is pending: no check of the tables, no bot, no write and no broadcast."""
        if self.hall.pace.check_interval < 1:  # otherwise only the test decides when the hall checks its tables
            await self.hall.watchdog.check()
        await wait_until_idle()
        await until(lambda: self._is_at_rest)

    @property
    def _is_at_rest(self) -> bool:
        busy = any(table.bots.tasks or not table._mailbox.is_idle for table in self.hall.tables)
        return self.hall.is_up_to_date and not busy


@contextlib.asynccontextmanager
async def open_place(
    folder: Path,
    pace: Pace = QUICK_PACE,
    clock: Clock | None = None,
    games: Sequence[str] = (),
    ticks: Callable[[], float] = time.monotonic,
    outbox: Outbox | None = None,
    **more: Any,
) -> AsyncGenerator[Place]:
    """Yield an open hall. Opening the same folder again gives the same tables. `ticks` is the clock of races."""
    create_database(folder)
    database, now, bots = Database(url_in(folder)), clock or Clock(), InlineBots()
    await database.open()
    if outbox is not None:
        more["notifier"] = Notifier(database, DEFAULT_SERVICES, outbox.send, outbox.pauses, now)
    hall = Hall(database, bots, pace, games=[PIG, *games], now=now, ticks=ticks, **more)
    await hall.open()
    try:
        yield Place(hall, database, now, bots)
    finally:
        await hall.close()
        await database.close()


def break_table(monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    """Make a table unreadable from now on, even from its checkpoint."""
    for name in ("fold_table", "fold_by_new_rules"):
        monkeypatch.setattr(tables, name, _failing_for(getattr(tables, name), broken))


def _failing_for(whole: Callable[..., T], broken: str) -> Callable[..., T]:
    def fold_table(table: str, *rest: Any) -> T:
        if table == broken:
            raise FlowError("the rules bring something else")
        return whole(table, *rest)

    return fold_table


def run(story: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end."""
    return asyncio.run(story)


ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "sensible")
