"""A load balancer for nodes: it forwards connections to healthy nodes, and breaks those to other nodes."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Final

CHECK_INTERVAL: Final = 0.5  # seconds between two health checks of a node
CHECK_TIMEOUT: Final = 1.0  # timeout of a health check, in seconds
CHECK_REQUEST: Final = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class Pipe:
    """Forwards bytes between two ends. Clear `is_flowing` to pause it."""

    def __init__(self) -> None:
        self.is_flowing = asyncio.Event()
        self.is_flowing.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        """Forward a connection to a port of this machine, until either end closes or `break_connections` is called."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        far_writer: asyncio.StreamWriter | None = None
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
            directions = [
                asyncio.create_task(self._copy_bytes(reader, far_writer)),
                asyncio.create_task(self._copy_bytes(far_reader, writer)),
            ]
            try:
                await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for direction in directions:
                    direction.cancel()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            for end in (writer, far_writer):
                if end is not None:
                    end.transport.abort()

    async def _copy_bytes(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.is_flowing.wait()
                writer.write(data)
                await writer.drain()

    def break_connections(self) -> None:
        """Break all forwarded connections."""
        for task in list(self._tasks):
            task.cancel()


class PausablePort:
    """A port that forwards to another port. If it is paused, no data passes, but connections stay open."""

    def __init__(self, port: int) -> None:
        self.pipe = Pipe()
        self.port = 0
        self._target_port = port

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[None]:
        """Accept connections while the context is open."""
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()
            self.pipe.break_connections()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.pipe.join(reader, writer, self._target_port)


class Balancer:
    """A load balancer in front of nodes at these ports."""

    def __init__(self, nodes: Sequence[int], dice: random.Random) -> None:
        self.port = 0
        self._dice = dice
        self._is_healthy = dict.fromkeys(nodes, False)
        self._pipes = {port: Pipe() for port in nodes}

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[None]:
        """Accept connections while the context is open."""
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        health_checks = [asyncio.create_task(self._check_health(port)) for port in self._is_healthy]
        try:
            yield
        finally:
            for task in health_checks:
                task.cancel()
            server.close()
            for pipe in self._pipes.values():
                pipe.break_connections()

    async def _check_health(self, port: int) -> None:
        while True:
            was_healthy, self._is_healthy[port] = self._is_healthy[port], await _answers_health_check(port)
            if was_healthy and not self._is_healthy[port]:
                self._pipes[port].break_connections()
            await asyncio.sleep(CHECK_INTERVAL)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        healthy = [port for port, is_up in self._is_healthy.items() if is_up]
        if not healthy:
            writer.transport.abort()
            return
        port = self._dice.choice(healthy)
        await self._pipes[port].join(reader, writer, port)


async def _answers_health_check(port: int) -> bool:
    try:
        async with asyncio.timeout(CHECK_TIMEOUT):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(CHECK_REQUEST)
                return b" 200 " in await reader.readline()
            finally:
                writer.transport.abort()
    except (OSError, TimeoutError):
        return False
