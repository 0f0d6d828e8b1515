"""A page on the whole screen, with scrolling, search, and letters that open its chapters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from meadhall.cells.drawing import Canvas, Line, Span, bare_text
from meadhall.terminal.fullscreen.text import heading, wrap
from meadhall.terminal.words import say

SCROLLS: Final = {
    "up": -1,
    "down": 1,
    "pageup": -15,
    "pagedown": 15,
    "space": 15,
    "home": -100_000,
    "end": 100_000,
    "wheel-up": -3,
    "wheel-down": 3,
}
CLOSES: Final = ("escape", "Esc", "enter", "Q", "L", "R", "P", "H", "f1")
MARGIN: Final = 6  # columns without text
INDENT: Final = 4  # indent of rows that continue a line


@dataclass
class Page:
    """A title and lines. `at` is the first visible row, and `go` the line to show first at the next drawing.

    `contents` has the lines of chapters by letter. `other` returns a related page for a line of this page.
    """

    title: str
    lines: Sequence[Line]
    at: int = 0
    go: int | None = None
    contents: Mapping[str, int] = field(default_factory=dict[str, int])
    other: Callable[[int], Page] | None = None
    turns_to: str = ""  # name of `other`, for the key bar
    typed: str | None = None  # search words while they are being typed
    sought: str = ""
    found: int = 0  # the line found last
    message: str = ""
    _starts: Sequence[int] = ()  # the first row of each line

    @property
    def line(self) -> int:
        """The first visible line."""
        return max((nth for nth, start in enumerate(self._starts) if start <= self.at), default=0)

    @property
    def keys(self) -> list[str]:
        """Keys of the page, for the key bar."""
        if self.typed is not None:
            return ["Enter search", "Esc cancel"]
        letters = [*self.contents]
        chapters = " ".join((f"{letters[0]}-{letters[-1]}", "chapters")) if letters else ""
        flip = f"C {self.turns_to}" if self.other is not None else ""
        again = "n search-on" if self.sought else ""
        some = ["Esc close", "↑↓ scroll", chapters, "/ search", again, flip, "PgDn page-down", "Home top", "End bottom"]
        return [key for key in some if key]

    def press(self, key: str) -> Page | None:
        """Handle one key; return the page to show next, or None to close."""
        self.message = ""
        if self.typed is not None:
            self._type(key)
        elif key in SCROLLS:
            self.at = max(0, self.at + SCROLLS[key])  # drawing limits it to the page
        elif key == "/":
            self.typed = ""
        elif key == "n" and self.sought:
            self._next_found(self.found + 1)
        elif key in self.contents:
            self.go = self.contents[key]
        elif key == "C" and self.other is not None:
            return self.other(self.line)
        elif key in CLOSES:
            return None
        return self

    def _type(self, key: str) -> None:
        assert self.typed is not None
        if key == "enter":
            self.search(self.typed)
            self.typed = None
        elif key == "escape":
            self.typed = None
        elif key == "backspace":
            self.typed = self.typed[:-1]
        elif key == "space":
            self.typed += " "
        elif len(key) == 1 and key.isprintable():
            self.typed = (self.typed + key)[:40]

    def search(self, words: str) -> None:
        """Search for these words, from the first visible line on."""
        self.sought = words.strip().casefold()
        self._next_found(self.line)

    def _next_found(self, since: int) -> None:
        """Show the next line with the search words, from a line on; after the last one, the first."""
        found = [nth for nth, line in enumerate(self.lines) if self._has_sought(line)]
        if found:
            self.go = self.found = next((nth for nth in found if nth >= since), found[0])
        elif self.sought:
            self.message = say("not-found", words=self.sought)

    def _has_sought(self, line: Line) -> bool:
        return bool(self.sought) and self.sought in bare_text(line).casefold()

    def draw(self, canvas: Canvas) -> None:
        """Draw the page between the title row and the key bar."""
        top, rows = 1, canvas.height - 3
        canvas.fill(0, top, canvas.width, canvas.height - 2, "night")
        heading(canvas, 0, top, canvas.width, [Span(self.title, "heading")])
        wrapped: list[Line] = []
        starts: list[int] = []
        for line in self.lines:
            starts.append(len(wrapped))
            shown = [span._replace(ink="ember") for span in line] if self._has_sought(line) else line
            wrapped += wrap(shown, canvas.width - MARGIN, INDENT)
        self._starts = starts
        if self.go is not None:
            self.at, self.go = starts[self.go] if starts else 0, None
        self.at = max(0, min(self.at, len(wrapped) - rows))
        for row, line in enumerate(wrapped[self.at : self.at + rows] or [[Span(say("page-empty"), "soft")]], top + 1):
            canvas.line(2, row, line)
        if len(wrapped) > rows:
            end = min(len(wrapped), self.at + rows)
            lines = say("page-lines", first=self.at + 1, last=end, all=len(wrapped))
            canvas.put(canvas.width - 18, top, f" {lines} ", "soft")
        self._draw_prompt(canvas, top + rows)

    def _draw_prompt(self, canvas: Canvas, row: int) -> None:
        """Draw the search words or a message over the last row."""
        if self.typed is not None:
            canvas.fill(0, row, canvas.width, 1, "night")
            canvas.line(2, row, [Span("/ ", "heading"), Span(self.typed, "strong"), Span("▏", "ember")])
        elif self.message:
            canvas.fill(0, row, canvas.width, 1, "night")
            canvas.put(2, row, self.message, "frost")
