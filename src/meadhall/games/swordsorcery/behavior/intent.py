"""The target of an enemy, its rule, and its way there, as pure functions (4.25, 4.26)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache, partial
from typing import Final

import msgspec

from meadhall.engine.presentation.alike import seen_by_all
from meadhall.games.swordsorcery.content import ENCHANTMENTS, ENEMIES, ITEMS
from meadhall.games.swordsorcery.content.tables import AttackCard, Rule
from meadhall.games.swordsorcery.figures import crowd, sight
from meadhall.games.swordsorcery.figures.armor import armor_value, defense_dice
from meadhall.games.swordsorcery.figures.sight import distance
from meadhall.games.swordsorcery.maps.areas import FAR, first_steps
from meadhall.games.swordsorcery.ops.grammar import ALWAYS, Deed, range_of
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
        for companion in s.companions:
            found[COMPANION + companion.owner] = companion.area
    return found


def current_area(s: State, ref: Ref) -> Area:
    body = s.body(ref)
    return NOWHERE if body is None else body.area


def reachable(s: State, enemy: Enemy, placed: Placed) -> Placed:
    """The targets with a legal path (SS-AI-02)."""
    far = sight.walks_from(s, enemy.area, ENEMIES[enemy.id].flying)
    return {ref: area for ref, area in placed.items() if far[area] < FAR}


def in_view(s: State, enemy: Enemy, placed: Placed) -> Placed:
    """The targets in sight."""
    seen = sight.seen_from(s, enemy.area)
    return {ref: area for ref, area in placed.items() if area in seen}


# ---- icons


def _nature(s: State, ref: Ref) -> str:
    return s.heroes[ref if is_hero(ref) else ref - COMPANION].nature


def _rank(s: State, ref: Ref) -> int:
    return s.heroes[ref].rank if is_hero(ref) else 0  # SS-CMP-08


def _is_caster(s: State, ref: Ref) -> bool:
    """A magic Primary weapon, of its own or through an enchantment."""
    if not is_hero(ref) or not s.heroes[ref].primary.item:
        return False
    thing = s.heroes[ref].primary
    mods = ENCHANTMENTS[thing.enchant].static if thing.enchant else ()
    return ITEMS[thing.item].magic or any(isinstance(mod, TagMod) and mod.tag == "magic" for mod in mods)


def _crowd(s: State, ref: Ref) -> int:
    return len(crowd.party_in(s, current_area(s, ref)))


ICONS: Final[dict[str, Callable[[State, Enemy, Ref], Key]]] = {
    "closest": lambda s, enemy, ref: (distance(s, enemy.area, current_area(s, ref)),),
    "weak": lambda s, enemy, ref: (crowd.remaining(s, ref),),
    "strong": lambda s, enemy, ref: (-_rank(s, ref), -crowd.remaining(s, ref)),
    "frail": lambda s, enemy, ref: (armor_value(s, ref), defense_dice(s, ref)),
    "rich": lambda s, enemy, ref: (-(s.heroes[ref].crowns if is_hero(ref) else 0),),
    "caster": lambda s, enemy, ref: (not _is_caster(s, ref), crowd.remaining(s, ref)),
    "law": lambda s, enemy, ref: (_nature(s, ref) != LAW, -_rank(s, ref)),
    "loner": lambda s, enemy, ref: (_crowd(s, ref), crowd.remaining(s, ref)),
    "crowded": lambda s, enemy, ref: (-_crowd(s, ref), crowd.remaining(s, ref)),
    "unpoisoned": lambda s, enemy, ref: (_is_poisoned(s, ref), crowd.remaining(s, ref)),
}


def _is_poisoned(s: State, ref: Ref) -> bool:
    body = s.body(ref)
    return body is not None and "poison" in body.conditions


def nearness(s: State, enemy: Enemy, ref: Ref) -> Key:
    """SS-DIS-05, but for the order of the last tie."""
    there = current_area(s, ref)
    flying = ENEMIES[enemy.id].flying
    return distance(s, enemy.area, there), sight.walking_distance(s, enemy.area, there, flying), crowd.remaining(s, ref)


def preferred(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """The candidates that the icon prefers, equal except for the last tie-break, in order (SS-AI-10, SS-DIS-05)."""
    icon = ICONS[ENEMIES[enemy.id].victim]
    return _least(_least(s.in_order(list(refs)), partial(icon, s, enemy)), partial(nearness, s, enemy))


def nearest_on_foot(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """The nearest by movement distance (SS-AI-05)."""
    flying = ENEMIES[enemy.id].flying
    on_foot = _least(
        s.in_order(list(refs)), lambda ref: (sight.walking_distance(s, enemy.area, current_area(s, ref), flying),)
    )
    return _least(on_foot, partial(nearness, s, enemy))


def _least(refs: list[Ref], key: Callable[[Ref], Key]) -> list[Ref]:
    """The candidates with the least key, in the order given."""
    if len(refs) < 2:
        return refs
    keys = {ref: key(ref) for ref in refs}
    least = min(keys.values())
    return [ref for ref in refs if keys[ref] == least]


def taunters(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """The candidates whose taunt reaches this enemy (SS-AI-11)."""
    found: Placed = {}
    for ref in refs:
        body = s.body(ref)
        if body is None or not body.buffs:
            continue
        ranges = [buff.n for buff in body.buffs if buff.stat == TAUNT]
        if ranges and distance(s, enemy.area, body.area) <= max(ranges):
            found[ref] = body.area
    return _least(s.in_order(list(in_view(s, enemy, found))), partial(nearness, s, enemy)) if found else []


MENACE, TAUNTED, PREFERS, NEAREST, NO_HERO = "menace", "taunt", "icon", "nearest", "nobody"


class Intent(msgspec.Struct, frozen=True):
    """The rule that applies, the victim, and why."""

    rule: int
    victim: Ref
    reason: str
    distance: int
    tied: tuple[Ref, ...] = ()  # level with the victim but for the last tie (SS-OPT-06)


def rules_of(enemy: Enemy) -> Sequence[tuple[int, Rule]]:
    """The rules that may apply: of a Blind enemy the last alone (SS-BOD-33)."""
    numbered = _numbered(enemy.id)
    return [one for one in numbered if one[1].band == ALWAYS] if "blind" in enemy.conditions else numbered


@cache
def _numbered(enemy: str) -> tuple[tuple[int, Rule], ...]:
    return tuple(enumerate(ENEMIES[enemy].rules))


def intent(s: State, enemy: Enemy) -> Intent:
    """The first rule that matches, and its victim (SS-AI-03)."""
    heroes = treated_as_heroes(s, enemy)
    if enemy.menace != NOBODY and enemy.menace in heroes:
        alone = _banded(s, enemy, {enemy.menace: heroes[enemy.menace]})
        if alone is not None:
            return _made(s, enemy, alone[0], [enemy.menace], MENACE)
    found = _banded(s, enemy, heroes)
    if found is not None:
        rule, candidates = found
        return _made(s, enemy, rule, *_chosen(s, enemy, candidates))
    return _always(s, enemy, heroes)


def _banded(s: State, enemy: Enemy, heroes: Placed) -> tuple[int, list[Ref]] | None:
    """The first rule with a band that has candidates."""
    far = sight.distances_from(s, enemy.area)
    open_to = [(ref, far[area]) for ref, area in reachable(s, enemy, in_view(s, enemy, heroes)).items()]
    if not open_to:
        return None
    for number, rule in rules_of(enemy):
        if rule.band != ALWAYS:
            least, most = range_of(rule.band)
            candidates = [ref for ref, away in open_to if least <= away <= most]
            if candidates:
                return number, candidates
    return None


def _chosen(s: State, enemy: Enemy, candidates: Collection[Ref]) -> tuple[list[Ref], str]:
    """A taunt before the icon (SS-AI-11)."""
    taunting = taunters(s, enemy, candidates)
    return (taunting, TAUNTED) if taunting else (preferred(s, enemy, candidates), PREFERS)


def _always(s: State, enemy: Enemy, heroes: Placed) -> Intent:
    """Rule {+}: the Menace token, then the icon among those in sight, then the nearest (SS-AI-05, SS-MAS-11)."""
    rule = next(number for number, one in _numbered(enemy.id) if one.band == ALWAYS)
    near = reachable(s, enemy, heroes)
    if not near:
        return Intent(rule, NOBODY, NO_HERO, NOBODY)
    if enemy.menace in near:
        return _made(s, enemy, rule, [enemy.menace], MENACE)
    seen = in_view(s, enemy, near)
    if seen:
        return _made(s, enemy, rule, *_chosen(s, enemy, seen))
    return _made(s, enemy, rule, nearest_on_foot(s, enemy, near), NEAREST)


def _made(s: State, enemy: Enemy, rule: int, victims: Sequence[Ref], reason: str) -> Intent:
    victim = victims[0]
    far = distance(s, enemy.area, current_area(s, victim))
    return Intent(rule, victim, reason, far, tuple(victims))


def allowed_steps(enemy: Enemy, deed: Deed) -> int:
    """How many steps a deed allows; a Critical Movement takes one (SS-AI-21)."""
    return max(0, deed.n - ("movement" in enemy.criticals))


def has_arrived(s: State, at: Area, deed: Deed, victim: Ref) -> bool:
    """Whether a Move or Close ends here."""
    there = current_area(s, victim)
    if deed.word == "Move":
        return at == there
    return distance(s, at, there) <= deed.to and sight.sees(s, at, there)


def ways_to(s: State, enemy: Enemy, at: Area, end: Area) -> tuple[Area, ...]:
    """The equally good next areas on the way, the first in the map file first (SS-AI-06, 07)."""
    return first_steps(s.quest, s.opened, ENEMIES[enemy.id].flying, sight.hindered(s), at, end)


def attack_targets(s: State, enemy: Enemy, attack: AttackCard) -> list[Ref]:
    """All heroes that an attack of an enemy can reach (SS-AI-20)."""
    far, (least, most) = sight.distances_from(s, enemy.area), range_of(attack.range)
    near = {ref: area for ref, area in treated_as_heroes(s, enemy).items() if least <= far[area] <= most}
    return list(in_view(s, enemy, near)) if near else []


def is_certain(s: State, enemy: Enemy) -> bool:
    """Whether it will act at all when it is activated."""
    return not enemy.is_idle and "stun" not in enemy.conditions


@seen_by_all
def intents(s: State) -> dict[Ref, Intent]:
    """The intent of every enemy that will act; all of one type in one area have the same."""
    alike: dict[tuple[object, ...], Intent] = {}
    found: dict[Ref, Intent] = {}
    for enemy in s.enemies:
        if is_certain(s, enemy):
            kind = (enemy.id, enemy.area, enemy.menace, "blind" in enemy.conditions)
            if kind not in alike:
                alike[kind] = intent(s, enemy)
            found[enemy.ref] = alike[kind]
    return found
