"""Pages that take the whole screen and scroll: the log, the rules, the players, your hand, and help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meadhall.cells.drawing import Canvas, Drawing, Line, Sight, Span
from meadhall.engine import MeadhallError, Standing
from meadhall.engine.contract.rulebook import Clause, Rulebook
from meadhall.engine.language.voice import Voice
from meadhall.terminal.fullscreen.text import heading, wrap

SCROLLS: Final = {
    "up": -1,
    "down": 1,
    "pageup": -15,
    "pagedown": 15,
    "space": 15,
    "home": -100_000,
    "end": 100_000,
    "wheel-up": -3,
    "wheel-down": 3,
}


@dataclass
class Page:
    """A title and its lines; `at` is the first line shown."""

    title: str
    lines: Sequence[Line]
    at: int = 0

    def scroll(self, key: str) -> bool:
        """Moves within the text, if that is what the key is for; drawing keeps it from going beyond the end."""
        self.at = max(0, self.at + SCROLLS.get(key, 0))
        return key in SCROLLS


def draw_page(canvas: Canvas, page: Page) -> None:
    """Draws a page below the title row, down to the key bar."""
    top, rows = 1, canvas.height - 3
    canvas.fill(0, top, canvas.width, canvas.height - 2, "night")
    heading(canvas, 0, top, canvas.width, [Span(page.title, "heading")])
    wrapped = [row for line in page.lines for row in wrap(line, canvas.width - 6, 4)] or [
        [Span("Nothing yet.", "soft")]
    ]
    page.at = max(0, min(page.at, len(wrapped) - rows))
    for row, line in enumerate(wrapped[page.at : page.at + rows], top + 1):
        canvas.line(2, row, line)
    if len(wrapped) > rows:
        end = min(len(wrapped), page.at + rows)
        canvas.put(canvas.width - 18, top, f" {page.at + 1}–{end} of {len(wrapped)} ", "soft")


def rules_page(book: Rulebook, clause: str, width: int) -> Page:
    """The rules, opened at a clause."""
    lines: list[Line] = []
    at, chapter = 0, ""
    for rule in book.clauses:
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += [[], [Span(chapter, "heading")]]
        if rule.id == clause:
            at = sum(len(wrap(line, width - 6, 4)) for line in lines)
        lines += _clause(rule, rule.id == clause)
    return Page(f"The rules of {book.name}", lines or [[Span("This game brings no rules file.", "soft")]], at)


def _clause(rule: Clause, wanted: bool) -> list[Line]:
    first, *rest = rule.text.split("\n")
    head = [
        Span("► " if wanted else "  ", "ember"),
        Span(f"{rule.id} ", "frost"),
        Span(first, "strong" if wanted else "text"),
    ]
    return [head, *([Span(f"      {line}", "soft")] for line in rest)]


def clause_words(book: Rulebook, clause: str) -> str:
    """The text of one clause, or a sentence that says there is none."""
    try:
        return book.find(clause).text
    except MeadhallError as error:
        return str(error)


def players_page(drawing: Drawing, sight: Sight, width: int) -> Page:
    """All players, three lines each, and the stocks."""
    lines: list[Line] = []
    for seat in range(len(sight.points)):
        lines += [*drawing.seat(sight, seat, min(60, width - 6), 3), []]
    for title, rows in list(drawing.panels(sight, width - 6, width >= 60))[-1:]:
        lines += [[Span(title, "title")], *rows]
    return Page("Players", lines)


def hand_page(drawing: Drawing, sight: Sight, width: int) -> Page:
    """What lies before the viewer, with the values that perhaps he alone knows."""
    lines: list[Line] = []
    for title, rows in list(drawing.panels(sight, width - 6, width >= 60)):
        lines += [[Span(title, "title")], *rows, []]
    return Page("Your own hand", lines)


def result_page(standings: Sequence[Standing], voice: Voice) -> Page:
    """How it ended: places, points, and what the points are made of."""
    lines: list[Line] = []
    if all(standing.place != 1 for standing in standings):
        lines.append([Span("All have lost together.", "harm")])
    for standing in standings:
        place = f"{standing.place}. " if standing.place else ""
        mark = f"mark.{standing.seat}"
        lines.append(
            [
                Span(place, "strong"),
                Span(f"{voice.names(standing.seat):<{34 - len(place)}}", mark),
                Span(f"{standing.points:>4} points", "strong"),
            ]
        )
        parts = [
            (name, points)
            for name, points in voice.points(standing.parts).items()
            if points and len(standing.parts) > 1
        ]
        lines += [
            [Span(f"      {name:<28}", "soft"), Span(f"{points:>4}", "moss" if points > 0 else "harm")]
            for name, points in parts
        ]
    return Page("How it ended", lines)


KEYS: Sequence[tuple[str, str]] = (
    ("a b c ...", "choose an answer and show what it brings, on the pieces too; the same letter again does it"),
    ("Enter", "do what is chosen; a fight always wants it"),
    ("Tab", "the next party, or the next answer; Shift+Tab goes back"),
    ("S", "stay: end your turn"),
    ("1 2 3 ...", "where dice roll: take them up, or lay them down; Space throws them, S calls Stop"),
    ("arrows", "look around; the line above the keys says what is there"),
    ("?", "why not here? every reason with its clause; on an open place, the rule behind it"),
    ("/", "type an answer or a question: d6 i6, why d9, undo; and concede, where the game knows that"),
    ("L", "the log, from the first card on"),
    ("R", "the rules, at the clause of what is chosen or refused"),
    ("U", "take back your last answer, while nobody has learned anything from it"),
    ("M", "the map during a fight, and back"),
    ("I", "be asked in others' turns or not, in a game that asks there"),
    ("P  H", "players, and your own hand, where the window has no room for them"),
    ("B", "a break, in a match against the clock; the clock stands while any page is read"),
    ("Q", "leave the table (press it twice; Ctrl+C does the same); the match is kept"),
    ("Esc", "close, forget the choice, or go back one step"),
    ("mouse", "click a party, an end, an answer or a key; a click anywhere else asks why not"),
)


def help_page(aim: Sequence[str] = ()) -> Page:
    """What the game is about, every key, and the law behind them."""
    law: Line = [
        Span("Small letters answer, capitals and signs ask. ", "strong"),
        Span("So they never collide.", "soft"),
    ]
    about: list[Line] = [[Span(sentence, "text" if at else "strong")] for at, sentence in enumerate(aim)]
    lines: list[Line] = [*about, *([[]] if about else []), law, []]
    lines += [[Span(f"{key:<11}", "heading"), Span(words)] for key, words in KEYS]
    lines += [[], [Span("While others play, any key makes them quicker.", "soft")]]
    return Page("Help", lines)
