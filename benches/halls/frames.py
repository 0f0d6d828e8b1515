"""WebSocket frames, as far as halls and their clients use them."""

from __future__ import annotations

from typing import Final

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
KIND_BITS, LAST_FRAME_BIT, COMPRESSED_BIT = 15, 128, 64  # bits of the first byte
MASK_BIT: Final = 128  # bit of the second byte


def framed(content: bytes, kind: int) -> bytes:
    """Return a client's frame with this content. Its mask is zero, so that no masking is needed."""
    size = len(content)
    length = bytes([MASK_BIT | size]) if size < 126 else bytes([MASK_BIT | 126]) + size.to_bytes(2, "big")
    return bytes([LAST_FRAME_BIT | kind]) + length + b"\0\0\0\0" + content


def take_frame(buffer: bytearray) -> tuple[bytes, int] | None:
    """Remove the first frame from a buffer. Return the frame and the start of its content; None if it is incomplete."""
    if len(buffer) < 2:
        return None
    size, begin = buffer[1] & ~MASK_BIT, 2
    if size > 125:
        begin = 4 if size == 126 else 10
        size = int.from_bytes(buffer[2:begin], "big")
    if buffer[1] & MASK_BIT:
        begin += 4
    if len(buffer) < begin + size:
        return None
    frame = bytes(buffer[: begin + size])
    del buffer[: begin + size]
    return frame, begin
