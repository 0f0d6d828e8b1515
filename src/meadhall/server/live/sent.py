"""The last sight sent over a connection, so that the next message has only the changes."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

import msgspec

from meadhall.engine.presentation.alike import PositionResults
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import MEMBERS, Members, patch, patch_list, patch_members

SMALL: Final = 150  # bytes that are sent again rather than compared
READ: Final = msgspec.json.Decoder().decode
SHARED: Final = ("figures", "cards", "facts", "tracks", "standings", "places")  # lists that several viewers see
PLAIN: Final = [
    name for name in wire.Sight.__struct_fields__ if name not in ("state", "computed", "news", "ask", *SHARED)
]
VALUES: Final = attrgetter(*PLAIN)


class SentSights:
    """The sight that the other end of a connection has; empty at first."""

    __slots__ = ("_sight", "sights")

    def __init__(self) -> None:
        self.sights = 0
        self.forget()

    def forget(self) -> None:
        """Send a whole sight the next time."""
        self._sight: wire.Sight | None = None

    def message(self, sight: wire.Sight, position: PositionResults) -> wire.Sight | wire.Change:
        """Return the sight, or its changes since the one before."""
        before, self._sight = self._sight, sight
        self.sights += 1
        if before is None:
            return msgspec.structs.replace(sight, number=self.sights)
        changed = patch_members(PLAIN, VALUES(before), VALUES(sight))
        for name in SHARED:
            old, new = getattr(before, name), getattr(sight, name)
            if old is not new and (change := patch_list(old, new, position)) is not None:
                changed[name] = change
        if before.ask != sight.ask:
            changed["ask"] = _of_questions(before.ask, sight.ask)
        if before.news != sight.news:
            changed["news"] = [sight.news]  # lines are seldom sent twice
        if state := _of_members(before.state, sight.state, position):
            changed["state"] = state
        if before.computed != sight.computed:
            changed["computed"] = _of_json(bytes(before.computed), bytes(sight.computed), position)
        return wire.Change(self.sights, changed)


def _of_questions(before: wire.Ask | None, now: wire.Ask | None) -> Any:
    """Patch of the same question; another question shares too little with it, and is sent whole."""
    return patch(before, now) if before is not None and now is not None and before.kind == now.kind else [now]


def _of_members(before: Members, now: Members, position: PositionResults) -> dict[str, Any]:
    """Patch of two objects with the same members."""
    changed = [name for name, new in now.items() if (old := before[name]) is not new and old != new]
    return {name: _of_json(bytes(before[name]), bytes(now[name]), position) for name in changed}


def _of_json(before: bytes, now: bytes, position: PositionResults) -> Any:
    """Patch of two values in JSON; only differing members are decoded, once for all viewers."""
    if len(now) < SMALL:
        return [msgspec.Raw(now)]
    pair = before, now
    if pair not in position:
        position[pair] = _read(before, now, position)
    return position[pair]


def _read(before: bytes, now: bytes, position: PositionResults) -> Any:
    if before[:1] + now[:1] == b"{{":
        old, new = MEMBERS.decode(before), MEMBERS.decode(now)
        if [*old] == [*new]:
            return _of_members(old, new, position)
    return patch(READ(before), READ(now))
