"""Calls to another node. Calls are rare, so each one opens its own connection."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final, TypeVar

import msgspec

from meadhall.server.common.logs import log
from meadhall.server.nodes import messages as m
from meadhall.server.ownership.elsewhere import Refusal, elsewhere_denial, error_of
from meadhall.server.ownership.questions import Notice, Question

T = TypeVar("T")
ANSWER_SECONDS: Final = 2.0  # time limit for a call


async def ask_node(address: str, key: str, question: Question, reply_type: type[T]) -> T:
    """Ask the node at this address. Raise Denial if it refuses or does not answer."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            reply = m.REPLY_DECODER.decode(
                await _call(address, m.Ask(key, m.encode_part(question)), expects_reply=True)
            )
        if not reply.refusal:
            return msgspec.msgpack.decode(reply.content, type=reply_type)
        refusal = msgspec.msgpack.decode(reply.content, type=Refusal)
    except (OSError, TimeoutError, EOFError, msgspec.DecodeError):  # a decode error: the node has another version
        raise elsewhere_denial(1) from None
    raise error_of(refusal)


async def send_notice(address: str, key: str, notice: Notice) -> bool:
    """Send a notice to the node at this address; return False if it cannot be reached."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await _call(address, m.Tell(key, m.encode_part(notice)), expects_reply=False)
        return True
    except (OSError, TimeoutError, EOFError):
        log().info("node unreachable")
        return False


async def _call(address: str, message: m.Ask | m.Tell, *, expects_reply: bool) -> bytes:
    """Send a message to a node, and return the reply, empty if none is expected."""
    reader, writer = await asyncio.open_connection(*host_and_port(address))
    try:
        writer.write(m.encode_frame(message))
        await writer.drain()
        if not expects_reply:
            return b""
        (length,) = m.LENGTH_HEADER.unpack(await reader.readexactly(m.LENGTH_HEADER.size))
        return await reader.readexactly(min(length, m.MAX_FRAME_BYTES))
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def host_and_port(address: str) -> tuple[str, int]:
    """Split an address of the form host:port or [host]:port."""
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)
