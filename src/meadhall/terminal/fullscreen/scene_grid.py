"""The fields of a grid without names: their size, ground and columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.drawing import DrawingContext
from meadhall.engine.presentation.scene import Place
from meadhall.terminal.fullscreen import scene_cards

ROOMY_FIELD_WIDTH: Final = 7  # width of a field in a grid of few columns, with room for a letter and an icon
MAX_FIELD_WIDTH: Final = 12  # maximum width of a coloured field
COLOURED_BOARD_ROWS: Final = 10  # rows of a board of coloured fields, at cell height 1
LARGE_CELL: Final = (8, 3)  # cell size in large windows, only for maps
# size of the board by cell height
BOARD_SIZES: Final = {
    1: (scene_cards.TABLE_WIDTH, 12),
    2: (scene_cards.TABLE_WIDTH, 18),
    LARGE_CELL[1]: (96, 30),
}


def is_tight(places: Sequence[Place]) -> bool:
    """Whether a grid of coloured fields has too many columns to show their names."""
    return any(place.colour for place in places) and column_count(places) * MAX_FIELD_WIDTH >= scene_cards.TABLE_WIDTH


def cell_size(context: DrawingContext, places: Sequence[Place]) -> tuple[int, int]:
    """Return the size of a field. In a grid of few columns, a field has room for an icon next to a letter.

    Coloured fields fill the board, and have room for their name and kind.
    """
    width, height = context.cell
    if any(place.colour for place in places):
        rows, (board_width, _) = 1 + max(place.row or 0 for place in places), BOARD_SIZES[height]
        field_width = min(MAX_FIELD_WIDTH, (board_width - 1) // column_count(places))
        field_height = min(2 * height, COLOURED_BOARD_ROWS * height // rows)
        return max(width, field_width), max(height, field_height)
    return (
        ROOMY_FIELD_WIDTH if column_count(places) * ROOMY_FIELD_WIDTH <= scene_cards.TABLE_WIDTH // 2 else width
    ), height


def grid_ground(place: Place) -> str:
    return scene_cards.place_ground(place) if place.colour else f"grid.{((place.column or 0) + (place.row or 0)) % 2}"


def column_count(places: Sequence[Place]) -> int:
    return 1 + max((place.column or 0 for place in places), default=0)
