"""Draws a game's scene, for every game without a drawing of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.cells.chips import seat_chip
from meadhall.cells.drawing import Canvas, DrawingContext, Line, Paint, Panel, Span, ThrownDice, width_of
from meadhall.engine import Game, Option, Place, Scene, View
from meadhall.engine.common.english import with_capital
from meadhall.engine.presentation.preview import PlaceEffect
from meadhall.terminal.forecasts import (
    ForecastCache,
    ForecastFact,
    forecast_facts,
    forecast_lines,
    ink_of,
    with_full_stop,
)
from meadhall.terminal.fullscreen import scene_cards, scene_grid
from meadhall.terminal.fullscreen.answers import NO_KEY
from meadhall.terminal.fullscreen.forecasts import draw_forecasts, mark_words
from meadhall.terminal.fullscreen.scene_flow import draw_in_row, plan_of_rows
from meadhall.terminal.fullscreen.scene_map import PAINTS as MAP_PAINTS
from meadhall.terminal.fullscreen.scene_map import Box, Plan, draw_roads, map_plan, mapped_places, nearest_box
from meadhall.terminal.fullscreen.scene_rooms import PAINTS as ROOM_PAINTS
from meadhall.terminal.fullscreen.scene_rooms import draw_walls, room_places, room_plan
from meadhall.terminal.fullscreen.scene_table import draw_table, seat_scene
from meadhall.terminal.fullscreen.scene_tracks import banner_rows, dice_lines, draw_banner, ladder_lines, track_lines
from meadhall.terminal.fullscreen.scene_window import Corner, draw_edges, scrolled_corner
from meadhall.terminal.fullscreen.text import truncate, wrap, wrap_in_rows
from meadhall.terminal.scene_words import moment_words, owned_name, points_words
from meadhall.terminal.words import say

LETTER_CELLS: Final = 3  # cells for `[a]`
MIN_SIDE_COLUMNS: Final = 25  # minimum number of columns for words next to a grid
MAX_COUNTERS: Final = 6  # maximum number of counters at the side, without piles
MAX_ROWS: Final = 22  # maximum number of rows of a board of names
UNFITTING_SIZE: Final = (1 << 20, 1 << 20)  # a size that fits into no window


def grid_of(scene: Scene) -> list[Place]:
    """Return the places that are on the board, which is a grid, a floor plan or a map."""
    grid = [place for place in scene.places if place.column is not None and place.row is not None]
    return grid or room_places(scene.places) or mapped_places(scene.places)


class SceneDrawing:
    """Draws a scene as a grid, a scrolling map or a floor plan. A scene without places becomes a list of its parts."""

    paints: Mapping[str, Paint] = {
        "grid.0": Paint("#241c17", "black"),
        "grid.1": Paint("#2e241d", "black"),
        **scene_cards.PAINTS,
        **scene_cards.LAND,
        **MAP_PAINTS,
        **ROOM_PAINTS,
    }
    cells: Sequence[tuple[int, int]] = (scene_grid.LARGE_CELL, (5, 2), (5, 1))

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.forecast_cache = ForecastCache()
        self._view: View[Any] | None = None
        self._scene: Scene | None = None
        self._options: dict[str, list[Option]] | None = None
        self._corners: dict[tuple[int, int], Corner] = {}  # corner of the visible part, by board size
        self._visible_cache: tuple[Plan, Corner, dict[str, Box]] | None = None

    def scene(self, context: DrawingContext) -> Scene:
        """Return the scene of a view. It is cached, because drawing needs it many times."""
        if self._scene is None or self._view is not context.view:
            self._view, self._options = context.view, None
            self._scene = self.game.voice(context.names, context.language).scene(context.view.state, context.view.seat)
        return self._scene

    def size(self, context: DrawingContext) -> tuple[int, int]:
        """Return the size of the board for the cell size."""
        if context.cell == scene_grid.LARGE_CELL and not self._is_map(context):
            return UNFITTING_SIZE
        width, height = scene_grid.BOARD_SIZES[context.cell[1]]
        return width, min(height, MAX_ROWS) if scene_grid.is_tight(self.scene(context).places) else height

    # ---- the board

    def board(self, context: DrawingContext) -> Canvas:
        width, height = self.size(context)
        scene = self.scene(context)
        grid = grid_of(scene)
        moment = scene.moments[-1] if scene.moments and self._has_banner(context) else None
        canvas = Canvas(width, height)
        if self._is_map(context):
            canvas = Canvas(*self._window(context))
            self._draw_map(canvas, context, scene, grid)
        elif grid:
            self._draw_grid(canvas, context, scene, grid)
        else:
            draw_table(canvas, context, scene)
        if moment is None:
            return canvas
        with_banner = Canvas(width, height)
        with_banner.paste(canvas, 0, 0)
        draw_banner(with_banner, height - banner_rows(context.cell[1]), moment, context.names, context.cell[1])
        return with_banner

    def _is_map(self, context: DrawingContext) -> bool:
        """Whether the board is a map, a floor plan or rows of names, which may be larger than the screen."""
        places = grid_of(self.scene(context))
        return scene_grid.is_tight(places) or any(place.centre or place.area for place in places)

    def _has_banner(self, context: DrawingContext) -> bool:
        """Whether the coming event is drawn on the board. A grid has no room for it."""
        return self._is_map(context) or not grid_of(self.scene(context))

    def _draw_grid(self, canvas: Canvas, context: DrawingContext, scene: Scene, places: Sequence[Place]) -> None:
        """Draw the fields with their marks, and the forecast next to them if there is room."""
        marks, letters, is_tight_grid = self._marks(context), self._letters(context), scene_grid.is_tight(places)
        for place in places:
            x, y, width, height = self.box(context, place)
            if is_tight_grid:
                draw_in_row(canvas, Box(x, y, width, height), context, scene, place, letters.get(place.id, ""))
                if place.id == context.cursor:
                    canvas.put(x, y, "?", "night", "frost")
                continue
            gap = bool(place.colour or place.centre) and not place.area
            canvas.fill(x, y, width - gap, height, scene_grid.grid_ground(place))
            self.draw_field(canvas, context, scene, place, letters.get(place.id, ""), marks.get(place.id))
            if place.id == context.cursor:
                canvas.put(x + width - 1, y, "?", "frost")
        first_column, end_column = self._first_free_column(context), canvas.width
        if self._has_forecast(context) and self._has_room(context):
            draw_forecasts(
                canvas,
                first_column,
                end_column - first_column,
                self._title(context),
                self._forecast_facts(context),
                context.chosen,
            )

    # ---- a map that may be larger than the screen

    def _draw_map(self, canvas: Canvas, context: DrawingContext, scene: Scene, places: Sequence[Place]) -> None:
        plan, corner, boxes = self._visible_part(context)
        in_sight = [place for place in places if _is_visible(boxes[place.id], canvas)]
        if room_places(places):
            draw_walls(canvas, places, boxes)
        elif mapped_places(places):
            draw_roads(canvas, places, boxes)
        self._draw_grid(canvas, context, scene, in_sight)
        answers = [place.id for place in places if self.options_at(context, place.id)]
        # a column where arrows cover no names
        column = canvas.width - 1 if scene_grid.is_tight(places) else canvas.width // 2
        draw_edges(canvas, plan, corner, [plan.boxes[place] for place in answers], column)

    def _letters(self, context: DrawingContext) -> dict[str, str]:
        """Return the letters of answers on the board, by place. An answer without a letter has a dot."""
        if not context.letters:
            return {}
        self.options_at(context, "")
        assert self._options is not None
        return {place: _letter(context, options) for place, options in self._options.items()}

    def _window(self, context: DrawingContext) -> tuple[int, int]:
        """Return the size of the visible part, without the rows of a banner."""
        width, height = self.size(context)
        return width, height - (banner_rows(context.cell[1]) if self.scene(context).moments else 0)

    def _plan(self, context: DrawingContext) -> Plan:
        """Return the positions of places on the whole board, which may be larger than the visible part."""
        places, (width, height) = grid_of(self.scene(context)), self.size(context)
        if scene_grid.is_tight(places):
            return plan_of_rows(context, self.scene(context), places, self._letters(context), width)
        if room_places(places):
            return room_plan(places, width, height)
        return map_plan(places, width, height, min(2, context.cell[1]))

    def _visible_part(self, context: DrawingContext) -> tuple[Plan, Corner, Mapping[str, Box]]:
        """Return the whole board, the corner of the visible part, and the positions of places in that part."""
        plan, window = self._plan(context), self._window(context)
        focus = plan.boxes.get(self._focus(context, plan))
        corner = scrolled_corner(plan, *window, self._corners.get(window, Corner()), focus)
        self._corners[window] = corner
        if self._visible_cache is None or self._visible_cache[0] is not plan or self._visible_cache[1] != corner:
            boxes = {place: box.moved_by(-corner.x, -corner.y) for place, box in plan.boxes.items()}
            self._visible_cache = plan, corner, boxes
        return self._visible_cache

    def _focus(self, context: DrawingContext, plan: Plan) -> str:
        """Return the place to keep visible: that of the chosen answer, the cursor, or one of the viewer's figures."""
        chosen = self.places_of(context, context.chosen) if context.chosen is not None else ()
        own_places = [figure.place for figure in self.scene(context).figures_of(context.view.seat)]
        candidates = [*chosen, context.cursor, *([] if context.cursor else own_places)]
        return next((place for place in candidates if place in plan.boxes), "")

    def box(self, context: DrawingContext, place: Place) -> Box:
        """Return the position of a field on the board."""
        if self._is_map(context):
            return self._visible_part(context)[2][place.id]
        width, height = scene_grid.cell_size(context, self.scene(context).places)
        return Box(1 + (place.column or 0) * width, 1 + (place.row or 0) * height, width, height)

    def _columns(self, context: DrawingContext) -> int:
        return scene_grid.column_count(self.scene(context).places)

    def _first_free_column(self, context: DrawingContext) -> int:
        """Return the first column to the right of the grid."""
        places = grid_of(self.scene(context))
        return 2 + max((box.x - 1 + box.width for box in (self.box(context, place) for place in places)), default=0)

    def _has_room(self, context: DrawingContext) -> bool:
        """Whether there is room for words next to a grid."""
        return (
            bool(grid_of(self.scene(context)))
            and self._first_free_column(context) + MIN_SIDE_COLUMNS <= self.size(context)[0]
        )

    def draw_field(
        self, canvas: Canvas, context: DrawingContext, scene: Scene, place: Place, letter: str, mark: PlaceEffect | None
    ) -> None:
        """Draw the figures on a field, the letter of its answer, and the mark of a forecast."""
        x, y, width, height = self.box(context, place)
        if place.area or place.centre or (place.colour and height > 1):
            large = Box(x, y, width - (not place.area), height)
            scene_cards.draw_named_field(canvas, large, context, scene, place, letter)
            if mark is not None:
                words = mark_words(mark, large.width - LETTER_CELLS)
                canvas.put(x + large.width - len(words), y + height - 1, words, ink_of(mark), "night")
            return
        figures = scene.figures_at(place.id)
        room = width - (LETTER_CELLS if letter else 0)
        if height > 1:
            tight_name = place.name.replace(" ", "")
            name = tight_name if len(tight_name) < width <= len(place.name) else place.name
            canvas.put(x, y, "" if letter else name[: width - 1], "faint")
        if figures:
            owner = figures[-1].owner
            ground = "parchment" if owner is None else f"seat.{owner}"
            icon = figures[-1].sign[: width - 2]
            is_tight_field = height == 1 and width >= scene_grid.ROOMY_FIELD_WIDTH and (letter or mark is not None)
            column = x + width - room if height == 1 and width >= scene_grid.ROOMY_FIELD_WIDTH else x
            canvas.put(column, y + height - 1, icon if is_tight_field else f" {icon} ", "ink", ground)
            room -= len(icon) if is_tight_field and not letter else 0
        if letter:
            canvas.put(x, y, f"[{letter}]", "ink", "ember")
        if mark is not None:
            words = mark_words(mark, room)
            canvas.put(x + width - room, y, f"{words:<{room}}", ink_of(mark))

    # ---- previews

    def _has_forecast(self, context: DrawingContext) -> bool:
        """Whether there is a forecast or a hint to show next to the board."""
        return bool(context.view.options and (context.letters or context.chosen)) and (
            context.chosen is None
            or self.forecast_cache.preview(context.view, context.chosen.key, context.voice) is not None
        )

    def _marks(self, context: DrawingContext) -> dict[str, PlaceEffect]:
        if not context.view.options:
            return {}
        key = context.chosen.key if context.chosen is not None else ""
        return {mark.place: mark for mark in self.forecast_cache.marks(context.view, context.voice, key)}

    def _title(self, context: DrawingContext) -> str:
        preview = (
            self.forecast_cache.preview(context.view, context.chosen.key, context.voice)
            if context.chosen is not None
            else None
        )
        return preview.title if preview is not None else ""

    def _forecast_facts(self, context: DrawingContext) -> list[ForecastFact]:
        """Return the forecast of the chosen answer. If none is chosen, return the effect of each answer."""
        scene = self.scene(context)
        if context.chosen is None:
            lines = forecast_lines(self.forecast_cache.marks(context.view, context.voice), scene, context.names)
            return [ForecastFact("", say("each-choice"), "soft"), *lines] if lines else []
        preview = self.forecast_cache.preview(context.view, context.chosen.key, context.voice)
        return forecast_facts(preview, scene, context.names, final=context.final) if preview is not None else []

    def place_at(self, context: DrawingContext, x: int, y: int) -> str:
        for place in grid_of(self.scene(context)):
            left, top, width, height = self.box(context, place)
            if left <= x < left + width and top <= y < top + height:
                return place.id
        return ""

    def step(self, context: DrawingContext, right: int, down: int) -> str:
        places = grid_of(self.scene(context))
        current = next((place for place in places if place.id == context.cursor), None)
        if current is None:
            own_places = {figure.place for figure in self.scene(context).figures_of(context.view.seat)}
            return next((place.id for place in places if place.id in own_places), places[0].id if places else "")
        if right and scene_grid.is_tight(places):
            order = [*self._plan(context).boxes]
            return order[max(0, min(len(order) - 1, order.index(current.id) + right))]
        if self._is_map(context):
            return nearest_box(self._plan(context).boxes, current.id, right, down)
        target = (current.column or 0) + right, (current.row or 0) + down
        return next((place.id for place in places if (place.column, place.row) == target), current.id)

    def options_at(self, context: DrawingContext, place: str) -> Sequence[Option]:
        self.scene(context)
        if self._options is None:
            self._options = {}
            for option in context.view.options:
                for place_id in self.places_of(context, option):
                    self._options.setdefault(place_id, []).append(option)
        return self._options.get(place, [])

    def places_of(self, context: DrawingContext, option: Option) -> Sequence[str]:
        place_name = option.key.rpartition(":")[2].partition("/")[0]  # `go:row3/1` means a second thing at row3
        # In keys, the viewer's own place may lack its seat number.
        possible_ids = (place_name, f"{context.view.seat}{place_name}")
        return [place.id for place in self.scene(context).places if place.id in possible_ids]

    def key_at(self, context: DrawingContext, place: str) -> str:
        kinds = [option.key.rpartition(":")[0] for option in context.view.options if ":" in option.key]
        return f"{kinds[0]}:{place}" if kinds else place

    # ---- the side

    def heading(self, context: DrawingContext) -> str:
        return self.scene(context).phase

    def legend(self, context: DrawingContext, width: int) -> Line:
        """Return the icons of neutral pieces on the board, as many as fit."""
        line: list[Span] = []
        for kind, icon in {
            figure.kind: figure.sign for figure in self.scene(context).figures if figure.owner is None
        }.items():
            part = [Span(f" {icon} ", "ink", "parchment"), Span(f" {kind}  ", "soft")]
            line += part if width_of(line) + width_of(part) <= width else []
        return line

    def seat(self, context: DrawingContext, seat: int, width: int, rows: int) -> Sequence[Line]:
        scene = self.scene(context)
        own_scene = seat_scene(scene, seat)
        arrow = Span("►" if scene.turn == seat else " ", "ember")
        name = context.names(seat)
        left = [arrow, seat_chip(context.names, seat), Span(f" {name}", "strong")]
        points = Span(points_words(context.voice, context.view.state, context.points[seat]), "strong")
        gap = max(1, width - width_of(left) - len(points.text))
        cards = "  ".join(scene_cards.card_words(card) for card in own_scene.cards if card.count)
        detail = own_scene.note or cards
        if rows == 1 and own_scene.note:
            note = truncate([Span(f"  {own_scene.note}", "soft")], gap - 1)
            left, gap = [*left, *note], gap - width_of(note)
        first = [*left, Span(" " * gap), points]
        if rows == 2 and own_scene.note and cards and len(own_scene.note) > width - 6:
            detail = cards  # there is room for one of the two, and the player's things matter more
        below = [detail, cards] if own_scene.note and scene.faces and rows > 2 else [detail]
        lines = [
            line for words in below for line in wrap_in_rows([Span(words, "soft")], width - 6, (rows - 1) // len(below))
        ]
        return [first, *([Span(" " * 6), *line] for line in lines)][:rows]

    def panels(self, context: DrawingContext, width: int, wide: bool) -> Sequence[Panel]:
        """Return the panels of the side: fight, the viewer's things, cards, tracks and counters."""
        scene, has_board = self.scene(context), bool(grid_of(self.scene(context)))
        panels = [
            *self._coming_event_panel(context, width),
            *(Panel(thrown_dice.title, dice_lines(thrown_dice.dice, width)) for thrown_dice in self.dice(context)),
            *([Panel(ladder.title, ladder_lines(ladder, width))] if (ladder := scene.ladder) else []),
        ]
        if not wide and not has_board:
            return panels
        letters = scene_cards.card_letters(context, scene)
        own_scene = seat_scene(scene, context.view.seat)
        card_lines = scene_cards.held_lines(own_scene.cards, letters, width)
        hand = (
            [*wrap([Span(own_scene.note)], width), *(card_lines if scene.faces else [])]
            if own_scene.note
            else card_lines
        )
        panels += [Panel(say("yours"), hand)] if hand else []
        if has_board:
            panels += self._card_and_track_panels(context, letters, width)
        piles = [(card.name, card.count) for card in scene.table if not card.faces] if has_board else []
        counters = [*scene.facts[:MAX_COUNTERS], *piles]
        chips = [[Span(f"{name} ", "soft"), Span(f"{number} ", "strong")] for name, number in counters]
        facts = scene_cards.flow_chips(chips, [], width) if chips else []
        return [
            *panels,
            *([Panel(say("table-title"), facts)] if facts else []),
            *self._off_board_panel(context, width),
        ]

    def dice(self, context: DrawingContext) -> Sequence[ThrownDice]:
        return ()

    def _coming_event_panel(self, context: DrawingContext, width: int) -> list[Panel]:
        """Return a panel with the coming event, if it is not on the board."""
        if self._has_banner(context):
            return []
        moments = self.scene(context).moments[-1:]
        return [Panel(moment.title, wrap([Span(moment_words(moment, context.names))], width)) for moment in moments]

    def _card_and_track_panels(self, context: DrawingContext, letters: Mapping[str, str], width: int) -> list[Panel]:
        """Return panels with cards on the table and tracks."""
        scene = self.scene(context)
        cards = [
            Panel(with_capital(card.name), scene_cards.chip_lines(card, letters, width))
            for card in scene.table
            if card.faces
        ]
        tracks = [line for track in scene.tracks for line in track_lines(track, context.names, width)]
        return [*cards, *([Panel(say("tracks"), tracks)] if tracks else [])]

    def _off_board_panel(self, context: DrawingContext, width: int) -> list[Panel]:
        """Return a panel with the figures at places that are not on the board."""
        scene = self.scene(context)
        grid = {place.id for place in grid_of(scene)}
        off_board = [place for place in scene.places if place.id not in grid] if grid else []
        figures = [figure.name for place in off_board for figure in scene.figures_at(place.id)]
        return [Panel(with_capital(off_board[0].kind), wrap([Span(", ".join(figures))], width))] if figures else []

    # ---- question and answers

    def question(self, context: DrawingContext) -> Line:
        return [
            Span(f"{say('your-question')} ", "heading"),
            Span(" " + context.voice.question(context.view.question, context.view.state)),
        ]

    def answer(self, context: DrawingContext, option: Option) -> Line:
        return [Span(context.voice.option(option, context.view.state))]

    def preview(self, context: DrawingContext, width: int, rows: int) -> Sequence[Line]:
        if context.chosen is None:
            return []
        key = context.letters.get(context.chosen.key, NO_KEY)
        spans = [Span(f"[{key}] ", "ember")]
        facts = [] if self._has_room(context) else self._forecast_facts(context)
        if facts:
            spans.append(Span(f"{self._title(context)}. ", "strong"))
            spans += [span for fact in facts for span in (*_label(fact), Span(f"{fact.words.rstrip('.')}. ", fact.ink))]
        printed_texts = self._printed_texts(context, context.chosen)
        option_words = context.voice.option(context.chosen, context.view.state)
        if not facts and not any(option_words in words for words in printed_texts):
            spans.append(Span(f"{with_full_stop(option_words)} "))
        for words in (words for words in printed_texts if words not in option_words):
            spans.append(Span(f"{with_full_stop(with_capital(words))} ", "soft"))
        return wrap_in_rows([*spans, Span(context.chosen.clause, "frost")], width, rows)

    def _printed_texts(self, context: DrawingContext, option: Option) -> list[str]:
        """Return the texts of the card and places in an option's key."""
        scene = self.scene(context)
        name = option.key.rpartition(":")[2]
        cards = [face.text for face in scene.faces if face.id == name]
        places = [place.note for id in self.places_of(context, option) if (place := scene.place(id)) is not None]
        return [words for words in dict.fromkeys([*cards, *places]) if words]

    def place(self, context: DrawingContext, place: str) -> Line:
        scene = self.scene(context)
        found_place = scene.place(place)
        if found_place is None:
            return []
        figures = [owned_name(figure, context.names) for figure in scene.figures_at(found_place.id)]
        things = ", ".join(figures) or say("nothing-there")
        is_mapped = found_place.centre is not None or found_place.area is not None
        region = found_place.region if is_mapped else ""
        land = ", ".join(part for part in (found_place.kind, region, found_place.note) if part)
        answers = (context.letters.get(option.key, "") for option in self.options_at(context, found_place.id))
        letter = next((answer for answer in answers if answer), "")
        name = f"{found_place.name}{', ' if land else '. '}"
        details = f"{land}. {with_capital(things)}." if land else f"{with_capital(things)}."
        line = [Span(name, "frost"), Span(details, "soft")]
        return [*line, *([Span(f" [{letter}]", "ember")] if letter else [])]

    def stage(self, context: DrawingContext, width: int, height: int) -> Canvas | None:
        return None

    def place_of_event(self, event: Any) -> str:
        return ""

    def tone(self, event: Any, seat: int) -> str:
        return "text"


# ---- the grid


def _letter(context: DrawingContext, options: Sequence[Option]) -> str:
    return next((context.letters[option.key] for option in options if option.key in context.letters), NO_KEY)


def _is_visible(box: Box, canvas: Canvas) -> bool:
    """Whether any part of a box is visible."""
    return box.x + box.width > 0 and box.x < canvas.width and box.y + box.height > 0 and box.y < canvas.height


def _label(fact: ForecastFact) -> list[Span]:
    return [Span(f"{fact.label}: ", "soft")] if fact.label else []
