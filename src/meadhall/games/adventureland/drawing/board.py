"""The board in cells: fields, names, pieces, letters of answers, the cursor, the chosen path, and the start areas."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from meadhall.cells.chips import seat_shape
from meadhall.cells.drawing import Canvas, DrawingContext
from meadhall.engine.common.text import Text
from meadhall.games.adventureland import content, land
from meadhall.games.adventureland.drawing import chips, textures
from meadhall.games.adventureland.moves import Go, To, direction
from meadhall.games.adventureland.sent_back import Area
from meadhall.games.adventureland.state import CREATURE, GIANT, GOLD, Party, State

GUTTER_COLUMNS: Final = 8
HEAD_ROWS: Final = 2  # rows for the northern start areas and for the column letters


def draw_board(context: DrawingContext) -> Canvas:
    """Draw the whole board with its edges."""
    s: State = context.view.state
    width, height = context.cell
    canvas = Canvas(GUTTER_COLUMNS + land.COLUMNS * width, HEAD_ROWS + land.ROWS * height)
    for field in range(land.FIELDS):
        textures.draw_field(canvas, field, *corner(field, context.cell), width, height)
    _draw_names(canvas, context)
    for field in range(land.FIELDS):
        _draw_pieces(canvas, context, s, field)
    _draw_path(canvas, context, s)
    _draw_letters(canvas, context)
    _draw_chosen_party(canvas, context, s)
    _draw_cursor(canvas, context)
    _draw_edges(canvas, context, s)
    return canvas


def corner(field: land.Place, cell: tuple[int, int]) -> tuple[int, int]:
    """Return the canvas position of a field's upper left corner."""
    return GUTTER_COLUMNS + field % land.COLUMNS * cell[0], HEAD_ROWS + field // land.COLUMNS * cell[1]


def middle_row(height: int) -> int:
    """Return the row for the piece on a field: the lower of two rows, or the middle of three."""
    return height // 2


# ---- pieces on the board


def _draw_pieces(canvas: Canvas, context: DrawingContext, s: State, field: land.Place) -> None:
    width, height = context.cell
    x, y = corner(field, context.cell)
    line, inset = chips.chip_at(context, s, field, width)
    canvas.line(x + inset, y + middle_row(height), line)
    if height < 3 or not line or s.party_on[field] != land.NOWHERE:
        return
    if s.sprite == field and s.lying[field] == GOLD:
        canvas.put(x + 1, y + 2, " on $ ", "gold", "parchment")
    elif s.lying[field] in (CREATURE, GIANT):
        canvas.put(x, y + 2, chips.creature_name(context, s, field).split()[-1].center(width), "fog.name")


def _draw_names(canvas: Canvas, context: DrawingContext) -> None:
    """Draw the names of cities at the top of fields. In fields of three rows, draw other names at the bottom."""
    width, height = context.cell
    s: State = context.view.state
    for region in content.CONTENT.region:
        is_city = region.terrain == "C"
        if height < 2 or (height < 3 and not is_city):
            continue
        fields = [f for f in land.REGION_FIELDS[region.id] if is_city or not _is_bottom_row_used(s, f)]
        name = chips.shown_text(context, Text(f"region-{region.id}"))
        run = _run_for_name(fields, len(name), width, broadest=not is_city)
        if run:
            x, y = corner(run[0], context.cell)
            room = len(run) * width
            name = f" {name} " if len(name) + 2 <= room else name
            canvas.put(
                x + (room - len(name)) // 2,
                y + (0 if is_city else 2),
                name,
                f"{textures.TERRAIN_NAMES[region.terrain]}.name",
            )


def _is_bottom_row_used(s: State, field: land.Place) -> bool:
    """Whether the bottom row of a large field is used by a creature's name, gold under the sprite, or the river."""
    if field in land.RIVER_INDEX and textures.SOUTH in textures.river_sides(field):
        return True
    return s.party_on[field] == land.NOWHERE and (s.lying[field] in (CREATURE, GIANT) or s.sprite == field)


