"""Draws tracks, fights and coming events, as bars and banners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.cells.chips import SEAT_COLOURS, seat_chip
from meadhall.cells.drawing import Canvas, Line, Span, width_of
from meadhall.engine import Ladder, Marker, Moment, Names, Track
from meadhall.terminal.fullscreen.text import truncate, wrap, wrap_in_rows
from meadhall.terminal.scene_words import shortfall_words
from meadhall.terminal.words import say

DIE_WIDTH: Final = 8  # width of a die in columns, including its edges
MIN_RUNG: Final = 3  # minimum width of a part of a ladder, in columns


# ---- tracks


def track_lines(track: Track, names: Names, width: int) -> list[Line]:
    """Return the lines of a track: its name and markers, the bar, and the meanings of its numbers."""
    heads = [[Span(" "), _symbol(marker, names), Span(f"{marker.at} ", "strong")] for marker in track.markers]
    lines: list[list[Span]] = [[Span(f"{track.name} ", "soft")]]
    for head in heads:
        if width_of(lines[-1]) + width_of(head) > width:
            lines.append([Span(" ")])
        lines[-1] += head
    return [*lines, _track_bar(track, names, width), *(_meanings(track, width))]


def _track_bar(track: Track, names: Names, width: int) -> Line:
    """Return the bar of a track, such as `0 ├──A───B──┼──┤ 40`. Markers with the same number are side by side."""
    ends = f"{track.first} ", f" {track.last}"
    length = max(2, width - len(ends[0]) - len(ends[1]) - 2)
    span = max(1, track.last - track.first)

    def column(number: int) -> int:
        return round((min(max(number, track.first), track.last) - track.first) * (length - 1) / span)

    cells = [Span("─", "soft")] * length
    for number, _ in track.marks:
        cells[column(number)] = Span("┼", "frost")
    occupied: set[int] = set()
    for marker in sorted(track.markers, key=lambda marker: marker.at):
        position = next((cell for cell in range(column(marker.at), length) if cell not in occupied), length - 1)
        occupied.add(position)
        cells[position] = _symbol(marker, names)
    return [Span(ends[0], "soft"), Span("├", "soft"), *cells, Span("┤", "soft"), Span(ends[1], "soft")]


def _symbol(marker: Marker, names: Names) -> Span:
    if marker.owner is None:
        return Span(marker.sign[:1] or "o", "ink", "parchment")
    return Span(names.letter(marker.owner), "ink", f"seat.{marker.owner % SEAT_COLOURS}")


def _meanings(track: Track, width: int) -> list[Line]:
    text = ", ".join(f"{number} {meaning}" for number, meaning in track.marks)
    return [truncate([Span("┼ ", "frost"), Span(text, "soft")], width)] if text else []


# ---- fights


def ladder_lines(ladder: Ladder, width: int) -> list[Line]:
    """Return the lines of a fight: a bar with the parts of the strength, the sum, the parts in words, and the text."""
    reached_words = say("reached", reached=ladder.reached, needs=ladder.needs)
    ink = "blood" if ladder.lacks else "moss"
    head = [Span(reached_words, "strong"), Span(f", {shortfall_words(ladder)}", ink)]
    parts = [
        Span(f"{'; ' if index else ''}{rung.name} {rung.points}", "soft") for index, rung in enumerate(ladder.rungs)
    ]
    return [_strength_bar(ladder, width), head, *wrap(parts, width), *wrap([Span(ladder.text, "frost")], width)]


def dice_lines(dice: Sequence[Span], width: int) -> list[Line]:
    """Return the lines of drawn dice, with as many dice in a row as fit."""
    dice_per_row = max(1, (width + 1) // (DIE_WIDTH + 1))
    lines: list[Line] = []
    for start in range(0, len(dice), dice_per_row):
        row = dice[start : start + dice_per_row]
        edge = "─" * (DIE_WIDTH - 2)
        for left, line, right in (("┌", edge, "┐"), ("│", "", "│"), ("└", edge, "┘")):
            dice_row = [
                Span(left + (line or die.text.center(DIE_WIDTH - 2)) + right, die.ink, die.ground) for die in row
            ]
            lines.append([part for die in dice_row for part in (die, Span(" "))])
    return lines


def _strength_bar(ladder: Ladder, width: int) -> Line:
    """Return a bar with a block for each part of the strength, and dashes for the strength that is missing."""
    total = max(1, ladder.needs, ladder.reached)
    spans: list[Span] = []
    room = width
    for rung in ladder.rungs:
        length = min(room, max(MIN_RUNG, round(width * rung.points / total)))
        ground = "parchment" if rung.owner is None else f"seat.{rung.owner % SEAT_COLOURS}"
        spans.append(Span(str(rung.points).center(length)[:length], "ink", ground))
        room -= length
    return [*spans, Span("┄" * room, "blood")]


# ---- coming effects


def banner_rows(cell_height: int) -> int:
    """Return the number of rows of a banner."""
    return 3 if cell_height > 1 else 2


def draw_banner(canvas: Canvas, y: int, moment: Moment, names: Names, cell_height: int) -> None:
    """Draw the next event across the whole board: its title, the asked seats, and its effect."""
    ground = f"card.{moment.colour}" if moment.colour else "ember"
    asked = [part for seat in moment.asked for part in (seat_chip(names, seat), Span(" "))]
    room = canvas.width - 2
    title = truncate([Span(f" {moment.title} ", "ink", ground)], room - width_of(asked))
    rows = banner_rows(cell_height)
    canvas.fill(0, y, canvas.width, rows, "oak")
    canvas.fill(0, y, canvas.width, 1, ground)
    canvas.line(0, y, title)
    canvas.line(canvas.width - width_of(asked), y, asked)
    for row, line in enumerate(wrap_in_rows([Span(moment.text)], room, rows - 1), y + 1):
        canvas.line(1, row, line)
