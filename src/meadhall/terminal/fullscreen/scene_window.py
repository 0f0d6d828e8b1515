"""Computes the visible part of a large board, and draws arrows at its edges."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from meadhall.cells.drawing import Canvas
from meadhall.terminal.fullscreen.scene_map import Box, Plan

MIN_EDGE_DISTANCE: Final = (10, 2)  # minimum number of columns and rows between the focus and the edge


class Corner(NamedTuple):
    """The upper left corner of the visible part, in cells of the whole board."""

    x: int = 0
    y: int = 0


def scrolled_corner(plan: Plan, width: int, height: int, corner: Corner, focus: Box | None) -> Corner:
    """Return the corner after the smallest scroll that makes a box and its surroundings visible."""
    x, y = corner
    if focus is not None:
        x = _scroll_axis(x, width, focus.x, focus.width, MIN_EDGE_DISTANCE[0])
        y = _scroll_axis(y, height, focus.y, focus.height, MIN_EDGE_DISTANCE[1])
    return Corner(max(0, min(x, plan.width - width)), max(0, min(y, plan.height - height)))


def _scroll_axis(start: int, room: int, box_start: int, length: int, edge: int) -> int:
    return max(min(start, box_start - edge), box_start + length + edge - room)


def draw_edges(canvas: Canvas, plan: Plan, corner: Corner, answers: Iterable[Box], column: int) -> None:
    """Draw arrows where the board continues. An arrow is highlighted if one of the `answers` boxes is in its direction.

    `column` is the column of the arrows up and down.
    """
    boxes = list(answers)
    row = canvas.height // 2
    right, foot = corner.x + canvas.width, corner.y + canvas.height
    ends = (
        (corner.x > 0, 0, row, "◄", [box for box in boxes if box.x < corner.x]),
        (right < plan.width, canvas.width - 1, row, "►", [box for box in boxes if box.x + box.width > right]),
        (corner.y > 0, column, 0, "▲", [box for box in boxes if box.y < corner.y]),
        (foot < plan.height, column, canvas.height - 1, "▼", [box for box in boxes if box.y + box.height > foot]),
    )
    for goes_on, x, y, arrow, answers_there in ends:
        if goes_on:
            canvas.put(x, y, arrow, "ink" if answers_there else "soft", "ember" if answers_there else "oak")