def _run_for_name(fields: list[land.Place], length: int, width: int, *, broadest: bool) -> list[land.Place]:
    """Return a run of fields in a row with room for a name, or []. It is the first such run, or the broadest."""
    pairs = groupby(enumerate(sorted(fields)), lambda pair: (pair[1] - pair[0], pair[1] // land.COLUMNS))
    fitting_runs = [run for run in ([field for _, field in group] for _, group in pairs) if len(run) * width >= length]
    if not fitting_runs:
        return []
    return max(fitting_runs, key=lambda run: (len(run), run[0])) if broadest else fitting_runs[0]


# ---- the open question


def place_in_question(context: DrawingContext) -> land.Place:
    """Return the place of the party that `moving_party` returns, or NOWHERE."""
    party = moving_party(context)
    return party.at if party is not None else land.NOWHERE


def moving_party(context: DrawingContext) -> Party | None:
    """Return the party picked in the previous answer or about to be sent back, or None."""
    s: State = context.view.state
    return s.parties[s.moving] if s.moving != land.NOWHERE else None


def _draw_letters(canvas: Canvas, context: DrawingContext) -> None:
    """Draw the letter of every legal answer on its field, above the pieces."""
    width, height = context.cell
    lettered_fields: set[land.Place] = set()
    for option in context.view.options:
        letter = context.letters.get(option.key, "")
        field = option_place(context, option)
        if not letter or not 0 <= field < land.FIELDS or field in lettered_fields:
            continue
        lettered_fields.add(field)
        x, y = corner(field, context.cell)
        if height == 1:
            canvas.put(x, y, f"[{letter}]", "ink", "ember")
            line, _ = chips.chip_at(context, context.view.state, field, width - 3)
            canvas.line(x + 3, y, line)
        elif width >= 8:
            canvas.put(x + 2, y, f"[{letter}]".center(5)[:5], "ink", "ember")
        else:
            canvas.put(x + (width - 3) // 2, y, f"[{letter}]", "ink", "ember")


def option_place(context: DrawingContext, option: object) -> land.Place:
    """Return the place that an option is about, or NOWHERE."""
    if isinstance(option, To):
        return option.field
    if isinstance(option, Area):
        return option.area
    party = getattr(option, "party", -1)
    s: State = context.view.state
    return s.parties[party].at if party >= 0 else land.NOWHERE


def _draw_chosen_party(canvas: Canvas, context: DrawingContext, s: State) -> None:
    """Mark the moving party with a frame if there is room, or else with a bar."""
    field = place_in_question(context)
    if isinstance(context.chosen, Go):
        field = s.parties[context.chosen.party].at
    if not 0 <= field < land.FIELDS:
        return
    width, height = context.cell
    x, y = corner(field, context.cell)
    if height == 1:
        canvas.put(x, y, "►", "ember", "night")
    elif height == 2:
        if not isinstance(context.chosen, Go):
            canvas.put(x, y, "▄" * width, "ember")
    else:
        canvas.put(x, y, "▄" * width, "ember") if not isinstance(context.chosen, Go) else None
        canvas.put(x, y + 1, "█", "ember")
        canvas.put(x + width - 1, y + 1, "█", "ember")
        canvas.put(x, y + 2, "▀" * width, "ember")


def _draw_path(canvas: Canvas, context: DrawingContext, s: State) -> None:
    """Draw the path of the chosen move, along the bottom or the right side of its fields."""
    start = place_in_question(context)
    if context.cell[1] < 3 or not isinstance(context.chosen, To) or start == land.NOWHERE:
        return
    end = context.chosen.field
    way = next((w for w in land.WAYS[start] if end in w), ())
    fields = list(way[: way.index(end)]) if way else []
    if direction(start, way) == "east":
        _draw_path_east(canvas, context.cell, [start, *fields] if start < land.FIELDS else fields, end)
    else:
        _draw_path_south(canvas, context.cell, fields, end)


def _draw_path_east(canvas: Canvas, cell: tuple[int, int], fields: list[land.Place], end: land.Place) -> None:
    for field in fields:
        x, y = corner(field, cell)
        canvas.put(x, y + 2, "╌" * cell[0], "ember")
    x, y = corner(end, cell)
    canvas.put(x - 1, y + 2, "►", "ember")


def _draw_path_south(canvas: Canvas, cell: tuple[int, int], fields: list[land.Place], end: land.Place) -> None:
    """Draw the path down the last column of each field, but not over pieces and letters."""
    for field in fields:
        x, y = corner(field, cell)
        last_column = x + cell[0] - 1
        for row in range(y, y + cell[1]):
            char, _, ground = canvas.cell(last_column, row)
            if not char.isalpha() and ground.endswith((".0", ".1")):
                canvas.put(last_column, row, "╎", "ember")
    x, y = corner(end, cell)
    canvas.put(x + cell[0] - 1, y, "▼", "ember")


# ---- the cursor and the edges


def _draw_cursor(canvas: Canvas, context: DrawingContext) -> None:
    """Draw a frame on the cursor's field."""
    field = land.PLACE.get(context.cursor, land.NOWHERE)
    if not 0 <= field < land.FIELDS:
        return
    width, height = context.cell
    x, y = corner(field, context.cell)
    has_key = any(option_place(context, o) == field and o.key in context.letters for o in context.view.options)
    if height == 1:
        for column in range(width):
            char, ink, ground = canvas.cell(x + column, y)
            if ground.endswith((".0", ".1")) or ground == "water":
                canvas.put(x + column, y, char, ink if char.strip() else "frost", "cursor")
    elif has_key:
        canvas.put(x, y, "┏", "frost", "night")
        canvas.put(x + width - 1, y, "┓", "frost", "night")
        if width >= 8:
            canvas.put(x + 1, y, "━", "frost", "night")
    else:
        canvas.put(x, y, "┏" + "?".center(width - 2, "━") + "┓", "frost", "night")


def _draw_edges(canvas: Canvas, context: DrawingContext, s: State) -> None:
    """Draw column letters, row numbers and start areas. The letter and number of the cursor are highlighted."""
    width, height = context.cell
    cursor = land.PLACE.get(context.cursor, land.NOWHERE)
    for column in range(land.COLUMNS):
        is_cursor_here = 0 <= cursor < land.FIELDS and cursor % land.COLUMNS == column
        text = content.CONTENT.board.columns[column].center(3)
        canvas.put(
            GUTTER_COLUMNS + column * width + (width - 2) // 2,
            1,
            text,
            "ink" if is_cursor_here else "strong",
            "frost" if is_cursor_here else "",
        )
    for row in range(land.ROWS):
        is_cursor_here = 0 <= cursor < land.FIELDS and cursor // land.COLUMNS == row
        text = f"{content.CONTENT.board.rows[row]:>2} "
        y = HEAD_ROWS + row * height + middle_row(height)
        canvas.put(5, y, text, "ink" if is_cursor_here else "strong", "frost" if is_cursor_here else "")
    for area in land.start_areas(s.players):
        _draw_start_area(canvas, context, s, area)


def _draw_start_area(canvas: Canvas, context: DrawingContext, s: State, area: land.Place) -> None:
    """Draw the adventurers of a start area or the letter of its answer, and an arrow towards the board."""
    width, height = context.cell
    owners = [seat for seat in range(s.players) if any(s.parties[p].at == area for p in s.parties_of(seat))]
    name = land.place_name(area)
    east = name.startswith("row")
    letter = next(
        (
            context.letters[o.key]
            for o in context.view.options
            if option_place(context, o) == area and o.key in context.letters
        ),
        "",
    )
    if letter:
        spans = [(f"[{letter}]", "ink", "ember")]
    else:
        spans = [(seat_shape(owner), f"mark.{owner}", "") for owner in owners] or [("·", "faint", "")]
    length = sum(len(text) for text, _, _ in spans) + 1
    is_cursor_here = context.cursor == name or area == place_in_question(context)
    arrow = ("▸" if east else "▾", "ember" if is_cursor_here else "strong" if owners else "faint", "")
    if east:
        row = int(name.removeprefix("row")) - 1
        x, y = 5 - length, HEAD_ROWS + row * height + middle_row(height)
    else:
        column = content.CONTENT.board.columns.index(name.removeprefix("col"))
        x, y = GUTTER_COLUMNS + column * width + max(0, (width - length + 1) // 2), 0
    for text, ink, ground in [*spans, arrow]:
        x = canvas.put(x, y, text, ink, ground)
    if context.cursor == name:
        canvas.put(x, y, "?", "frost")


def area_at(context: DrawingContext, x: int, y: int) -> land.Place:
    """Return the start area drawn at a cell of the canvas, or NOWHERE."""
    s: State = context.view.state
    width, height = context.cell
    if y < HEAD_ROWS and x >= GUTTER_COLUMNS:
        name = f"col{content.CONTENT.board.columns[min(land.COLUMNS - 1, (x - GUTTER_COLUMNS) // width)]}"
    elif x < GUTTER_COLUMNS and y >= HEAD_ROWS:
        name = f"row{(y - HEAD_ROWS) // height + 1}"
    else:
        return land.NOWHERE
    place = land.PLACE.get(name, land.NOWHERE)
    return place if place in land.start_areas(s.players) else land.NOWHERE
