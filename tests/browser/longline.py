"""A long line between browsers and a hall: every byte takes its time, each way, and nothing is overtaken."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Generator
from contextlib import contextmanager

CHUNK = 65536


class LongLine:
    """A port that passes everything on to a hall, `delay` seconds later, and up to `jitter` more."""

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
        """While inside, the hall has this address, too."""
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
        """While inside, nothing of what the hall says arrives; it does afterwards."""
        self._let_through(False)
        try:
            yield
        finally:
            self._let_through(True)

    def _let_through(self, wanted: bool) -> None:
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
        there, back = await asyncio.open_connection("127.0.0.1", self.hall)
        always = asyncio.Event()
        always.set()
        ways = [
            asyncio.create_task(self._carry(reader, back, always)),
            asyncio.create_task(self._carry(there, writer, self._free)),
        ]
        try:
            await asyncio.gather(*ways)
        finally:
            for way in ways:
                way.cancel()
            for end in (writer, back):
                end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, free: asyncio.Event) -> None:
        """One direction: what is read is written later, in its order, and not before the way is free."""
        on_the_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(_deliver(on_the_way, writer, free))
        last = 0.0
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                now = asyncio.get_running_loop().time()
                last = max(last, now + self.delay + self._dice.random() * self.jitter)
                on_the_way.put_nowait((last, data))
        on_the_way.put_nowait((last, b""))
        await delivering


async def _deliver(
    on_the_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter, free: asyncio.Event
) -> None:
    with contextlib.suppress(OSError):
        while True:
            at, data = await on_the_way.get()
            await asyncio.sleep(at - asyncio.get_running_loop().time())
            await free.wait()
            if not data:
                writer.write_eof()
                return
            writer.write(data)
