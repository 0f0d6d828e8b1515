"""The drawing of Adventure Land in terminal cells. The game refers to it by name and never imports it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.cells.drawing import Canvas, DrawingContext, Line, Paint, Panel
from meadhall.engine.common.text import text
from meadhall.games.adventureland import land
from meadhall.games.adventureland.drawing import board as map_drawing
from meadhall.games.adventureland.drawing import fight as fight_drawing
from meadhall.games.adventureland.drawing import side
from meadhall.games.adventureland.drawing.chips import shown_text
from meadhall.games.adventureland.drawing.paints import PAINTS, tone
from meadhall.games.adventureland.state import State


class BoardDrawing:
    """Adventure Land's own drawing, in place of the generic one. See `meadhall.cells.drawing.Drawing`."""

    paints: Mapping[str, Paint] = PAINTS
    cells: Sequence[tuple[int, int]] = ((8, 3), (5, 2), (6, 1), (5, 1))

    def size(self, context: DrawingContext) -> tuple[int, int]:
        width, height = context.cell
        return map_drawing.GUTTER_COLUMNS + land.COLUMNS * width, map_drawing.HEAD_ROWS + land.ROWS * height

    def board(self, context: DrawingContext) -> Canvas:
        return map_drawing.draw_board(context)

    def place_at(self, context: DrawingContext, x: int, y: int) -> str:
        width, height = context.cell
        column, row = (x - map_drawing.GUTTER_COLUMNS) // width, (y - map_drawing.HEAD_ROWS) // height
        if 0 <= column < land.COLUMNS and 0 <= row < land.ROWS:
            return land.place_name(row * land.COLUMNS + column)
        area = map_drawing.area_at(context, x, y)
        return land.place_name(area) if area != land.NOWHERE else ""

    def step(self, context: DrawingContext, right: int, down: int) -> str:
        s: State = context.view.state
        place = land.PLACE.get(context.cursor, land.NOWHERE)
        if place == land.NOWHERE:
            return land.place_name(land.FIELDS // 2)
        if place >= land.FIELDS:
            return _step_from_area(context.cursor, right, down)
        column, row = place % land.COLUMNS + right, place // land.COLUMNS + down
        if (column < 0 or row < 0) and (edge := _area_beyond_edge(column, row)) in land.start_areas(s.players):
            return land.place_name(edge)
        return land.place_name(min(max(row, 0), land.ROWS - 1) * land.COLUMNS + min(max(column, 0), land.COLUMNS - 1))

    def heading(self, context: DrawingContext) -> str:
        s: State = context.view.state
        adventure = text(f"adventure-{s.options.adventure}")
        return shown_text(context, text("drawn-heading", adventure=adventure, round=s.round, cards=s.cards_left))

    def legend(self, context: DrawingContext, width: int) -> Line:
        return side.legend(context, width)

    def seat(self, context: DrawingContext, seat: int, width: int, rows: int) -> Sequence[Line]:
        return side.seat_lines(context, seat, width, rows)

    def panels(self, context: DrawingContext, width: int, wide: bool) -> Sequence[Panel]:
        return side.panels(context, width, wide=wide)

    def stage(self, context: DrawingContext, width: int, height: int) -> Canvas | None:
        return fight_drawing.draw_fight(context, width, height)

    def place_of_event(self, event: Any) -> str:
        place = getattr(event, "end", getattr(event, "field", land.NOWHERE))
        return land.place_name(place) if place >= 0 else ""

    def tone(self, event: Any, seat: int) -> str:
        return tone(event, seat)


def _area_beyond_edge(column: int, row: int) -> int:
    """Return the start area beyond the western edge at this row, or beyond the northern edge at this column."""
    name = f"row{row + 1}" if column < 0 else f"col{land.place_name(column)[0]}"
    return land.PLACE.get(name, land.NOWHERE)


def _step_from_area(area: str, right: int, down: int) -> str:
    """Return the place that the cursor reaches from a start area: its first field, or the next area on the edge."""
    if area.startswith("row"):
        row = int(area[3:]) + down
        return f"A{area[3:]}" if right > 0 else f"row{row}" if f"row{row}" in land.PLACE else area
    column = chr(ord(area[3:]) + right)
    return f"{area[3:]}1" if down > 0 else f"col{column}" if f"col{column}" in land.PLACE else area


DRAWING: Final = BoardDrawing()
