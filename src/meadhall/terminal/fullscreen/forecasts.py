"""Draws forecasts: sentences next to the board, and marks on the affected pieces."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.cells.drawing import Canvas, Line, Span
from meadhall.engine.flows.options import Option
from meadhall.engine.presentation.preview import PlaceEffect
from meadhall.terminal.forecasts import LOSS_SYMBOL, ForecastFact
from meadhall.terminal.fullscreen.text import truncate, wrap
from meadhall.terminal.words import say


def draw_forecasts(
    canvas: Canvas, x: int, width: int, title: str, facts: Sequence[ForecastFact], chosen: Option | None
) -> None:
    """Draw the forecast next to a board. Without a forecast and a choice, draw a hint: type a letter."""
    lines = [*wrap([Span(title, "heading")], width)] if title else []
    for fact in facts:
        label = [Span(f"{fact.label}: ", "soft")] if fact.label else []
        lines += wrap([*label, Span(fact.words, fact.ink)], width)
    if not lines and chosen is None:
        lines = wrap([Span(say("letters-hint"), "faint")], width, 0)
    rows = canvas.height - 2
    visible: list[Line] = [*lines[:rows]]
    if len(lines) > rows:
        visible[-1] = [*truncate(visible[-1], width - 2), Span(" …", "soft")]
    for row, line in enumerate(visible, 1):
        canvas.line(x, row, line)


def mark_words(mark: PlaceEffect, room: int) -> str:
    """Return a mark that fits into the few cells of a field: a number, or the beginning of a word.

    A piece that will be lost has a symbol.
    """
    lost_symbol = LOSS_SYMBOL if mark.lost and room < 5 else ""
    words = mark.words if not mark.lost or any(map(str.isdigit, mark.words)) else LOSS_SYMBOL
    return f"{words[: room - len(lost_symbol)]}{lost_symbol if words != LOSS_SYMBOL else ''}"
