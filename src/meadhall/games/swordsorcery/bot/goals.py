"""Goals of a hero: by the quest's goal and the markers on the map, otherwise the nearest enemy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.games.swordsorcery.content import QUESTS
from meadhall.games.swordsorcery.figures import crowd, sight
from meadhall.games.swordsorcery.state import Area, Enemy, State


def open_ways(s: State) -> tuple[tuple[int, ...], ...]:
    """Return the steps between any two areas as if all doors were open."""
    return sight.board(s).ways((1 << len(sight.board(s).doors)) - 1, flying=False)


def threats(s: State) -> list[Enemy]:
    """Return the enemies that would act."""
    return [enemy for enemy in s.enemies if not enemy.is_idle]


def is_shielded(s: State, enemy: Enemy) -> bool:
    """Whether lamps or furnaces protect a Master, so that putting them out comes first."""
    return any(name in s.markers for name in SHIELDS.get(enemy.id, ()))


def is_hurt(s: State, at: int) -> bool:
    """Whether a hero has at most half of their HP."""
    return 2 * crowd.remaining(s, at) <= crowd.most_hp(s, at)


# ---- what each quest wants


def _places(s: State, *names: str) -> list[Area]:
    return [sight.board(s).index[name] for name in names]


def _markers(s: State, *names: str) -> list[Area]:
    areas = {marker.id: marker.area for marker in QUESTS[s.quest].markers}
    return _places(s, *(areas[name] for name in s.markers if name in names))


def _crypt(s: State, at: int) -> list[Area]:
    if "rung" in s.flags:
        return _places(s, "K11", "K12")
    if any("bell_clapper" in hero.keys for hero in s.heroes):
        return _places(s, "K12")
    return _lying(s, "bell_clapper") or _markers(s, "clapper")


def _fenwick(s: State, at: int) -> list[Area]:
    if s.heroes[at].escort:
        return _places(s, "F1", "F2")
    skarga = s.master("skarga")
    led = sum(1 for hero in s.heroes if hero.escort) + len(s.delivered)
    waiting = _markers(s, "miller", "priest", "twins", "widow")
    if waiting and led < 3:
        return waiting
    return [skarga.area] if skarga is not None else _places(s, "F3", "F10")


def _grundhollow(s: State, at: int) -> list[Area]:
    if any("silver_heart" in hero.keys for hero in s.heroes):
        return _places(s, "G1", "G2")
    return _lying(s, "silver_heart") or _markers(s, "vein")


def _chantry(s: State, at: int) -> list[Area]:
    lamps = _markers(s, "lamp1", "lamp2", "lamp3")
    nethric = s.master("nethric")
    return lamps or ([nethric.area] if nethric is not None else [])


def _citadel(s: State, at: int) -> list[Area]:
    fires = _markers(s, "furnace1", "furnace2")
    lord = s.master("regent") or s.master("crown")
    return fires or ([lord.area] if lord is not None else [])


def _lying(s: State, item: str) -> list[Area]:
    """Return the areas with a quest item on the ground."""
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


def nearest_goal(s: State, at: int) -> Area:
    """Return the nearest area that the quest wants, or the hero's own area."""
    here, far = s.heroes[at].area, open_ways(s)
    wanted = GOALS[s.quest](s, at)
    return min(wanted, key=lambda area: (far[here][area], area), default=here)


def wanted_areas(s: State) -> list[Area]:
    """Return the areas of things that the quest wants done."""
    return _markers(s, *WANTED)


def foes_area(s: State, at: int, most: int, foes: Sequence[Enemy] | None = None) -> Area | None:
    """Return the area of the nearest of these enemies, or of all that would act, within this many steps on foot."""
    here = s.heroes[at].area
    far = sight.board(s).ways(s.opened, flying=False)
    near = [
        (far[here][one.area], crowd.remaining(s, one.ref), one.area)
        for one in (threats(s) if foes is None else foes)
        if far[here][one.area] <= most
    ]
    return min(near)[2] if near else None
