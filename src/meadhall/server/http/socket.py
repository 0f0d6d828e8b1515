"""The socket of one browser at one table: checks and forwards its messages, and writes those of the table."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import OrderedDict, deque
from typing import Final, get_args

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from meadhall.engine.common.errors import MeadhallError, Sentence
from meadhall.server.accounts.people import Person
from meadhall.server.accounts.sessions import hashed
from meadhall.server.config.rate_limits import Bucket
from meadhall.server.hall.site import POLICY, RESTART, Site, Viewer
from meadhall.server.http import endpoint, handler, parsing, security
from meadhall.server.http.connection import HERE, Connection
from meadhall.server.live.commands import TableMessage
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denial, code_of, problem_of
from meadhall.server.wording.refusals import HallSentence, refusal_sentence

DECODER: Final = msgspec.json.Decoder(wire.FromBrowser)
ENCODER: Final = msgspec.json.Encoder()
NAMES: Final = {
    kind: str(kind.__struct_config__.tag) for kind in (*get_args(wire.FromBrowser), *get_args(wire.FromHall))
}
TOO_LARGE, MISTAKE = 1009, 1011  # close codes
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # errors of writing to a closed socket
PATIENCE: Final = 5.0  # seconds for a browser to take its last message
FULL: Final = HallSentence("too-many-tables")
CROWDED: Final = HallSentence("too-many-tables-in-network")
CLOSING: Final = HallSentence("server-restarting")
AHEAD: Final = 16  # messages read ahead of the current one
PENDING: Final = 200  # commands of one socket that are timed


class Socket:
    """An accepted socket, for a person and a session, which is the hash of its token.

    `send` never waits: in each round of the event loop it writes one message at once, if that is taken. The rest is
    queued; too much closes the socket. `language` is the browser's, until hello names that of the page.
    """

    def __init__(self, site: Site, websocket: WebSocket, person: Person, session: str) -> None:
        self.language = endpoint.language_of(websocket)
        self._site = site
        self._websocket = websocket
        self._connection: Connection = websocket.scope[HERE]
        self.person = person
        self.session = session
        self._attendance: Viewer | None = None  # the viewer, once the socket was admitted to the table
        self._messages = Bucket(site.limits.messages)
        self._watching = Bucket(site.limits.watching)
        self._is_watching = True
        self._seq = 0
        self._waiting: deque[bytes] = deque()
        self._unsent = 0
        self._has_written = False  # in this round of the event loop
        self._something = asyncio.Event()
        self._ending: int | None = None
        self.ending = asyncio.Event()  # set when it must end, even if nothing can be written or read any more
        self._done = asyncio.Event()
        self._asked: OrderedDict[str, float] = OrderedDict()
        self._said: asyncio.Queue[tuple[TableMessage, float] | None] = asyncio.Queue()
        self._room = asyncio.Semaphore(AHEAD)

    def set_person(self, person: Person) -> None:
        """Speak for the same person with a new name or account."""
        self.person = person
        if self._attendance is not None:
            self._attendance.person = person

    # ---- sending

    def send(self, notice: wire.FromHall) -> None:
        """Send a message, or queue it."""
        if self._ending is not None:
            return
        if isinstance(notice, wire.Bye):
            self._end(notice, POLICY)
            return
        self._note(notice)
        content = ENCODER.encode(notice)
        self._site.metrics.sent_of(NAMES[type(notice)]).inc()
        if not self._waiting and not self._has_written and self._connection.is_free:
            self._has_written = True
            asyncio.get_running_loop().call_soon(self._may_write_again)
            self._connection.write(content)
            return
        self._waiting.append(content)
        self._unsent += len(content)
        self._something.set()
        if self._queued > self._site.limits.unsent:
            self._waiting.clear()
            self._site.log.info("socket closed", limit="unsent")
            self.close(HallSentence("connection-too-slow"), POLICY, wait=_soon())

    @property
    def _queued(self) -> int:
        """Bytes that wait behind the first message, which may be as long as a long match needs."""
        return self._unsent - (len(self._waiting[0]) if self._waiting else 0)

    def _may_write_again(self) -> None:
        self._has_written = False

    def _note(self, notice: wire.FromHall) -> None:
        """Note the messages that concern the socket itself."""
        if isinstance(notice, wire.Sight):
            self._is_watching = not notice.mine
            self._seq = notice.seq
        elif isinstance(notice, wire.CommandDone | wire.CommandRefused):
            self._seq = notice.seq
            began = self._asked.pop(notice.id, None)
            if began is not None and isinstance(notice, wire.CommandDone):
                self._site.metrics.ack_seconds.observe(time.perf_counter() - began)
            if isinstance(notice, wire.CommandRefused):
                self._site.metrics.refused.labels(notice.code).inc()

    def close(self, reason: Sentence, code: int, wait: float | None = None) -> None:
        """Say goodbye after all queued messages, and close."""
        self._end(wire.Bye(refusal_sentence(reason, self.language), wait), code)

    def _end(self, bye: wire.Bye, code: int) -> None:
        if self._ending is None:
            self._waiting.append(ENCODER.encode(bye))
            self._ending = code
            self._something.set()
            self.ending.set()

    def reset(self, reason: Sentence, code: int) -> None:
        """Say goodbye, and when to reconnect."""
        self.close(reason, code, wait=_soon())

    async def send_bye(self) -> None:
        """Ask the browser to reconnect soon, and wait until it has the message."""
        self.reset(CLOSING, RESTART)
        await self._done.wait()

    async def write(self) -> None:
        """Write until the socket must end, or is gone."""
        try:
            with contextlib.suppress(*GONE):
                await self._write_on()
                await self._websocket.close(self._ending or POLICY)
        finally:
            self._done.set()

    async def _write_on(self) -> None:
        while self._waiting or self._ending is None:
            await self._something.wait()
            await self._connection.writable.wait()
            while self._waiting and self._connection.writable.is_set():
                content = self._waiting.popleft()
                self._connection.write(content)
                self._unsent -= len(content)
            if not self._waiting and self._ending is None:
                self._something.clear()

    # ---- receiving

    async def read(self, viewer: Viewer) -> None:
        """Read messages as they arrive, until there are too many or the browser is gone."""
        viewer.person = self.person  # they may have logged in while the table was loaded
        self._attendance = viewer
        try:
            await self._read_on(viewer)
        finally:
            self._attendance = None
            self._said.put_nowait(None)

    async def _read_on(self, viewer: Viewer) -> None:
        while self._ending is None:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text")
            if raw is None:
                self.close(HallSentence("text-frames-only"), POLICY)
            elif self._may_speak(raw):
                await self._hear(raw.encode("utf-8", "surrogatepass"), viewer)

    async def pass_on(self, viewer: Viewer) -> None:
        """Carry out the messages one after the other, until no more will come."""
        while (said := await self._said.get()) is not None:
            if self._may_talk(said[0], viewer):
                await viewer.handle(*said)
            self._room.release()

    def _may_talk(self, message: TableMessage, viewer: Viewer) -> bool:
        """Whether a person may send this message now, if it is chat; too many are refused."""
        is_talk = isinstance(message, wire.Mute | wire.AskMe) or (
            isinstance(message, wire.Say) and not viewer.is_known_command(message.id)
        )
        if is_talk and self._site.counts.take("chats", self.person.id) > 0:
            named = getattr(message, "id", "")
            self._refuse(named, Denial("too-many", "too-many-messages"))
            return False
        return True

    def _refuse(self, command: str, error: Denial) -> None:
        problem = problem_of(error, self.language)
        self.send(wire.CommandRefused(command, self._seq, problem.words, code=problem.code))

    def _may_speak(self, raw: str) -> bool:
        if len(raw) > self._site.limits.frame or len(raw.encode("utf-8", "replace")) > self._site.limits.frame:
            self._site.log.info("socket closed", limit="frame")
            most = self._site.limits.frame // 1024
            self.close(HallSentence("message-too-large", most=most), TOO_LARGE)
            return False
        bucket = self._watching if self._is_watching else self._messages
        if not bucket.take():
            self._site.log.info("socket closed", limit="messages")
            self.close(HallSentence("too-many-at-once"), POLICY, wait=bucket.wait())
            return False
        return True

    async def _hear(self, raw: bytes, viewer: Viewer) -> None:
        try:
            message = self._read_message(raw)
        except Denial as error:
            self._refuse("", error)
            return
        if isinstance(message, wire.Hello):
            self.language = message.language
        self._site.metrics.messages.labels(NAMES[type(message)]).inc()
        named = getattr(message, "id", None)
        if named is not None:
            self._asked[named] = time.perf_counter()
            while len(self._asked) > PENDING:
                self._asked.popitem(last=False)
        at = viewer.note_message()
        if isinstance(message, wire.Ping | wire.Echo):
            await viewer.handle(message, at)
        else:
            self._said.put_nowait((message, at))
            await self._room.acquire()

    def _read_message(self, raw: bytes) -> wire.FromBrowser:
        if parsing.is_deeper(raw, self._site.limits.depth):
            depth = self._site.limits.depth
            raise Denial("unreadable", "message-too-deep", depth=depth)
        try:
            message: wire.FromBrowser = DECODER.decode(raw)
        except msgspec.ValidationError as error:
            raise Denial("invalid", "message-invalid", what=parsing.wrong_values(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Denial("unreadable", "message-not-json") from None
        return message


def _soon() -> float:
    """Seconds until the browser reconnects: not all at the same moment."""
    return round(random.uniform(0.2, 3.0), 2)


# ---- admission


async def attend(websocket: WebSocket) -> None:
    """Admit a browser to a table, if it may enter."""
    site: Site = websocket.app.state.site
    if not security.is_ours(websocket.headers.get("origin"), websocket.headers.get("host"), site.settings.origins):
        site.metrics.refused.labels("origin").inc()
        await websocket.close(POLICY)  # before it is accepted, this is a plain 403
        return
    await websocket.accept()
    token = websocket.cookies.get(handler.cookie_name(site, websocket))
    person = await site.people.by_token(token) if token else None
    if site.closing:
        await _turn_away(websocket, CLOSING, _soon(), RESTART)
    elif person is None or token is None:
        await _turn_away(websocket, HallSentence("not-logged-in"))
    else:
        await _admit(site, websocket, person, token)


async def _turn_away(websocket: WebSocket, said: Sentence, back: float | None = None, code: int = POLICY) -> None:
    bye = wire.Bye(refusal_sentence(said, endpoint.language_of(websocket)), back)
    with contextlib.suppress(*GONE):
        await websocket.send_text(ENCODER.encode(bye).decode())
        await websocket.close(code)


async def _admit(site: Site, websocket: WebSocket, person: Person, token: str) -> None:
    """Count a socket while it is open."""
    with site.counts.socket(endpoint.address_of(websocket), person.id) as full:
        if full:
            site.log.info("socket refused", limit="sockets")
            await _turn_away(websocket, CROWDED if full == "address" else FULL)
            return
        socket = Socket(site, websocket, person, hashed(token))
        site.sockets.add(socket)
        with site.metrics.sockets.track_inprogress():
            try:
                await _sit(site, websocket, person, socket)
            finally:
                site.sockets.discard(socket)


async def _sit(site: Site, websocket: WebSocket, person: Person, socket: Socket) -> None:
    """Read and write until one of them ends."""
    writing = asyncio.create_task(socket.write())
    viewer: Viewer | None = None
    reading: asyncio.Task[None] | None = None
    passing: asyncio.Task[None] | None = None
    ending = asyncio.create_task(socket.ending.wait())
    try:
        viewer = await site.tables.connect(websocket.path_params["table"], person, socket.send)
        reading = asyncio.create_task(socket.read(viewer))
        passing = asyncio.create_task(socket.pass_on(viewer))
        await asyncio.wait({writing, passing, ending}, return_when=asyncio.FIRST_COMPLETED)  # the last one continues
        for task in (passing, reading):
            if task.done() and (error := task.exception()) is not None:
                raise error
    except MeadhallError as error:
        socket.close(error.said, POLICY, wait=_soon() if code_of(error) in ("failed", "closing") else None)
    except Exception:
        site.log.exception("failed", route="/socket/{table}")
        site.metrics.count_error("socket")
        socket.close(HallSentence("went-wrong"), MISTAKE, wait=_soon())
    finally:
        ending.cancel()
        if viewer is not None:
            await viewer.leave()
        await _let_go(websocket, writing, reading, passing)


async def _let_go(websocket: WebSocket, writing: asyncio.Task[None], *others: asyncio.Task[None] | None) -> None:
    """Give the last message a moment to arrive, and end the other tasks."""
    if websocket.client_state is WebSocketState.CONNECTED and not writing.done():
        await asyncio.wait({writing}, timeout=PATIENCE)
    for task in (writing, *others):
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
