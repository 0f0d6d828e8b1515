"""What was sent over one line: the next sight leaves out of it what stands as it stood."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meadhall.engine.scene import Figure, Place
from meadhall.engine.state import joined
from meadhall.server import wire
from meadhall.server.changes import changed


class Sent:
    """What the other end knows after so many sights. It knows nothing at first, and again when all is `forgotten`."""

    __slots__ = ("_fields", "_figures", "_places", "sights")

    def __init__(self) -> None:
        self.sights = 0
        self.forgotten()

    def forgotten(self) -> None:
        """The next sight is to be whole, though it is not the first one."""
        self._places: Sequence[Place] | None = None
        self._figures: Sequence[Figure] = ()
        self._fields: Sequence[bytes] = ()

    def has(self, places: Sequence[Place]) -> bool:
        """Whether these are the places that were sent; most games make them once."""
        return self._places is not None and (self._places is places or list(self._places) == list(places))

    def left(self, sight: wire.Sight, fields: Sequence[bytes]) -> wire.Sight:
        """What is left to be sent of a sight, now; `fields` are those of the state in it, each with its name."""
        self.sights += 1
        before, stood, self._fields, self._figures = self._fields, self._figures, fields, sight.figures
        if sight.places is not None:
            self._places = sight.places
        if not before:
            return msgspec.structs.replace(sight, nth=self.sights)
        figures, kept = changed(stood, sight.figures)
        state = joined([now for now, then in zip(fields, before, strict=True) if now != then])
        return msgspec.structs.replace(sight, nth=self.sights, figures=figures, kept=kept, state=msgspec.Raw(state))
