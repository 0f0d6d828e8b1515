"""Draws a scene as a grid of large fields, with contents that the game draws itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from meadhall.cells.drawing import Canvas, DrawingContext, Fields, Line, Paint
from meadhall.engine import Game, Place, Scene
from meadhall.engine.presentation.preview import PlaceEffect
from meadhall.terminal.forecasts import ink_of
from meadhall.terminal.fullscreen import forecasts, text
from meadhall.terminal.fullscreen.scene_drawing import LETTER_CELLS, SceneDrawing, grid_of
from meadhall.terminal.fullscreen.scene_map import Box

DRAWING_WIDTHS: Final = {12: 76, 9: 63}  # width of the whole drawing, by the width of a field
MAX_DRAWING_ROWS: Final = {3: 30, 2: 18, 1: 13}  # maximum number of rows of the drawing, by window size
MIDDLE_SIZE: Final = 2  # the middle window size
TALLEST: Final = 5
NUMBER_CELLS: Final = 4  # cells for a number and the symbol of a piece that will be lost


class BoardRows(NamedTuple):
    """The lines of a grid of boards, counted from the top."""

    height: int  # of a field
    first_lines: list[int]  # first line of each row of fields
    label_lines: list[int]  # line of each board's label
    divider_line: int  # line between the last board and the others; 0 if the boards have labels
    row_count: int


class BoardsDrawing(SceneDrawing):
    """Draws boards one above the other, with large fields."""

    paints: Mapping[str, Paint] = SceneDrawing.paints
    cells: Sequence[tuple[int, int]] = ((12, 3), (9, 2), (12, 1), (9, 1))

    def __init__(self, game: Game[Any], fields: Fields) -> None:
        super().__init__(game)
        self.fields = fields

    def size(self, context: DrawingContext) -> tuple[int, int]:
        return DRAWING_WIDTHS[context.cell[0]], self._rows(context).row_count

    def _rows(self, context: DrawingContext) -> BoardRows:
        return divide_lines(boards_of(self.scene(context)), context.cell[1])

    def box(self, context: DrawingContext, place: Place) -> Box:
        rows = self._rows(context)
        width = context.cell[0]
        return Box(1 + (place.column or 0) * width, rows.first_lines[place.row or 0], width, rows.height)

    def board(self, context: DrawingContext) -> Canvas:
        canvas = super().board(context)
        rows, width = self._rows(context), context.cell[0] * self._columns(context)
        for number, y in enumerate(rows.label_lines):
            label = self.fields.label(context.voice, context.view.state, context.view.seat, number)
            canvas.line(1, y, text.truncate(label, DRAWING_WIDTHS[context.cell[0]] - 2))
        if rows.divider_line:
            canvas.put(1, rows.divider_line, "─" * width, "line")
            self._chips(canvas, context, rows)
        return canvas

    def _chips(self, canvas: Canvas, context: DrawingContext, rows: BoardRows) -> None:
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
        room = box.width - 1 - (LETTER_CELLS if letter else 0)
        if letter:
            canvas.put(box.x, box.y, f"[{letter}]", "ink", "ember")
        elif mark is None:
            canvas.put(box.x, box.y, place.name[:room], "faint")
        if mark is not None:
            words = forecasts.mark_words(mark, NUMBER_CELLS if mark.lost else room - 1)
            canvas.put(box.x + box.width - 1 - room, box.y, f" {words}", ink_of(mark))

    def legend(self, context: DrawingContext, width: int) -> Line:
        return text.truncate(self.fields.legend(context.voice), width)


def boards_of(scene: Scene) -> list[str]:
    """Return the board of each row of fields, from the top."""
    regions = {place.row or 0: place.region for place in grid_of(scene)}
    return [regions[row] for row in sorted(regions)]


def divide_lines(boards: Sequence[str], size: int) -> BoardRows:
    """Divide the lines of a window size among the boards. Each board has a label. In small windows one line parts them.

    The middle size always needs its full height. So a lower window gets the smallest size, which shows the players in a
    strip below the board.
    """
    names = list(dict.fromkeys(boards))
    has_labels = size > 1
    reserved_lines = len(names) if has_labels else 1
    height = max(1, min(TALLEST, (MAX_DRAWING_ROWS[size] - reserved_lines) // max(1, len(boards))))
    first_lines, label_lines, divider_line, y = list[int](), list[int](), 0, 0
    for row, board in enumerate(boards):
        is_first_row, is_last = row == 0 or boards[row - 1] != board, board == names[-1]
        if is_first_row and has_labels and not is_last:
            label_lines.append(y)
            y += 1
        elif is_first_row and not has_labels and is_last and row:
            divider_line = y
            y += 1
        first_lines.append(y)
        y += height
    label_lines += [y] if has_labels else []
    return BoardRows(
        height,
        first_lines,
        label_lines,
        divider_line,
        max(y + has_labels, MAX_DRAWING_ROWS[size] if size == MIDDLE_SIZE else 0),
    )
