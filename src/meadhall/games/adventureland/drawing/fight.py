"""The fight on the whole screen: the creature, the stakes, a bar of the strength so far, the dice and the answers."""

from __future__ import annotations

from functools import cache
from math import ceil
from textwrap import wrap
from typing import Final

from msgspec.structs import replace

from meadhall.cells.drawing import Canvas, DrawingContext, Span
from meadhall.engine.common.content import read_beside
from meadhall.engine.common.text import Text, Words, text
from meadhall.engine.flows.options import Option
from meadhall.engine.presentation.preview import Preview
from meadhall.games.adventureland import collecting, fights, texts
from meadhall.games.adventureland.content import CREATURES
from meadhall.games.adventureland.drawing.chips import party_label, shown_text
from meadhall.games.adventureland.odds import best_case_strength, percent, sword_chances
from meadhall.games.adventureland.preview import loss_text, preview, win_gain_text
from meadhall.games.adventureland.state import SWORD, Fight, Party, State

CREATURE_COLUMNS: Final = 33
PIPS: Final = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}


def draw_fight(context: DrawingContext, width: int, height: int) -> Canvas | None:
    """Return a drawing of the fight if this player is asked about it, or None."""
    s: State = context.view.state
    fight = s.fight
    if fight is None or context.view.question not in ("swords", "reinforce") or not context.view.options:
        return None
    canvas = Canvas(width, height)
    creature_columns = CREATURE_COLUMNS if width >= 96 else 0
    if creature_columns:
        _draw_creature(canvas, context, s, fight, height)
        for row in range(height):
            canvas.put(creature_columns, row, "│", "line")
    _draw_strength_and_answers(canvas, context, s, fight, creature_columns + 3 if creature_columns else 1)
    if not creature_columns:  # no room for a left side: the stakes go into the last two rows
        for row, words in enumerate(_stake_lines(context, s, fight)[:2], height - 2):
            canvas.put(1, row, words)
    return canvas


# ---- the creature


def _draw_creature(canvas: Canvas, context: DrawingContext, s: State, fight: Fight, height: int) -> None:
    art = min(12, height - 10)
    draw_portrait(canvas, fight.creature, CREATURE_COLUMNS, art)
    canvas.put(2, art, shown_text(context, texts.foe_text(fight.creature)), "strong")
    canvas.line(22, art, [Span(" òó", "eyes", "lair"), Span(f" {fight.strength} ", "strength", "lair")])
    canvas.put(
        2,
        art + 1,
        shown_text(context, text("drawn-place", field=texts.FIELDS[fight.field]))[: CREATURE_COLUMNS - 3],
        "soft",
    )
    draw_heading(canvas, 0, art + 3, CREATURE_COLUMNS, shown_text(context, text("drawn-at-stake")))
    lines = [
        line
        for words in _stake_lines(context, s, fight)
        for line in wrap(words, CREATURE_COLUMNS - 3, subsequent_indent="  ")
    ]
    for row, line in enumerate(lines, art + 4):
        canvas.put(2, row, line)


def draw_heading(canvas: Canvas, x: int, y: int, width: int, title: str) -> None:
    """Draw a thin rule with a title."""
    canvas.put(x, y, "─" * width, "line")
    canvas.put(x + 1, y, f" {title} ", "title")


def _stake_lines(context: DrawingContext, s: State, fight: Fight) -> list[str]:
    """Return the lines about the possible gain, the possible loss, and what has been spent."""
    party = s.parties[fight.party]
    spent = [text("swords", swords=len(fight.extras))] if fight.extras else []
    spent += [text("herbs", herbs=len(fight.herbs))] if fight.herbs else []
    spent += [text("gold", gold=fight.gold)] if fight.gold else []
    lost = text("drawn-lose", lost=loss_text(party, 0), gold=party.gold, king=int(party.king))
    outcomes = [text("drawn-win", won=win_gain_text(s, party.owner, fight.field)), lost]
    return [
        shown_text(context, words)
        for words in [*outcomes, *([text("drawn-spent", spent=texts.listed_texts(spent))] if spent else [])]
    ]


# ---- strength, dice and answers


