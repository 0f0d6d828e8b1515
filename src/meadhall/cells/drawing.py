"""Drawings in cells: the terminal's drawing of a game with its own board, as plain data.

A canvas holds characters with the names of an ink and a ground. Paints define these names for every depth of colour. A
game's `Game.drawing` may implement only some methods of `Drawing`. The rest are derived from its scene, and the
terminal draws the frame around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from meadhall.engine import Names, Option, View
from meadhall.engine.language.language import FIRST
from meadhall.engine.language.voice import Voice


class Paint(NamedTuple):
    """Look of a name: in full colour, in 16 colours (`ansi`), and without any (`plain`: "", "bold" or "reverse")."""

    colour: str
    ansi: str = ""
    plain: str = ""
    bold: bool = False


class Span(NamedTuple):
    """A stretch of text with the names of its ink and ground; an empty ground keeps that of the cell."""

    text: str
    ink: str = "text"
    ground: str = ""


Line = Sequence[Span]


def width_of(line: Line) -> int:
    """Width of a line in cells: every character in use is one cell wide."""
    return sum(len(span.text) for span in line)


def bare_text(line: Line) -> str:
    """The bare text of a line."""
    return "".join(span.text for span in line)


class Canvas:
    """A rectangle of cells. Text beyond its edges is cut off."""

    __slots__ = ("chars", "grounds", "height", "inks", "width")

    def __init__(self, width: int, height: int, ground: str = "night") -> None:
        self.width = width
        self.height = height
        self.chars = [[" "] * width for _ in range(height)]
        self.inks = [["text"] * width for _ in range(height)]
        self.grounds = [[ground] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: str = "text", ground: str = "") -> int:
        """Write text and return the column after it; without a ground, that of each cell stays."""
        if 0 <= y < self.height:
            for at, char in enumerate(text, x):
                if 0 <= at < self.width:
                    self.chars[y][at] = char
                    self.inks[y][at] = ink
                    if ground:
                        self.grounds[y][at] = ground
        return x + len(text)

    def line(self, x: int, y: int, spans: Line) -> int:
        """Write styled text and return the column after it."""
        for span in spans:
            x = self.put(x, y, *span)
        return x

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Clear a rectangle to a ground."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, "text", ground)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Copy another canvas onto this one."""
        for row in range(other.height):
            for column in range(other.width):
                char, ink, ground = other.cell(column, row)
                self.put(x + column, y + row, char, ink, ground)

    def cell(self, x: int, y: int) -> tuple[str, str, str]:
        """Character, ink and ground."""
        return self.chars[y][x], self.inks[y][x], self.grounds[y][x]

    def text(self) -> list[str]:
        """The characters alone, line by line, without trailing blanks."""
        return ["".join(row).rstrip() for row in self.chars]


@dataclass(frozen=True)
class DrawingContext:
    """Input of a drawing: the view, the people, and the state of the screen.

    `cell` is the size of one field, `cursor` the id of a place, `letters` the key of each option's answer. `final` says
    that the chosen answer cannot be undone. `voice` words everything for these people.
    """

    view: View[Any]
    names: Names
    points: Sequence[int]
    cell: tuple[int, int]
    letters: Mapping[str, str]
    cursor: str = ""
    chosen: Option | None = None
    final: bool = False
    language: str = FIRST

    @property
    def voice(self) -> Voice:
        voice: Voice = self.view.game.voice(self.names, self.language)
        return voice


class Panel(NamedTuple):
    """A part of the side with a heading."""

    title: str
    lines: Sequence[Line]


class ThrownDice(NamedTuple):
    """Dice that lie on the table, with a title: each is its face, with ink and ground."""

    title: str
    dice: Sequence[Span]


class Drawing(Protocol):
    """How a game is drawn in cells. Every method takes a DrawingContext and returns plain data."""

    @property
    def paints(self) -> Mapping[str, Paint]:
        """The colours that this game adds to the frame's."""
        ...

    @property
    def cells(self) -> Sequence[tuple[int, int]]:
        """The sizes a field can have, largest first."""
        ...

    def size(self, context: DrawingContext) -> tuple[int, int]:
        """Width and height of the board at this cell size."""
        ...

    def board(self, context: DrawingContext) -> Canvas:
        """The board."""
        ...

    def place_at(self, context: DrawingContext, x: int, y: int) -> str:
        """The place drawn at a cell of the board, or ""."""
        ...

    def step(self, context: DrawingContext, right: int, down: int) -> str:
        """The place next to the cursor in a direction."""
        ...

    def options_at(self, context: DrawingContext, place: str) -> Sequence[Option]:
        """The options that a click on this place may mean."""
        ...

    def places_of(self, context: DrawingContext, option: Option) -> Sequence[str]:
        """The places of an option on the board."""
        ...

    def key_at(self, context: DrawingContext, place: str) -> str:
        """The key that an option for this place has or would have, for *why not?*."""
        ...

    def heading(self, context: DrawingContext) -> str:
        """Title: the game and its progress."""
        ...

    def legend(self, context: DrawingContext, width: int) -> Line:
        """The meaning of the signs."""
        ...

    def seat(self, context: DrawingContext, seat: int, width: int, rows: int) -> Sequence[Line]:
        """The area of a player, in one to three rows."""
        ...

    def panels(self, context: DrawingContext, width: int, wide: bool) -> Sequence[Panel]:
        """Further panels at the side: the viewer's own secrets, the stocks."""
        ...

    def dice(self, context: DrawingContext) -> Sequence[ThrownDice]:
        """The dice of the current fight, by sides."""
        ...

    def question(self, context: DrawingContext) -> Line:
        """The question, heading first."""
        ...

    def answer(self, context: DrawingContext, option: Option) -> Line:
        """An answer in a list of answers."""
        ...

    def preview(self, context: DrawingContext, width: int, rows: int) -> Sequence[Line]:
        """The results and risks of the chosen answer."""
        ...

    def place(self, context: DrawingContext, place: str) -> Line:
        """The contents of a place, in a sentence."""
        ...

    def stage(self, context: DrawingContext, width: int, height: int) -> Canvas | None:
        """A scene that fills the whole screen, such as a fight; None while the board is shown."""
        ...

    def place_of_event(self, event: Any) -> str:
        """The place of an event, or ""."""
        ...

    def tone(self, event: Any, seat: int) -> str:
        """The ink of an event's log line: "moss" for gain, "blood" for harm, otherwise "text"."""
        ...


class Fields(Protocol):
    """The contents of the fields of a scene, for a game that is drawn from its scene with large fields."""

    def field(self, voice: Voice, state: Any, place: str, width: int, height: int) -> Sequence[Line]:
        """The contents of a place in this many cells, most important first; empty for an empty place."""
        ...

    def label(self, voice: Voice, state: Any, seat: int, number: int) -> Line:
        """The owner of a board for `seat`, the owner's chip first; boards (regions) are counted from above."""
        ...

    def legend(self, voice: Voice) -> Line:
        """The meaning of the signs."""
        ...


def joined(lines: Iterable[Line], gap: str = "  ") -> list[Span]:
    """Join several stretches in one line."""
    spans: list[Span] = []
    for line in lines:
        if spans:
            spans.append(Span(gap))
        spans += line
    return spans
