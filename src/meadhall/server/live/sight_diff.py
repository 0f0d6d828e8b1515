"""What was last sent over a connection, so that the next message leaves out what has not changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from meadhall.engine.presentation.alike import Position
from meadhall.engine.presentation.scene import Place
from meadhall.server.protocol import wire
from meadhall.server.protocol.list_diff import Run, changed, replaced

Fields = dict[str, msgspec.Raw]

FIELDS: Final = msgspec.json.Decoder(Fields)
# Lists of a sight of which only changes are told. Figures come, go and move about; all else mostly stays in its order.
LISTS: Final = ("figures", "places", "cards", "facts", "tracks", "standings")


class Sent:
    """What the other end of a line knows after so many sights: at first nothing."""

    __slots__ = ("_before", "_fields", "places", "sights")

    def __init__(self) -> None:
        self.sights = 0
        self.forget()

    def forget(self) -> None:
        """The other end is to be sent a whole sight again."""
        self.places: Sequence[Place] | None = None
        self._before: dict[str, Any] | None = None
        self._fields: Fields = {}

    def shorten(self, sight: wire.Sight, position: Position) -> wire.Sight:
        """A sight that is sent now, without what stands as it stood."""
        fields = FIELDS.decode(sight.state)
        before, stood, lists = self._before, self._fields, {name: getattr(sight, name) for name in LISTS}
        self.sights += 1
        if sight.places is None:
            lists["places"] = self.places
        self._before, self._fields, self.places = lists, fields, lists["places"]
        if before is None:
            return msgspec.structs.replace(sight, nth=self.sights)
        state = {name: value for name, value in fields.items() if stood.get(name) != value}
        news, kept = _changes(before, lists, position, is_known=sight.places is None)
        return msgspec.structs.replace(
            sight, nth=self.sights, kept=kept, state=msgspec.Raw(msgspec.json.encode(state)), **news
        )


def _changes(
    before: dict[str, Any], now: dict[str, Any], position: Position, *, is_known: bool
) -> tuple[dict[str, list[Any] | None], dict[str, list[Run]]]:
    """What is new in each of the lists, and runs of what stands, of those in which anything is new.

    Of places that are known there is nothing to be said.
    """
    news: dict[str, list[Any] | None] = {}
    kept: dict[str, list[Run]] = {}
    for name in LISTS:
        if (is_known and name == "places") or before[name] is now[name] or before[name] == now[name]:
            news[name] = None if name == "places" else []
        else:
            news[name], kept[name] = _change(name, before[name] or [], now[name], position)
    return news, kept


def _change(name: str, before: list[Any], now: list[Any], position: Position) -> tuple[list[Any], list[Run]]:
    """What is new in a list and what stands, worked out once for all who had the same and see the same."""
    key = name, id(before), id(now)
    if key not in position:
        difference = (changed if name == "figures" else replaced)(before, now)
        position[key] = before, now, difference  # both lists, so that no other takes their ids
    found: tuple[list[Any], list[Run]] = position[key][2]
    return found
