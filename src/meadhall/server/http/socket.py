"""The socket of one browser at one table: checks and forwards what it sends, and writes what the table sends."""

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
from meadhall.server.http.connection import HERE, Connection
from meadhall.server.http.endpoint import address_of, language_of
from meadhall.server.http.handler import cookie_name
from meadhall.server.http.parsing import is_deeper, wrong_values
from meadhall.server.http.security import is_ours
from meadhall.server.live.commands import Said
from meadhall.server.protocol.problems import Denied, code_of, problem_of
from meadhall.server.protocol.wire import (
    AskMe,
    Bye,
    Done,
    Echo,
    FromBrowser,
    FromHall,
    Hello,
    Mute,
    Ping,
    Refused,
    Say,
    Sight,
)
from meadhall.server.wording.refusals import HallSentence, sentence

DECODER: Final = msgspec.json.Decoder(FromBrowser)
ENCODER: Final = msgspec.json.Encoder()
NAMES: Final = {kind: str(kind.__struct_config__.tag) for kind in (*get_args(FromBrowser), *get_args(FromHall))}
TOO_LARGE, MISTAKE = 1009, 1011  # what sockets are closed with
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # what writing to a socket raises that is no more
PATIENCE: Final = 5.0  # seconds that a browser has to take its last message
FULL: Final = HallSentence("too-many-tables")
CROWDED: Final = HallSentence("too-many-tables-in-network")
CLOSING: Final = HallSentence("server-restarting")
AHEAD: Final = 16  # messages that are read while the one before them is dealt with
PENDING: Final = 200  # commands of one socket whose time is taken


