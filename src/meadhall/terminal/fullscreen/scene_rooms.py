"""Draws a floor plan: rooms with walls between them. A road between two rooms is an opening in their wall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from meadhall.cells.drawing import Canvas, Paint
from meadhall.engine.presentation.scene import Place
from meadhall.terminal.fullscreen.scene_map import Box, Plan, roads_of

MIN_ROOM: Final = (11, 2)  # minimum number of columns and rows of a room inside its walls
MAX_OPENING: Final = (5, 2)  # maximum number of columns or rows of an opening
PAINTS: Final[Mapping[str, Paint]] = {"room.wall": Paint("#8a7a66", "white"), "room.way": Paint("#14110f", "black")}
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
# Characters of walls, by the directions of the walls that meet there.
WALLS: Final = {
    UP: "│", DOWN: "│", UP | DOWN: "│", LEFT: "─", RIGHT: "─", LEFT | RIGHT: "─",
    DOWN | RIGHT: "┌", DOWN | LEFT: "┐", UP | RIGHT: "└", UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├", UP | DOWN | LEFT: "┤", DOWN | LEFT | RIGHT: "┬", UP | LEFT | RIGHT: "┴",
    UP | RIGHT | DOWN | LEFT: "┼",
}  # fmt: skip

Areas = tuple[tuple[str, float, float, float, float], ...]


class Opening(NamedTuple):
    """Cells of an opening in a wall."""

    x: int
    y: int
    width: int
    height: int


def room_places(places: Sequence[Place]) -> list[Place]:
    """Return the places that are rooms of a floor plan."""
    return [place for place in places if place.area is not None]


def room_plan(places: Sequence[Place], width: int, height: int) -> Plan:
    """Return a floor plan of this size, or a larger one if the smallest room has no space for a name and figures."""
    return _room_plan(tuple((place.id, *place.area) for place in places if place.area), width, height)


@lru_cache(maxsize=32)
def _room_plan(areas: Areas, width: int, height: int) -> Plan:
    left, top = min(x for _, x, _, _, _ in areas), min(y for _, _, y, _, _ in areas)
    right, bottom = max(x + w for _, x, _, w, _ in areas), max(y + h for _, _, y, _, h in areas)
    column_scale = max((width - 2) / (right - left), (MIN_ROOM[0] + 1) / min(w for _, _, _, w, _ in areas))
    row_scale = max((height - 1) / (bottom - top), (MIN_ROOM[1] + 1) / min(h for _, _, _, _, h in areas))
    boxes: dict[str, Box] = {}
    for name, x, y, w, h in areas:
        x1, x2 = (round((edge - left) * column_scale) for edge in (x, x + w))
        y1, y2 = (round((edge - top) * row_scale) for edge in (y, y + h))
        boxes[name] = Box(x1 + 1, y1 + 1, x2 - x1 - 1, y2 - y1 - 1)
    return Plan(boxes, round((right - left) * column_scale) + 2, round((bottom - top) * row_scale) + 1)


def draw_walls(canvas: Canvas, places: Sequence[Place], boxes: Mapping[str, Box]) -> None:
    """Draw the walls of all rooms, and their openings."""
    sides: dict[tuple[int, int], int] = {}
    for box in boxes.values():
        left, top, right, foot = box.x - 1, box.y - 1, box.x + box.width, box.y + box.height
        for y in (top, foot):
            for x, next_cell in pairwise(range(left, right + 1)):
                sides[x, y] = sides.get((x, y), 0) | RIGHT
                sides[next_cell, y] = sides.get((next_cell, y), 0) | LEFT
        for x in (left, right):
            for y, next_cell in pairwise(range(top, foot + 1)):
                sides[x, y] = sides.get((x, y), 0) | DOWN
                sides[x, next_cell] = sides.get((x, next_cell), 0) | UP
    for (x, y), directions in sides.items():
        canvas.put(x, y, WALLS[directions], "room.wall")
    for first, second in roads_of(places, boxes):
        for opening in _openings(boxes[first], boxes[second]):
            canvas.fill(opening.x, opening.y, opening.width, opening.height, "room.way")


def _openings(first: Box, second: Box) -> list[Opening]:
    """Return the openings in the wall between two rooms. Return none if the rooms do not touch."""
    openings: list[Opening] = []
    for a, b in ((first, second), (second, first)):
        if a.x + a.width + 1 == b.x:
            y, rows = _opening_span(a.y, a.height, b.y, b.height, MAX_OPENING[1])
            openings += [Opening(b.x - 1, y, 1, rows)] if rows else []
        if a.y + a.height + 1 == b.y:
            x, columns = _opening_span(a.x, a.width, b.x, b.width, MAX_OPENING[0])
            openings += [Opening(x, b.y - 1, columns, 1)] if columns else []
    return openings


def _opening_span(start: int, length: int, other_start: int, other_length: int, max_length: int) -> tuple[int, int]:
    """Return where an opening starts and how long it is. It is in the middle of the part that two walls share."""
    begin, end = max(start, other_start), min(start + length, other_start + other_length)
    size = min(max_length, max(0, end - begin))
    return begin + (end - begin - size) // 2, size
