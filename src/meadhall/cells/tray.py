"""Trays: terminal input for questions where players pick things instead of choosing from a list, such as dice.

Like a board, a tray is drawn in cells (see drawing.py). It returns the option keys for throwing the picked things and
for stopping. A game names its tray in `Game.tray`. In a race against the clock the tray fills the whole screen.
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
    """The times of a real-time match, in milliseconds. `starts_in` is the time until the clock starts, or None."""

    now: int
    is_running: bool
    starts_in: int | None
    seats: Sequence[SeatTimes]
    groups: Sequence[GroupTimes]


@dataclass(frozen=True)
class TrayInput:
    """Input of a tray: the view, the voice for its texts, the picked things, and the times of a race."""

    view: View[Any]
    voice: Voice
    picked: frozenset[int] = frozenset()
    times: Times | None = None
    preview: Preview | None = None  # preview of throwing the picked things, if the game has previews

    @property
    def names(self) -> Names:
        return self.voice.names


class Touch(NamedTuple):
    """A rectangle of a tray that can be clicked, and the key that a click stands for."""

    x: int
    y: int
    width: int
    height: int
    key: str


class TrayDrawing(NamedTuple):
    """A drawn tray with its clickable rectangles."""

    canvas: Canvas
    touches: Sequence[Touch]


class Tray(Protocol):
    """A way to answer a question by picking things. Every method receives plain data and changes nothing."""

    @property
    def paints(self) -> Mapping[str, Paint]:
        """The tray's own colours, by name."""
        ...

    def is_for(self, view: View[Any]) -> bool:
        """Whether this tray can answer the current question of the view's seat."""
        ...

    def things(self, view: View[Any]) -> Sequence[int]:
        """Return the numbers of the things that can be picked now. The digit key 1 picks thing 0."""
        ...

    def throw(self, view: View[Any], picked: frozenset[int]) -> str:
        """Return the option key for throwing the picked things, or "" if that is not on offer."""
        ...

    def stop(self, view: View[Any], picked: frozenset[int]) -> str:
        """Return the option key for stopping, or "" if that is not on offer."""
        ...

    def call(self, event: Any, voice: Voice) -> str:
        """Return a short announcement of an event, such as a Stop; empty for most events."""
        ...

    def moves(self, tray_input: TrayInput) -> bool:
        """Whether the tray changes without input, so that the terminal must keep redrawing it."""
        ...

    def draw(self, tray_input: TrayInput, width: int, height: int) -> TrayDrawing:
        """Draw the tray for a screen of this size."""
        ...
