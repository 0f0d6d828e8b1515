"""The side of the board: players, what the viewer alone knows, the stocks, and what the signs mean."""

from __future__ import annotations

from collections import Counter

from meadhall.cells.chips import seat_chip, spread
from meadhall.cells.drawing import Line, Panel, Sight, Span, width_of
from meadhall.engine.common.english import count
from meadhall.engine.model.pieces import UNSEEN
from meadhall.games.adventureland.adventure import rules_of
from meadhall.games.adventureland.content import EXTRA, HERB_NAMES, HERB_VALUE, SWORD_NAMES
from meadhall.games.adventureland.drawing.chips import EYES
from meadhall.games.adventureland.land import FIELDS
from meadhall.games.adventureland.state import CREATURE, State

# ---- players


def seat_lines(sight: Sight, seat: int, width: int, rows: int) -> list[Line]:
    """One to three lines for a player: name and points, then what he has and where his parties are."""
    s: State = sight.view.state
    keys = _keys_held(s, seat)
    if rows == 1:
        left = [*_name(sight, s, seat), Span("  "), *_goods(s, seat), Span(f" {keys}", "soft")]
        return [spread(left, _points(sight, seat), width)]
    head = spread([*_name(sight, s, seat), *_note(sight, s, seat)], _points(sight, seat), width)
    if rows == 2:
        parties = f"{keys} {_waiting(s, seat)} wait" if keys else f"{_out(s, seat)}, {_waiting(s, seat)} wait"
        return [head, [Span("      "), *spread(_goods(s, seat), [Span(parties, "soft")], width - 6)]]
    goods = "  ".join(
        [
            f"†{count(len(s.swords[seat]), 'sword')}",
            f"♣{count(len(s.herbs[seat]), 'herb')}",
            f"${rules_of(s).majority_gold(s, seat)} gold",
        ]
    )
    where = f"{_out(s, seat)}, {_waiting(s, seat)}"
    held = f"{keys} {where} wait" if keys else f" {where} waiting"
    beaten = f"{EYES}{len(s.beaten[seat])} beaten {held}"
    return [head, [Span("      " + goods, "soft")], [Span("      " + beaten, "soft")]]


def _name(sight: Sight, s: State, seat: int) -> list[Span]:
    arrow = "►" if s.turn == seat and s.step != "over" else " "
    return [
        Span(arrow, "ember"),
        seat_chip(sight.names, seat),
        Span(" "),
        Span(sight.names(seat), "strong"),
    ]


def _points(sight: Sight, seat: int) -> list[Span]:
    return [Span(count(sight.points[seat], "point"), "strong")]


def _note(sight: Sight, s: State, seat: int) -> list[Span]:
    if sight.view.waiting and seat in sight.view.waiting:
        yours = seat == sight.names.listener
        return [
            Span(
                " your turn" if yours and s.turn == seat else " chooses" if not yours else " your fight",
                "ember" if yours else "soft",
            )
        ]
    best = max(sight.points)
    if rules_of(s).all_lost(s):
        return []
    if best > 0 and sight.points[seat] == best and list(sight.points).count(best) == 1:
        return [Span(" leads" if s.step != "over" else " wins", "soft")]
    return []


def _goods(s: State, seat: int) -> list[Span]:
    gold = rules_of(s).majority_gold(s, seat)
    return [Span(f"†{len(s.swords[seat])} ♣{len(s.herbs[seat])} ${gold} {EYES}{len(s.beaten[seat])}", "soft")]


def _keys_held(s: State, seat: int) -> str:
    return count(sum(s.princess.keys[seat]), "key") if s.princess is not None else ""


def _out(s: State, seat: int) -> str:
    return f"{len(s.on_board(seat))} out"


def _waiting(s: State, seat: int) -> int:
    return sum(s.parties[p].at >= FIELDS for p in s.parties_of(seat))


# ---- what else there is


def panels(sight: Sight, width: int, *, wide: bool) -> list[Panel]:
    """The viewer's own tiles, and the stocks."""
    s: State = sight.view.state
    found: list[Panel] = []
    if sight.view.seat >= 0:
        title = "Yours alone, unseen by others" if wide else "Yours alone"
        found.append(Panel(title, _secrets(s, sight.view.seat, width, wide=wide)))
    found.append(_stocks(s, wide=wide))
    return found


