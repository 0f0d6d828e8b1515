"""The last sight sent over a connection, so that the next message contains only the changes."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

import msgspec

from meadhall.engine.presentation.alike import PositionResults
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import MEMBERS, Members, patch, patch_list, patch_members

MIN_PATCHED_BYTES: Final = 150  # shorter values are sent again instead of compared
DECODE_JSON: Final = msgspec.json.Decoder().decode
# lists that viewers share: a patch is made once for all
SHARED_LISTS: Final = (
    "figures",
    "cards",
    "facts",
    "tracks",
    "standings",
    "places",
)
PLAIN_FIELDS: Final = [
    name for name in wire.Sight.__struct_fields__ if name not in ("state", "computed", "news", "ask", *SHARED_LISTS)
]
PLAIN_VALUES: Final = attrgetter(*PLAIN_FIELDS)


class LastSentSight:
    """Remembers the last sight sent over a connection, and turns the next sight into a message."""

    __slots__ = ("_sight", "count")

    def __init__(self) -> None:
        self.count = 0
        self.forget()

    def forget(self) -> None:
        """Forget the sight, so that the next message is a whole sight."""
        self._sight: wire.Sight | None = None

    def message(self, sight: wire.Sight, position: PositionResults) -> wire.Sight | wire.Change:
        """Return the message to send: the whole sight, or its changes since the last one."""
        last_sight, self._sight = self._sight, sight
        self.count += 1
        if last_sight is None:
            return msgspec.structs.replace(sight, number=self.count)
        changed = patch_members(PLAIN_FIELDS, PLAIN_VALUES(last_sight), PLAIN_VALUES(sight))
        for name in SHARED_LISTS:
            old, new = getattr(last_sight, name), getattr(sight, name)
            if old is not new and (change := patch_list(old, new, position)) is not None:
                changed[name] = change
        if last_sight.ask != sight.ask:
            changed["ask"] = _question_patch(last_sight.ask, sight.ask)
        if last_sight.news != sight.news:
            changed["news"] = [sight.news]  # replaced as a whole, because few lines are sent twice
        if state := _members_patch(last_sight.state, sight.state, position):
            changed["state"] = state
        if last_sight.computed != sight.computed:
            changed["computed"] = _json_patch(bytes(last_sight.computed), bytes(sight.computed), position)
        return wire.Change(self.count, changed)


def _question_patch(before: wire.Ask | None, now: wire.Ask | None) -> Any:
    """Return a patch if the question is of the same kind; otherwise the whole question."""
    return patch(before, now) if before is not None and now is not None and before.kind == now.kind else [now]


def _members_patch(before: Members, now: Members, position: PositionResults) -> dict[str, Any]:
    """Return the patches of all changed members of two objects with the same members."""
    changed = [name for name, new in now.items() if (old := before[name]) is not new and old != new]
    return {name: _json_patch(bytes(before[name]), bytes(now[name]), position) for name in changed}


def _json_patch(before: bytes, now: bytes, position: PositionResults) -> Any:
    """Return the patch of two values in JSON, cached for all viewers; only differing members are decoded."""
    if len(now) < MIN_PATCHED_BYTES:
        return [msgspec.Raw(now)]
    pair = before, now
    if pair not in position:
        position[pair] = _decoded_patch(before, now, position)
    return position[pair]


def _decoded_patch(before: bytes, now: bytes, position: PositionResults) -> Any:
    if before[:1] + now[:1] == b"{{":
        old, new = MEMBERS.decode(before), MEMBERS.decode(now)
        if [*old] == [*new]:
            return _members_patch(old, new, position)
    return patch(DECODE_JSON(before), DECODE_JSON(now))
