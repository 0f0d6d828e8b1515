"""Drawings in cells: how a game draws its board in the terminal, as plain data.

Each character on a canvas has the name of an ink (text colour) and of a ground (background colour). Paints define these
names for every colour depth. A game's `Game.drawing` may implement only some methods of `Drawing`. The terminal derives
the others from the game's scene, and draws the frame around the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from meadhall.engine import Names, Option, View
from meadhall.engine.language.language import FIRST
from meadhall.engine.language.voice import Voice


class Paint(NamedTuple):
    """A colour on three kinds of screens: full colour, 16 colours (`ansi`), none (`plain`: "", "bold" or "reverse")."""

    colour: str
    ansi: str = ""
    plain: str = ""
    bold: bool = False


class Span(NamedTuple):
    """Text with the names of its ink and ground. An empty ground keeps the ground of the cells."""

    text: str
    ink: str = "text"
    ground: str = ""


Line = Sequence[Span]


def width_of(line: Line) -> int:
    """Return the width of a line in cells. Every character that we use is one cell wide."""
    return sum(len(span.text) for span in line)


def bare_text(line: Line) -> str:
    """Return the text of a line, without inks and grounds."""
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
        """Write text and return the column after it. An empty ground keeps the ground of the cells."""
        if 0 <= y < self.height:
            for column, char in enumerate(text, x):
                if 0 <= column < self.width:
                    self.chars[y][column] = char
                    self.inks[y][column] = ink
                    if ground:
                        self.grounds[y][column] = ground
        return x + len(text)

    def line(self, x: int, y: int, spans: Line) -> int:
        """Write styled text and return the column after it."""
        for span in spans:
            x = self.put(x, y, *span)
        return x

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Clear a rectangle and give it this ground."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, "text", ground)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Copy another canvas onto this one."""
        for row in range(other.height):
            for column in range(other.width):
                char, ink, ground = other.cell(column, row)
                self.put(x + column, y + row, char, ink, ground)

    def cell(self, x: int, y: int) -> tuple[str, str, str]:
        """Return the character, ink and ground of a cell."""
        return self.chars[y][x], self.inks[y][x], self.grounds[y][x]

    def text(self) -> list[str]:
        """Return the characters line by line, without trailing spaces."""
        return ["".join(row).rstrip() for row in self.chars]


@dataclass(frozen=True)
class DrawingContext:
    """Input of a drawing: the view, the players' names, and the state of the screen.

    - `points` holds the points of each seat.
    - `cell` is the size of one field of the board, in cells.
    - `letters` maps the keys of options to the letters to press.
    - `cursor` is the id of a place, `chosen` the previewed option.
    - `final` says that the chosen answer cannot be undone.
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
    """A section with a heading in the side column."""

    title: str
    lines: Sequence[Line]


class ThrownDice(NamedTuple):
    """Dice on the table, with a title. Each die is a span with its face, ink and ground."""

    title: str
    dice: Sequence[Span]


class Drawing(Protocol):
    """Draws a game in cells. Every method takes a DrawingContext and returns plain data."""

    @property
    def paints(self) -> Mapping[str, Paint]:
        """The game's own colours, by name."""
        ...

    @property
    def cells(self) -> Sequence[tuple[int, int]]:
        """The possible sizes of a field, largest first."""
        ...

    def size(self, context: DrawingContext) -> tuple[int, int]:
        """Return the width and height of the board with fields of `context.cell`."""
        ...

    def board(self, context: DrawingContext) -> Canvas:
        """Draw the board."""
        ...

    def place_at(self, context: DrawingContext, x: int, y: int) -> str:
        """Return the id of the place drawn at a cell of the board, or ""."""
        ...

    def step(self, context: DrawingContext, right: int, down: int) -> str:
        """Return the id of the place next to the cursor in a direction."""
        ...

    def options_at(self, context: DrawingContext, place: str) -> Sequence[Option]:
        """Return the options that a click on this place can choose."""
        ...

    def places_of(self, context: DrawingContext, option: Option) -> Sequence[str]:
        """Return the ids of the places that an option concerns."""
        ...

    def key_at(self, context: DrawingContext, place: str) -> str:
        """Return the key of the option for this place, even if it is not on offer. *Why not?* explains that key."""
        ...

    def heading(self, context: DrawingContext) -> str:
        """Return the title line: the game and its progress."""
        ...

    def legend(self, context: DrawingContext, width: int) -> Line:
        """Return the line that explains the symbols on the board."""
        ...

    def seat(self, context: DrawingContext, seat: int, width: int, rows: int) -> Sequence[Line]:
        """Draw the area of a player, in one to three rows."""
        ...

    def panels(self, context: DrawingContext, width: int, wide: bool) -> Sequence[Panel]:
        """Return more panels for the side column, such as the viewer's own secrets or the stocks."""
        ...

    def dice(self, context: DrawingContext) -> Sequence[ThrownDice]:
        """Return the dice of the current fight, one entry for each side."""
        ...

    def question(self, context: DrawingContext) -> Line:
        """Return the open question, with its heading first."""
        ...

    def answer(self, context: DrawingContext, option: Option) -> Line:
        """Return an option as a line in the list of answers."""
        ...

    def preview(self, context: DrawingContext, width: int, rows: int) -> Sequence[Line]:
        """Return the results and risks of the chosen answer."""
        ...

    def place(self, context: DrawingContext, place: str) -> Line:
        """Describe the contents of a place in a sentence."""
        ...

    def stage(self, context: DrawingContext, width: int, height: int) -> Canvas | None:
        """Draw a scene that fills the whole screen, such as a fight. Return None to show the board."""
        ...

    def place_of_event(self, event: Any) -> str:
        """Return the id of the place where an event happened, or ""."""
        ...

    def tone(self, event: Any, seat: int) -> str:
        """Return the ink of an event's log line: "moss" for gain, "blood" for harm, otherwise "text"."""
        ...


class Fields(Protocol):
    """The contents of the places of a scene. The terminal draws them in large fields if there is no `Game.drawing`."""

    def field(self, voice: Voice, state: Any, place: str, width: int, height: int) -> Sequence[Line]:
        """Return the contents of a place, the most important line first; empty for an empty place."""
        ...

    def label(self, voice: Voice, state: Any, seat: int, number: int) -> Line:
        """Return the label beside region `number` of the scene, as `seat` sees it. It begins with the owner's chip."""
        ...

    def legend(self, voice: Voice) -> Line:
        """Return the line that explains the symbols."""
        ...


def join_lines(lines: Iterable[Line], gap: str = "  ") -> list[Span]:
    """Join several lines into one, with a gap between them."""
    spans: list[Span] = []
    for line in lines:
        if spans:
            spans.append(Span(gap))
        spans += line
    return spans
