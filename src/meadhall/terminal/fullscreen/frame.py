"""Draws the screen around the board (title, side, question, answers, keys), and assigns meanings to clicks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from meadhall.cells.drawing import Canvas, Drawing, DrawingContext, Line, Span, width_of
from meadhall.cells.tray import TrayDrawing
from meadhall.engine.flows.options import Option
from meadhall.terminal.fullscreen.answers import NO_KEY, OfferedAnswer, Scroll, draw_answers
from meadhall.terminal.fullscreen.card import WhyCard, card_lines
from meadhall.terminal.fullscreen.layout import Layout
from meadhall.terminal.fullscreen.text import draw_heading, truncate, wrap
from meadhall.terminal.words import key_names, say

LOG_ROWS: Final = 8  # number of rows at the side that are reserved for the log
WIDE_SIDE_COLUMNS: Final = 41  # minimum width of a wide side, in columns
MAX_TEXT_ROWS: Final = 12  # maximum number of rows of text next to the answers
MAX_QUESTION_ROWS: Final = 3  # maximum number of rows of a question


class Hit(NamedTuple):
    """A clickable part of a row, and the meaning of a click: `key:tab` or `option:to:D6`."""

    x: int
    y: int
    width: int
    meaning: str


@dataclass
class Surroundings:
    """The contents of the screen around the board."""

    game: str
    log: Sequence[Line] = ()
    question: Line = ()
    answers: Sequence[Option] = ()
    scroll: Scroll = field(default_factory=Scroll)
    note: Line = ()  # typed text, or the response to the last key
    keys: Sequence[tuple[str, str]] = ()
    status: Line = ()
    card: WhyCard | None = None
    is_replay: bool = False
    stage: bool = True  # whether a stage of the game may replace the table
    tray: Callable[[int, int], TrayDrawing] | None = None  # draws the tray, which replaces the table


@dataclass
class Frame:
    """A drawn screen: the canvas, its clickable parts, and the corner of the board."""

    canvas: Canvas
    hits: list[Hit] = field(default_factory=list["Hit"])
    board: tuple[int, int] | None = None  # column and row of the upper left corner; None if no board is drawn

    def meaning_at(self, x: int, y: int) -> str:
        """Return the meaning of a click on this cell; empty if it has none."""
        meanings = (hit.meaning for hit in self.hits if hit.y == y and hit.x <= x < hit.x + hit.width)
        return next(meanings, "")


def draw_frame(layout: Layout, drawing: Drawing, context: DrawingContext, surroundings: Surroundings) -> Frame:
    """Draw the whole screen."""
    frame = Frame(Canvas(layout.width, layout.height))
    _draw_title(frame.canvas, layout, drawing, context, surroundings)
    stage = _stage(layout, drawing, context) if surroundings.stage else None
    if surroundings.tray is not None:
        _draw_tray(frame, layout, surroundings, surroundings.tray(layout.width, _story_row(layout) - layout.top))
    elif stage is None:
        _draw_table(frame, layout, drawing, context, surroundings)
    else:
        _draw_stage(frame, layout, surroundings, stage)
        lines = drawing.preview(context, layout.width - 4, 1) if context.chosen is not None else [surroundings.note]
        frame.canvas.line(2, layout.note, truncate(lines[0], layout.width - 4))
    _draw_keys(frame, layout, surroundings)
    if surroundings.card is not None:
        _draw_card(frame, layout, surroundings.card)
    return frame


def _draw_title(
    canvas: Canvas, layout: Layout, drawing: Drawing, context: DrawingContext, surroundings: Surroundings
) -> None:
    ground = "past" if surroundings.is_replay else "oak"
    canvas.fill(0, 0, layout.width, 1, ground)
    brand = say("past-brand" if surroundings.is_replay else "brand")
    spans = [
        Span(f" {brand} ", "sepia" if surroundings.is_replay else "heading"),
        Span(f" {surroundings.game} ", "strong"),
    ]
    x = canvas.line(0, 0, [*spans, Span(f" {drawing.heading(context)}", "soft")])
    status = truncate(surroundings.status, layout.width - x - 2)
    canvas.line(layout.width - 1 - width_of(status), 0, status)
    if layout.has_beam:
        canvas.put(
            0, 1, "╲╱" * (layout.width // 2) + "╲" * (layout.width % 2), "sepia" if surroundings.is_replay else "beam"
        )


def _stage(layout: Layout, drawing: Drawing, context: DrawingContext) -> Canvas | None:
    """Draw the game's stage, which replaces the table. Return None if the game shows no stage now."""
    return drawing.stage(context, layout.width, _story_row(layout) - layout.top)


def _story_row(layout: Layout) -> int:
    """Return the row of the question below a stage or tray."""
    return layout.height - (6 if layout.height >= 28 else 4)


