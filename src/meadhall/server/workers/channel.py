"""What two processes of a hall say to each other: frames, and with some of them an open connection."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import struct
from collections import deque
from collections.abc import Callable
from typing import Final

HEAD: Final = struct.Struct("!I?")  # how long a frame is, and whether a connection comes with it
AT_ONCE: Final = 256 * 1024


class Channel:
    """One end. `hear` is told every frame, with the connection that came along; `lost` that the other end is gone."""

    def __init__(
        self, end: socket.socket, hear: Callable[[bytes, socket.socket | None], None], lost: Callable[[], None]
    ) -> None:
        self._end = end
        self._hear = hear
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._read = bytearray()
        self._come: deque[int] = deque()
        self._waiting: deque[tuple[bytes, socket.socket | None]] = deque()
        self.is_open = True
        end.setblocking(False)
        self._loop.add_reader(end, self._readable)

    def send(self, content: bytes, connection: socket.socket | None = None) -> None:
        """Sends a frame, as soon as there is room; a connection is the other end's from then on."""
        if not self.is_open:
            if connection is not None:
                connection.close()
            return
        self._waiting.append((HEAD.pack(len(content), connection is not None) + content, connection))
        if len(self._waiting) == 1:
            self._write()

    def close(self) -> None:
        """Lets go of it; nothing is heard any more."""
        if self.is_open:
            self.is_open = False
            self._loop.remove_reader(self._end)
            self._loop.remove_writer(self._end)
            self._end.close()
            for _, connection in self._waiting:
                if connection is not None:
                    connection.close()
            while self._come:
                os.close(self._come.popleft())

    # ---- out

    def _write(self) -> None:
        try:
            while self._waiting:
                self._write_some(*self._waiting.popleft())
        except BlockingIOError:
            self._loop.add_writer(self._end, self._write)
        except OSError:
            self._end_of_it()
        else:
            self._loop.remove_writer(self._end)

    def _write_some(self, content: bytes, connection: socket.socket | None) -> None:
        """Writes as much as there is room for; the rest is the next to be written."""
        try:
            if connection is None:
                sent = self._end.send(content)
            else:
                sent = socket.send_fds(self._end, [content], [connection.fileno()])
        except OSError:
            self._waiting.appendleft((content, connection))
            raise
        if connection is not None:
            connection.close()
        if sent < len(content):
            self._waiting.appendleft((content[sent:], None))

    # ---- in

    def _readable(self) -> None:
        try:
            content, come, _, _ = socket.recv_fds(self._end, AT_ONCE, 16)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            self._end_of_it()
            return
        # Else a bot's process would keep it open; `recv_fds` of Python 3.11 makes nothing of the flag that says so.
        for number in come:
            os.set_inheritable(number, False)
        self._come.extend(come)
        if not content:
            self._end_of_it()
            return
        self._read += content
        self._take()

    def _take(self) -> None:
        while self.is_open and len(self._read) >= HEAD.size:
            length, brings = HEAD.unpack_from(self._read)
            if len(self._read) < HEAD.size + length:
                return
            content = bytes(self._read[HEAD.size : HEAD.size + length])
            del self._read[: HEAD.size + length]
            self._hear(content, socket.socket(fileno=self._come.popleft()) if brings else None)

    def _end_of_it(self) -> None:
        if self.is_open:
            self.close()
            self._lost()


def passed_on(transport: asyncio.Transport) -> socket.socket:
    """The connection of a transport, to be given to another process; this one lets go of it without closing it."""
    transport.pause_reading()
    given = socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))
    with contextlib.suppress(OSError):
        given.setblocking(False)
    transport.abort()
    return given
