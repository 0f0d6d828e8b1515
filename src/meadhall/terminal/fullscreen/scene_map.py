"""Lays out the places of a map on the board, in cells, and draws the roads between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Final, NamedTuple

from meadhall.cells.drawing import Canvas, Paint
from meadhall.engine.presentation.scene import Place

PLACE_WIDTHS: Final = (12, 11, 10, 9)  # possible widths of a place; the widest that fits is used
MAX_DISTANCE: Final = (6, 2)  # maximum distance of a place from its spot, in columns and rows
# maximum ratio of sideways to forward distance; the second is used if the first finds no place
MAX_SIDEWAYS_RATIOS: Final = (1, 3)
GROWTH_FACTOR: Final = 1.15  # factor for a larger map if places do not fit
PAINTS: Final[Mapping[str, Paint]] = {"map.road": Paint("#a08a6a", "yellow")}
# Bits of Braille characters: a cell has two columns of four dots.
DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
NO_DOTS: Final = 0x2800


class Box(NamedTuple):
    """Position and size of a place on the board, in cells."""

    x: int
    y: int
    width: int
    height: int

    def contains(self, x: int, y: int) -> bool:
        """Whether a cell is in the box."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def overlaps(self, other: Box) -> bool:
        """Whether two boxes overlap. Boxes side by side need a free column between them."""
        across = self.x <= other.x + other.width and other.x <= self.x + self.width
        return across and self.y < other.y + other.height and other.y < self.y + self.height

    def moved_by(self, x: int, y: int) -> Box:
        """Return the box moved to the right and down."""
        return Box(self.x + x, self.y + y, self.width, self.height)

    @property
    def middle(self) -> tuple[int, int]:
        return self.x + self.width // 2, self.y + self.height // 2


class Plan(NamedTuple):
    """The size of a board, and the position of each place on it."""

    boxes: Mapping[str, Box]
    width: int
    height: int


Spots = tuple[tuple[str, float, float], ...]


def mapped_places(places: Sequence[Place]) -> list[Place]:
    """Return the places that have a spot on a map."""
    return [place for place in places if place.centre is not None]


def map_plan(places: Sequence[Place], width: int, height: int, place_height: int) -> Plan:
    """Return a map of this size if all places fit near their spots. Otherwise return a larger map, for scrolling.

    `place_height` is the height of a place.
    """
    return _map_plan(tuple((place.id, *place.centre) for place in places if place.centre), width, height, place_height)


@lru_cache(maxsize=32)
def _map_plan(spots: Spots, width: int, height: int, place_height: int) -> Plan:
    for place_width in PLACE_WIDTHS:
        boxes = _place_boxes(spots, place_width, place_height, width, height, MAX_DISTANCE)
        if boxes is not None:
            return Plan(boxes, width, height)
    map_width, map_height = float(width), float(height)
    for extra_distance in count(1):  # several places on one spot need more distance
        map_width, map_height = map_width * GROWTH_FACTOR, map_height * GROWTH_FACTOR
        reach = MAX_DISTANCE[0] + 4 * extra_distance, MAX_DISTANCE[1] + extra_distance
        boxes = _place_boxes(spots, PLACE_WIDTHS[0], place_height, round(map_width), round(map_height), reach)
        if boxes is not None:
            return Plan(boxes, round(map_width), round(map_height))
    raise AssertionError("a map can always be larger")


def _place_boxes(
    spots: Spots, place_width: int, place_height: int, width: int, height: int, reach: tuple[int, int]
) -> dict[str, Box] | None:
    """Return a box for each place near its spot, without overlaps. Return None if a place does not fit."""
    occupied = [0] * height  # bits of the occupied columns, by row
    boxes: dict[str, Box] = {}
    for name, x, y in _scaled_spots(spots, width - place_width - 1, height - place_height):
        box = _free_box(Box(x, y, place_width, place_height), occupied, width, reach)
        if box is None:
            return None
        boxes[name] = box
        for row in range(box.y, box.y + place_height):
            occupied[row] |= ((1 << place_width) - 1) << (box.x + 1)
    return boxes


