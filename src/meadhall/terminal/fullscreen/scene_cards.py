"""Cards of a scene as chips, each with the letter of its answer; and fields with a ground of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.cells.drawing import Canvas, Line, Paint, Sight, Span, width_of
from meadhall.engine.presentation.scene import Card, CardFace, Place, Scene

WIDTH: Final = 63  # cells of a table that has no board
PAINTS: Final[Mapping[str, Paint]] = {
    "card.red": Paint("#e08a7c", "red", "reverse"),
    "card.blue": Paint("#8fc3e6", "blue", "reverse"),
    "card.green": Paint("#9cc98b", "green", "reverse"),
    "card.amber": Paint("#eec46d", "yellow", "reverse"),
    "card.violet": Paint("#c9a3d8", "magenta", "reverse"),
    "card.white": Paint("#f4f1ea", "white", "reverse"),
    "card.grey": Paint("#b3aca2", "white", "reverse"),
}


def _values(card: Card) -> list[str]:
    """The values that are known, and a sign for each that is not."""
    return [*map(str, card.values), *("?" for _ in range(card.count - len(card.values)))] if card.values else []


def card_lines(card: Card, letters: Mapping[str, str], width: int) -> list[Line]:
    """A kind of card with its values or faces as chips, on as many lines as they need."""
    lines: list[list[Span]] = [[Span(f"{card.name} ", "soft"), Span(f"{card.count}  ", "strong")]]
    for chip in _chips(card, letters):
        if width_of(lines[-1]) + width_of(chip) > width:
            lines.append([Span("  ")])
        lines[-1] += [*chip, Span(" ")]
    return [*lines]


def draw_hand(canvas: Canvas, cards: Sequence[Card], y: int, letters: Mapping[str, str]) -> int:
    """What lies before the viewer, each known card as a chip; the row below the last."""
    for card in cards:
        canvas.put(2, y, f"Your {card.name}"[:14], "soft")
        x = 17
        for chip in _chips(card, letters) or [[Span(f" {card.count} ", "ink", "parchment")]]:
            if x + width_of(chip) > WIDTH:
                x, y = 17, y + 1
            x = canvas.line(x, y, chip) + 1
        y += 1
    return y + 1 if cards else y


def _chips(card: Card, letters: Mapping[str, str]) -> list[Line]:
    """The known cards as chips: a card that is an answer begins with its letter."""
    if not card.faces:
        return [[Span(f" {value} ", "ink", "parchment")] for value in _values(card)]
    return [_face_chip(face, letters.get(face.id, "")) for face in card.faces]


def _face_chip(face: CardFace, letter: str) -> Line:
    ground = f"card.{face.colour}" if f"card.{face.colour}" in PAINTS and not face.turned else "parchment"
    words = f" {face.name}{f' {face.sign}' if face.sign else ''} "
    return [*([Span(f" {letter}", "ember")] if letter else []), Span(words, "ink", ground)]


def card_letters(sight: Sight, scene: Scene) -> dict[str, str]:
    """The letters of the answers that are given by a card, by the id of the card."""
    ids = {face.id for face in scene.faces}
    named = ((option.key.rpartition(":")[2], option.key) for option in sight.view.options)
    return {last: sight.letters[key] for last, key in named if last in ids and key in sight.letters}


def card_words(card: Card) -> str:
    """`casks 3 (2 4 ?)`: how many, and the values that are known."""
    return f"{card.name} {card.count}" + (f" ({' '.join(_values(card))})" if card.values else "")


def draw_large(
    canvas: Canvas, box: tuple[int, int, int, int], sight: Sight, scene: Scene, place: Place, letter: str
) -> None:
    """A field that is large enough for its name, its kind and what stands there."""
    x, y, width, height = box
    name = place.name[: width - (4 if letter else 0)]
    canvas.put(x + (4 if letter else 0), y, name, "ink")
    if letter:
        canvas.put(x, y, f"[{letter}]", "ink", "ember")
    if height > 2:
        canvas.put(x, y + 1, place.kind[:width], "ink.soft")
    at = x
    for figure in scene.at(place.id)[: width // 3]:
        ground = "parchment" if figure.owner is None else f"seat.{figure.owner}"
        sign = figure.sign[:1] if figure.owner is None else sight.names.letter(figure.owner)
        at = canvas.put(at, y + height - 1, f" {sign} ", "ink", ground)
