"""A table drawn from a game's scene: for every game that brings no drawing of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from meadhall.cells.drawing import Canvas, Line, Paint, Panel, Sight, Span, width_of
from meadhall.engine.contract.game import Game
from meadhall.engine.flows.options import Option
from meadhall.engine.presentation.preview import Marked
from meadhall.engine.presentation.scene import Place, Scene, SeatScene
from meadhall.engine.privacy.view import View
from meadhall.terminal.forecasts import CHOICES, Foresight, Said, ink_of, marked, said
from meadhall.terminal.fullscreen.forecasts import beside, mark_words
from meadhall.terminal.fullscreen.scene_cards import (
    PAINTS,
    WIDTH,
    card_letters,
    card_lines,
    card_words,
    draw_hand,
    draw_large,
)
from meadhall.terminal.fullscreen.text import cut, over_rows, wrap

ROOMY: Final = 7  # cells for a field where few stand side by side: a letter, and a sign beside it
LETTER: Final = 3  # cells for `[a]`
WIDEST, TALL = 12, 10  # cells of a field with a ground of its own, at most; rows of a board that has such, at cell 1
LEAST_BESIDE: Final = 25  # columns that words beside a grid need
SHAPES: Final = "●■▲◆★✚"


class Box(NamedTuple):
    """Where a field lies on the board, in cells."""

    x: int
    y: int
    width: int
    height: int


def grid_of(scene: Scene) -> list[Place]:
    """The places that form a grid."""
    return [place for place in scene.places if place.column is not None and place.row is not None]


class SceneDrawing:
    """Facts and players as a table; places with columns and rows as a grid, others as a list."""

    paints: Mapping[str, Paint] = {"grid.0": Paint("#241c17", "black"), "grid.1": Paint("#2e241d", "black"), **PAINTS}
    cells: Sequence[tuple[int, int]] = ((5, 2), (5, 1))

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.foresight = Foresight()
        self._view: View[Any] | None = None
        self._scene: Scene | None = None
        self._options: dict[str, list[Option]] | None = None

    def scene(self, sight: Sight) -> Scene:
        """The scene of a view, made once: a screen is drawn many times, and asks for it at every place."""
        if self._scene is None or self._view is not sight.view:
            self._view, self._options = sight.view, None
            self._scene = self.game.scene(sight.view.state, sight.view.seat)
        return self._scene

    def size(self, sight: Sight) -> tuple[int, int]:
        return WIDTH, 22 if sight.cell[1] == 2 else 12

    # ---- the board

    def board(self, sight: Sight) -> Canvas:
        canvas = Canvas(*self.size(sight))
        scene = self.scene(sight)
        grid = grid_of(scene)
        if grid:
            self._grid(canvas, sight, scene, grid)
        else:
            self._list(canvas, sight, scene)
        return canvas

    def _grid(self, canvas: Canvas, sight: Sight, scene: Scene, places: Sequence[Place]) -> None:
        """Fields with what stands on them, what an answer would do to it, and beside them what else it would bring."""
        marks = self._marks(sight)
        for place in places:
            x, y, width, height = self.box(sight, place)
            canvas.fill(x, y, width - bool(place.colour), height, _ground(place))
            letters = (sight.letters[o.key] for o in self.options_at(sight, place.id) if o.key in sight.letters)
            self.draw_field(canvas, sight, scene, place, next(letters, ""), marks.get(place.id))
            if place.id == sight.cursor:
                canvas.put(x + width - 1, y, "?", "frost")
        left, wide = self._left(sight), canvas.width
        if self._foresees(sight) and self._has_room(sight):
            beside(canvas, left, wide - left, self._title(sight), self._said(sight), sight.chosen)

    def box(self, sight: Sight, place: Place) -> Box:
        """Where a field lies on the board."""
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
        if place.colour and height > 1:
            draw_large(canvas, (x, y, width - 1, height), sight, scene, place, letter)
            return
        figures = scene.at(place.id)
        room = width - (LETTER if letter else 0)
        if height > 1:
            name = place.name if len(place.name) < width else place.name.replace(" ", "")
            canvas.put(x, y, "" if letter else name[:width], "faint")
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
            sight.chosen is None or self.foresight.preview(sight.view, sight.chosen.key) is not None
        )

    def _marks(self, sight: Sight) -> dict[str, Marked]:
        if not sight.view.options:
            return {}
        key = sight.chosen.key if sight.chosen is not None else ""
        return {mark.place: mark for mark in self.foresight.marks(sight.view, key)}

    def _title(self, sight: Sight) -> str:
        preview = self.foresight.preview(sight.view, sight.chosen.key) if sight.chosen is not None else None
        return preview.title if preview is not None else ""

    def _said(self, sight: Sight) -> list[Said]:
        """What the chosen answer would bring; without one, what each answer would do to its target."""
        scene = self.scene(sight)
        if sight.chosen is None:
            told = marked(self.foresight.marks(sight.view), scene, sight.names)
            return [Said("", CHOICES, "soft"), *told] if told else []
        preview = self.foresight.preview(sight.view, sight.chosen.key)
        return said(preview, scene, sight.names, final=sight.final) if preview is not None else []

    def _list(self, canvas: Canvas, sight: Sight, scene: Scene) -> None:
        """The counters of the table as cards, the points as bars, the viewer's hand, and what lies where."""
        tall = sight.cell[1] > 1
        y = 1
        for at, (name, number) in enumerate(scene.facts[:8]):
            x = 2 + at % 4 * 15
            if at and at % 4 == 0:
                y += 4 if tall else 2
            _fact(canvas, x, y, name, number, tall=tall)
        y += (5 if tall else 3) if scene.facts else 0
        y = _bars(canvas, sight, y, gap=2 if tall else 1)
        y = draw_hand(canvas, _before(scene, sight.view.seat).cards, y, card_letters(sight, scene))
        for place in scene.places:
            figures = ", ".join(figure.name for figure in scene.at(place.id)) or "nothing"
            canvas.line(2, y, cut([Span(f"{place.name}  ", "strong"), Span(figures, "soft")], WIDTH - 4))
            y += 1

    def place_at(self, sight: Sight, x: int, y: int) -> str:
        for place in grid_of(self.scene(sight)):
            left, top, width, height = self.box(sight, place)
            if left <= x < left + width and top <= y < top + height:
                return place.id
        return ""

    def step(self, sight: Sight, right: int, down: int) -> str:
        places = [place for place in self.scene(sight).places if place.column is not None]
        here = next((place for place in places if place.id == sight.cursor), None)
        if here is None:
            return places[0].id if places else ""
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
        last = option.key.rpartition(":")[2]
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
        before = _before(scene, seat)
        arrow = Span("►" if scene.turn == seat else " ", "ember")
        name = sight.names(seat)
        chip = Span(f" {SHAPES[seat % len(SHAPES)]}{sight.names.letter(seat)} ", "ink", f"seat.{seat}")
        left = [arrow, chip, Span(f" {name}", "strong")]
        points = Span(f"{sight.points[seat]} points", "strong")
        gap = max(1, width - width_of(left) - len(points.text))
        more = before.note or "  ".join(card_words(card) for card in before.cards)
        if rows == 1 and before.note:
            note = cut([Span(f"  {before.note}", "soft")], gap - 1)
            left, gap = [*left, *note], gap - width_of(note)
        return [[*left, Span(" " * gap), points], cut([Span(f"      {more}", "soft")], width), []][:rows]

    def panels(self, sight: Sight, width: int, wide: bool) -> Sequence[Panel]:
        """The viewer's hand and the counters; beside a table that shows both itself there is no need of them."""
        scene = self.scene(sight)
        if not wide and not any(place.column is not None for place in scene.places):
            return []
        mine = _before(scene, sight.view.seat)
        letters = card_letters(sight, scene)
        shown = [line for card in mine.cards for line in card_lines(card, letters, width)]
        hand = wrap([Span(mine.note)], width) if mine.note else shown
        facts = [[Span(f"{name} ", "soft"), Span(str(number), "strong")] for name, number in scene.facts[:6]]
        loose = [place for place in scene.places if place.column is None] if grid_of(scene) else []
        beside_it = [figure.name for place in loose for figure in scene.at(place.id)]
        return [
            *([Panel("Before you", hand)] if hand else []),
            *([Panel("On the table", facts)] if facts else []),
            *([Panel(loose[0].kind.capitalize(), wrap([Span(", ".join(beside_it))], width))] if beside_it else []),
        ]

    # ---- question and answers

    def question(self, sight: Sight) -> Line:
        return [
            Span("Your turn ", "heading"),
            Span(" " + self.game.wording.question(sight.view.question, sight.view.state, sight.names)),
        ]

    def answer(self, sight: Sight, option: Option, short: bool) -> Line:
        wording = self.game.wording
        speak = wording.brief_option if short and wording.brief_option is not None else wording.option
        return [Span(speak(option, sight.view.state, sight.names), "strong")]

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
        words = self.game.wording.option(sight.chosen, sight.view.state, sight.names)
        return over_rows([letter, Span(words), Span(f"  {sight.chosen.clause}", "frost")], width, rows)

    def place(self, sight: Sight, place: str) -> Line:
        scene = self.scene(sight)
        found = scene.place(place)
        if found is None:
            return []
        there = ", ".join(figure.name for figure in scene.at(found.id)) or "nothing there"
        return [Span(f"{found.name} ", "frost"), Span(f"{found.kind}. {there[0].upper()}{there[1:]}.", "soft")]

    def stage(self, sight: Sight, width: int, height: int) -> Canvas | None:
        return None

    def place_of_event(self, event: Any) -> str:
        return ""

    def tone(self, event: Any, seat: int) -> str:
        return "text"


