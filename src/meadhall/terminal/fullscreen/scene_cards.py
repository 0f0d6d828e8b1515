"""Draws the cards of a scene as chips with the letters of their answers, and draws coloured fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.cells.drawing import Canvas, DrawingContext, Line, Paint, Span, width_of
from meadhall.engine.presentation.scene import Card, CardFace, Figure, Place, Scene
from meadhall.terminal.fullscreen.scene_map import Box
from meadhall.terminal.fullscreen.text import wrap

ROOMY_FIELD_WIDTH: Final = 11  # minimum width of a field with room for a letter before the name
TABLE_WIDTH: Final = 63  # width of a table without a board, in columns
PAINTS: Final[Mapping[str, Paint]] = {
    "card.red": Paint("#e08a7c", "red", "reverse"),
    "card.blue": Paint("#8fc3e6", "blue", "reverse"),
    "card.green": Paint("#9cc98b", "green", "reverse"),
    "card.amber": Paint("#eec46d", "yellow", "reverse"),
    "card.violet": Paint("#c9a3d8", "magenta", "reverse"),
    "card.white": Paint("#f4f1ea", "white", "reverse"),
    "card.grey": Paint("#b3aca2", "white", "reverse"),
}
# Colours of places: ground, ink of the name, and ANSI ink. Grounds are dark, so that cards and pieces stand out.
_CLOTH: Final = {
    "red": ("#4a2622", "#f0b3a8", "bright_red"),
    "blue": ("#1f3a4d", "#a9d3ee", "bright_blue"),
    "green": ("#24402a", "#b3d9a4", "bright_green"),
    "amber": ("#4a3a1c", "#f2d08a", "bright_yellow"),
    "violet": ("#3d2c47", "#dcc0e6", "bright_magenta"),
    "white": ("#38332d", "#efe4cf", "bright_white"),
    "grey": ("#2c2926", "#c4bcb0", "white"),
}
LAND: Final[Mapping[str, Paint]] = {
    **{f"land.{colour}": Paint(ground, "black") for colour, (ground, _, _) in _CLOTH.items()},
    **{f"land.{colour}.name": Paint(ink, ansi) for colour, (_, ink, ansi) in _CLOTH.items()},
}


def _value_texts(card: Card) -> list[str]:
    """Return the known values of cards, and `?` for each unknown value."""
    return [*map(str, card.values), *("?" for _ in range(card.count - len(card.values)))] if card.values else []


def kind_lines(card: Card, letters: Mapping[str, str], width: int) -> list[Line]:
    """Return the lines for a kind of card: name, count, and values or faces as chips."""
    return flow_chips(_chips(card, letters), [Span(f"{card.name} ", "soft"), Span(f"{card.count}  ", "strong")], width)


def held_lines(cards: Sequence[Card], letters: Mapping[str, str], width: int) -> list[Line]:
    """Return the lines for a seat's cards. Kinds with only a count are side by side. Kinds with chips follow."""
    cards_without_chips = [card for card in cards if not card.values and not card.faces]
    counts: list[Line] = [
        [Span(f"{card.name} ", "soft"), Span(f"{card.count} ", "strong")] for card in cards_without_chips
    ]
    with_chips = [
        line for card in cards if card not in cards_without_chips for line in kind_lines(card, letters, width)
    ]
    return [*(flow_chips(counts, [], width) if counts else []), *with_chips]


def chip_lines(card: Card, letters: Mapping[str, str], width: int) -> list[Line]:
    """Return the chips of a kind of card, without its name."""
    return flow_chips(_chips(card, letters), [], width)


def flow_chips(chips: Sequence[Line], head: list[Span], width: int) -> list[Line]:
    """Return a head, with chips after it, on as many lines as needed."""
    lines: list[list[Span]] = [head]
    for chip in chips:
        if lines[-1] and width_of(lines[-1]) + width_of(chip) > width:
            lines.append([Span("  ")])
        lines[-1] += [*chip, Span(" ")]
    return [*lines]


def draw_hand(canvas: Canvas, cards: Sequence[Card], y: int, letters: Mapping[str, str]) -> int:
    """Draw one kind of card per row, with known cards as chips. Return the row below the last one."""
    for card in cards:
        canvas.put(2, y, card.name[:14], "soft")
        x = 17
        for chip in _chips(card, letters) or [[Span(f" {card.count} ", "ink", "parchment")]]:
            if x + width_of(chip) > TABLE_WIDTH:
                x, y = 17, y + 1
            x = canvas.line(x, y, chip) + 1
        y += 1
    return y + 1 if cards else y


def _chips(card: Card, letters: Mapping[str, str]) -> list[Line]:
    """Return the known cards as chips. The chip of a card that is an answer begins with its letter."""
    if not card.faces:
        return [[Span(f" {value} ", "ink", "parchment")] for value in _value_texts(card)]
    return [_face_chip(face, letters.get(face.id, "")) for face in card.faces]


