"""The areas that a hero may step into, and their costs (4.2, 4.10)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from meadhall.engine import Reason
from meadhall.games.swordsorcery.figures import line_of_sight, statics
from meadhall.games.swordsorcery.maps.areas import CHASM, DIFFICULT, Link, board_of
from meadhall.games.swordsorcery.ops.mods import IgnoreHindrancesMod, LeapMod
from meadhall.games.swordsorcery.state import Area, State

DIFFICULT_COST: Final = 2  # points for a Difficult area (SS-MAP-07)
DOOR_IS_CLOSED = Reason("SS-ARE-01", "closed-door")
RAIL_IN_THE_WAY = Reason("SS-MAP-15", "rail")
CHASM_IN_THE_WAY = Reason("SS-MAP-16", "chasm")
BARRIER_IN_THE_WAY = Reason("SS-MAP-05", "barrier")


class Step(NamedTuple):
    """A next area, and its cost in movement points."""

    area: Area
    cost: int


class StepRules(NamedTuple):
    """The current map, and the obstacles that do not stop this hero."""

    quest: str
    open_doors: int
    added_terrain: tuple[tuple[Area, tuple[str, ...]], ...]  # terrain that the quest has added
    ignores_hindrances: bool
    can_leap: bool

    def has_terrain(self, area: Area, word: str) -> bool:
        """Whether an area has a terrain word, printed or added (SS-MAP-20)."""
        if word in board_of(self.quest).terrain[area]:
            return True
        return any(added_area == area and word in words for added_area, words in self.added_terrain)


def step_rules(s: State, hero_index: int, *, with_leaps: bool = False) -> StepRules:
    """Return the rules for a hero's steps. If leaps are allowed, a hero who can leap may cross chasms."""
    kit = statics.kit_of(s.heroes[hero_index])
    added = tuple([(area, tuple(words)) for area, words in s.terrain.items()]) if s.terrain else ()
    return StepRules(s.quest, s.opened, added, IgnoreHindrancesMod in kit, with_leaps and LeapMod in kit)


def step_obstacle(rules: StepRules, area: Area, link: Link) -> Reason | None:
    """Return the reason why the hero cannot step over a link from an area, or None."""
    if link.door_bit and not link.door_bit & rules.open_doors:
        return DOOR_IS_CLOSED
    if link.kind == "rail" and not rules.can_leap:
        return RAIL_IN_THE_WAY
    if link.kind == "barrier" and area == link.b and not rules.ignores_hindrances:
        return BARRIER_IN_THE_WAY
    if rules.has_terrain(link.other_area(area), CHASM) and not rules.can_leap:
        return CHASM_IN_THE_WAY
    return None


def step_cost(rules: StepRules, area: Area) -> int:
    """Return the movement points for entering an area."""
    return DIFFICULT_COST if rules.has_terrain(area, DIFFICULT) and not rules.ignores_hindrances else 1


def free_step_areas(s: State, hero_index: int) -> list[Area]:
    """Return the areas that a hero may step into at any cost, without leaps."""
    area, rules = s.heroes[hero_index].area, step_rules(s, hero_index)
    return sorted(
        link.other_area(area) for link in line_of_sight.board(s).links_at[area] if not step_obstacle(rules, area, link)
    )


def possible_steps(s: State, hero_index: int, points: int) -> tuple[Step, ...]:
    """Return the steps of a Movement activity that these points allow (SS-MOV-02, SS-MAP-13, SS-MAP-21)."""
    return _possible_steps(step_rules(s, hero_index, with_leaps=True), s.heroes[hero_index].area, points)


@lru_cache(maxsize=20_000)
def _possible_steps(rules: StepRules, area: Area, points: int) -> tuple[Step, ...]:
    found_steps: list[Step] = []
    for link in board_of(rules.quest).links_at[area]:
        next_area = link.other_area(area)
        if step_obstacle(rules, area, link):
            continue
        cost = step_cost(rules, next_area)
        if cost <= points and (not rules.can_leap or _can_reach_firm_ground(rules, next_area, points - cost)):
            found_steps.append(Step(next_area, cost))
    return tuple(sorted(found_steps))


def _can_reach_firm_ground(rules: StepRules, area: Area, points: int) -> bool:
    """Whether a hero can reach firm ground from an area with these points (SS-MAP-21)."""
    if not rules.has_terrain(area, CHASM):
        return True
    if points < 1:
        return False
    links = board_of(rules.quest).links_at[area]
    next_areas = [link.other_area(area) for link in links if not link.door_bit or link.door_bit & rules.open_doors]
    return any(
        _can_reach_firm_ground(rules, next_area, points - step_cost(rules, next_area))
        for next_area in next_areas
        if step_cost(rules, next_area) <= points
    )
