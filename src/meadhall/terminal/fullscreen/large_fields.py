"""Draws a scene as a grid of large fields, with contents that the game draws itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from meadhall.cells.drawing import Canvas, DrawingContext, Fields, Line, Paint
from meadhall.engine import Game, Place, Scene
from meadhall.engine.presentation.preview import PlaceEffect
from meadhall.terminal.forecasts import ink_of
from meadhall.terminal.fullscreen import forecasts, text
from meadhall.terminal.fullscreen.scene_drawing import LETTER, SceneDrawing, grid_of
from meadhall.terminal.fullscreen.scene_map import Box

WIDTHS: Final = {12: 76, 9: 63}  # width of the whole drawing, by the width of a field
ROWS: Final = {3: 30, 2: 18, 1: 13}  # maximum number of rows of the drawing, by window size
MIDDLE: Final = 2  # the middle window size
TALLEST: Final = 5
NUMBER: Final = 4  # cells for a number and the symbol of a piece that will be lost


class Rows(NamedTuple):
    """The lines of a grid of boards, counted from the top."""

    height: int  # of a field
    first_lines: list[int]  # first line of each row of fields
    label_lines: list[int]  # line of each board's label
    parting: int  # line between the last board and the others; 0 if the boards have labels
    row_count: int


class BoardsDrawing(SceneDrawing):
    """Draws boards one above the other, with large fields."""

    paints: Mapping[str, Paint] = SceneDrawing.paints
    cells: Sequence[tuple[int, int]] = ((12, 3), (9, 2), (12, 1), (9, 1))

    def __init__(self, game: Game[Any], fields: Fields) -> None:
        super().__init__(game)
        self.fields = fields

    def size(self, context: DrawingContext) -> tuple[int, int]:
        return WIDTHS[context.cell[0]], self._rows(context).row_count

    def _rows(self, context: DrawingContext) -> Rows:
        return rows_of(boards_of(self.scene(context)), context.cell[1])

    def box(self, context: DrawingContext, place: Place) -> Box:
        rows = self._rows(context)
        width = context.cell[0]
        return Box(1 + (place.column or 0) * width, rows.first_lines[place.row or 0], width, rows.height)

    def board(self, context: DrawingContext) -> Canvas:
        canvas = super().board(context)
        rows, width = self._rows(context), context.cell[0] * self._columns(context)
        for number, y in enumerate(rows.label_lines):
            label = self.fields.label(context.voice, context.view.state, context.view.seat, number)
            canvas.line(1, y, text.cut(label, WIDTHS[context.cell[0]] - 2))
        if rows.parting:
            canvas.put(1, rows.parting, "─" * width, "line")
            self._chips(canvas, context, rows)
        return canvas

    def _chips(self, canvas: Canvas, context: DrawingContext, rows: Rows) -> None:
        """Draw the owner of each board next to its rows, in a window without room for labels."""
        boards = boards_of(self.scene(context))
        for number, board in enumerate(dict.fromkeys(boards)):
            chip = self.fields.label(context.voice, context.view.state, context.view.seat, number)[0]
            own_rows = [y for y, other in zip(rows.first_lines, boards, strict=True) if other == board]
            for y, character in zip(own_rows, chip.text.strip(), strict=False):
                canvas.put(0, y, character, chip.ink, chip.ground)

    def draw_field(
        self, canvas: Canvas, context: DrawingContext, scene: Scene, place: Place, letter: str, mark: PlaceEffect | None
    ) -> None:
        """Draw a field. Its first line has the letter and the mark, or the name. Below it are the game's own lines."""
        box = self.box(context, place)
        if box.height == 1:
            super().draw_field(canvas, context, scene, place, letter, mark)
            return
        lines = self.fields.field(context.voice, context.view.state, place.id, box.width - 1, box.height - 1)
        for row, line in enumerate(lines, 1):
            canvas.line(box.x, box.y + row, line)
        room = box.width - 1 - (LETTER if letter else 0)
        if letter:
            canvas.put(box.x, box.y, f"[{letter}]", "ink", "ember")
        elif mark is None:
            canvas.put(box.x, box.y, place.name[:room], "faint")
        if mark is not None:
            words = forecasts.mark_words(mark, NUMBER if mark.lost else room - 1)
            canvas.put(box.x + box.width - 1 - room, box.y, f" {words}", ink_of(mark))

    def legend(self, context: DrawingContext, width: int) -> Line:
        return text.cut(self.fields.legend(context.voice), width)


def boards_of(scene: Scene) -> list[str]:
    """Return the board of each row of fields, from the top."""
    regions = {place.row or 0: place.region for place in grid_of(scene)}
    return [regions[row] for row in sorted(regions)]


def rows_of(boards: Sequence[str], size: int) -> Rows:
    """Divide the lines of a window size among the boards. Each board has a label. In small windows one line parts them.

    The middle size always needs its full height. So a lower window gets the smallest size, which shows the players in a
    strip below the board.
    """
    names = list(dict.fromkeys(boards))
    has_labels = size > 1
    spare = len(names) if has_labels else 1
    height = max(1, min(TALLEST, (ROWS[size] - spare) // max(1, len(boards))))
    starts, labels, parting, y = list[int](), list[int](), 0, 0
    for row, board in enumerate(boards):
        opens, is_last = row == 0 or boards[row - 1] != board, board == names[-1]
        if opens and has_labels and not is_last:
            labels.append(y)
            y += 1
        elif opens and not has_labels and is_last and row:
            parting = y
            y += 1
        starts.append(y)
        y += height
    labels += [y] if has_labels else []
    return Rows(height, starts, labels, parting, max(y + has_labels, ROWS[size] if size == MIDDLE else 0))