def _face_chip(face: CardFace, letter: str) -> Line:
    ground = face_ground(face)
    words = f" {face.name}{f' {face.sign}' if face.sign else ''} "
    return [*([Span(f" {letter}", "ember")] if letter else []), Span(words, "ink", ground)]


def face_ground(face: CardFace) -> str:
    """Return the background of a card by its colour. A used card has the background of parchment."""
    return f"card.{face.colour}" if f"card.{face.colour}" in PAINTS and not face.turned else "parchment"


def card_letters(context: DrawingContext, scene: Scene) -> dict[str, str]:
    """Return the letters of answers that are cards, by card id."""
    ids = {face.id for face in scene.faces}
    card_answers = ((option.key.rpartition(":")[2], option.key) for option in context.view.options)
    return {last: context.letters[key] for last, key in card_answers if last in ids and key in context.letters}


def card_words(card: Card) -> str:
    """Return a kind of card in words, with its count and known values or icons: `casks 3 (2 4 ?)`."""
    icons = _value_texts(card) or [face.sign for face in card.faces if face.sign]
    return f"{card.name} {card.count}" + (f" ({' '.join(icons)})" if icons else "")


def draw_named_field(
    canvas: Canvas, box: Box, context: DrawingContext, scene: Scene, place: Place, letter: str
) -> None:
    """Draw a field: the letter and name, the kind if there is room, and the things there in the last rows."""
    x, y, width, height = box
    chips = figure_chips(context, scene, place)
    key = [Span(f"[{letter}]", "ink", "ember"), Span(" ")] if letter else []
    if height == 1:
        chips = chips[: max(1, width // 3)]
        name = place.name[: max(0, width - width_of(key) - width_of(chips))]
        canvas.line(x, y, [*key, Span(name, name_ink(place))])
        canvas.line(x + width - width_of(chips), y, chips)
        return
    below = key[:1] if width < ROOMY_FIELD_WIDTH else []  # in a narrow field, the letter is below the name
    rows = _chip_rows([*below, *chips], width, height - 1)
    head = [*([] if below else key), *_word_spans(Span(place.name, name_ink(place)))]
    names = [_truncated(line, width) for line in wrap(head, width, 0)[: height - len(rows)]]
    for row, line in enumerate(names, y):
        canvas.line(x, row, line)
    if height - len(rows) > len(names) and len(place.kind) <= width:
        canvas.put(x, y + len(names), place.kind, "soft")
    for row, line in enumerate(rows, y + height - len(rows)):
        canvas.line(x, row, line)


def place_ground(place: Place) -> str:
    """Return the background of a place by its colour."""
    return f"land.{place.colour if place.colour in _CLOTH else 'grey'}"


def name_ink(place: Place) -> str:
    """Return the text colour of a place's name."""
    return f"{place_ground(place)}.name" if place.colour else "text"


def _word_spans(name: Span) -> list[Span]:
    """Return a name as one span per word, so that lines can break between words."""
    return [Span(f"{' ' if index else ''}{word}", name.ink) for index, word in enumerate(name.text.split())]


def _truncated(line: Line, width: int) -> Line:
    """Return the beginning of a line that fits into the width."""
    spans: list[Span] = []
    for span in line:
        spans.append(span._replace(text=span.text[: max(0, width - width_of(spans))]))
    return spans


def _chip_rows(chips: Sequence[Span], width: int, rows: int) -> list[list[Span]]:
    """Return chips in at most `rows` rows. A number at the end counts the chips that do not fit."""
    lines: list[list[Span]] = [[]]
    for index, chip in enumerate(chips):
        if lines[-1] and width_of(lines[-1]) + len(chip.text) > width:
            if len(lines) == rows:
                rest = f"+{len(chips) - index}"
                while lines[-1] and width_of(lines[-1]) + len(rest) > width:
                    lines[-1].pop()
                    rest = f"+{len(chips) - sum(map(len, lines))}"
                lines[-1].append(Span(rest, "strong"))
                break
            lines.append([])
        lines[-1].append(chip)
    return [line for line in lines if line]


def figure_chips(context: DrawingContext, scene: Scene, place: Place) -> list[Span]:
    """Return a chip for each figure on a field. The figure of a player has the player's letter and colour."""
    return [_figure_chip(context, figure) for figure in scene.figures_at(place.id)]


def _figure_chip(context: DrawingContext, figure: Figure) -> Span:
    number = "" if figure.number is None else str(figure.number)
    if figure.owner is None:
        return Span(f" {figure.sign[:2]}{number} ", "ink", "parchment")
    return Span(f" {context.names.letter(figure.owner)}{number} ", "ink", f"seat.{figure.owner % 6}")
