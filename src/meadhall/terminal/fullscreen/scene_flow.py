"""Lays out a grid with many named places. Each row of places has as many lines as its names need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from meadhall.cells.drawing import Canvas, DrawingContext, Span, width_of
from meadhall.engine.presentation.scene import Place, Scene
from meadhall.terminal.fullscreen.scene_cards import figure_chips, name_ink, place_ground
from meadhall.terminal.fullscreen.scene_map import Box, Plan

PLACE_GAP: Final = 1  # columns between two places
COLUMN_GAP: Final = 3  # columns between two places with an empty grid column between them
INDENT: Final = 2  # indent of lines that continue a row


def plan_of_rows(
    context: DrawingContext, scene: Scene, places: Sequence[Place], letters: Mapping[str, str], width: int
) -> Plan:
    """Return the positions of places, row by row and from left to right."""
    boxes: dict[str, Box] = {}
    y = 0
    for _, row in groupby(sorted(places, key=_order), key=lambda place: place.row):
        x, last = 0, -1
        for place in row:
            length = min(width_of(_place_spans(context, scene, place, letters.get(place.id, ""))), width - INDENT)
            gap = 0 if last < 0 else PLACE_GAP if place.column == last + 1 else COLUMN_GAP
            if last >= 0 and x + gap + length > width:
                x, gap, y = INDENT, 0, y + 1
            boxes[place.id] = Box(x + gap, y, length, 1)
            x, last = x + gap + length, place.column or 0
        y += 1
    return Plan(boxes, width, y)


def draw_in_row(canvas: Canvas, box: Box, context: DrawingContext, scene: Scene, place: Place, letter: str) -> None:
    """Draw a place with the letter of its answer, its name and the things there."""
    canvas.fill(box.x, box.y, box.width, 1, place_ground(place) if place.colour else "night")
    canvas.line(box.x, box.y, _place_spans(context, scene, place, letter))


def _order(place: Place) -> tuple[int, int]:
    return place.row or 0, place.column or 0


def _place_spans(context: DrawingContext, scene: Scene, place: Place, letter: str) -> list[Span]:
    key = [Span(f"[{letter}]", "ink", "ember")] if letter else []
    return [*key, Span(f" {place.name} ", name_ink(place)), *figure_chips(context, scene, place)]
