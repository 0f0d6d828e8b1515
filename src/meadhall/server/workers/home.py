"""One home, as the door sees it: its process, what waits until that is open, and what is under way in it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from collections import Counter
from collections.abc import Callable
from typing import Final

from meadhall.server.workers import messages as m
from meadhall.server.workers.channel import Channel

WORKER: Final = "import sys; from meadhall.server.workers.worker import main; main(sys.argv[1:])"
MOST: Final = 1000  # connections that wait until it is open again
Hear = Callable[["Home", m.FromWorker, socket.socket | None], None]


class Home:
    """The home of this number. `asked` are the homes that wait for an answer of it, `places` its open sockets."""

    def __init__(self, number: int, hear: Hear) -> None:
        self.number = number
        self.is_open = False
        self.unanswered = 0  # pings since it has last said anything
        self.asked: set[tuple[int, int]] = set()
        self.places: Counter[tuple[str, str]] = Counter()
        self._hear = hear
        self._process: Process | None = None
        self._channel: Channel | None = None
        self._waiting: list[tuple[bytes, socket.socket]] = []
        self._is_gone = asyncio.Event()

    # ---- its process

    async def start(self, *kept: int) -> None:
        """Begins its process, which keeps these files open as long as it lives."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        self._is_gone = asyncio.Event()
        with theirs:
            number = theirs.fileno()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", WORKER, str(number), stdin=DEVNULL, pass_fds=(number, *kept)
            )
        self._channel = Channel(ours, self._heard, self._is_gone.set)

    async def gone(self) -> None:
        """Waits until its process is gone; one that does not answer any more is ended."""
        assert self._process is not None
        await self._is_gone.wait()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await self._process.wait()
        self.kill()
        await self._process.wait()
        self.is_open = False
        if self._channel is not None:
            self._channel.close()

    @property
    def has_begun(self) -> bool:
        """Whether there is, or was, a process."""
        return self._process is not None

    def kill(self) -> None:
        """Ends it, whatever it does."""
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    def opened(self) -> None:
        """Lets those in who waited."""
        self.is_open = True
        self.unanswered = 0
        waiting, self._waiting = self._waiting, []
        for head, connection in waiting:
            self.serve(head, connection)

    # ---- what it is told

    def say(self, message: m.ToWorker) -> None:
        """Says something to it."""
        if self._channel is not None:
            self._channel.send(m.encoded(message))

    def ping(self) -> None:
        """Asks it to say something, if it is open."""
        if self.is_open:
            self.unanswered += 1
            self.say(m.Ping())

    def serve(self, head: bytes, connection: socket.socket) -> None:
        """Gives it a connection; one that comes while it is not open waits, if not too many do."""
        if self.is_open and self._channel is not None:
            self._channel.send(m.encoded(m.Serve(head)), connection)
        elif len(self._waiting) < MOST:
            self._waiting.append((head, connection))
        else:
            connection.close()

    def turn_away(self) -> None:
        """Nobody who waits is let in any more."""
        for _, connection in self._waiting:
            connection.close()
        self._waiting.clear()

    def _heard(self, content: bytes, connection: socket.socket | None) -> None:
        self.unanswered = 0
        self._hear(self, m.FROM_WORKER.decode(content), connection)
