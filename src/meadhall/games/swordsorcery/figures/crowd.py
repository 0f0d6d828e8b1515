"""Characters on the map: HP, characters by area, domination, engagement (4.7, SS-MOV-03 to 05)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.content import COMPANIONS, ENEMIES, MASTERS
from meadhall.games.swordsorcery.content.tables import EnemyCard
from meadhall.games.swordsorcery.figures.line_of_sight import distance, walking_distance
from meadhall.games.swordsorcery.figures.statics import hero_statics
from meadhall.games.swordsorcery.ops.mods import HpMod
from meadhall.games.swordsorcery.state import Area, Enemy, Hero, Ref, State

EXTRA_HP: Final = {"story": 2, "heroic": -2}  # added HP of each hero, by difficulty (SS-OPT-02)


def full_hp(s: State, ref: Ref) -> int:
    """Return a character's full HP. For a Horde, it is the HP of one figure."""
    if ref >= state.FIRST_ENEMY:
        enemy = s.enemy(ref)
        return enemy.most if enemy is not None else 0
    if ref >= state.COMPANION:
        companion = s.companion(ref - state.COMPANION)
        return companion.most if companion is not None else 0
    return hp_of_rank(s, s.heroes[ref]) + sum(mod.n for mod in hero_statics(s.heroes[ref], HpMod))


def hp_of_rank(s: State, hero: Hero) -> int:
    """Return a hero's printed HP at their Soulrank and at this difficulty (SS-OPT-02)."""
    return hero.gem.hp + EXTRA_HP.get(s.options.difficulty, 0)


def remaining_hp(s: State, ref: Ref) -> int:
    """Return a character's remaining HP. For a Horde, it is the sum of all figures."""
    if ref >= state.FIRST_ENEMY:
        enemy = s.enemy(ref)
        return enemy.left if enemy is not None else 0
    body = s.body(ref)
    return 0 if body is None else full_hp(s, ref) - body.wounds


def has_half_hp(s: State, ref: Ref) -> bool:
    """Whether a character has at most half its full HP."""
    return 2 * remaining_hp(s, ref) <= full_hp(s, ref)


def enemy_card(enemy: Enemy) -> EnemyCard:
    return ENEMIES[enemy.id]


def is_master(s: State, ref: Ref) -> bool:
    enemy = s.enemy(ref) if state.is_enemy(ref) else None
    return enemy is not None and enemy.id in MASTERS


def is_flying(s: State, ref: Ref) -> bool:
    enemy = s.enemy(ref) if state.is_enemy(ref) else None
    return enemy is not None and enemy_card(enemy).flying


def heroes_in_area(s: State, area: Area) -> list[Ref]:
    """Return the living heroes in an area, in hero order."""
    return [hero_index for hero_index, hero in enumerate(s.heroes) if hero.area == area and not hero.ghost]


def party_in_area(s: State, area: Area) -> list[Ref]:
    """Return the living heroes and the companions in an area."""
    return heroes_in_area(s, area) + [
        state.COMPANION + companion.owner for companion in s.companions if companion.area == area
    ]


def enemies_in_area(s: State, area: Area) -> list[Ref]:
    """Return the enemies in an area, by serial number."""
    return [enemy.ref for enemy in s.enemies if enemy.area == area]


def party_members(s: State) -> list[Ref]:
    """Return all living heroes, then the companions."""
    return [*s.living(), *(state.COMPANION + companion.owner for companion in s.companions)]


def faction_members(s: State, ref: Ref) -> list[Ref]:
    """Return all characters on this character's side (SS-GEN-07)."""
    return [enemy.ref for enemy in s.enemies] if state.is_enemy(ref) else party_members(s)


def figure_counts(s: State, area: Area) -> tuple[int, int]:
    """Return how many figures in an area count for the heroes and for the enemies (SS-CTL-04, 05; SS-BOD-11)."""
    hero_figures = len([1 for hero in s.heroes if hero.area == area and not hero.ghost and "ko" not in hero.conditions])
    for mate in s.companions:
        if mate.area == area and "ko" not in mate.conditions:
            hero_figures += COMPANIONS[mate.id].count
    foes = [enemy for enemy in s.enemies if enemy.area == area and not enemy.pacified and "ko" not in enemy.conditions]
    enemy_figures = sum([foe.figures for foe in foes])
    return hero_figures, enemy_figures


def dominates(s: State, area: Area, heroes: bool) -> bool:
    """Whether a faction dominates an area (SS-CTL-02, 03).

    It needs at least one figure, and twice as many figures as the other faction. `heroes` selects the faction.
    """
    hero_figures, enemy_figures = figure_counts(s, area)
    faction_figures, other_figures = (hero_figures, enemy_figures) if heroes else (enemy_figures, hero_figures)
    return faction_figures > 0 and faction_figures >= 2 * other_figures


def is_engaged(s: State, hero_index: int) -> bool:
    """Whether an enemy that is not pacified is in the hero's area (SS-MOV-03, 04)."""
    return s.heroes[hero_index].area in areas_with_foes(s)


def areas_with_foes(s: State) -> frozenset[Area]:
    """Return the areas with enemies that are not pacified."""
    return frozenset([enemy.area for enemy in s.enemies if not enemy.pacified])


def sorted_by_nearness(s: State, source: Area, refs: Iterable[Ref], flying: bool = False) -> list[Ref]:
    """Return characters sorted by distance, then movement distance, then HP, then order (SS-DIS-05)."""
    refs_in_order = s.in_order(list(refs))
    keys = {ref: _nearness_key(s, source, ref, flying) for ref in refs_in_order}
    return sorted(refs_in_order, key=keys.__getitem__)


def _nearness_key(s: State, source: Area, ref: Ref, flying: bool) -> tuple[int, int, int]:
    body = s.body(ref)
    if body is None:
        return 999, 999, 999
    return distance(s, source, body.area), walking_distance(s, source, body.area, flying), remaining_hp(s, ref)


def area_of_character(s: State, ref: Ref) -> Area:
    """Return the area of a character, even of a Ghost Soul; NOWHERE if the character is gone."""
    if state.is_hero(ref):
        return s.heroes[ref].area
    if state.is_companion(ref) or state.is_enemy(ref):
        body = s.body(ref)
        return -1 if body is None else body.area
    return -1