def _draw_stage(frame: Frame, layout: Layout, surroundings: Surroundings, stage: Canvas) -> None:
    canvas = frame.canvas
    canvas.paste(stage, 0, layout.top)
    row = _story_row(layout)
    draw_heading(canvas, 0, row, layout.width, surroundings.question)
    room = layout.keys - row - 2
    log_rows = [part for line in surroundings.log[-room:] for part in wrap(line, layout.width - 4)][-room:]
    for number, line in enumerate(log_rows):
        canvas.line(2, row + 1 + number, line)
    _add_letter_hits(frame, layout, stage)


def _draw_tray(frame: Frame, layout: Layout, surroundings: Surroundings, tray: TrayDrawing) -> None:
    """Draw a tray with its clickable parts, and the question and log below it."""
    _draw_stage(frame, layout, surroundings, tray.canvas)
    for touch in tray.touches:
        rows = range(touch.y + layout.top, touch.y + layout.top + touch.height)
        frame.hits += [Hit(touch.x, y, touch.width, f"key:{touch.key}") for y in rows]
    frame.canvas.line(2, layout.note, truncate(surroundings.note, layout.width - 4))


def _add_letter_hits(frame: Frame, layout: Layout, stage: Canvas) -> None:
    """Make every `[a]` on a stage clickable, with the words after it."""
    for y, text in enumerate(stage.text()):
        for x in range(len(text) - 2):
            if text[x] == "[" and text[x + 2] == "]" and stage.cell(x, y)[2] == "ember":
                frame.hits.append(Hit(x, y + layout.top, 18, f"key:{text[x + 1]}"))


# ---- the table: board, side, question, answers


def _draw_table(
    frame: Frame, layout: Layout, drawing: Drawing, context: DrawingContext, surroundings: Surroundings
) -> None:
    canvas = frame.canvas
    canvas.paste(drawing.board(context), *layout.board)
    frame.board = layout.board
    side_text = _side_text(drawing, context, surroundings, layout)
    note = _note_rows(drawing, context, surroundings, layout, side_text)
    first_note_row = layout.note - len(note) + 1
    for row, line in enumerate(note, first_note_row):
        canvas.line(2, row, line)
    if layout.side is not None:
        _draw_side(canvas, layout.side, first_note_row, drawing, context, surroundings, side_text)
    elif layout.strip[1]:
        _draw_strip(canvas, layout, drawing, context, surroundings, side_text)
    if layout.legend is not None:
        canvas.line(1, layout.legend, drawing.legend(context, layout.answers_width - 2))
    question_rows = _draw_question(canvas, layout, surroundings.question)
    box = 0, layout.question + question_rows, layout.answers_width, first_note_row - layout.question - question_rows
    if surroundings.answers:
        _draw_answer_list(frame, box, drawing, context, surroundings)
    elif layout.side is None and not surroundings.is_replay:
        _draw_log(canvas, 1, box[1], box[2] - 2, box[3], surroundings.log)


def _side_text(drawing: Drawing, context: DrawingContext, surroundings: Surroundings, layout: Layout) -> Sequence[Line]:
    """Return the text next to the answers: the forecast of the chosen answer, or details of the place at the cursor."""
    width = (layout.side[2] if layout.side else layout.width) - 2
    if context.chosen is not None and surroundings.answers:
        return drawing.preview(context, width, MAX_TEXT_ROWS if layout.side else max(1, layout.strip[1]))
    return (
        wrap(drawing.place(context, context.cursor), width, 0) if context.cursor and not surroundings.is_replay else ()
    )


def _draw_question(canvas: Canvas, layout: Layout, question: Line) -> int:
    """Draw the question as a heading, and return the number of its rows."""
    first, *rest = wrap(question, layout.answers_width - 4, 0)[:MAX_QUESTION_ROWS]
    draw_heading(canvas, 0, layout.question, layout.answers_width, first)
    for row, line in enumerate(rest, layout.question + 1):
        canvas.line(2, row, line)
    return 1 + len(rest)


def _note_rows(
    drawing: Drawing, context: DrawingContext, surroundings: Surroundings, layout: Layout, side_text: Sequence[Line]
) -> Sequence[Line]:
    """Return the rows above the keys: the note, the text that fits nowhere else, or the legend of the board."""
    width = layout.width - 4
    if surroundings.note:
        return wrap(surroundings.note, width, 0)[:2] or [[]]
    if side_text and layout.side is None and not layout.strip[1]:
        return [truncate(side_text[0], width)]
    return [drawing.legend(context, width) if layout.legend is None else []]


