"""The screen around the drawing: title, side, question, answers, cursor, keys; and what a click means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from meadhall.cells.drawing import Canvas, Drawing, Line, Sight, Span, width_of
from meadhall.cells.tray import Laid
from meadhall.engine.flows.options import Option
from meadhall.terminal.fullscreen.card import WhyCard, card_lines
from meadhall.terminal.fullscreen.layout import Layout
from meadhall.terminal.fullscreen.text import cut, heading, wrap
from meadhall.terminal.words import say

LATEST: Final = 4  # rows that panels leave to the log
NARROWEST: Final = 10  # columns of an answer, at least
NAMED: Final = ("Space", "PgDn", "Home", "End", "any")  # keys that keyboards call differently


class Hit(NamedTuple):
    """A stretch of a row that can be clicked, and what that means: `key:tab`, `option:to:D6`."""

    x: int
    y: int
    width: int
    meaning: str


@dataclass
class Surroundings:
    """What is shown around the drawing."""

    game: str
    log: Sequence[Line] = ()
    question: Line = ()
    answers: Sequence[Option] = ()
    note: Line = ()  # the cursor's row
    keys: Sequence[tuple[str, str]] = ()
    status: Line = ()
    card: WhyCard | None = None
    past: bool = False
    stage: bool = True
    tray: Callable[[int, int], Laid] | None = None  # takes the screen as a stage does


@dataclass
class Frame:
    """A drawn screen."""

    canvas: Canvas
    hits: list[Hit] = field(default_factory=list["Hit"])
    board: tuple[int, int] | None = None

    def meaning_at(self, x: int, y: int) -> str:
        """What a click on this cell means, or ""."""
        found = (hit.meaning for hit in self.hits if hit.y == y and hit.x <= x < hit.x + hit.width)
        return next(found, "")


def draw_frame(layout: Layout, drawing: Drawing, sight: Sight, around: Surroundings) -> Frame:
    """Draws the whole screen."""
    frame = Frame(Canvas(layout.width, layout.height))
    _title(frame.canvas, layout, drawing, sight, around)
    stage = _stage(layout, drawing, sight) if around.stage else None
    if around.tray is not None:
        _tray(frame, layout, around, around.tray(layout.width, _story_row(layout) - layout.top))
    elif stage is None:
        _table(frame, layout, drawing, sight, around)
    else:
        _scene(frame, layout, around, stage)
        lines = drawing.preview(sight, layout.width - 4, 1) if sight.chosen is not None else [around.note]
        frame.canvas.line(2, layout.cursor, cut(lines[0], layout.width - 4))
    _keys(frame, layout, around)
    if around.card is not None:
        _card(frame, layout, around.card)
    return frame


def _title(canvas: Canvas, layout: Layout, drawing: Drawing, sight: Sight, around: Surroundings) -> None:
    ground = "past" if around.past else "oak"
    canvas.fill(0, 0, layout.width, 1, ground)
    brand = say("past-brand" if around.past else "brand")
    spans = [Span(f" {brand} ", "sepia" if around.past else "heading"), Span(f" {around.game} ", "strong")]
    x = canvas.line(0, 0, [*spans, Span(f" {drawing.heading(sight)}", "soft")])
    status = cut(around.status, layout.width - x - 2)
    canvas.line(layout.width - 1 - width_of(status), 0, status)
    if layout.beam:
        canvas.put(0, 1, "╲╱" * (layout.width // 2) + "╲" * (layout.width % 2), "sepia" if around.past else "beam")


def _stage(layout: Layout, drawing: Drawing, sight: Sight) -> Canvas | None:
    """The scene that takes the screen: five rows are left for question and story, one for keys."""
    return drawing.stage(sight, layout.width, _story_row(layout) - layout.top)


def _story_row(layout: Layout) -> int:
    """Where question and story stand below a scene."""
    return layout.height - (6 if layout.height >= 28 else 4)


def _scene(frame: Frame, layout: Layout, around: Surroundings, stage: Canvas) -> None:
    canvas = frame.canvas
    canvas.paste(stage, 0, layout.top)
    row = _story_row(layout)
    heading(canvas, 0, row, layout.width, around.question)
    room = layout.keys - row - 2
    told = [part for line in around.log[-room:] for part in wrap(line, layout.width - 4)][-room:]
    for at, line in enumerate(told):
        canvas.line(2, row + 1 + at, line)
    _letters_as_hits(frame, layout, stage)


def _tray(frame: Frame, layout: Layout, around: Surroundings, laid: Laid) -> None:
    """A tray, what can be clicked on it, and below it what a stage has too."""
    _scene(frame, layout, around, laid.canvas)
    for touch in laid.touches:
        rows = range(touch.y + layout.top, touch.y + layout.top + touch.height)
        frame.hits += [Hit(touch.x, y, touch.width, f"key:{touch.key}") for y in rows]
    frame.canvas.line(2, layout.cursor, cut(around.note, layout.width - 4))


def _letters_as_hits(frame: Frame, layout: Layout, stage: Canvas) -> None:
    """Every `[a]` on a scene can be clicked, with the words behind it."""
    for y, text in enumerate(stage.text()):
        for x in range(len(text) - 2):
            if text[x] == "[" and text[x + 2] == "]" and stage.cell(x, y)[2] == "ember":
                frame.hits.append(Hit(x, y + layout.top, 18, f"key:{text[x + 1]}"))


# ---- the table: board, side, question, answers


def _table(frame: Frame, layout: Layout, drawing: Drawing, sight: Sight, around: Surroundings) -> None:
    canvas = frame.canvas
    canvas.paste(drawing.board(sight), *layout.board)
    frame.board = layout.board
    if layout.panel is not None:
        _panel(canvas, layout, drawing, sight, around)
    if layout.strip[1]:
        _strip(canvas, layout, drawing, sight, around)
    if layout.legend is not None:
        canvas.line(1, layout.legend, drawing.legend(sight, layout.width - 2))
    heading(canvas, 0, layout.question, layout.width, around.question)
    _answers(frame, layout, drawing, sight, around)
    _preview(canvas, layout, drawing, sight, around)


def _panel(canvas: Canvas, layout: Layout, drawing: Drawing, sight: Sight, around: Surroundings) -> None:
    assert layout.panel is not None
    x, y, width, height = layout.panel
    bottom = y + height
    for row in range(y, bottom):
        canvas.put(x - 1, row, "│", "line")
    heading(canvas, x, y, width, [Span(say("players"), "title")])
    y += 1
    for seat in range(len(sight.points)):
        for line in drawing.seat(sight, seat, width - 2, layout.seat_rows):
            canvas.line(x + 1, y, line)
            y += 1
    for title, lines in drawing.panels(sight, width - 2, layout.wide):
        room = bottom - LATEST - y - 1
        if room < 1:
            break
        heading(canvas, x, y, width, [Span(title, "title")])
        for row, line in enumerate(lines[:room], y + 1):
            canvas.line(x + 1, row, cut(line, width - 2))
        y += 1 + min(room, len(lines))
    if y < bottom - 1:
        heading(canvas, x, y, width, [Span(say("log"), "title")])
        _log(canvas, x + 1, y + 1, width - 2, bottom - y - 1, around.log)


def _log(canvas: Canvas, x: int, y: int, width: int, rows: int, log: Sequence[Line]) -> None:
    """The last lines of the log, as many as there are rows."""
    shown: list[Line] = []
    for line in reversed(log):
        shown[:0] = wrap(line, width)
        if len(shown) >= rows:
            break
    for row, line in enumerate(shown[-rows:]):
        canvas.line(x, y + row, line)


def _strip(canvas: Canvas, layout: Layout, drawing: Drawing, sight: Sight, around: Surroundings) -> None:
    """Below a board without a side: players in one line each, then the log."""
    y, rows = layout.strip
    seats = range(len(sight.points)) if rows > len(sight.points) else range(0)
    for seat in seats:
        for line in drawing.seat(sight, seat, layout.width - 2, 1):
            canvas.line(1, y, line)
            y += 1
    _log(canvas, 1, y, layout.width - 2, rows - len(seats), around.log)


def _answers(frame: Frame, layout: Layout, drawing: Drawing, sight: Sight, around: Surroundings) -> None:
    """Up to six answers in words; more as field and sign alone, in columns of ten."""
    rows = layout.answers
    lettered = [option for option in around.answers if option.key in sight.letters]
    lines = [drawing.answer(sight, option, False) for option in lettered]
    widths = _column_widths(lines, rows)
    if len(lettered) > 6 or sum(widths) > layout.width - 2:
        lines = [drawing.answer(sight, option, True) for option in lettered]
        widths = narrowed([max(10, width) for width in _column_widths(lines, rows)], layout.width - 2)
    slack = max(0, min(8, (layout.width - 2 - sum(widths)) // max(1, len(widths))))
    for at, (option, line) in enumerate(zip(lettered, lines, strict=True)):
        x, y = 2 + sum(widths[: at // rows]) + slack * (at // rows), layout.question + 1 + at % rows
        if option is sight.chosen:
            frame.canvas.put(x - 2, y, "►", "ember")
        frame.canvas.put(x, y, f"[{sight.letters[option.key]}]", "ink", "ember")
        frame.canvas.line(x + 4, y, cut(line, min(layout.width - x - 5, widths[at // rows] - 5)))
        frame.hits.append(Hit(x, y, widths[at // rows] - 1, f"option:{option.key}"))


def _column_widths(lines: Sequence[Line], rows: int) -> list[int]:
    """How wide each column of answers is, its letter and the gap behind it included."""
    return [max(width_of(line) for line in lines[at : at + rows]) + 6 for at in range(0, len(lines), rows)]


def narrowed(widths: Sequence[int], room: int) -> list[int]:
    """The same widths where they have room; otherwise the widest give way, down to what a letter and a word need."""
    most = max(widths, default=0)
    while most > NARROWEST and sum(min(width, most) for width in widths) > room:
        most -= 1
    return [min(width, most) for width in widths]


def _preview(canvas: Canvas, layout: Layout, drawing: Drawing, sight: Sight, around: Surroundings) -> None:
    """What the choice brings, in rows of its own or in the place of the cursor's row."""
    width = layout.width - 4
    lines: Sequence[Line] = ()
    if sight.chosen is not None and around.answers:
        lines = drawing.preview(sight, width, max(1, layout.preview))
    for row, line in enumerate(lines[: layout.preview]):
        canvas.line(2, layout.cursor - layout.preview + row, cut(line, width))
    note = lines[0] if lines and not layout.preview else around.note
    canvas.line(2, layout.cursor, cut(note, width))


