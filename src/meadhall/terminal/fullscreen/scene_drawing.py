"""A table drawn from a game's scene: for every game that brings no drawing of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.cells.chips import seat_chip
from meadhall.cells.drawing import Canvas, Line, Paint, Panel, Sight, Span, width_of
from meadhall.engine import Game, Option, Place, Scene, View
from meadhall.engine.common.english import upper
from meadhall.engine.presentation.preview import Marked
from meadhall.terminal.forecasts import Foresight, Said, ink_of, marked, said
from meadhall.terminal.fullscreen.forecasts import beside, mark_words
from meadhall.terminal.fullscreen.scene_cards import (
    LAND,
    PAINTS,
    WIDTH,
    card_letters,
    card_words,
    chip_lines,
    draw_large,
    held_lines,
    land_of,
)
from meadhall.terminal.fullscreen.scene_map import PAINTS as MAP_PAINTS
from meadhall.terminal.fullscreen.scene_map import Box, Plan, draw_roads, map_of, mapped_of, nearest
from meadhall.terminal.fullscreen.scene_rooms import PAINTS as ROOM_PAINTS
from meadhall.terminal.fullscreen.scene_rooms import draw_walls, plan_of, rooms_of
from meadhall.terminal.fullscreen.scene_table import before, draw_table
from meadhall.terminal.fullscreen.scene_tracks import banner_rows, draw_banner, ladder_lines, track_lines
from meadhall.terminal.fullscreen.scene_window import Corner, draw_edges, scrolled
from meadhall.terminal.fullscreen.text import cut, over_rows, wrap
from meadhall.terminal.scene_words import moment_words, owned
from meadhall.terminal.words import say

ROOMY: Final = 7  # cells for a field where few stand side by side: a letter, and a sign beside it
LETTER: Final = 3  # cells for `[a]`
WIDEST, TALL = 12, 10  # cells of a field with a ground of its own, at most; rows of a board that has such, at cell 1
LEAST_BESIDE: Final = 25  # columns that words beside a grid need
FACTS: Final = 6  # counters at the side, at most, beside the piles
LARGE: Final = (8, 3)  # the cell of a window in which a map is shown as large as it can be
SIZES: Final = {1: (WIDTH, 12), 2: (WIDTH, 22), LARGE[1]: (96, 32)}  # of a board, by the height of a cell
NOWHERE: Final = (1 << 20, 1 << 20)  # a size that no window has


def grid_of(scene: Scene) -> list[Place]:
    """The places that form a grid, or else the rooms of a plan or the places of a map."""
    grid = [place for place in scene.places if place.column is not None and place.row is not None]
    return grid or rooms_of(scene.places) or mapped_of(scene.places)


class SceneDrawing:
    """Places as a grid, a map or a plan of rooms, of which a part is in sight; without any, a table of all else."""

    paints: Mapping[str, Paint] = {
        "grid.0": Paint("#241c17", "black"),
        "grid.1": Paint("#2e241d", "black"),
        **PAINTS,
        **LAND,
        **MAP_PAINTS,
        **ROOM_PAINTS,
    }
    cells: Sequence[tuple[int, int]] = (LARGE, (5, 2), (5, 1))

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.foresight = Foresight()
        self._view: View[Any] | None = None
        self._scene: Scene | None = None
        self._options: dict[str, list[Option]] | None = None
        self._corners: dict[tuple[int, int], Corner] = {}  # what of a map is in sight, by the size of the board
        self._seen: tuple[Plan, Corner, dict[str, Box]] | None = None

    def scene(self, sight: Sight) -> Scene:
        """The scene of a view, made once: a screen is drawn many times, and asks for it at every place."""
        if self._scene is None or self._view is not sight.view:
            self._view, self._options = sight.view, None
            self._scene = self.game.voice(sight.names, sight.language).scene(sight.view.state, sight.view.seat)
        return self._scene

    def size(self, sight: Sight) -> tuple[int, int]:
        """A table and a grid are as large as they need to be; a map takes what there is."""
        if sight.cell == LARGE and not self._is_map(sight) and not _is_tight(self.scene(sight).places):
            return NOWHERE
        return SIZES[sight.cell[1]]

    # ---- the board

    def board(self, sight: Sight) -> Canvas:
        width, height = self.size(sight)
        scene = self.scene(sight)
        grid = grid_of(scene)
        moment = scene.moments[-1] if scene.moments and self._has_banner(sight) else None
        canvas = Canvas(width, height)
        if self._is_map(sight):
            canvas = Canvas(*self._window(sight))
            self._map(canvas, sight, scene, grid)
        elif grid:
            self._grid(canvas, sight, scene, grid)
        else:
            draw_table(canvas, sight, scene)
        if moment is None:
            return canvas
        whole = Canvas(width, height)
        whole.paste(canvas, 0, 0)
        draw_banner(whole, height - banner_rows(sight.cell[1]), moment, sight.names, sight.cell[1])
        return whole

    def _is_map(self, sight: Sight) -> bool:
        """Whether the board is a map or a plan of rooms."""
        return any(place.spot or place.area for place in grid_of(self.scene(sight)))

    def _has_banner(self, sight: Sight) -> bool:
        """Whether what is about to happen stands on the board; a grid leaves no room for it."""
        return self._is_map(sight) or not grid_of(self.scene(sight))

    def _grid(self, canvas: Canvas, sight: Sight, scene: Scene, places: Sequence[Place]) -> None:
        """Fields with what stands on them, what an answer would do to it, and beside them what else it would bring."""
        marks = self._marks(sight)
        for place in places:
            x, y, width, height = self.box(sight, place)
            gap = bool(place.colour or place.spot) and not place.area
            canvas.fill(x, y, width - gap, height, _ground(place))
            letters = (sight.letters[o.key] for o in self.options_at(sight, place.id) if o.key in sight.letters)
            self.draw_field(canvas, sight, scene, place, next(letters, ""), marks.get(place.id))
            if place.id == sight.cursor:
                canvas.put(x + width - 1, y, "?", "frost")
        left, wide = self._left(sight), canvas.width
        if self._foresees(sight) and self._has_room(sight):
            beside(canvas, left, wide - left, self._title(sight), self._said(sight), sight.chosen)

    # ---- a map, of which a part is in sight

    def _map(self, canvas: Canvas, sight: Sight, scene: Scene, places: Sequence[Place]) -> None:
        plan, corner, boxes = self._in_sight(sight)
        in_sight = [place for place in places if _touches(boxes[place.id], canvas)]
        if rooms_of(places):
            draw_walls(canvas, places, boxes)
        else:
            draw_roads(canvas, places, boxes)
        self._grid(canvas, sight, scene, in_sight)
        answers = [place.id for place in places if self.options_at(sight, place.id)]
        draw_edges(canvas, plan, corner, [plan.boxes[place] for place in answers])

    def _window(self, sight: Sight) -> tuple[int, int]:
        """The size of the part that is in sight; a banner takes rows away."""
        width, height = self.size(sight)
        return width, height - (banner_rows(sight.cell[1]) if self.scene(sight).moments else 0)

    def _plan(self, sight: Sight) -> Plan:
        """Where the places lie on the whole board, which may be larger than what is in sight."""
        places, (width, height) = grid_of(self.scene(sight)), self.size(sight)
        if rooms_of(places):
            return plan_of(places, width, height)
        return map_of(places, width, height, min(2, sight.cell[1]))

    def _in_sight(self, sight: Sight) -> tuple[Plan, Corner, Mapping[str, Box]]:
        """The whole board, the corner from which it is seen, and where each place then lies."""
        plan, window = self._plan(sight), self._window(sight)
        focus = plan.boxes.get(self._focus(sight, plan))
        corner = scrolled(plan, *window, self._corners.get(window, Corner()), focus)
        self._corners[window] = corner
        if self._seen is None or self._seen[0] is not plan or self._seen[1] != corner:
            moved = {place: box.moved(-corner.x, -corner.y) for place, box in plan.boxes.items()}
            self._seen = plan, corner, moved
        return self._seen

    def _focus(self, sight: Sight, plan: Plan) -> str:
        """What is looked at: the cursor, the chosen answer, or where the viewer stands."""
        chosen = self.places_of(sight, sight.chosen) if sight.chosen is not None else ()
        own = [figure.place for figure in self.scene(sight).of(sight.view.seat)]
        wanted = [*chosen, sight.cursor, *([] if sight.cursor else own)]
        return next((place for place in wanted if place in plan.boxes), "")

    def box(self, sight: Sight, place: Place) -> Box:
        """Where a field lies on the board."""
        if place.spot is not None or place.area is not None:
            return self._in_sight(sight)[2][place.id]
        width, height = _cell(sight, self.scene(sight).places)
        return Box(1 + (place.column or 0) * width, 1 + (place.row or 0) * height, width, height)

    def _columns(self, sight: Sight) -> int:
        return _columns(self.scene(sight).places)

    def _left(self, sight: Sight) -> int:
        """The first column beside the grid."""
        places = grid_of(self.scene(sight))
        return 2 + max((box.x - 1 + box.width for box in (self.box(sight, place) for place in places)), default=0)

    def _has_room(self, sight: Sight) -> bool:
        """Whether words have room beside a grid."""
        return bool(grid_of(self.scene(sight))) and self._left(sight) + LEAST_BESIDE <= self.size(sight)[0]

    def draw_field(
        self, canvas: Canvas, sight: Sight, scene: Scene, place: Place, letter: str, mark: Marked | None
    ) -> None:
        """What stands on a field, the letter of an answer and what one would do to it."""
        x, y, width, height = self.box(sight, place)
        if place.area or place.spot or (place.colour and height > 1):
            large = Box(x, y, width - (not place.area), height)
            draw_large(canvas, large, sight, scene, place, letter)
            if mark is not None:
                words = mark_words(mark, large.width - LETTER)
                canvas.put(x + large.width - len(words), y + height - 1, words, ink_of(mark), "night")
            return
        figures = scene.at(place.id)
        room = width - (LETTER if letter else 0)
        if height > 1:
            tight_name = place.name.replace(" ", "")
            name = tight_name if len(tight_name) < width <= len(place.name) else place.name
            canvas.put(x, y, "" if letter else name[: width - 1], "faint")
        if figures:
            owner = figures[-1].owner
            ground = "parchment" if owner is None else f"seat.{owner}"
            sign = figures[-1].sign[: width - 2]
            tight = height == 1 and width >= ROOMY and (letter or mark is not None)
            at = x + width - room if height == 1 and width >= ROOMY else x
            canvas.put(at, y + height - 1, sign if tight else f" {sign} ", "ink", ground)
            room -= len(sign) if tight and not letter else 0
        if letter:
            canvas.put(x, y, f"[{letter}]", "ink", "ember")
        if mark is not None:
            words = mark_words(mark, room)
            canvas.put(x + width - room, y, f"{words:<{room}}", ink_of(mark))

    # ---- what is foreseen

    def _foresees(self, sight: Sight) -> bool:
        """Whether there is anything to tell beside the board."""
        return bool(sight.view.options and (sight.letters or sight.chosen)) and (
            sight.chosen is None or self.foresight.preview(sight.view, sight.chosen.key, sight.voice) is not None
        )

    def _marks(self, sight: Sight) -> dict[str, Marked]:
        if not sight.view.options:
            return {}
        key = sight.chosen.key if sight.chosen is not None else ""
        return {mark.place: mark for mark in self.foresight.marks(sight.view, sight.voice, key)}

    def _title(self, sight: Sight) -> str:
        preview = (
            self.foresight.preview(sight.view, sight.chosen.key, sight.voice) if sight.chosen is not None else None
        )
        return preview.title if preview is not None else ""

    def _said(self, sight: Sight) -> list[Said]:
        """What the chosen answer would bring; without one, what each answer would do to its target."""
        scene = self.scene(sight)
        if sight.chosen is None:
            told = marked(self.foresight.marks(sight.view, sight.voice), scene, sight.names)
            return [Said("", say("each-choice"), "soft"), *told] if told else []
        preview = self.foresight.preview(sight.view, sight.chosen.key, sight.voice)
        return said(preview, scene, sight.names, final=sight.final) if preview is not None else []

    def place_at(self, sight: Sight, x: int, y: int) -> str:
        for place in grid_of(self.scene(sight)):
            left, top, width, height = self.box(sight, place)
            if left <= x < left + width and top <= y < top + height:
                return place.id
        return ""

    def step(self, sight: Sight, right: int, down: int) -> str:
        places = grid_of(self.scene(sight))
        here = next((place for place in places if place.id == sight.cursor), None)
        if here is None:
            own = {figure.place for figure in self.scene(sight).of(sight.view.seat)}
            return next((place.id for place in places if place.id in own), places[0].id if places else "")
        if here.spot is not None or here.area is not None:
            return nearest(self._plan(sight).boxes, here.id, right, down)
        wanted = (here.column or 0) + right, (here.row or 0) + down
        return next((p.id for p in places if (p.column, p.row) == wanted), here.id)

    def options_at(self, sight: Sight, place: str) -> Sequence[Option]:
        self.scene(sight)
        if self._options is None:
            self._options = {}
            for option in sight.view.options:
                for one in self.places_of(sight, option):
                    self._options.setdefault(one, []).append(option)
        return self._options.get(place, [])

    def places_of(self, sight: Sight, option: Option) -> Sequence[str]:
        last = option.key.rpartition(":")[2].partition("/")[0]  # `go:row3/1`: another thing at the same place
        called = (last, f"{sight.view.seat}{last}")  # a place of one's own may go by the name that all boards have
        return [place.id for place in self.scene(sight).places if place.id in called]

    def key_at(self, sight: Sight, place: str) -> str:
        kinds = [option.key.rpartition(":")[0] for option in sight.view.options if ":" in option.key]
        return f"{kinds[0]}:{place}" if kinds else place

    # ---- the side

    def heading(self, sight: Sight) -> str:
        return self.scene(sight).phase

    def legend(self, sight: Sight, width: int) -> Line:
        return []

    def seat(self, sight: Sight, seat: int, width: int, rows: int) -> Sequence[Line]:
        scene = self.scene(sight)
        own = before(scene, seat)
        arrow = Span("►" if scene.turn == seat else " ", "ember")
        name = sight.names(seat)
        left = [arrow, seat_chip(sight.names, seat), Span(f" {name}", "strong")]
        points = Span(say("points", n=sight.points[seat]), "strong")
        gap = max(1, width - width_of(left) - len(points.text))
        held = "  ".join(card_words(card) for card in own.cards if card.count)
        more = own.note or held
        if rows == 1 and own.note:
            note = cut([Span(f"  {own.note}", "soft")], gap - 1)
            left, gap = [*left, *note], gap - width_of(note)
        third: Line = cut([Span(f"      {held}", "soft")], width) if own.note and scene.faces else []
        return [[*left, Span(" " * gap), points], cut([Span(f"      {more}", "soft")], width), third][:rows]

    def panels(self, sight: Sight, width: int, wide: bool) -> Sequence[Panel]:
        """A fight, what lies before the viewer and on the table, tracks and counters; a table has most on its board."""
        scene, has_board = self.scene(sight), bool(grid_of(self.scene(sight)))
        found = [
            *self._ahead(sight, width),
            *([Panel(one.title, ladder_lines(one, width))] if (one := scene.ladder) else []),
        ]
        if not wide and not has_board:
            return found
        letters = card_letters(sight, scene)
        mine = before(scene, sight.view.seat)
        shown = held_lines(mine.cards, letters, width)
        hand = [*wrap([Span(mine.note)], width), *(shown if scene.faces else [])] if mine.note else shown
        found += [Panel(say("yours"), hand)] if hand else []
        if has_board:
            found += self._beside_the_board(sight, letters, width)
        piles = [(card.name, card.count) for card in scene.table if not card.faces] if has_board else []
        counters = [*scene.facts[:FACTS], *piles]
        facts = [[Span(f"{name} ", "soft"), Span(str(number), "strong")] for name, number in counters]
        return [*found, *([Panel(say("table-title"), facts)] if facts else []), *self._loose(sight, width)]

    def _ahead(self, sight: Sight, width: int) -> list[Panel]:
        """What is about to happen, where the board has no banner."""
        if self._has_banner(sight):
            return []
        moments = self.scene(sight).moments[-1:]
        return [Panel(one.title, wrap([Span(moment_words(one, sight.names))], width)) for one in moments]

    def _beside_the_board(self, sight: Sight, letters: Mapping[str, str], width: int) -> list[Panel]:
        """Cards that lie on the table, and tracks."""
        scene = self.scene(sight)
        cards = [Panel(upper(card.name), chip_lines(card, letters, width)) for card in scene.table if card.faces]
        tracks = [line for one in scene.tracks for line in track_lines(one, sight.names, width)]
        return [*cards, *([Panel(say("tracks"), tracks)] if tracks else [])]

    def _loose(self, sight: Sight, width: int) -> list[Panel]:
        """What lies at places that are not on the board."""
        scene = self.scene(sight)
        grid = {place.id for place in grid_of(scene)}
        loose = [place for place in scene.places if place.id not in grid] if grid else []
        there = [figure.name for place in loose for figure in scene.at(place.id)]
        return [Panel(upper(loose[0].kind), wrap([Span(", ".join(there))], width))] if there else []

    # ---- question and answers

    def question(self, sight: Sight) -> Line:
        return [
            Span(f"{say('your-question')} ", "heading"),
            Span(" " + sight.voice.question(sight.view.question, sight.view.state)),
        ]

    def answer(self, sight: Sight, option: Option, short: bool) -> Line:
        return [Span(sight.voice.option(option, sight.view.state, brief=short), "strong")]

    def command(self, option: Option) -> str:
        return ""

    def preview(self, sight: Sight, width: int, rows: int) -> Sequence[Line]:
        if sight.chosen is None:
            return []
        letter = Span(f"[{sight.letters.get(sight.chosen.key, '·')}] ", "ember")
        found = self._said(sight)
        if found and not self._has_room(sight):
            spans = [span for one in found for span in (*_label(one), Span(f"{one.words.rstrip('.')}. ", one.ink))]
            return over_rows([letter, Span(f"{self._title(sight)}. ", "strong"), *spans], width, rows)
        words = sight.voice.option(sight.chosen, sight.view.state)
        return over_rows([letter, Span(words), Span(f"  {sight.chosen.clause}", "frost")], width, rows)

    def place(self, sight: Sight, place: str) -> Line:
        scene = self.scene(sight)
        found = scene.place(place)
        if found is None:
            return []
        here = [owned(figure, sight.names) for figure in scene.at(found.id)]
        there = ", ".join(here) or say("nothing-there")
        is_mapped = found.spot is not None or found.area is not None
        land = ", ".join(part for part in (found.kind, found.region if is_mapped else "", found.note) if part)
        answers = (sight.letters.get(option.key, "") for option in self.options_at(sight, found.id))
        letter = next((one for one in answers if one), "")
        line = [Span(f"{found.name} ", "frost"), Span(f"{land}. {upper(there)}.", "soft")]
        return [*line, *([Span(f" [{letter}]", "ember")] if letter else [])]

    def stage(self, sight: Sight, width: int, height: int) -> Canvas | None:
        return None

    def place_of_event(self, event: Any) -> str:
        return ""

    def tone(self, event: Any, seat: int) -> str:
        return "text"


# ---- the grid


def _is_tight(places: Sequence[Place]) -> bool:
    """Whether fields with names on them stand so many side by side that a usual board cuts the names."""
    return any(place.colour for place in places) and _columns(places) * WIDEST >= WIDTH


def _cell(sight: Sight, places: Sequence[Place]) -> tuple[int, int]:
    """The size of a field here: where few stand side by side there is room for a sign beside a letter.

    Fields with a ground of their own fill the board, with their name and kind on them.
    """
    width, height = sight.cell
    if any(place.colour for place in places):
        rows, (across, _) = 1 + max(place.row or 0 for place in places), SIZES[height]
        wide, tall = min(WIDEST, (across - 1) // _columns(places)), min(2 * height, TALL * height // rows)
        return max(width, wide), max(height, tall)
    return (ROOMY if _columns(places) * ROOMY <= WIDTH // 2 else width), height


def _touches(box: Box, canvas: Canvas) -> bool:
    """Whether anything of a box is in sight."""
    return box.x + box.width > 0 and box.x < canvas.width and box.y + box.height > 0 and box.y < canvas.height


def _ground(place: Place) -> str:
    return land_of(place) if place.colour else f"grid.{((place.column or 0) + (place.row or 0)) % 2}"


def _columns(places: Sequence[Place]) -> int:
    return 1 + max((place.column or 0 for place in places), default=0)


def _label(one: Said) -> list[Span]:
    return [Span(f"{one.label}: ", "soft")] if one.label else []