def _draw_side(
    canvas: Canvas,
    panel: tuple[int, int, int, int],
    bottom: int,
    drawing: Drawing,
    context: DrawingContext,
    surroundings: Surroundings,
    side_text: Sequence[Line],
) -> None:
    """Draw the side: the players, the game's panels, the log, and at the bottom the text next to the answers."""
    x, y, width, _ = panel
    is_wide = width >= WIDE_SIDE_COLUMNS
    for row in range(y, bottom):
        canvas.put(x - 1, row, "│", "line")
    draw_heading(canvas, x, y, width, [Span(say("players"), "title")])
    y += 1
    for seat in range(len(context.points)):
        for line in drawing.seat(context, seat, width - 2, 3 if is_wide or len(context.points) < 3 else 2):
            canvas.line(x + 1, y, line)
            y += 1
    for title, lines in drawing.panels(context, width - 2, is_wide):
        room = bottom - LOG_ROWS - y - 2
        if room < 1:
            break
        draw_heading(canvas, x, y, width, [Span(title, "title")])
        for row, line in enumerate(lines[:room], y + 1):
            canvas.line(x + 1, row, truncate(line, width - 2))
        y += 1 + min(room, len(lines))
    side_text = side_text[: max(0, bottom - y - 1)]
    if side_text:
        bottom -= len(side_text) + 1
        draw_heading(canvas, x, bottom, width, [Span(say("read-here"), "title")])
        for row, line in enumerate(side_text, bottom + 1):
            canvas.line(x + 1, row, line)
    if y < bottom - 1:
        draw_heading(canvas, x, y, width, [Span(say("log"), "title")])
        _draw_log(canvas, x + 1, y + 1, width - 2, bottom - y - 1, surroundings.log)


def _draw_log(canvas: Canvas, x: int, y: int, width: int, rows: int, log: Sequence[Line]) -> None:
    """Draw the end of the log in these rows."""
    rows_shown: list[Line] = []
    for line in reversed(log):
        rows_shown[:0] = wrap(line, width)
        if len(rows_shown) >= rows:
            break
    for row, line in enumerate(rows_shown[-rows:] if rows > 0 else []):
        canvas.line(x, y + row, line)


def _draw_strip(
    canvas: Canvas,
    layout: Layout,
    drawing: Drawing,
    context: DrawingContext,
    surroundings: Surroundings,
    side_text: Sequence[Line],
) -> None:
    """Draw the strip below a board that has no side. It shows the text, or else one line per player and the log."""
    y, rows = layout.strip
    if side_text:
        for row, line in enumerate(side_text[:rows], y):
            canvas.line(1, row, line)
        return
    seats = range(len(context.points)) if rows >= len(context.points) else range(0)
    for seat in seats:
        for line in drawing.seat(context, seat, layout.width - 2, 1):
            canvas.line(1, y, line)
            y += 1
    _draw_log(canvas, 1, y, layout.width - 2, rows - len(seats), surroundings.log)


def _draw_answer_list(
    frame: Frame, box: tuple[int, int, int, int], drawing: Drawing, context: DrawingContext, surroundings: Surroundings
) -> None:
    """Draw the list of answers, and make each answer clickable."""
    answers = [
        OfferedAnswer(answer, context.letters.get(answer.key, NO_KEY), drawing.answer(context, answer))
        for answer in surroundings.answers
    ]
    for x, y, width, option in draw_answers(frame.canvas, box, answers, context.chosen, surroundings.scroll):
        frame.hits.append(Hit(x, y, width, f"option:{option.key}"))


def _draw_keys(frame: Frame, layout: Layout, surroundings: Surroundings) -> None:
    """Draw the key bar, and make each key clickable."""
    frame.canvas.fill(0, layout.keys, layout.width, 1, "past" if surroundings.is_replay else "oak")
    x = 1
    for key, word in surroundings.keys:
        name = key_names(key)
        length = len(name) + 1 + len(word)
        if x + length > layout.width - 1:
            break
        frame.canvas.line(
            x, layout.keys, [Span(name, "sepia" if surroundings.is_replay else "heading"), Span(f" {word}", "soft")]
        )
        frame.hits.append(Hit(x, layout.keys, length, f"key:{key}"))
        x += length + 2


def _draw_card(frame: Frame, layout: Layout, card: WhyCard) -> None:
    """Draw a card over the log, with clickable keys to read the rule and to close it."""
    x, width, row_below, most_rows = _card_place(frame, layout)
    lines = card_lines(card, width - 4)[: most_rows - 2]
    top = row_below - len(lines) - 2 if row_below else layout.top
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
    for key, name in (("R", "read-rule"), ("Esc", "close")):
        end = canvas.line(column, bottom, [Span(f" {key}", "ink.ember"), Span(f" {say(f'do-{name}')} ", "ink.plain")])
        frame.hits.append(Hit(column, bottom, end - column, f"key:{key}"))
        column = end


def _card_place(frame: Frame, layout: Layout) -> tuple[int, int, int, int]:
    """Return a card's column, its width, the row below it (0: it starts at the top), and its maximum number of rows."""
    if frame.board is None and layout.width >= 96:
        return 0, 33, 0, layout.height - 10  # over the portrait, next to the answers
    if layout.side is None:
        return 0, min(layout.width, 64), layout.keys, 8
    _, y, width, height = layout.side
    width = min(width, 44)
    return layout.width - width, width, y + height, height - 4
