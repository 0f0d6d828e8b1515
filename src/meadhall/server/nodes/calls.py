"""Calls to another node: a connection for each call, since there are few."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final, TypeVar

import msgspec

from meadhall.server.common.logs import log
from meadhall.server.nodes import messages as m
from meadhall.server.ownership.elsewhere import Refusal, error_of, only_elsewhere
from meadhall.server.ownership.questions import Notice, Question

T = TypeVar("T")
PATIENCE: Final = 2.0  # seconds until a silent node counts as gone


async def ask_node(address: str, key: str, question: Question, gives: type[T]) -> T:
    """Ask the node at this address; Denial if it refuses or does not answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            reply = m.REPLY.decode(await _called(address, m.Ask(key, m.raw(question)), hears=True))
        if not reply.refusal:
            return msgspec.msgpack.decode(reply.content, type=gives)
        refusal = msgspec.msgpack.decode(reply.content, type=Refusal)
    except (OSError, TimeoutError, EOFError, msgspec.DecodeError):  # or it has another version
        raise only_elsewhere(1) from None
    raise error_of(refusal)


async def send_notice(address: str, key: str, notice: Notice) -> bool:
    """Send a notice to the node at this address; return whether it could be reached."""
    try:
        async with asyncio.timeout(PATIENCE):
            await _called(address, m.Tell(key, m.raw(notice)), hears=False)
        return True
    except (OSError, TimeoutError, EOFError):
        log().info("not reached", kind="node")
        return False


async def _called(address: str, message: m.Ask | m.Tell, *, hears: bool) -> bytes:
    """Return the frame that answers a call, if one is expected."""
    reader, writer = await asyncio.open_connection(*host_and_port(address))
    try:
        writer.write(m.encode_frame(message))
        await writer.drain()
        if not hears:
            return b""
        (length,) = m.LENGTH.unpack(await reader.readexactly(m.LENGTH.size))
        return await reader.readexactly(min(length, m.MAX_FRAME_BYTES))
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def host_and_port(address: str) -> tuple[str, int]:
    """Split host:port or [host]:port."""
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)