def _secrets(s: State, seat: int, width: int, *, wide: bool) -> list[Line]:
    faces = s.faces.face
    swords = Counter(EXTRA[faces[p]] for p in s.swords[seat] if faces[p] != UNSEEN)
    herbs = Counter(HERB_VALUE[faces[p]] for p in s.herbs[seat] if faces[p] != UNSEEN)
    gold = [Span("$ ", "soft"), Span(str(rules_of(s).majority_gold(s, seat)), "strong")]
    if not wide:
        return [[*_tiles("†", swords, "+", {}), Span("   "), *_tiles("♣", herbs, "", {}), Span("   "), *gold]]
    first = _tiles("†", swords, "+", {v: n.replace(" Blade", "") for v, n in SWORD_NAMES.items()})
    second = _tiles("♣", herbs, "", HERB_NAMES)
    if width_of(first) > width:
        first = _tiles("†", swords, "+", {})
    if width_of(second) + 8 > width:
        second = _tiles("♣", herbs, "", {})
    return [first, spread(second, [*gold, Span(" gold", "soft")], width)]


def _tiles(sign: str, values: Counter[int], plus: str, names: dict[int, str]) -> list[Span]:
    spans = [Span(f"{sign} ", "soft")]
    for value in sorted(values, reverse=True):
        times = f"×{values[value]}" if values[value] > 1 else ""
        spans.append(Span(f"{plus}{value}{times}", "strong"))
        spans.append(Span(f" {names[value]}  " if names else " ", "soft"))
    return spans if values else [*spans, Span("none", "faint")]


def _stocks(s: State, *, wide: bool) -> Panel:
    more: list[Line] = []
    if wide:
        creatures = count(s.creatures_on_table, "creature")
        rest = f"♣ {count(s.herbs_on_table, 'herb')}  $ {s.gold_on_table} gold  {EYES} {creatures}"
        more = [[Span(rest, "soft")]]
    if not rules_of(s).stocks_call_the_end():
        left = len([f for f in range(FIELDS) if s.lying[f] == CREATURE])
        line = [
            Span(str(s.cards_left), "strong"),
            Span(" cards   ", "soft"),
            Span(str(left), "strong"),
            Span(" creature lies open" if left == 1 else " creatures lie open", "soft"),
        ]
        return Panel("Ends with the cards, or before", [line, *more])
    line = [
        Span("† ", "soft"), Span(str(s.swords_on_table), "strong"), Span(" swords  ", "soft"),
        Span("♙ ", "soft"), Span(str(s.companions_on_table), "strong"), Span(" companions", "soft"),
    ]  # fmt: skip
    if s.end_called:
        return Panel("The last round", [line, *more])
    return Panel("Ends when swords and companions are 0" if wide else "Ends when both are 0", [line, *more])


def legend(sight: Sight, width: int) -> list[Span]:
    """What the signs mean, as far as the width goes."""
    parts = [
        [Span("♠", "forest", "forest.0"), Span(" forest", "soft")],
        [Span("╱╲", "mountain", "mountain.0"), Span(" mountain", "soft")],
        [Span("⌂", "city", "city.0"), Span(" city", "soft")],
        [Span("═", "river", "water"), Span(" river", "soft")],
        [Span("░", "fog", "fog.0"), Span(" fog", "soft")],
        [Span(" ♣", "strong"), Span(" herb", "soft")],
        [Span("†", "strong"), Span(" sword", "soft")],
        [Span("♙", "strong"), Span(" companion", "soft")],
        [Span("$", "strong"), Span(" gold", "soft")],
        [Span(EYES, "eyes"), Span(" creature", "soft")],
        [Span("§", "frost"), Span(" sprite", "soft")],
        [Span("▸▾", "strong"), Span(" waiting at the edge", "soft")],
    ]
    line: list[Span] = []
    gap = "  " if width >= 120 else " "
    for part in parts:
        if width_of(line) + width_of(part) + len(gap) > width:
            break
        line += ([Span(gap)] if line else []) + part
    return line
