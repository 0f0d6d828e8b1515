"""The socket of a browser at a table: checks and forwards its messages, and writes the messages of the table."""

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
from meadhall.server.hall.site import POLICY_VIOLATION, SERVICE_RESTART, Site, Viewer
from meadhall.server.http import endpoint, handler, parsing, security
from meadhall.server.http.connection import SCOPE_KEY, Connection
from meadhall.server.live.commands import TableMessage
from meadhall.server.protocol import wire
from meadhall.server.protocol.problems import Denial, code_of, problem_of
from meadhall.server.wording.refusals import HallSentence, refusal_sentence

DECODER: Final = msgspec.json.Decoder(wire.FromBrowser)
ENCODER: Final = msgspec.json.Encoder()
MESSAGE_NAMES: Final = {
    kind: str(kind.__struct_config__.tag) for kind in (*get_args(wire.FromBrowser), *get_args(wire.FromHall))
}
TOO_LARGE, SERVER_ERROR = 1009, 1011  # close codes
WRITE_ERRORS: Final = (WebSocketDisconnect, RuntimeError, OSError)  # raised when writing to a closed socket
LAST_MESSAGE_SECONDS: Final = 5.0  # time limit for the last message to a browser
TOO_MANY_OF_PERSON: Final = HallSentence("too-many-tables")
TOO_MANY_OF_ADDRESS: Final = HallSentence("too-many-tables-in-network")
CLOSING: Final = HallSentence("server-restarting")
MAX_READ_AHEAD: Final = 16  # messages that are read while the current one is carried out
MAX_TIMED_COMMANDS: Final = 200  # commands of one socket whose times are remembered


