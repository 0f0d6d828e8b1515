"""What was last sent over a connection, so that the next message leaves out what has not changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from meadhall.engine.presentation.scene import Figure, Place
from meadhall.server.protocol import wire
from meadhall.server.protocol.list_diff import changed

Fields = dict[str, msgspec.Raw]

FIELDS: Final = msgspec.json.Decoder(Fields)


class Sent:
    """What the other end of a line knows after so many sights: at first nothing."""

    __slots__ = ("_fields", "_figures", "places", "sights")

    def __init__(self) -> None:
        self.sights = 0
        self.forget()

    def forget(self) -> None:
        """The other end is to be sent a whole sight again."""
        self.places: Sequence[Place] | None = None
        self._figures: Sequence[Figure] = ()
        self._fields: Fields | None = None

    def shorten(self, sight: wire.Sight) -> wire.Sight:
        """A sight that is sent now, without what stands as it stood."""
        fields = FIELDS.decode(sight.state)
        before, stood = self._fields, self._figures
        self.sights += 1
        self._fields, self._figures = fields, sight.figures
        if sight.places is not None:
            self.places = sight.places
        if before is None:
            return msgspec.structs.replace(sight, nth=self.sights)
        figures, kept = changed(stood, sight.figures)
        state = {name: value for name, value in fields.items() if before.get(name) != value}
        return msgspec.structs.replace(
            sight, nth=self.sights, figures=figures, kept=kept, state=msgspec.Raw(msgspec.json.encode(state))
        )
