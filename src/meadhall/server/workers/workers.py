"""A hall of several homes: begins their processes, carries what they say to each other, and counts for all."""

from __future__ import annotations

import asyncio
import pickle
import signal
import socket
import time
from collections.abc import Callable
from typing import Final

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.common.logs import log
from meadhall.server.config.counts import FULL, Act, Counts
from meadhall.server.config.settings import Settings
from meadhall.server.ownership.elsewhere import ELSEWHERE, Refusal
from meadhall.server.ownership.spread import Spread
from meadhall.server.workers import messages as m
from meadhall.server.workers.door import Comer
from meadhall.server.workers.home import Home

GONE: Final = Refusal("closing", ELSEWHERE, {})
BACKLOG: Final = 2048
LAST: Final = 15.0  # seconds that homes have to close
SOON, LATE = 0.5, 30.0  # seconds until a home is begun anew that died as soon as it was open, at first and at most
PING: Final = 1.0  # seconds between two looks whether homes are well
FROZEN: Final = 10  # pings without a word after which a home is ended, and begun anew
LIVED: Final = 1.0  # seconds after which a home that dies did not do so at once
BROKEN: Final = "a worker ended while the hall opened; its log says why"


class Workers:
    """All homes of a hall, and the door that leads to them."""

    def __init__(self, settings: Settings, lock: int) -> None:
        self._settings = settings
        self._packed = pickle.dumps(settings)
        self._lock = lock  # the folder is a hall's as long as any of its processes lives
        self._counts = Counts(settings.limits)
        self._spread = Spread(settings.workers)
        self._homes = [Home(number, self._heard) for number in range(settings.workers)]
        self._opening: dict[int, asyncio.Future[None]] = {}
        self._comers: set[Comer] = set()
        self._keeping: list[asyncio.Task[None]] = []
        self._signals = 0
        self._ending = asyncio.Event()

    async def run(self, listening: socket.socket, ready: Callable[[], None]) -> None:
        """Opens, and keeps open until a signal ends it; MeadhallError says why it cannot be opened."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._end)
        try:
            await self._open()
            server = await loop.create_server(lambda: Comer(self._lead, self._comers), sock=listening, backlog=BACKLOG)
            if not self._ending.is_set():
                ready()
            await self._ending.wait()
            server.close()
        finally:
            await self._close()

    def _end(self) -> None:
        """Closes; who asks for it twice does not want to wait."""
        self._signals += 1
        self._ending.set()
        if self._signals > 1:
            for home in self._homes:
                home.kill()

    # ---- opening and closing

    async def _open(self) -> None:
        """Begins all homes; the first one opens the hall, before the others come to the database."""
        await asyncio.gather(*(home.start(self._lock) for home in self._homes))
        first, *others = self._homes
        await self._opened(first, opens_hall=True)
        await asyncio.gather(*(self._opened(home) for home in others))
        self._keeping = [asyncio.create_task(self._keep(home)) for home in self._homes]
        self._keeping.append(asyncio.create_task(self._mind()))

    async def _opened(self, home: Home, *, opens_hall: bool = False, gone_since: float | None = None) -> None:
        """Lets a home open whose process has begun; MeadhallError says why it does not."""
        opening = self._opening[home.number] = asyncio.get_running_loop().create_future()
        home.say(m.Open(home.number, len(self._homes), self._packed, opens_hall, gone_since))
        ended, gone = asyncio.create_task(self._ending.wait()), asyncio.create_task(home.gone())
        try:
            await asyncio.wait({opening, ended, gone}, return_when=asyncio.FIRST_COMPLETED)
            if opening.done():
                opening.result()
                home.opened()
            elif gone.done():
                raise MeadhallError(BROKEN)
        finally:
            ended.cancel()
            gone.cancel()
            opening.cancel()

    async def _keep(self, home: Home) -> None:
        """Begins a home anew whenever its process is gone; its tables are on the disk."""
        quick, opened_at = 0, time.monotonic()
        while True:
            await home.gone()
            since = time.time()
            if self._ending.is_set():
                return
            self._forget(home)
            quick = 0 if time.monotonic() - opened_at > LIVED else quick + 1
            pause = min(LATE, SOON * 2 ** (quick - 2)) if quick > 1 else 0.0
            log().error("worker gone", count=home.number, seconds=pause)
            await asyncio.sleep(pause)
            await home.start(self._lock)
            try:
                await self._opened(home, gone_since=since)
            except MeadhallError as error:
                log().error("worker not opened", kind=str(error))
            opened_at = time.monotonic()

    async def _mind(self) -> None:
        """Ends homes that say nothing any more. Pings are counted, not seconds: the door may have stood still."""
        while True:
            await asyncio.sleep(PING)
            for home in self._homes:
                home.ping()
                if home.is_open and home.unanswered > FROZEN:
                    log().error("worker frozen", count=home.number)
                    home.kill()

    def _forget(self, home: Home) -> None:
        """Whoever waits for an answer of a home that is gone is told so, and nobody has a socket there."""
        for by, number in home.asked:
            self._homes[by].say(m.Replied(number, m.raw(GONE), refusal=True))
        home.asked.clear()
        for other in self._homes:
            other.asked = {(by, number) for by, number in other.asked if by != home.number}
        for address, person in home.places.elements():
            self._counts.do(Act("go", "sockets", [address, person]))
        home.places.clear()

    async def _close(self) -> None:
        self._ending.set()
        for comer in list(self._comers):
            comer.turn_away()
        for home in self._homes:
            home.turn_away()
            home.say(m.Close())
        try:
            async with asyncio.timeout(LAST):
                await asyncio.gather(*(home.gone() for home in self._homes if home.has_begun))
        except TimeoutError:
            for home in self._homes:
                home.kill()
            await asyncio.gather(*(home.gone() for home in self._homes if home.has_begun))
        for task in self._keeping:
            task.cancel()

    # ---- the door

    def _lead(self, head: bytes, connection: socket.socket) -> None:
        """Leads somebody to a home: that of the table in question, else any that is open."""
        home = self._spread.home_of_request(head)
        self._homes[self._any() if home is None else home].serve(head, connection)

    def _any(self) -> int:
        tried = [self._spread.next() for _ in self._homes]
        return next((number for number in tried if self._homes[number].is_open), tried[0])

    # ---- what homes say

    def _heard(self, home: Home, message: m.FromWorker, connection: socket.socket | None) -> None:
        match message:
            case m.Opened():
                self._settle(home, None)
            case m.NotOpened(words):
                self._settle(home, MeadhallError("{words}", words=words))
            case m.PassOn(number, head) if connection is not None:
                self._homes[number].serve(head, connection)
            case m.Ask():
                self._ask(home, message)
            case m.Reply(number, by, content, refusal) if (by, number) in home.asked:
                home.asked.remove((by, number))
                self._homes[by].say(m.Replied(number, content, refusal))
            case m.Tell(notice):
                for other in self._homes:
                    if other is not home and other.is_open:
                        other.say(m.Told(notice))
            case m.Count():
                self._count(home, message)
            case _:
                pass

    def _settle(self, home: Home, error: MeadhallError | None) -> None:
        opening = self._opening.pop(home.number, None)
        if opening is None or opening.done():
            return
        if error is None:
            opening.set_result(None)
        else:
            opening.set_exception(error)

    def _ask(self, home: Home, ask: m.Ask) -> None:
        other = self._homes[ask.home]
        if other.is_open:
            other.asked.add((home.number, ask.number))
            other.say(m.Asked(ask.number, home.number, ask.question))
        else:
            home.say(m.Replied(ask.number, m.raw(GONE), refusal=True))

    def _count(self, home: Home, count: m.Count) -> None:
        act = count.act
        result = self._counts.do(act)
        if act.what == "sockets":
            self._note_place(home, act, is_full=bool(FULL[int(result)]))
        if count.number is not None:
            home.say(m.Counted(count.number, result))

    def _note_place(self, home: Home, act: Act, *, is_full: bool) -> None:
        address, person = act.who
        if act.verb == "come" and not is_full:
            home.places[address, person] += 1
        elif act.verb == "go":
            home.places[address, person] -= 1
            if home.places[address, person] <= 0:
                del home.places[address, person]
