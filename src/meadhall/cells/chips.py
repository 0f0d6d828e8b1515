"""The marks of seats, which are the same on all boards: a shape and a letter in the seat's colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.drawing import Span, width_of
from meadhall.engine.language.names import Names

SHAPES: Final = "●■▲◆★✚"
SEAT_COLOURS: Final = 6  # number of seat colours


def seat_shape(seat: int) -> str:
    """Return the shape that marks a seat, also on screens without colour."""
    return SHAPES[seat % len(SHAPES)]


def seat_badge(names: Names, seat: int) -> str:
    """Return the shape and letter of a seat, as text."""
    return seat_shape(seat) + names.letter(seat)


def seat_chip(names: Names, seat: int) -> Span:
    """Return the shape and letter of a seat, in its colour."""
    return Span(f" {seat_badge(names, seat)} ", "ink", f"seat.{seat % SEAT_COLOURS}")


def justified_line(left: Sequence[Span], right: Sequence[Span], width: int) -> list[Span]:
    """Return a line with `left` at its left end and `right` at its right end. If both do not fit, `left` is cut."""
    gap = width - width_of(left) - width_of(right)
    spans = list(left)
    while gap < 1 and spans:
        last = spans.pop()
        letters_left = max(0, len(last.text) + gap - 1)
        gap += len(last.text) - letters_left
        if letters_left:
            spans.append(last._replace(text=last.text[:letters_left]))
    return [*spans, Span(" " * max(1, gap)), *right]