def _scaled_spots(spots: Spots, width: int, height: int) -> Iterator[tuple[str, int, int]]:
    """Yield each place, from top to bottom, with the upper left corner of a box at its spot."""
    left, top = min((x for _, x, _ in spots), default=0), min((y for _, _, y in spots), default=0)
    across = max((x for _, x, _ in spots), default=0) - left or 1
    down = max((y for _, _, y in spots), default=0) - top or 1
    for name, x, y in sorted(spots, key=lambda spot: (spot[2], spot[1])):
        yield name, round((x - left) * width / across), round((y - top) * height / down)


@lru_cache(maxsize=16)
def _offsets(max_columns: int, max_rows: int) -> list[tuple[int, int]]:
    """Return all offsets from a spot, the nearest first. A row counts as three columns."""
    steps = ((x, y) for x in range(-max_columns, max_columns + 1) for y in range(-max_rows, max_rows + 1))
    return sorted(steps, key=lambda step: (abs(step[0]) + 3 * abs(step[1]), step[1], step[0]))


def _free_box(box: Box, occupied: Sequence[int], width: int, reach: tuple[int, int]) -> Box | None:
    """Return the nearest free box of this size, with a free column at each side; None if there is no such box."""
    for x, y in _offsets(*reach):
        candidate = box.moved_by(x, y)
        if not (
            candidate.x >= 0
            and candidate.x + candidate.width < width
            and candidate.y >= 0
            and candidate.y + candidate.height <= len(occupied)
        ):
            continue
        columns = ((1 << (candidate.width + 2)) - 1) << candidate.x
        if not any(occupied[row] & columns for row in range(candidate.y, candidate.y + candidate.height)):
            return candidate
    return None


# ---- roads


def draw_roads(canvas: Canvas, places: Sequence[Place], boxes: Mapping[str, Box]) -> None:
    """Draw each road as a thin line between the centres of its places."""
    dots: dict[tuple[int, int], int] = {}
    for start, end in roads_of(places, boxes):
        for x, y in _dots_on_line(_centre_dot(boxes[start]), _centre_dot(boxes[end])):
            cell = x // 2, y // 4
            dots[cell] = dots.get(cell, 0) | DOTS[x % 2][y % 4]
    for (x, y), bits in dots.items():
        canvas.put(x, y, chr(NO_DOTS + bits), "map.road")


def roads_of(places: Sequence[Place], boxes: Mapping[str, Box]) -> list[tuple[str, str]]:
    """Return each road once, as a pair of places."""
    ends = ((place.id, end) for place in places for end in place.roads if end in boxes and place.id in boxes)
    return sorted({(start, end) if start < end else (end, start) for start, end in ends})


def _centre_dot(box: Box) -> tuple[int, int]:
    """Return the centre of a box, in Braille dots."""
    return 2 * box.x + box.width, 4 * box.y + 2 * box.height


def _dots_on_line(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield the dots on a line."""
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x), abs(to_y - y), 1)
    for step in range(steps + 1):
        yield x + round(step * (to_x - x) / steps), y + round(step * (to_y - y) / steps)


def nearest_box(boxes: Mapping[str, Box], current: str, right: int, down: int) -> str:
    """Return the nearest place in a direction, preferably straight ahead, or `current` if there is no place."""
    x, y = boxes[current].middle

    def distances_to(box: Box) -> tuple[int, int]:
        """Return the forward and sideways distance of a box. A row counts as two columns."""
        across, below = box.middle[0] - x, 2 * (box.middle[1] - y)
        return (across * right, abs(below)) if right else (below * down, abs(across))

    distances = {name: distances_to(box) for name, box in boxes.items() if name != current}
    for cone in MAX_SIDEWAYS_RATIOS:
        scores = {
            name: 2 * forward + 3 * sideways
            for name, (forward, sideways) in distances.items()
            if cone * forward >= max(1, sideways)
        }
        if scores:
            return min(scores, key=lambda name: scores[name])
    return current
