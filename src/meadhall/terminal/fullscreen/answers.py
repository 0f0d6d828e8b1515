"""The list of answers below a question: uncut, one below the other, with scrolling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from meadhall.cells.drawing import Canvas, Line
from meadhall.engine.flows.options import Option
from meadhall.terminal.fullscreen.text import wrap

BEFORE: Final = 6  # columns before the words, for the arrow and `[a] `
MORE: Final = 6  # columns for the numbers of hidden rows
NO_KEY: Final = "·"  # shown for answers without a letter of their own
SCROLLS: Final = {"pageup": -1, "pagedown": 1, "wheel-up": -1, "wheel-down": 1}


class OfferedAnswer(NamedTuple):
    """An answer, its letter, and its words."""

    option: Option
    key: str
    words: Line


@dataclass
class Scroll:
    """Scroll position of the list: the first visible row, and the number of visible rows."""

    at: int = 0
    rows: int = 1
    chosen: str = ""  # key of the chosen answer when the list was last drawn

    def by(self, key: str) -> bool:
        """Scroll by a page; return False if the key is not for scrolling. Drawing limits the position to the list."""
        self.at = max(0, self.at + SCROLLS.get(key, 0) * max(1, self.rows - 1))
        return key in SCROLLS

    def reach(self, first: int, last: int) -> None:
        """Scroll so that these rows are visible."""
        self.at = max(min(self.at, first), last - self.rows + 1)


class Stretch(NamedTuple):
    """One row of an answer on the screen."""

    x: int
    y: int
    width: int
    option: Option


def draw_answers(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    offered: Sequence[OfferedAnswer],
    chosen: Option | None,
    scroll: Scroll,
) -> list[Stretch]:
    """Draw the visible part of the list in a box (x, y, width, height), and return the drawn rows."""
    x, y, width, rows = box
    lines = _rows(offered, width - BEFORE - 1)
    if len(lines) > rows:
        lines = _rows(offered, width - BEFORE - MORE)
    picked = [number for number, (at, _) in enumerate(lines) if offered[at].option is chosen]
    scroll.rows = rows
    if picked and chosen is not None and scroll.chosen != chosen.key:
        scroll.reach(picked[0], picked[-1])
    scroll.chosen = chosen.key if chosen is not None else ""
    scroll.at = max(0, min(scroll.at, len(lines) - rows))
    found: list[Stretch] = []
    for row, (at, line) in enumerate(lines[scroll.at : scroll.at + rows], y):
        one = offered[at]
        is_first = scroll.at + row - y == 0 or lines[scroll.at + row - y - 1][0] != at
        if is_first:
            canvas.put(x + 2, row, f"[{one.key}]", "ink", "ember")
            canvas.put(x, row, "►" if one.option is chosen else " ", "ember")
        canvas.line(x + BEFORE, row, line)
        found.append(Stretch(x, row, width, one.option))
    _more(canvas, x + width, y, rows, len(lines), scroll.at)
    return found


def _rows(offered: Sequence[OfferedAnswer], width: int) -> list[tuple[int, Line]]:
    """Return all rows of the list, each with the index of its answer."""
    return [(at, row) for at, one in enumerate(offered) for row in wrap(one.words, width, 0)]


def _more(canvas: Canvas, right: int, y: int, rows: int, all: int, at: int) -> None:
    """Draw at the right how many rows are hidden above and below."""
    below = all - at - rows
    if at > 0:
        canvas.put(right - MORE + 1, y, f"▲ {at}", "ember")
    if below > 0:
        canvas.put(right - MORE + 1, y + rows - 1, f"▼ {below}", "ember")
