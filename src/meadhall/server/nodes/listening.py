"""The port for other nodes, which receives questions, notices and relayed clients."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from typing import Final, cast

import msgspec

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.nodes import messages as m
from meadhall.server.nodes.joining import Client
from meadhall.server.ownership.questions import Notice, Question

FIRST_FRAME_SECONDS: Final = 10.0  # time limit for the first frame
QUESTION_DECODER: Final = msgspec.msgpack.Decoder(Question)
NOTICE_DECODER: Final = msgspec.msgpack.Decoder(Notice)


class CallHandlers:
    """The handlers for calls of other nodes. `key` returns the secret that a call must contain."""

    def __init__(
        self,
        key: Callable[[], str],
        serve: Callable[[Client], asyncio.Protocol],
        answer: Callable[[Question], Awaitable[m.Reply]],
        handle_notice: Callable[[Notice], None],
        calls: set[asyncio.Task[None]],
    ) -> None:
        self.key = key
        self.serve = serve
        self.answer = answer
        self.handle_notice = handle_notice
        self.calls = calls


class IncomingCall(asyncio.Protocol):
    """A connection of another node until its first frame is read. Without the right key it is closed."""

    def __init__(self, handlers: CallHandlers) -> None:
        self._handlers = handlers
        self._received = bytearray()
        self._transport: asyncio.Transport | None = None
        self._timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first frame, with a time limit."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's transport does not declare this type
        self._timeout = asyncio.get_running_loop().call_later(FIRST_FRAME_SECONDS, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        """Collect the first frame, and dispatch it."""
        self._received += data
        assert self._transport is not None
        try:
            length = m.frame_length(self._received)
            if length is not None and len(self._received) >= length:
                call, rest = (
                    m.CALL_DECODER.decode(bytes(self._received[m.LENGTH_HEADER.size : length])),
                    bytes(self._received[length:]),
                )
                self._received.clear()
                self._dispatch(self._transport, call, rest)
        except (msgspec.DecodeError, MeadhallError):
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout, because the connection is closed."""
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()

    def _dispatch(self, transport: asyncio.Transport, call: m.Relay | m.Ask | m.Tell, rest: bytes) -> None:
        if not hmac.compare_digest(call.key.encode(), self._handlers.key().encode()):
            transport.abort()
            return
        self._stop_waiting()
        match call:
            case m.Relay(_, client):
                protocol = self._handlers.serve(client)
                transport.set_protocol(protocol)
                protocol.connection_made(transport)
                if rest:
                    protocol.data_received(rest)
            case m.Ask(_, question):
                self._run_in_background(self._answer(transport, QUESTION_DECODER.decode(question)))
            case m.Tell(_, notice):
                self._handlers.handle_notice(NOTICE_DECODER.decode(notice))
                transport.close()

    async def _answer(self, transport: asyncio.Transport, question: Question) -> None:
        transport.write(m.encode_frame(await self._handlers.answer(question)))
        transport.close()

    def _run_in_background(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._handlers.calls.add(task)
        task.add_done_callback(self._handlers.calls.discard)
