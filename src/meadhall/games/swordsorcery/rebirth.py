"""A Ghost Soul returns (SS-DTH-10, 11; SS-OPT-09). May import `figures` and `harm`."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.events import Resurrected
from meadhall.games.swordsorcery.figures.hp import most_hp
from meadhall.games.swordsorcery.figures.numbers import armor_shields
from meadhall.games.swordsorcery.state import State


def may_resurrect(s: State, at: int) -> bool:
    """Iron souls: once per quest only."""
    return s.heroes[at].ghost and not (s.options.iron_souls and s.heroes[at].resurrected)


def resurrect(t: Table[State], at: int, hp: int = 0) -> None:
    """Full HP unless told otherwise, no tokens, the armor's Magic Shields; used powers keep their state."""
    hero = t.state.heroes[at]
    hero.ghost, hero.resurrected = False, True
    hero.clear()
    most = most_hp(t.state, at)
    hero.wounds = most - hp if hp else 0
    hero.shields = armor_shields(hero)
    t.tell(Resurrected(hero.name, most - hero.wounds))
