"""The rule, victim and path of each enemy, as pure functions (4.25, 4.26)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache, partial
from typing import Final

import msgspec

from meadhall.engine.presentation.alike import seen_by_all
from meadhall.games.swordsorcery.content import ENCHANTMENTS, ENEMIES, ITEMS
from meadhall.games.swordsorcery.content.tables import AttackCard, Rule
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.figures.armor import armor_value, defense_dice
from meadhall.games.swordsorcery.figures.line_of_sight import distance
from meadhall.games.swordsorcery.maps.areas import FAR, first_steps
from meadhall.games.swordsorcery.ops.grammar import ALWAYS, Instruction, range_of
from meadhall.games.swordsorcery.ops.mods import TagMod
from meadhall.games.swordsorcery.state import COMPANION, NOBODY, NOWHERE, Area, Enemy, Ref, State, is_hero

Key = tuple[int, ...]
LAW: Final = "law"
TAUNT: Final = "taunt"


VictimAreas = dict[Ref, Area]  # the area of each character, in party order


def treated_as_heroes(s: State, enemy: Enemy) -> VictimAreas:
    """Return the areas of all possible victims of an enemy (SS-SPE-18, SS-CMP-05, SS-MAS-12).

    These are the heroes who are not Hidden. Companions are included unless the enemy has a Menace token.
    """
    found = {hero_index: hero.area for hero_index, hero in enumerate(s.heroes) if not hero.ghost and not hero.hidden}
    if enemy.menace == NOBODY:
        for companion in s.companions:
            found[COMPANION + companion.owner] = companion.area
    return found


def current_area(s: State, ref: Ref) -> Area:
    """Return the area of a character; NOWHERE if the character is gone."""
    body = s.body(ref)
    return NOWHERE if body is None else body.area


def reachable(s: State, enemy: Enemy, victims: VictimAreas) -> VictimAreas:
    """Return the possible victims that the enemy has a legal path to (SS-AI-02)."""
    distances = line_of_sight.walks_from(s, enemy.area, ENEMIES[enemy.id].flying)
    return {ref: area for ref, area in victims.items() if distances[area] < FAR}


def in_view(s: State, enemy: Enemy, victims: VictimAreas) -> VictimAreas:
    """Return the possible victims in the enemy's line of sight."""
    seen = line_of_sight.seen_from(s, enemy.area)
    return {ref: area for ref, area in victims.items() if area in seen}


# ---- icons


def _nature(s: State, ref: Ref) -> str:
    return s.heroes[ref if is_hero(ref) else ref - COMPANION].nature


def _rank(s: State, ref: Ref) -> int:
    return s.heroes[ref].rank if is_hero(ref) else 0  # SS-CMP-08


def _is_caster(s: State, ref: Ref) -> bool:
    """Whether a hero's Primary weapon is magic, by its card or its enchantment."""
    if not is_hero(ref) or not s.heroes[ref].primary.item:
        return False
    thing = s.heroes[ref].primary
    mods = ENCHANTMENTS[thing.enchant].static if thing.enchant else ()
    return ITEMS[thing.item].magic or any(isinstance(mod, TagMod) and mod.tag == "magic" for mod in mods)


def _party_size_around(s: State, ref: Ref) -> int:
    return len(crowd.party_in(s, current_area(s, ref)))


ICONS: Final[dict[str, Callable[[State, Enemy, Ref], Key]]] = {
    "closest": lambda s, enemy, ref: (distance(s, enemy.area, current_area(s, ref)),),
    "weak": lambda s, enemy, ref: (crowd.remaining(s, ref),),
    "strong": lambda s, enemy, ref: (-_rank(s, ref), -crowd.remaining(s, ref)),
    "frail": lambda s, enemy, ref: (armor_value(s, ref), defense_dice(s, ref)),
    "rich": lambda s, enemy, ref: (-(s.heroes[ref].crowns if is_hero(ref) else 0),),
    "caster": lambda s, enemy, ref: (not _is_caster(s, ref), crowd.remaining(s, ref)),
    "law": lambda s, enemy, ref: (_nature(s, ref) != LAW, -_rank(s, ref)),
    "loner": lambda s, enemy, ref: (_party_size_around(s, ref), crowd.remaining(s, ref)),
    "crowded": lambda s, enemy, ref: (-_party_size_around(s, ref), crowd.remaining(s, ref)),
    "unpoisoned": lambda s, enemy, ref: (_is_poisoned(s, ref), crowd.remaining(s, ref)),
}


