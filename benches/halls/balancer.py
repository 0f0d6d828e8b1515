"""A load balancer for nodes: leads connections to healthy ones, and breaks those to others."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Final

EVERY: Final = 0.5  # seconds between two looks at a node
PATIENCE: Final = 1.0  # seconds that a node has to say that it is well
CHECK: Final = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class Pipe:
    """Passes bytes on between two ends, unless it is held."""

    def __init__(self) -> None:
        self.flows = asyncio.Event()
        self.flows.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        """Joins a connection to a port of this machine, until either end is gone or it is cut."""
        me = asyncio.current_task()
        assert me is not None
        self._tasks.add(me)
        there: asyncio.StreamWriter | None = None
        try:
            back, there = await asyncio.open_connection("127.0.0.1", port)
            ways = [asyncio.create_task(self._pass(reader, there)), asyncio.create_task(self._pass(back, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(me)
            for end in (writer, there):
                if end is not None:
                    end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.flows.wait()
                writer.write(data)
                await writer.drain()

    def cut(self) -> None:
        """Breaks everything that is joined."""
        for task in list(self._tasks):
            task.cancel()


class Wire:
    """A port that stands for another one, and can be held: nothing comes through then, and nobody is told."""

    def __init__(self, port: int) -> None:
        self.pipe = Pipe()
        self.port = 0
        self._there = port

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[None]:
        """While inside, it can be reached."""
        server = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()
            self.pipe.cut()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.pipe.join(reader, writer, self._there)


class Balancer:
    """A proxy before nodes at these ports."""

    def __init__(self, nodes: Sequence[int], dice: random.Random) -> None:
        self.port = 0
        self._dice = dice
        self._well = dict.fromkeys(nodes, False)
        self._pipes = {port: Pipe() for port in nodes}

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[None]:
        """While inside, it can be reached."""
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        looking = [asyncio.create_task(self._look(port)) for port in self._well]
        try:
            yield
        finally:
            for task in looking:
                task.cancel()
            server.close()
            for pipe in self._pipes.values():
                pipe.cut()

    async def _look(self, port: int) -> None:
        while True:
            was, self._well[port] = self._well[port], await _is_well(port)
            if was and not self._well[port]:
                self._pipes[port].cut()
            await asyncio.sleep(EVERY)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        well = [port for port, is_well in self._well.items() if is_well]
        if not well:
            writer.transport.abort()
            return
        port = self._dice.choice(well)
        await self._pipes[port].join(reader, writer, port)


async def _is_well(port: int) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(CHECK)
                return b" 200 " in await reader.readline()
            finally:
                writer.transport.abort()
    except (OSError, TimeoutError):
        return False
