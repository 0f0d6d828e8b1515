"""A bad line: between browsers and a hall, it delays, overtakes and doubles messages, loses them, and breaks."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from benches.halls.frames import CLOSE, KIND, take

HEAD = b"\r\n\r\n"
SOONEST = 0.0001  # seconds between two messages on a long line


@dataclass(frozen=True)
class Trouble:
    """How bad it is: chances for each message, and the longest delay in seconds.

    A message that is late is overtaken by those behind it. A `deaf` side hears nothing any more, and the line breaks a
    little later: no message of TCP is lost alone. Every message takes `delay` seconds, and up to `jitter` more, each
    way: so long a line is, and it changes no order.
    """

    late: float = 0.2
    longest: float = 0.15
    double: float = 0.1
    cut: float = 0.01
    deaf: float = 0.01
    delay: float = 0.0
    jitter: float = 0.0


def far(delay: float, jitter: float = 0.0) -> Trouble:
    """A line that is long, and nothing else."""
    return Trouble(late=0, double=0, cut=0, deaf=0, delay=delay, jitter=jitter)


class Proxy:
    """Passes connections on to the hall at a port. `happened` counts what it did to messages."""

    def __init__(self, port: int, trouble: Trouble, seed: str) -> None:
        self.hall = port
        self.trouble = trouble
        self.happened: Counter[str] = Counter()
        self.dice = random.Random(seed)
        self.is_calm = False
        self.port = 0
        self._passing: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self, port: int = 0) -> AsyncGenerator[None]:
        """While inside, it can be reached at `port`."""
        server = await asyncio.start_server(self._accept, "127.0.0.1", port)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()
            for task in self._passing:
                task.cancel()
            await asyncio.gather(*self._passing, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self._pass(reader, writer)
        finally:
            writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.hall)
        try:
            back.write(await reader.readuntil(HEAD))
            writer.write(await there.readuntil(HEAD))
            one, other = Way(self, reader, back), Way(self, there, writer)
            ways = [asyncio.create_task(way.run()) for way in (one, other)]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in (one, other):
                    way.end()
                for task in ways:
                    task.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        finally:
            back.transport.abort()


class Way:
    """One direction of one connection."""

    def __init__(self, proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._proxy = proxy
        self._reader = reader
        self._writer = writer
        self._late: set[asyncio.TimerHandle] = set()
        self._is_deaf = False
        self._arrived = 0.0  # when the last message comes in that is on its way
        self._running: asyncio.Task[None] | None = None

    def end(self) -> None:
        """Drop the messages that are still late."""
        for handle in self._late:
            handle.cancel()

    async def run(self) -> None:
        """Passes messages on until one side closes, or the line breaks."""
        self._running = asyncio.current_task()
        buffer = bytearray()
        while data := await self._reader.read(65536):
            buffer += data
            while (frame := take(buffer)) is not None:
                if not self._message(frame[0]):
                    return

    def _message(self, raw: bytes) -> bool:
        """Does to a message what chance will; False if the line breaks."""
        proxy, trouble, dice = self._proxy, self._proxy.trouble, self._proxy.dice
        if proxy.is_calm or raw[0] & KIND >= CLOSE:
            self._send(raw)
            return True
        if dice.random() < trouble.cut:
            proxy.happened["cut"] += 1
            return False
        if dice.random() < trouble.deaf:
            self._grow_deaf()
        for _ in range(1 + self._chance("double", trouble.double)):
            if self._chance("late", trouble.late):
                self._later(dice.uniform(0, trouble.longest), raw)
            else:
                self._send(raw)
        return True

    def _chance(self, what: str, chance: float) -> bool:
        happens = self._proxy.dice.random() < chance
        self._proxy.happened[what] += happens
        return happens

    def _later(self, seconds: float, raw: bytes) -> None:
        def send() -> None:
            self._late.discard(handle)
            self._send(raw)

        handle = asyncio.get_running_loop().call_later(seconds, send)
        self._late.add(handle)

    def _grow_deaf(self) -> None:
        self._is_deaf = True
        if self._running is not None:
            handle = asyncio.get_running_loop().call_later(2 * self._proxy.trouble.longest, self._running.cancel)
            self._late.add(handle)

    def _send(self, raw: bytes) -> None:
        trouble, loop = self._proxy.trouble, asyncio.get_running_loop()
        if not (trouble.delay or trouble.jitter):
            self._write(raw)
            return
        takes = trouble.delay + self._proxy.dice.uniform(0, trouble.jitter)
        self._arrived = max(self._arrived + SOONEST, loop.time() + takes)

        def write() -> None:
            self._late.discard(handle)
            self._write(raw)

        handle = loop.call_at(self._arrived, write)
        self._late.add(handle)

    def _write(self, raw: bytes) -> None:
        self._proxy.happened["lost" if self._is_deaf else "passed"] += 1
        if not (self._is_deaf or self._writer.is_closing()):
            self._writer.write(raw)
