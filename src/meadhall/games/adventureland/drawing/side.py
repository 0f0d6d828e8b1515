"""The panels beside the board: players, the viewer's own tiles, the stocks, and the legend."""

from __future__ import annotations

from collections import Counter
from typing import Final

from meadhall.cells.chips import justified_line, seat_chip
from meadhall.cells.drawing import DrawingContext, Line, Panel, Span, width_of
from meadhall.engine.common.text import Text, text
from meadhall.engine.model.pieces import UNSEEN
from meadhall.games.adventureland import adventure, content, texts
from meadhall.games.adventureland.drawing.chips import EYES, KEY, SPRITE, shown_text
from meadhall.games.adventureland.state import CREATURE, State

# ---- players


def seat_lines(context: DrawingContext, seat: int, width: int, rows: int) -> list[Line]:
    """Return one or two lines for a player: name and points, then possessions and the number of parties."""
    s: State = context.view.state
    if rows == 1:
        left = [*_name_spans(context, s, seat), Span("  "), *_goods_spans(s, seat)]
        return [justified_line(left, _points_spans(context, seat), width)]
    name, points, note = _name_spans(context, s, seat), _points_spans(context, seat), _note_spans(context, s, seat)
    has_room = width_of([*name, *note, *points]) < width
    first_line = justified_line([*name, *(note if has_room else ())], points, width)
    parties = shown_text(context, text("drawn-parties", out=len(s.on_board(seat)), all=len(s.in_play(seat))))
    return [first_line, [Span("      "), *justified_line(_goods_spans(s, seat), [Span(parties, "soft")], width - 6)]]


def _name_spans(context: DrawingContext, s: State, seat: int) -> list[Span]:
    arrow = "►" if s.turn == seat and s.step != "over" else " "
    return [
        Span(arrow, "ember"),
        seat_chip(context.names, seat),
        Span(" "),
        Span(context.names(seat), "strong"),
    ]


def _points_spans(context: DrawingContext, seat: int) -> list[Span]:
    return [Span(shown_text(context, text("points", points=context.points[seat])), "strong")]


def _note_spans(context: DrawingContext, s: State, seat: int) -> list[Span]:
    """Return the note about a player: must answer, leads, or has won."""
    if context.view.waiting and seat in context.view.waiting:
        is_viewer = seat == context.names.listener
        message = "others-choose" if not is_viewer else "your-turn" if s.turn == seat else "your-fight"
        return [Span(f" · {shown_text(context, text(f'drawn-{message}'))}", "ember" if is_viewer else "soft")]
    best_points = max(context.points)
    if (
        adventure.rules_of(s).is_lost_by_all(s)
        or best_points <= 0
        or [*context.points].count(best_points) > 1
        or context.points[seat] < best_points
    ):
        return []
    return [Span(f" · {shown_text(context, text('drawn-wins' if s.step == 'over' else 'drawn-leads'))}", "soft")]


def _goods_spans(s: State, seat: int) -> list[Span]:
    gold = adventure.rules_of(s).owned_gold(s, seat)
    keys = f" {KEY}{sum(s.princess.keys[seat])}" if s.princess is not None else ""
    return [Span(f"†{len(s.swords[seat])} ♣{len(s.herbs[seat])} ${gold} {EYES}{len(s.beaten[seat])}{keys}", "soft")]


# ---- panels and legend


def panels(context: DrawingContext, width: int, *, wide: bool) -> list[Panel]:
    """Return the panels of the viewer's own tiles and of the stocks."""
    s: State = context.view.state
    own_panels = (
        [Panel(shown_text(context, text("drawn-yours")), [_own_tiles(s, context.view.seat)])]
        if context.view.seat >= 0
        else []
    )
    return [*own_panels, _stocks_panel(context, s, wide=wide)]


def _own_tiles(s: State, seat: int) -> Line:
    faces = s.faces.face
    swords = Counter(content.SWORD_EXTRAS[faces[p]] for p in s.swords[seat] if faces[p] != UNSEEN)
    herbs = Counter(content.HERB_VALUES[faces[p]] for p in s.herbs[seat] if faces[p] != UNSEEN)
    gold = str(adventure.rules_of(s).owned_gold(s, seat))
    return [
        *_tile_spans("†", swords),
        Span("   "),
        *_tile_spans("♣", herbs),
        Span("   $ ", "soft"),
        Span(gold, "strong"),
    ]


def _tile_spans(symbol: str, values: Counter[int]) -> list[Span]:
    value_texts = [
        f"+{value}{f'×{values[value]}' if values[value] > 1 else ''}" for value in sorted(values, reverse=True)
    ]
    return [Span(f"{symbol} ", "soft"), Span(" ".join(value_texts), "strong") if value_texts else Span("–", "faint")]


def _stocks_panel(context: DrawingContext, s: State, *, wide: bool) -> Panel:
    other_stocks = f"♣ {s.herbs_on_table}  $ {s.gold_on_table}  {EYES} {s.creatures_on_table}"
    extra_lines: list[Line] = [[Span(other_stocks, "soft")]] if wide else []
    if not adventure.rules_of(s).ends_on_empty_stocks():
        cards_left = text("drawn-cards", cards=s.cards_left, creatures=s.lying.count(CREATURE))
        return Panel(
            shown_text(context, text("drawn-end-cards")),
            [[Span(shown_text(context, cards_left), "strong")], *extra_lines],
        )
    line = [
        Span("† ", "soft"), Span(str(s.swords_on_table), "strong"),
        Span("   ♙ ", "soft"), Span(str(s.companions_on_table), "strong"),
    ]  # fmt: skip
    return Panel(
        shown_text(context, text("drawn-last-round" if s.end_called else "drawn-end-stocks")), [line, *extra_lines]
    )


LEGEND: Final = [
    (Span("♠", "forest", "forest.0"), texts.TERRAINS["F"]),
    (Span("╱╲", "mountain", "mountain.0"), texts.TERRAINS["M"]),
    (Span("⌂", "city", "city.0"), texts.TERRAINS["C"]),
    (Span("═", "river", "water"), texts.TERRAINS["R"]),
    (Span("░", "fog", "fog.0"), texts.TERRAINS["N"]),
    (Span("♣", "strong"), Text("card-herb")),
    (Span("†", "strong"), Text("card-sword")),
    (Span("♙", "strong"), Text("fact-companions")),
    (Span("$", "strong"), Text("card-gold")),
    (Span(EYES, "eyes"), Text("card-beaten")),
    (Span(SPRITE, "frost"), Text("water-sprite")),
    (Span("▸▾", "strong"), Text("start-area")),
]


def legend(context: DrawingContext, width: int) -> list[Span]:
    """Return the meanings of as many symbols as fit into the width."""
    line: list[Span] = []
    gap = "  " if width >= 120 else " "
    for symbol, words in LEGEND:
        part = [symbol, Span(f" {shown_text(context, words)}", "soft")]
        if width_of(line) + width_of(part) + len(gap) > width:
            break
        line += ([Span(gap)] if line else []) + part
    return line
