"""A child process that answers questions: started when first needed, restarted when it dies, ended with the server."""

from __future__ import annotations

import asyncio
import contextlib
import struct
import sys
from asyncio.subprocess import PIPE, Process
from typing import BinaryIO, Final


class Child:
    """A Python process started with these arguments, which answers one question after the other."""

    def __init__(self, *words: str) -> None:
        self._words = words
        self._starting: asyncio.Task[Process] | None = None
        self._ending = asyncio.Lock()

    async def process(self) -> tuple[Process, bool]:
        """Return the process, and whether it is new."""
        is_new = self._starting is None or self._starting.result().returncode is not None
        if is_new:
            start = asyncio.create_subprocess_exec(sys.executable, *self._words, stdin=PIPE, stdout=PIPE)
            self._starting = asyncio.create_task(start)
        assert self._starting is not None
        return await asyncio.shield(self._starting), is_new  # a caller may give up; `end` ends the process

    async def say(self, process: Process, content: bytes) -> None:
        """Send it a frame."""
        assert process.stdin is not None
        process.stdin.write(in_frame(content))
        await process.stdin.drain()

    async def hear(self, process: Process) -> bytes:
        """Return its next frame; IncompleteReadError when it is gone."""
        assert process.stdout is not None
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return await process.stdout.readexactly(length)

    async def end(self) -> None:
        """End the process, even while it starts, and wait until it is gone."""
        async with self._ending:
            if self._starting is None:
                return
            with contextlib.suppress(OSError):
                process = await asyncio.shield(self._starting)
                if process.returncode is None:
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
                    await process.wait()
            self._starting = None


# ---- length-prefixed frames between the server and its child processes


LENGTH: Final = struct.Struct("!I")


def in_frame(content: bytes) -> bytes:
    """Put content into a frame."""
    return LENGTH.pack(len(content)) + content


def read_frame(stream: BinaryIO) -> bytes | None:
    """Return the content of the next frame; None at the end."""
    head = stream.read(LENGTH.size)
    return stream.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None
