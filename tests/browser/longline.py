"""A slow proxy between browsers and a hall: it delays every byte in both directions, and keeps the order."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Generator
from contextlib import contextmanager

CHUNK_BYTES = 65536


class LongLine:
    """Forwards a port to a hall with `delay` seconds of latency and up to `jitter` seconds more."""

    def __init__(self, hall: int, delay: float, jitter: float) -> None:
        self.hall = hall
        self.delay = delay
        self.jitter = jitter
        self.port = 0
        self._dice = random.Random("line")
        self._loop = asyncio.new_event_loop()
        self._free = asyncio.Event()
        self._passing: set[asyncio.Task[None]] = set()

    @contextmanager
    def open(self) -> Generator[str]:
        """Yield a second address of the hall. It works inside the `with` block."""
        loop, ready = self._loop, threading.Event()
        thread = threading.Thread(target=self._run, args=(loop, ready))
        thread.start()
        ready.wait()
        try:
            yield f"http://localhost:{self.port}"
        finally:
            loop.call_soon_threadsafe(loop.stop)
            thread.join()

    @contextmanager
    def hold(self) -> Generator[None]:
        """Hold the hall's messages back inside the `with` block, and deliver them after it."""
        self._set_open(False)
        try:
            yield
        finally:
            self._set_open(True)

    def _set_open(self, wanted: bool) -> None:
        async def change() -> None:
            (self._free.set if wanted else self._free.clear)()

        asyncio.run_coroutine_threadsafe(change(), self._loop).result()

    def _run(self, loop: asyncio.AbstractEventLoop, ready: threading.Event) -> None:
        asyncio.set_event_loop(loop)
        server = loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._free.set()
        ready.set()
        loop.run_forever()
        server.close()
        open_lines = asyncio.all_tasks(loop)
        for task in open_lines:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*open_lines, return_exceptions=True))
        loop.close()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hall_reader, hall_writer = await asyncio.open_connection("127.0.0.1", self.hall)
        always = asyncio.Event()
        always.set()
        ways = [
            asyncio.create_task(self._forward(reader, hall_writer, always)),
            asyncio.create_task(self._forward(hall_reader, writer, self._free)),
        ]
        try:
            await asyncio.gather(*ways)
        finally:
            for way in ways:
                way.cancel()
            for end in (writer, hall_writer):
                end.transport.abort()

    async def _forward(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_free: asyncio.Event
    ) -> None:
        """Forward one direction: write the data later and in order, and only while the line is free."""
        on_the_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(_deliver(on_the_way, writer, is_free))
        last = 0.0
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK_BYTES):
                now = asyncio.get_running_loop().time()
                last = max(last, now + self.delay + self._dice.random() * self.jitter)
                on_the_way.put_nowait((last, data))
        on_the_way.put_nowait((last, b""))
        await delivering


async def _deliver(
    queue: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter, is_free: asyncio.Event
) -> None:
    with contextlib.suppress(OSError):
        while True:
            at, data = await queue.get()
            await asyncio.sleep(at - asyncio.get_running_loop().time())
            await is_free.wait()
            if not data:
                writer.write_eof()
                return
            writer.write(data)
