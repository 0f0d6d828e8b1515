"""What one node of a hall says to another: one frame, over a connection of its own, which names the key."""

from __future__ import annotations

import struct
from typing import Any, Final

import msgspec

from meadhall.server.ownership.elsewhere import not_here

LENGTH: Final = struct.Struct("!I")
MOST: Final = 16 * 1024 * 1024  # bytes of a frame


class Message(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The base of all of them. The key is what all nodes of a hall know, and nobody else."""

    key: str


class Relay(Message, frozen=True):
    """What follows is a request of this client, who has come to the wrong node; one request, and no more."""

    client: tuple[str, int] | None


class Ask(Message, frozen=True):
    """Answer a question."""

    question: msgspec.Raw


class Tell(Message, frozen=True):
    """Hear some news."""

    notice: msgspec.Raw


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """The answer to a question: `refusal` is set where there is none."""

    content: msgspec.Raw
    refusal: bool = False


CALL: Final = msgspec.msgpack.Decoder(Relay | Ask | Tell)
REPLY: Final = msgspec.msgpack.Decoder(Reply)


def raw(content: Any) -> msgspec.Raw:
    """Something within a message."""
    return msgspec.Raw(msgspec.msgpack.encode(content))


def framed(message: Any) -> bytes:
    """A message as it is sent."""
    content = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(content)) + content


def length_of(read: bytes | bytearray) -> int | None:
    """How many bytes the frame has that begins so, its head included; None as long as that is not clear.

    Denied for one that is too long to be one.
    """
    if len(read) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack_from(read)
    if length > MOST:
        raise not_here()
    return LENGTH.size + int(length)
