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
from meadhall.games.swordsorcery.ops.grammar import ANY_DISTANCE_BAND, Instruction, parse_range
from meadhall.games.swordsorcery.ops.mods import TagMod
from meadhall.games.swordsorcery.state import COMPANION, NOBODY, NOWHERE, Area, Enemy, Ref, State, is_hero

SortKey = tuple[int, ...]
LAW: Final = "law"
TAUNT: Final = "taunt"


VictimAreas = dict[Ref, Area]  # the area of each character, in party order


def possible_victims(s: State, enemy: Enemy) -> VictimAreas:
    """Return the areas of all possible victims of an enemy (SS-SPE-18, SS-CMP-05, SS-MAS-12).

    These are the heroes who are not Hidden. Companions are included unless the enemy has a Menace token.
    """
    areas = {hero_index: hero.area for hero_index, hero in enumerate(s.heroes) if not hero.ghost and not hero.hidden}
    if enemy.menace == NOBODY:
        for companion in s.companions:
            areas[COMPANION + companion.owner] = companion.area
    return areas


def current_area(s: State, ref: Ref) -> Area:
    """Return the area of a character; NOWHERE if the character is gone."""
    body = s.body(ref)
    return NOWHERE if body is None else body.area


def reachable_victims(s: State, enemy: Enemy, victims: VictimAreas) -> VictimAreas:
    """Return the possible victims that the enemy has a legal path to (SS-AI-02)."""
    distances = line_of_sight.walking_distances_from(s, enemy.area, ENEMIES[enemy.id].flying)
    return {ref: area for ref, area in victims.items() if distances[area] < FAR}


def visible_victims(s: State, enemy: Enemy, victims: VictimAreas) -> VictimAreas:
    """Return the possible victims in the enemy's line of sight."""
    seen_areas = line_of_sight.visible_areas(s, enemy.area)
    return {ref: area for ref, area in victims.items() if area in seen_areas}


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
    return len(crowd.party_in_area(s, current_area(s, ref)))


ICONS: Final[dict[str, Callable[[State, Enemy, Ref], SortKey]]] = {
    "closest": lambda s, enemy, ref: (distance(s, enemy.area, current_area(s, ref)),),
    "weak": lambda s, enemy, ref: (crowd.remaining_hp(s, ref),),
    "strong": lambda s, enemy, ref: (-_rank(s, ref), -crowd.remaining_hp(s, ref)),
    "frail": lambda s, enemy, ref: (armor_value(s, ref), defense_dice(s, ref)),
    "rich": lambda s, enemy, ref: (-(s.heroes[ref].crowns if is_hero(ref) else 0),),
    "caster": lambda s, enemy, ref: (not _is_caster(s, ref), crowd.remaining_hp(s, ref)),
    "law": lambda s, enemy, ref: (_nature(s, ref) != LAW, -_rank(s, ref)),
    "loner": lambda s, enemy, ref: (_party_size_around(s, ref), crowd.remaining_hp(s, ref)),
    "crowded": lambda s, enemy, ref: (-_party_size_around(s, ref), crowd.remaining_hp(s, ref)),
    "unpoisoned": lambda s, enemy, ref: (_is_poisoned(s, ref), crowd.remaining_hp(s, ref)),
}


def _is_poisoned(s: State, ref: Ref) -> bool:
    body = s.body(ref)
    return body is not None and "poison" in body.conditions


def tie_break_key(s: State, enemy: Enemy, ref: Ref) -> SortKey:
    """Return the sort key of the general tie-break, without its last step (SS-DIS-05)."""
    victim_area = current_area(s, ref)
    flying = ENEMIES[enemy.id].flying
    return (
        distance(s, enemy.area, victim_area),
        line_of_sight.walking_distance(s, enemy.area, victim_area, flying),
        crowd.remaining_hp(s, ref),
    )


