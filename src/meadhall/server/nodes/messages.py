"""Messages between nodes. The first frame of a connection contains one message and the key."""

from __future__ import annotations

import struct
from typing import Any, Final

import msgspec

from meadhall.server.ownership.elsewhere import elsewhere_denial

LENGTH_HEADER: Final = struct.Struct("!I")
MAX_FRAME_BYTES: Final = 16 * 1024 * 1024


class Message(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Base class of all messages. `key` is the secret that all nodes of a hall share."""

    key: str


class Relay(Message, frozen=True):
    """Announce that the connection will relay one request of this client."""

    client: tuple[str, int] | None


class Ask(Message, frozen=True):
    """Ask the receiving node to answer a question."""

    question: msgspec.Raw


class Tell(Message, frozen=True):
    """Tell the receiving node to carry out a notice. There is no reply."""

    notice: msgspec.Raw


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """The reply to a question: the answer, or a `Refusal` if `refusal` is set."""

    content: msgspec.Raw
    refusal: bool = False


CALL_DECODER: Final = msgspec.msgpack.Decoder(Relay | Ask | Tell)
REPLY_DECODER: Final = msgspec.msgpack.Decoder(Reply)


def encode_part(content: Any) -> msgspec.Raw:
    """Return the encoded form of a part of a message."""
    return msgspec.Raw(msgspec.msgpack.encode(content))


def encode_frame(message: Any) -> bytes:
    """Return a message as a frame: its length, then its content."""
    content = msgspec.msgpack.encode(message)
    return LENGTH_HEADER.pack(len(content)) + content


def frame_length(received: bytes | bytearray) -> int | None:
    """Return the length of the frame at the start of `received` with its header; None if the header is incomplete.

    Raise Denial if the frame is too long.
    """
    if len(received) < LENGTH_HEADER.size:
        return None
    (length,) = LENGTH_HEADER.unpack_from(received)
    if length > MAX_FRAME_BYTES:
        raise elsewhere_denial()
    return LENGTH_HEADER.size + int(length)
