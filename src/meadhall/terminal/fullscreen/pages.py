"""The contents of pages: the players, the person's hand, the result, and help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.cells.drawing import Drawing, DrawingContext, Line, Span
from meadhall.engine import Card, Game, MeadhallError, Names, Standing
from meadhall.engine.contract.rulebook import Rulebook
from meadhall.engine.language.voice import Voice
from meadhall.terminal.fullscreen.page import MARGIN_COLUMNS, Page
from meadhall.terminal.fullscreen.scene_cards import held_lines
from meadhall.terminal.fullscreen.scene_table import seat_scene
from meadhall.terminal.scene_words import points_words, winners_line
from meadhall.terminal.words import key_names, say


def clause_words(book: Rulebook, clause: str) -> str:
    """Return the text of a clause. If there is no such clause, return a sentence that says so."""
    try:
        return book.find(clause).text
    except MeadhallError as error:
        return str(error)


def players_page(drawing: Drawing, context: DrawingContext, width: int) -> Page:
    """Return a page with all players and their things, and the last panel of the table."""
    lines: list[Line] = []
    scene = context.voice.scene(context.view.state, context.view.seat)
    for seat in range(len(context.points)):
        lines += [
            *drawing.seat(context, seat, width - MARGIN_COLUMNS, 3),
            *_cards(seat_scene(scene, seat).cards, width),
            [],
        ]
    for title, rows in list(drawing.panels(context, width - MARGIN_COLUMNS, True))[-1:]:
        lines += [[Span(title, "title")], *rows]
    return Page(say("players"), lines)


def hand_page(drawing: Drawing, context: DrawingContext, width: int) -> Page:
    """Return a page with all panels, and the viewer's things with the texts of cards."""
    lines: list[Line] = []
    for title, rows in list(drawing.panels(context, width - MARGIN_COLUMNS, True)):
        lines += [[Span(title, "title")], *rows, []]
    scene = context.voice.scene(context.view.state, context.view.seat)
    return Page(say("your-hand"), [*lines, *_cards(seat_scene(scene, context.view.seat).cards, width)])


def _cards(cards: Sequence[Card], width: int) -> list[Line]:
    """Return lines with all cards and their texts, sorted by kind."""
    lines: list[Line] = []
    for card in cards:
        if card.count:
            lines += [[Span("      "), *row] for row in held_lines([card], {}, width - MARGIN_COLUMNS - 6)]
            texts = {face.name: face.text for face in card.faces if face.text}
            lines += [[Span(f"         {name}: ", "soft"), Span(text)] for name, text in texts.items()]
    return lines


def result_page(standings: Sequence[Standing], names: Names, voice: Voice, state: Any) -> Page:
    """Return a page with the result: the winners, the places, and the points with their parts."""
    first = [standing.seat for standing in standings if standing.place == 1]
    head = Span(winners_line(first, names), "heading") if first else Span(say("nobody-wins"), "harm")
    lines: list[Line] = [[head], []]
    for standing in standings:
        place = f"{say('place', n=standing.place)} " if standing.place else ""
        mark = f"mark.{standing.seat}"
        lines.append(
            [
                Span(place, "strong"),
                Span(f"{voice.names(standing.seat):<{34 - len(place)}}", mark),
                Span(f"{'':<{4 - len(str(standing.points))}}{points_words(voice, state, standing.points)}", "strong"),
            ]
        )
        parts = [
            (name, points)
            for name, points in voice.standing_parts(standing.parts).items()
            if points and len(standing.parts) > 1
        ]
        lines += [
            [Span(f"      {name:<28}", "soft"), Span(f"{points:>4}", "moss" if points > 0 else "harm")]
            for name, points in parts
        ]
    return Page(say("result-title"), [*lines, [], *key_lines(AFTERWARDS, KEY_COLUMNS)])


# Keys, each with the id of the message that explains it.
KEYS: Final = (
    ("a b c", "help-letters"), ("z  y", "help-ends"), ("Enter", "help-enter"), ("Tab", "help-tab"),
    ("PgDn", "help-scroll"), ("1 2 3", "help-dice"), ("←↑↓→", "help-arrows"), ("?", "help-why"),
    ("/", "help-type"), ("L", "help-log"), ("R", "help-rules"),
    ("U", "help-undo"), ("W", "help-advice"), ("M", "help-map"), ("I", "help-interrupts"),
    ("P  H", "help-players"), ("B", "help-break"), ("Q", "help-quit"),
    ("Esc", "help-escape"), ("", "help-mouse"),
)  # fmt: skip
AFTERWARDS: Final = (("N", "help-another"), ("V", "help-replay"), ("Esc", "help-table"), ("Q", "help-leave"))
KEY_COLUMNS: Final = 8  # columns for the keys


def help_page(game: Game[Any], aim: Sequence[str] = ()) -> Page:
    """Return a page with the aim of the game and all its keys."""
    applies_by_message = {
        "help-dice": bool(game.tray),
        "help-map": bool(game.tray or game.drawing),
        "help-interrupts": bool(game.interrupts),
        "help-break": game.timing is not None,
    }
    lines: list[Line] = [[Span(sentence, "text" if number else "strong")] for number, sentence in enumerate(aim)]
    lines += [[]] if lines else []
    keys = [(key, message) for key, message in KEYS if applies_by_message.get(message, True)]
    lines += [*key_lines(keys, KEY_COLUMNS), [], [Span(say("help-others"), "soft")]]
    return Page(say("help-title"), lines)


def key_lines(keys: Sequence[tuple[str, str]], width: int) -> list[Line]:
    """Return a line per key, with its explanation."""
    return [[Span(f"{key_names(key):<{width}}", "heading"), Span(say(message))] for key, message in keys]
