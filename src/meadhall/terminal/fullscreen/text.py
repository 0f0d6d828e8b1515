"""Styled text: wrapping, colours for players' names, and headings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from meadhall.cells.drawing import Canvas, Line, Span, width_of


def wrap(line: Line, width: int, indent: int = 2) -> list[Line]:
    """Wrap a line between words. Rows after the first are indented."""
    rows: list[list[Span]] = [[]]
    room = width
    for span in _words(line):
        word = span
        if len(word.text.rstrip()) > room and rows[-1]:
            rows.append([Span(" " * indent)])
            room = width - indent
            word = span._replace(text=span.text.lstrip())
        if word.text:
            rows[-1].append(word)
            room -= len(word.text)
    return list(rows)


def _words(line: Line) -> Iterator[Span]:
    for span in line:
        for word in re.findall(r"\s*\S+\s*$|\s*\S+|\s+", span.text):
            yield span._replace(text=word)


def truncate(line: Line, width: int) -> Line:
    """Return the beginning of a line that fits, with an ellipsis if the line is cut."""
    if width_of(line) <= width:
        return line
    spans_kept: list[Span] = []
    room = max(0, width - 1)
    for span in line:
        spans_kept.append(span._replace(text=span.text[:room]))
        room -= len(span.text)
        if room <= 0:
            break
    return [*spans_kept, Span("…", "soft")]


def wrap_in_rows(line: Line, width: int, rows: int) -> list[Line]:
    """Wrap a line in at most `rows` rows, with an ellipsis if it is cut."""
    lines = wrap(line, width) if rows > 1 else [line]
    if len(lines) <= rows:
        return [*lines[:-1], truncate(lines[-1], width)]
    return [*lines[: rows - 1], [*truncate(lines[rows - 1], width - 2), Span(" …", "soft")]]


def mark_names(text: str, names: Sequence[str], ink: str = "text") -> list[Span]:
    """Return the text with colours for players' names and for gains such as `+2`."""
    spans: list[Span] = []
    ink_by_name = {name: f"mark.{seat}" for seat, name in enumerate(names) if name and name != "You"}
    pattern = "|".join([*(re.escape(name) for name in ink_by_name), r"(?<![\w])\+\d+"])
    last = 0
    for match in re.finditer(pattern, text):
        spans.append(Span(text[last : match.start()], ink))
        spans.append(Span(match.group(), ink_by_name.get(match.group(), "moss")))
        last = match.end()
    spans.append(Span(text[last:], ink))
    return [span for span in spans if span.text]


def draw_heading(canvas: Canvas, x: int, y: int, width: int, title: Line) -> None:
    """Draw a title on a thin horizontal line."""
    canvas.put(x, y, "─" * width, "line")
    canvas.line(x + 1, y, [Span(" "), *truncate(title, width - 4), Span(" ")])
