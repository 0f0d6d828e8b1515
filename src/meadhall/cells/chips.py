"""Marks of seats, the same on every board: a shape and a letter in the colour of the seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.drawing import Span, width_of
from meadhall.engine.language.names import Names

SHAPES: Final = "●■▲◆★✚"
SEATS: Final = 6  # colours of seats


def shape(seat: int) -> str:
    """The shape of a seat, for screens without colour."""
    return SHAPES[seat % len(SHAPES)]


def badge(names: Names, seat: int) -> str:
    """Shape and letter of a seat."""
    return shape(seat) + names.letter(seat)


def seat_chip(names: Names, seat: int) -> Span:
    """Shape and letter of a seat in its colour."""
    return Span(f" {badge(names, seat)} ", "ink", f"seat.{seat % SEATS}")


def spread(left: Sequence[Span], right: Sequence[Span], width: int) -> list[Span]:
    """Two stretches at the ends of a line; the left one is cut if they meet."""
    gap = width - width_of(left) - width_of(right)
    kept = list(left)
    while gap < 1 and kept:
        last = kept.pop()
        keep = max(0, len(last.text) + gap - 1)
        gap += len(last.text) - keep
        if keep:
            kept.append(last._replace(text=last.text[:keep]))
    return [*kept, Span(" " * max(1, gap)), *right]
