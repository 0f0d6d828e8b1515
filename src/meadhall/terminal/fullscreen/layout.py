"""Layout of a window: the parts that fit, and their positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

MIN_SIZE: Final = (64, 24)
SIDE_WIDTHS: Final = (41, 35, 0)  # possible minimum widths of the side; 0: no side
# columns between board and side, including the line, by width of the side
GAP_BY_SIDE_WIDTH: Final = {
    41: 3,
    35: 2,
    0: 0,
}
STRIP_ROWS: Final = 4  # rows for players and log below a board without a side
MIN_ANSWER_ROWS: Final = 4  # minimum number of rows of answers
MORE_ANSWER_ROWS: Final = 2  # additional rows of answers if there is neither a side nor a strip
FIXED_ROWS: Final = 4  # rows of title, question, note and keys


@dataclass(frozen=True)
class Layout:
    """Positions of all parts: rows from the top, columns from the left. A part that does not fit has no rows.

    Question and answers are below the board. The side is to the right of board and answers.
    """

    width: int
    height: int
    cell: tuple[int, int]
    has_beam: bool
    board: tuple[int, int]
    side: tuple[int, int, int, int] | None  # x, y, width, height
    strip: tuple[int, int]  # first row and number of rows for seats and log below the board
    legend: int | None  # row of the legend, or None if it has no room
    question: int  # first row of the question
    answers_width: int  # columns of question and answers

    @property
    def is_wide(self) -> bool:
        return self.cell[1] >= 3

    @property
    def keys(self) -> int:
        return self.height - 1

    @property
    def note(self) -> int:
        """The row above the keys: typed text, a message, or the legend."""
        return self.height - 2

    @property
    def top(self) -> int:
        """The first row below the title."""
        return 2 if self.has_beam else 1


def has_room_for_board(width: int, height: int) -> bool:
    """Whether the window is large enough for the drawn game."""
    return width >= MIN_SIZE[0] and height >= MIN_SIZE[1]


def fit_layout(
    width: int, height: int, cells: Sequence[tuple[int, int]], sizes: Mapping[tuple[int, int], tuple[int, int]]
) -> Layout:
    """Return the first layout that fits, from large to small cells. `sizes` is the size of the board by cell size."""
    for cell in cells:
        for panel in SIDE_WIDTHS:
            strip = STRIP_ROWS if cell[1] == 1 else 0
            needed_width = sizes[cell][0] + GAP_BY_SIDE_WIDTH[panel] + panel
            needed_height = (
                sizes[cell][1]
                + FIXED_ROWS
                + MIN_ANSWER_ROWS
                + (MORE_ANSWER_ROWS if not panel and not strip else 0)
                + strip
            )
            if _is_allowed(cell, panel) and width >= needed_width and height >= needed_height:
                return _make_layout(width, height, cell, sizes[cell], panel)
    return _make_layout(width, height, cells[-1], sizes[cells[-1]], 0)


def _is_allowed(cell: tuple[int, int], panel: int) -> bool:
    """Whether a side of this width is allowed. Large cells need the widest side. The smallest cells have no side."""
    return panel == 0 if cell[1] == 1 else (panel == SIDE_WIDTHS[0]) == (cell[1] >= 3)


def _make_layout(width: int, height: int, cell: tuple[int, int], board: tuple[int, int], panel: int) -> Layout:
    """Return a layout with these sizes. If rows are left over, it has a legend and a beam."""
    strip = STRIP_ROWS if cell[1] == 1 else 0
    spare = height - board[1] - FIXED_ROWS - strip
    legend, beam = spare > 7, spare > 9
    top = 1 + beam
    below_board = top + board[1]
    side = board[0] + GAP_BY_SIDE_WIDTH[panel]
    return Layout(
        width=width,
        height=height,
        cell=cell,
        has_beam=beam,
        board=(0, top),
        side=(side, top, width - side, height - 2 - top) if panel else None,
        strip=(below_board, strip),
        legend=below_board + strip if legend else None,
        question=below_board + strip + legend,
        answers_width=side - GAP_BY_SIDE_WIDTH[panel] if panel else width,
    )