class Socket:
    """An accepted socket of a person. `session` is the hash of the session token.

    `send` never waits. In each round of the event loop it may write one message at once, if the connection is free. It
    queues all others, and closes the socket if too many bytes are queued. `language` comes from the browser's header,
    and later from the `hello` message.
    """

    def __init__(self, site: Site, websocket: WebSocket, person: Person, session: str) -> None:
        self.language = endpoint.language_of(websocket)
        self._site = site
        self._websocket = websocket
        self._connection: Connection = websocket.scope[SCOPE_KEY]
        self.person = person
        self.session = session
        self._viewer: Viewer | None = None  # None until the person is connected to the table
        self._messages = Bucket(site.limits.messages)
        self._watching = Bucket(site.limits.watching)
        self._is_watching = True
        self._seq = 0
        self._outgoing: deque[bytes] = deque()
        self._unsent_bytes = 0
        self._wrote_this_round = False  # whether a message was written in this round of the event loop
        self._has_work = asyncio.Event()
        self._close_code: int | None = None
        self.ending = asyncio.Event()  # set when the socket must end, even if the browser does not read
        self._is_closed = asyncio.Event()
        self._command_times: OrderedDict[str, float] = OrderedDict()
        self._incoming: asyncio.Queue[tuple[TableMessage, float] | None] = asyncio.Queue()
        self._free_slots = asyncio.Semaphore(MAX_READ_AHEAD)

    def set_person(self, person: Person) -> None:
        """Replace the person after a change of name or account."""
        self.person = person
        if self._viewer is not None:
            self._viewer.person = person

    # ---- sending

    def send(self, notice: wire.FromHall) -> None:
        """Write a message at once, or queue it."""
        if self._close_code is not None:
            return
        if isinstance(notice, wire.Bye):
            self._queue_bye(notice, POLICY_VIOLATION)
            return
        self._record_outgoing(notice)
        content = ENCODER.encode(notice)
        self._site.metrics.sent_counter(MESSAGE_NAMES[type(notice)]).inc()
        if not self._outgoing and not self._wrote_this_round and self._connection.is_free:
            self._wrote_this_round = True
            asyncio.get_running_loop().call_soon(self._begin_round)
            self._connection.write(content)
            return
        self._outgoing.append(content)
        self._unsent_bytes += len(content)
        self._has_work.set()
        if self._queued_bytes > self._site.limits.unsent:
            self._outgoing.clear()
            self._site.log.info("socket closed", limit="unsent")
            self.close(HallSentence("connection-too-slow"), POLICY_VIOLATION, wait=_random_wait())

    @property
    def _queued_bytes(self) -> int:
        """Number of queued bytes, except those of the first message, which may have any length."""
        return self._unsent_bytes - (len(self._outgoing[0]) if self._outgoing else 0)

    def _begin_round(self) -> None:
        self._wrote_this_round = False

    def _record_outgoing(self, notice: wire.FromHall) -> None:
        """Update the state of the socket and the metrics from an outgoing message."""
        if isinstance(notice, wire.Sight):
            self._is_watching = not notice.mine
            self._seq = notice.seq
        elif isinstance(notice, wire.CommandDone | wire.CommandRefused):
            self._seq = notice.seq
            began = self._command_times.pop(notice.id, None)
            if began is not None and isinstance(notice, wire.CommandDone):
                self._site.metrics.ack_seconds.observe(time.perf_counter() - began)
            if isinstance(notice, wire.CommandRefused):
                self._site.metrics.commands_refused.labels(notice.code).inc()

    def close(self, reason: Sentence, code: int, wait: float | None = None) -> None:
        """Queue a goodbye, and close after it; `wait` is the number of seconds until the browser may reconnect."""
        self._queue_bye(wire.Bye(refusal_sentence(reason, self.language), wait), code)

    def _queue_bye(self, bye: wire.Bye, code: int) -> None:
        if self._close_code is None:
            self._outgoing.append(ENCODER.encode(bye))
            self._close_code = code
            self._has_work.set()
            self.ending.set()

    def reset(self, reason: Sentence, code: int) -> None:
        """Close the socket so that the browser reconnects soon."""
        self.close(reason, code, wait=_random_wait())

    async def send_bye(self) -> None:
        """Close the socket for a restart of the hall, and wait until the goodbye is written."""
        self.reset(CLOSING, SERVICE_RESTART)
        await self._is_closed.wait()

    async def write(self) -> None:
        """Write queued messages until the socket ends."""
        try:
            with contextlib.suppress(*WRITE_ERRORS):
                await self._write_queue()
                await self._websocket.close(self._close_code or POLICY_VIOLATION)
        finally:
            self._is_closed.set()

    async def _write_queue(self) -> None:
        while self._outgoing or self._close_code is None:
            await self._has_work.wait()
            await self._connection.writable.wait()
            while self._outgoing and self._connection.writable.is_set():
                content = self._outgoing.popleft()
                self._connection.write(content)
                self._unsent_bytes -= len(content)
            if not self._outgoing and self._close_code is None:
                self._has_work.clear()

    # ---- receiving

    async def read(self, viewer: Viewer) -> None:
        """Read messages until the socket ends."""
        viewer.person = self.person  # the person may have changed while the table was loaded
        self._viewer = viewer
        try:
            await self._read_messages(viewer)
        finally:
            self._viewer = None
            self._incoming.put_nowait(None)

    async def _read_messages(self, viewer: Viewer) -> None:
        while self._close_code is None:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text")
            if raw is None:
                self.close(HallSentence("text-frames-only"), POLICY_VIOLATION)
            elif self._is_within_limits(raw):
                await self._receive(raw.encode("utf-8", "surrogatepass"), viewer)

    async def carry_out(self, viewer: Viewer) -> None:
        """Carry out the received messages one after the other, until the end of reading."""
        while (received := await self._incoming.get()) is not None:
            if self._may_chat(received[0], viewer):
                await viewer.handle(*received)
            self._free_slots.release()

    def _may_chat(self, message: TableMessage, viewer: Viewer) -> bool:
        """Whether a message is within the limit for chat. If not, refuse it. Other messages are always allowed."""
        is_talk = isinstance(message, wire.Mute | wire.AskMe) or (
            isinstance(message, wire.Say) and not viewer.is_known_command(message.id)
        )
        if is_talk and self._site.counts.take("chats", self.person.id) > 0:
            command = getattr(message, "id", "")
            self._refuse(command, Denial("too-many", "too-many-messages"))
            return False
        return True

    def _refuse(self, command: str, error: Denial) -> None:
        problem = problem_of(error, self.language)
        self.send(wire.CommandRefused(command, self._seq, problem.words, code=problem.code))

    def _is_within_limits(self, raw: str) -> bool:
        if len(raw) > self._site.limits.frame or len(raw.encode("utf-8", "replace")) > self._site.limits.frame:
            self._site.log.info("socket closed", limit="frame")
            max_kib = self._site.limits.frame // 1024
            self.close(HallSentence("message-too-large", most=max_kib), TOO_LARGE)
            return False
        bucket = self._watching if self._is_watching else self._messages
        if not bucket.take():
            self._site.log.info("socket closed", limit="messages")
            self.close(HallSentence("too-many-at-once"), POLICY_VIOLATION, wait=bucket.seconds_to_wait())
            return False
        return True

    async def _receive(self, raw: bytes, viewer: Viewer) -> None:
        try:
            message = self._read_message(raw)
        except Denial as error:
            self._refuse("", error)
            return
        if isinstance(message, wire.Hello):
            self.language = message.language
        self._site.metrics.messages_received.labels(MESSAGE_NAMES[type(message)]).inc()
        command = getattr(message, "id", None)
        if command is not None:
            self._command_times[command] = time.perf_counter()
            while len(self._command_times) > MAX_TIMED_COMMANDS:
                self._command_times.popitem(last=False)
        tick = viewer.note_message()
        if isinstance(message, wire.Ping | wire.Echo):
            await viewer.handle(message, tick)
        else:
            self._incoming.put_nowait((message, tick))
            await self._free_slots.acquire()

    def _read_message(self, raw: bytes) -> wire.FromBrowser:
        if parsing.is_nested_deeper(raw, self._site.limits.depth):
            depth = self._site.limits.depth
            raise Denial("unreadable", "message-too-deep", depth=depth)
        try:
            message: wire.FromBrowser = DECODER.decode(raw)
        except msgspec.ValidationError as error:
            raise Denial("invalid", "message-invalid", what=parsing.invalid_value_sentence(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Denial("unreadable", "message-not-json") from None
        return message


def _random_wait() -> float:
    """Return a random number of seconds until a reconnect, so that not all browsers reconnect at once."""
    return round(random.uniform(0.2, 3.0), 2)


# ---- admission


async def handle_socket(websocket: WebSocket) -> None:
    """Accept a socket to a table, or refuse it."""
    site: Site = websocket.app.state.site
    if not security.is_allowed_origin(
        websocket.headers.get("origin"), websocket.headers.get("host"), site.settings.origins
    ):
        site.metrics.commands_refused.labels("origin").inc()
        await websocket.close(POLICY_VIOLATION)  # a socket that is not accepted yet gets a plain 403
        return
    await websocket.accept()
    token = websocket.cookies.get(handler.cookie_name(site, websocket))
    person = await site.people.find_by_token(token) if token else None
    if site.is_closing:
        await _refuse(websocket, CLOSING, _random_wait(), SERVICE_RESTART)
    elif person is None or token is None:
        await _refuse(websocket, HallSentence("not-logged-in"))
    else:
        await _admit(site, websocket, person, token)


async def _refuse(
    websocket: WebSocket, reason: Sentence, reconnect_seconds: float | None = None, code: int = POLICY_VIOLATION
) -> None:
    bye = wire.Bye(refusal_sentence(reason, endpoint.language_of(websocket)), reconnect_seconds)
    with contextlib.suppress(*WRITE_ERRORS):
        await websocket.send_text(ENCODER.encode(bye).decode())
        await websocket.close(code)


async def _admit(site: Site, websocket: WebSocket, person: Person, token: str) -> None:
    """Run a socket, and count it while it is open. Refuse it if the caller has too many sockets."""
    with site.counts.socket(endpoint.address_of(websocket), person.id) as reached_limit:
        if reached_limit:
            site.log.info("socket refused", limit="sockets")
            await _refuse(websocket, TOO_MANY_OF_ADDRESS if reached_limit == "address" else TOO_MANY_OF_PERSON)
            return
        socket = Socket(site, websocket, person, hashed(token))
        site.sockets.add(socket)
        with site.metrics.sockets.track_inprogress():
            try:
                await _run_socket(site, websocket, person, socket)
            finally:
                site.sockets.discard(socket)


async def _run_socket(site: Site, websocket: WebSocket, person: Person, socket: Socket) -> None:
    """Connect a socket to its table, and read and write until either ends."""
    writing = asyncio.create_task(socket.write())
    viewer: Viewer | None = None
    reading: asyncio.Task[None] | None = None
    carrying_out: asyncio.Task[None] | None = None
    ending = asyncio.create_task(socket.ending.wait())
    try:
        viewer = await site.tables.connect(websocket.path_params["table"], person, socket.send)
        reading = asyncio.create_task(socket.read(viewer))
        carrying_out = asyncio.create_task(socket.carry_out(viewer))
        # `reading` may end first
        await asyncio.wait({writing, carrying_out, ending}, return_when=asyncio.FIRST_COMPLETED)
        for task in (carrying_out, reading):
            if task.done() and (error := task.exception()) is not None:
                raise error
    except MeadhallError as error:
        socket.close(
            error.sentence, POLICY_VIOLATION, wait=_random_wait() if code_of(error) in ("failed", "closing") else None
        )
    except Exception:
        site.log.exception("failed", route="/socket/{table}")
        site.metrics.count_error("socket")
        socket.close(HallSentence("went-wrong"), SERVER_ERROR, wait=_random_wait())
    finally:
        ending.cancel()
        if viewer is not None:
            await viewer.leave()
        await _finish(websocket, writing, reading, carrying_out)


async def _finish(websocket: WebSocket, writing: asyncio.Task[None], *other_tasks: asyncio.Task[None] | None) -> None:
    """Wait a moment until the last message is written, and cancel all tasks."""
    if websocket.client_state is WebSocketState.CONNECTED and not writing.done():
        await asyncio.wait({writing}, timeout=LAST_MESSAGE_SECONDS)
    for task in (writing, *other_tasks):
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
