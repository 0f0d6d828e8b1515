"""Pages that take the whole screen and scroll: the log, the rules, the players, your hand, and help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from meadhall.cells.drawing import Canvas, Drawing, Line, Sight, Span
from meadhall.engine import Game, MeadhallError, Standing
from meadhall.engine.contract.rulebook import Clause, Rulebook
from meadhall.engine.language.voice import Voice
from meadhall.terminal.fullscreen.text import heading, wrap
from meadhall.terminal.words import say

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
        [Span(say("page-empty"), "soft")]
    ]
    page.at = max(0, min(page.at, len(wrapped) - rows))
    for row, line in enumerate(wrapped[page.at : page.at + rows], top + 1):
        canvas.line(2, row, line)
    if len(wrapped) > rows:
        end = min(len(wrapped), page.at + rows)
        lines = say("page-lines", first=page.at + 1, last=end, all=len(wrapped))
        canvas.put(canvas.width - 18, top, f" {lines} ", "soft")


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
    return Page(say("rules-title", game=book.name), lines or [[Span(say("no-rules"), "soft")]], at)


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
    return Page(say("players"), lines)


def hand_page(drawing: Drawing, sight: Sight, width: int) -> Page:
    """What lies before the viewer, with the values that perhaps he alone knows."""
    lines: list[Line] = []
    for title, rows in list(drawing.panels(sight, width - 6, width >= 60)):
        lines += [[Span(title, "title")], *rows, []]
    return Page(say("your-hand"), lines)


def result_page(standings: Sequence[Standing], voice: Voice) -> Page:
    """How it ended: places, points, and what the points are made of."""
    lines: list[Line] = []
    if all(standing.place != 1 for standing in standings):
        lines.append([Span(say("nobody-wins"), "harm")])
    for standing in standings:
        place = f"{say('place', n=standing.place)} " if standing.place else ""
        mark = f"mark.{standing.seat}"
        lines.append(
            [
                Span(place, "strong"),
                Span(f"{voice.names(standing.seat):<{34 - len(place)}}", mark),
                Span(" " * (4 - len(str(standing.points))) + say("points", n=standing.points), "strong"),
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
    return Page(say("result-title"), lines)


# Keys, and the messages that say what they do.
KEYS: Final = (
    ("a b c", "help-letters"), ("Enter", "help-enter"), ("Tab", "help-tab"),
    ("1 2 3", "help-dice"), ("←↑↓→", "help-arrows"), ("?", "help-why"),
    ("/", "help-type"), ("L", "help-log"), ("R", "help-rules"),
    ("U", "help-undo"), ("M", "help-map"), ("I", "help-interrupts"),
    ("P  H", "help-players"), ("B", "help-break"), ("Q", "help-quit"),
    ("Esc", "help-escape"), ("", "help-mouse"),
)  # fmt: skip
COLUMN: Final = 8  # columns for the keys


def help_page(game: Game[Any], aim: Sequence[str] = ()) -> Page:
    """What the game is about, and every key that does something in it."""
    has = {
        "help-dice": bool(game.tray),
        "help-map": bool(game.tray or game.drawing),
        "help-interrupts": bool(game.interrupts),
        "help-break": game.timing is not None,
    }
    lines: list[Line] = [[Span(sentence, "text" if at else "strong")] for at, sentence in enumerate(aim)]
    lines += [[]] if lines else []
    keys = [(key, what) for key, what in KEYS if has.get(what, True)]
    lines += [*keys_told(keys, COLUMN), [], [Span(say("help-others"), "soft")]]
    return Page(say("help-title"), lines)


def keys_told(keys: Sequence[tuple[str, str]], width: int) -> list[Line]:
    """Keys, each with what it does."""
    return [[Span(f"{key:<{width}}", "heading"), Span(say(what))] for key, what in keys]
