"""The last sight sent over a connection, so that the next message has only the changes."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.engine.presentation.alike import Position
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import attribute_patch, patch

PLAIN: Final = ("state", "computed")  # fields that are JSON already
SMALL: Final = 100  # bytes that are sent again rather than compared
READ: Final = msgspec.json.Decoder().decode
MEMBERS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
FIELDS: Final = [name for name in wire.Sight.__struct_fields__ if name not in PLAIN]


class Sent:
    """The sight that the other end of a connection has; empty at first."""

    __slots__ = ("_sight", "sights")

    def __init__(self) -> None:
        self.sights = 0
        self.forget()

    def forget(self) -> None:
        """Send a whole sight the next time."""
        self._sight: wire.Sight | None = None

    def message(self, sight: wire.Sight, position: Position) -> wire.Sight | wire.Change:
        """Return the sight, or its changes since the one before."""
        before, self._sight = self._sight, sight
        self.sights += 1
        if before is None:
            return msgspec.structs.replace(sight, number=self.sights)
        changed = attribute_patch(before, sight, FIELDS, position)
        for name in PLAIN:
            old, new = getattr(before, name), getattr(sight, name)
            if old != new:
                changed[name] = _of_json(bytes(old), bytes(new), position)
        return wire.Change(self.sights, changed)


def _of_json(before: bytes, now: bytes, position: Position) -> Any:
    """Patch of two values in JSON; only differing members are decoded, once for all viewers."""
    if len(now) < SMALL:
        return [msgspec.Raw(now)]
    pair = before, now
    if pair not in position:
        position[pair] = _members(before, now, position)
    return position[pair]


def _members(before: bytes, now: bytes, position: Position) -> Any:
    if before[:1] + now[:1] == b"{{":
        old, new = MEMBERS.decode(before), MEMBERS.decode(now)
        if [*old] == [*new]:
            changed = [name for name in new if old[name] != new[name]]
            return {name: _of_json(bytes(old[name]), bytes(new[name]), position) for name in changed}
    return patch(READ(before), READ(now), position)
