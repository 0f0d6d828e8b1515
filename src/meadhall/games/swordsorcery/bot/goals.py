"""The areas where a hero is needed: tasks of the quest on the map, or else the nearest enemy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.games.swordsorcery.content import QUESTS
from meadhall.games.swordsorcery.figures import crowd, line_of_sight
from meadhall.games.swordsorcery.state import Area, Enemy, State


def open_door_distances(s: State) -> tuple[tuple[int, ...], ...]:
    """Return the numbers of steps between all areas if all doors were open, indexed by both areas."""
    return line_of_sight.board(s).walking_distances((1 << len(line_of_sight.board(s).doors)) - 1, flying=False)


def threatening_enemies(s: State) -> list[Enemy]:
    """Return the enemies that would act if they were activated."""
    return [enemy for enemy in s.enemies if not enemy.is_idle]


def is_protected_by_markers(s: State, enemy: Enemy) -> bool:
    """Whether lamps or furnaces protect a Master, and should be put out first."""
    return any(name in s.markers for name in PROTECTING_MARKERS.get(enemy.id, ()))


def has_lost_half_hp(s: State, hero_index: int) -> bool:
    """Whether a hero has at most half of their HP."""
    return 2 * crowd.remaining_hp(s, hero_index) <= crowd.full_hp(s, hero_index)


# ---- areas of the tasks of each quest


def _areas_by_id(s: State, *names: str) -> list[Area]:
    return [line_of_sight.board(s).index[name] for name in names]


def _marker_areas(s: State, *names: str) -> list[Area]:
    areas = {marker.id: marker.area for marker in QUESTS[s.quest].markers}
    return _areas_by_id(s, *(areas[name] for name in s.markers if name in names))


def _crypt_goals(s: State, hero_index: int) -> list[Area]:
    if "rung" in s.flags:
        return _areas_by_id(s, "K11", "K12")
    if any("bell_clapper" in hero.keys for hero in s.heroes):
        return _areas_by_id(s, "K12")
    return _areas_with_item(s, "bell_clapper") or _marker_areas(s, "clapper")


def _fenwick_goals(s: State, hero_index: int) -> list[Area]:
    if s.heroes[hero_index].escort:
        return _areas_by_id(s, "F1", "F2")
    skarga = s.master("skarga")
    led_villagers = sum(1 for hero in s.heroes if hero.escort) + len(s.delivered)
    waiting_areas = _marker_areas(s, "miller", "priest", "twins", "widow")
    if waiting_areas and led_villagers < 3:
        return waiting_areas
    return [skarga.area] if skarga is not None else _areas_by_id(s, "F3", "F10")


def _grundhollow_goals(s: State, hero_index: int) -> list[Area]:
    if any("silver_heart" in hero.keys for hero in s.heroes):
        return _areas_by_id(s, "G1", "G2")
    return _areas_with_item(s, "silver_heart") or _marker_areas(s, "vein")


def _chantry_goals(s: State, hero_index: int) -> list[Area]:
    lamp_areas = _marker_areas(s, "lamp1", "lamp2", "lamp3")
    nethric = s.master("nethric")
    return lamp_areas or ([nethric.area] if nethric is not None else [])


def _citadel_goals(s: State, hero_index: int) -> list[Area]:
    furnace_areas = _marker_areas(s, "furnace1", "furnace2")
    last_master = s.master("regent") or s.master("crown")
    return furnace_areas or ([last_master.area] if last_master is not None else [])


def _areas_with_item(s: State, item: str) -> list[Area]:
    """Return the areas where a quest item is on the ground."""
    return [area for area, things in s.ground.items() if any(thing.item == item for thing in things)]


GOALS_BY_QUEST: Final[dict[str, Callable[[State, int], list[Area]]]] = {
    "q0": _crypt_goals, "q1": _fenwick_goals, "q2": _grundhollow_goals, "q3": _chantry_goals, "q4": _citadel_goals,
}  # fmt: skip
QUEST_ITEMS: Final = ("bell_clapper", "silver_heart")
TASK_MARKERS: Final = (
    "clapper", "bell", "miller", "priest", "twins", "widow", "vein", "lamp1", "lamp2", "lamp3", "furnace1", "furnace2",
)  # fmt: skip
USEFUL_MARKERS: Final = (*TASK_MARKERS, "font", "cell", "keyhook")
PROTECTING_MARKERS: Final = {"nethric": ("lamp1", "lamp2", "lamp3"), "regent": ("furnace1", "furnace2")}


def nearest_goal(s: State, hero_index: int) -> Area:
    """Return the nearest area with a task of the quest; the hero's own area if the map has no such area."""
    start, distances = s.heroes[hero_index].area, open_door_distances(s)
    goal_areas = GOALS_BY_QUEST[s.quest](s, hero_index)
    return min(goal_areas, key=lambda area: (distances[start][area], area), default=start)


def task_areas(s: State) -> list[Area]:
    """Return the areas with open tasks of the quest."""
    return _marker_areas(s, *TASK_MARKERS)


def nearest_foe_area(s: State, hero_index: int, max_steps: int, foes: Sequence[Enemy] | None = None) -> Area | None:
    """Return the area of the nearest of these enemies within `max_steps` steps on foot, or None.

    If `foes` is None, the enemies are all those that would act.
    """
    start = s.heroes[hero_index].area
    distances = line_of_sight.board(s).walking_distances(s.opened, flying=False)
    reachable_foes = [
        (distances[start][foe.area], crowd.remaining_hp(s, foe.ref), foe.area)
        for foe in (threatening_enemies(s) if foes is None else foes)
        if distances[start][foe.area] <= max_steps
    ]
    return min(reachable_foes)[2] if reachable_foes else None
