"""Five faces in the fog, one for each kind of creature, in half blocks: static art, read from portraits.txt."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.cells.drawing import Canvas
from meadhall.engine.common.content import read_beside
from meadhall.games.adventureland.content import CREATURES

GIANT: Final = "giant"


@cache
def portraits() -> dict[str, list[str]]:
    """Each portrait as rows of digits: 0 to 9 name the paints shade.0 to shade.9."""
    found: dict[str, list[str]] = {}
    rows: list[str] = []
    for line in read_beside("meadhall.games.adventureland.drawing", "portraits.txt").splitlines():
        if line.startswith("="):
            rows = found[line.strip("= ")] = []
        elif line:
            rows.append(line)
    return found


def draw_portrait(canvas: Canvas, creature: int, width: int, height: int) -> None:
    """Draws the top of a portrait, two points to a cell, at the upper left."""
    rows = portraits()[CREATURES[creature].kind if creature >= 0 else GIANT]
    skip = max(0, len(rows) - 2 * height) // 2 * 2 // 2
    for y in range(height):
        upper, lower = rows[min(skip + 2 * y, len(rows) - 2)], rows[min(skip + 2 * y + 1, len(rows) - 1)]
        for x in range(width):
            canvas.put(x, y, "▀", f"shade.{upper[x]}", f"shade.{lower[x]}")
