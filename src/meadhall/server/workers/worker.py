"""A worker: a process that is the home of some tables, and serves the connections that it is given."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import signal
import socket
import threading
from collections.abc import Coroutine, Generator, Sequence
from typing import Any, Final

import msgspec

from meadhall.engine import MeadhallError, find_game, installed_games
from meadhall.server.common import logs
from meadhall.server.config.settings import Settings
from meadhall.server.hall.site import Site
from meadhall.server.http.app import build
from meadhall.server.ownership.elsewhere import Refusal
from meadhall.server.ownership.questions import Notice, Question
from meadhall.server.ownership.spread import Spread
from meadhall.server.serving import Server, collect_seldom, house_of
from meadhall.server.workers import messages as m
from meadhall.server.workers.channel import HEAD, Channel
from meadhall.server.workers.homes import WorkerHomes
from meadhall.server.workers.passing import Passing

QUESTION: Final = msgspec.msgpack.Decoder(Question)
NOTICE: Final = msgspec.msgpack.Decoder(Notice)


class WorkerServer(Server):
    """A server without a door of its own."""

    def __init__(self, house: Site, homes: WorkerHomes, end: socket.socket) -> None:
        super().__init__(build(house), house, self._opened)
        self._homes = homes
        self._end = end
        self._spread = Spread(homes.count, first=homes.here + 1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._channel: Channel | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Ends when it is told to; Ctrl-C is for the door."""
        assert threading.current_thread() is threading.main_thread()
        before = signal.signal(signal.SIGTERM, self.handle_exit)
        try:
            yield
        finally:
            signal.signal(signal.SIGTERM, before)

    def _opened(self) -> None:
        channel = self._channel = Channel(self._end, self._hear, self._lost)
        self._homes.send = lambda message: channel.send(m.encoded(message))
        self._homes.send(m.Opened())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Says good-bye, and closes; the door hears it to the end."""
        await super().shutdown(sockets)
        for task in list(self._tasks):
            task.cancel()

    # ---- from the door

    def _hear(self, content: bytes, connection: socket.socket | None) -> None:
        message = m.TO_WORKER.decode(content)
        match message:
            case m.Serve(head) if connection is not None:
                self._soon(self._let_in(connection, head))
            case m.Asked():
                self._soon(self._answer(message))
            case m.Replied() | m.Counted():
                self._homes.answered(message)
            case m.Told(notice):
                self._house.heed(NOTICE.decode(notice))
            case m.Ping():
                self._homes.send(m.Pong())
            case m.Close():
                self.should_exit = True
            case _:
                pass

    def _lost(self) -> None:
        """The door is gone, and the hall with it."""
        self._homes.lost()
        self.should_exit = True

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, asked: m.Asked) -> None:
        given = await self._house.reply_to(QUESTION.decode(asked.question))
        self._homes.send(m.Reply(asked.number, asked.by, m.raw(given), isinstance(given, Refusal)))

    # ---- connections

    async def _let_in(self, connection: socket.socket, head: bytes) -> None:
        if self.should_exit:
            connection.close()
            return
        with contextlib.suppress(OSError):  # who came is gone already
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self._passing(head), connection)

    def _passing(self, head: bytes) -> Passing:
        return Passing(self.config, self.server_state, self.lifespan.state, head, self._elsewhere, self._pass_on)

    def _elsewhere(self, head: bytes) -> int | None:
        home = self._spread.home_of_request(head)
        return None if home == self._homes.here else home

    def _pass_on(self, home: int, head: bytes, connection: socket.socket) -> None:
        if self._channel is None:
            connection.close()
        else:
            self._channel.send(m.encoded(m.PassOn(home, head)), connection)


# ---- the process


def main(words: Sequence[str]) -> None:
    """Waits until it is told to open its home, over the socket of this number, and is that home until it closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end = socket.socket(fileno=int(words[0]))
    for name in installed_games():
        find_game(name)
    opening = _opening(end)
    if opening is None:
        return
    settings: Settings = pickle.loads(opening.settings)  # by the hall's own process, and nobody else
    logs.configure(settings.logs)
    homes = WorkerHomes(opening)
    try:
        server = WorkerServer(house_of(settings, homes, homes.count_for_all), homes, end)
        collect_seldom()
        server.run(sockets=[])
    except MeadhallError as error:
        content = m.encoded(m.NotOpened(str(error)))
        end.setblocking(True)
        end.sendall(HEAD.pack(len(content), False) + content)


def _opening(end: socket.socket) -> m.Open | None:
    """The first thing that the door says; None if it is gone."""
    end.setblocking(True)
    head = end.recv(HEAD.size, socket.MSG_WAITALL)
    if len(head) < HEAD.size:
        return None
    message = m.TO_WORKER.decode(end.recv(HEAD.unpack(head)[0], socket.MSG_WAITALL))
    return message if isinstance(message, m.Open) else None
