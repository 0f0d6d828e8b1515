"""WebSocket frames, as far as halls and their visitors use them."""

from __future__ import annotations

from typing import Final

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
KIND, LAST, PACKED = 15, 128, 64  # in the first byte
MASKED: Final = 128  # in the second


def framed(content: bytes, kind: int) -> bytes:
    """A frame as clients send them. The mask is zero: it hides nothing, and need not be computed."""
    size = len(content)
    length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
    return bytes([LAST | kind]) + length + b"\0\0\0\0" + content


def take(buffer: bytearray) -> tuple[bytes, int] | None:
    """Takes the first frame out of what has come, and says where its content begins; None if it is not whole yet."""
    if len(buffer) < 2:
        return None
    size, begin = buffer[1] & ~MASKED, 2
    if size > 125:
        begin = 4 if size == 126 else 10
        size = int.from_bytes(buffer[2:begin], "big")
    if buffer[1] & MASKED:
        begin += 4
    if len(buffer) < begin + size:
        return None
    frame = bytes(buffer[: begin + size])
    del buffer[: begin + size]
    return frame, begin
