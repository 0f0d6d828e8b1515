"""The list of answers below a question. Each answer is shown in full, and the list can scroll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from meadhall.cells.drawing import Canvas, Line
from meadhall.engine.flows.options import Option
from meadhall.terminal.fullscreen.text import wrap

LETTER_COLUMNS: Final = 6  # columns before the words, for the arrow and `[a] `
HIDDEN_COUNT_COLUMNS: Final = 6  # columns for the counts of hidden rows
NO_KEY: Final = "·"  # shown for an answer without a letter
SCROLLS: Final = {"pageup": -1, "pagedown": 1, "wheel-up": -1, "wheel-down": 1}


class OfferedAnswer(NamedTuple):
    """An answer, its letter, and its words."""

    option: Option
    key: str  # letter to type for the answer
    words: Line


@dataclass
class Scroll:
    """Scroll position of the list: the first visible row, and the number of visible rows."""

    first_row: int = 0
    rows: int = 1
    chosen: str = ""  # key of the answer that was chosen when the list was last drawn

    def handle_key(self, key: str) -> bool:
        """Scroll by a page. Return False if the key is not for scrolling. Drawing limits the position to the list."""
        self.first_row = max(0, self.first_row + SCROLLS.get(key, 0) * max(1, self.rows - 1))
        return key in SCROLLS

    def show_rows(self, first: int, last: int) -> None:
        """Scroll so that these rows are visible."""
        self.first_row = max(min(self.first_row, first), last - self.rows + 1)


class AnswerRow(NamedTuple):
    """One row of an answer on the screen."""

    x: int
    y: int
    width: int
    option: Option


def draw_answers(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    offered_answers: Sequence[OfferedAnswer],
    chosen: Option | None,
    scroll: Scroll,
) -> list[AnswerRow]:
    """Draw the visible part of the list in a box (x, y, width, height), and return the drawn rows."""
    x, y, width, rows = box
    lines = _rows(offered_answers, width - LETTER_COLUMNS - 1)
    if len(lines) > rows:
        lines = _rows(offered_answers, width - LETTER_COLUMNS - HIDDEN_COUNT_COLUMNS)
    chosen_rows = [number for number, (index, _) in enumerate(lines) if offered_answers[index].option is chosen]
    scroll.rows = rows
    if chosen_rows and chosen is not None and scroll.chosen != chosen.key:
        scroll.show_rows(chosen_rows[0], chosen_rows[-1])
    scroll.chosen = chosen.key if chosen is not None else ""
    scroll.first_row = max(0, min(scroll.first_row, len(lines) - rows))
    drawn_rows: list[AnswerRow] = []
    for row, (index, line) in enumerate(lines[scroll.first_row : scroll.first_row + rows], y):
        answer = offered_answers[index]
        is_first = scroll.first_row + row - y == 0 or lines[scroll.first_row + row - y - 1][0] != index
        if is_first:
            canvas.put(x + 2, row, f"[{answer.key}]", "ink", "ember")
            canvas.put(x, row, "►" if answer.option is chosen else " ", "ember")
        canvas.line(x + LETTER_COLUMNS, row, line)
        drawn_rows.append(AnswerRow(x, row, width, answer.option))
    _draw_hidden_counts(canvas, x + width, y, rows, len(lines), scroll.first_row)
    return drawn_rows


def _rows(offered_answers: Sequence[OfferedAnswer], width: int) -> list[tuple[int, Line]]:
    """Return all rows of the list, each with the index of its answer."""
    return [(index, row) for index, answer in enumerate(offered_answers) for row in wrap(answer.words, width, 0)]


def _draw_hidden_counts(canvas: Canvas, right: int, y: int, rows: int, row_count: int, first_row: int) -> None:
    """Draw at the right how many rows are hidden above and below."""
    below = row_count - first_row - rows
    if first_row > 0:
        canvas.put(right - HIDDEN_COUNT_COLUMNS + 1, y, f"▲ {first_row}", "ember")
    if below > 0:
        canvas.put(right - HIDDEN_COUNT_COLUMNS + 1, y + rows - 1, f"▼ {below}", "ember")
