"""The fight, on the whole screen: the creature and what is at stake, the ladder to its strength, dice and answers."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from msgspec.structs import replace

from meadhall.cells.drawing import Canvas, Line, Sight, Span, words_of
from meadhall.engine.common.english import count
from meadhall.engine.flows.options import Option
from meadhall.games.adventureland import fights
from meadhall.games.adventureland.collecting import value_of
from meadhall.games.adventureland.content import CREATURES, HERB_NAMES, SWORD_NAMES, WREATH
from meadhall.games.adventureland.drawing.chips import KING, party_label
from meadhall.games.adventureland.drawing.portraits import draw_portrait
from meadhall.games.adventureland.ending import is_scored_at_once
from meadhall.games.adventureland.land import REGION, TERRAIN_NAME, place_name
from meadhall.games.adventureland.odds import Use, throws, use_of, win_points
from meadhall.games.adventureland.state import SWORD, Fight, Party, State
from meadhall.games.adventureland.words.numbers import best
from meadhall.games.adventureland.words.numbers import percent as out_of_100

LEFT: Final = 33
PIPS: Final = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}


def draw_fight(sight: Sight, width: int, height: int) -> Canvas | None:
    """The fight of the person who is asked; None when there is none."""
    s: State = sight.view.state
    fight = s.fight
    if fight is None or sight.view.question not in ("swords", "reinforce") or not sight.view.options:
        return None
    canvas = Canvas(width, height)
    left = LEFT if width >= 96 else 0
    if left:
        _creature(canvas, sight, s, fight, height)
        for row in range(height):
            canvas.put(left, row, "│", "line")
    _struggle(canvas, sight, s, fight, left + 3 if left else 1)
    if not left:
        _stakes_below(canvas, stakes(sight, s, fight))
    return canvas


def _stakes_below(canvas: Canvas, lines: list[Line]) -> None:
    """Where there is no room for a side, what is at stake stands in the last two rows: to win, and to lose."""
    rows: list[list[Span]] = [[], []]
    for line in lines:
        if words_of(line).startswith("Lose"):
            rows.reverse()
        rows[0] += [Span(f"{span.text.strip()} ", span.ink) for span in line if span.text.strip()]
    for at, row in enumerate(reversed(rows)):
        canvas.line(1, canvas.height - 2 + at, row)


# ---- the creature


def _creature(canvas: Canvas, sight: Sight, s: State, fight: Fight, height: int) -> None:
    art = min(12, height - 10)
    draw_portrait(canvas, fight.creature, LEFT, art)
    canvas.put(2, art, foe(fight), "strong")
    canvas.line(22, art, [Span(" òó", "eyes", "lair"), Span(f" {fight.strength} ", "strength", "lair")])
    wreath = f", wreath {WREATH[fight.creature]}" if fight.creature >= 0 else ", guards the princess"
    canvas.put(2, art + 1, f"strength {fight.strength}{wreath}", "soft")
    canvas.put(
        2, art + 2, f"{place_name(fight.field)}, {TERRAIN_NAME[fight.field]}, {REGION[fight.field]}"[: LEFT - 3], "soft"
    )
    heading(canvas, 0, art + 3, LEFT, "At stake")
    for row, line in enumerate(stakes(sight, s, fight), art + 4):
        canvas.line(2, row, line)


def foe(fight: Fight) -> str:
    """The name of what is fought."""
    return CREATURES[fight.creature].name if fight.creature >= 0 else "The Giant"


def heading(canvas: Canvas, x: int, y: int, width: int, text: str) -> None:
    """A thin rule with a title."""
    canvas.put(x, y, "─" * width, "line")
    canvas.put(x + 1, y, f" {text} ", "title")


def stakes(sight: Sight, s: State, fight: Fight) -> list[Line]:
    """What is won, what is lost, and what is spent either way."""
    party = s.parties[fight.party]
    lines: list[Line] = [[Span("Win   "), Span(f"+{win_points(s, fight.field)} points", "moss")]]
    if is_scored_at_once(s) and fight.creature >= 0:
        lines.append([Span("      "), Span(_race(sight, party.owner, WREATH[fight.creature]), "soft")])
    lost = [f"−{count(party.adventurers, 'adventurer')}"]
    if party.companions:
        lost.append(f"−{count(party.companions, 'companion')}")
    if party.gold:
        lost.append(f"−{party.gold} carried gold")
    if party.king:
        lost.append(f"{KING} the king stays here")
    lines += [[Span("Lose  " if not row else "      "), Span(words, "blood")] for row, words in enumerate(lost)]
    spent = _spent(fight)
    if spent:
        lines += [[Span("Spent either way")], [Span("      " + spent, "soft")]]
    return lines


def _race(sight: Sight, seat: int, gain: int) -> str:
    mine = sight.points[seat] + gain
    others = max((p for other, p in enumerate(sight.points) if other != seat), default=0)
    return f"you lead, {mine} to {others}" if mine > others else f"that makes {mine} to {others}"


def _spent(fight: Fight) -> str:
    parts: list[str] = []
    if fight.extras:
        parts.append({1: "the sword", 2: "both swords"}.get(len(fight.extras), "three swords"))
    if fight.herbs:
        parts.append(count(len(fight.herbs), "herb"))
    if fight.gold:
        parts.append(f"{fight.gold} gold")
    return ", ".join(parts)


# ---- the struggle


def _struggle(canvas: Canvas, sight: Sight, s: State, fight: Fight, x: int) -> None:
    width, height = canvas.width - x, canvas.height
    tight = height < 20
    canvas.line(x, 0, _need(s, fight, small=canvas.width < 96))
    _ladder(canvas, sight, s, fight, x, 1 if tight else 2, width)
    top = 4 if tight else 5
    if sight.view.question == "swords":
        heading(canvas, x - 2, top, width + 2, "Commit up to three swords, each with a die")
        sword_rows(canvas, sight, s, fight, x, top + 1, height - top - (3 if canvas.width >= 96 else 4))
        return
    if fight.dice and not tight:
        _dice(canvas, fight, x, top)
        top += 6
    heading(canvas, x - 2, top, width + 2, "Add, re-roll or give up")
    answer_rows(canvas, sight, s, fight, x, top + 1, height - top - 2)
    if not tight:
        most = best(s, fight, with_swords=False)
        canvas.line(x, height - 1, [Span(f"The best you can still reach: {most}  only you see this", "soft")])


def _need(s: State, fight: Fight, *, small: bool) -> Line:
    have = fights.reached(s, fight)
    missing = fight.strength - have
    line = [
        Span("You need "),
        Span(str(fight.strength), "strong"),
        Span(". You have "),
        Span(str(have), "strong"),
        Span(". "),
    ]
    line.append(Span(f"{missing} {'is' if missing == 1 else 'are'} missing.", "harm"))
    return [*line, Span(f"  {foe(fight)} on {place_name(fight.field)}", "soft")] if small else line


def _rungs(sight: Sight, s: State, fight: Fight) -> list[tuple[str, int, str, str]]:
    """Label, worth, ink and ground of each rung."""
    party: Party = s.parties[fight.party]
    rungs = [(party_label(sight, replace(party, companions=0), 6), party.adventurers, "ink", f"seat.{party.owner}")]
    if party.companions:
        rungs.append(("♙" * party.companions, party.companions, "ink", f"seat.{party.owner}"))
    rungs += [(f"die {die}", die, "ink", "parchment") for die in fight.dice]
    rungs += [(f"† +{extra}", extra, "ink", "steel") for extra in fight.extras if extra]
    rungs += [(f"♣ {value}", value, "ink", "moss") for value in fight.herbs]
    if fight.gold:
        rungs.append((f"$ {fight.gold}", fight.gold, "ink", "gold.rung"))
    return rungs


def _ladder(canvas: Canvas, sight: Sight, s: State, fight: Fight, x: int, y: int, width: int) -> None:
    """As long as the strength that is needed; what is missing is a gap at its end."""
    scale = 5 if fight.strength <= 12 and width > 60 else max(1, min(3, (width - 1) // fight.strength))
    total = 0
    for label, worth, ink, ground in _rungs(sight, s, fight):
        start = x + total * scale
        room = max(1, worth * scale - (1 if scale > 1 else 0))
        text = label if len(label) <= room else label.replace("die ", "").replace("† ", "").replace(" ", "")
        canvas.put(start, y, text[:room].center(room), ink, ground)
        total += worth
        canvas.put(max(start, start + room - len(str(total))), y + 1, str(total), "soft")
    if total < fight.strength:
        start = x + total * scale
        room = (fight.strength - total) * scale - (1 if scale > 1 else 0)
        canvas.put(start, y, "┄" * room, "harm", "lair")
        canvas.put(start + room - len(str(fight.strength)), y + 1, str(fight.strength), "harm")


def _dice(canvas: Canvas, fight: Fight, x: int, y: int) -> None:
    """The dice as they lie, each with its sword."""
    for at, die in enumerate(fight.dice):
        left = x + at * (24 if len(fight.dice) < 3 else 21)
        extra = fight.extras[at]
        rows = ("┌───────┐", *(f"│{row}│" for row in PIPS[die]), "└───────┘")
        for row, text in enumerate(rows):
            canvas.put(left, y + row, text, "ink", "parchment")
        name = SWORD_NAMES[extra].split()
        canvas.put(left + 10, y + 1, name[0], "strong")
        canvas.put(left + 10, y + 2, f"{name[-1]} +{extra}")
        canvas.put(left + 10, y + 3, f"{die + extra} together", "soft")
    if len(fight.dice) < 3:
        for row, text in enumerate(("1 gold re-rolls", "one die, better", "or worse")):
            canvas.put(x + len(fight.dice) * 24 + (-1 if len(fight.dice) == 2 else 0), y + 1 + row, text, "soft")


# ---- the answers of a fight, each with its total, result and waste; and, in grey, what is not on offer


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
    commits = [option for option in sight.view.options if isinstance(option, fights.Commit)]
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


def _set_of(option: fights.Commit, *, named: bool) -> list[Span]:
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
    if isinstance(option, fights.Commit):
        return [
            *_set_of(option, named=True),
            Span(f": {percent(throws(s, fight)[option.key].everything)} to win.", "soft"),
        ]
    row = _row(s, fight, option)
    total = f"{row.total}, " if row.total else ""
    return [Span(f"{row.words}: {total}", "strong"), Span(row.result, row.ink), Span(".")]


def _row(s: State, fight: Fight, option: Option) -> Row:
    use, gold = use_of(s, fight, option), fights.purse(s, fight)
    match option:
        case fights.UseHerb():
            return _added("♣", f"{HERB_NAMES[option.value]}, add {option.value}", use)
        case fights.AddGold():
            row = _added("$", "Gold, add 1", use)
            return row._replace(note=f"you have {gold}, {gold - 1} stays" if use.wins else row.note)
        case fights.Reroll():
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
        return Row("$", words, "", percent(len(use.faces) / len(fights.DICE)), "strong", win)
    return Row("$", words, "", "not yet", "soft", f"{percent(use.chance)} with all the rest")


def _not_now(s: State, fight: Fight) -> list[tuple[str, str, str, str]]:
    """What one might look for and cannot have: the swords still in hand, gold and dice that are not there."""
    refused = {refusal.key: refusal for refusal in fights.reinforcements(s, fight).refusals()}
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