def _keys(frame: Frame, layout: Layout, around: Surroundings) -> None:
    """The key bar: every key with its word, and each can be clicked."""
    frame.canvas.fill(0, layout.keys, layout.width, 1, "past" if around.past else "oak")
    x = 1
    for key, word in around.keys:
        name = say(f"key-{key.lower()}") if key in NAMED else key
        length = len(name) + 1 + len(word)
        if x + length > layout.width - 1:
            break
        frame.canvas.line(x, layout.keys, [Span(name, "sepia" if around.past else "heading"), Span(f" {word}", "soft")])
        frame.hits.append(Hit(x, layout.keys, length, f"key:{key}"))
        x += length + 2


def _card(frame: Frame, layout: Layout, card: WhyCard) -> None:
    """A parchment card over the foot of the log, never over the board while there is room beside it."""
    x, width, foot, most = _card_place(frame, layout)
    lines = card_lines(card, width - 4)[: most - 2]
    top = foot - len(lines) - 2 if foot else layout.top
    canvas = frame.canvas
    canvas.fill(x, top, width, len(lines) + 2, "parchment")
    canvas.put(x, top, "╭" + "─" * (width - 2) + "╮", "ink.soft", "parchment")
    canvas.put(x + 2, top, f" {card.title} ", "ink.blood", "parchment")
    for row, line in enumerate(lines, top + 1):
        canvas.put(x, row, "│", "ink.soft", "parchment")
        canvas.line(x + 2, row, line)
        canvas.put(x + width - 1, row, "│", "ink.soft", "parchment")
    bottom = top + len(lines) + 1
    canvas.put(x, bottom, "╰" + "─" * (width - 2) + "╯", "ink.soft", "parchment")
    column = x + 2
    for key, what in (("R", "read-rule"), ("Esc", "close")):
        end = canvas.line(column, bottom, [Span(f" {key}", "ink.ember"), Span(f" {say(f'do-{what}')} ", "ink.plain")])
        frame.hits.append(Hit(column, bottom, end - column, f"key:{key}"))
        column = end


def _card_place(frame: Frame, layout: Layout) -> tuple[int, int, int, int]:
    """Where a card goes: column, width, the row below its foot (0: it hangs from the top), and its most rows."""
    if frame.board is None and layout.width >= 96:
        return 0, 33, 0, layout.height - 10  # over the portrait, beside the answers
    if layout.panel is None:
        return 0, min(layout.width, 64), layout.keys, 8
    _, y, width, height = layout.panel
    width = min(width, 44)
    return layout.width - width, width, y + height, height - 4
