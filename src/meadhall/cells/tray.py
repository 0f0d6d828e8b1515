"""Trays: what a game gives to the terminal for questions that hands answer rather than letters, such as rolling dice.

A tray is drawn in cells as a board is (see drawing.py), and knows what taking up things, a throw and a stop mean. A
game names it in `Game.tray`; in a race against the clock it takes the whole screen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from meadhall.cells.drawing import Canvas, Paint
from meadhall.engine import GroupTimes, Names, SeatTimes, View
from meadhall.engine.language.voice import Voice
from meadhall.engine.presentation.preview import Preview


@dataclass(frozen=True)
class Times:
    """The times of a match in real time as they are now, in ms; `goes_on` is in how many the clock begins to run."""

    now: int
    runs: bool
    goes_on: int | None
    seats: Sequence[SeatTimes]
    groups: Sequence[GroupTimes]


@dataclass(frozen=True)
class Hands:
    """The material of a tray: the view, the game's voice, the things taken up, and the times where the clock runs."""

    view: View[Any]
    voice: Voice
    picked: frozenset[int] = frozenset()
    times: Times | None = None
    preview: Preview | None = None  # of throwing what is taken up, where the game foresees it

    @property
    def names(self) -> Names:
        return self.voice.names


class Touch(NamedTuple):
    """A rectangle of a tray that can be clicked, and the key that it stands for."""

    x: int
    y: int
    width: int
    height: int
    key: str


class Laid(NamedTuple):
    """A tray as it was drawn."""

    canvas: Canvas
    touches: Sequence[Touch]


class Tray(Protocol):
    """How a question is answered by hand. Every method gets plain data and changes nothing."""

    @property
    def paints(self) -> Mapping[str, Paint]:
        """The colours that it adds to those of the frame."""
        ...

    def is_for(self, view: View[Any]) -> bool:
        """Whether this is what the seat of a view has before it now."""
        ...

    def things(self, view: View[Any]) -> Sequence[int]:
        """What can be taken up now; digits from 1 stand for the numbers from 0."""
        ...

    def throw(self, view: View[Any], picked: frozenset[int]) -> str:
        """The key of throwing what is taken up, "" if that is not on offer."""
        ...

    def stop(self, view: View[Any], picked: frozenset[int]) -> str:
        """The key of stopping, "" if that is not on offer."""
        ...

    def call(self, event: Any, voice: Voice) -> str:
        """What everybody should see at once of an event, in a few words: that somebody stops, say; mostly nothing."""
        ...

    def moves(self, hands: Hands) -> bool:
        """Whether anything on it moves by itself, so that it should be drawn again in a moment."""
        ...

    def draw(self, hands: Hands, width: int, height: int) -> Laid:
        """The tray on a screen of this size."""
        ...
