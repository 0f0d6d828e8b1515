"""Which parts fit into a window, and where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

LEAST: Final = (64, 24)


@dataclass(frozen=True)
class Layout:
    """Where everything stands: rows from the top, columns from the left. A part that does not fit has no rows."""

    width: int
    height: int
    cell: tuple[int, int]
    beam: bool
    board: tuple[int, int]
    panel: tuple[int, int, int, int] | None  # x, y, width, height
    strip: tuple[int, int]  # first row and number of rows for seats and log below the board
    legend: int | None
    question: int
    answers: int  # rows of answers
    preview: int  # rows of their own for the preview; with none it takes the cursor's row
    seat_rows: int

    @property
    def wide(self) -> bool:
        return self.cell[1] >= 3

    @property
    def keys(self) -> int:
        return self.height - 1

    @property
    def cursor(self) -> int:
        return self.height - 2

    @property
    def top(self) -> int:
        """The first row below the title."""
        return 2 if self.beam else 1


def fits(width: int, height: int) -> bool:
    """Whether the drawn game fits at all; if not, plain mode is the better way."""
    return width >= LEAST[0] and height >= LEAST[1]


def lay_out(
    width: int, height: int, cells: Sequence[tuple[int, int]], board_size: dict[tuple[int, int], tuple[int, int]]
) -> Layout:
    """The richest layout that fits; `board_size` gives the board's size at each cell size."""
    for cell in cells:
        board = board_size[cell]
        for panel in (41, 35, 0):
            for frame in _FRAMES:
                needed = board[0] + (panel + 3 if panel > 35 else panel + 2 if panel else 0)
                if _suits(cell, panel, frame) and width >= needed and height >= board[1] + frame.rows:
                    return _made(width, height, cell, board, panel, frame)
    return _made(width, height, cells[-1], board_size[cells[-1]], 0, _FRAMES[-1])


@dataclass(frozen=True)
class _Frame:
    """What surrounds the board from top to bottom."""

    beam: bool
    strip: int
    legend: bool
    answers: int
    preview: int
    large: bool = False

    @property
    def rows(self) -> int:
        return 1 + self.beam + self.strip + self.legend + 1 + self.answers + self.preview + 2


PREVIEW: Final = 2
_FRAMES: Final = (
    _Frame(beam=True, strip=0, legend=True, answers=2, preview=PREVIEW, large=True),
    _Frame(beam=True, strip=0, legend=True, answers=2, preview=0),
    _Frame(beam=False, strip=0, legend=False, answers=3, preview=0),
    _Frame(beam=False, strip=4, legend=False, answers=3, preview=0),
)


def _suits(cell: tuple[int, int], panel: int, frame: _Frame) -> bool:
    """Large fields go with the widest panel and two lines of preview; a strip is for boards without a panel."""
    if frame.large != (cell[1] >= 3) or (panel == 41) != (cell[1] >= 3):
        return False
    if cell[1] == 1:
        return bool(frame.strip) and not panel
    return not frame.strip and (frame.legend or not panel)


def _made(width: int, height: int, cell: tuple[int, int], board: tuple[int, int], panel: int, frame: _Frame) -> Layout:
    top = 2 if frame.beam else 1
    below = frame.legend + 1 + frame.answers + 2
    preview = frame.preview or _to_spare(height - top - below - board[1], frame)
    room = height - top - below - preview
    question = height - 3 - preview - frame.answers
    middle = top + max(0, room - board[1]) // 2 if not frame.strip else top
    side = board[0] + (3 if panel > 35 else 2)
    return Layout(
        width=width,
        height=height,
        cell=cell,
        beam=frame.beam,
        board=(0, middle),
        panel=(side, top, width - side, room) if panel else None,
        strip=(middle + board[1], max(0, room - board[1])) if not panel else (0, 0),
        legend=question - 1 if frame.legend else None,
        question=question,
        answers=frame.answers,
        preview=preview,
        seat_rows=3 if cell[1] >= 3 else 2,
    )


def _to_spare(rows: int, frame: _Frame) -> int:
    """Rows for the preview out of those that the board leaves; below a board without a panel the log needs them."""
    return PREVIEW if rows >= PREVIEW and not frame.strip else 0
