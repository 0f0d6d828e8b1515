"""Every answer in full (where, how far, what lies there, what it brings) and in short, for a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.engine.language.german import count, listing, upper
from meadhall.engine.language.names import Names
from meadhall.games.adventureland import fights
from meadhall.games.adventureland.adventures.king import Swap
from meadhall.games.adventureland.adventures.princess import giant_strength
from meadhall.games.adventureland.content import STRENGTH
from meadhall.games.adventureland.ending import companion_points, creature_points, gold_points
from meadhall.games.adventureland.land import FIELDS, NOWHERE, Place, place_name
from meadhall.games.adventureland.moves import Go, Stay, To, ends
from meadhall.games.adventureland.odds import brief_gain
from meadhall.games.adventureland.sent_back import Area
from meadhall.games.adventureland.state import COMPANION, CREATURE, GIANT, GOLD, NOTHING, Fight, Party, State
from meadhall.games.adventureland.words.german import phrases
from meadhall.games.adventureland.words.german.names import HERBS, ITEMS, SWORDS, foe, terrain
from meadhall.games.adventureland.words.numbers import is_lone, leapt_of, way_to, winning_faces

WAYS: Final = {"east": "nach Osten", "south": "nach Süden"}


def option(o: Any, s: State, names: Names) -> str:
    """An answer in full."""
    match o:
        case Go():
            return _go(o, s, names)
        case To():
            return _to(o, s, names)
        case Stay():
            return "Bleiben. Damit endet dein Zug."
        case Swap():
            return f"Fünf Gefährten {phrases.at_(s.parties[o.party].at)} gegen einen Supergefährten tauschen."
        case Area():
            return f"{phrases.place(o.area)}."
        case fights.Commit():
            return f"{listing([f'{SWORDS[extra].name} plus {extra}' for extra in o.extras]) or 'Kein Schwert'}."
        case _:
            return _reinforce(o, s, s.fight) if s.fight else str(o.key)


def brief_option(o: Any, s: State, names: Names) -> str:
    """An answer for a button: field, what, gain."""
    match o:
        case Go():
            return _brief_party(s.parties[o.party])
        case To():
            return " ".join(
                part for part in (place_name(o.field), _brief_item(s, o.field), brief_gain(s, o.field)) if part
            )
        case Stay():
            return "Bleiben"
        case Swap():
            return f"Supergefährte {phrases.short_place(s.parties[o.party].at)}"
        case Area():
            return phrases.short_place(o.area)
        case fights.Commit():
            return " ".join(f"+{extra}" for extra in o.extras) or "Kein Schwert"
        case fights.UseHerb():
            return f"{HERBS[o.value].name} +{o.value}"
        case fights.AddGold():
            return "Gold +1"
        case fights.Reroll():
            return f"Die {s.fight.dice[o.die - 1]} neu würfeln" if s.fight else o.key
        case _:
            return "Aufgeben"


def parts(o: Any, s: State, names: Names) -> Sequence[str] | None:
    """Swords are picked one by one."""
    return [f"{SWORDS[extra].name}, plus {extra}" for extra in o.extras] if isinstance(o, fights.Commit) else None


# ---- which party, and where to


def _go(o: Go, s: State, names: Names) -> str:
    p = s.parties[o.party]
    who = "" if is_lone(p) else f", {phrases.party(p, names)}"
    return f"{phrases.place(p.at)}{who}, {count(len(ends(s, o.party)), 'mögliches Ziel', 'mögliche Ziele')}."


def _brief_party(p: Party) -> str:
    """`D6`, `Reihe 4`; several groups may wait in one start area, and are told apart by what they are."""
    many = p.at >= FIELDS and p.size > 1
    gold = f", {p.gold} Gold" if many and p.gold else ""
    return phrases.short_place(p.at) + (f", {p.size} Figuren" if many else "") + gold


def _to(o: To, s: State, names: Names) -> str:
    """`3 Felder nach Osten, G6, Fluss. Gold, plus 2 Punkte. Du überspringst Bot Isolde auf F6.`"""
    field = f"{place_name(o.field)}, {terrain(o.field)}"
    if s.moving == NOWHERE:
        return f"{field}."
    p = s.parties[s.moving]
    way, far = way_to(p, o.field)
    there = f"{count(far, 'Feld', 'Felder')} {WAYS[way]}, {field}."
    return " ".join(part for part in (there, found(s, p, o.field, names), _over(s, p, o.field, names)) if part)


def found(s: State, p: Party, field: Place, names: Names) -> str:
    """What a party finds on a field, and what that brings."""
    if s.party_on[field] != NOWHERE:
        return _meets(p, s.parties[s.party_on[field]], names)
    item = s.lying[field]
    king = " Der König wartet dort." if s.king and s.king.at == field else ""
    if item in (CREATURE, GIANT):
        return _a_fight(s, p, field) + king
    if item == NOTHING:
        return king.strip() or "Dort liegt nichts."
    if item == COMPANION:
        return f"Ein Gefährte{_gain(companion_points(s, p))}.{king}"
    if item == GOLD:
        return f"Gold{_gain(gold_points(s))}.{king}"
    return f"{upper(ITEMS[item].a)}, verdeckt.{king}"


def _gain(number: int) -> str:
    return f", {phrases.points(number)}" if number else ""


def _meets(p: Party, other: Party, names: Names) -> str:
    if other.owner == p.owner:
        return f"Dort steht deine Gruppe mit {other.size}: Zusammen seid ihr {other.size + p.size}."
    return f"Du vertreibst {names.whose(other.owner, 'e')} Gruppe mit {count(other.size, 'Figur', 'Figuren')}."


def _a_fight(s: State, p: Party, field: Place) -> str:
    if s.lying[field] == GIANT:
        return f"Ein Kampf: der Riese, Stärke {giant_strength(s)}. Du bringst {p.size} mit."
    number = s.which[field]
    gain = _gain(creature_points(s, number))
    return f"Ein Kampf: {foe(number).name}, Stärke {STRENGTH[number]}{gain}. Du bringst {p.size} mit."


def _over(s: State, p: Party, field: Place, names: Names) -> str:
    """Whom the move leaps over."""
    leaps = [(seat, listing([place_name(on) for on in fields])) for seat, fields in leapt_of(s, p, field).items()]
    whom = [f"{'deine eigenen Figuren' if seat == p.owner else names(seat)} auf {on}" for seat, on in leaps]
    return f"Du überspringst {listing(whom)}." if whom else ""


# ---- in a fight


def _reinforce(o: Any, s: State, fight: Fight) -> str:
    now = fights.reached(s, fight)
    gold = f"Du hast {fights.purse(s, fight)} Gold."
    match o:
        case fights.UseHerb():
            return f"{HERBS[o.value].name}, plus {o.value}. {_makes(now + o.value, fight)}"
        case fights.AddGold():
            return f"Gold, plus 1. {_makes(now + 1, fight)} {gold}"
        case fights.Reroll():
            return _reroll(fight.dice[o.die - 1], fight.strength - now)
        case fights.GiveUp():
            kept = "Kräuter bleiben dir." if s.king else "Kräuter und Gold bleiben dir."
            return f"Aufgeben. Die Gruppe ist verloren. {kept}"
        case _:
            return str(o.key)


def _makes(total: int, fight: Fight) -> str:
    missing = fight.strength - total
    if missing <= 0:
        return f"Das macht {total}, du gewinnst."
    return f"Das macht {total}, {phrases.is_missing(missing)} noch."


def _reroll(die: int, missing: int) -> str:
    """What the new die must show."""
    wins = winning_faces(die, missing)
    again = f"Für ein Gold die {die} neu würfeln."
    if not wins:
        return f"{again} Das allein kann nicht gewinnen."
    needed = f"Ab einer {wins[0]} gewinnst du" if len(wins) > 1 else f"Nur eine {wins[0]} gewinnt"
    return f"{again} {needed}, {100 * len(wins) / len(fights.DICE):.0f} von 100."


# ---- short


def _brief_item(s: State, field: Place) -> str:
    on = s.party_on[field]
    if on != NOWHERE:
        return f"Gruppe mit {s.parties[on].size}"
    item = s.lying[field]
    if item == CREATURE:
        return f"{foe(s.which[field]).name} {STRENGTH[s.which[field]]}"
    if item == GIANT:
        return f"Riese {giant_strength(s)}"
    return "" if item == NOTHING else ITEMS[item].name
