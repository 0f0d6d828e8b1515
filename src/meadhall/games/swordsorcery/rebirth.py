"""A Ghost Soul returns (SS-DTH-10, 11; SS-OPT-09). May import `learning` and what is before it."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.events import RankChanged, Resurrected
from meadhall.games.swordsorcery.figures.crowd import most_hp
from meadhall.games.swordsorcery.figures.numbers import armor_shields
from meadhall.games.swordsorcery.learning import learn
from meadhall.games.swordsorcery.state import State


def may_resurrect(s: State, at: int) -> bool:
    """Iron souls: once per quest only."""
    return s.heroes[at].ghost and not (s.options.iron_souls and s.heroes[at].resurrected)


async def resurrect(t: Table[State], at: int, hp: Callable[[], int] | None = None) -> None:
    """Full HP unless told otherwise, no tokens, the armor's Magic Shields; used powers keep their state."""
    s, hero = t.state, t.state.heroes[at]
    hero.ghost, hero.resurrected = False, True
    hero.clear()
    lit, s.candle = s.candle, False
    if lit and hero.lost_rank:  # Candle for the Dead: whatever brings the first one back
        hero.rank, hero.lost_rank = hero.rank + 1, False
        t.tell(RankChanged(hero.name, hero.rank))
    hero.wounds = most_hp(s, at) - hp() if hp is not None else 0
    hero.shields = armor_shields(hero)
    t.tell(Resurrected(hero.name, most_hp(s, at) - hero.wounds))
    if lit:
        await learn(t, at)
