"""Segments and rectangles in doubled coordinates, which make every test exact in whole numbers (SS-LOS-04)."""

from __future__ import annotations

from typing import NamedTuple


class Point(NamedTuple):
    x: int
    y: int


class Segment(NamedTuple):
    """A line from one point to another, both included."""

    a: Point
    b: Point


class Rect(NamedTuple):
    """A rectangle from the upper left corner to the lower right one."""

    x1: int
    y1: int
    x2: int
    y2: int


def orientation(a: Point, b: Point, c: Point) -> int:
    """Return a positive number if c is left of the line from a to b, negative if right, 0 if on it."""
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def _is_between(a: Point, b: Point, c: Point) -> bool:
    return min(a.x, b.x) <= c.x <= max(a.x, b.x) and min(a.y, b.y) <= c.y <= max(a.y, b.y)


def have_common_point(line: Segment, other_line: Segment) -> bool:
    """Whether two closed segments have at least one point in common (SS-LOS-06)."""
    a, b = line
    c, d = other_line
    first, second = orientation(a, b, c), orientation(a, b, d)
    third, fourth = orientation(c, d, a), orientation(c, d, b)
    if ((first > 0) != (second > 0)) and ((third > 0) != (fourth > 0)) and first and second and third and fourth:
        return True
    return (
        (first == 0 and _is_between(a, b, c))
        or (second == 0 and _is_between(a, b, d))
        or (third == 0 and _is_between(c, d, a))
        or (fourth == 0 and _is_between(c, d, b))
    )


def crosses(line: Segment, rect: Rect) -> bool:
    """Whether a line shares more than one point with the inside of a rectangle (SS-LOS-09).

    The line is clipped to the strip between left and right side, then between top and bottom. The ends of the clipped
    part are fractions of the line's length, compared without division.
    """
    (x1, y1), (x2, y2) = line
    # clipped part, as the fractions low_up/low_down and high_up/high_down
    low_up, low_down, high_up, high_down = 0, 1, 1, 1
    for start, extent, low_side, high_side in ((x1, x2 - x1, rect.x1, rect.x2), (y1, y2 - y1, rect.y1, rect.y2)):
        if extent == 0:
            if not low_side < start < high_side:
                return False
            continue
        entry_point, exit_point = (
            (low_side - start, high_side - start) if extent > 0 else (start - high_side, start - low_side)
        )
        length = abs(extent)
        if entry_point * low_down > low_up * length:
            low_up, low_down = entry_point, length
        if exit_point * high_down < high_up * length:
            high_up, high_down = exit_point, length
    return low_up * high_down < high_up * low_down
