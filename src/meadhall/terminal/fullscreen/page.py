"""A page on the whole screen. It can scroll and search, and letters open its chapters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from meadhall.cells.drawing import Canvas, Line, Span, bare_text
from meadhall.terminal.fullscreen.text import draw_heading, wrap
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
CLOSING_KEYS: Final = ("escape", "Esc", "enter", "Q", "L", "R", "P", "H", "f1")
MARGIN_COLUMNS: Final = 6  # number of columns without text
INDENT: Final = 4  # indent of rows that continue a line


@dataclass
class Page:
    """A title and lines. `first_row` is the first visible row, and `target_line` the line to scroll to.

    `contents` maps letters to the lines of chapters. `make_related_page` returns the related page for a line.
    """

    title: str
    lines: Sequence[Line]
    first_row: int = 0
    target_line: int | None = None
    contents: Mapping[str, int] = field(default_factory=dict[str, int])
    make_related_page: Callable[[int], Page] | None = None
    related_name: str = ""  # name of `make_related_page`, for the key bar
    typed_words: str | None = None  # the search words while the person types them
    search_words: str = ""
    found_line: int = 0  # the line that the last search found
    message: str = ""
    _starts: Sequence[int] = ()  # the first row of each line

    @property
    def line(self) -> int:
        """The first visible line."""
        return max((nth for nth, start in enumerate(self._starts) if start <= self.first_row), default=0)

    @property
    def keys(self) -> list[str]:
        """Keys of the page, for the key bar."""
        if self.typed_words is not None:
            return ["Enter search", "Esc cancel"]
        letters = [*self.contents]
        chapters = " ".join((f"{letters[0]}-{letters[-1]}", "chapters")) if letters else ""
        related_page_key = f"C {self.related_name}" if self.make_related_page is not None else ""
        search_on = "n search-on" if self.search_words else ""
        keys = [
            "Esc close",
            "↑↓ scroll",
            chapters,
            "/ search",
            search_on,
            related_page_key,
            "PgDn page-down",
            "Home top",
            "End bottom",
        ]
        return [key for key in keys if key]

    def press(self, key: str) -> Page | None:
        """Handle one key. Return the page to show next, or None to close the page."""
        self.message = ""
        if self.typed_words is not None:
            self._handle_typing(key)
        elif key in SCROLLS:
            self.first_row = max(0, self.first_row + SCROLLS[key])  # drawing limits it to the page
        elif key == "/":
            self.typed_words = ""
        elif key == "n" and self.search_words:
            self._show_next_match(self.found_line + 1)
        elif key in self.contents:
            self.target_line = self.contents[key]
        elif key == "C" and self.make_related_page is not None:
            return self.make_related_page(self.line)
        elif key in CLOSING_KEYS:
            return None
        return self

    def _handle_typing(self, key: str) -> None:
        assert self.typed_words is not None
        if key == "enter":
            self.search(self.typed_words)
            self.typed_words = None
        elif key == "escape":
            self.typed_words = None
        elif key == "backspace":
            self.typed_words = self.typed_words[:-1]
        elif key == "space":
            self.typed_words += " "
        elif len(key) == 1 and key.isprintable():
            self.typed_words = (self.typed_words + key)[:40]

    def search(self, words: str) -> None:
        """Search for these words, beginning at the first visible line."""
        self.search_words = words.strip().casefold()
        self._show_next_match(self.line)

    def _show_next_match(self, start: int) -> None:
        """Show the next line with the search words, beginning at `start`. After the last match, begin at the top."""
        matches = [nth for nth, line in enumerate(self.lines) if self._has_search_words(line)]
        if matches:
            self.target_line = self.found_line = next((nth for nth in matches if nth >= start), matches[0])
        elif self.search_words:
            self.message = say("not-found", words=self.search_words)

    def _has_search_words(self, line: Line) -> bool:
        return bool(self.search_words) and self.search_words in bare_text(line).casefold()

    def draw(self, canvas: Canvas) -> None:
        """Draw the page between the title row and the key bar."""
        top, rows = 1, canvas.height - 3
        canvas.fill(0, top, canvas.width, canvas.height - 2, "night")
        draw_heading(canvas, 0, top, canvas.width, [Span(self.title, "heading")])
        wrapped: list[Line] = []
        starts: list[int] = []
        for line in self.lines:
            starts.append(len(wrapped))
            spans = [span._replace(ink="ember") for span in line] if self._has_search_words(line) else line
            wrapped += wrap(spans, canvas.width - MARGIN_COLUMNS, INDENT)
        self._starts = starts
        if self.target_line is not None:
            self.first_row, self.target_line = starts[self.target_line] if starts else 0, None
        self.first_row = max(0, min(self.first_row, len(wrapped) - rows))
        for row, line in enumerate(
            wrapped[self.first_row : self.first_row + rows] or [[Span(say("page-empty"), "soft")]], top + 1
        ):
            canvas.line(2, row, line)
        if len(wrapped) > rows:
            end = min(len(wrapped), self.first_row + rows)
            lines = say("page-lines", first=self.first_row + 1, last=end, all=len(wrapped))
            canvas.put(canvas.width - 18, top, f" {lines} ", "soft")
        self._draw_prompt(canvas, top + rows)

    def _draw_prompt(self, canvas: Canvas, row: int) -> None:
        """Draw the search words or a message over the last row."""
        if self.typed_words is not None:
            canvas.fill(0, row, canvas.width, 1, "night")
            canvas.line(2, row, [Span("/ ", "heading"), Span(self.typed_words, "strong"), Span("▏", "ember")])
        elif self.message:
            canvas.fill(0, row, canvas.width, 1, "night")
            canvas.put(2, row, self.message, "frost")
