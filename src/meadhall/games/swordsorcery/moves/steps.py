"""The areas into which a hero may step, and the costs (4.2, 4.10)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from meadhall.engine import Reason
from meadhall.games.swordsorcery.figures import sight, statics
from meadhall.games.swordsorcery.maps.areas import CHASM, DIFFICULT, Link, board_of
from meadhall.games.swordsorcery.ops.mods import IgnoreHindrancesMod, LeapMod
from meadhall.games.swordsorcery.state import Area, State

HARD: Final = 2  # points for a Difficult area (SS-MAP-07)
NO_DOOR = Reason("SS-ARE-01", "closed-door")
NO_WAY = Reason("SS-MAP-15", "rail")
NO_CHASM = Reason("SS-MAP-16", "chasm")
NO_BARRIER = Reason("SS-MAP-05", "barrier")


class Step(NamedTuple):
    """A neighbouring area, and the movement points that it costs."""

    to: Area
    cost: int


class StepRules(NamedTuple):
    """Rules facts about a hero's steps: the present map, and the obstacles that do not stop the hero."""

    quest: str
    opened: int
    added: tuple[tuple[Area, tuple[str, ...]], ...]  # terrain that the quest has added
    unhindered: bool
    leaps: bool

    def has_terrain(self, area: Area, word: str) -> bool:
        """Whether an area has a terrain word, printed or added (SS-MAP-20)."""
        if word in board_of(self.quest).terrain[area]:
            return True
        return any(at == area and word in words for at, words in self.added)


def step_rules(s: State, at: int, *, leaping: bool = False) -> StepRules:
    """Return the rules for a hero that walks, or leaps if it can."""
    kit = statics.kit_of(s.heroes[at])
    added = tuple([(area, tuple(words)) for area, words in s.terrain.items()]) if s.terrain else ()
    return StepRules(s.quest, s.opened, added, IgnoreHindrancesMod in kit, leaping and LeapMod in kit)


def barred(rules: StepRules, here: Area, link: Link) -> Reason | None:
    """Why nobody steps over a link from an area."""
    if link.door and not link.door & rules.opened:
        return NO_DOOR
    if link.kind == "rail" and not rules.leaps:
        return NO_WAY
    if link.kind == "barrier" and here == link.b and not rules.unhindered:
        return NO_BARRIER
    if rules.has_terrain(link.other(here), CHASM) and not rules.leaps:
        return NO_CHASM
    return None


def cost_of(rules: StepRules, area: Area) -> int:
    """Cost for a hero to move into an area."""
    return HARD if rules.has_terrain(area, DIFFICULT) and not rules.unhindered else 1


def free_steps(s: State, at: int) -> list[Area]:
    """The areas into which a hero may step, at any cost; no leaps."""
    here, rules = s.heroes[at].area, step_rules(s, at)
    return sorted(link.other(here) for link in sight.board(s).around[here] if not barred(rules, here, link))


def steps(s: State, at: int, points: int) -> tuple[Step, ...]:
    """The steps of a Movement activity that these points allow (SS-MOV-02, SS-MAP-13, SS-MAP-21)."""
    return _steps(step_rules(s, at, leaping=True), s.heroes[at].area, points)


@lru_cache(maxsize=20_000)
def _steps(rules: StepRules, here: Area, points: int) -> tuple[Step, ...]:
    found: list[Step] = []
    for link in board_of(rules.quest).around[here]:
        to = link.other(here)
        if barred(rules, here, link):
            continue
        cost = cost_of(rules, to)
        if cost <= points and (not rules.leaps or _firm_within(rules, to, points - cost)):
            found.append(Step(to, cost))
    return tuple(sorted(found))


def _firm_within(rules: StepRules, area: Area, points: int) -> bool:
    """Whether firm ground is reached from an area with the points that are left (SS-MAP-21)."""
    if not rules.has_terrain(area, CHASM):
        return True
    if points < 1:
        return False
    links = board_of(rules.quest).around[area]
    ways = [link.other(area) for link in links if not link.door or link.door & rules.opened]
    return any(_firm_within(rules, to, points - cost_of(rules, to)) for to in ways if cost_of(rules, to) <= points)
