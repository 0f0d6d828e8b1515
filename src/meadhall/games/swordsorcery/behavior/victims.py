"""Whom an enemy prefers: candidates, victim icons, taunts, Menace tokens (SS-AI-03 to 05, 10, 11; SS-MAS-11, 12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from meadhall.games.swordsorcery.content import ENCHANTMENTS, ENEMIES, ITEMS
from meadhall.games.swordsorcery.figures.crowd import party_in, remaining
from meadhall.games.swordsorcery.figures.numbers import armor_value, defense_dice
from meadhall.games.swordsorcery.figures.sight import distance, seen_from, walk, walks_from
from meadhall.games.swordsorcery.maps.areas import FAR
from meadhall.games.swordsorcery.ops.mods import TagMod
from meadhall.games.swordsorcery.state import COMPANION, NOBODY, NOWHERE, Area, Enemy, Ref, State, is_hero

Key = tuple[int, ...]
LAW: Final = "law"
TAUNT: Final = "taunt"


Placed = dict[Ref, Area]  # characters, in order, with where they stand


def treated_as_heroes(s: State, enemy: Enemy) -> Placed:
    """Heroes who are not Hidden, and companions unless a Menace token is set (SS-SPE-18, SS-CMP-05, SS-MAS-12)."""
    found = {at: hero.area for at, hero in enumerate(s.heroes) if not hero.ghost and not hero.hidden}
    if enemy.menace == NOBODY:
        for one in s.companions:
            found[COMPANION + one.owner] = one.area
    return found


def place(s: State, ref: Ref) -> Area:
    body = s.body(ref)
    return NOWHERE if body is None else body.area


def reachable(s: State, enemy: Enemy, placed: Placed) -> Placed:
    """Those to whom there is a legal path (SS-AI-02)."""
    far = walks_from(s, enemy.area, ENEMIES[enemy.id].flying)
    return {ref: area for ref, area in placed.items() if far[area] < FAR}


def in_view(s: State, enemy: Enemy, placed: Placed) -> Placed:
    """Those whom it sees."""
    seen = seen_from(s, enemy.area)
    return {ref: area for ref, area in placed.items() if area in seen}


# ---- icons


def _nature(s: State, ref: Ref) -> str:
    return s.heroes[ref if is_hero(ref) else ref - COMPANION].nature


def _rank(s: State, ref: Ref) -> int:
    return s.heroes[ref].rank if is_hero(ref) else 0  # SS-CMP-08


def _is_caster(s: State, ref: Ref) -> bool:
    """A magic Primary weapon, by itself or by its enchantment."""
    if not is_hero(ref) or not s.heroes[ref].primary.item:
        return False
    thing = s.heroes[ref].primary
    mods = ENCHANTMENTS[thing.enchant].static if thing.enchant else ()
    return ITEMS[thing.item].magic or any(isinstance(mod, TagMod) and mod.tag == "magic" for mod in mods)


def _crowd(s: State, ref: Ref) -> int:
    return len(party_in(s, place(s, ref)))


ICONS: Final[dict[str, Callable[[State, Enemy, Ref], Key]]] = {
    "closest": lambda s, enemy, ref: (distance(s, enemy.area, place(s, ref)),),
    "weak": lambda s, enemy, ref: (remaining(s, ref),),
    "strong": lambda s, enemy, ref: (-_rank(s, ref), -remaining(s, ref)),
    "frail": lambda s, enemy, ref: (armor_value(s, ref), defense_dice(s, ref)),
    "rich": lambda s, enemy, ref: (-(s.heroes[ref].crowns if is_hero(ref) else 0),),
    "caster": lambda s, enemy, ref: (not _is_caster(s, ref), remaining(s, ref)),
    "law": lambda s, enemy, ref: (_nature(s, ref) != LAW, -_rank(s, ref)),
    "loner": lambda s, enemy, ref: (_crowd(s, ref), remaining(s, ref)),
    "crowded": lambda s, enemy, ref: (-_crowd(s, ref), remaining(s, ref)),
    "unpoisoned": lambda s, enemy, ref: (_is_poisoned(s, ref), remaining(s, ref)),
}


def _is_poisoned(s: State, ref: Ref) -> bool:
    body = s.body(ref)
    return body is not None and "poison" in body.conditions


def nearness(s: State, enemy: Enemy, ref: Ref) -> Key:
    """SS-DIS-05, but for the order of the last tie."""
    there = place(s, ref)
    flying = ENEMIES[enemy.id].flying
    return distance(s, enemy.area, there), walk(s, enemy.area, there, flying), remaining(s, ref)


def preferred(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """Those that the icon prefers, level but for the last tie, in order (SS-AI-10, SS-DIS-05)."""
    icon = ICONS[ENEMIES[enemy.id].victim]
    return _least(_least(s.in_order(list(refs)), partial(icon, s, enemy)), partial(nearness, s, enemy))


def nearest_on_foot(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """The nearest by movement distance (SS-AI-05)."""
    flying = ENEMIES[enemy.id].flying
    on_foot = _least(s.in_order(list(refs)), lambda ref: (walk(s, enemy.area, place(s, ref), flying),))
    return _least(on_foot, partial(nearness, s, enemy))


def _least(refs: list[Ref], key: Callable[[Ref], Key]) -> list[Ref]:
    """Those with the least key, in the order given."""
    if len(refs) < 2:
        return refs
    keys = {ref: key(ref) for ref in refs}
    least = min(keys.values())
    return [ref for ref in refs if keys[ref] == least]


def taunters(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """Those among the candidates whose taunt reaches this enemy (SS-AI-11)."""
    found: Placed = {}
    for ref in refs:
        body = s.body(ref)
        if body is None or not body.buffs:
            continue
        ranges = [buff.n for buff in body.buffs if buff.stat == TAUNT]
        if ranges and distance(s, enemy.area, body.area) <= max(ranges):
            found[ref] = body.area
    return _least(s.in_order(list(in_view(s, enemy, found))), partial(nearness, s, enemy)) if found else []