def preferred_victims(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """Return the best candidates by the icon. Only the last tie-breaker separates them (SS-AI-10, SS-DIS-05)."""
    icon_key = ICONS[ENEMIES[enemy.id].victim]
    return _with_smallest_key(
        _with_smallest_key(s.in_order(list(refs)), partial(icon_key, s, enemy)), partial(tie_break_key, s, enemy)
    )


def nearest_victims_on_foot(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """Return the candidates that are nearest on foot. Only the last tie-breaker separates them (SS-AI-05)."""
    flying = ENEMIES[enemy.id].flying
    nearest_refs = _with_smallest_key(
        s.in_order(list(refs)),
        lambda ref: (line_of_sight.walking_distance(s, enemy.area, current_area(s, ref), flying),),
    )
    return _with_smallest_key(nearest_refs, partial(tie_break_key, s, enemy))


def _with_smallest_key(refs: list[Ref], key: Callable[[Ref], SortKey]) -> list[Ref]:
    """Return the candidates with the smallest key, in their order."""
    if len(refs) < 2:
        return refs
    keys = {ref: key(ref) for ref in refs}
    smallest = min(keys.values())
    return [ref for ref in refs if keys[ref] == smallest]


def nearest_taunters(s: State, enemy: Enemy, refs: Iterable[Ref]) -> list[Ref]:
    """Return the nearest visible candidates who taunt this enemy; empty if nobody does (SS-AI-11)."""
    taunter_areas: VictimAreas = {}
    for ref in refs:
        body = s.body(ref)
        if body is None or not body.buffs:
            continue
        ranges = [buff.n for buff in body.buffs if buff.stat == TAUNT]
        if ranges and distance(s, enemy.area, body.area) <= max(ranges):
            taunter_areas[ref] = body.area
    return (
        _with_smallest_key(s.in_order(list(visible_victims(s, enemy, taunter_areas))), partial(tie_break_key, s, enemy))
        if taunter_areas
        else []
    )


MENACE_REASON, TAUNT_REASON, ICON_REASON, NEAREST_REASON, NO_VICTIM_REASON = (
    "menace",
    "taunt",
    "icon",
    "nearest",
    "nobody",
)


class Intent(msgspec.Struct, frozen=True):
    """The rule that an enemy will follow, its victim, and the reason for this victim."""

    rule: int
    victim: Ref
    reason: str
    distance: int
    tied_victims: tuple[Ref, ...] = ()  # all victims that only the last tie-break separates, the victim first


def possible_rules(enemy: Enemy) -> Sequence[tuple[int, Rule]]:
    """Return the rules that an enemy may follow, numbered. A Blind enemy has only the last rule (SS-BOD-33)."""
    numbered_rules = _numbered_rules(enemy.id)
    return (
        [numbered_rule for numbered_rule in numbered_rules if numbered_rule[1].band == ANY_DISTANCE_BAND]
        if "blind" in enemy.conditions
        else numbered_rules
    )


@cache
def _numbered_rules(enemy: str) -> tuple[tuple[int, Rule], ...]:
    return tuple(enumerate(ENEMIES[enemy].rules))


def enemy_intent(s: State, enemy: Enemy) -> Intent:
    """Return the intent of an enemy: the first rule that applies, and its victim (SS-AI-03)."""
    victims = possible_victims(s, enemy)
    if enemy.menace != NOBODY and enemy.menace in victims:
        menaced_rule = _first_banded_rule(s, enemy, {enemy.menace: victims[enemy.menace]})
        if menaced_rule is not None:
            return _intent_against(s, enemy, menaced_rule[0], [enemy.menace], MENACE_REASON)
    banded_rule = _first_banded_rule(s, enemy, victims)
    if banded_rule is not None:
        rule, candidates = banded_rule
        return _intent_against(s, enemy, rule, *_choose_victims(s, enemy, candidates))
    return _fallback_intent(s, enemy, victims)


def _first_banded_rule(s: State, enemy: Enemy, victims: VictimAreas) -> tuple[int, list[Ref]] | None:
    """Return the first rule with a distance band that has candidates, and the candidates; or None."""
    distances = line_of_sight.distances_from(s, enemy.area)
    reachable_distances = [
        (ref, distances[area]) for ref, area in reachable_victims(s, enemy, visible_victims(s, enemy, victims)).items()
    ]
    if not reachable_distances:
        return None
    for number, rule in possible_rules(enemy):
        if rule.band != ANY_DISTANCE_BAND:
            min_distance, max_distance = parse_range(rule.band)
            candidates = [ref for ref, steps in reachable_distances if min_distance <= steps <= max_distance]
            if candidates:
                return number, candidates
    return None


def _choose_victims(s: State, enemy: Enemy, candidates: Collection[Ref]) -> tuple[list[Ref], str]:
    """Return the tied best victims with the reason.

    Taunting heroes are best, then those that the icon prefers (SS-AI-11).
    """
    taunting_victims = nearest_taunters(s, enemy, candidates)
    return (
        (taunting_victims, TAUNT_REASON) if taunting_victims else (preferred_victims(s, enemy, candidates), ICON_REASON)
    )


def _fallback_intent(s: State, enemy: Enemy, victims: VictimAreas) -> Intent:
    """Return the intent by the rule for any distance, `{+}` (SS-AI-05, SS-MAS-11).

    The victim is the hero with the Menace token. Without this token, the icon chooses among the heroes in sight. If no
    hero is in sight, the victim is the nearest hero.
    """
    rule = next(number for number, rule_card in _numbered_rules(enemy.id) if rule_card.band == ANY_DISTANCE_BAND)
    victims_with_path = reachable_victims(s, enemy, victims)
    if not victims_with_path:
        return Intent(rule, NOBODY, NO_VICTIM_REASON, NOBODY)
    if enemy.menace in victims_with_path:
        return _intent_against(s, enemy, rule, [enemy.menace], MENACE_REASON)
    victims_in_sight = visible_victims(s, enemy, victims_with_path)
    if victims_in_sight:
        return _intent_against(s, enemy, rule, *_choose_victims(s, enemy, victims_in_sight))
    return _intent_against(s, enemy, rule, nearest_victims_on_foot(s, enemy, victims_with_path), NEAREST_REASON)


def _intent_against(s: State, enemy: Enemy, rule: int, victims: Sequence[Ref], reason: str) -> Intent:
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


def first_steps_toward(s: State, enemy: Enemy, start: Area, end: Area) -> tuple[Area, ...]:
    """Return the first steps of all shortest paths, in the order of the map file (SS-AI-06, 07)."""
    return first_steps(s.quest, s.opened, ENEMIES[enemy.id].flying, line_of_sight.hindered_areas(s), start, end)


def attack_targets(s: State, enemy: Enemy, attack: AttackCard) -> list[Ref]:
    """Return all heroes that an enemy's attack can reach (SS-AI-20)."""
    distances, (min_distance, max_distance) = line_of_sight.distances_from(s, enemy.area), parse_range(attack.range)
    victims_in_range = {
        ref: area for ref, area in possible_victims(s, enemy).items() if min_distance <= distances[area] <= max_distance
    }
    return list(visible_victims(s, enemy, victims_in_range)) if victims_in_range else []


def will_act(s: State, enemy: Enemy) -> bool:
    """Whether an enemy will act when it is activated."""
    return not enemy.is_idle and "stun" not in enemy.conditions


@seen_by_all
def enemy_intents(s: State) -> dict[Ref, Intent]:
    """Return the intent of each enemy that will act. Enemies of one type in one area share one intent."""
    intents_by_kind: dict[tuple[object, ...], Intent] = {}
    intents_by_ref: dict[Ref, Intent] = {}
    for enemy in s.enemies:
        if will_act(s, enemy):
            kind = (enemy.id, enemy.area, enemy.menace, "blind" in enemy.conditions)
            if kind not in intents_by_kind:
                intents_by_kind[kind] = enemy_intent(s, enemy)
            intents_by_ref[enemy.ref] = intents_by_kind[kind]
    return intents_by_ref
