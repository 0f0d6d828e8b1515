"""Lines of sight, distances and lit areas on the map as it is now (4.5, 4.6, SS-MAP-17)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from meadhall.engine import Reason, Refused
from meadhall.games.swordsorcery.content import POWERS
from meadhall.games.swordsorcery.figures.statics import kit_of, ongoing
from meadhall.games.swordsorcery.maps.areas import CHASM, DEADLY, DIFFICULT, FAR, LIT, Board, board_of
from meadhall.games.swordsorcery.ops import mods, ops
from meadhall.games.swordsorcery.state import NOBODY, NOWHERE, Area, State

LIGHTS: Final = {
    power.id for power in POWERS.values() if any(isinstance(op, ops.TokenOp) and op.lit for op in power.ops)
}
FOG: Final = 2  # the longest sight into an area that is not lit (SS-OPT-08)


def board(s: State) -> Board:
    """The map of the quest."""
    return board_of(s.quest)


def other_areas(s: State, kind: str, near: Iterable[Area], reason: Reason) -> Iterator[Refused]:
    """Every area of the map but some, as no answer of a kind."""
    can = {*near}
    return ((f"{kind}:{area.id}", reason) for at, area in enumerate(board(s).areas) if at not in can)


def distance(s: State, a: Area, b: Area) -> int:
    """The least number of links (SS-DIS-01); FAR if there is no such way."""
    return board_of(s.quest).distances(s.opened)[a][b]


def distances_from(s: State, a: Area) -> tuple[int, ...]:
    """The distances of all areas from one, by area."""
    return board_of(s.quest).distances(s.opened)[a]


def walking_distance(s: State, a: Area, b: Area, flying: bool = False) -> int:
    """The least number of legal steps (SS-DIS-04); FAR if there is no way."""
    return board_of(s.quest).ways(s.opened, flying)[a][b]


def walks_from(s: State, a: Area, flying: bool = False) -> tuple[int, ...]:
    """The least numbers of legal steps from one area to all others, by area."""
    return board_of(s.quest).ways(s.opened, flying)[a]


def sees(s: State, a: Area, b: Area) -> bool:
    """Whether there is a line of sight that no figure blocks (SS-LOS-01 to 11)."""
    if a == b:
        return True
    return board_of(s.quest).sees(a, b, s.opened) and not _too_far(s, a, b)


def seen_from(s: State, a: Area) -> frozenset[Area]:
    """All areas to which there is a line of sight from one that no figure blocks; that one among them."""
    seen = open_to_view(s, a)
    return frozenset(b for b in seen if a == b or not _too_far(s, a, b)) if _is_short(s) else seen


def open_to_view(s: State, a: Area) -> frozenset[Area]:
    """All areas that could be seen from one if no figure stood between, however far one sees."""
    return board_of(s.quest).seen_from(a, s.opened)


def hero_sees(s: State, a: Area, b: Area) -> bool:
    """Whether heroes and companions see one area from another: not through enemies between (SS-LOS-03, 09, 10)."""
    if a == b:
        return True
    if not sees(s, a, b):
        return False
    crossed = board_of(s.quest).crossed(a, b)
    return not crossed or not any(enemy.area in crossed and not enemy.pacified for enemy in s.enemies)


def seen_past(s: State, a: Area, blocked: frozenset[Area]) -> frozenset[Area]:
    """All areas that heroes and companions see from one, past areas that enemies block (SS-LOS-03)."""
    seen = _seen_past(s.quest, a, s.opened, blocked)
    return frozenset(b for b in seen if a == b or not _too_far(s, a, b)) if _is_short(s) else seen


@lru_cache(maxsize=20_000)
def _seen_past(quest: str, a: Area, opened: int, blocked: frozenset[Area]) -> frozenset[Area]:
    """The areas to which the line is clear and crosses no area with enemies."""
    here = board_of(quest)
    return frozenset(b for b in here.seen_from(a, opened) if blocked.isdisjoint(here.crossed(a, b)))


def _is_short(s: State) -> bool:
    """Whether anything limits how far one sees (SS-LOS-11, SS-OPT-08)."""
    return s.options.fog or (s.event != "" and bool(ongoing(s, mods.LosMaxMod)))


def _too_far(s: State, a: Area, b: Area) -> bool:
    """Whether one area is farther from another than the present sight."""
    if not _is_short(s):
        return False
    most = min((mod.n for mod in ongoing(s, mods.LosMaxMod)), default=FAR)
    far = distance(s, a, b)
    return far > most or (s.options.fog and far > FOG and not is_lit(s, b))


def has_terrain(s: State, area: Area, word: str) -> bool:
    """Whether an area has a terrain word, printed or added by the quest (SS-MAP-20)."""
    return word in board_of(s.quest).terrain[area] or word in s.terrain.get(area, ())


def last_firm(s: State, at: int) -> Area:
    """The area to which a leaping hero is put back if stopped in a chasm; NOWHERE outside a chasm."""
    turn, here = s.turn, s.heroes[at].area
    in_chasm = turn is not None and turn.hero == at and here != NOWHERE and has_terrain(s, here, CHASM)
    return turn.firm if turn is not None and in_chasm else NOWHERE


def hindered(s: State) -> frozenset[Area]:
    """All areas that are Difficult or Deadly."""
    printed = board_of(s.quest).hindered
    if not s.terrain:
        return printed
    return printed | {at for at, words in s.terrain.items() if DIFFICULT in words or DEADLY in words}


def is_lit(s: State, area: Area) -> bool:
    """Whether an area is lit, by its terrain, a light or a hero (SS-MAP-17)."""
    if has_terrain(s, area, LIT) or ongoing(s, mods.AllLitMod):
        return True
    if any(token.card in LIGHTS and token.area == area for token in s.tokens):
        return True
    for hero in s.heroes:
        for source in kit_of(hero).get(mods.LitAreaMod, ()) if not hero.ghost and hero.area != NOBODY else ():
            assert isinstance(source.mod, mods.LitAreaMod)
            if distance(s, hero.area, area) <= source.mod.radius:
                return True
    return False
