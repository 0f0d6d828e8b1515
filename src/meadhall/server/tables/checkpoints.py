"""The checkpoint from which a table continues if its log no longer fits the rules. It never leaves the server."""

from __future__ import annotations

import msgspec

from meadhall.engine.record.checkpoint import Checkpoint


class TableCheckpoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """The match as plain data, the seconds left on each clock, and in real time the milliseconds played."""

    match: Checkpoint
    left: list[float] | None = None
    time: int = 0


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(TableCheckpoint)