def _draw_strength_and_answers(canvas: Canvas, context: DrawingContext, s: State, fight: Fight, x: int) -> None:
    width, height = canvas.width - x, canvas.height
    is_low = height < 20
    strength = fights.strength_so_far(s, fight)
    heading = text("drawn-need", creature=texts.foe_text(fight.creature), reached=strength, strength=fight.strength)
    canvas.put(x, 0, shown_text(context, heading), "strong")
    _draw_bar(canvas, context, s, fight, x, 1 if is_low else 2, width)
    top = 4 if is_low else 5
    if context.view.question == "swords":
        draw_heading(canvas, x - 2, top, width + 2, shown_text(context, text("drawn-commit")))
        draw_sword_sets(canvas, context, s, fight, x, top + 1, height - top - (3 if canvas.width >= 96 else 4))
        return
    if fight.dice and not is_low:
        _draw_dice(canvas, context, fight, x, top)
        top += 6
    draw_heading(canvas, x - 2, top, width + 2, shown_text(context, text("drawn-reinforce")))
    draw_reinforcements(canvas, context, s, fight, x, top + 1, height - top - 2)
    if not is_low:
        best_case = text("best-case", best=best_case_strength(s, fight, with_swords=False))
        canvas.put(x, height - 1, shown_text(context, best_case), "soft")


def _bar_parts(context: DrawingContext, s: State, fight: Fight) -> list[tuple[str, int, str, str]]:
    """Return the label, strength, ink and background of each part of the bar."""
    party: Party = s.parties[fight.party]
    parts = [(party_label(context, replace(party, companions=0), 6), party.adventurers, "ink", f"seat.{party.owner}")]
    if party.companions:
        parts.append(("♙" * party.companions, party.companions, "ink", f"seat.{party.owner}"))
    parts += [(f"⚅ {die}", die, "ink", "parchment") for die in fight.dice]
    parts += [(f"† +{extra}", extra, "ink", "steel") for extra in fight.extras if extra]
    parts += [(f"♣ {value}", value, "ink", "moss") for value in fight.herbs]
    if fight.gold:
        parts.append((f"$ {fight.gold}", fight.gold, "ink", "gold.rung"))
    return parts


