"""The last sight sent over a connection, so that the next message has only the changes."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.engine.presentation.alike import Position
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import attribute_patch, patch

SMALL: Final = 100  # bytes that are sent again rather than compared
READ: Final = msgspec.json.Decoder().decode
Members = dict[str, msgspec.Raw]
MEMBERS: Final = msgspec.json.Decoder(Members)
FIELDS: Final = [name for name in wire.Sight.__struct_fields__ if name not in ("state", "computed", "news")]


class SentSights:
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
        if before.news != sight.news:
            changed["news"] = [sight.news]  # lines are seldom sent twice
        if state := _of_members(before.state, sight.state, position):
            changed["state"] = state
        if before.computed != sight.computed:
            changed["computed"] = _of_json(bytes(before.computed), bytes(sight.computed), position)
        return wire.Change(self.sights, changed)


def _of_members(before: Members, now: Members, position: Position) -> dict[str, Any]:
    """Patch of two objects with the same members."""
    changed = [name for name, new in now.items() if (old := before[name]) is not new and old != new]
    return {name: _of_json(bytes(before[name]), bytes(now[name]), position) for name in changed}


def _of_json(before: bytes, now: bytes, position: Position) -> Any:
    """Patch of two values in JSON; only differing members are decoded, once for all viewers."""
    if len(now) < SMALL:
        return [msgspec.Raw(now)]
    pair = before, now
    if pair not in position:
        position[pair] = _read(before, now, position)
    return position[pair]


def _read(before: bytes, now: bytes, position: Position) -> Any:
    if before[:1] + now[:1] == b"{{":
        old, new = MEMBERS.decode(before), MEMBERS.decode(now)
        if [*old] == [*new]:
            return _of_members(old, new, position)
    return patch(READ(before), READ(now))
