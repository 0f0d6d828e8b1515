"""What was last sent over a connection, so that the next message tells only what has changed."""

from __future__ import annotations

import msgspec

from meadhall.engine.presentation.alike import Position
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import FIELDS, Fields, patch_of_fields


class Sent:
    """What the other end of a line knows after so many sights: at first nothing."""

    __slots__ = ("_fields", "sights")

    def __init__(self) -> None:
        self.sights = 0
        self.forget()

    def forget(self) -> None:
        """The other end is to be sent a whole sight again."""
        self._fields: Fields = {}

    def message(self, sight: wire.Sight, position: Position) -> wire.Sight | wire.Change:
        """What tells the other end of a sight: the sight, or what changed since the one before."""
        before, self._fields = self._fields, FIELDS.decode(msgspec.json.encode(sight))
        self.sights += 1
        if not before:
            return msgspec.structs.replace(sight, nth=self.sights)
        return wire.Change(self.sights, msgspec.Raw(patch_of_fields(before, self._fields, position)))