class Socket:
    """A socket that was let in, for a person by a session, which is the hash of its token.

    `send` never waits: in each round of the event loop it writes one thing at once, where that is taken; the rest is
    kept, and given up with the socket if it becomes too much. `language` is the browser's, until hello names that of
    the page.
    """

    def __init__(self, house: Site, websocket: WebSocket, person: Person, session: str) -> None:
        self.language = language_of(websocket)
        self._house = house
        self._websocket = websocket
        self._connection: Connection = websocket.scope[HERE]
        self.person = person
        self.session = session
        self._attendance: Viewer | None = None  # at the table, once the socket was let in there
        self._messages = Bucket(house.limits.messages)
        self._watching = Bucket(house.limits.watching)
        self._is_watching = True
        self._seq = 0
        self._waiting: deque[bytes] = deque()
        self._unsent = 0
        self._has_written = False  # in this round of the event loop
        self._something = asyncio.Event()
        self._ending: int | None = None
        self.ending = asyncio.Event()  # set when it is to end, even if nothing can be written or read any more
        self._done = asyncio.Event()
        self._asked: OrderedDict[str, float] = OrderedDict()
        self._said: asyncio.Queue[tuple[Said, float] | None] = asyncio.Queue()
        self._room = asyncio.Semaphore(AHEAD)

    def become(self, person: Person) -> None:
        """Speaks for the same person by another name, or with an account, from now on."""
        self.person = person
        if self._attendance is not None:
            self._attendance.person = person

    # ---- out

    def send(self, notice: FromHall) -> None:
        """Takes what the hall says, to be written in its turn."""
        if self._ending is not None:
            return
        if isinstance(notice, Bye):
            self._end(notice, POLICY)
            return
        self._note(notice)
        content = ENCODER.encode(notice)
        self._house.metrics.sent_of(NAMES[type(notice)]).inc()
        if not self._waiting and not self._has_written and self._connection.is_free:
            self._has_written = True
            asyncio.get_running_loop().call_soon(self._may_write_again)
            self._connection.write(content)
            return
        self._waiting.append(content)
        self._unsent += len(content)
        self._something.set()
        if self._queued > self._house.limits.unsent:
            self._waiting.clear()
            self._house.log.info("socket closed", limit="unsent")
            self.end(HallSentence("connection-too-slow"), POLICY, back=_soon())

    @property
    def _queued(self) -> int:
        """Bytes that wait behind the first message, which may be as long as a long match makes it."""
        return self._unsent - (len(self._waiting[0]) if self._waiting else 0)

    def _may_write_again(self) -> None:
        self._has_written = False

    def _note(self, notice: FromHall) -> None:
        """Keeps what the socket itself has to know of what passes through it."""
        if isinstance(notice, Sight):
            self._is_watching = not notice.mine
            self._seq = notice.seq
        elif isinstance(notice, Done | Refused):
            self._seq = notice.seq
            began = self._asked.pop(notice.id, None)
            if began is not None and isinstance(notice, Done):
                self._house.metrics.ack_seconds.observe(time.perf_counter() - began)
            if isinstance(notice, Refused):
                self._house.metrics.refused.labels(notice.code).inc()

    def end(self, said: Sentence, code: int, back: float | None = None) -> None:
        """Says good-bye after all that waits to be written, and closes."""
        self._end(Bye(sentence(said, self.language), back), code)

    def _end(self, bye: Bye, code: int) -> None:
        if self._ending is None:
            self._waiting.append(ENCODER.encode(bye))
            self._ending = code
            self._something.set()
            self.ending.set()

    def end_for_a_moment(self, said: Sentence, code: int) -> None:
        """Says good-bye, and when to come back."""
        self.end(said, code, back=_soon())

    async def bye_for_a_moment(self) -> None:
        """Tells the browser to come back soon, and waits until it knows."""
        self.end_for_a_moment(CLOSING, RESTART)
        await self._done.wait()

    async def write(self) -> None:
        """Writes until the socket is to end, or is gone."""
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

    # ---- in

    async def read(self, viewer: Viewer) -> None:
        """Reads what the browser says as soon as it comes, until it says too much or is gone."""
        viewer.person = self.person  # who may have become somebody while the table woke
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
                self.end(HallSentence("text-frames-only"), POLICY)
            elif self._may_speak(raw):
                await self._hear(raw.encode("utf-8", "surrogatepass"), viewer)

    async def pass_on(self, viewer: Viewer) -> None:
        """Passes on what was read, one thing after the other, until nothing more will come."""
        while (said := await self._said.get()) is not None:
            if self._may_talk(said[0], viewer):
                await viewer.hear(*said)
            self._room.release()

    def _may_talk(self, message: Said, viewer: Viewer) -> bool:
        """Whether somebody may say this now, where it is talk; who says too much is told so."""
        is_talk = isinstance(message, Mute | AskMe) or (isinstance(message, Say) and not viewer.knows(message.id))
        if is_talk and self._house.counts.take("chats", self.person.id) > 0:
            named = getattr(message, "id", "")
            self._refuse(named, Denied("too-many", "too-many-messages"))
            return False
        return True

    def _refuse(self, command: str, error: Denied) -> None:
        problem = problem_of(error, self.language)
        self.send(Refused(command, self._seq, problem.words, code=problem.code))

    def _may_speak(self, raw: str) -> bool:
        if len(raw) > self._house.limits.frame or len(raw.encode("utf-8", "replace")) > self._house.limits.frame:
            self._house.log.info("socket closed", limit="frame")
            most = self._house.limits.frame // 1024
            self.end(HallSentence("message-too-large", most=most), TOO_LARGE)
            return False
        bucket = self._watching if self._is_watching else self._messages
        if not bucket.take():
            self._house.log.info("socket closed", limit="messages")
            self.end(HallSentence("too-many-at-once"), POLICY, back=bucket.wait())
            return False
        return True

    async def _hear(self, raw: bytes, viewer: Viewer) -> None:
        try:
            message = self._read_message(raw)
        except Denied as error:
            self._refuse("", error)
            return
        if isinstance(message, Hello):
            self.language = message.language
        self._house.metrics.messages.labels(NAMES[type(message)]).inc()
        named = getattr(message, "id", None)
        if named is not None:
            self._asked[named] = time.perf_counter()
            while len(self._asked) > PENDING:
                self._asked.popitem(last=False)
        at = viewer.reached()
        if isinstance(message, Ping | Echo):
            await viewer.hear(message, at)
        else:
            self._said.put_nowait((message, at))
            await self._room.acquire()

    def _read_message(self, raw: bytes) -> FromBrowser:
        if is_deeper(raw, self._house.limits.depth):
            depth = self._house.limits.depth
            raise Denied("unreadable", "message-too-deep", depth=depth)
        try:
            message: FromBrowser = DECODER.decode(raw)
        except msgspec.ValidationError as error:
            raise Denied("invalid", "message-invalid", what=wrong_values(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Denied("unreadable", "message-not-json") from None
        return message


def _soon() -> float:
    """After how many seconds to come back: not all at the same moment."""
    return round(random.uniform(0.2, 3.0), 2)


# ---- coming in


async def attend(websocket: WebSocket) -> None:
    """Lets a browser in to a table, if it may."""
    house: Site = websocket.app.state.house
    if not is_ours(websocket.headers.get("origin"), websocket.headers.get("host"), house.settings.origins):
        house.metrics.refused.labels("origin").inc()
        await websocket.close(POLICY)  # before it is let in, this is a plain 403
        return
    await websocket.accept()
    token = websocket.cookies.get(cookie_name(house, websocket))
    person = await house.people.by_token(token) if token else None
    if house.closing:
        await _turn_away(websocket, CLOSING, _soon(), RESTART)
    elif person is None or token is None:
        await _turn_away(websocket, HallSentence("not-logged-in"))
    else:
        await _admit(house, websocket, person, token)


async def _turn_away(websocket: WebSocket, said: Sentence, back: float | None = None, code: int = POLICY) -> None:
    bye = Bye(sentence(said, language_of(websocket)), back)
    with contextlib.suppress(*GONE):
        await websocket.send_text(ENCODER.encode(bye).decode())
        await websocket.close(code)


async def _admit(house: Site, websocket: WebSocket, person: Person, token: str) -> None:
    """Counts somebody in, for as long as they stay."""
    with house.counts.socket(address_of(websocket), person.id) as full:
        if full:
            house.log.info("socket refused", limit="sockets")
            await _turn_away(websocket, CROWDED if full == "address" else FULL)
            return
        socket = Socket(house, websocket, person, hashed(token))
        house.sockets.add(socket)
        with house.metrics.sockets.track_inprogress():
            try:
                await _sit(house, websocket, person, socket)
            finally:
                house.sockets.discard(socket)


async def _sit(house: Site, websocket: WebSocket, person: Person, socket: Socket) -> None:
    """Reads and writes until one of both ends."""
    writing = asyncio.create_task(socket.write())
    viewer: Viewer | None = None
    reading: asyncio.Task[None] | None = None
    passing: asyncio.Task[None] | None = None
    ending = asyncio.create_task(socket.ending.wait())
    try:
        viewer = await house.tables.attend(websocket.path_params["table"], person, socket.send)
        reading = asyncio.create_task(socket.read(viewer))
        passing = asyncio.create_task(socket.pass_on(viewer))
        await asyncio.wait({writing, passing, ending}, return_when=asyncio.FIRST_COMPLETED)  # one reads until it ends
        for task in (passing, reading):
            if task.done() and (error := task.exception()) is not None:
                raise error
    except MeadhallError as error:
        socket.end(error.said, POLICY, back=_soon() if code_of(error) in ("failed", "closing") else None)
    except Exception:
        house.log.exception("failed", route="/socket/{table}")
        house.metrics.note_mistake("socket")
        socket.end(HallSentence("went-wrong"), MISTAKE, back=_soon())
    finally:
        ending.cancel()
        if viewer is not None:
            await viewer.leave()
        await _let_go(websocket, writing, reading, passing)


async def _let_go(websocket: WebSocket, writing: asyncio.Task[None], *others: asyncio.Task[None] | None) -> None:
    """Gives the last words a moment to be read, and ends what still runs."""
    if websocket.client_state is WebSocketState.CONNECTED and not writing.done():
        await asyncio.wait({writing}, timeout=PATIENCE)
    for task in (writing, *others):
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
