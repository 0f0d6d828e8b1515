"""Where a hero may step, and what it costs (4.2, 4.10)."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.games.swordsorcery.figures.sight import board, has_terrain
from meadhall.games.swordsorcery.figures.statics import own
from meadhall.games.swordsorcery.maps.board import CHASM, DIFFICULT, Link
from meadhall.games.swordsorcery.state import Area, State
from meadhall.games.swordsorcery.vocabulary.mods import IgnoreHindrancesMod, LeapMod

HARD: Final = 2  # points for a Difficult area (SS-MAP-07)
NO_DOOR, NO_WAY, NO_CHASM, NO_BARRIER = "SS-ARE-01", "SS-MAP-15", "SS-MAP-16", "SS-MAP-05"


class Step(NamedTuple):
    """A neighbouring area, and the movement points that it costs."""

    to: Area
    cost: int


def barred(s: State, at: int, link: Link, leap: bool = False) -> str:
    """The clause that forbids a hero to step over a link from where he stands; empty if none does."""
    hero = s.heroes[at]
    if link.door and not link.door & s.opened:
        return NO_DOOR
    if link.kind == "rail" and not leap:
        return NO_WAY
    if link.kind == "barrier" and hero.area == link.b and not own(hero, IgnoreHindrancesMod):
        return NO_BARRIER
    if has_terrain(s, link.other(hero.area), CHASM) and not leap:
        return NO_CHASM
    return ""


def cost_of(s: State, at: int, area: Area) -> int:
    """What moving into an area costs a hero."""
    hard = has_terrain(s, area, DIFFICULT) and not own(s.heroes[at], IgnoreHindrancesMod)
    return HARD if hard else 1


def free_steps(s: State, at: int) -> list[Area]:
    """The areas into which a hero may step, whatever it costs; no leaps."""
    hero = s.heroes[at]
    return sorted(link.other(hero.area) for link in board(s).around[hero.area] if not barred(s, at, link))


def steps(s: State, at: int, points: int) -> list[Step]:
    """The steps of a Movement activity that these points allow (SS-MOV-02, SS-MAP-13, SS-MAP-21)."""
    hero = s.heroes[at]
    leap = bool(own(hero, LeapMod))
    found = list[Step]()
    for link in board(s).around[hero.area]:
        to = link.other(hero.area)
        if barred(s, at, link, leap):
            continue
        cost = cost_of(s, at, to)
        if cost <= points and (not leap or _firm_within(s, at, to, points - cost)):
            found.append(Step(to, cost))
    return sorted(found)


def _firm_within(s: State, at: int, area: Area, points: int) -> bool:
    """Whether firm ground is reached from an area with the points that are left (SS-MAP-21)."""
    if not has_terrain(s, area, CHASM):
        return True
    if points < 1:
        return False
    ways = [link.other(area) for link in board(s).around[area] if not link.door or link.door & s.opened]
    return any(_firm_within(s, at, to, points - cost_of(s, at, to)) for to in ways if cost_of(s, at, to) <= points)
