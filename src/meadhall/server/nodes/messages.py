"""Messages between nodes: one frame with the key, over a connection of its own."""

from __future__ import annotations

import struct
from typing import Any, Final

import msgspec

from meadhall.server.ownership.elsewhere import only_elsewhere

LENGTH: Final = struct.Struct("!I")
MAX_FRAME_BYTES: Final = 16 * 1024 * 1024  # bytes of a frame


class Message(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Base of all messages. The key is a secret of the nodes of a hall."""

    key: str


class Relay(Message, frozen=True):
    """A request of a client who has come to the wrong node; exactly one request follows."""

    client: tuple[str, int] | None


class Ask(Message, frozen=True):
    """Answer a question."""

    question: msgspec.Raw


class Tell(Message, frozen=True):
    """Take a notice."""

    notice: msgspec.Raw


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """The answer to a question; `refusal` is set if it is refused."""

    content: msgspec.Raw
    refusal: bool = False


CALL: Final = msgspec.msgpack.Decoder(Relay | Ask | Tell)
REPLY: Final = msgspec.msgpack.Decoder(Reply)


def raw(content: Any) -> msgspec.Raw:
    """Encode a part of a message."""
    return msgspec.Raw(msgspec.msgpack.encode(content))


def encode_frame(message: Any) -> bytes:
    """Encode a message as a frame."""
    content = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(content)) + content


def frame_length(read: bytes | bytearray) -> int | None:
    """Length of the frame with this beginning, its head included; None while it is incomplete.

    Denial if it is too long for a frame.
    """
    if len(read) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack_from(read)
    if length > MAX_FRAME_BYTES:
        raise only_elsewhere()
    return LENGTH.size + int(length)
