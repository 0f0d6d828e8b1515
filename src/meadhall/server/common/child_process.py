"""A child process that answers requests. It is started when first needed, and again after it has died."""

from __future__ import annotations

import asyncio
import contextlib
import struct
import sys
from asyncio.subprocess import PIPE, Process
from typing import BinaryIO, Final


class Child:
    """A Python process with these arguments, which answers one request after the other."""

    def __init__(self, *arguments: str) -> None:
        self._arguments = arguments
        self._start: asyncio.Task[Process] | None = None
        self._ending = asyncio.Lock()

    async def process(self) -> tuple[Process, bool]:
        """Return the running process, started if needed, and whether it is new."""
        is_new = self._start is None or self._start.result().returncode is not None
        if is_new:
            start = asyncio.create_subprocess_exec(sys.executable, *self._arguments, stdin=PIPE, stdout=PIPE)
            self._start = asyncio.create_task(start)
        assert self._start is not None
        return await asyncio.shield(self._start), is_new  # the start continues if the caller is cancelled

    async def send(self, process: Process, content: bytes) -> None:
        """Send a frame to the process."""
        assert process.stdin is not None
        process.stdin.write(framed(content))
        await process.stdin.drain()

    async def receive(self, process: Process) -> bytes:
        """Return the next frame from the process. Raise IncompleteReadError if it has ended."""
        assert process.stdout is not None
        (length,) = LENGTH_HEADER.unpack(await process.stdout.readexactly(LENGTH_HEADER.size))
        return await process.stdout.readexactly(length)

    async def kill(self) -> None:
        """Kill the process, even while it starts, and wait for its end."""
        async with self._ending:
            if self._start is None:
                return
            with contextlib.suppress(OSError):
                process = await asyncio.shield(self._start)
                if process.returncode is None:
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
                    await process.wait()
            self._start = None


# ---- length-prefixed frames between the server and its child processes


LENGTH_HEADER: Final = struct.Struct("!I")


def framed(content: bytes) -> bytes:
    """Return content as a frame: its length, then the content."""
    return LENGTH_HEADER.pack(len(content)) + content


def read_frame(stream: BinaryIO) -> bytes | None:
    """Return the content of the next frame; None at the end of the stream."""
    head = stream.read(LENGTH_HEADER.size)
    return stream.read(LENGTH_HEADER.unpack(head)[0]) if len(head) == LENGTH_HEADER.size else None
