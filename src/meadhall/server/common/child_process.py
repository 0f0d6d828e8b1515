"""A child process that answers questions: started when first needed, restarted when it dies, ended with the server."""

from __future__ import annotations

import asyncio
import contextlib
import struct
import sys
from asyncio.subprocess import PIPE, Process
from typing import BinaryIO, Final


class Child:
    """A Python that is begun with these words, and asked one thing after the other."""

    def __init__(self, *words: str) -> None:
        self._words = words
        self._starting: asyncio.Task[Process] | None = None
        self._ending = asyncio.Lock()

    async def process(self) -> tuple[Process, bool]:
        """The process, and whether it is new."""
        is_new = self._starting is None or self._starting.result().returncode is not None
        if is_new:
            start = asyncio.create_subprocess_exec(sys.executable, *self._words, stdin=PIPE, stdout=PIPE)
            self._starting = asyncio.create_task(start)
        assert self._starting is not None
        return await asyncio.shield(self._starting), is_new  # who asks may give up; what has begun is ended by `end`

    async def say(self, process: Process, content: bytes) -> None:
        """Says something to it."""
        assert process.stdin is not None
        process.stdin.write(framed(content))
        await process.stdin.drain()

    async def hear(self, process: Process) -> bytes:
        """The next thing that it says; IncompleteReadError when it is gone."""
        assert process.stdout is not None
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return await process.stdout.readexactly(length)

    async def end(self) -> None:
        """Ends the process whatever it does, also one that is only coming up; it is gone when this returns."""
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


def framed(content: bytes) -> bytes:
    """A frame that holds this."""
    return LENGTH.pack(len(content)) + content


def read_frame(stream: BinaryIO) -> bytes | None:
    """What the next frame holds; None at the end."""
    head = stream.read(LENGTH.size)
    return stream.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None
