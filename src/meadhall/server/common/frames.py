"""Length-prefixed frames between the server and its child processes."""

from __future__ import annotations

import struct
from typing import BinaryIO, Final

LENGTH: Final = struct.Struct("!I")


def framed(content: bytes) -> bytes:
    """A frame that holds this."""
    return LENGTH.pack(len(content)) + content


def read_frame(stream: BinaryIO) -> bytes | None:
    """What the next frame holds; None at the end."""
    head = stream.read(LENGTH.size)
    return stream.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None
