"""The curtain between two people at one keyboard: it hides the table until the next one is ready."""

from __future__ import annotations

from meadhall.cells.drawing import Canvas, Line, Span
from meadhall.terminal.fullscreen.frame import Frame, Hit
from meadhall.terminal.words import say


def draw_curtain(width: int, height: int, name: str, leaving: str = "") -> Frame:
    """Draw the whole screen as a curtain, with the name of the next person, or a word about leaving."""
    canvas = Canvas(width, height, "oak")
    for row in range(height):
        canvas.put(0, row, ("╲╱" * width)[row % 2 : row % 2 + width], "line")
    turn = say("curtain-turn", name=name)
    wide = min(width - 4, max(38, len(turn), len(leaving)) + 4)
    x, y = (width - wide) // 2, height // 2 - 4
    canvas.fill(x, y, wide, 8, "night")
    lines: list[Line] = [
        [Span(say("brand"), "heading")],
        [],
        [Span(turn, "strong")],
        [Span(say("curtain-hidden"), "soft")],
        [],
        [Span(leaving, "blood")] if leaving else [Span("Enter", "heading"), Span(f" {say('curtain-lift')}", "soft")],
    ]
    for row, line in enumerate(lines, y + 1):
        length = sum(len(span.text) for span in line)
        canvas.line(x + (wide - length) // 2, row, line)
    return Frame(canvas, [Hit(x, y, wide, "key:Enter"), *(Hit(x, y + row, wide, "key:Enter") for row in range(1, 8))])
