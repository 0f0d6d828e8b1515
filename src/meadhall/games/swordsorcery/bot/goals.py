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


def threats(s: State) -> list[Enemy]:
    """Return the enemies that would act if they were activated."""
    return [enemy for enemy in s.enemies if not enemy.is_idle]


def is_shielded(s: State, enemy: Enemy) -> bool:
    """Whether lamps or furnaces protect a Master, and should be put out first."""
    return any(name in s.markers for name in SHIELDS.get(enemy.id, ()))


def is_hurt(s: State, hero_index: int) -> bool:
    """Whether a hero has at most half of their HP."""
    return 2 * crowd.remaining(s, hero_index) <= crowd.full_hp(s, hero_index)


# ---- areas of the tasks of each quest


def _places(s: State, *names: str) -> list[Area]:
    return [line_of_sight.board(s).index[name] for name in names]


def _markers(s: State, *names: str) -> list[Area]:
    areas = {marker.id: marker.area for marker in QUESTS[s.quest].markers}
    return _places(s, *(areas[name] for name in s.markers if name in names))


def _crypt(s: State, hero_index: int) -> list[Area]:
    if "rung" in s.flags:
        return _places(s, "K11", "K12")
    if any("bell_clapper" in hero.keys for hero in s.heroes):
        return _places(s, "K12")
    return _areas_with_item(s, "bell_clapper") or _markers(s, "clapper")


def _fenwick(s: State, hero_index: int) -> list[Area]:
    if s.heroes[hero_index].escort:
        return _places(s, "F1", "F2")
    skarga = s.master("skarga")
    led = sum(1 for hero in s.heroes if hero.escort) + len(s.delivered)
    waiting = _markers(s, "miller", "priest", "twins", "widow")
    if waiting and led < 3:
        return waiting
    return [skarga.area] if skarga is not None else _places(s, "F3", "F10")


def _grundhollow(s: State, hero_index: int) -> list[Area]:
    if any("silver_heart" in hero.keys for hero in s.heroes):
        return _places(s, "G1", "G2")
    return _areas_with_item(s, "silver_heart") or _markers(s, "vein")


def _chantry(s: State, hero_index: int) -> list[Area]:
    lamps = _markers(s, "lamp1", "lamp2", "lamp3")
    nethric = s.master("nethric")
    return lamps or ([nethric.area] if nethric is not None else [])


def _citadel(s: State, hero_index: int) -> list[Area]:
    fires = _markers(s, "furnace1", "furnace2")
    lord = s.master("regent") or s.master("crown")
    return fires or ([lord.area] if lord is not None else [])


def _areas_with_item(s: State, item: str) -> list[Area]:
    """Return the areas where a quest item is on the ground."""
    return [area for area, things in s.ground.items() if any(thing.item == item for thing in things)]


GOALS: Final[dict[str, Callable[[State, int], list[Area]]]] = {
    "q0": _crypt, "q1": _fenwick, "q2": _grundhollow, "q3": _chantry, "q4": _citadel,
}  # fmt: skip
QUEST_ITEMS: Final = ("bell_clapper", "silver_heart")
WANTED: Final = (
    "clapper", "bell", "miller", "priest", "twins", "widow", "vein", "lamp1", "lamp2", "lamp3", "furnace1", "furnace2",
)  # fmt: skip
OBJECTS: Final = (*WANTED, "font", "cell", "keyhook")
SHIELDS: Final = {"nethric": ("lamp1", "lamp2", "lamp3"), "regent": ("furnace1", "furnace2")}


def nearest_goal(s: State, hero_index: int) -> Area:
    """Return the nearest area with a task of the quest; the hero's own area if the map has no such area."""
    start, distances = s.heroes[hero_index].area, open_door_distances(s)
    goals = GOALS[s.quest](s, hero_index)
    return min(goals, key=lambda area: (distances[start][area], area), default=start)


def wanted_areas(s: State) -> list[Area]:
    """Return the areas with open tasks of the quest."""
    return _markers(s, *WANTED)


def nearest_foe_area(s: State, hero_index: int, max_steps: int, foes: Sequence[Enemy] | None = None) -> Area | None:
    """Return the area of the nearest of these enemies within `max_steps` steps on foot, or None.

    If `foes` is None, the enemies are all those that would act.
    """
    start = s.heroes[hero_index].area
    distances = line_of_sight.board(s).walking_distances(s.opened, flying=False)
    near = [
        (distances[start][foe.area], crowd.remaining(s, foe.ref), foe.area)
        for foe in (threats(s) if foes is None else foes)
        if distances[start][foe.area] <= max_steps
    ]
    return min(near)[2] if near else None