def _is_poisoned(s: State, ref: Ref) -> bool:
    body = s.body(ref)
    return body is not None and "poison" in body.conditions


def nearness(s: State, enemy: Enemy, ref: Ref) -> Key:
    """Return the sort key of the general tie-break, without its last step (SS-DIS-05)."""
    victim_area = current_area(s, ref)
    flying = ENEMIES[enemy.id].flying
    return (
        distance(s, enemy.area, victim_area),
        line_of_sight.walking_distance(s, enemy.area, victim_area, flying),
        crowd.remaining(s, ref),
    )


def preferred(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """Return the best candidates by the icon. Only the last tie-breaker separates them (SS-AI-10, SS-DIS-05)."""
    icon = ICONS[ENEMIES[enemy.id].victim]
    return _with_smallest_key(
        _with_smallest_key(s.in_order(list(refs)), partial(icon, s, enemy)), partial(nearness, s, enemy)
    )


def nearest_on_foot(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """Return the candidates that are nearest on foot. Only the last tie-breaker separates them (SS-AI-05)."""
    flying = ENEMIES[enemy.id].flying
    on_foot = _with_smallest_key(
        s.in_order(list(refs)),
        lambda ref: (line_of_sight.walking_distance(s, enemy.area, current_area(s, ref), flying),),
    )
    return _with_smallest_key(on_foot, partial(nearness, s, enemy))


def _with_smallest_key(refs: list[Ref], key: Callable[[Ref], Key]) -> list[Ref]:
    """Return the candidates with the smallest key, in the given order."""
    if len(refs) < 2:
        return refs
    keys = {ref: key(ref) for ref in refs}
    smallest = min(keys.values())
    return [ref for ref in refs if keys[ref] == smallest]


def taunters(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """Return the nearest visible candidates who taunt this enemy; empty if nobody does (SS-AI-11)."""
    found: VictimAreas = {}
    for ref in refs:
        body = s.body(ref)
        if body is None or not body.buffs:
            continue
        ranges = [buff.n for buff in body.buffs if buff.stat == TAUNT]
        if ranges and distance(s, enemy.area, body.area) <= max(ranges):
            found[ref] = body.area
    return _with_smallest_key(s.in_order(list(in_view(s, enemy, found))), partial(nearness, s, enemy)) if found else []


MENACE, TAUNTED, PREFERS, NEAREST, NO_HERO = "menace", "taunt", "icon", "nearest", "nobody"


class Intent(msgspec.Struct, frozen=True):
    """The rule that an enemy will follow, its victim, and the reason for this victim."""

    rule: int
    victim: Ref
    reason: str
    distance: int
    tied: tuple[Ref, ...] = ()  # all victims that only the last tie-break separates, the victim first


def rules_of(enemy: Enemy) -> Sequence[tuple[int, Rule]]:
    """Return the rules that an enemy may follow, numbered. A Blind enemy has only the last rule (SS-BOD-33)."""
    numbered = _numbered_rules(enemy.id)
    return (
        [numbered_rule for numbered_rule in numbered if numbered_rule[1].band == ALWAYS]
        if "blind" in enemy.conditions
        else numbered
    )


@cache
def _numbered_rules(enemy: str) -> tuple[tuple[int, Rule], ...]:
    return tuple(enumerate(ENEMIES[enemy].rules))


def intent(s: State, enemy: Enemy) -> Intent:
    """Return the intent of an enemy: the first rule that applies, and its victim (SS-AI-03)."""
    heroes = treated_as_heroes(s, enemy)
    if enemy.menace != NOBODY and enemy.menace in heroes:
        alone = _first_banded_rule(s, enemy, {enemy.menace: heroes[enemy.menace]})
        if alone is not None:
            return _intent_on(s, enemy, alone[0], [enemy.menace], MENACE)
    found = _first_banded_rule(s, enemy, heroes)
    if found is not None:
        rule, candidates = found
        return _intent_on(s, enemy, rule, *_choose_victims(s, enemy, candidates))
    return _fallback_intent(s, enemy, heroes)


def _first_banded_rule(s: State, enemy: Enemy, heroes: VictimAreas) -> tuple[int, list[Ref]] | None:
    """Return the first rule with a distance band that has candidates, and the candidates; or None."""
    distances = line_of_sight.distances_from(s, enemy.area)
    reachable_distances = [
        (ref, distances[area]) for ref, area in reachable(s, enemy, in_view(s, enemy, heroes)).items()
    ]
    if not reachable_distances:
        return None
    for number, rule in rules_of(enemy):
        if rule.band != ALWAYS:
            min_distance, max_distance = range_of(rule.band)
            candidates = [ref for ref, steps in reachable_distances if min_distance <= steps <= max_distance]
            if candidates:
                return number, candidates
    return None


def _choose_victims(s: State, enemy: Enemy, candidates: Collection[Ref]) -> tuple[list[Ref], str]:
    """Return the tied best victims with the reason.

    Taunting heroes are best, then those that the icon prefers (SS-AI-11).
    """
    taunting = taunters(s, enemy, candidates)
    return (taunting, TAUNTED) if taunting else (preferred(s, enemy, candidates), PREFERS)


def _fallback_intent(s: State, enemy: Enemy, heroes: VictimAreas) -> Intent:
    """Return the intent by the rule for any distance, `{+}` (SS-AI-05, SS-MAS-11).

    The victim is the hero with the Menace token. Without this token, the icon chooses among the heroes in sight. If no
    hero is in sight, the victim is the nearest hero.
    """
    rule = next(number for number, rule_card in _numbered_rules(enemy.id) if rule_card.band == ALWAYS)
    near = reachable(s, enemy, heroes)
    if not near:
        return Intent(rule, NOBODY, NO_HERO, NOBODY)
    if enemy.menace in near:
        return _intent_on(s, enemy, rule, [enemy.menace], MENACE)
    seen = in_view(s, enemy, near)
    if seen:
        return _intent_on(s, enemy, rule, *_choose_victims(s, enemy, seen))
    return _intent_on(s, enemy, rule, nearest_on_foot(s, enemy, near), NEAREST)


def _intent_on(s: State, enemy: Enemy, rule: int, victims: Sequence[Ref], reason: str) -> Intent:
    """Return an intent against the first of these victims."""
    victim = victims[0]
    steps = distance(s, enemy.area, current_area(s, victim))
    return Intent(rule, victim, reason, steps, tuple(victims))


def allowed_steps(enemy: Enemy, instruction: Instruction) -> int:
    """Return the number of steps that an instruction allows; one less with a Critical Movement (SS-AI-21)."""
    return max(0, instruction.steps - ("movement" in enemy.criticals))


def has_arrived(s: State, area: Area, instruction: Instruction, victim: Ref) -> bool:
    """Whether an enemy in this area needs no more steps for its Move or Close."""
    victim_area = current_area(s, victim)
    if instruction.word == "Move":
        return area == victim_area
    return distance(s, area, victim_area) <= instruction.distance and line_of_sight.sees(s, area, victim_area)


def ways_to(s: State, enemy: Enemy, start: Area, end: Area) -> tuple[Area, ...]:
    """Return the first steps of all shortest paths, in the order of the map file (SS-AI-06, 07)."""
    return first_steps(s.quest, s.opened, ENEMIES[enemy.id].flying, line_of_sight.hindered(s), start, end)


def attack_targets(s: State, enemy: Enemy, attack: AttackCard) -> list[Ref]:
    """Return all heroes that an enemy's attack can reach (SS-AI-20)."""
    distances, (min_distance, max_distance) = line_of_sight.distances_from(s, enemy.area), range_of(attack.range)
    near = {
        ref: area
        for ref, area in treated_as_heroes(s, enemy).items()
        if min_distance <= distances[area] <= max_distance
    }
    return list(in_view(s, enemy, near)) if near else []


def will_act(s: State, enemy: Enemy) -> bool:
    """Whether an enemy will act when it is activated."""
    return not enemy.is_idle and "stun" not in enemy.conditions


@seen_by_all
def intents(s: State) -> dict[Ref, Intent]:
    """Return the intent of each enemy that will act. Enemies of one type in one area share one intent."""
    alike: dict[tuple[object, ...], Intent] = {}
    found: dict[Ref, Intent] = {}
    for enemy in s.enemies:
        if will_act(s, enemy):
            kind = (enemy.id, enemy.area, enemy.menace, "blind" in enemy.conditions)
            if kind not in alike:
                alike[kind] = intent(s, enemy)
            found[enemy.ref] = alike[kind]
    return found
