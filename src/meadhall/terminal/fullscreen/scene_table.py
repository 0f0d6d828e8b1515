"""Draws a table without a board: counters, bars of points, tracks, cards on the table, and the viewer's cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.cells.drawing import Canvas, DrawingContext, Line, Span
from meadhall.engine.presentation.scene import Card, CardFace, Scene, SeatScene
from meadhall.terminal.fullscreen import scene_cards, scene_tracks, text
from meadhall.terminal.words import say

CARD_SIZE: Final = (20, 4)  # width and height of a card in cells, including the gaps
MAX_COUNTERS: Final = 8  # maximum number of counters


def seat_scene(scene: Scene, seat: int) -> SeatScene:
    """Return the part of the scene for a seat; an empty one for a spectator, or for a seat that is not in the scene."""
    return next((candidate for candidate in scene.seats if candidate.seat == seat), SeatScene(seat, 0, []))


def draw_table(canvas: Canvas, context: DrawingContext, scene: Scene) -> None:
    """Draw all parts of the scene from top to bottom, cut off at the end of the canvas."""
    tall = context.cell[1] > 1
    y = _draw_counters(canvas, scene, tall=tall)
    letters = scene_cards.card_letters(context, scene)
    for card in scene.table:
        y = draw_row(canvas, card, y, letters, tall=tall)
    if scene.tracks:
        for track in scene.tracks:
            for line in scene_tracks.track_lines(track, context.names, scene_cards.TABLE_WIDTH - 5):
                y = _draw_line(canvas, y, line)
        y += tall
    elif not scene.table:
        y = _draw_point_bars(canvas, context, y, gap=2 if tall else 1)
    if held := seat_scene(scene, context.view.seat).cards:
        y = scene_cards.draw_hand(canvas, held, _draw_line(canvas, y, [Span(say("yours"), "heading")]), letters)
    for place in scene.places:
        figures = ", ".join(figure.name for figure in scene.figures_at(place.id)) or say("nothing")
        y = _draw_line(
            canvas,
            y,
            text.truncate([Span(f"{place.name}  ", "strong"), Span(figures, "soft")], scene_cards.TABLE_WIDTH - 4),
        )


def _draw_line(canvas: Canvas, y: int, line: Line) -> int:
    canvas.line(2, y, line)
    return y + 1


# ---- cards on the table


def draw_row(canvas: Canvas, card: Card, y: int, letters: Mapping[str, str], *, tall: bool) -> int:
    """Draw cards of one kind side by side, with letters, names, icons and texts. Return the row below them."""
    if not tall or len(card.faces) > 2 * (canvas.width // CARD_SIZE[0]):
        return scene_cards.draw_hand(canvas, [card], y, letters) - 1
    canvas.line(2, y, [Span(f"{card.name} ", "heading"), Span(str(card.count), "soft")])
    y += 1
    columns = (canvas.width - 1) // CARD_SIZE[0]
    for number, face in enumerate(card.faces):
        x, top = 2 + number % columns * CARD_SIZE[0], y + number // columns * CARD_SIZE[1]
        _draw_card(canvas, x, top, face, letters.get(face.id, ""))
    return y + CARD_SIZE[1] * -(-len(card.faces) // columns)


def _draw_card(canvas: Canvas, x: int, y: int, face: CardFace, letter: str) -> None:
    width, height = CARD_SIZE[0] - 1, CARD_SIZE[1] - 1
    ground = scene_cards.face_ground(face)
    canvas.fill(x, y, width, height, ground)
    if letter:
        canvas.put(x, y, f"[{letter}]", "ink", "ember")
    left, room = x + (4 if letter else 1), width - (4 if letter else 1) - len(face.sign) - 1
    canvas.put(left, y, face.name[:room], "ink")
    canvas.put(x + width - len(face.sign) - 1, y, face.sign, "ink")
    words = say("used") if face.turned else face.text
    for row, line in enumerate(text.wrap_in_rows([Span(words, "ink.soft")], width - 2, height - 1), y + 1):
        canvas.line(x + 1, row, line)


# ---- counters and points


def _draw_counters(canvas: Canvas, scene: Scene, *, tall: bool) -> int:
    """Draw the counters of the table as small cards. Return the row below them."""
    y = 1
    has_cards = bool(scene.table)
    for index, (name, number) in enumerate(scene.facts[:MAX_COUNTERS]):
        if index and index % 4 == 0:
            y += 4 if tall and not has_cards else 2
        _draw_counter(canvas, 2 + index % 4 * 15, y, name, number, tall=tall and not has_cards)
    return y + ((5 if tall and not has_cards else 3 - has_cards) if scene.facts else 0)


def _draw_counter(canvas: Canvas, x: int, y: int, name: str, number: int, *, tall: bool) -> None:
    if tall:
        canvas.fill(x, y, 13, 3, "parchment")
        for row, line in enumerate(text.wrap([Span(name, "ink.soft")], 11, 0)[:2]):
            canvas.line(x + 1, y + row, text.truncate(line, 11))
        canvas.put(x + 12 - len(str(number)), y + 2, str(number), "ink")
    else:
        canvas.fill(x, y, 13, 1, "parchment")
        canvas.put(x + 1, y, name[:8], "ink.soft")
        canvas.put(x + 12 - len(str(number)), y, str(number), "ink")


def _draw_point_bars(canvas: Canvas, context: DrawingContext, y: int, gap: int) -> int:
    """Draw everybody's points as bars. Return the row below them."""
    max_points = max([1, *context.points])
    for seat, points in enumerate(context.points):
        canvas.put(2, y, context.names(seat)[:14], f"mark.{seat % 6}")
        length = round(38 * max(0, points) / max_points)
        canvas.put(17, y, " " * length, "ink", f"seat.{seat % 6}")
        canvas.put(18 + length, y, str(points), "strong")
        y += gap
    return y + 1
