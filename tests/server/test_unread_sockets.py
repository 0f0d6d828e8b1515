"""A browser that never reads is disconnected, and its queue stays within its memory limit."""

from __future__ import annotations

import base64
import json
import os
import socket
import tracemalloc
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from meadhall.server import serving
from meadhall.server.config.settings import Limits, Settings
from meadhall.server.http.connection import CONTROL_RATE
from tests.server.web import GENEROUS_LIMITS, Web, open_hall
from tests.waiting import PATIENCE, eventually

MIB = 1024 * 1024
KIB_PER_MESSAGE = 200  # KiB that the hall sends after each message
MAX_MESSAGES = 90  # number of messages up to the limit, far more than the operating system buffers


class NeverReadingClient:
    """A client that sends and never reads from its connection after the handshake."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self.is_cut = False

    def send(self, opcode: Opcode, data: bytes, *, whole: bool = True) -> None:
        try:
            self._connection.sendall(Frame(opcode, data, whole).serialize(mask=True))
        except OSError:
            self.is_cut = True

    def say(self, message: dict[str, Any]) -> None:
        self.send(Opcode.TEXT, json.dumps(message).encode())


@contextmanager
def never_reading_client(hall: Web, browser: httpx.Client) -> Generator[NeverReadingClient]:
    """Connect a client with the smallest possible receive buffer."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", hall.port))
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        lines = [
            "GET /socket/T1 HTTP/1.1", f"Host: 127.0.0.1:{hall.port}", f"Origin: {hall.origin}", f"Cookie: {cookie}",
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "", "",
        ]  # fmt: skip
        connection.sendall("\r\n".join(lines).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += connection.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")
        yield NeverReadingClient(connection)


def fill_queue(hall: Web, client: NeverReadingClient, until: Callable[[], bool], limit: int = MAX_MESSAGES) -> int:
    """Make the hall send more and more until a condition holds. Return the number of KiB that it sent."""
    for count in range(limit):
        if until():
            return KIB_PER_MESSAGE * count
        message_count = len(hall.tables.received)
        client.say({"type": "answer", "id": str(count), "seat": 0, "key": "pour"})
        assert eventually(partial(_has_sent_more, hall, message_count, until))
    return KIB_PER_MESSAGE * limit


def _has_sent_more(hall: Web, heard: int, until: Callable[[], bool]) -> bool:
    return len(hall.tables.received) > heard or until()


def quick_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the hall ping much more often than usual."""
    usual = serving.config_of

    def config_of(app: Any, settings: Settings) -> uvicorn.Config:
        config = usual(app, settings)
        config.ws_ping_interval = config.ws_ping_timeout = 0.3
        return config

    monkeypatch.setattr(serving, "config_of", config_of)


def test_client_that_never_reads_is_dropped_and_uses_little_memory(tmp_path: Path) -> None:
    with open_hall(tmp_path, GENEROUS_LIMITS) as hall, never_reading_client(hall, hall.new_browser()) as client:
        assert eventually(lambda: len(hall.site.sockets) == 1)
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            poured = fill_queue(hall, client, lambda: hall.tables.left_tables == 1)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert hall.tables.left_tables == 1, "the viewer has left the table"
        assert poured < KIB_PER_MESSAGE * MAX_MESSAGES
        assert peak - before < 3 * MIB, "queued messages stay within the limit, plus the message being sent"
        assert eventually(lambda: not hall.site.sockets), "the socket no longer counts"
        assert eventually(lambda: not hall.connections), "the connection is closed"


def test_client_that_ignores_pings_is_dropped_below_the_send_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_pings(monkeypatch)
    room_for_all = Limits(guests=GENEROUS_LIMITS.guests, requests=GENEROUS_LIMITS.requests, unsent=1024 * MIB)
    with open_hall(tmp_path, room_for_all) as hall, never_reading_client(hall, hall.new_browser()) as client:
        fill_queue(hall, client, lambda: hall.tables.left_tables == 1, limit=MAX_MESSAGES // 2)
        assert eventually(lambda: hall.tables.left_tables == 1)
        assert eventually(lambda: not hall.site.sockets)


RECEIVED_ANSWER = b'{"type":"answer","id":"1","seat":0,"key":"k"}'


@pytest.mark.parametrize("frame", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_client_that_floods_with_control_frames_is_dropped(tmp_path: Path, frame: Opcode) -> None:
    pieces = frame is Opcode.CONT
    with open_hall(tmp_path, GENEROUS_LIMITS) as hall, never_reading_client(hall, hall.new_browser()) as client:
        client.send(Opcode.TEXT, RECEIVED_ANSWER[:9], whole=not pieces)
        for _ in range(CONTROL_RATE.count - 1):
            client.send(frame, b"", whole=not pieces)
        client.send(Opcode.CONT if pieces else Opcode.TEXT, RECEIVED_ANSWER[9:] if pieces else RECEIVED_ANSWER)
        assert eventually(lambda: len(hall.tables.received) == 1), "this many frames are allowed"
        client.send(Opcode.TEXT, RECEIVED_ANSWER, whole=not pieces)
        for _ in range(2):
            client.send(frame, b"", whole=not pieces)
        assert eventually(lambda: hall.tables.left_tables == 1)
        assert eventually(lambda: not hall.connections)


def test_client_that_pings_without_reading_is_dropped(tmp_path: Path) -> None:
    with open_hall(tmp_path, GENEROUS_LIMITS) as hall, never_reading_client(hall, hall.new_browser()) as client:
        assert eventually(lambda: len(hall.site.sockets) == 1)
        for _ in range(1_000_000):
            client.send(Opcode.PING, b"p" * 125)
            if client.is_cut or hall.tables.left_tables:
                break
        assert eventually(lambda: hall.tables.left_tables == 1)
        assert eventually(lambda: not hall.site.sockets)
