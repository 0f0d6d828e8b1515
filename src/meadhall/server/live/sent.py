"""What was last sent over a connection, so that the next message tells only what has changed."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.engine.presentation.alike import Position
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import changes, patch

PLAIN: Final = ("state", "computed")  # what is JSON already
SMALL: Final = 100  # bytes that are sent again rather than looked into
READ: Final = msgspec.json.Decoder().decode
MEMBERS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
FIELDS: Final = [name for name in wire.Sight.__struct_fields__ if name not in PLAIN]


class Sent:
    """What the other end of a line knows after so many sights: at first nothing."""

    __slots__ = ("_sight", "sights")

    def __init__(self) -> None:
        self.sights = 0
        self.forget()

    def forget(self) -> None:
        """The other end is to be sent a whole sight again."""
        self._sight: wire.Sight | None = None

    def message(self, sight: wire.Sight, position: Position) -> wire.Sight | wire.Change:
        """What tells the other end of a sight: the sight, or what changed since the one before."""
        before, self._sight = self._sight, sight
        self.sights += 1
        if before is None:
            return msgspec.structs.replace(sight, nth=self.sights)
        changed = changes(before, sight, FIELDS, position)
        for name in PLAIN:
            old, new = getattr(before, name), getattr(sight, name)
            if old != new:
                changed[name] = _of_json(old, new, position)
        return wire.Change(self.sights, changed)


def _of_json(before: msgspec.Raw, now: msgspec.Raw, position: Position) -> Any:
    """The patch of what is JSON already; of its members only those are read that differ."""
    pair = bytes(before), bytes(now)
    if pair not in position:
        position[pair] = _members(*pair, position)
    return position[pair]


def _members(before: bytes, now: bytes, position: Position) -> Any:
    if before[:1] + now[:1] != b"{{":
        return [msgspec.Raw(now)]
    old, new = MEMBERS.decode(before), MEMBERS.decode(now)
    if [*old] != [*new]:
        return [msgspec.Raw(now)]
    return {name: _member(bytes(old[name]), bytes(one), position) for name, one in new.items() if old[name] != one}


def _member(before: bytes, now: bytes, position: Position) -> Any:
    return [msgspec.Raw(now)] if len(now) < SMALL else patch(READ(before), READ(now), position)
