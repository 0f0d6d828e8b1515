"""Drawings in cells: what a game with a board of its own gives to the terminal, as plain data.

A canvas holds characters with the *names* of an ink and a ground; what a name looks like is said by paints, for every
depth of colour. What a game draws otherwise than its scene it names in `Game.drawing`: any parts of a `Drawing`. All
others are made of its scene, and the terminal draws the frame around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from meadhall.engine import Names, Option, View
from meadhall.engine.language.language import FIRST
from meadhall.engine.language.voice import Voice


class Paint(NamedTuple):
    """How a name looks: in full colour, in 16 colours (`ansi`), and without any (`plain`: "", "bold" or "reverse")."""

    colour: str
    ansi: str = ""
    plain: str = ""
    bold: bool = False


class Span(NamedTuple):
    """A stretch of text with the names of its ink and ground; no ground means the one that is there."""

    text: str
    ink: str = "text"
    ground: str = ""


Line = Sequence[Span]


def width_of(line: Line) -> int:
    """How many cells a line takes: every sign in use is one cell wide."""
    return sum(len(span.text) for span in line)


def words_of(line: Line) -> str:
    """The bare text of a line."""
    return "".join(span.text for span in line)


class Canvas:
    """A rectangle of cells. What is drawn beyond its edges is cut off."""

    __slots__ = ("chars", "grounds", "height", "inks", "width")

    def __init__(self, width: int, height: int, ground: str = "night") -> None:
        self.width = width
        self.height = height
        self.chars = [[" "] * width for _ in range(height)]
        self.inks = [["text"] * width for _ in range(height)]
        self.grounds = [[ground] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: str = "text", ground: str = "") -> int:
        """Writes text and returns the column behind it; without a ground, that of each cell stays."""
        if 0 <= y < self.height:
            for at, char in enumerate(text, x):
                if 0 <= at < self.width:
                    self.chars[y][at] = char
                    self.inks[y][at] = ink
                    if ground:
                        self.grounds[y][at] = ground
        return x + len(text)

    def line(self, x: int, y: int, spans: Line) -> int:
        """Writes styled text and returns the column behind it."""
        for span in spans:
            x = self.put(x, y, *span)
        return x

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Clears a rectangle to a ground."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, "text", ground)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Lays another canvas on this one."""
        for row in range(other.height):
            for column in range(other.width):
                char, ink, ground = other.cell(column, row)
                self.put(x + column, y + row, char, ink, ground)

    def cell(self, x: int, y: int) -> tuple[str, str, str]:
        """Character, ink and ground."""
        return self.chars[y][x], self.inks[y][x], self.grounds[y][x]

    def text(self) -> list[str]:
        """The characters alone, line by line, without the blanks at the end."""
        return ["".join(row).rstrip() for row in self.chars]


@dataclass(frozen=True)
class Sight:
    """What a drawing is made from: the view, the people, and what the person at the screen looks at.

    `cell` is the size of one field, `cursor` the id of a place, `letters` the key of each option's answer. `final`
    says that the chosen answer cannot be taken back. `voice` is how the game speaks to these people.
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
    """A headed part of the side."""

    title: str
    lines: Sequence[Line]


class Drawing(Protocol):
    """How a game is drawn in cells. Every method gets a Sight and returns plain data."""

    @property
    def paints(self) -> Mapping[str, Paint]:
        """The colours that this game adds to those of the frame."""
        ...

    @property
    def cells(self) -> Sequence[tuple[int, int]]:
        """The sizes a field can have, largest first."""
        ...

    def size(self, sight: Sight) -> tuple[int, int]:
        """Width and height of the board at the cell size of this sight."""
        ...

    def board(self, sight: Sight) -> Canvas:
        """The board."""
        ...

    def place_at(self, sight: Sight, x: int, y: int) -> str:
        """The place drawn at a cell of the board, or ""."""
        ...

    def step(self, sight: Sight, right: int, down: int) -> str:
        """The place next to the cursor in a direction."""
        ...

    def options_at(self, sight: Sight, place: str) -> Sequence[Option]:
        """The options that a click on this place may mean."""
        ...

    def places_of(self, sight: Sight, option: Option) -> Sequence[str]:
        """Where an option lies on the board."""
        ...

    def key_at(self, sight: Sight, place: str) -> str:
        """The key that an option for this place has or would have: what *why not?* is asked about."""
        ...

    def heading(self, sight: Sight) -> str:
        """What is played and how far, for the title."""
        ...

    def legend(self, sight: Sight, width: int) -> Line:
        """What the signs mean."""
        ...

    def seat(self, sight: Sight, seat: int, width: int, rows: int) -> Sequence[Line]:
        """What lies before a player, in one to three rows."""
        ...

    def panels(self, sight: Sight, width: int, wide: bool) -> Sequence[Panel]:
        """What else is to be seen at the side: the viewer's own secrets, the stocks."""
        ...

    def question(self, sight: Sight) -> Line:
        """What is asked, heading first."""
        ...

    def answer(self, sight: Sight, option: Option, short: bool) -> Line:
        """An answer in few words; `short` leaves little more than its place and sign."""
        ...

    def command(self, option: Option) -> str:
        """The capital letter of an option that is rather a command, or ""."""
        ...

    def preview(self, sight: Sight, width: int, rows: int) -> Sequence[Line]:
        """What the chosen answer brings and risks."""
        ...

    def place(self, sight: Sight, place: str) -> Line:
        """What is at a place, in a sentence."""
        ...

    def stage(self, sight: Sight, width: int, height: int) -> Canvas | None:
        """A scene that takes the whole screen, such as a fight; None while the board is shown."""
        ...

    def place_of_event(self, event: Any) -> str:
        """Where an event happened, or ""."""
        ...

    def tone(self, event: Any, seat: int) -> str:
        """The ink of an event's log line: "moss" for gain, "blood" for harm, else "text"."""
        ...


class Fields(Protocol):
    """What stands on the fields of a game's scene, for a game whose drawing is made of its scene and large fields."""

    def field(self, voice: Voice, state: Any, place: str, width: int, height: int) -> Sequence[Line]:
        """What stands on a place, in so many cells, most important first; nothing where it is empty."""
        ...

    def label(self, voice: Voice, state: Any, seat: int, number: int) -> Line:
        """Whose board it is, as `seat` sees it, the owner's chip first; boards (regions) are counted from above."""
        ...

    def legend(self, voice: Voice) -> Line:
        """What the signs mean."""
        ...


def joined(lines: Iterable[Line], gap: str = "  ") -> list[Span]:
    """Several stretches in one line."""
    spans: list[Span] = []
    for line in lines:
        if spans:
            spans.append(Span(gap))
        spans += line
    return spans
