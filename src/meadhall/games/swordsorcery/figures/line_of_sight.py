"""Lines of sight, distances and lit areas on the current map (4.5, 4.6, SS-MAP-17)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from meadhall.engine import Reason, Refused
from meadhall.games.swordsorcery.content import POWERS
from meadhall.games.swordsorcery.figures.statics import event_statics, kit_of
from meadhall.games.swordsorcery.maps.areas import CHASM, DEADLY, DIFFICULT, FAR, LIT, Board, board_of
from meadhall.games.swordsorcery.ops import mods, ops
from meadhall.games.swordsorcery.state import NOBODY, NOWHERE, Area, State

LIGHT_POWERS: Final = {
    power.id for power in POWERS.values() if any(isinstance(op, ops.TokenOp) and op.lit for op in power.ops)
}
FOG_SIGHT_RANGE: Final = 2  # range of sight into unlit areas (SS-OPT-08)


def board(s: State) -> Board:
    """Return the map of the quest."""
    return board_of(s.quest)


def other_area_refusals(s: State, kind: str, offered_areas: Iterable[Area], reason: Reason) -> Iterator[Refused]:
    """Yield a refusal for each area that is not offered. The refused answers are of this kind."""
    allowed = {*offered_areas}
    return ((f"{kind}:{area.id}", reason) for index, area in enumerate(board(s).areas) if index not in allowed)


def distance(s: State, a: Area, b: Area) -> int:
    """Return the number of links between two areas (SS-DIS-01); FAR if they are not connected."""
    return board_of(s.quest).distances(s.opened)[a][b]


def distances_from(s: State, a: Area) -> tuple[int, ...]:
    """Return the distances from one area to all areas, indexed by area."""
    return board_of(s.quest).distances(s.opened)[a]


def walking_distance(s: State, a: Area, b: Area, flying: bool = False) -> int:
    """Return the smallest number of legal steps between two areas (SS-DIS-04); FAR if there is no path."""
    return board_of(s.quest).walking_distances(s.opened, flying)[a][b]


def walking_distances_from(s: State, a: Area, flying: bool = False) -> tuple[int, ...]:
    """Return the smallest number of legal steps from an area to each area, indexed by area."""
    return board_of(s.quest).walking_distances(s.opened, flying)[a]


def sees(s: State, a: Area, b: Area) -> bool:
    """Whether two areas see each other, ignoring figures in between (SS-LOS-01 to 11)."""
    if a == b:
        return True
    return board_of(s.quest).sees(a, b, s.opened) and not _is_out_of_sight_range(s, a, b)


def visible_areas(s: State, a: Area) -> frozenset[Area]:
    """Return all areas in line of sight from an area, that area included, ignoring figures in between."""
    areas = areas_in_line_of_sight(s, a)
    return (
        frozenset(b for b in areas if a == b or not _is_out_of_sight_range(s, a, b)) if _has_sight_limit(s) else areas
    )


def areas_in_line_of_sight(s: State, a: Area) -> frozenset[Area]:
    """Return all areas in line of sight from an area, ignoring figures and the range of sight."""
    return board_of(s.quest).seen_areas(a, s.opened)


def hero_sees(s: State, a: Area, b: Area) -> bool:
    """Whether heroes and companions see one area from another.

    Enemies in between block the line of sight (SS-LOS-03, 09, 10).
    """
    if a == b:
        return True
    if not sees(s, a, b):
        return False
    crossed_areas = board_of(s.quest).crossed_areas(a, b)
    return not crossed_areas or not any(enemy.area in crossed_areas and not enemy.pacified for enemy in s.enemies)


def areas_seen_past(s: State, a: Area, blocked: frozenset[Area]) -> frozenset[Area]:
    """Return all areas that heroes and companions see from an area (SS-LOS-03).

    The enemies in the blocked areas block the line of sight.
    """
    areas = _areas_seen_past(s.quest, a, s.opened, blocked)
    return (
        frozenset(b for b in areas if a == b or not _is_out_of_sight_range(s, a, b)) if _has_sight_limit(s) else areas
    )


@lru_cache(maxsize=20_000)
def _areas_seen_past(quest: str, a: Area, open_doors: int, blocked: frozenset[Area]) -> frozenset[Area]:
    """Return the areas with a clear line that crosses no blocked area."""
    board = board_of(quest)
    return frozenset(b for b in board.seen_areas(a, open_doors) if blocked.isdisjoint(board.crossed_areas(a, b)))


def _has_sight_limit(s: State) -> bool:
    """Whether the range of sight is limited (SS-LOS-11, SS-OPT-08)."""
    return s.options.fog or (s.event != "" and bool(event_statics(s, mods.LosMaxMod)))


def _is_out_of_sight_range(s: State, a: Area, b: Area) -> bool:
    """Whether an area is beyond the current range of sight."""
    if not _has_sight_limit(s):
        return False
    max_distance = min((mod.n for mod in event_statics(s, mods.LosMaxMod)), default=FAR)
    steps = distance(s, a, b)
    return steps > max_distance or (s.options.fog and steps > FOG_SIGHT_RANGE and not is_lit(s, b))


def has_terrain(s: State, area: Area, word: str) -> bool:
    """Whether an area has a terrain word, printed or added by the quest (SS-MAP-20)."""
    return word in board_of(s.quest).terrain[area] or word in s.terrain.get(area, ())


def last_firm_area(s: State, hero_index: int) -> Area:
    """Return the area that a leaping hero in a chasm returns to; NOWHERE if the hero is not in a chasm."""
    turn, area = s.turn, s.heroes[hero_index].area
    in_chasm = turn is not None and turn.hero == hero_index and area != NOWHERE and has_terrain(s, area, CHASM)
    return turn.firm if turn is not None and in_chasm else NOWHERE


def hindered_areas(s: State) -> frozenset[Area]:
    """Return all areas that are Difficult or Deadly."""
    printed_areas = board_of(s.quest).hindered_areas
    if not s.terrain:
        return printed_areas
    return printed_areas | {area for area, words in s.terrain.items() if DIFFICULT in words or DEADLY in words}


def is_lit(s: State, area: Area) -> bool:
    """Whether an area is lit by its terrain, a light or a hero (SS-MAP-17)."""
    if has_terrain(s, area, LIT) or event_statics(s, mods.AllLitMod):
        return True
    if any(token.card in LIGHT_POWERS and token.area == area for token in s.tokens):
        return True
    for hero in s.heroes:
        for source in kit_of(hero).get(mods.LitAreaMod, ()) if not hero.ghost and hero.area != NOBODY else ():
            assert isinstance(source.mod, mods.LitAreaMod)
            if distance(s, hero.area, area) <= source.mod.radius:
                return True
    return False