# ---- the grid


def _cell(sight: Sight, places: Sequence[Place]) -> tuple[int, int]:
    """The size of a field here: where few stand side by side there is room for a sign beside a letter.

    Fields with a ground of their own fill the board, with their name and kind on them.
    """
    width, height = sight.cell
    if any(place.colour for place in places):
        rows = 1 + max(place.row or 0 for place in places)
        wide, tall = min(WIDEST, (WIDTH - 1) // _columns(places)), min(2 * height, TALL * height // rows)
        return max(width, wide), max(height, tall)
    return (ROOMY if _columns(places) * ROOMY <= WIDTH // 2 else width), height


def _ground(place: Place) -> str:
    return f"card.{place.colour}" if place.colour else f"grid.{((place.column or 0) + (place.row or 0)) % 2}"


def _columns(places: Sequence[Place]) -> int:
    return 1 + max((place.column or 0 for place in places), default=0)


def _label(one: Said) -> list[Span]:
    return [Span(f"{one.label}: ", "soft")] if one.label else []


# ---- what lies before a seat


def _before(scene: Scene, seat: int) -> SeatScene:
    """What lies before a seat; nothing before one that the scene does not name, as a spectator's."""
    return next((one for one in scene.seats if one.seat == seat), SeatScene(seat, 0, []))


# ---- counters and points


def _fact(canvas: Canvas, x: int, y: int, name: str, number: int, *, tall: bool) -> None:
    """A counter as a small card of parchment."""
    if tall:
        canvas.fill(x, y, 13, 3, "parchment")
        for row, line in enumerate(wrap([Span(name, "ink.soft")], 11, 0)[:2]):
            canvas.line(x + 1, y + row, cut(line, 11))
        canvas.put(x + 12 - len(str(number)), y + 2, str(number), "ink")
    else:
        canvas.fill(x, y, 13, 1, "parchment")
        canvas.put(x + 1, y, name[:8], "ink.soft")
        canvas.put(x + 12 - len(str(number)), y, str(number), "ink")


def _bars(canvas: Canvas, sight: Sight, y: int, gap: int) -> int:
    """Everybody's points as a bar beside the others'; the row below the last."""
    most = max([1, *sight.points])
    for seat, points in enumerate(sight.points):
        canvas.put(2, y, sight.names(seat)[:14], f"mark.{seat % 6}")
        length = round(38 * max(0, points) / most)
        canvas.put(17, y, " " * length, "ink", f"seat.{seat % 6}")
        canvas.put(18 + length, y, str(points), "strong")
        y += gap
    return y + 1
