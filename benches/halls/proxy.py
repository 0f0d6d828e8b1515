"""A proxy between browsers and a hall that delays, reorders, duplicates and loses messages, and breaks connections."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from benches.halls.frames import CLOSE, KIND_BITS, take_frame

END_OF_HEAD = b"\r\n\r\n"
MIN_DELAY = 0.0001  # minimum number of seconds between two delayed messages


@dataclass(frozen=True)
class Trouble:
    """How bad a connection is: chances per message, and times in seconds.

    Chances: a `delay_chance` message is delayed by up to `max_delay`, so that later messages overtake it. A `double`
    message is sent twice. `break_chance` breaks the connection. `deaf_chance`: one side receives nothing more, and the
    connection breaks soon, because TCP never loses a single message.

    Each message takes `latency` and up to `jitter` more in either direction, in unchanged order.
    """

    delay_chance: float = 0.2
    max_delay: float = 0.15
    double: float = 0.1
    break_chance: float = 0.01
    deaf_chance: float = 0.01
    latency: float = 0.0
    jitter: float = 0.0


def slow_connection(latency: float, jitter: float = 0.0) -> Trouble:
    """Return a connection with only delay and jitter."""
    return Trouble(delay_chance=0, double=0, break_chance=0, deaf_chance=0, latency=latency, jitter=jitter)


class Proxy:
    """Forwards connections to the hall at a port.

    `trouble_counts` counts the messages by their fate, such as `lost`.
    """

    def __init__(self, port: int, trouble: Trouble, seed: str) -> None:
        self.hall = port
        self.trouble = trouble
        self.trouble_counts: Counter[str] = Counter()
        self.dice = random.Random(seed)
        self.is_reliable = False
        self.port = 0
        self._passing: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self, port: int = 0) -> AsyncGenerator[None]:
        """Accept connections at `port` while the context is open."""
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
                await self._forward(reader, writer)
        finally:
            writer.transport.abort()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hall_reader, hall_writer = await asyncio.open_connection("127.0.0.1", self.hall)
        try:
            hall_writer.write(await reader.readuntil(END_OF_HEAD))
            writer.write(await hall_reader.readuntil(END_OF_HEAD))
            to_hall, to_browser = Direction(self, reader, hall_writer), Direction(self, hall_reader, writer)
            tasks = [asyncio.create_task(direction.run()) for direction in (to_hall, to_browser)]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for direction in (to_hall, to_browser):
                    direction.end()
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            hall_writer.transport.abort()


class Direction:
    """One direction of one connection."""

    def __init__(self, proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._proxy = proxy
        self._reader = reader
        self._writer = writer
        self._delayed: set[asyncio.TimerHandle] = set()
        self._is_deaf = False
        self._arrived = 0.0  # arrival time of the last message
        self._running: asyncio.Task[None] | None = None

    def end(self) -> None:
        """Drop the messages that are still delayed."""
        for handle in self._delayed:
            handle.cancel()

    async def run(self) -> None:
        """Forward messages until a side closes or the connection breaks."""
        self._running = asyncio.current_task()
        buffer = bytearray()
        while data := await self._reader.read(65536):
            buffer += data
            while (frame := take_frame(buffer)) is not None:
                if not self._handle_message(frame[0]):
                    return

    def _handle_message(self, raw: bytes) -> bool:
        """Forward, delay, duplicate or lose a message at random; False if the connection breaks."""
        proxy, trouble, dice = self._proxy, self._proxy.trouble, self._proxy.dice
        if proxy.is_reliable or raw[0] & KIND_BITS >= CLOSE:
            self._send(raw)
            return True
        if dice.random() < trouble.break_chance:
            proxy.trouble_counts["cut"] += 1
            return False
        if dice.random() < trouble.deaf_chance:
            self._become_deaf()
        for _ in range(1 + self._does_happen("double", trouble.double)):
            if self._does_happen("late", trouble.delay_chance):
                self._delay(dice.uniform(0, trouble.max_delay), raw)
            else:
                self._send(raw)
        return True

    def _does_happen(self, name: str, chance: float) -> bool:
        does_happen = self._proxy.dice.random() < chance
        self._proxy.trouble_counts[name] += does_happen
        return does_happen

    def _delay(self, seconds: float, raw: bytes) -> None:
        def send() -> None:
            self._delayed.discard(handle)
            self._send(raw)

        handle = asyncio.get_running_loop().call_later(seconds, send)
        self._delayed.add(handle)

    def _become_deaf(self) -> None:
        self._is_deaf = True
        if self._running is not None:
            handle = asyncio.get_running_loop().call_later(2 * self._proxy.trouble.max_delay, self._running.cancel)
            self._delayed.add(handle)

    def _send(self, raw: bytes) -> None:
        trouble, loop = self._proxy.trouble, asyncio.get_running_loop()
        if not (trouble.latency or trouble.jitter):
            self._write(raw)
            return
        takes = trouble.latency + self._proxy.dice.uniform(0, trouble.jitter)
        self._arrived = max(self._arrived + MIN_DELAY, loop.time() + takes)

        def write() -> None:
            self._delayed.discard(handle)
            self._write(raw)

        handle = loop.call_at(self._arrived, write)
        self._delayed.add(handle)

    def _write(self, raw: bytes) -> None:
        self._proxy.trouble_counts["lost" if self._is_deaf else "passed"] += 1
        if not (self._is_deaf or self._writer.is_closing()):
            self._writer.write(raw)
