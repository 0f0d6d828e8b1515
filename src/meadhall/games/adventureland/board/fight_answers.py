"""The answers of a fight, each with its total, result and waste; and, in grey, what is not on offer."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from meadhall.cells.drawing import Canvas, Sight, Span
from meadhall.engine.flows.options import Option
from meadhall.games.adventureland.collecting import value_of
from meadhall.games.adventureland.content import HERB_NAMES, SWORD_NAMES
from meadhall.games.adventureland.fights import (
    DICE,
    AddGold,
    Commit,
    Reroll,
    UseHerb,
    purse,
    reinforcements,
)
from meadhall.games.adventureland.foresight import Use, throws, use_of
from meadhall.games.adventureland.state import SWORD, Fight, State
from meadhall.games.adventureland.words.reckoning import percent as out_of_100


class Row(NamedTuple):
    """One answer in columns: sign, words, total, result with its ink, note."""

    sign: str
    words: str
    total: str
    result: str
    ink: str
    note: str


def percent(chance: float) -> str:
    """A chance for people: never 0 or 100 unless it is certain."""
    return f"{out_of_100(chance)} %"


# ---- swords


def sword_rows(canvas: Canvas, sight: Sight, s: State, fight: Fight, x: int, y: int, rows: int) -> None:
    """Every set of swords with its chance alone and with all herbs and gold, in as many columns as it takes."""
    chances = throws(s, fight)
    commits = [option for option in sight.view.options if isinstance(option, Commit)]
    room, rows = rows, max(1, min(rows - 1, len(commits)))
    canvas.put(x, y + 1 + rows, "To win: alone is swords and dice; all adds your herbs and gold", "soft")
    if room > rows + 1:
        canvas.put(x, y + 2 + rows, "A sword rolls a die and adds its number: +0 is the die alone", "soft")
    columns = ceil(len(commits) / rows)
    wide = (canvas.width - x) // columns
    first = 44 if columns == 1 else 14 if columns < 3 else 12
    for at in range(columns):
        canvas.put(x + at * wide + first, y, "alone  all", "soft")
    for at, option in enumerate(commits):
        left, row = x + at // rows * wide, y + 1 + at % rows
        canvas.line(left, row, [_letter(sight, option), Span(" "), *_set_of(option, named=columns == 1)])
        if option is sight.chosen:
            canvas.put(left - 2, row, "►", "ember")
        for place, chance in zip((first, first + 5), chances[option.key], strict=True):
            canvas.put(left + place, row, f"{percent(chance)[:-2]:>4}%", "moss" if chance >= 0.5 else "strong")


def _set_of(option: Commit, *, named: bool) -> list[Span]:
    if not option.extras:
        return [Span("no sword", "strong")]
    values = " ".join(f"+{extra}" for extra in option.extras)
    if not named:
        return [Span(values, "strong")]
    names = ", ".join(SWORD_NAMES[extra].replace(" Blade", "") for extra in option.extras)
    return [Span("† ", "soft"), Span(f"{values:<10}", "strong"), Span(names, "soft")]


def _letter(sight: Sight, option: Option) -> Span:
    return Span(f"[{sight.letters.get(option.key, '·')}]", "ink", "ember")


# ---- reinforcements


def answer_rows(canvas: Canvas, sight: Sight, s: State, fight: Fight, x: int, y: int, rows: int) -> None:
    """Every reinforcement in columns, then what cannot be chosen, in grey with its clause."""
    at = [x, x + 4, x + 7, x + 29, x + 33, x + 43]
    for option in sight.view.options:
        if rows <= 0:
            return
        row = _row(s, fight, option)
        canvas.line(at[0], y, [_letter(sight, option)])
        if option is sight.chosen:
            canvas.put(x - 2, y, "►", "ember")
        canvas.put(at[1], y, row.sign, "soft")
        canvas.put(at[2], y, row.words, "strong")
        canvas.put(at[4] - 2 - len(row.total), y, row.total, "strong")
        canvas.put(at[4], y, row.result, row.ink)
        canvas.put(at[5], y, row.note, "soft")
        y, rows = y + 1, rows - 1
    for sign, words, why, clause in _not_now(s, fight):
        if rows <= 1:
            return
        canvas.put(at[0] + 1, y, "–", "faint")
        canvas.put(at[1], y, sign, "faint")
        canvas.put(at[2], y, words, "faint")
        canvas.put(at[4], y, why, "faint")
        canvas.put(at[4] + len(why) + 1, y, clause, "frost")
        y, rows = y + 1, rows - 1


def fight_answer_words(s: State, fight: Fight, option: Option) -> list[Span]:
    """A chosen answer in a sentence: `Gold, add 1: 12, you win.`"""
    if isinstance(option, Commit):
        return [
            *_set_of(option, named=True),
            Span(f": {percent(throws(s, fight)[option.key].everything)} to win.", "soft"),
        ]
    row = _row(s, fight, option)
    total = f"{row.total}, " if row.total else ""
    return [Span(f"{row.words}: {total}", "strong"), Span(row.result, row.ink), Span(".")]


def _row(s: State, fight: Fight, option: Option) -> Row:
    use, gold = use_of(s, fight, option), purse(s, fight)
    match option:
        case UseHerb():
            return _added("♣", f"{HERB_NAMES[option.value]}, add {option.value}", use)
        case AddGold():
            row = _added("$", "Gold, add 1", use)
            return row._replace(note=f"you have {gold}, {gold - 1} stays" if use.wins else row.note)
        case Reroll():
            return _reroll(fight.dice[option.die - 1], use)
        case _:
            return Row(" ", "Give up", "", "you lose", "blood", "herbs and gold stay")


def _added(sign: str, words: str, use: Use) -> Row:
    if use.wins:
        waste = f"{use.wasted} wasted" if use.wasted else "exactly enough"
        return Row(sign, words, str(use.total), "you win", "moss", waste)
    short = f"{use.need - use.total} short"
    return Row(sign, words, str(use.total), short, "strong", f"{percent(use.chance)} with all the rest")


def _reroll(die: int, use: Use) -> Row:
    words = f"Gold, re-roll the {die}"
    if use.faces:
        win = f"{' '.join(map(str, use.faces))} {'wins' if len(use.faces) == 1 else 'win'}"
        return Row("$", words, "", percent(len(use.faces) / len(DICE)), "strong", win)
    return Row("$", words, "", "not yet", "soft", f"{percent(use.chance)} with all the rest")


def _not_now(s: State, fight: Fight) -> list[tuple[str, str, str, str]]:
    """What one might look for and cannot have: the swords still in hand, gold and dice that are not there."""
    refused = {refusal.key: refusal for refusal in reinforcements(s, fight).refusals()}
    owner = s.parties[fight.party].owner
    found: list[tuple[str, str, str, str]] = []
    for extra in sorted({value_of(s, piece, SWORD) for piece in s.swords[owner]}, reverse=True):
        refusal = refused.get(f"swords:+{extra}")
        if refusal is not None:
            found.append(("†", f"{SWORD_NAMES[extra]}, add {extra}"[:22], "before the dice", refusal.clause))
    if "gold:add" in refused:
        found.append(("$", "Gold, add 1", "you have none", refused["gold:add"].clause))
    elif not fight.dice and "reroll:1" in refused:
        found.append(("$", "Gold, re-roll", "no dice without swords", refused["reroll:1"].clause))
    if not s.herbs[owner]:
        found.append(("♣", "A herb", "you have none", "AL-FGT-12"))
    return found