def _draw_bar(canvas: Canvas, context: DrawingContext, s: State, fight: Fight, x: int, y: int, width: int) -> None:
    """Draw a bar as long as the needed strength, with a gap at its end for the missing part."""
    scale = 5 if fight.strength <= 12 and width > 60 else max(1, min(3, (width - 1) // fight.strength))
    total = 0
    for label, points, ink, ground in _bar_parts(context, s, fight):
        start = x + total * scale
        room = max(1, points * scale - (1 if scale > 1 else 0))
        text = label if len(label) <= room else label.replace("⚅ ", "").replace("† ", "").replace(" ", "")
        canvas.put(start, y, text[:room].center(room), ink, ground)
        total += points
        canvas.put(max(start, start + room - len(str(total))), y + 1, str(total), "soft")
    if total < fight.strength:
        start = x + total * scale
        room = (fight.strength - total) * scale - (1 if scale > 1 else 0)
        canvas.put(start, y, "┄" * room, "harm", "lair")
        canvas.put(start + room - len(str(fight.strength)), y + 1, str(fight.strength), "harm")


def _draw_dice(canvas: Canvas, context: DrawingContext, fight: Fight, x: int, y: int) -> None:
    """Draw the thrown dice, each with its sword."""
    for index, (die, extra) in enumerate(zip(fight.dice, fight.extras, strict=True)):
        left = x + index * (24 if len(fight.dice) < 3 else 21)
        rows = ("┌───────┐", *(f"│{row}│" for row in PIPS[die]), "└───────┘")
        for row, pips in enumerate(rows):
            canvas.put(left, y + row, pips, "ink", "parchment")
        name, _, second_line = shown_text(context, texts.SWORDS[extra], "brief").partition(" ")
        canvas.put(left + 10, y + 1, name, "strong")
        canvas.put(left + 10, y + 2, second_line)
        canvas.put(left + 10, y + 3, f"{die} + {extra} = {die + extra}", "soft")


# ---- swords


def draw_sword_sets(canvas: Canvas, context: DrawingContext, s: State, fight: Fight, x: int, y: int, rows: int) -> None:
    """Draw every set of swords, with its chance to win alone and with all herbs and gold, in columns."""
    chances = sword_chances(s, fight)
    commits = [option for option in context.view.options if isinstance(option, fights.Commit)]
    room, rows = rows, max(1, min(rows - 1, len(commits)))
    canvas.put(x, y + 1 + rows, shown_text(context, text("drawn-chances")), "soft")
    if room > rows + 1:
        canvas.put(x, y + 2 + rows, shown_text(context, text("drawn-dice")), "soft")
    columns = ceil(len(commits) / rows)
    column_width = (canvas.width - x) // columns
    chance_offset = 20 if columns == 1 else 14 if columns < 3 else 12
    for at in range(columns):
        canvas.put(x + at * column_width + chance_offset, y, shown_text(context, text("drawn-columns")), "soft")
    for at, option in enumerate(commits):
        left, row = x + at // rows * column_width, y + 1 + at % rows
        extras = texts.plus_text(option.extras) or shown_text(context, text("no-sword"))
        canvas.line(left, row, [_letter_span(context, option), Span(f" {extras}", "strong")])
        if option is context.chosen:
            canvas.put(left - 2, row, "►", "ember")
        for offset, chance in zip((chance_offset, chance_offset + 6), chances[option.key], strict=True):
            canvas.put(left + offset, row, f"{percent(chance):>4}%", "moss" if chance >= 0.5 else "strong")


def _letter_span(context: DrawingContext, option: Option) -> Span:
    return Span(f"[{context.letters.get(option.key, '·')}]", "ink", "ember")


# ---- reinforcements with their total and result; those not on offer are grey


def draw_reinforcements(
    canvas: Canvas, context: DrawingContext, s: State, fight: Fight, x: int, y: int, rows: int
) -> None:
    """Draw every reinforcement, then the forbidden answers with their reasons and clauses."""
    title_x, total_x, result_x = x + 4, x + 28, x + 30
    for option in context.view.options[:rows]:
        answer_preview = preview(context.view, option)
        if answer_preview is None:
            continue
        canvas.line(x, y, [_letter_span(context, option)])
        if option is context.chosen:
            canvas.put(x - 2, y, "►", "ember")
        canvas.put(title_x, y, shown_text(context, answer_preview.title), "strong")
        canvas.put(total_x - len(answer_preview.sum), y, answer_preview.sum, "strong")
        result_text, ink, note = _answer_result(context, answer_preview)
        canvas.put(canvas.put(result_x, y, f"{result_text}  ", ink), y, note, "soft")
        y, rows = y + 1, rows - 1
    for title, reason, clause in _refused_swords_and_gold(s, fight):
        if rows <= 1:
            return
        canvas.put(x + 1, y, "–", "faint")
        canvas.put(title_x, y, shown_text(context, title, "brief"), "faint")
        end = canvas.put(result_x, y, f"{shown_text(context, reason)} ", "faint")
        canvas.put(end, y, clause, "frost")
        y, rows = y + 1, rows - 1


def _answer_result(context: DrawingContext, answer_preview: Preview) -> tuple[str, str, str]:
    """Return the result of an answer, its ink, and a note beside it."""
    chances = [f"{shown_text(context, odds.words)}: {percent(odds.chance)}%" for odds in answer_preview.odds]
    if answer_preview.missing:
        return shown_text(context, answer_preview.missing), "strong", "".join(chances)
    if answer_preview.result:
        ink = "blood" if answer_preview.risks else "moss" if answer_preview.sum else "soft"
        return (
            shown_text(context, answer_preview.result),
            ink,
            shown_text(context, answer_preview.note) if answer_preview.note else "".join(chances),
        )
    return chances[0], "strong", ""


def _refused_swords_and_gold(s: State, fight: Fight) -> list[tuple[Text, Words, str]]:
    """Return the forbidden swords and gold, which a player may look for, each with its reason and clause."""
    refusals = {refusal.key: refusal for refusal in fights.reinforcements(s, fight).refusals()}
    hand = {collecting.tile_value(s, piece, SWORD) for piece in s.swords[s.parties[fight.party].owner]}
    titles_and_keys = [(texts.SWORDS[extra], f"swords:+{extra}") for extra in sorted(hand, reverse=True)]
    titles_and_keys.append((text("title-gold"), "gold:add"))
    return [(title, refusals[key].message, refusals[key].clause) for title, key in titles_and_keys if key in refusals]


GIANT: Final = "giant"


@cache
def portraits() -> dict[str, list[str]]:
    """Return each portrait as rows of digits. Digit n stands for the paint `shade.n`."""
    portraits_by_id: dict[str, list[str]] = {}
    rows: list[str] = []
    for line in read_beside("meadhall.games.adventureland.drawing", "portraits.txt").splitlines():
        if line.startswith("="):
            rows = portraits_by_id[line.strip("= ")] = []
        elif line:
            rows.append(line)
    return portraits_by_id


def draw_portrait(canvas: Canvas, creature: int, width: int, height: int) -> None:
    """Draw the middle rows of a portrait at the upper left of the canvas, two points in each cell."""
    rows = portraits()[CREATURES[creature].kind if creature >= 0 else GIANT]
    skip = max(0, len(rows) - 2 * height) // 2 * 2 // 2
    for y in range(height):
        upper, lower = rows[min(skip + 2 * y, len(rows) - 2)], rows[min(skip + 2 * y + 1, len(rows) - 1)]
        for x in range(width):
            canvas.put(x, y, "▀", f"shade.{upper[x]}", f"shade.{lower[x]}")
