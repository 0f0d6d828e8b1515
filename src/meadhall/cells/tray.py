"""Trays: input in the terminal for questions that are answered by hand rather than by letters, such as dice.

A tray is drawn in cells as a board is (see drawing.py), and gives the keys for picking, throwing and stopping. A game
names it in `Game.tray`. In a race against the clock it fills the whole screen.
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
    """The times of a match in real time, in ms; `starts_in` is the time until the clock starts."""

    now: int
    runs: bool
    starts_in: int | None
    seats: Sequence[SeatTimes]
    groups: Sequence[GroupTimes]


@dataclass(frozen=True)
class TrayInput:
    """Input of a tray: the view, the game's voice, the picked things, and the times of a race."""

    view: View[Any]
    voice: Voice
    picked: frozenset[int] = frozenset()
    times: Times | None = None
    preview: Preview | None = None  # of throwing the picked things, if the game has one

    @property
    def names(self) -> Names:
        return self.voice.names


class Touch(NamedTuple):
    """A rectangle of a tray that can be clicked, and its key."""

    x: int
    y: int
    width: int
    height: int
    key: str


class TrayDrawing(NamedTuple):
    """A drawn tray."""

    canvas: Canvas
    touches: Sequence[Touch]


class Tray(Protocol):
    """How a question is answered by hand. Every method gets plain data and changes nothing."""

    @property
    def paints(self) -> Mapping[str, Paint]:
        """The colours that the tray adds to the frame's."""
        ...

    def is_for(self, view: View[Any]) -> bool:
        """Whether it fits the current question of the view's seat."""
        ...

    def things(self, view: View[Any]) -> Sequence[int]:
        """The things that can be picked now; digits from 1 stand for the numbers from 0."""
        ...

    def throw(self, view: View[Any], picked: frozenset[int]) -> str:
        """The key for throwing the picked things, "" if that is not on offer."""
        ...

    def stop(self, view: View[Any], picked: frozenset[int]) -> str:
        """The key for stopping, "" if that is not on offer."""
        ...

    def call(self, event: Any, voice: Voice) -> str:
        """Return a short announcement of an event, such as a Stop; usually empty."""
        ...

    def moves(self, given: TrayInput) -> bool:
        """Whether anything in the tray moves without input, so that it must be redrawn soon."""
        ...

    def draw(self, given: TrayInput, width: int, height: int) -> TrayDrawing:
        """The tray on a screen of this size."""
        ...
