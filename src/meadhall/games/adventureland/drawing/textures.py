"""The terrain of the map in characters: trees, peaks, houses, fog, and the river as one line."""

from __future__ import annotations

from typing import Final

from meadhall.cells.drawing import Canvas
from meadhall.games.adventureland import land

Pattern = tuple[str, ...]
TERRAIN_NAMES: Final = {"F": "forest", "M": "mountain", "C": "city", "R": "river", "N": "fog"}

TWO_ROW_PATTERNS: Final[dict[str, list[Pattern]]] = {
    "F": [(" ♠  ♠", "♠  ♠ "), ("♠  ♠ ", "  ♠ ♠"), ("  ♠  ", "♠  ♠ ")],
    "M": [("  ╱╲ ", " ╱  ╲"), (" ╱╲  ", "╱  ╲ "), ("  ╱╲ ", " ╱  ╲")],
    "C": [("  ⌂  ", "⌂   ⌂"), ("    ⌂", "⌂ ⌂  "), ("⌂    ", "  ⌂ ⌂")],
    "N": [("░░░░ ", "░ ░░░"), (" ░░░░", "░░░ ░"), ("░░ ░░", " ░░░░")],
}
THREE_ROW_PATTERNS: Final[dict[str, list[Pattern]]] = {
    "F": [
        (" ♠    ♠ ", "    ♠   ", "♠    ♠  "),
        ("♠   ♠   ", "  ♠    ♠", " ♠   ♠  "),
        ("   ♠   ♠", " ♠   ♠  ", "   ♠    "),
    ],
    "M": [
        ("   ╱╲   ", "  ╱  ╲╱╲", " ╱   ╱  "),
        ("    ╱╲  ", " ╱╲╱  ╲ ", "╱  ╲   ╲"),
        ("   ╱╲   ", "  ╱  ╲  ", " ╱    ╲ "),
    ],
    "C": [
        (" ⌂      ", "     ⌂  ", "  ⌂    ⌂"),
        ("     ⌂  ", " ⌂      ", "⌂    ⌂  "),
        ("   ⌂    ", "       ⌂", " ⌂   ⌂  "),
    ],
    "N": [
        ("░░░░░░░ ", "░░ ░░░░░", " ░░░░░ ░"),
        (" ░░░░░░░", "░░░░░ ░░", "░░ ░░░░ "),
        ("░░░ ░░░░", " ░░░░░░░", "░░░░ ░░░"),
    ],
}
ONE_ROW_PATTERNS: Final[dict[str, list[Pattern]]] = {
    "F": [(" ♠  ♠ ",), ("♠  ♠  ",), ("  ♠  ♠",)],
    "M": [("  ╱╲  ",), (" ╱╲   ",), ("   ╱╲ ",)],
    "C": [(" ⌂  ⌂ ",), ("⌂  ⌂  ",), ("  ⌂  ⌂",)],
    "N": [("░░ ░░░",), ("░░░░ ░",), (" ░░░░░",)],
}
CASTLE_PATTERNS: Final = {3: ("  ♜  ♜  ", "        ", "  ♜♜♜♜  "), 2: (" ♜♜♜ ", "♜♜♜♜♜"), 1: ("  ♜♜  ",)}
CASTLE_FIELD: Final = land.PLACE["J9"]
PATTERNS_BY_HEIGHT: Final = {1: ONE_ROW_PATTERNS, 2: TWO_ROW_PATTERNS, 3: THREE_ROW_PATTERNS}

NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
RIVER_SYMBOLS: Final = {
    frozenset((EAST, WEST)): "═",
    frozenset((NORTH, SOUTH)): "║",
    frozenset((SOUTH, EAST)): "╔",
    frozenset((SOUTH, WEST)): "╗",
    frozenset((NORTH, EAST)): "╚",
    frozenset((NORTH, WEST)): "╝",
}


def shade(field: land.Place) -> str:
    """Return the name of a field's background paint: its terrain in one of two shades."""
    return f"{TERRAIN_NAMES[land.TERRAIN[field]]}.{(field % land.COLUMNS + field // land.COLUMNS) % 2}"


def draw_field(canvas: Canvas, field: land.Place, x: int, y: int, width: int, height: int) -> None:
    """Draw a field without its pieces: background and texture, or the river."""
    canvas.fill(x, y, width, height, shade(field))
    if land.TERRAIN[field] == "R":
        _draw_river(canvas, field, x, y, width, height)
        return
    patterns = PATTERNS_BY_HEIGHT[height][land.TERRAIN[field]]
    pattern = (
        CASTLE_PATTERNS[height]
        if field == CASTLE_FIELD
        else patterns[(field * 7 + field // land.COLUMNS * 3) % len(patterns)]
    )
    for row, text in enumerate(pattern):
        canvas.put(x, y + row, text[:width], TERRAIN_NAMES[land.TERRAIN[field]])


def river_sides(field: land.Place) -> frozenset[tuple[int, int]]:
    """Return the sides where the river enters and leaves a field. The river runs from west to east."""
    index = land.RIVER_ORDER.index(field)
    before = land.RIVER_ORDER[index - 1] if index else field - 1
    after = land.RIVER_ORDER[index + 1] if index + 1 < len(land.RIVER_ORDER) else field + 1
    return frozenset(_side_towards(field, other) for other in (before, after))


def _side_towards(field: land.Place, other: land.Place) -> tuple[int, int]:
    return {1: EAST, -1: WEST, land.COLUMNS: SOUTH, -land.COLUMNS: NORTH}[other - field]


def _draw_river(canvas: Canvas, field: land.Place, x: int, y: int, width: int, height: int) -> None:
    """Draw the river from the side where it enters the field, through the middle, to the side where it leaves."""
    sides = river_sides(field)
    middle, middle_row = (width - 1) // 2, height // 2
    bed_start, breadth = ((width - 4) // 2, 4) if height == 3 else (middle - 1, 3)
    rows = [r for r in range(height) if (r < middle_row and NORTH in sides) or (r > middle_row and SOUTH in sides)]
    for row in rows:
        canvas.put(x + bed_start, y + row, " " * breadth, "river", "water")
        canvas.put(x + middle, y + row, "║", "river")
    left, right = 0 if WEST in sides else bed_start, width if EAST in sides else bed_start + breadth
    canvas.put(x + left, y + middle_row, " " * (right - left), "river", "water")
    start = 0 if WEST in sides else middle
    stop = width if EAST in sides else middle
    canvas.put(x + start, y + middle_row, "═" * (stop - start), "river")
    canvas.put(x + middle, y + middle_row, RIVER_SYMBOLS[sides], "river")
