"""Every answer in full (where, how far, what lies there, what it brings) and in short, for a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine.common.english import count, listing, upper
from meadhall.engine.language.names import Names
from meadhall.games.adventureland import fights
from meadhall.games.adventureland.adventures.king import Swap
from meadhall.games.adventureland.adventures.princess import giant_strength
from meadhall.games.adventureland.content import HERB_NAMES, STRENGTH, SWORD_NAMES
from meadhall.games.adventureland.ending import companion_points, creature_points, gold_points
from meadhall.games.adventureland.land import FIELDS, NOWHERE, Place, place_name
from meadhall.games.adventureland.moves import Go, Stay, To, ends
from meadhall.games.adventureland.odds import brief_gain
from meadhall.games.adventureland.sent_back import Area
from meadhall.games.adventureland.state import (
    COMPANION,
    CREATURE,
    GIANT,
    GOLD,
    ITEM_NAMES,
    NOTHING,
    Fight,
    Party,
    State,
)
from meadhall.games.adventureland.words.english import phrases
from meadhall.games.adventureland.words.numbers import is_lone, leapt_of, way_to, winning_faces


def option(o: Any, s: State, names: Names) -> str:
    """An answer in full."""
    match o:
        case Go():
            return _go(o, s, names)
        case To():
            return _to(o, s, names)
        case Stay():
            return "Stay. This ends your turn."
        case Swap():
            return f"Swap five companions {_where(s.parties[o.party])} for a super companion."
        case Area():
            return f"{phrases.heading(o.area)}."
        case fights.Commit():
            return f"{listing([_sword(extra).replace(',', '') for extra in o.extras]) or 'No sword'}."
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
            return "Stay"
        case Swap():
            return f"Super companion {phrases.short_place(s.parties[o.party].at)}"
        case Area():
            return upper(phrases.short_place(o.area))
        case fights.Commit():
            return " ".join(f"+{extra}" for extra in o.extras) or "No sword"
        case fights.UseHerb():
            return f"{HERB_NAMES[o.value]} +{o.value}"
        case fights.AddGold():
            return "Gold +1"
        case fights.Reroll():
            return f"Re-roll {s.fight.dice[o.die - 1]}" if s.fight else o.key
        case _:
            return "Give up"


def parts(o: Any, s: State, names: Names) -> Sequence[str] | None:
    """Swords are picked one by one."""
    return [_sword(extra) for extra in o.extras] if isinstance(o, fights.Commit) else None


# ---- which party, and where to


def _go(o: Go, s: State, names: Names) -> str:
    p = s.parties[o.party]
    who = "" if is_lone(p) else f", {phrases.party(p, names)}"
    return f"{phrases.heading(p.at)}{who}, {count(len(ends(s, o.party)), 'place to go', 'places to go')}."


def _brief_party(p: Party) -> str:
    """`D6`, `Row 4`; several groups may wait in one start area, and are told apart by what they are."""
    many = p.at >= FIELDS and p.size > 1
    gold = f", {p.gold} gold" if many and p.gold else ""
    return phrases.short_place(p.at) + (f", {p.size} figures" if many else "") + gold


def _where(p: Party) -> str:
    return f"on {place_name(p.at)}" if p.at < FIELDS else f"at {phrases.place(p.at)}"


def _to(o: To, s: State, names: Names) -> str:
    """`East 3, G6, river. Gold, plus 2 points. You leap over Bot Isolde on F6.`"""
    field = f"{place_name(o.field)}, {phrases.terrain(o.field)}"
    if s.moving == NOWHERE:
        return f"{field}."
    p = s.parties[s.moving]
    way, far = way_to(p, o.field)
    there = f"{upper(way)} {far}, {field}."
    return " ".join(part for part in (there, found(s, p, o.field, names), _over(s, p, o.field, names)) if part)


def found(s: State, p: Party, field: Place, names: Names) -> str:
    """What a party finds on a field, and what that brings."""
    if s.party_on[field] != NOWHERE:
        return _meets(s, p, s.parties[s.party_on[field]], names)
    item = s.lying[field]
    king = " The king waits there." if s.king and s.king.at == field else ""
    if item in (CREATURE, GIANT):
        return _a_fight(s, p, field) + king
    if item == NOTHING:
        return king.strip() or "Nothing there."
    if item == COMPANION:
        return f"A companion{_gain(companion_points(s, p))}.{king}"
    if item == GOLD:
        return f"Gold{_gain(gold_points(s))}.{king}"
    return f"A {ITEM_NAMES[item]}, face down.{king}"


def _gain(number: int) -> str:
    return f", {phrases.points(number)}" if number else ""


def _meets(s: State, p: Party, other: Party, names: Names) -> str:
    if other.owner == p.owner:
        return f"Your party of {other.size}: together you are {other.size + p.size}."
    return f"You drive {names.whose(other.owner)} party of {other.size} out."


def _a_fight(s: State, p: Party, field: Place) -> str:
    if s.lying[field] == GIANT:
        return f"A fight: the giant, strength {giant_strength(s)}. You bring {p.size}."
    number = s.which[field]
    gain = _gain(creature_points(s, number))
    return f"A fight: {phrases.creature(number)}, strength {STRENGTH[number]}{gain}. You bring {p.size}."


def _over(s: State, p: Party, field: Place, names: Names) -> str:
    """Whom the move leaps over."""
    leaps = [(seat, listing([place_name(on) for on in fields])) for seat, fields in leapt_of(s, p, field).items()]
    whom = [f"{'your own' if seat == p.owner else names(seat)} on {on}" for seat, on in leaps]
    return f"You leap over {listing(whom)}." if whom else ""


# ---- in a fight


def _sword(extra: int) -> str:
    return f"{SWORD_NAMES[extra]}, plus {extra}"


def _reinforce(o: Any, s: State, fight: Fight) -> str:
    now = fights.reached(s, fight)
    gold = f"You have {fights.purse(s, fight)} gold."
    match o:
        case fights.UseHerb():
            return f"{HERB_NAMES[o.value]}, add {o.value}. {_makes(now + o.value, fight)}"
        case fights.AddGold():
            return f"Gold, add 1. {_makes(now + 1, fight)} {gold}"
        case fights.Reroll():
            return _reroll(fight.dice[o.die - 1], fight.strength - now)
        case fights.GiveUp():
            kept = "Herbs stay with you." if s.king else "Herbs and gold stay with you."
            return f"Give up. The party is lost. {kept}"
        case _:
            return str(o.key)


def _makes(total: int, fight: Fight) -> str:
    missing = fight.strength - total
    if missing <= 0:
        return f"That makes {total}, you win."
    return f"That makes {total}, {missing} {'is' if missing == 1 else 'are'} still missing."


def _reroll(die: int, missing: int) -> str:
    """What the new die must show."""
    wins = winning_faces(die, missing)
    if not wins:
        return f"Gold, re-roll the {die}. That alone cannot win."
    return f"Gold, re-roll the {die}. {die + missing} or more wins, {100 * len(wins) / len(fights.DICE):.0f} in 100."


# ---- short


def _brief_item(s: State, field: Place) -> str:
    on = s.party_on[field]
    if on != NOWHERE:
        return f"party of {s.parties[on].size}"
    item = s.lying[field]
    if item == CREATURE:
        return f"{phrases.creature(s.which[field])} {STRENGTH[s.which[field]]}"
    if item == GIANT:
        return f"giant {giant_strength(s)}"
    return "" if item == NOTHING else ITEM_NAMES[item]
